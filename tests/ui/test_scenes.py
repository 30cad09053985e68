"""Scenes: the right answers on offer in every phase, nothing hidden, nothing left from before."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.core.cards import CARDS, card_code
from game.core.decided import is_decided
from game.core.games import KINDS
from game.core.round import Round
from game.core.table import AUCTION, NAMING, PLAY
from game.ui.build import build
from game.ui.choices import LANGUAGES
from game.ui.diff import diff
from game.ui.scene import Node
from game.ui.screen import PANELS, Screen
from tests.strategies import rounds, seats, swapped
from tests.ui.conftest import words_of
from tests.ui.render import Document, faults, nodes, present, to_html
from tests.ui.tables import K01, LONG_HANDS, SETTINGS, SHORT_HANDS, deal, played, screen

GERMAN = words_of("de")
HELPFUL = SETTINGS._replace(beginner=True, notation=True, auto_play=True, quick_finish=True)
SLOW = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def attributes(node: Node) -> dict[str, str]:
    return dict(present(node))


def by_key(root: Node, key: str) -> Node:
    (found,) = [node for node in nodes(root) if node.key == key]
    return found


def of_class(root: Node, name: str) -> list[Node]:
    return [node for node in nodes(root) if name in attributes(node).get("class", "").split()]


def answers(root: Node) -> dict[str, bool]:
    """What the buttons of the question and the hand offer: action → whether it is allowed."""
    return {
        attributes(node)["data-act"]: "aria-disabled" not in attributes(node)
        for node in of_class(root, "action") + of_class(root, "card")
        if "data-act" in attributes(node)
    }


def said_at(root: Node, seat: int) -> str | None:
    found = [node for node in nodes(root) if node.key == f"p{seat}-said"]
    return attributes(found[0])["data-said"] if found else None


def everything(root: Node) -> list[str]:
    """Every string of a scene: keys, values and texts."""
    return [
        part
        for node in nodes(root)
        for part in (node.key, node.text, *[value for _, value in present(node)])
    ]


def screen_of(state: Round, seat: int, resting: bool = False) -> Screen:
    shown = screen(state, seat)
    shown.resting = resting and state.table.open_trick is None and bool(state.table.tricks)
    return shown


# What is on offer.


@given(rounds(), seats)
@SLOW
def test_scene_offers_exactly_what_is_legal(state: Round, seat: int) -> None:
    root = build(screen(state, seat), GERMAN)
    assert faults(root) == []
    offered = answers(root)
    legal = state.view(seat).legal()
    if state.table.phase == AUCTION and legal:
        assert set(offered) - {f"play:{card_code(card)}" for card in CARDS} == {"pass", *KINDS}
        assert [act for act in ("pass", *KINDS) if offered[act]] == list(legal)
    elif state.table.phase == NAMING and legal:
        acts = [act for act in offered if not act.startswith("play:")]
        assert [act.replace(":", " ") for act in acts if offered[act]] == list(legal)
    elif state.table.phase == PLAY and legal:
        assert {act[5:] for act, allowed in offered.items() if allowed} == set(legal)
    elif not state.is_over:
        # Not the viewer's turn: cards only, none of them marked either way.
        assert all(act.startswith("play:") for act in offered)
        assert all("data-legal" not in attributes(node) for node in of_class(root, "card"))
        assert all(offered.values())


@given(rounds(), seats)
@SLOW
def test_forbidden_answer_has_its_reason(state: Round, seat: int) -> None:
    view = state.view(seat)
    for act, allowed in answers(build(screen(state, seat), GERMAN)).items():
        if not allowed:
            reason = view.why_illegal(act[5:] if act.startswith("play:") else act.replace(":", " "))
            assert reason is not None
            assert GERMAN.reason(reason)


@pytest.mark.parametrize("asking", ["kontra", "re"])
def test_question_offers_the_word_and_no(asking: str) -> None:
    state = played(deal(LONG_HANDS, "long"), "0 solo,1 pass,2 pass,3 pass,0 trump E,2 kontra")
    shown = screen(state, 0)
    shown.asking = asking
    root = build(shown, GERMAN)
    assert [attributes(node)["data-act"] for node in of_class(root, "action")] == ["pass", asking]
    assert attributes(root)["data-asking"] == asking
    # The viewer leads: its cards stay in play, and playing one declines.
    assert all("data-legal" in attributes(node) for node in of_class(root, "card"))


def test_called_aces_leave_out_herz() -> None:
    """Cases D01 and 3.1: EA and GA are held, SA may be called; the ace of Herz isn't offered."""
    state = played(deal(LONG_HANDS, "long"), "0 sauspiel,1 pass,2 pass,3 pass")
    offered = answers(build(screen(state, 0), GERMAN))
    calls = {act: allowed for act, allowed in offered.items() if act.startswith("call:")}
    assert calls == {"call:E": False, "call:G": False, "call:S": True}


