"""The archive of finished deals in a real browser's IndexedDB, without Python."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from game.app.archiving import listed
from game.core.games import KINDS
from game.core.record import parse_record, replay
from game.core.round import Round
from tests.browser.watch import Watch
from tests.conftest import ROOT
from tests.dom.shelf import ASK, HANDS, Shelf, chosen, copy_of, deal

MANY = 10_000
GOLDEN = ROOT / "tests" / "golden"


@pytest.fixture
def shelf(
    warm_page: Page, site: str, request: pytest.FixtureRequest, output_path: str
) -> Iterator[Shelf]:
    """A shelf with nothing on it. Any fault of it fails the test."""
    warm_page.unroute_all()
    watch = Watch(warm_page.context, (site,))
    yield Shelf(warm_page, site, is_used=True)
    watch.conclude(request.node, Path(output_path))
    for other in warm_page.context.pages[1:]:
        other.close()


def test_a_deal_outlives_the_page_and_is_there_once(shelf: Shelf) -> None:
    shelf.add(1)
    shelf.add(1)
    shelf.open()
    shelf.add(1)
    assert shelf.ask("look") | {"lasting": ""} == {"count": 1, "fault": "", "lasting": ""}
    assert json.loads(shelf.body("read", "0") if shelf.find()["count"] else "") == deal(1)["record"]


def test_who_has_written_a_deal_down_makes_it_no_other_one(shelf: Shelf) -> None:
    other = deal(1)
    other["record"] = other["record"] | {"meta": {"program": "another one"}}
    shelf.take([deal(1)])
    shelf.take([other, deal(2)])
    assert shelf.count == 2


def test_two_tabs_lose_nothing_of_each_other(shelf: Shelf, site: str) -> None:
    other = Shelf(shelf.page.context.new_page(), site)
    for number in range(4):
        (shelf if number % 2 else other).add(number)
    assert shelf.count == other.count == 4


@pytest.mark.parametrize(
    ("query", "numbers"),
    [
        ({}, set(range(12))),
        ({"kind": "wenz"}, {1, 5, 9}),
        ({"kind": "none"}, {3, 7, 11}),
        ({"won": "lost"}, {1, 5, 9}),
        ({"kind": "solo", "won": "won"}, {2, 6, 10}),
        ({"words": "SOLO  easy"}, {2, 6, 10}),
        ({"words": "eo"}, {0, 2, 4, 6, 8, 10}),  # dealt to the person
        ({"words": "ea go"}, set()),
        ({"words": "deal 11"}, {11}),
        ({"words": "20:00:07"}, {7}),
        ({"words": "2027"}, set()),
    ],
)
def test_what_is_searched_for_is_found(
    shelf: Shelf, query: dict[str, str], numbers: set[int]
) -> None:
    shelf.take([deal(number) for number in range(12)])
    found = shelf.find(**query)
    assert found["all"] == 12
    assert found["count"] == len(numbers)
    newest = [[deal(number)["at"], deal(number)["kind"]] for number in sorted(numbers)[::-1]]
    assert [row[:2] for row in found["rows"]] == newest


def by_the_rules(deals: list[tuple[dict[str, Any], Round]], seat: int) -> dict[Any, list[int]]:
    """What replayed deals come to for a seat, by contract and role."""
    sums: dict[Any, list[int]] = {}
    for entry, played in deals:
        contract, view = played.table.contract, played.view(seat)
        kind, role = None, ""
        if contract is not None:
            kind = contract.kind
            role = "partner" if view.on_declarers_side else "opponent"
            role = "declarer" if contract.declarer == seat else role
        total = sums.setdefault((kind, role), [0, 0, 0])
        for place, value in enumerate((1, entry["won"] is True, entry["score"])):
            total[place] += value
    return sums


@pytest.mark.parametrize("seat", range(4))
def test_sums_are_by_contract_and_by_the_role_that_the_rules_give(shelf: Shelf, seat: int) -> None:
    deals = []
    for path in sorted(GOLDEN.glob("*.json")):
        record = json.loads(path.read_text("utf-8"))
        kept = {name: record[name] for name in ("v", "rules", "deck", "dealer", "hands", "log")}
        played = replay(parse_record(json.dumps(kept)))
        if played.is_over:
            kind, won, score = listed(played, seat)
            entry = deal(1) | {"kind": kind, "won": won, "score": score}
            deals.append((entry | {"record": kept | {"meta": {"seat": seat}}}, played))
    assert shelf.take([entry for entry, _ in deals])
    sums = shelf.find()["sums"]
    assert {(kind, role): total for kind, role, *total in sums} == by_the_rules(deals, seat)
    wenz = shelf.find(kind="wenz")["sums"]
    assert sorted(wenz) == sorted(each for each in sums if each[0] == "wenz")


@pytest.mark.parametrize(
    "record",
    [{}, {"log": 7}, {"log": [7, None, "2 solo"]}, {"hands": None}, {"meta": None},
     {"meta": {"seat": "__proto__"}}, {"meta": {"seat": 4}}, {"log": ["solo"]}],
)  # fmt: skip
def test_a_record_that_names_no_role_counts_all_the_same(
    shelf: Shelf, record: dict[str, Any]
) -> None:
    odd = deal(2)
    odd["record"] = {"v": 1, "hands": HANDS, "log": ["1 pass"], "meta": {"seat": 0}} | record
    shelf.take([odd])
    ((kind, role, *total),) = shelf.find()["sums"]
    assert (kind, total) == ("solo", [1, 1, odd["score"]])
    assert role in {"", "opponent"}
    assert role == "" or "2 solo" in odd["record"]["log"]


def test_contracts_of_newer_versions_are_one_sum(shelf: Shelf) -> None:
    deals = [deal(number) | {"kind": f"ramsch-{number}", "score": 5} for number in range(40)]
    shelf.take(deals)
    won = sum(each["won"] is True for each in deals)
    assert shelf.find()["sums"] == [["", "", 40, won, 200]]


def test_ten_thousand_are_listed_a_page_at_a_time(shelf: Shelf) -> None:
    assert shelf.take([deal(number) for number in range(MANY)])
    shelf.open()
    first = shelf.find()
    assert (first["all"], first["count"], len(first["rows"])) == (MANY, MANY, 25)
    last = shelf.find(**{"from": MANY - 5})
    assert len(last["rows"]) == 5
    assert min(first["rows"])[0] > max(last["rows"])[0]
    assert shelf.find(words="deal 9999")["count"] == 1
    assert shelf.find(kind="wenz")["count"] == MANY // 4


# How often what costs most for each deal is done before anything else of the page has its turn.
STRAINED = """
() => {
  const channel = new MessageChannel();
  let count = 0;
  const reset = () => { count = 0; channel.port2.postMessage(null); };
  channel.port1.onmessage = reset;
  window.most = 0;
  for (const [owner, name] of [
    [JSON, "stringify"], [String.prototype, "includes"], [String.prototype, "toLowerCase"],
    [IDBObjectStore.prototype, "put"], [IDBObjectStore.prototype, "delete"],
  ]) {
    const plain = owner[name];
    owner[name] = function (...given) {
      count += 1;
      window.most = Math.max(window.most, count);
      return plain.apply(this, given);
    };
  }
  reset();
}
"""
AT_ONCE = 2_500  # for every deal at least one


def test_of_ten_thousand_the_page_handles_some_at_a_time(shelf: Shelf, tmp_path: Path) -> None:
    """Else it stutters: taken over, listed, searched, saved, opened, taken out again."""
    path = tmp_path / "copy.json"
    path.write_text(copy_of([deal(number) for number in range(MANY)]), "utf-8")
    shelf.page.evaluate(STRAINED)

    def most(work: Callable[[], object]) -> int:
        shelf.page.evaluate("() => { most = 0; }")
        work()
        return int(shelf.page.evaluate("most"))

    def save() -> None:
        with shelf.page.expect_download():
            shelf.ask("save", 'name.json\n{"kept": {}}')

    counts = {
        "open": most(lambda: chosen(shelf, path)),
        "take": most(lambda: shelf.ask("take")),
        "list": most(shelf.find),
        "page": most(lambda: shelf.find(**{"from": 25})),
        "search": most(lambda: shelf.find(words="deal 2026")),
        "save": most(save),
        "undo": most(lambda: shelf.ask("undo")),
    }
    assert shelf.count == 0
    assert {what: count for what, count in counts.items() if count > AT_ONCE} == {}
    assert counts["search"] > 100  # so it has been seen


def test_the_last_search_is_the_one_that_deals_are_read_from(shelf: Shelf) -> None:
    shelf.take([deal(number) for number in range(1_200)])
    answers = shelf.page.evaluate(
        """queries => new Promise((done) => {
          const answers = [];
          schafkopf.archive.listen((number, head) => {
            answers.push([number, JSON.parse(head).count]);
            if (answers.length === queries.length) done(answers);
          });
          queries.forEach((query, at) => schafkopf.archive.ask(at, "find", query));
        })""",
        [
            json.dumps({"won": "", "from": 0, "most": 25, "kinds": KINDS} | query)
            for query in ({"kind": "", "words": ""}, {"kind": "wenz", "words": "deal 7"})
        ],
    )
    assert [number for number, _ in answers] == [0, 1]
    assert '"1 wenz"' in shelf.body("read", "0")


def test_a_copy_twice_changes_nothing_and_is_undone_alone(shelf: Shelf) -> None:
    shelf.add(1)
    deals = [deal(number) for number in range(1, 5)]
    assert shelf.take(deals)
    assert shelf.count == 4
    shelf.ask("undo")
    assert shelf.count == 1
    shelf.take(deals)
    shelf.take(deals)
    assert shelf.count == 4
    shelf.ask("undo")  # the last one brought nothing
    assert shelf.count == 4
    shelf.ask("clear")
    shelf.open()
    assert shelf.count == 0


BAD: list[Any] = [
    None, 7, "deal", [], {}, deal(1) | {"record": None}, deal(1) | {"record": [1]},
    deal(1) | {"at": "yesterday"}, deal(1) | {"score": "1"}, deal(1) | {"score": 1e300},
    deal(1) | {"score": 0.5}, deal(1) | {"won": "yes"}, deal(1) | {"kind": 3},
    deal(1) | {"kind": "x" * 31}, deal(1) | {"record": {"log": "x" * 8000}},
]  # fmt: skip


@pytest.mark.parametrize("bad", BAD, ids=lambda bad: json.dumps(bad)[:40])
def test_what_is_no_deal_is_left_out_and_counted(shelf: Shelf, bad: object) -> None:
    head = shelf.ask("stage", copy_of([deal(2), bad]))
    assert head == {"problem": "", "deals": 1, "unread": 1}
    shelf.ask("take")
    assert [row[1] for row in shelf.find()["rows"]] == ["solo"]


def test_markup_in_a_record_stays_text(shelf: Shelf) -> None:
    evil = deal(2)
    evil["record"] = evil["record"] | {
        "__proto__": {"hands": "x"},
        "meta": {"seat": "<b>", "x": "\0"},
    }
    shelf.take([evil])
    shelf.find()
    assert json.loads(shelf.body("read", "0")) == evil["record"]
    assert shelf.page.evaluate("({}).hands === undefined")


@pytest.mark.parametrize("text", ["", "nonsense", '{"a": 1,}', "[1]", '{"deals": 3}', '"deals"'])
def test_what_is_no_copy_goes_on_as_it_is(shelf: Shelf, text: str) -> None:
    """Python's strict reader says what is wrong with it."""
    assert shelf.body("stage", text) == text


