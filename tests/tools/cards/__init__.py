"""Draws the project's own decks as SVG files; run `python -m tests.tools.cards`."""
