"""The app's ports without a browser.

A clock that rings when told, a store in memory, a page that keeps what it was shown.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.app.controller import Controller
from game.app.keeping import Keeper
from game.app.showing import Showing
from game.app.strong_bots import StrongBots
from game.bots import bot
from game.core.errors import SchafkopfError
from game.core.record import parse_record, replay
from game.ui.choices import first_settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.view import View
    from game.ui.choices import Settings

CATALOGUES = Path(__file__).parents[2] / "static" / "i18n"


def messages(language: str) -> dict[str, str]:
    """A language's catalogue."""
    found: dict[str, str] = json.loads((CATALOGUES / f"{language}.json").read_text("utf-8"))
    return found


class FakeClock:
    """Nothing happens until `run`: then everything due, in the order of its time."""

    def __init__(self) -> None:
        self.now = 0
        self.calls: dict[int, tuple[int, Callable[[], None]]] = {}
        self.last = 0

    def after(self, milliseconds: int, callback: Callable[[], None]) -> int:
        self.last += 1
        self.calls[self.last] = (self.now + milliseconds, callback)
        return self.last

    def cancel(self, token: int) -> None:
        self.calls.pop(token, None)

    def time(self) -> int:
        return self.now

    def today(self) -> str:
        return "2026-11-30"

    def pass_by(self, milliseconds: int) -> None:
        """Nothing happens for a while."""
        self.now += milliseconds

    def ring(self) -> bool:
        """Lets the next call happen; False if there is none."""
        if not self.calls:
            return False
        token = min(self.calls, key=lambda number: (self.calls[number][0], number))
        self.now, callback = self.calls.pop(token)
        callback()
        return True

    def run(self, limit: int = 500) -> None:
        """Lets everything happen until the table waits for the person."""
        for _ in range(limit):
            if not self.ring():
                return
        raise AssertionError("the clock never comes to rest")


class FakeStore:
    """Texts in memory; ``is_full`` or ``is_denied`` refuses to keep them."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.is_full = False

    def read(self, name: str) -> str | None:
        return self.texts.get(name)

    def write(self, name: str, text: str) -> bool:
        if self.is_full:
            return False
        self.texts[name] = text
        return True

    def length(self, name: str) -> int:
        return len(self.texts.get(name, ""))

    def holds(self, name: str) -> bool:
        return name in self.texts

    def rename(self, name: str, to: str) -> bool:
        self.texts[to] = self.texts.pop(name)
        return not self.is_full

    def remove(self, name: str) -> None:
        self.texts.pop(name, None)

    def names(self) -> list[str]:
        return list(self.texts)


class RoomyStore(FakeStore):
    """A store with room for so many characters, which keeps the rest as long as the page lives."""

    def __init__(self, room: int) -> None:
        super().__init__()
        self.room = room
        self.beyond: dict[str, str] = {}

    def read(self, name: str) -> str | None:
        return self.beyond.get(name, self.texts.get(name))

    def write(self, name: str, text: str) -> bool:
        others = {each: kept for each, kept in self.texts.items() if each != name}
        if sum(len(each) + len(kept) for each, kept in {**others, name: text}.items()) > self.room:
            self.beyond[name] = text
            return False
        self.beyond.pop(name, None)
        self.texts[name] = text
        return True

    def length(self, name: str) -> int:
        return len(self.read(name) or "")

    def rename(self, name: str, to: str) -> bool:
        if name in self.beyond:
            self.beyond[to] = self.beyond.pop(name)
            return False
        text = self.texts.pop(name)
        if self.write(to, text):
            return True
        del self.beyond[to]
        self.texts[name] = text
        return False

    def remove(self, name: str) -> None:
        self.beyond.pop(name, None)
        self.texts.pop(name, None)

    def names(self) -> list[str]:
        return list({**self.texts, **self.beyond})


class FakeSurface:
    """Keeps what the page was told."""

    def __init__(self) -> None:
        self.batches: list[list[list[object]]] = []

    def show(self, operations: str) -> None:
        self.batches.append(json.loads(operations))

    def said(self) -> list[str]:
        """Everything told aloud so far."""
        return [str(op[2]) for batch in self.batches for op in batch if op[0] == "say"]


class FakeHost:
    """Chance from a seed, plurals as in German and English."""

    def __init__(self, seed: int = 1) -> None:
        self.seed = seed
        self.answers_at_once = True
        self.renewals = 0
        self.callbacks: dict[str, Callable[[dict[str, str] | None], None]] = {}
        self.missing: set[str] = set()
        self.files: list[tuple[str, str]] = []
        self.clipboard = ""
        self.takes_files = True
        self.chosen: tuple[str | None, str | None] = (None, None)

    def seed_words(self) -> tuple[int, int, int, int]:
        self.seed += 1
        return (self.seed, 7, 11, 13)

    def plural(self, language: str, count: int) -> str:
        del language
        return "one" if count == 1 else "other"

    def number(self, language: str, value: int) -> str:
        del language
        return str(value)

    def renew(self) -> None:
        self.renewals += 1

    def catalogue(self, language: str, callback: Callable[[dict[str, str] | None], None]) -> None:
        self.callbacks[language] = callback
        if not self.answers_at_once:
            return
        path = CATALOGUES / f"{language}.json"
        is_there = path.exists() and language not in self.missing
        callback(messages(language) if is_there else None)

    def copy(self, text: str) -> bool:
        self.clipboard = text
        return self.takes_files


def role_of(deal: dict[str, Any]) -> str:
    """The person's role in a kept deal by the rules; empty if there is none, or no such deal."""
    try:
        record = parse_record(json.dumps(deal["record"]))
        seat = (record.meta or {}).get("seat")
        view = replay(record).view(seat if isinstance(seat, int) else 0)
    except SchafkopfError:
        return ""
    contract = view.table.contract
    if contract is None:
        return ""
    if contract.declarer == view.seat:
        return "declarer"
    return "partner" if view.on_declarers_side else "opponent"


