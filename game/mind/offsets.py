"""How open cards are corrected to what deals bring, by contract and deck; and the doubt that stays.

A row is (constant, share of the open score, share of the tables' estimate), in thousandths, for the
declarer's score. Fitted to self-play by ``python -m tests.mind.fit_offsets``, which writes them.
"""

DECLARER = {
    ("sauspiel", "long"): (-327, 107, 1085),
    ("sauspiel", "short"): (6, 526, 571),
    ("geier", "long"): (952, 326, 1063),
    ("geier", "short"): (2655, 313, 547),
    ("wenz", "long"): (5217, 406, 498),
    ("wenz", "short"): (2615, 214, 845),
    ("solo", "long"): (231, 107, 1048),
    ("solo", "short"): (3385, 581, 344),
}
"""Seen by the declarer, with what it knows when it first speaks."""

OPPONENT = {
    ("sauspiel", "long"): (-345, 241, 562),
    ("sauspiel", "short"): (-145, 144, 726),
    ("geier", "long"): (-7799, -34, 805),
    ("geier", "short"): (-7160, -14, 1201),
    ("wenz", "long"): (-6214, -77, 788),
    ("wenz", "short"): (-798, 84, 623),
    ("solo", "long"): (308, 174, 478),
    ("solo", "short"): (-410, 42, 695),
}
"""Seen by an opponent before the first card, when Kontra is asked."""
