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
    ("sauspiel", "long"): (-482, 351, 595),
    ("sauspiel", "short"): (-391, 87, 843),
    ("geier", "long"): (-2211, 12, 744),
    ("geier", "short"): (-11595, -41, 1395),
    ("wenz", "long"): (-2965, -49, 518),
    ("wenz", "short"): (-2136, 57, 951),
    ("solo", "long"): (-4019, 112, 934),
    ("solo", "short"): (-2082, 101, 846),
}
"""Seen by an opponent before the first card, when Kontra is asked."""
