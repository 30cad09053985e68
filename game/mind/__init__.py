"""Thinking with open cards: the exact solver, and what strong play and review stand on.

Here belongs what sees all four hands of a *supposed* deal: positions, the readable solver, the door
to the compiled one (`kernel/`). It is never loaded by the page (CPython, and Pyodide in a worker),
knows `core` alone and reads no file: whoever starts it hands the compiled module in.
"""
