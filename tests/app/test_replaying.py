"""A deal looked at step by step: from the reckoning, and as a page of its own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from game.app.keeping import Keeper
from game.app.replay_page import ReplayPage
from game.app.replaying import looks_of, result_of
from game.app.showing import Showing
from game.core.errors import SchafkopfError
from game.core.record import Record, parse_record, replay
from game.core.table import Table as CoreTable
from game.ui.choices import first_settings

from .fakes import FakeClock, FakeHost, FakeSurface, Table, messages
from .test_controller import K01, begin, settings

if TYPE_CHECKING:
    from game.ui.choices import Settings

FOLDER = Path(__file__).parents[1] / "golden"
GOLDEN = sorted(path.name for path in FOLDER.glob("*.json"))
SETTINGS = first_settings("en", is_touch=False)


def golden(name: str) -> dict[str, Any]:
    """A golden file's record."""
    found: dict[str, Any] = json.loads((FOLDER / name).read_text("utf-8"))
    return found


def shown(surface: FakeSurface) -> dict[str, dict[str, str]]:
    """What the page has now: key → attributes, with the text as ``text``."""
    elements: dict[str, dict[str, str]] = {"root": {}}
    inside: dict[str, str] = {}

    def forget(key: str) -> None:
        elements.pop(key, None)
        for child in [child for child, parent in inside.items() if parent == key]:
            inside.pop(child)
            forget(child)

    for op in [op for batch in surface.batches for op in batch]:
        name, key = op[0], str(op[1])
        if name == "new":
            values: Any = op[3]
            pairs = zip(values[::2], values[1::2], strict=True)
            elements[key] = {each: value for each, value in pairs if value is not None}
            elements[key]["text"] = str(op[4])
            inside[key] = str(op[5])
        elif name == "put":
            inside[key] = str(op[2])
        elif name == "set":
            elements[key][str(op[2])] = str(op[3])
        elif name == "unset":
            elements[key].pop(str(op[2]))
        elif name == "text":
            elements[key]["text"] = str(op[2])
        elif name == "drop":
            forget(key)
    return elements


class Page:
    """A page that shows a record, and the page around it."""

    def __init__(self, record: object, settings: Settings = SETTINGS) -> None:
        self.surface = FakeSurface()
        self.told: list[dict[str, Any]] = []
        self.host = FakeHost()
        showing = Showing(self.surface, self.host)
        showing.use("en", messages("en"))
        self.clock = FakeClock()
        self.page = ReplayPage(
            self.clock, showing, settings, lambda text: self.told.append(json.loads(text))
        )
        text = record if isinstance(record, str) or record is None else json.dumps(record)
        self.page.begin(text, "1.0")

    def press(self, *words: str) -> None:
        for word in words:
            self.page.on_event("act:replay-" + word)

    @property
    def elements(self) -> dict[str, dict[str, str]]:
        return shown(self.surface)

    @property
    def root(self) -> dict[str, str]:
        return self.elements["root"]

    def ask(self) -> dict[str, Any]:
        self.page.hear("state", "")
        return self.told[-1]


@pytest.mark.parametrize("name", GOLDEN)
def test_every_step_is_the_table_after_so_many_acts(name: str) -> None:
    record = parse_record(json.dumps(golden(name)))
    looks = looks_of(record)
    deal = replay(record)
    for at in range(len(record.log) + 1):
        prefix = Record(record.ruleset, record.deck, record.dealer, record.hands, record.log[:at])
        view = looks[at][0]
        assert view.table.log == record.log[:at]
        assert view.table.phase == replay(prefix).table.phase
        assert view.table.trick_counts == replay(prefix).table.trick_counts
    result, expected = result_of(looks[-1][0].table), deal.result()
    assert (result is None) == (expected is None)
    if result is not None and expected is not None:
        assert (result.scores, result.lines) == (expected.scores, expected.lines)


