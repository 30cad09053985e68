"""Tests of `game/core`: every rule case, properties, views, errors, and comparisons."""
