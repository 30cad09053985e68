"""The project's own tests; tests/README.md says which suite holds what."""
