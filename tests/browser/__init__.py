"""Tests of the whole page in a real browser."""