class FakeArchive:
    """What static/js/archive.js does, without a browser. ``fault``: what it says of itself.

    Answers come at once, or with `answer` if ``answers_at_once`` is off.
    """

    def __init__(self, host: FakeHost) -> None:
        self.host = host
        self.deals: dict[str, dict[str, Any]] = {}
        self.staged: list[dict[str, Any]] = []
        self.checked = 0
        self.unread = 0
        self.of_copy: list[str] = []
        self.found: list[dict[str, Any]] = []
        self.fault = ""
        self.lasting = "no"
        self.has_room = True
        self.asked: list[str] = []
        self.answers_at_once = True
        self.waiting: list[Callable[[], None]] = []

    def ask(self, what: str, text: str, done: Callable[[str, str], None]) -> None:
        self.asked.append(what)
        head, body = getattr(self, "_" + what)(text)
        if self.answers_at_once:
            done(json.dumps(head), body)
        else:
            self.waiting.append(lambda: done(json.dumps(head), body))

    def answer_one(self) -> None:
        """Gives the first of the answers that wait."""
        self.waiting.pop(0)()

    def answer(self) -> None:
        """Gives the answers that wait."""
        while self.waiting:
            self.waiting.pop(0)()

    def put(self, deal: dict[str, Any]) -> bool:
        """Puts a deal in; False if it is there."""
        played = {name: value for name, value in deal["record"].items() if name != "meta"}
        key = json.dumps(played)
        is_new = key not in self.deals
        if is_new:
            self.deals[key] = deal
        return is_new

    def _add(self, text: str) -> tuple[dict[str, Any], str]:
        second = len(self.deals)
        self.put({"at": f"2026-11-30 20:15:{second:02}", **json.loads(text)})
        return {}, ""

    def _look(self, text: str) -> tuple[dict[str, Any], str]:
        del text
        return {"count": len(self.deals), "fault": self.fault, "lasting": self.lasting}, ""

    def _find(self, text: str) -> tuple[dict[str, Any], str]:
        query = json.loads(text)
        self.found = [
            deal
            for deal in sorted(self.deals.values(), key=lambda deal: deal["at"], reverse=True)
            if query["kind"] in {"", deal["kind"] or "none"}
            and (query["won"] == "" or deal["won"] == (query["won"] == "won"))
            and query["words"].lower() in json.dumps(deal).lower()
        ]
        rows = self.found[query["from"] : query["from"] + query["most"]]
        listed = [[deal["at"], deal["kind"], deal["won"], deal["score"]] for deal in rows]
        sums: dict[tuple[str | None, str], list[int]] = {}
        for deal in self.found:
            is_known = deal["kind"] is None or deal["kind"] in query["kinds"]
            name = (deal["kind"], role_of(deal)) if is_known else ("", "")
            total = sums.setdefault(name, [0, 0, 0])
            for place, value in enumerate((1, deal["won"] is True, deal["score"])):
                total[place] += value
        summed = [[*name, *total] for name, total in sums.items()]
        return {
            "all": len(self.deals),
            "count": len(self.found),
            "rows": listed,
            "sums": summed,
        }, ""

    def _read(self, text: str) -> tuple[dict[str, Any], str]:
        return {}, json.dumps(self.found[int(text)]["record"])

    def _close(self, text: str) -> tuple[dict[str, Any], str]:
        del text
        return {}, ""

    def _save(self, text: str) -> tuple[dict[str, Any], str]:
        name, _, copy = text.partition("\n")
        members = json.loads(copy) | {"deals": list(self.deals.values())}
        self.host.files.append((name, json.dumps(members)))
        return {"sure": self.host.takes_files, "left": 0}, ""

    def _pick(self, text: str) -> tuple[dict[str, Any], str]:
        del text
        chosen, problem = self.host.chosen
        if chosen is None:
            return {"problem": problem or "none"}, ""
        return self._stage(chosen)

    def _stage(self, text: str) -> tuple[dict[str, Any], str]:
        try:
            members = json.loads(text)
        except ValueError:
            members = None
        if not isinstance(members, dict) or "deals" not in members:
            self.staged = []
            return {"problem": "", "deals": 0, "unread": 0}, text
        deals = members.pop("deals")
        self.checked = 0
        self.staged = [deal for deal in deals if isinstance(deal, dict) and "record" in deal]
        self.unread = len(deals) - len(self.staged)
        head = {"problem": "", "deals": len(self.staged), "unread": self.unread}
        return head, json.dumps(members)

    def _check(self, text: str) -> tuple[dict[str, Any], str]:
        verdicts = json.loads(text)
        seen = self.staged[self.checked : self.checked + len(verdicts)]
        kept = []
        for deal, verdict in zip(seen, verdicts, strict=True):
            if verdict is True:
                kept.append(deal)
            elif verdict is not None:
                kept.append(deal | dict(zip(("kind", "won", "score"), verdict, strict=True)))
        self.staged[self.checked : self.checked + len(verdicts)] = kept
        self.checked += len(kept)
        self.unread += len(verdicts) - len(kept)
        rest = self.staged[self.checked :]
        head = {"deals": len(self.staged), "left": len(rest), "unread": self.unread}
        return head, "\n".join(json.dumps(deal["record"]) for deal in rest[:2])

    def _take(self, text: str) -> tuple[dict[str, Any], str]:
        del text
        if not self.has_room:
            return {"done": False}, ""
        before = set(self.deals)
        for deal in self.staged:
            self.put(deal)
        self.of_copy = [key for key in self.deals if key not in before]
        return {"done": True}, ""

    def _undo(self, text: str) -> tuple[dict[str, Any], str]:
        del text
        for key in self.of_copy:
            self.deals.pop(key, None)
        self.of_copy = []
        return {}, ""

    def _clear(self, text: str) -> tuple[dict[str, Any], str]:
        del text
        self.deals.clear()
        return {}, ""