def test_a_complete_trick_lies_for_its_step_and_the_last_before_the_reckoning() -> None:
    looks = looks_of(parse_record(json.dumps(golden("case-k01.json"))))
    resting = [at for at, look in enumerate(looks) if look[1]]
    cards = [at for at, entry in enumerate(golden("case-k01.json")["log"], 1) if len(entry) == 4]
    assert resting == cards[3::4]
    assert len(looks) == len(golden("case-k01.json")["log"]) + 2
    assert not looks[-1][1]


def test_all_four_hands_lie_open_and_get_smaller() -> None:
    page = Page(golden("case-k01.json"))
    assert len([key for key in page.elements if key.startswith("open-")]) == 18
    page.press("forward", "last", "back")
    assert [key for key in page.elements if key.startswith("open-")] == []
    for _ in range(6):
        page.press("back")
    assert len([key for key in page.elements if key.startswith("open-")]) > 0


def test_of_a_view_only_its_own_hand_is_open_to_the_end() -> None:
    record = golden("case-k01.json")
    record["hands"] = [None, record["hands"][1], None, None]
    page = Page(record)
    while True:
        step = page.ask()
        assert not [key for key in page.elements if key.startswith("open-")]
        assert page.root["data-me"] == "1"
        if step["step"] == step["last"]:
            break
        page.press("forward")
    assert page.root["data-panel"] == "reckoning"
    assert page.elements["reckoning-title"]["text"] == "Lost: \u22128"


def test_first_back_forward_last_and_their_ends() -> None:
    page = Page(golden("case-k01.json"))
    steps = []
    for word in ("back", "forward", "forward", "back", "last", "forward", "first", "last"):
        page.press(word)
        steps.append(page.ask()["step"])
    last = page.ask()["last"]
    assert steps == [0, 1, 2, 1, last, last, 0, last]
    assert page.elements["act-replay-forward"]["aria-disabled"] == "true"
    assert page.elements["reckoning-title"]["text"].startswith("Won")
    page.page.on_event("act:play:EO")
    page.page.on_event("key:escape")
    assert page.ask()["step"] == last
    page.press("first")
    page.page.on_event("key:skip")
    assert page.ask()["step"] == 1


def test_each_step_forward_is_told() -> None:
    page = Page(golden("case-k01.json"))
    for _ in range(10):
        page.press("forward")
    said = page.surface.said()
    assert said[1].endswith(": Sauspiel.")
    assert said[4].endswith(
        ": With the ace of acorns! Vroni plays Sauspiel with the ace of acorns."
    )
    assert said[9].endswith(": ace of acorns. The trick goes to Xaver: 36 points.")


def test_an_unfinished_deal_ends_where_it_ends() -> None:
    record = golden("case-k01.json")
    record["log"] = record["log"][:12]
    page = Page(record)
    page.press("last")
    assert page.ask()["step"] == page.ask()["last"] == 12
    assert page.root["data-panel"] == ""
    assert page.root["data-phase"] == "play"


def test_a_deal_that_all_passed_has_its_reckoning() -> None:
    page = Page(golden("long-all-pass.json"))
    page.press("last")
    assert page.root["data-panel"] == "reckoning"
    assert page.elements["reckoning-title"]["text"] == "Thrown in"


BAD = (
    (None, "bad-request"),
    ("", "bad-request"),
    ("nonsense", "bad-json"),
    ("[]", "bad-request"),
    ('{"v": 2}', "unknown-version"),
    (golden("case-k01.json") | {"log": ["0 solo", "0 pass"]}, "out-of-turn"),
)


@pytest.mark.parametrize(("record", "code"), BAD)
def test_a_bad_record_is_told_in_words_and_as_a_message(record: object, code: str) -> None:
    page = Page(record)
    assert [message["event"] for message in page.told] == ["ready", "error"]
    assert page.told[1]["code"] == code
    assert page.elements["problem-text"]["text"].startswith("The record of a deal is missing")
    page.press("forward", "leave")  # nothing to press, nothing happens
    assert page.ask()["step"] is None
    page.page.hear("load", json.dumps(golden("case-k01.json")))
    assert "problem-text" not in page.elements
    assert page.ask()["step"] == 0


