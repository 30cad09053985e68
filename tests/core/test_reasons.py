"""Why an action is refused: every reason is reached, with its paragraph and its cards."""

import pytest

from game.core.actions import why_illegal
from game.core.cards import cards_code, suit_code
from game.core.errors import IllegalAction
from game.core.reasons import CLAUSES, CODES, Reason, make_reason, reason_sentence
from game.core.round import Round
from game.core.rulesets import Ruleset
from tests.core.build import at_table, play_on, replayed
from tests.rule_cases import case_named

SAUSPIEL = ("0 sauspiel", "1 pass", "2 pass", "3 pass", "0 call G")
SOLO = ("0 pass", "1 solo", "2 pass", "3 pass", "1 trump S")
ONE_CALLS = ("0 pass", "1 sauspiel", "2 pass", "3 pass")
ALL_PASS = ("0 pass", "1 pass", "2 pass", "3 pass")

# The hands of the table: 0 EO GO HO SU GK E7 S8 S7, 1 SO EU H9 H8 H7 E8 SA SX,
# 2 HX GA G9 G8 G7 EA EX SK, 3 GU HU HA HK GX EK E9 S9.
# Log, the entry that is refused, reason, paragraph of RULES.md, its cards, its suit, its kind.
REFUSED = [
    ((), "0 solitaire", "not-an-action", "2.1", "", None, None),
    (SAUSPIEL, "0 ZZ", "not-an-action", "2.1", "", None, None),
    ((), "1 pass", "out-of-turn", "2.1", "", None, None),
    (SAUSPIEL, "1 E8", "out-of-turn", "2.1", "", None, None),
    ((), "0 E7", "wrong-phase", "2.4", "", None, None),
    ((), "0 call E", "wrong-phase", "2.4", "", None, None),
    (SAUSPIEL[:4], "0 wenz", "wrong-phase", "2.4", "", None, None),
    (SAUSPIEL[:4], "0 trump G", "wrong-phase", "2.4", "", None, None),
    (SOLO[:4], "1 call G", "wrong-phase", "2.4", "", None, None),
    (SAUSPIEL, "0 pass", "wrong-phase", "2.4", "", None, None),
    (ALL_PASS, "0 sauspiel", "wrong-phase", "2.4", "", None, None),
    (("0 wenz",), "1 geier", "bid-too-low", "2.3", "", None, "wenz"),
    (("0 wenz",), "1 wenz", "bid-too-low", "2.3", "", None, "wenz"),
    (SAUSPIEL[:4], "0 call H", "call-herz", "3.1", "", "H", None),
    (ONE_CALLS, "1 call S", "call-own-ace", "3.2", "", "S", None),
    (ONE_CALLS, "1 call G", "call-no-card", "3.3", "", "G", None),
    (SAUSPIEL, "0 EA", "not-in-hand", "5.3", "", None, None),
    ((*SAUSPIEL, "0 E7"), "1 SA", "follow-suit", "5.3", "E8", "E", None),
    ((*SAUSPIEL, "0 EO"), "1 SA", "follow-trump", "5.3", "SO EU H9 H8 H7", None, None),
    ((*SAUSPIEL, "0 GK", "1 H7"), "2 G9", "ace-forced", "4.1", "GA", "G", None),
    ((*SAUSPIEL, "0 GK", "1 H7"), "2 EA", "ace-forced", "4.1", "GA", "G", None),
    (SAUSPIEL, "0 kontra", "kontra-own-side", "6.1", "", None, None),
    (SAUSPIEL, "2 kontra", "kontra-own-side", "6.1", "", None, None),
    (SAUSPIEL[:4], "1 kontra", "kontra-closed", "6.1", "", None, None),
    ((*SAUSPIEL, "0 E7", "1 E8"), "3 kontra", "kontra-closed", "6.1", "", None, None),
    ((*SAUSPIEL, "1 kontra"), "3 kontra", "kontra-said", "6.2", "", None, None),
    (SAUSPIEL, "0 re", "re-no-kontra", "6.3", "", None, None),
    ((*SAUSPIEL, "1 kontra"), "2 re", "re-not-yours", "6.3", "", None, None),
    ((*SAUSPIEL, "1 kontra"), "1 re", "re-not-yours", "6.3", "", None, None),
    ((*SAUSPIEL, "1 kontra", "0 re"), "0 re", "re-said", "6.2", "", None, None),
    ((*SAUSPIEL, "1 kontra", "0 E7", "1 E8"), "0 re", "re-closed", "6.3", "", None, None),
]  # fmt: skip


