"""How open cards are corrected to what deals bring, by contract and deck.

A row is (constant, share of the open score, share of the tables' estimate), in thousandths, for the
declarer's score. Fitted to self-play by ``python -m tests.mind.fit_offsets``, which writes them.
"""

DECLARER = {
    ("sauspiel", "long"): (-294, 74, 1044),
    ("sauspiel", "short"): (250, -12, 1027),
    ("geier", "long"): (2680, 123, 898),
    ("geier", "short"): (274, 189, 756),
    ("wenz", "long"): (2691, 273, 665),
    ("wenz", "short"): (3710, 378, 612),
    ("solo", "long"): (1716, 216, 821),
    ("solo", "short"): (2491, 273, 648),
}
"""Seen by the declarer, with what it knows when it first speaks."""

OPPONENT = {
    ("sauspiel", "long"): (198, 417, 382),
    ("sauspiel", "short"): (235, 475, 636),
    ("geier", "long"): (5302, 120, 775),
    ("geier", "short"): (-3968, 93, 1214),
    ("wenz", "long"): (-2961, -93, 1286),
    ("wenz", "short"): (2547, 140, 770),
    ("solo", "long"): (6595, 227, 546),
    ("solo", "short"): (3954, 369, 468),
}
"""Seen by an opponent before the first card, when Kontra is asked."""
