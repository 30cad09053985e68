"""The protocol's own samples, typed from its description."""

from typing import Any

Json = dict[str, Any]

SHORT_DEAL = [
    "SO EK E9 GA SA SK",
    "EO GO EU HK EX GX",
    "HU SU HA HX H9 S9",
    "HO GU EA GK G9 SX",
]

SAMPLE_LOG = [
    "0 pass",
    "1 sauspiel",
    "2 pass",
    "3 pass",
    "1 call E",
    "2 kontra",
    "0 EK",
    "1 EX",
    "2 HA",
    "3 EA",
]

LONG_DEAL = [
    "EO GO HO SU GK E7 S8 S7",
    "SO EU H9 H8 H7 E8 SA SX",
    "HX GA G9 G8 G7 EA EX SK",
    "GU HU HA HK GX EK E9 S9",
]

TRUMPS: Json = {"ask": "trumps", "contract": "wenz", "suit": None, "deck": "long"}
WINNER: Json = {"ask": "winner", "contract": "solo", "suit": "S", "trick": "HA H9 S7 HX"}
CALLABLE: Json = {"ask": "callable", "deck": "long", "hand": "EO GU H9 E8 E7 GA S9 S7"}
LEGAL: Json = {
    "ask": "legal",
    "contract": "sauspiel",
    "suit": "G",
    "deck": "long",
    "hand": "EO H7 EA E8 SK",
    "trick": "EK",
    "suit_led": False,
    "ran_away": False,
}
BIDS: Json = {
    "ask": "bids",
    "deck": "long",
    "dealer": 3,
    "seat": 1,
    "hand": "SO EU H9 H8 H7 E8 SA SX",
    "log": ["0 solo"],
}
SETTLE: Json = {
    "ask": "settle",
    "contract": "solo",
    "deck": "long",
    "declarer": 0,
    "partner": None,
    "side_points": 95,
    "side_tricks": 7,
    "side_trumps": "EO GO HO",
    "kontra": False,
    "re": False,
}
RECORD: Json = {
    "ask": "record",
    "v": 1,
    "rules": "stargames",
    "deck": "short",
    "dealer": 3,
    "hands": SHORT_DEAL,
    "log": SAMPLE_LOG,
}


def view_of(record: Json, seat: int) -> Json:
    """The record as one seat may see it."""
    hands = [hand if other == seat else None for other, hand in enumerate(record["hands"])]
    return {**record, "hands": hands}


CHOOSE: Json = {
    "ask": "choose",
    "level": "normal",
    "seat": 2,
    "view": {name: member for name, member in view_of(RECORD, 2).items() if name != "ask"},
    "worlds": 50,
    "seed": 7,
}

ALL = [TRUMPS, WINNER, CALLABLE, LEGAL, BIDS, SETTLE, RECORD, CHOOSE]
