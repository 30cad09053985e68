"""The ways to what comes late: each function imports what it needs when it is called.

The controller calls them only when the late files are there.
"""

from typing import TYPE_CHECKING

from ..core.cards import count

if TYPE_CHECKING:
    from ..core.view import View
    from ..ui.choices import Settings

QUICK_LEVEL = "normal"
"""The level that plays all four hands then: nothing depends on it any more."""


def are_wished(settings: "Settings") -> bool:
    """Whether a table without the late files lacks something that the person wants to see."""
    return settings.quick_finish or settings.notation


def can_finish(view: "View") -> bool:
    """Whether the rest may be played at once: decided, and more than the last card."""
    from ..core.decided import is_decided  # noqa: PLC0415  # late on purpose

    return count(view.hand) > 1 and is_decided(view)
