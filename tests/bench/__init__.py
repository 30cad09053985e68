"""The numbers that the game promises, measured: `python -m tests.bench`, printed as tables."""
