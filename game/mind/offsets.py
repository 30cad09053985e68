"""How open cards are corrected to what deals bring, by contract and deck; and the doubt that stays.

A row is (constant, share of the open score, share of the tables' estimate), in thousandths, for the
declarer's score. Fitted to self-play by ``python -m tests.mind.fit_offsets``, which writes them.
"""

DECLARER = {
    ("sauspiel", "long"): (-625, 717, 446),
    ("sauspiel", "short"): (-286, 824, 46),
    ("geier", "long"): (39, 244, 680),
    ("geier", "short"): (2354, 568, 63),
    ("wenz", "long"): (4573, 650, 456),
    ("wenz", "short"): (5349, 666, 376),
    ("solo", "long"): (-800, -6, 1517),
    ("solo", "short"): (6647, 1070, -178),
}
"""Seen by the declarer, with what it knows when it first speaks."""

OPPONENT = {
    ("sauspiel", "long"): (-666, 144, 723),
    ("sauspiel", "short"): (-202, 227, 274),
    ("geier", "long"): (-10636, -128, 912),
    ("geier", "short"): (-7955, -44, 877),
    ("wenz", "long"): (-2368, 140, 500),
    ("wenz", "short"): (164, 122, 552),
    ("solo", "long"): (-561, 219, 747),
    ("solo", "short"): (416, 20, 465),
}
"""Seen by an opponent before the first card, when Kontra is asked."""
