"""The archive of finished deals: what goes in, how it is listed, searched and looked at."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from game.app.checking import verdict
from game.core.record import parse_record, replay
from game.ui.panels.past import PAGE, Past, PastDeal
from game.ui.panels.past_sums import NO_ROLE, UNKNOWN, Sum
from game.ui.told import told

from .fakes import Table
from .test_controller import AUCTION_K01, K01

if TYPE_CHECKING:
    from typing import Any


def played(table: Table, deals: int = 1) -> Table:
    """A table at which so many deals have been played to their end."""
    table.start()
    for number in range(deals):
        if number:
            table.press("next")
        play_to_the_end(table)
    return table


def play_to_the_end(table: Table) -> None:
    while not table.controller.deal.is_over:
        if table.controller.question() is not None:
            table.press("pass")
        elif not table.clock.ring():
            legal = table.controller.deal.view(table.controller.sitting.me).legal()[0]
            is_card = table.controller.deal.table.phase == "play"
            table.commit(f"play:{legal}" if is_card else legal.replace(" ", ":"))
    table.clock.run()


def past(table: Table) -> Past:
    """What the open panel shows."""
    shown = table.controller.screen().past
    assert shown is not None
    return shown


def entries(table: Table) -> list[dict[str, Any]]:
    return list(table.archive.deals.values())


def made_up(count: int, **changes: object) -> list[dict[str, Any]]:
    """Deals of an archive, each of another number, one a second."""
    return [
        {
            "at": f"2026-11-{1 + number // 3600 % 30:02}"
            f" 10:{number // 60 % 60:02}:{number % 60:02}",
            "kind": "wenz",
            "won": True,
            "score": 20,
            "record": {"v": 1, "number": number},
            **changes,
        }
        for number in range(count)
    ]


# What goes in.


def test_a_finished_deal_goes_in_with_contract_and_own_result() -> None:
    table = played(Table(seed=50))
    (entry,) = entries(table)
    deal = table.controller.deal
    contract, result = deal.table.contract, deal.result()
    assert contract is not None
    assert result is not None
    assert entry["kind"] == contract.kind
    assert entry["score"] == result.scores[0]
    assert entry["won"] == (entry["score"] > 0)
    again = replay(parse_record(json.dumps(entry["record"])))
    assert (again.dealt, again.table.log) == (deal.dealt, deal.table.log)
    assert entry["record"]["meta"]["seat"] == 0


def test_a_deal_that_was_thrown_in_goes_in_without_a_winner() -> None:
    table = Table(seed=50)
    for seat in range(1, 4):
        for length in range(4):
            table.bots.actions[seat, length] = "pass"
    table.start()
    table.press("pass")
    table.clock.run()
    assert table.controller.deal.table.phase == "passed"
    (entry,) = entries(table)
    assert (entry["kind"], entry["won"], entry["score"]) == (None, None, 0)


def test_each_deal_goes_in_once_however_often_it_is_shown_or_loaded() -> None:
    table = played(Table(seed=50), deals=2)
    table.press("settings")
    table.press("set:pace=fast")  # works out anew what the table waits for
    table.press("close")
    again = Table(store=table.store)
    again.archive = again.controller.archive = table.archive
    again.start()
    again.clock.run()
    assert again.archive.asked[-1] == "add"
    assert len(entries(again)) == 2


def test_a_deal_that_ends_before_the_late_files_are_there_goes_in_with_them() -> None:
    table = Table(seed=50)
    table.start()
    deal = table.controller.deal
    while not deal.is_over:
        deal = deal.apply(deal.turn or 0, deal.legal()[0])
    table.late.is_ready = False
    table.controller.sitting.deal = deal
    table.controller.sitting.take_up()
    table.controller.go_on()
    assert entries(table) == []
    table.bring_late()
    table.clock.run()
    assert len(entries(table)) == 1


def test_practice_from_a_record_stays_out() -> None:
    table = played(Table(record=K01 % (AUCTION_K01, 0)))
    assert table.controller.deal.is_over
    assert entries(table) == []


def test_a_lesson_stays_out() -> None:
    table = Table()
    table.start()
    table.press("lesson")
    lesson = table.controller.lesson
    assert lesson is not None
    deal = lesson.sitting.deal
    while not deal.is_over:
        deal = deal.apply(deal.turn or 0, deal.legal()[0])
    lesson.sitting.deal = deal
    lesson.sitting.take_up()
    table.controller.go_on()
    assert table.controller.deal.is_over
    assert entries(table) == []


# The list.


def opened(table: Table) -> Table:
    table.start()
    table.press("scores")
    table.press("past")
    return table


def test_the_newest_come_first_a_page_at_a_time() -> None:
    table = Table()
    for deal in made_up(PAGE * 2 + 3):
        table.archive.put(deal)
    opened(table)
    assert table.controller.screen().panel == "past"
    shown = past(table)
    assert (shown.first, shown.count, len(shown.deals)) == (0, PAGE * 2 + 3, PAGE)
    assert shown.deals[0].at > shown.deals[1].at
    table.press("past:newer")
    assert past(table) == shown
    table.press("past:older")
    table.press("past:older")
    assert (past(table).first, len(past(table).deals)) == (PAGE * 2, 3)
    table.press("past:older")
    assert past(table).first == PAGE * 2
    table.press("past:newer")
    assert past(table).first == PAGE


def test_contract_result_and_words_choose_what_is_listed() -> None:
    table = Table()
    for kind, won, number in (("wenz", True, 1), ("wenz", False, 2), ("solo", True, 3)):
        (deal,) = made_up(1, kind=kind, won=won, record={"number": number})
        table.archive.put(deal)
    (passed,) = made_up(1, kind=None, won=None, record={"number": 4})
    table.archive.put(passed)
    opened(table)
    counts = []
    for act in ("kind=wenz", "won=lost", "kind=all", "kind=none", "won=all", "kind=all"):
        table.press("past:" + act)
        counts.append(past(table).count)
    assert counts == [2, 1, 1, 0, 1, 4]
    table.press("past:words=SOLO")
    assert [deal.kind for deal in past(table).deals] == ["solo"]
    assert past(table).words == "SOLO"


@pytest.mark.parametrize(
    "act",
    ["past:kind=chess", "past:won=perhaps", "past:words=" + "x" * 101, "past:look=9", "past:look=x",
     "past:look=-1", "past:copy", "past:nonsense"],
)  # fmt: skip
def test_a_press_that_means_nothing_changes_nothing(act: str) -> None:
    table = opened(played(Table(seed=50)))
    before = past(table)
    table.press(act)
    assert past(table) == before


def test_a_contract_that_only_a_newer_version_knows_is_listed_as_unknown() -> None:
    table = Table()
    for deal in made_up(1, kind="ramsch"):
        table.archive.put(deal)
    opened(table)
    assert past(table).deals == (PastDeal("2026-11-01 10:00:00", UNKNOWN, True, 20),)
    assert past(table).sums == (Sum(UNKNOWN, NO_ROLE, 1, 1, 20),)


def test_what_is_listed_is_summed_up_by_contract_and_role() -> None:
    table = opened(played(Table(seed=50), deals=3))
    scores = [entry["score"] for entry in entries(table)]
    everything = past(table).sums
    assert sum(each.score for each in everything) == sum(scores)
    assert sum(each.deals for each in everything) == 3
    table.press("past:won=won")
    won = past(table).sums
    assert [each.won for each in won] == [each.deals for each in won]
    assert sum(each.score for each in won) == sum(score for score in scores if score > 0)


def test_the_sums_by_contract_are_shown_and_hidden_by_the_same_press() -> None:
    table = opened(played(Table(seed=50)))
    shown = [past(table).is_by_contract]
    for _ in range(2):
        table.press("past:sums")
        shown.append(past(table).is_by_contract)
    assert shown == [False, True, False]


def test_that_the_archive_is_not_kept_is_told_in_the_panel() -> None:
    table = Table()
    table.archive.fault = "denied"
    opened(table)
    assert past(table).fault == "denied"


def test_an_answer_after_the_panel_was_closed_opens_nothing() -> None:
    table = Table()
    table.start()
    table.archive.answers_at_once = False
    table.press("past")
    assert not past(table).is_there
    table.press("close")
    shown = len(table.surface.batches)
    table.archive.answer()
    assert len(table.surface.batches) == shown
    assert table.controller.screen().past is None


def test_presses_of_the_list_are_nothing_while_it_is_closed() -> None:
    table = played(Table(seed=50))
    table.press("past:look=0")
    assert table.controller.screen().past is None


# One deal.


def test_a_deal_can_be_looked_at_and_copied() -> None:
    table = opened(played(Table(seed=50)))
    table.press("past:look=0")
    looked = past(table).looked
    assert looked is not None
    assert looked.view is not None
    assert looked.view.table.log == table.controller.deal.table.log
    assert looked.result == table.controller.deal.result()
    table.press("past:copy")
    assert past(table).told == told("past.copied")
    copied = replay(parse_record(table.host.clipboard))
    assert copied.table.log == table.controller.deal.table.log
    table.host.takes_files = False
    table.press("past:copy")
    assert past(table).told == told("data.bad.refused")
    table.press("past:list")
    assert past(table).looked is None


def test_a_record_that_cannot_be_read_here_can_be_copied_all_the_same() -> None:
    table = Table()
    for deal in made_up(1, record={"v": 2, "cards": "of tomorrow"}):
        table.archive.put(deal)
    opened(table)
    table.press("past:look=0")
    looked = past(table).looked
    assert looked is not None
    assert looked.view is None
    table.press("past:copy")
    assert json.loads(table.host.clipboard) == {"v": 2, "cards": "of tomorrow"}


# Out and in.


def look_after_data(table: Table) -> None:
    """Opens the panel, unless it is open: another press would close it."""
    if table.controller.screen().panel != "settings":
        table.press("settings")


def copied(table: Table) -> str:
    look_after_data(table)
    table.press("data:save")
    return table.host.files[-1][1]


def take(table: Table, text: str, presses: int = 2) -> None:
    look_after_data(table)
    table.host.chosen = (text, None)
    table.press("data:open")
    for _ in range(presses):
        table.press("data:import")


def test_the_file_holds_the_archive_and_a_second_import_changes_nothing() -> None:
    first = played(Table(seed=50), deals=2)
    text = copied(first)
    second = played(Table(seed=90))
    take(second, text)
    assert len(entries(second)) == 3
    merged = dict(second.archive.deals)
    take(second, text)
    assert second.archive.deals == merged
    back = copied(second)
    take(first, back)
    assert set(first.archive.deals) == set(merged)


def test_a_copy_says_how_many_deals_it_holds_and_which_it_leaves_out() -> None:
    members = json.loads(copied(played(Table(seed=50))))
    members["deals"].append("nonsense")
    table = played(Table(seed=90))
    take(table, json.dumps(members), presses=0)
    stored = table.controller.screen().stored
    assert stored is not None
    assert stored.held[-1] == ("past", 1)
    assert stored.unread_past == 1
    assert len(entries(table)) == 1


def test_what_a_copy_says_of_a_deal_is_worked_out_anew() -> None:
    first = played(Table(seed=50), deals=3)
    honest = dict(first.archive.deals)
    members = json.loads(copied(first))
    for deal in members["deals"]:
        deal |= {"kind": "solo-tout", "won": True, "score": 999}
    table = Table(seed=90)
    table.start()
    take(table, json.dumps(members))
    assert table.archive.deals == honest


def test_a_deal_that_the_rules_do_not_allow_or_that_is_not_over_is_left_out() -> None:
    members = json.loads(copied(played(Table(seed=50), deals=3)))
    first, second, third = members["deals"]
    first["record"]["log"] = first["record"]["log"][:-1]
    second["record"]["log"][0] = "0 solo-tout"
    third["record"]["v"] = 2
    table = Table(seed=90)
    table.start()
    take(table, json.dumps(members), presses=0)
    stored = table.controller.screen().stored
    assert stored is not None
    assert stored.held[-1] == ("past", 1)
    assert stored.unread_past == 2
    for _ in range(2):
        table.press("data:import")
    assert third in entries(table), "what only a newer version knows is taken as it is"
    records = [entry["record"] for entry in entries(table)]
    assert first["record"] not in records
    assert second["record"] not in records


@pytest.mark.parametrize(
    "text", ["", "[]", "nonsense", '{"dealer": 1e999}', "[" * 5000, "1" * 5000]
)
def test_what_is_no_record_at_all_is_no_deal(text: str) -> None:
    assert verdict(text) is None


def test_the_deals_of_a_copy_are_looked_at_before_it_can_be_taken_over() -> None:
    text = copied(played(Table(seed=50), deals=3))
    table = Table(seed=90)
    table.start()
    look_after_data(table)
    table.host.chosen = (text, None)
    table.archive.answers_at_once = False
    table.press("data:open")
    table.archive.answer_one()
    table.archive.answer_one()
    stored = table.controller.screen().stored
    assert stored is not None
    assert stored.told == told("data.checking", "3")
    assert stored.held == ()
    table.archive.answer()
    stored = table.controller.screen().stored
    assert stored is not None
    assert stored.told is None
    assert stored.held[-1] == ("past", 3)


def test_nobody_looks_at_the_deals_of_a_copy_when_the_panel_is_closed() -> None:
    text = copied(played(Table(seed=50), deals=3))
    table = Table(seed=90)
    table.start()
    look_after_data(table)
    table.host.chosen = (text, None)
    table.archive.answers_at_once = False
    table.press("data:open")
    table.archive.answer_one()
    table.press("close")
    table.archive.answer()
    assert table.archive.asked.count("check") == 1


def test_an_import_is_taken_back_with_its_deals_alone() -> None:
    text = copied(played(Table(seed=50), deals=2))
    table = played(Table(seed=90))
    own = dict(table.archive.deals)
    take(table, text)
    for _ in range(2):
        table.press("data:undo")
    assert table.archive.deals == own
    stored = table.controller.screen().stored
    assert stored is not None
    assert stored.told == told("data.done.undone")
    assert ("past", 1) in stored.parts


def test_an_archive_without_room_leaves_everything_as_it_is() -> None:
    text = copied(played(Table(seed=50)))
    table = Table(seed=90)
    table.start()
    before = dict(table.store.texts)
    table.archive.has_room = False
    take(table, text)
    stored = table.controller.screen().stored
    assert stored is not None
    assert stored.told == told("data.bad.room")
    assert table.store.texts == before


def test_deleting_everything_empties_the_archive_too() -> None:
    table = played(Table(seed=50))
    table.press("settings")
    for _ in range(2):
        table.press("data:delete")
    assert entries(table) == []


def test_the_clipboard_says_that_past_deals_are_not_on_it() -> None:
    table = played(Table(seed=50))
    table.press("settings")
    table.press("data:copy")
    stored = table.controller.screen().stored
    assert stored is not None
    assert stored.told == told("data.done.copied-without")
    assert "deals" not in json.loads(table.host.clipboard)
