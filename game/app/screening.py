"""From the game to the Screen: all that the person may see, as one value."""

from typing import TYPE_CHECKING

from ..core.cards import count
from ..ui.screen import Screen

if TYPE_CHECKING:
    from ..core.view import View
    from .controller import Controller


def screen_of(game: "Controller") -> Screen:
    """What is seen now."""
    sitting, menu, lesson = game.sitting, game.menu, game.lesson
    session, deal, settings = sitting.session, sitting.deal, menu.settings
    view = deal.view(sitting.me)
    is_ready = game.late.is_ready
    may_finish = is_ready and settings.quick_finish and lesson is None
    wants_more = settings.notation or settings.beginner or lesson is not None
    is_first = session.number == 1 and not session.history and not deal.table.log
    return Screen(
        view,
        settings,
        scores=session.scores,
        deal_number=session.number,
        asking=game.question(),
        panel=menu.panel,
        notice=game.notice,
        armed=game.armed,
        # The reckoning is one of the late files: until it is there the last trick lies.
        resting=sitting.is_resting or (deal.is_over and not is_ready),
        can_finish=may_finish and _can_finish(view),
        has_beside=is_ready and wants_more,
        lesson=None if lesson is None else lesson.step(),
        offers_lesson=is_first and lesson is None,
        result=deal.result(),
        history=session.history,
        note=sitting.keeper.note,
        version=sitting.keeper.version,
        stored=menu.stored,
        past=menu.past,
        strong=game.bots.state,
        is_renewable=menu.is_renewable,
    )


def _can_finish(view: "View") -> bool:
    """Whether the rest may be played at once: decided, and more than the last card."""
    from ..core.decided import is_decided  # noqa: PLC0415  # late on purpose

    return count(view.hand) > 1 and is_decided(view)
