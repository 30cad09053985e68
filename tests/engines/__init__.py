"""The page in Firefox and in WebKit (`make test-engines`)."""