def test_a_bad_record_leaves_the_one_that_is_shown() -> None:
    page = Page(golden("case-k01.json"))
    page.press("forward")
    page.page.hear("load", "{")
    assert page.told[-1]["code"] == "bad-json"
    assert page.ask()["step"] == 1


def test_commands() -> None:
    page = Page(golden("case-k01.json"))
    page.page.hear("theme", "dark")
    assert page.root["data-theme"] == "dark"
    page.page.hear("language", "nl")
    assert page.root["lang"] == "nl"
    assert page.elements["replay-place"]["text"] == "Stap 0 van 31"
    page.host.missing.add("tr")
    page.page.hear("language", "tr")
    assert page.told[-1] == {
        "event": "error", "code": "bad-value", "message": "the language can't be had",
    }  # fmt: skip
    for command, value, code in (
        ("theme", "pink", "bad-value"),
        ("language", "xx", "bad-value"),
        ("new", "", "unknown-command"),
        ("pause", "true", "unknown-command"),
    ):
        page.page.hear(command, value)
        assert page.told[-1]["code"] == code
    page.press("last")
    assert page.ask() == {
        "event": "state", "step": 31, "last": 31, "deck": "short", "phase": "done",
        "contract": "sauspiel", "declarer": 1, "tricks": [0, 4, 2, 0],
    }  # fmt: skip


def test_a_seat_that_is_none_is_seat_0() -> None:
    for meta in ({"seat": 9}, {"seat": "x"}, {"seat": True}, {}):
        assert Page(golden("case-k01.json") | {"meta": meta}).root["data-me"] == "0"


# By itself.


def running(record: object, **changes: str) -> Page:
    """A page on which the steps follow by themselves from the first one on."""
    page = Page(record, settings(**changes))
    page.press("run")
    return page


def is_running(page: Page) -> bool:
    return page.elements["act-replay-run"]["title"] == "Pause"


def test_it_runs_to_its_end_and_from_there_anew() -> None:
    page = running(golden("case-k01.json"))
    assert is_running(page)
    seen = [page.ask()["step"]]
    while page.clock.ring():
        seen.append(page.ask()["step"])
    assert seen == list(range(page.ask()["last"] + 1))
    assert not is_running(page)
    assert page.root["data-panel"] == "reckoning"
    page.press("run")
    assert page.ask()["step"] == 0
    assert is_running(page)


@pytest.mark.parametrize("event", ["act:replay-run", "key:skip"])
def test_it_is_halted_where_it_is_and_goes_on_from_there(event: str) -> None:
    page = running(golden("case-k01.json"))
    for _ in range(7):
        page.clock.ring()
    page.page.on_event(event)
    assert not page.clock.calls
    assert not is_running(page)
    assert page.ask()["step"] == 7
    page.press("run")
    page.clock.ring()
    assert page.ask()["step"] == 8


@pytest.mark.parametrize("word", ["first", "back", "forward", "last"])
def test_a_step_by_hand_halts_it(word: str) -> None:
    page = running(golden("case-k01.json"))
    page.press(word)
    assert not page.clock.calls
    assert not is_running(page)


def test_what_the_page_says_of_itself_halts_nothing() -> None:
    page = running(golden("case-k01.json"))
    page.page.on_event("page:renewable")
    assert page.clock.calls
    assert is_running(page)


def test_another_record_is_not_moved_by_the_one_before() -> None:
    page = running(golden("case-k01.json"))
    page.page.hear("load", json.dumps(golden("long-all-pass.json")))
    assert not page.clock.calls
    assert not is_running(page)


