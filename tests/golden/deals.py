"""Which golden records there are."""

from collections.abc import Iterator

from tests.golden.search import Wanted, find
from tests.reference.cards import suit_printed_on
from tests.reference.contracts import LOWEST_TO_HIGHEST, is_tout
from tests.reference.deal import OpenDeal, deal_from_record
from tests.reference.reckoning import Verdict
from tests.rule_cases import CASES, DEALS

Named = tuple[str, str, OpenDeal]
"""A file's name without its ending, what the deal shows, the deal."""


def every_golden() -> Iterator[Named]:
    """Every golden record, dealt and played."""
    yield from cases_of_the_rules()
    for wanted in [*every_result(), *every_tout(), *run_aways()]:
        yield wanted.name, wanted.about, find(wanted)
    yield from auctions()


def cases_of_the_rules() -> Iterator[Named]:
    """K01 to K09, as they were typed from the rules."""
    for case in CASES:
        if case["kind"] == "deal":
            yield "case-" + case["id"].lower(), case["text"], deal_from_record(case["record"])


def _won_simply(_: OpenDeal, verdict: Verdict) -> bool:
    return verdict.won and not verdict.schneider


def _won_with_schneider(_: OpenDeal, verdict: Verdict) -> bool:
    return verdict.won and verdict.schneider and not verdict.schwarz


def _lost_simply(_: OpenDeal, verdict: Verdict) -> bool:
    return not verdict.won and not verdict.schneider


def _lost_with_schneider(_: OpenDeal, verdict: Verdict) -> bool:
    return not verdict.won and verdict.schneider and not verdict.schwarz


def _won_schwarz(_: OpenDeal, verdict: Verdict) -> bool:
    return verdict.won and verdict.schwarz


def _lost_schwarz(_: OpenDeal, verdict: Verdict) -> bool:
    return not verdict.won and verdict.schwarz


RESULTS = {
    "won": ("won, neither Schneider nor Schwarz", _won_simply, 0, 2),
    "won-schneider-kontra": ("won with Schneider after a Kontra", _won_with_schneider, 1, 4),
    "won-schwarz": ("every trick taken", _won_schwarz, 0, 6),
    "lost-re": ("lost simply after Kontra and Re", _lost_simply, 2, 0),
    "lost-schneider": ("lost with Schneider", _lost_with_schneider, 0, 0),
}
"""For each contract that isn't a Tout: what it shows, Kontra and Re, the declarer's strength."""

ONLY_ONCE = {
    "lost-schwarz": ("sauspiel", "no trick taken", _lost_schwarz),
}


def every_result() -> Iterator[Wanted]:
    """The results of Sauspiel, Geier, Wenz and Solo with both decks."""
    for kind in LOWEST_TO_HIGHEST:
        if is_tout(kind):
            continue
        for deck in ("long", "short"):
            for name, (about, shows, doubles, strength) in RESULTS.items():
                yield Wanted(
                    f"{deck}-{kind}-{name}",
                    f"{kind} with the {deck} deck: {about}",
                    kind,
                    deck,
                    shows,
                    doubles,
                    # The caller of the short deck needs room for a plain card.
                    min(strength, 4) if (kind, deck) == ("sauspiel", "short") else strength,
                )
    for name, (kind, about, shows) in ONLY_ONCE.items():
        yield Wanted(f"short-{kind}-{name}", f"{kind}: {about}", kind, "short", shows)


def _took_all(_: OpenDeal, verdict: Verdict) -> bool:
    return verdict.won


def _lost_one(deal: OpenDeal, verdict: Verdict) -> bool:
    assert deal.declarer is not None
    missed = len(deal.tricks) - deal.trick_counts()[deal.declarer]
    return not verdict.won and verdict.side_points >= 61 and missed <= 2


def every_tout() -> Iterator[Wanted]:
    """The three Touts with both decks, won and lost."""
    for kind in LOWEST_TO_HIGHEST:
        if not is_tout(kind):
            continue
        for deck in ("long", "short"):
            text = f"{kind} with the {deck} deck: "
            yield Wanted(f"{deck}-{kind}-won", text + "every trick", kind, deck, _took_all, 0, 6)
            yield Wanted(
                f"{deck}-{kind}-lost-kontra",
                text + "61 points and more, but a trick is lost; Kontra",
                kind,
                deck,
                _lost_one,
                1,
                4,
            )


def _ran_away(deal: OpenDeal) -> bool:
    return deal.holder_ran_away


def _ace_was_discarded(deal: OpenDeal) -> bool:
    ace = f"{deal.named_suit}A"
    for trick in deal.tricks:
        if ace in trick.cards[1:]:
            return suit_printed_on(trick.cards[0]) != deal.named_suit or deal.game().is_trump(
                trick.cards[0]
            )
    return False


def _ran_away_and_discarded(deal: OpenDeal, _: Verdict) -> bool:
    return _ran_away(deal) and _ace_was_discarded(deal)


def _ran_away_and_won_with_the_ace(deal: OpenDeal, _: Verdict) -> bool:
    ace = f"{deal.named_suit}A"
    return _ran_away(deal) and any(
        ace in trick.cards and trick.winner == deal.partner() for trick in deal.tricks
    )


def _ace_was_kept_to_the_last_trick(deal: OpenDeal, _: Verdict) -> bool:
    return f"{deal.named_suit}A" in deal.tricks[-1].cards[1:] and not deal.called_suit_was_led


def run_aways() -> Iterator[Wanted]:
    """What a called ace can do besides being searched."""
    yield Wanted(
        "long-sauspiel-run-away",
        "the partner runs away, keeps the ace and wins a trick with it",
        "sauspiel",
        "long",
        _ran_away_and_won_with_the_ace,
    )
    yield Wanted(
        "long-sauspiel-run-away-discards-the-ace",
        "the partner runs away and later throws the ace on another suit",
        "sauspiel",
        "long",
        _ran_away_and_discarded,
        1,
    )
    for deck in ("long", "short"):
        yield Wanted(
            f"{deck}-sauspiel-ace-held-to-the-last-trick",
            "the called suit is never led, the ace falls in the last trick",
            "sauspiel",
            deck,
            _ace_was_kept_to_the_last_trick,
        )


def auctions() -> Iterator[Named]:
    """All pass, and an auction in which forehand holds and the outbid raise."""
    table = DEALS["table"]
    everybody_passes = {**table, "log": [f"{seat} pass" for seat in range(4)]}
    yield "long-all-pass", "nobody bids", deal_from_record(everybody_passes)
    short = {
        "deck": "short",
        "dealer": 0,
        "hands": next(case for case in CASES if case["id"] == "K07")["record"]["hands"],
        "log": ["1 pass", "2 pass", "3 pass", "0 pass"],
    }
    yield "short-all-pass", "nobody bids, seat 0 has dealt", deal_from_record(short)
    bids = [
        "0 sauspiel", "1 wenz", "2 solo", "3 pass", "0 solo", "1 pass", "2 geier-tout",
        "0 solo-tout", "2 pass", "0 trump E", "2 kontra", "0 re",
    ]  # fmt: skip
    deal = deal_from_record({**table, "log": bids})
    while deal.phase() == "play":
        deal.perform(f"{deal.turn()} {deal.legal()[0]}")
    yield "long-auction-hold-and-raise", "forehand holds a Solo and raises to its Tout", deal
