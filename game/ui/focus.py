"""Where the keyboard's focus goes when a panel opens or closes; everything else keeps it."""

from typing import TYPE_CHECKING

from .screen import PAST, SCORES

if TYPE_CHECKING:
    from .screen import Screen


def focus_after(old: "Screen | None", new: "Screen") -> "str | None":
    """The key of the element that gets the focus in the step between two screens, or None.

    An opened panel's title, so that it is read first and the keys stay inside; after closing, the
    button that opened it, or leads to it; the reckoning's title when a deal is over.
    """
    if old is None:
        return None
    if new.panel is not None and new.panel != old.panel:
        return "panel-title"
    if old.panel is not None and new.panel is None:
        return "tool-" + (SCORES if old.panel == PAST else old.panel)
    if (
        old.past is not None
        and new.past is not None
        and (old.past.looked is None) != (new.past.looked is None)
    ):
        return "panel-title"  # the list has made way for a deal, or the deal for the list
    if old.stored is not None and new.stored is not None:
        # A copy has been read, or is no longer there: what had the focus has made way.
        if bool(old.stored.held) != bool(new.stored.held):
            return "data-import" if new.stored.held else "data-open"
        if old.stored.can_undo and not new.stored.can_undo:
            return "data-open"
    if (
        new.is_over
        and new.panel is None
        and (old.deal_number != new.deal_number or not old.is_over)
    ):
        return "reckoning-title"
    return None
