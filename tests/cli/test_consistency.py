"""The asks about single rules agree with the state of a record, in random deals."""

from hypothesis import HealthCheck, given, settings

from game.core.cards import cards_code, suit_code
from game.core.record import record_of
from game.core.round import Round
from game.core.table import AUCTION, PLAY
from tests.cli.asking import Json, ask
from tests.strategies import rounds

EXAMPLES = settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])


def record_request(deal: Round) -> Json:
    return {"ask": "record", **record_of(deal).to_json()}


def contract_members(deal: Round) -> Json:
    """The contract of a deal as members of a request."""
    contract = deal.table.contract
    assert contract is not None
    suit = None if contract.suit is None else suit_code(contract.suit)
    return {"contract": contract.kind, "suit": suit, "deck": deal.table.deck}


@EXAMPLES
@given(rounds(stop=lambda deal: deal.table.phase == PLAY and len(deal.table.log) > 14))
def test_legal(deal: Round) -> None:
    if deal.table.phase != PLAY or deal.turn is None:
        return
    trick = deal.table.open_trick
    ace, led = deal.table.called_ace, deal.table.suit_led
    # Whoever led the called suit first, without the ace falling to that trick, ran away.
    is_over = led is not None and deal.table.tricks[led].winner is not None
    ran_away = led is not None and is_over and ace not in deal.table.tricks[led].cards
    view = deal.view(deal.turn)
    request = {
        "ask": "legal",
        **contract_members(deal),
        "hand": cards_code(view.cards),
        "trick": "" if trick is None else cards_code(trick.cards),
        "suit_led": deal.table.was_suit_led,
        "ran_away": ran_away,
    }
    assert ask(request)["legal"].split() == ask(record_request(deal))["legal"]


@EXAMPLES
@given(rounds(stop=lambda deal: deal.table.phase == AUCTION and len(deal.table.log) > 2))
def test_bids(deal: Round) -> None:
    record = record_request(deal)
    if deal.table.phase != AUCTION:
        return
    request = {
        **{name: record[name] for name in ("rules", "deck", "dealer", "log")},
        "ask": "bids",
        "seat": deal.turn,
        "hand": record["hands"][deal.turn],
    }
    assert ask(request)["bids"] == ask(record)["legal"]


@EXAMPLES
@given(rounds())
def test_winner(deal: Round) -> None:
    for trick in ask(record_request(deal))["tricks"]:
        reply = ask({"ask": "winner", **contract_members(deal), "trick": trick["cards"]})
        if trick["winner"] is not None:
            assert (trick["leader"] + reply["winner"]) % 4 == trick["winner"]
            assert reply["points"] == trick["points"]


@EXAMPLES
@given(rounds())
def test_trumps(deal: Round) -> None:
    if deal.table.contract is None or deal.table.phase != PLAY:
        return
    reply = ask({"ask": "trumps", **contract_members(deal)})
    trumps = set(reply["trumps"].split())
    for hand in deal.dealt:
        codes = set(cards_code(hand).split())
        assert len(codes & trumps) == sum(deal.table.game.is_trump(card) for card in hand)


@EXAMPLES
@given(rounds(stop=lambda deal: deal.is_over))
def test_settle(deal: Round) -> None:
    state = ask(record_request(deal))
    contract = state["contract"]
    if state["phase"] != "done":
        return
    side = [seat for seat in (contract["declarer"], contract["partner"]) if seat is not None]
    dealt = [card for seat in side for card in deal.dealt[seat]]
    tops = [code for code in cards_code(dealt).split() if code[1] in "OU"]
    request = {
        "ask": "settle",
        "contract": contract["kind"],
        "deck": deal.table.deck,
        "declarer": contract["declarer"],
        "partner": contract["partner"],
        "side_points": state["result"]["side_points"],
        "side_tricks": sum(state["trick_counts"][seat] for seat in side),
        "side_trumps": " ".join(tops),
        "kontra": deal.table.kontra is not None,
        "re": deal.table.re is not None,
    }
    reply = ask(request)
    assert reply == {name: state["result"][name] for name in reply}


@EXAMPLES
@given(rounds())
def test_callable(deal: Round) -> None:
    record = record_request(deal)
    if deal.table.phase != AUCTION or deal.table.high_bid is not None or deal.turn is None:
        return
    hand = record["hands"][deal.turn]
    suits = ask({"ask": "callable", "deck": deal.table.deck, "hand": hand})["suits"]
    assert bool(suits) == ("sauspiel" in ask(record)["legal"])
