"""Screens as plain data: what the page shows, in the reader's language.

A Screen (screen.py) goes in, a tree of Nodes (scene.py) comes out of build.py, and diff.py turns
two trees into the few operations that static/js/patch.js carries out. Everything is a pure
function of its arguments. Not here: rules (core), what happens after a press (app), the browser.
"""
