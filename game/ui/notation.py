"""Typed notation: a bid, a suit or a card in a person's own spelling, read as an action of the log.

Cards are the suit's letter and the rank's, as the records write them (`EO`, `HA`) or as the corner
of the card shows it, or their names. Bids and suits are the words of the language on the page, or
the German ones of the table. Case, accents and hyphens don't matter.
"""

from typing import TYPE_CHECKING, NamedTuple

from ..core.cards import RANK_CODES, RANKS, SUIT_CODES, SUITS, make_card
from ..core.games import KINDS, needs_naming, row_of
from .told import Told, told

if TYPE_CHECKING:
    from .screen import Screen
    from .words import Words

Typed = NamedTuple("Typed", [("action", "str | None"), ("note", "Told | None")])
"""An action of the log (None: it means nothing here), and what the person should know."""

MAX_LENGTH = 40
"""Characters that are read at most."""

_FROM = (
    "ÄäÀàÁáÂâÇçÉéÈèÊêËëĞğÍíÎîÏïİıÓóÔôÖöŞşÚúÛûÜüß" + "ΑΆάΒΓΔΕΈέΖΗΉήΘΙΊίΪϊΐΚΛΜΝΞΟΌόΠΡΣςΤΥΎύΫϋΰΦΧΨΩΏώ"
)
_TO = (
    "aaaaaaaacceeeeeeeeggiiiiiiiioooooossuuuuuus" + "αααβγδεεεζηηηθιιιιιικλμνξοοοπρσστυυυυυυφχψωωω"
)
_BLANKS = "-.,;:!?()'\u2018\u2019/_\t\u00a0"

_PASS, _KONTRA, _RE = "pass", "kontra", "re"
_WORDS = {
    _PASS: ("pass", "passe", "weiter", "weg"),
    _KONTRA: ("kontra", "contra", "spritze"),
    _RE: ("re", "rekontra"),
}
"""What is said at German tables, besides the words of the language on the page."""

_SUIT_NAMES = (("eichel", "alte"), ("gras", "laub", "blaue"), ("herz",), ("schellen", "kugel"))
_RANK_NAMES = (
    ("ass", "sau"), ("zehn", "zehner"), ("konig",), ("ober",), ("unter",), ("neun",), ("acht",),
    ("sieben",),
)  # fmt: skip
_CALLS = ("call", "ruf", "rufe", "ruft", "auf", "mit", "trump", "trumpf")
"""What may stand before a suit where one is to be named."""

_LOWER = "abcdefghijklmnopqrstuvwxyz"


def read(text: str, screen: "Screen", words: "Words") -> Typed:
    """What a typed text means now. It may be forbidden; that is for the rules to say."""
    given = folded(text[:MAX_LENGTH])
    if len(text) <= MAX_LENGTH and given:
        said = _word(given, words)
        if said is not None:
            return Typed(said, None)
        named = _bid_or_suit(given, screen, words)
        if named is not None:
            return named
        card = _card(_without_fillers(given, words), words)
        if card is not None:
            return Typed(card, None)
    return Typed(None, told("notice.typed-unknown", text[:MAX_LENGTH]))


def folded(text: str) -> "tuple[str, ...]":
    """The words of a text without case and accents."""
    plain = ""
    for letter in text:
        at = _FROM.find(letter)
        if at >= 0:
            plain += _TO[at]
        elif "A" <= letter <= "Z":
            plain += _LOWER[ord(letter) - ord("A")]
        else:
            plain += " " if letter in _BLANKS else letter
    return tuple([word for word in plain.split(" ") if word])


def _word(given: "tuple[str, ...]", words: "Words") -> "str | None":
    """A pass, Kontra, Re, or the answer that declines them."""
    for action in (_PASS, _KONTRA, _RE):
        if given == folded(words.text("action." + action)):
            return action
        if len(given) == 1 and given[0] in _WORDS[action]:
            return action
    for word in (_KONTRA, _RE):
        if given == folded(words.text("action.no-" + word)):
            return _PASS
    return None