def test_solo_names_any_suit() -> None:
    state = played(deal(LONG_HANDS, "long"), "0 solo,1 pass,2 pass,3 pass")
    acts = [act for act in answers(build(screen(state, 0), GERMAN)) if act.startswith("trump:")]
    assert acts == ["trump:E", "trump:G", "trump:H", "trump:S"]


def test_armed_action_asks_again() -> None:
    shown = screen(deal(LONG_HANDS, "long"), 0)
    shown.armed = "solo"
    root = build(shown, GERMAN)
    assert attributes(by_key(root, "act-solo"))["data-armed"] == "true"
    assert by_key(root, "act-text-solo").text == "Solo? Noch mal drücken"
    assert [node.key for node in nodes(root) if "data-armed" in attributes(node)] == ["act-solo"]


def test_armed_card_is_marked() -> None:
    state = played(deal(LONG_HANDS, "long"), "0 pass,1 pass,2 wenz,3 pass")
    shown = screen(state, 0)
    shown.armed = "play:EA"
    root = build(shown, GERMAN)
    assert [node.key for node in nodes(root) if "data-armed" in attributes(node)] == ["cEA"]


def test_notice_says_the_rule_and_the_cards() -> None:
    """Case C01: Eichel is led, EA and E8 follow, SK does not."""
    state = played(deal(LONG_HANDS, "long"), "0 pass,1 pass,2 wenz,3 pass,0 G7,1 GX,2 GK,3 G8")
    state = played(state, "1 EX,2 EK,3 E9")
    shown = screen(state, 0)
    shown.notice = shown.view.why_illegal("SK")
    notice = by_key(build(shown, GERMAN), "notice")
    assert notice.text == (
        "Du musst Eichel bedienen: Eichel-Ass, Eichel-Ober oder Eichel-Acht. (Regel 5.3)"
    )
    assert attributes(notice)["data-kind"] == "reason"


# What stands where.


@given(rounds(), seats)
@SLOW
def test_root_tells_the_state(state: Round, seat: int) -> None:
    root = attributes(build(screen(state, seat), GERMAN))
    table = state.table
    assert root["data-phase"] == table.phase
    assert root["data-turn"] == ("" if table.turn is None else str(table.turn))
    assert root["data-contract"] == ("" if table.contract is None else table.contract.kind)
    assert root["data-pack"] == table.deck
    assert root["data-me"] == str(seat)


@given(rounds(), seats, st.booleans())
@SLOW
def test_seats_show_what_is_public(state: Round, seat: int, resting: bool) -> None:
    shown = screen_of(state, seat, resting)
    root = build(shown, GERMAN)
    places = [attributes(node)["data-place"] for node in of_class(root, "seat")]
    assert places == ["left", "across", "right", "me"]
    for each in range(4):
        here = attributes(by_key(root, f"p{each}"))
        assert here["data-place"] == ("me", "left", "across", "right")[(each - seat) % 4]
        assert ("data-dealer" in here) == (state.table.dealer == each)
        assert ("data-turn" in here) == (state.table.turn == each and not shown.resting)
        if each != seat:
            backs = by_key(root, f"p{each}-backs")
            assert len(backs.children) == state.table.hand_count(each)
            assert all(present(back) == [("class", "back")] for back in backs.children)


