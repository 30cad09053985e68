"""The project's own tools: runtimes, lists, server, browser, distribution."""
