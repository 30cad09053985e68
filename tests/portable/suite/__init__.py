"""The portable packages' own suite, itself in the portable subset.

Every section is a function `section(read)` that yields pairs (name, text). `read(path)` gives a
data file's text. `transcript.run` prints one line a pair; CPython, MicroPython and Pyodide must
print the same bytes, and every assertion must hold in each.
"""
