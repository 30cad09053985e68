"""What one seat can know, and whether what it has seen is possible at all.

Everything is found by trying: the cards the seat can't see are dealt out in every way that fits,
and each of those deals is replayed from the start. Use it on positions with few unknown cards.
"""

from collections.abc import Iterator
from itertools import combinations

from tests.reference.cards import HAND_SIZES, all_cards, suit_printed_on
from tests.reference.deal import Forbidden, OpenDeal


def cards_played_by(log: list[str], seat: int) -> list[str]:
    """The cards the seat has shown in the log."""
    return [
        entry[2:]
        for entry in log
        if int(entry[0]) == seat and len(entry) == 4 and entry[2] in "EGHS"
    ]


def deals_that_fit(
    viewer: int, hand: list[str], log: list[str], dealer: int, deck: str
) -> Iterator[OpenDeal]:
    """Every deal with this hand for the viewer in which the log is legal from end to end."""
    shown = [cards_played_by(log, seat) for seat in range(4)]
    others = [seat for seat in range(4) if seat != viewer]
    seen = list(hand) + [card for seat in others for card in shown[seat]]
    unknown = [card for card in all_cards(deck) if card not in seen]
    needed = [HAND_SIZES[deck] - len(shown[seat]) for seat in others]
    for first in combinations(unknown, max(needed[0], 0)):
        left = [card for card in unknown if card not in first]
        for second in combinations(left, max(needed[1], 0)):
            third = [card for card in left if card not in second]
            hands: list[list[str]] = [[], [], [], []]
            hands[viewer] = list(hand)
            for seat, extra in zip(others, [first, second, third], strict=True):
                hands[seat] = shown[seat] + list(extra)
            try:
                yield OpenDeal(hands, dealer, deck).perform_all(log)
            except (Forbidden, ValueError):
                continue


def partner_known_to(deal: OpenDeal, viewer: int) -> int | None:
    """The partner in a Sauspiel, if the viewer knows it by the rules of the record.

    It does if it was dealt the called ace, or the ace has been played, or the called suit was led
    for the first time and no ace fell: then the leader ran away.
    """
    if deal.kind != "sauspiel" or deal.named_suit is None:
        return None
    called_ace = deal.named_suit + "A"
    partner = deal.partner()
    if partner == viewer:
        return partner
    for trick in deal.tricks:
        if called_ace in trick.cards:
            return partner
    for trick in deal.finished_tricks():
        led = trick.cards[0]
        if suit_printed_on(led) == deal.named_suit and not deal.game().is_trump(led):
            return partner
    return None


def kontra_open_to(deal: OpenDeal, viewer: int) -> list[int]:
    """The viewer alone, if it may say Kontra now."""
    return [seat for seat in deal.kontra_open() if seat == viewer]


def re_open_to(deal: OpenDeal, viewer: int) -> list[int]:
    """The viewer alone, if it may say Re now."""
    return [seat for seat in deal.re_open() if seat == viewer]


def legal_for(deal: OpenDeal, viewer: int) -> list[str]:
    """What the viewer may do now: nothing unless it is its turn."""
    return deal.legal() if deal.turn() == viewer else []
