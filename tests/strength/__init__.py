"""Measuring the bots: the ladder, blunders and bidding at length, and the log of what came out.

Measurements take minutes to hours, can be stopped at any time, and go on where they were: what was
played is kept in a folder that git ignores, apart for each state of the source that plays.
"""
