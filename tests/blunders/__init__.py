"""Blunders N1 to N17: what everybody at the table can prove, as code, and how often it happens.

Written apart from the bots' own vetoes, with plainer and more careful proofs: what is reported here
is certainly a blunder. The numbers are those of the list that the levels are held to. N16, a choice
that depends on hidden cards, is `tests/bots/test_blindness.py`.
"""