def test_roles_tell_no_more_than_the_viewer_knows() -> None:
    """Case 3.4: the partner must not say so; until the ace falls only its holder knows."""
    start = played(deal(SHORT_HANDS, "short"), "0 pass,1 sauspiel,2 pass,3 pass,1 call E")

    def roles(state: Round, seat: int) -> list[str | None]:
        root = build(screen(state, seat), GERMAN)
        return [attributes(by_key(root, f"p{each}")).get("data-role") for each in range(4)]

    assert roles(start, 0) == ["opponent", "declarer", None, None]
    assert roles(start, 1) == [None, "declarer", None, None]
    assert roles(start, 3) == ["opponent", "declarer", "opponent", "partner"]
    shown = played(start, "0 EK,1 EX,2 HA,3 EA")
    for seat in range(4):
        assert roles(shown, seat) == ["opponent", "declarer", "opponent", "partner"]


def test_solo_is_played_alone() -> None:
    state = played(deal(LONG_HANDS, "long"), "0 pass,1 pass,2 solo,3 pass")
    naming = build(screen(state, 0), GERMAN)
    assert "data-role" not in attributes(by_key(naming, "p0"))
    root = build(screen(played(state, "2 trump H"), 0), GERMAN)
    found = [attributes(by_key(root, f"p{seat}"))["data-role"] for seat in range(4)]
    assert found == ["opponent", "opponent", "declarer", "opponent"]


@pytest.mark.parametrize(
    ("log", "said"),
    [
        ("", [None, None, None, None]),
        ("0 pass,1 sauspiel", ["pass", "sauspiel", None, None]),
        ("0 sauspiel,1 pass,2 pass,3 pass,0 call S", ["call", "pass", "pass", "pass"]),
        ("0 sauspiel,1 pass,2 pass,3 pass,0 call S,0 GA", [None, None, None, None]),
        ("0 pass,1 pass,2 solo,3 pass,2 trump H,0 G7", [None, None, "trump", None]),
        ("0 pass,1 pass,2 wenz,3 pass", ["pass", "pass", "wenz", "pass"]),
        ("0 pass,1 pass,2 solo,3 pass,2 trump H,0 kontra", ["kontra", "pass", "trump", "pass"]),
        ("0 solo,1 pass,2 pass,3 pass,0 trump E,2 kontra,0 re", ["re", "pass", "kontra", "pass"]),
        ("0 pass,1 pass,2 wenz,3 pass,0 G7,1 GX,2 GK,3 G8,1 SA", [None, None, None, None]),
    ],
)
def test_bubbles_hold_what_was_said(log: str, said: list[str | None]) -> None:
    root = build(screen(played(deal(LONG_HANDS, "long"), log), 0), GERMAN)
    assert [said_at(root, seat) for seat in range(4)] == said


@given(rounds(), seats, st.booleans())
@SLOW
def test_trick_lies_in_the_order_of_play(state: Round, seat: int, resting: bool) -> None:
    shown = screen_of(state, seat, resting)
    root = build(shown, GERMAN)
    trick = shown.view.table.last_trick if shown.resting else shown.view.table.open_trick
    slots = by_key(root, "trick").children
    assert len(slots) == 4
    filled = [slot for slot in slots if slot.children]
    cards = () if trick is None else trick.cards
    assert [slot.children[0].key for slot in filled] == ["c" + card_code(card) for card in cards]
    for step, slot in enumerate(filled):
        assert trick is not None
        who = (trick.leader + step) % 4
        assert attributes(slot)["data-seat"] == str(who)
        assert ("data-winner" in attributes(slot)) == (trick.winner == who)
        assert attributes(slot.children[0])["data-from"] == f"p{who}"
        leave = attributes(slot.children[0]).get("data-leave")
        assert leave == (None if trick.winner is None else f"p{trick.winner}")


