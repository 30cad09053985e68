"""The settings of the rules, and the named profiles. RULES.md names them in brackets.

Names, values and defaults are those of the record format. Every setting that is accepted here is
obeyed by the rules.
"""

from collections import OrderedDict

from .errors import BAD_SETTING, UNKNOWN_PROFILE, BadSetting
from .games import GEIER, SAUSPIEL, SOLO, WENZ
from .quoting import quoted

SECOND_CARD, FIRST_CARD = "second-card", "first-card"
BY_DECLARER, BY_SIDE = "declarer", "side"
OBERS_AND_UNTERS, ALL_TRUMPS = "obers-and-unters", "trumps"
EARLIER_SEAT, FIRST_BID = "earlier-seat", "first-bid"
REDEAL = "redeal"
MOVES, STAYS = "moves", "stays"

STARGAMES = "stargames"
PROFILES = (STARGAMES,)

_CHOICES = {
    "kontra_until": (SECOND_CARD, FIRST_CARD),
    "re_by": (BY_DECLARER, BY_SIDE),
    "runner_cards": (OBERS_AND_UNTERS, ALL_TRUMPS),
    "equal_rank": (EARLIER_SEAT, FIRST_BID),
    "all_pass": (REDEAL,),
    "dealer_after_all_pass": (MOVES, STAYS),
}
_RANGES = {
    "min_called_suit_cards": (1, 3),
    "run_away_min": (2, 9),
    "max_doubles": (0, 2),
}
_SWITCHES = ("runners_without", "tout_doubles_runners")
_RUNNER_KINDS = (SAUSPIEL, SOLO, WENZ, GEIER)
_VALUE_NAMES = ("sauspiel", "geier", "wenz", "solo", "tout", "schneider", "schwarz", "runner")
MAX_VALUE = 10000
SETTING_NAMES = (
    "min_called_suit_cards",
    "run_away_min",
    "kontra_until",
    "max_doubles",
    "re_by",
    "runners_min",
    "runner_cards",
    "runners_without",
    "tout_doubles_runners",
    "equal_rank",
    "all_pass",
    "dealer_after_all_pass",
    "values",
)


class Ruleset:
    """One table's rules: the default is the profile ``stargames``. Treat it as a value.

    ``changes`` holds what differs from the profile, as it stands in a record.
    """

    def __init__(
        self, profile: str = STARGAMES, changes: "dict[str, object] | None" = None
    ) -> None:
        """BadSetting unknown-profile, or bad-setting for a name or a value that does not exist."""
        if profile not in PROFILES:
            raise BadSetting(
                UNKNOWN_PROFILE, f"unknown profile: {quoted(profile)}; known: {', '.join(PROFILES)}"
            )
        self.profile = profile
        self.changes: dict[str, object] = {} if changes is None else changes
        self.min_called_suit_cards = 1
        self.run_away_min = 4
        self.kontra_until = SECOND_CARD
        self.max_doubles = 2
        self.re_by = BY_DECLARER
        self.runners_min = {SAUSPIEL: 3, SOLO: 3, WENZ: 2, GEIER: 2}
        self.runner_cards = OBERS_AND_UNTERS
        self.runners_without = True
        self.tout_doubles_runners = False
        self.equal_rank = EARLIER_SEAT
        self.all_pass = REDEAL
        self.dealer_after_all_pass = MOVES
        self.values = {
            "sauspiel": 1,
            "geier": 5,
            "wenz": 5,
            "solo": 5,
            "tout": 10,
            "schneider": 1,
            "schwarz": 1,
            "runner": 1,
        }
        for name in sorted(self.changes):  # unique: the names of a dict
            self._change(name, self.changes[name])

    def _change(self, name: str, value: object) -> None:
        if name in _CHOICES:
            if not isinstance(value, str) or value not in _CHOICES[name]:
                raise _bad_value(name, value, " or ".join(_CHOICES[name]))
            setattr(self, name, value)
        elif name in _RANGES:
            low, high = _RANGES[name]
            setattr(self, name, _whole_number(name, value, low, high))
        elif name in _SWITCHES:
            if not isinstance(value, bool):
                raise _bad_value(name, value, "true or false")
            setattr(self, name, value)
        elif name == "runners_min":
            self._change_members(name, self.runners_min, _RUNNER_KINDS, value, (1, 14))
        elif name == "values":
            self._change_members(name, self.values, _VALUE_NAMES, value, (0, MAX_VALUE))
        else:
            raise BadSetting(BAD_SETTING, f"no such setting: {quoted(name)}")

    def _change_members(
        self,
        name: str,
        members: dict[str, int],
        known: tuple[str, ...],
        value: object,
        limits: tuple[int, int],
    ) -> None:
        if not isinstance(value, dict):
            raise _bad_value(name, value, "an object")
        for member in sorted(value):  # unique: the names of a dict
            if member not in known:
                raise BadSetting(BAD_SETTING, f"no such member of {name}: {quoted(member)}")
            members[member] = _whole_number(f"{name}.{member}", value[member], limits[0], limits[1])

    def to_json(self) -> object:
        """The profile's name, or an object with the profile and the changes, as in a record."""
        if not self.changes:
            return self.profile
        result: dict[str, object] = OrderedDict()
        result["profile"] = self.profile
        for name in SETTING_NAMES:
            if name in self.changes:
                result[name] = self.changes[name]
        return result


def ruleset_from_json(value: object) -> Ruleset:
    """The ruleset of a record's ``rules``.

    A profile's name, or an object with ``profile`` and further members that override single
    settings. BadSetting for anything else.
    """
    if isinstance(value, str):
        return Ruleset(value)
    if not isinstance(value, dict):
        raise BadSetting(BAD_SETTING, "rules must be a profile's name or an object with a profile")
    profile = value.get("profile", STARGAMES)
    if not isinstance(profile, str):
        raise BadSetting(UNKNOWN_PROFILE, "the profile's name must be a text")
    return Ruleset(profile, {name: value[name] for name in value if name != "profile"})


def _whole_number(name: str, value: object, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise _bad_value(name, value, f"a whole number from {low} to {high}")
    return value


def _bad_value(name: str, value: object, wanted: str) -> BadSetting:
    shown = "something else"
    if isinstance(value, str):
        shown = quoted(value)
    elif value is None or isinstance(value, (bool, int)):
        shown = str(value)
    return BadSetting(BAD_SETTING, f"{name} must be {wanted}, not {shown}")
