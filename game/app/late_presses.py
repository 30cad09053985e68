"""Presses that need more than the first hand does: what is typed, a tip, the lesson."""

from typing import TYPE_CHECKING

from ..core.table import KONTRA, RE
from ..ui.actions import LESSON, LESSON_END, LESSON_NEXT, REPLAY, TIP, TYPED
from .bots import GOOD_LEVEL
from .lesson import Lesson
from .replaying import look_again

if TYPE_CHECKING:
    from .controller import Controller


def press(act: str, game: "Controller") -> None:
    """Does what one of these presses asks for; anything else is nothing."""
    if act.startswith(TYPED):
        _type(act[len(TYPED) :], game)
    elif act == TIP:
        _tip(game)
    elif act == REPLAY:
        look_again(game)
    elif act == LESSON and game.lesson is None:
        _begin(game)
    elif act == LESSON_END and game.lesson is not None:
        game.change_sitting(None)
    elif act == LESSON_NEXT and game.lesson is not None:
        game.lesson.page += 1
        game.show()


def _type(text: str, game: "Controller") -> None:
    """What has been typed. A whole word is no mis-tap: it needs no second one."""
    if not text:
        game.skip()
        return
    typed = game.showing.read(text, game.screen())
    if typed is None or typed.action is None:
        game.show(None if typed is None else typed.note)
        return
    game.end_rest()
    game.do(typed.action)
    if typed.note is not None and game.screen().notice is None:
        game.show(typed.note)


def _tip(game: "Controller") -> None:
    """What a decent player would do in the person's place, with what the person knows."""
    game.end_rest()
    screen = game.screen()
    view = screen.view
    sitting = game.sitting
    if screen.asking in (KONTRA, RE):
        word = sitting.chooser.answer(view, screen.asking, GOOD_LEVEL, sitting.bot_seed)
        action = "pass" if word is None else word
    elif view.is_my_turn:
        action = sitting.bot_action(view.seat, GOOD_LEVEL)
    else:
        game.show("notice.no-tip")
        return
    game.show(game.showing.tip(action, screen))


def _begin(game: "Controller") -> None:
    """Puts the lesson in the place of the person's own sitting."""
    game.change_sitting(Lesson(game.sitting, game.levels))
