"""Tests of scenes, their comparison, the words and the announcements."""
