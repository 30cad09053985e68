"""Mining: what it counts over self-play, keeps, and adds up again."""

from pathlib import Path

from game.cli.players import Level
from game.core.games import KINDS
from game.core.record import record_from_json, replay_view
from game.core.view import View

from .__main__ import parts
from .catalogue import NEVER
from .keeping import bad_in, keep, kept
from .mining import contract_of, mine
from .totals import Totals, as_text, store_for


def test_the_random_player_is_caught_and_its_blunders_are_positions(tmp_path: Path) -> None:
    store = store_for("random", 1, tmp_path)
    for deck in ("long", "short"):
        counts = mine(deck, range(28), Level("random"))
        assert {found.number for found in counts.found} >= {"N1", "N2"}
        store.add(Totals.line(deck, range(28), counts))
    totals = Totals([*store.lines(), store.lines()[0]])
    assert totals.all_deals() == 56
    assert totals.parts == {("long", 0), ("short", 0)}
    assert len(totals.found) == sum(totals.sums(number)[1] for number in NEVER)
    for found in totals.found:
        view = replay_view(record_from_json(found["view"]))
        assert found["action"] in found["bad"]
        assert view.seat == found["seat"]
        assert set(found["bad"]) < set(view.legal())
    text = as_text("random", totals)
    assert "random: 56 deals" in text
    assert "over" in text


def test_every_contract_gets_its_deals() -> None:
    wanted = [contract_of(number) for number in range(28)]
    assert wanted.count(None) == 14
    assert [wanted.count(kind) for kind in KINDS] == [2] * len(KINDS)


def test_it_goes_on_where_it_was() -> None:
    totals = Totals([])
    assert len(list(parts(totals, 80))) == 4
    totals.parts = {("long", 0), ("short", 20)}
    assert list(parts(totals, 80)) == [("short", range(20)), ("long", range(20, 40))]


def test_what_is_found_is_kept_once(tmp_path: Path) -> None:
    path = tmp_path / "blunders.jsonl"
    path.write_text("", "utf-8")
    found = Totals.line("short", range(14), mine("short", range(14), Level("random")))["found"]
    assert found
    no_blunder = {**found[0], "action": "pass"}
    assert keep("random", [*found, no_blunder], path) == len(found)
    assert keep("random", found, path) == 0
    lines = kept(path)
    assert len({line["id"] for line in lines}) == len(lines) == len(found)
    assert all(bad_in(line) == line["bad"] for line in lines)


class Bold(Level):
    """Announces the highest Tout with any hand, and plays on as a level does."""

    def choose(self, view: View, seed: int) -> str:
        bids = [action for action in view.legal() if action in KINDS]
        return bids[-1] if bids else super().choose(view, seed)


def test_a_tout_is_judged_by_the_deals_that_its_declarer_could_suppose() -> None:
    counts = mine("short", range(0, 6, 2), Bold("easy"))
    assert counts.chances["solo-tout", "N14"] == 3
    assert counts.done["solo-tout", "N14"] == 3
