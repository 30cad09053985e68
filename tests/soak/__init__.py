"""Random deals by the thousand, with every invariant of the rules checked after every action.

`harness` plays and checks one deal, `__main__` plays many (`make soak`); the suite of the core
plays some hundreds (`tests/core/test_harness.py`).
"""
