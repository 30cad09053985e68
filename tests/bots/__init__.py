"""Tests of the bots, and the tools that measure and fit them."""
