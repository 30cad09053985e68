"""The command line: the referee (JSON Lines in and out) and the arena (bots by number).

Runs under CPython alone. PROTOCOL.md beside this file is what other programs are written against.
"""