def found(deal: Round, entry: str) -> Reason:
    """The reason against an entry, from the view of its seat."""
    reason = deal.view(int(entry[0])).why_illegal(entry[2:])
    assert reason is not None
    return reason


def says(reason: Reason) -> tuple[str, str, str, str | None, str | None]:
    """A reason as texts."""
    suit = None if reason.suit is None else suit_code(reason.suit)
    return reason.code, reason.clause, cards_code(reason.cards), suit, reason.kind


@pytest.mark.parametrize(
    ("log", "entry", "expected"),
    [pytest.param(row[0], row[1], row[2:], id=f"{row[2]}: {row[1]}") for row in REFUSED],
)
def test_reason(log: tuple[str, ...], entry: str, expected: tuple[object, ...]) -> None:
    deal = at_table(*log)
    assert says(found(deal, entry)) == expected
    with pytest.raises(IllegalAction) as refused:
        play_on(deal, entry)
    assert says(refused.value.reason) == expected
    assert refused.value.code == {
        "not-an-action": "bad-action",
        "out-of-turn": "out-of-turn",
    }.get(str(expected[0]), "illegal-action")
    assert f"(rule {expected[1]})" in refused.value.message


# Hands in which a duty of the called ace binds its holder on lead or when it can't follow.
HOLDER_LEADS = {
    "deck": "short",
    "dealer": 3,
    # E18: seat 0 holds GA and two more of the called suit.
    "hands": ["GA GX GK EU H9 S9", "G9 EO GO HO SO HA", "GU HU HX HK EA EX", "SU EK E9 SA SX SK"],
    "log": ["0 pass", "1 sauspiel", "2 pass", "3 pass", "1 call G"],
}
HOLDER_IS_VOID = {
    **HOLDER_LEADS,
    "dealer": 2,
    "log": ["3 pass", "0 pass", "1 sauspiel", "2 pass", "1 call G", "3 EK"],
}
LOCKED = {
    "hands": [
        case_named("F14")["hand"],
        "EO HO GU SU HX HK EX EK",
        "H9 H8 H7 E8 E7 GX GK G9",
        "G8 G7 SA SX SK S9 S8 S7",
    ]
}


def test_the_holder_may_not_lead_under_its_ace() -> None:
    reason = found(replayed(HOLDER_LEADS), "0 GX")
    assert says(reason) == ("ace-lead", "4.2", "EU H9 GA S9", "G", None)


def test_the_holder_may_not_throw_its_ace_away() -> None:
    reason = found(replayed(HOLDER_IS_VOID), "0 GA")
    assert says(reason) == ("ace-discard", "4.4", "EU H9 GX GK S9", "G", None)


def test_a_locked_hand_cannot_bid_sauspiel() -> None:
    assert says(found(replayed(LOCKED), "0 sauspiel")) == ("bid-no-ace", "2.5", "", None, None)


def test_kontra_that_is_not_played() -> None:
    deal = at_table(*SAUSPIEL, ruleset=Ruleset("stargames", {"max_doubles": 0}))
    assert deal.kontra_open() == ()
    assert says(found(deal, "1 kontra")) == ("kontra-off", "6.2", "", None, None)
    assert says(found(deal, "0 re")) == ("kontra-off", "6.2", "", None, None)


def test_every_reason_is_reached_here() -> None:
    elsewhere = {"ace-lead", "ace-discard", "bid-no-ace", "kontra-off"}
    assert {row[2] for row in REFUSED} | elsewhere == set(CODES)
    assert set(CLAUSES) == set(CODES)


def test_a_sentence_names_rule_cards_and_kind() -> None:
    follow = make_reason("follow-suit", (18, 21), 2)
    assert "HK H9" in reason_sentence(follow)
    assert "5.3" in reason_sentence(follow)
    assert "wenz" in reason_sentence(make_reason("bid-too-low", kind="wenz"))
    for code in CODES:
        assert CLAUSES[code] in reason_sentence(make_reason(code))


def test_no_sentence_keeps_a_gap() -> None:
    for log, entry, *_ in REFUSED:
        assert "{" not in reason_sentence(found(at_table(*log), entry))
    for value, entry in ((HOLDER_LEADS, "0 GX"), (HOLDER_IS_VOID, "0 GA"), (LOCKED, "0 sauspiel")):
        assert "{" not in reason_sentence(found(replayed(value), entry))


def test_a_legal_action_has_no_reason() -> None:
    deal = at_table(*SAUSPIEL)
    assert deal.view(0).why_illegal("E7") is None
    assert deal.view(1).why_illegal("kontra") is None
    assert why_illegal(deal.table, 0, deal.dealt_sets[0], "GK") is None
