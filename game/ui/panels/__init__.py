"""What opens over the table: last trick, reckoning, scores, settings, help, about.

Each is a module that build.py imports when it is first shown, so that none delays the first hand.
"""