def test_it_keeps_the_pace_of_the_table_and_a_trick_lies_longer() -> None:
    def seconds(**changes: str) -> list[int]:
        page = running(golden("case-k01.json"), **changes)
        times = []
        while page.clock.calls:
            before = page.clock.now
            page.clock.ring()
            times.append(page.clock.now - before)
        return times

    normal, fast = seconds(pace="normal"), seconds(pace="fast")
    assert sum(fast) < sum(normal) < sum(seconds(pace="slow"))
    assert seconds(pace="wait") == seconds(pace="instant") == normal
    looks = looks_of(parse_record(json.dumps(golden("case-k01.json"))))
    tricks = [at for at, look in enumerate(looks) if look[1]]
    others = [time for at, time in enumerate(normal) if at not in tricks]
    assert min(normal[at] for at in tricks) > max(others)


# From the reckoning.


def at_reckoning() -> Table:
    """The table after case K01, the person at seat 1."""
    log = ", ".join(json.dumps(entry) for entry in golden("case-k01.json")["log"])
    table = Table(record=K01 % (log, 1))
    table.start()
    return table


def test_the_deal_is_looked_at_again_and_left_as_it_was() -> None:
    table = at_reckoning()
    before = shown(table.surface)
    kept = dict(table.store.texts)
    table.press("replay")
    elements = shown(table.surface)
    assert elements["root"]["data-replay"] == "true"
    assert table.surface.batches[-1][-1] == ["focus", "act-replay-forward"]
    table.press("replay-last")
    again = shown(table.surface)
    for key in ("reckoning-title", "reckoning-summary", "pay-0-score", "pay-3-score"):
        assert again[key]["text"] == before[key]["text"]
    assert "act-next" not in again
    table.controller.on_event("key:escape")
    assert shown(table.surface) == before
    assert table.surface.batches[-1] == [["focus", "act-replay"]]
    assert table.store.texts == kept


def test_what_happens_meanwhile_waits() -> None:
    table = at_reckoning()
    table.press("replay")
    table.controller.on_event("page:renewable")
    table.controller.tell("notice.strong-lost")
    assert shown(table.surface)["root"]["data-replay"] == "true"
    table.press("replay-leave")
    assert "reckoning-renew" in shown(table.surface)


def test_another_press_is_for_the_table() -> None:
    table = at_reckoning()
    table.press("replay")
    table.press("next")
    assert table.controller.session.number == 2
    assert "data-replay" not in shown(table.surface)["root"]


def test_a_running_deal_can_t_be_looked_at_again() -> None:
    table = begin()
    table.press("replay")
    assert table.controller.guest is None


def test_a_record_from_outside_ends_it() -> None:
    table = at_reckoning()
    table.press("replay")
    keeper = Keeper(table.store, "test", "2026-11-30", K01 % ("", 0))
    table.controller.begin_anew(keeper)
    assert table.controller.guest is None
    assert shown(table.surface)["root"]["data-phase"] == "auction"


@pytest.mark.parametrize("leaving", ["key:escape", "act:next"])
def test_who_leaves_it_while_it_runs_is_left_alone(leaving: str) -> None:
    table = at_reckoning()
    table.press("replay")
    table.press("replay-run")
    token = set(table.clock.calls)
    table.controller.on_event(leaving)
    assert not token & set(table.clock.calls)


def test_a_record_from_outside_ends_it_while_it_runs() -> None:
    table = at_reckoning()
    table.press("replay")
    table.press("replay-run")
    token = set(table.clock.calls)
    table.controller.begin_anew(Keeper(table.store, "test", "2026-11-30", K01 % ("", 0)))
    assert not token & set(table.clock.calls)


def test_an_impossible_log_is_no_deal() -> None:
    record = parse_record(json.dumps(golden("case-k01.json") | {"log": ["0 EK"]}))
    with pytest.raises(SchafkopfError):
        looks_of(record)
    assert result_of(CoreTable(record.ruleset, record.deck, record.dealer)) is None
