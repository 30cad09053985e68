"""The ways to what comes late: each function imports what it needs when it is called.

The controller calls them only when the late files are there.
"""

from typing import TYPE_CHECKING

from ..core.cards import count
from ..ui.actions import LESSON, LESSON_END, LESSON_NEXT, TIP

if TYPE_CHECKING:
    from ..core.view import View
    from ..ui.choices import Settings
    from .controller import Controller
    from .lesson import Lesson

PRESSES = (TIP, LESSON, LESSON_NEXT, LESSON_END)
"""Presses that need the late files, besides what is typed."""

QUICK_LEVEL = "normal"
"""The level that plays all four hands then: nothing depends on it any more."""


def are_wished(settings: "Settings") -> bool:
    """Whether a table without the late files lacks something that the person wants to see."""
    return settings.quick_finish or settings.notation or settings.beginner


def press(act: str, game: "Controller") -> None:
    """Carries out a press that needs the late files."""
    from .late_presses import press as carry_out  # noqa: PLC0415  # late on purpose

    carry_out(act, game)


def settings_of(lesson: "Lesson | None", settings: "Settings") -> "Settings":
    """The settings in force: in a lesson the table waits for the person."""
    if lesson is None:
        return settings
    from .lesson import lesson_settings  # noqa: PLC0415  # late on purpose

    return lesson_settings(settings)


def can_finish(view: "View") -> bool:
    """Whether the rest may be played at once: decided, and more than the last card."""
    from ..core.decided import is_decided  # noqa: PLC0415  # late on purpose

    return count(view.hand) > 1 and is_decided(view)
