"""From the game to the Screen: all that the person may see, as one value."""

from typing import TYPE_CHECKING

from ..ui.screen import Screen
from . import extras

if TYPE_CHECKING:
    from .controller import Controller


def screen_of(game: "Controller") -> Screen:
    """What is seen now."""
    sitting, menu, lesson = game.sitting, game.menu, game.lesson
    session, deal, settings = sitting.session, sitting.deal, game.settings
    view = deal.view(sitting.me)
    is_ready = sitting.chooser.is_ready
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
        can_finish=is_ready and settings.quick_finish and extras.can_finish(view),
        has_beside=is_ready and wants_more,
        lesson=None if lesson is None else lesson.step(),
        offers_lesson=is_first and lesson is None,
        result=deal.result(),
        history=session.history,
        note=sitting.keeper.note,
        version=sitting.keeper.version,
        stored=menu.stored,
        is_renewable=menu.is_renewable,
    )
