"""What the page says of itself: that it is kept, and that there is a newer version of it."""

from __future__ import annotations

from game.app.menu import KEPT, RENEWABLE
from game.ui.build import build

from .fakes import Table, messages


def acts(table: Table) -> set[str]:
    """Every act that the document offers."""
    words = table.showing.use("en", messages("en"))
    found = set()
    nodes = [build(table.controller.screen(), words)]
    while nodes:
        node = nodes.pop()
        pairs = node.attributes
        found |= {str(pairs[at + 1]) for at in range(0, len(pairs), 2) if pairs[at] == "data-act"}
        nodes += node.children
    return found


def begin() -> Table:
    table = Table()
    table.start()
    return table


def play_to_the_end(table: Table) -> None:
    deal = table.controller.deal
    while not deal.is_over:
        if not table.clock.ring():
            legal = deal.view(0).legal()
            card = legal[0] if deal.table.phase == "play" else ""
            table.commit(f"play:{card}" if card else legal[0].replace(" ", ":"))
        deal = table.controller.deal
    table.clock.run()


def test_that_the_page_is_kept_is_told_once_and_goes() -> None:
    table = begin()
    table.controller.on_event("page:" + KEPT)
    assert table.controller.screen().notice == "notice.kept"
    table.press("pass")
    assert table.controller.screen().notice is None


def test_a_newer_version_is_offered_between_two_deals_and_in_about() -> None:
    table = begin()
    table.controller.on_event("page:" + RENEWABLE)
    assert "renew" not in acts(table)
    play_to_the_end(table)
    assert "renew" in acts(table)
    table.press("next")
    assert "renew" not in acts(table)
    table.press("about")
    assert "renew" in acts(table)


def test_without_a_newer_version_nothing_is_offered() -> None:
    table = begin()
    play_to_the_end(table)
    assert "renew" not in acts(table)


def test_a_press_loads_the_page_anew_with_everything_saved() -> None:
    table = begin()
    table.controller.on_event("page:" + RENEWABLE)
    table.press("pass")
    table.press("about")
    table.press("renew")
    assert table.host.renewals == 1
    again = Table(store=table.store)
    again.start()
    assert again.controller.deal.table.log == table.controller.deal.table.log


def test_an_old_page_speaks_no_language_of_another_version() -> None:
    table = begin()
    table.host.answers_at_once = False
    table.press("set:language=nl")
    newer = {
        ("card.called" if key == "card.name" else key): text for key, text in messages("nl").items()
    }
    table.host.callbacks["nl"](newer)
    assert table.controller.screen().notice == "notice.language-missing"
    assert table.controller.menu.settings.language == "en"
    play_to_the_end(table)
