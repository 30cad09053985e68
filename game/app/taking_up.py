"""From what was kept to what is played on: session and deal may be damaged one by one."""

from typing import TYPE_CHECKING

from .session import Session

if TYPE_CHECKING:
    from .keeping import Kept


def taken_up(session: "Session | None", kept: "Kept | None") -> "tuple[Session, Kept | None, bool]":
    """The session to go on with, its deal (None: a new one), and whether a kept deal is left over.

    A deal without a readable session begins a session of its own. A deal of another number that is
    not simply the one before, finished, is left over: it has to be set aside.
    """
    if session is None:
        if kept is None:
            return Session(), None, False
        return Session(kept.seat, kept.number, kept.deal.table.dealer), kept, False
    if kept is not None and kept.number == session.number:
        return session, kept, False
    is_left_over = kept is not None and not (kept.deal.is_over and kept.number < session.number)
    if session.is_counted:
        # Its deal is gone, but stands in the score: the next one must not take its number.
        session = session.following(None)
    return session, None, is_left_over
