"""What a contract is expected to bring its declarer, before its first card.

The worlds that fit the auction are looked at with open cards. That flatters one side or the other,
by contract and by who looks (`offsets`): what is given is corrected to what such deals brought in
self-play, with the estimate of the tables (`bots.valuation`) beside it.
"""

from collections.abc import Sequence

from game.core.cards import ACE, CardSet, Seat, Suit, has, make_card
from game.core.games import Contract, row_of
from game.core.view import View

from .exact import Exact
from .position import Position
from .pricing import WHOLE, Prices
from .sampling import World


def supposed(view: View, contract: Contract, hands: "tuple[CardSet, ...]") -> Position:
    """The deal before its first card if these are the hands and the contract stands.

    ValueError for a called ace that the declarer holds.
    """
    table = view.table
    side = [contract.declarer]
    if row_of(contract.kind).calls_ace and contract.suit is not None:
        partner = holder_of(hands, contract.suit)
        if partner == contract.declarer:
            raise ValueError(f"seat {partner}: the declarer holds the called ace")
        side.append(partner)
    return Position(
        contract,
        table.deck,
        hands,
        table.forehand,
        (),
        tuple(side),
        0,
        0,
        suit_led=False,
        run_away_min=table.ruleset.run_away_min,
    )


def holder_of(hands: "tuple[CardSet, ...]", suit: Suit) -> Seat:
    """The seat with the ace of a suit. ValueError if nobody has it."""
    for seat, hand in enumerate(hands):
        if has(hand, make_card(suit, ACE)):
            return seat
    raise ValueError("the called ace is nowhere")


def open_score(
    view: View, contract: Contract, worlds: Sequence[World], exact: Exact
) -> "float | None":
    """The mean score of the declarer with open cards, nobody doubling; None without worlds.

    Worlds in which the contract can't be (the declarer of a Sauspiel holds the ace) don't count.
    """
    positions = []
    for world in worlds:
        if (
            row_of(contract.kind).calls_ace
            and contract.suit is not None
            and holder_of(world.hands, contract.suit) == contract.declarer
        ):
            continue
        positions.append((supposed(view, contract, world.hands), world.weight))
    prices = Prices(view.table, contract.declarer, (WHOLE,), exact)
    prices.add(positions)
    return prices.mean(WHOLE) if prices.worlds else None
