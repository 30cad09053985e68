"""Schafkopf: rules, bots, screens and the page that shows them.

What may import what is in ARCHITECTURE.md; tests/test_imports.py holds it.
"""

VERSION = "2026.12.1"