class ScriptedBots:
    """Bots that do what the test says, else what the easy level does."""

    def __init__(self) -> None:
        self.actions: dict[tuple[int, int], str] = {}  # (seat, length of the log) to an action
        self.answers: dict[tuple[int, str], str] = {}
        self.asked: list[tuple[int, str, int]] = []
        self.levels: list[str] = []  # of those who have chosen

    def choose(self, view: View, level: str, seed: int) -> str:
        self.levels.append(level)
        scripted = self.actions.get((view.seat, len(view.table.log)))
        return bot.choose(view, level, seed) if scripted is None else scripted

    def answer(self, view: View, asking: str, level: str, seed: int) -> str | None:
        del level, seed
        self.asked.append((view.seat, asking, len(view.table.log)))
        return self.answers.get((view.seat, asking))


class FakeMind:
    """The strong bots' worker: what was asked of it, and whatever the test has it say."""

    def __init__(self) -> None:
        self.is_possible = True
        self.hear: Callable[[str, str], None] | None = None
        self.begun = 0
        self.ended = 0
        self.asked: list[dict[str, Any]] = []
        self.texts: list[str] = []

    def begin(self, hear: Callable[[str, str], None]) -> None:
        self.begun += 1
        self.hear = hear

    def ask(self, text: str) -> None:
        self.texts.append(text)
        self.asked.append(json.loads(text))

    def end(self) -> None:
        self.ended += 1
        self.hear = None

    def say(self, what: str, text: str = "") -> None:
        """What the page hears; nothing if it has done away with the worker."""
        if self.hear is not None:
            self.hear(what, text)

    def get_ready(self) -> None:
        """The worker is up."""
        self.say("fetched")
        self.say("ready", '{"v": 1, "solver": "compiled"}')

    def reply(self, action: object, number: int | None = None) -> None:
        """Answers the last question, or another one."""
        which = self.asked[-1]["number"] if number is None else number
        self.say("reply", json.dumps({"v": 1, "number": which, "action": action}))


