"""The rules of Schafkopf, pure: no input or output, no clock, no browser.

Chance comes in as an argument. Everything here runs under CPython, Pyodide
and MicroPython. RULES.md beside this file is the rule book whose paragraphs
the code cites. Not here: what a screen looks like, what a bot prefers.
"""
