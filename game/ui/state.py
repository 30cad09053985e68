"""The state of the table in words, for the key that asks for it."""

from typing import TYPE_CHECKING

from .actions import question_text
from .announce import word_text
from .bar import contract_text
from .people import AROUND, name_of, says
from .sorting import arranged
from .trick import trick_on_table

if TYPE_CHECKING:
    from .screen import Screen
    from .words import Words


def state_text(screen: "Screen", words: "Words") -> str:
    """Everything that can be seen, in the order in which one wants to know it."""
    view = screen.view
    table = view.table
    seats = [screen.seat_at(place) for place in AROUND]
    texts = [words.sentence(contract_text(screen, words))]
    if view.partner is not None:
        texts.append(says(screen, words, "announce.partner", view.partner))
    if table.kontra is not None:
        double = "double.kontra" if table.re is None else "double.re"
        texts.append(words.sentence(words.text(double)))
    if table.called_ace is not None and view.partner is None and not view.on_declarers_side:
        texts.append(words.text("state.against"))  # the person's own side is all that is known
    if table.contract is None:
        bids = [
            words.text("trick.card", card=word_text(words, word), name=name_of(screen, words, seat))
            for seat, word in [(seat, table.words[seat]) for seat in seats]
            if word is not None
        ]
        if bids:
            texts.append(words.text("state.bids", list=words.all_of(bids)))
    if table.phase == "play":
        texts.append(_trick(screen, words))
        taken = [_of(screen, words, seat, words.number(table.trick_counts[seat])) for seat in seats]
        texts.append(words.text("state.taken", list=words.all_of(taken)))
    shown = arranged(table.game, view.dealt_set, screen.settings)
    cards = [card for card in shown if view.hand >> card & 1]
    if cards:
        texts.append(
            words.text("state.hand", list=words.all_of([words.card(card) for card in cards]))
        )
        playable = [words.card(card) for card in cards if view.playable >> card & 1]
        if 0 < len(playable) < len(cards):
            texts.append(words.text("state.playable", list=words.all_of(playable)))
    scores = [_of(screen, words, seat, words.signed(screen.scores[seat])) for seat in seats]
    texts.append(words.text("state.scores", list=words.all_of(scores)))
    texts.append(says(screen, words, "state.dealer", table.dealer))
    question = question_text(screen, words)
    if question:
        texts.append(words.sentence(question))
    return " ".join(texts)


def _of(screen: "Screen", words: "Words", seat: int, what: str) -> str:
    return words.text("state.of", name=name_of(screen, words, seat), what=what)


def _trick(screen: "Screen", words: "Words") -> str:
    lying = trick_on_table(screen)
    if lying is None:
        return words.text("state.trick.empty")
    cards = [
        words.text(
            "trick.card",
            card=words.card(lying.cards[step]),
            name=name_of(screen, words, (lying.leader + step) % 4),
        )
        for step in range(len(lying.cards))
    ]
    led = says(screen, words, "state.leads", lying.leader)
    return words.text("state.trick", list=words.all_of(cards)) + " " + led
