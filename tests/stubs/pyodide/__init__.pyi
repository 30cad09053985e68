"""Pyodide's own package, as far as the worker's Python asks for it."""