def test_the_deals_of_a_copy_are_given_out_and_go_in_as_python_has_found_them(
    shelf: Shelf,
) -> None:
    shelf.ask("stage", copy_of([*(deal(number) for number in range(7)), "none"]))
    head, body = shelf.page.evaluate(ASK, ["check", "[]"])
    assert head == {"deals": 7, "left": 7, "unread": 1}
    assert [json.loads(line) for line in body.split("\n")] == [
        deal(number)["record"] for number in range(5)
    ]
    verdicts = [["geier", None, -7], None, True, True, None]
    head, body = shelf.page.evaluate(ASK, ["check", json.dumps(verdicts)])
    assert head == {"deals": 5, "left": 2, "unread": 3}
    assert [json.loads(line) for line in body.split("\n")] == [deal(5)["record"], deal(6)["record"]]
    head, body = shelf.page.evaluate(ASK, ["check", "[true, null]"])
    assert (head, body) == ({"deals": 4, "left": 0, "unread": 4}, "")
    assert shelf.ask("take") == {"done": True}
    rows = shelf.find()["rows"]
    assert len(rows) == 4
    assert [deal(0)["at"], "geier", None, -7] in rows


def test_a_text_with_a_nul_is_no_copy(shelf: Shelf) -> None:
    assert shelf.ask("stage", copy_of([deal(1)]) + "\0") == {"problem": "unreadable"}


