"""Golden records: deals of every contract with both decks, with the verdict of the reference.

Each file is a record as the program reads it (`records`: hands, log) with two members more, which
a reader ignores: `about` says what the deal shows, `expect` what must come out. The verdict is that
of `tests/reference`, never the core's. `python -m tests.golden` deals and judges all of them anew;
`test_golden.py` compares.
"""
