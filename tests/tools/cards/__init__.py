"""Draws the project's own German-suited deck as SVG files; run `python -m tests.tools.cards`."""
