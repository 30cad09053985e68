"""The command line's suite: the referee's protocol and the arena."""
