"""What the page shows: every scene of whole deals in each language, and the steps between them."""

from typing import TYPE_CHECKING, cast

from game.app.keeping import Keeper
from game.app.lesson import Lesson, LessonStore, Script
from game.app.sitting import Sitting
from game.core.cards import DECKS, cards_code
from game.core.chance import chance_from
from game.core.strict_json import read_json, write_json
from game.ui.announce import announcements
from game.ui.build import build
from game.ui.choices import GERMAN, LANGUAGES, ORDERS, SIDES, SWITCH, change
from game.ui.coaching import coach_text
from game.ui.diff import diff
from game.ui.lessons import lesson_text
from game.ui.screen import PANELS
from game.ui.sorting import arranged
from game.ui.state import state_text
from game.ui.words import Words
from tests.ui.render import Document, faults, to_html
from tests.ui.tables import screen

from .bots import fresh, step
from .interpreter import digest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from game.core.view import View
    from game.ui.screen import Screen


def results(read: "Callable[[str], str]") -> "Iterator[tuple[str, str]]":
    """Yield each state's operations and spoken texts for one deal a language and deck."""
    for language in LANGUAGES:
        words = words_of(language, read(f"static/i18n/{language}.json"))
        for deck in DECKS:
            for name, text in shown_deal(f"{language}.{deck}", deck, words):
                yield f"{language}.{deck}.{name}", text


def words_of(language: str, catalogue: str, faces: str = GERMAN) -> Words:
    """The words of a language, with a simple rule for plural forms and numbers."""
    messages = cast("dict[str, str]", read_json(catalogue))
    return Words(language, messages, lambda count: "one" if count == 1 else "other", str, faces)


class Bots:
    """Bots for a lesson that nobody strays from: they are never asked."""

    def choose(self, view: "View", level: str, seed: int) -> str:
        """The lesson plays its own log."""
        raise AssertionError((view.table.log, level, seed))

    def answer(self, view: "View", asking: str, level: str, seed: int) -> "str | None":
        """Nobody is asked for Kontra in the lesson."""
        raise AssertionError((view.table.log, asking, level, seed))


def levels() -> "tuple[str, ...]":
    """The bots' levels."""
    return ("normal", "normal", "normal")


def shown_deal(seed: str, deck: str, words: Words) -> "Iterator[tuple[str, str]]":
    """Yield what seat 0 sees of a deal, from the first scene to the reckoning."""
    state = fresh(deck, seed)
    viewer = chance_from(seed).below(4)
    document = Document()
    scene = None
    seen = None
    while True:
        now = screen(state, viewer)
        following = build(now, words)
        assert faults(following) == []
        ops = diff(scene, following)
        document.apply(ops)
        assert document.differences(following) == []
        told = " / ".join([f"{manner} {text}" for manner, text in announcements(seen, now, words)])
        spoken = f"{told} / {state_text(now, words)} / {coach_text(now, words)}"
        number = len(state.table.log)
        yield (
            f"{number}",
            f"{len(ops)} {digest(write_json(ops))} {digest(to_html(following))} {spoken}",
        )
        scene = following
        seen = now
        if state.is_over:
            yield "end", to_html(scene)
            yield "panels", digest(" ".join(panel_pages(now, words)))
            yield "sorted", " / ".join(sorted_hands(now))
            yield "lesson", digest(" ".join(lesson_texts(now, words)))
            return
        state = step(state, "easy", 0)


def lesson_texts(now: "Screen", words: Words) -> "Iterator[str]":
    """Yield what the lesson says from its first page to its end, where nobody strays."""
    lesson = Lesson(Sitting(Keeper(LessonStore(), "", ""), Script(Bots()), levels), levels)
    table = lesson.sitting
    while now.lesson != "over":
        now.lesson = lesson.step()
        yield lesson_text(now, words)
        seat = table.deal.turn
        if now.lesson.startswith("page."):
            lesson.page += 1
        elif table.is_resting:
            table.take_up()
        elif seat is not None:
            table.deal = table.deal.apply(seat, table.bot_action(seat))
    now.lesson = None


def sorted_hands(now: "Screen") -> "Iterator[str]":
    """Yield the hand as dealt in every way in which it may be sorted."""
    for side in SIDES:
        for order in ORDERS:
            for alternate in SWITCH:
                settings = now.settings
                for name, value in (("trumps", side), ("order", order), ("alternate", alternate)):
                    settings = change(settings, name, value) or settings
                yield cards_code(arranged(now.view.table.game, now.view.dealt_set, settings))


def panel_pages(now: "Screen", words: Words) -> "Iterator[str]":
    """Yield the page with each panel open."""
    for panel in PANELS:
        now.panel = panel
        scene = build(now, words)
        assert faults(scene) == []
        yield to_html(scene)
    now.panel = None
