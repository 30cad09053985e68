"""The one thing that the table lets the clock do next."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from .ports import Clock

LATE_MS = 250
"""From seeing something to pressing takes longer (as in static/js/taps.js)."""


class Waiting:
    """What is due, if anything; ``on_due`` is called with it when its time has come.

    ``is_held``: it waits for no time, but for `release`.
    """

    def __init__(self, clock: "Clock", on_due: "Callable[[str], None]") -> None:
        self._clock = clock
        self._on_due = on_due
        self._token: int | None = None
        self._milliseconds = 0
        self._is_paused = False
        self._rang_at = -LATE_MS
        self.is_held = False
        self.due: str | None = None

    def begin(self, milliseconds: int, due: str) -> None:
        """Lets a thing happen later, in place of whatever was due before."""
        self.stop()
        self.due = due
        self._milliseconds = milliseconds
        if not self._is_paused:
            self._token = self._clock.after(milliseconds, self._on_time)

    def hold(self, due: str) -> None:
        """Lets a thing wait until `release`, in place of whatever was due before."""
        self.stop()
        self.due = due
        self.is_held = True

    def release(self) -> None:
        """Lets what is held happen as soon as the clock may ring."""
        if self.is_held and self.due is not None:
            self.begin(0, self.due)

    def stop(self) -> None:
        """Nothing is due any more."""
        if self._token is not None:
            self._clock.cancel(self._token)
        self._token = None
        self.due = None
        self.is_held = False

    def pause(self, is_paused: bool) -> None:
        """Lets nothing happen until the pause ends; then what is due has its whole time again."""
        self._is_paused = is_paused
        if is_paused and self._token is not None:
            self._clock.cancel(self._token)
            self._token = None
        elif not is_paused and self.due is not None and self._token is None and not self.is_held:
            self._token = self._clock.after(self._milliseconds, self._on_time)

    @property
    def has_just_rung(self) -> bool:
        """Whether something has happened by itself so lately that no press can be for what came."""
        return self._clock.time() - self._rang_at < LATE_MS

    def hurry(self) -> None:
        """What is due happens now; nothing if nothing is."""
        if self._token is not None:
            self._clock.cancel(self._token)
            self._ring()

    def _on_time(self) -> None:
        self._ring()
        self._rang_at = self._clock.time()  # it is seen only now, however long it took

    def _ring(self) -> None:
        due = self.due
        self._token = None
        self.due = None
        if due is not None:
            self._on_due(due)
