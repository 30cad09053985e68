"""Tests of patch.js on a page without Python: operations in, document and events out."""