@given(rounds(), seats)
@SLOW
def test_hand_is_sorted_by_the_contract(state: Round, seat: int) -> None:
    root = build(screen(state, seat), GERMAN)
    order = () if state.is_over else state.table.game.sorted_hand(state.hand(seat))
    assert [item.key for item in by_key(root, "hand").children] == [
        f"h{card_code(c)}" for c in order
    ]
    gaps = [attributes(node).get("data-gap") for node in of_class(by_key(root, "hand"), "card")]
    classes = [state.table.game.suit_class(card) for card in order]
    for index in range(1, len(order)):
        assert (gaps[index] == "true") == (classes[index] != classes[index - 1])


def test_pile_lies_with_the_winner_of_the_trick_before() -> None:
    state = played(deal(SHORT_HANDS, "short"), K01[: K01.index(",2 S9")])
    resting = build(screen_of(state, 0, resting=True), GERMAN)
    assert not of_class(resting, "pile")
    root = build(screen(state, 0), GERMAN)
    assert attributes(by_key(root, "pile"))["data-place"] == "across"


# Nothing hidden.


@given(rounds(), seats, st.booleans(), st.sampled_from([None, *PANELS]))
@SLOW
def test_no_hidden_card_is_in_the_scene(
    state: Round, seat: int, resting: bool, panel: str | None
) -> None:
    shown = screen_of(state, seat, resting)
    shown.panel = panel
    root = build(shown, GERMAN)
    assert faults(root) == []
    table = state.table
    seen = state.hand(seat)
    for trick in (table.open_trick, table.last_trick):
        if trick is not None:
            seen |= sum(1 << card for card in trick.cards)
    if shown.is_over:
        seen = table.played | seen
    if panel == "settings":
        seen |= shown.view.dealt_set  # the picture there shows the own hand as it was dealt
    texts = everything(root)
    for card in CARDS:
        if not seen >> card & 1:
            name = GERMAN.card(card)
            assert not [text for text in texts if card_code(card) in text or name in text]


@given(rounds(), seats, st.randoms(use_true_random=False))
@SLOW
def test_scene_is_the_same_whatever_the_others_hold(
    state: Round, seat: int, chance: random.Random
) -> None:
    def page(of: Round) -> str:
        shown = screen(of, seat, HELPFUL)
        shown.has_beside = True
        shown.can_finish = is_decided(of.view(seat))
        return to_html(build(shown, GERMAN))

    assert page(state) == page(swapped(state, seat, chance))


def test_each_seat_is_shown_its_own_cards() -> None:
    state = deal(LONG_HANDS, "long")
    for seat in range(4):
        root = build(screen(state, seat), GERMAN)
        held = {attributes(node)["data-card"] for node in of_class(root, "card")}
        assert held == set(LONG_HANDS[seat].split())


# The memory of what was drawn changes nothing.


@given(st.lists(st.tuples(rounds(), seats, st.booleans()), min_size=2, max_size=4))
@SLOW
def test_scene_does_not_depend_on_what_was_drawn_before(
    steps: list[tuple[Round, int, bool]],
) -> None:
    memory = words_of("de")
    for state, seat, resting in steps:
        shown = screen_of(state, seat, resting)
        assert to_html(build(shown, memory)) == to_html(build(shown, words_of("de")))


def test_a_whole_deal_from_scene_to_scene() -> None:
    """Case K01, drawn after every action, with rests, panels and a change of language between."""
    document, last = Document(), None
    entries = K01.split(",")
    for count in range(len(entries) + 1):
        state = played(deal(SHORT_HANDS, "short"), ",".join(entries[:count]))
        steps = [(False, None, "de"), (True, None, "de"), (False, "last-trick", "en")]
        for resting, panel, language in steps:
            shown = screen_of(state, 0, resting)
            shown.panel = panel
            following = build(shown, words_of(language))
            document.apply(diff(last, following))
            assert document.differences(following) == []
            last = following


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_has_its_texts(language: str) -> None:
    words = words_of(language)
    entries = K01.split(",")
    for count in range(len(entries) + 1):
        state = played(deal(SHORT_HANDS, "short"), ",".join(entries[:count]))
        for seat in range(4):
            for panel in (None, *PANELS):
                shown = screen_of(state, seat, resting=seat == 0)
                shown.panel = panel
                assert faults(build(shown, words)) == []