class FakeLate:
    """The late files: there, unless the test says otherwise."""

    def __init__(self) -> None:
        self.is_ready = True
        self.is_missing = False


class Table:
    """A whole session with all its ports."""

    def __init__(
        self,
        store: FakeStore | None = None,
        seed: int = 1,
        settings: Settings | None = None,
        record: str | None = None,
    ) -> None:
        self.clock = FakeClock()
        self.store = FakeStore() if store is None else store
        self.surface = FakeSurface()
        self.host = FakeHost(seed)
        self.bots = ScriptedBots()
        self.late = FakeLate()
        self.mind = FakeMind()
        self.archive = FakeArchive(self.host)
        self.keeper = Keeper(self.store, "test", "2026-11-30", record)
        kept = self.keeper.load_settings(first_settings("en", is_touch=False))
        self.showing = Showing(self.surface, self.host)
        self.showing.use("en", messages("en"))
        self.controller = Controller(
            self.clock,
            self.host,
            self.bots,
            self.late,
            self.keeper,
            self.showing,
            settings or kept,
        )
        self.controller.archive = self.archive

    def start(self) -> None:
        """Begins as the page does: the hand first, then it is saved."""
        self.controller.start()
        self.controller.save()

    def seat_strong_bots(self) -> None:
        """The strong bots may come, as they may once the late files are there."""
        bots = self.controller.bots
        bots.strong = StrongBots(self.clock, self.mind, bots.own, self.controller)
        self.controller.show()

    def bring_late(self) -> None:
        """The late files come."""
        self.late.is_ready = True
        self.controller.on_late()

    def miss_late(self) -> None:
        """It turns out that the late files won't come."""
        self.late.is_missing = True
        self.controller.on_late()

    def press(self, act: str) -> None:
        """One press, as patch.js reports it."""
        self.controller.on_event("act:" + act)

    def commit(self, act: str) -> None:
        """As many presses as the action takes."""
        log = self.controller.deal.table.log
        self.press(act)
        if self.controller.deal.table.log == log:
            self.press(act)