def test_a_copy_goes_on_without_its_deals(shelf: Shelf) -> None:
    body = json.loads(shelf.body("stage", copy_of([deal(1)])))
    assert body == {"v": 1, "what": "schafkopf", "kept": {}}


def test_what_is_too_long_is_refused(shelf: Shelf, tmp_path: Path) -> None:
    assert shelf.ask("stage", "x" * 300_001) == {"problem": "long"}
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(64 * 1024 * 1024 + 1)
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    assert chosen(shelf, huge) == {"problem": "long"}
    assert chosen(shelf, binary) == {"problem": "unreadable"}


# The longest text that has been taken apart character by character.
TAKEN_APART = """
() => {
  const each = String.prototype[Symbol.iterator];
  window.longest = 0;
  String.prototype[Symbol.iterator] = function () {
    window.longest = Math.max(window.longest, this.length);
    return each.call(this);
  };
}
"""


@pytest.mark.parametrize("text", ["x" * 700_000, copy_of([]).replace("{}", f'"{"x" * 700_000}"')])
def test_what_is_far_too_long_is_not_even_counted(shelf: Shelf, text: str) -> None:
    """Of a file of 64 MiB the counting alone would take most of a minute, and a gigabyte."""
    shelf.page.evaluate(TAKEN_APART)
    assert shelf.ask("stage", text) == {"problem": "long"}
    assert shelf.page.evaluate("longest") == 0


def test_characters_are_counted_as_python_counts_them(shelf: Shelf) -> None:
    assert shelf.ask("stage", "\U0001f600" * 300_000)["problem"] == ""
    assert shelf.ask("stage", "\U0001f600" * 300_001) == {"problem": "long"}


def test_the_file_holds_the_copy_and_all_deals(shelf: Shelf, tmp_path: Path) -> None:
    shelf.take([deal(number) for number in range(3)])
    with shelf.page.expect_download() as download:
        head = shelf.ask("save", 'name.json\n{"v": 1, "kept": {"deal": "}"}}')
    assert head == {"sure": True, "left": 0}
    assert download.value.suggested_filename == "name.json"
    path = tmp_path / "name.json"
    download.value.save_as(path)
    members = json.loads(path.read_text("utf-8"))
    assert members["kept"] == {"deal": "}"}
    assert members["deals"] == [deal(number) for number in (2, 1, 0)]
    assert chosen(shelf, path) == {"problem": "", "deals": 3, "unread": 0}