def _bid_or_suit(given: "tuple[str, ...]", screen: "Screen", words: "Words") -> "Typed | None":
    """A contract, with or without its suit; a suit alone where one is to be named."""
    table = screen.view.table
    contract = table.contract
    is_naming = table.phase == "naming" and screen.view.is_my_turn and contract is not None
    for kind in reversed(KINDS):  # the longer names first: a Solo-Tout is no Solo
        for name in _kind_names(kind, words):
            rest = _without(given, name)
            if rest is None:
                continue
            suit = _suit(rest, words)
            if rest and (suit is None or not needs_naming(kind)):
                continue
            if suit is not None and is_naming and contract is not None and contract.kind == kind:
                return Typed(_naming(kind, suit), None)
            later = None if suit is None else told("notice.typed-suit-later")
            return Typed(kind, later)
    if is_naming and contract is not None:
        suit = _suit(given, words)
        if suit is not None:
            return Typed(_naming(contract.kind, suit), None)
    return None


def _kind_names(kind: str, words: "Words") -> "list[tuple[str, ...]]":
    """What a contract is called, as words."""
    names = [folded(words.text("contract." + kind)), folded(kind)]
    if row_of(kind).calls_ace:
        names += [("rufspiel",), ("ruf",)]
    return names


def _naming(kind: str, suit: int) -> str:
    return ("call " if row_of(kind).calls_ace else "trump ") + SUIT_CODES[suit]


def _without(given: "tuple[str, ...]", name: "tuple[str, ...]") -> "tuple[str, ...] | None":
    """What is left of the words without a name at their beginning or end; None: it isn't there."""
    length = len(name)
    if given[:length] == name:
        return given[length:]
    if length < len(given) and given[len(given) - length :] == name:
        return given[: len(given) - length]
    return None


def _suit(given: "tuple[str, ...]", words: "Words") -> "int | None":
    """The one suit that the words name, whatever else belongs to the call of its ace."""
    found = None
    others = set(_CALLS)
    for code in SUIT_CODES:
        others.update(folded(words.text("card.name", suit="", rank="")))
        if code != "H":
            others.update(folded(words.called(SUIT_CODES.index(code))))
    for key in ("contract.sauspiel.suit", "contract.solo.suit"):
        others.update(folded(words.text(key, suit="")))
    for word in given:
        suit = _one_of(word, [_suit_names(suit, words) for suit in SUITS])
        if suit is not None and found in (None, suit):
            found = suit
        elif suit is not None or word not in others:
            return None
    return found


def _card(given: "tuple[str, ...]", words: "Words") -> "str | None":
    """The code of a card, written as suit and rank; by their names in either order."""
    text = "".join(given)
    suits = [_suit_names(suit, words) for suit in SUITS]
    ranks = [_rank_names(rank, words) for rank in RANKS]
    for at in range(1, len(text)):
        suit, rank = _one_of(text[:at], suits), _one_of(text[at:], ranks)
        if suit is None or rank is None:
            # The rank first, as in "ace of hearts"; letters alone are always suit and rank.
            suit, rank = _one_of(text[at:], suits), _one_of(text[:at], ranks)
            if suit is None or rank is None or len(text) - at < len("bel"):
                continue
        return SUIT_CODES[suit] + RANK_CODES[rank]
    return None


def _without_fillers(given: "tuple[str, ...]", words: "Words") -> "tuple[str, ...]":
    """The words without those that only join suit and rank, such as "of"."""
    fillers = folded(words.text("card.name", suit="", rank=""))
    return tuple([word for word in given if word not in fillers])


def _one_of(word: str, names: "list[tuple[str, ...]]") -> "int | None":
    """Which of the names the word is; the earlier ones of each first. None: of none."""
    for place in range(max([len(each) for each in names])):
        for index in range(len(names)):
            if place < len(names[index]) and names[index][place] == word:
                return index
    return None


def _suit_names(suit: int, words: "Words") -> "tuple[str, ...]":
    """What a suit is called: its letter, its name on the page, its German names."""
    own = ("".join(folded(words.suit(suit))), SUIT_CODES[suit].lower())  # ascii: a letter of ours
    return own + _SUIT_NAMES[suit]


def _rank_names(rank: int, words: "Words") -> "tuple[str, ...]":
    """What a rank is called: as the card's corner shows it, its letter, its names.

    What the corner shows goes first: the Dutch king has the letter H.
    """
    letter = RANK_CODES[rank]
    shown = "".join(folded(words.index(make_card(0, rank))))
    name = "".join(folded(words.rank(rank)))
    return (shown, letter.lower(), name) + _RANK_NAMES[rank]  # ascii: a letter of ours
