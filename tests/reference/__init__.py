"""A second, slow implementation of the rules, to compare the core with.

Written from the rules alone and never from `game/core`, which it does not import. Cards are
strings ("GX"), hands are lists, every question is answered by looking through them. Nothing here
is fast and nothing is shared with the core, so that both can only agree by being right.
"""
