"""How open cards are corrected to what deals bring, by contract and deck; and the doubt that stays.

A row is (constant, share of the open score, share of the tables' estimate), in thousandths, for the
declarer's score. Fitted to self-play by ``python -m tests.mind.fit_offsets``, which writes them.
"""

DECLARER = {
    ("sauspiel", "long"): (-191, 53, 1131),
    ("sauspiel", "short"): (268, 203, 713),
    ("geier", "long"): (1561, 183, 858),
    ("geier", "short"): (-736, 122, 866),
    ("wenz", "long"): (3451, 350, 582),
    ("wenz", "short"): (3696, 299, 722),
    ("solo", "long"): (1308, 372, 674),
    ("solo", "short"): (3009, 501, 472),
}
"""Seen by the declarer, with what it knows when it first speaks."""

OPPONENT = {
    ("sauspiel", "long"): (299, 544, 399),
    ("sauspiel", "short"): (13, -49, 1213),
    ("geier", "long"): (1152, -33, 898),
    ("geier", "short"): (-6641, -29, 1418),
    ("wenz", "long"): (-1476, 2, 1144),
    ("wenz", "short"): (2398, -8, 871),
    ("solo", "long"): (2467, 100, 1010),
    ("solo", "short"): (167, 100, 1115),
}
"""Seen by an opponent before the first card, when Kontra is asked."""
