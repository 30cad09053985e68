"""Thinking with open cards: the exact solver, the hands that are supposed, and the level strong.

Here belongs what sees all four hands of a *supposed* deal: positions, the readable solver, the door
to the compiled one (`kernel/`), the sampling of hidden hands, and what `strong` makes of them. It
is never loaded by the page (CPython, and Pyodide in a worker), knows `core` and `bots` alone and
reads no file: whoever starts it hands the compiled module in.
"""
