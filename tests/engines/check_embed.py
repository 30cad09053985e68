"""The game in a page of another origin and of another site, by `<schafkopf-game>`."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core.record import parse_record, replay
from tests.browser.host import Host
from tests.engines.driver import Driver
from tests.engines.table import Table
from tests.tools.serve import Handler, serving

FRAME = "return document.querySelector('schafkopf-game').shadowRoot.querySelector('iframe')"
FRAMES = "return document.querySelectorAll('schafkopf-game')[%d].shadowRoot.firstElementChild"
CARDS = "return [...document.querySelectorAll('.hand .card')].map(card => card.dataset.card).sort()"
RELOADS = 3
LISTEN = """
window.heard = [];
for (const name of ["ready", "deal-start", "deal-end", "error"]) {
  document.querySelector("schafkopf-game").addEventListener(name, event => {
    window.heard.push([name, event.detail]);
  });
}
"""
OWN_TAB = "Open the game in a tab of its own."
LINKS = "return document.querySelectorAll('main a[target=_blank]').length"
HEARD = "return (window.heard.find(each => each[0] === arguments[0]) || [])[1] || null"


class Club:
    """A club's page with the game in it, on a server of its own."""

    def __init__(self, driver: Driver, folder: Path, address: str, game: str) -> None:
        self.driver = driver
        self.folder = folder
        self.address = address
        self.game = game

    def open(self, times: int = 1, **attributes: str) -> Table:
        """Publish a page with the element and visit it; return the table in its frame."""
        given = "".join(f' {name}="{value}"' for name, value in attributes.items())
        element = f"<schafkopf-game lang=en pace=instant{given}></schafkopf-game>"
        (self.folder / "listen.js").write_text(LISTEN, "utf-8")
        (self.folder / "index.html").write_text(
            "<!doctype html><html><head><meta charset=utf-8><link rel=icon href='data:,'></head>"
            f"<body>{element * times}"
            f'<script src="{self.game}static/js/embed.js"></script>'
            '<script src="listen.js"></script></body></html>',
            "utf-8",
        )
        self.driver.goto(self.address)
        return Table(self.driver)

    def wait_for(self, event: str) -> Any:  # noqa: ANN401 - as JSON is
        """Wait for the first message of a kind."""
        return self.driver.wait_for(HEARD, event)


@pytest.fixture(params=["127.0.0.1", "localhost"], ids=["another-origin", "another-site"])
def club(
    request: pytest.FixtureRequest, driver: Driver, host: Host, tmp_path: Path
) -> Iterator[Club]:
    """The club's page: the same machine by another port, and by another name as well."""
    folder = tmp_path / "club"
    folder.mkdir()
    with serving(folder) as server:
        address = server.address.replace("127.0.0.1", request.param)
        yield Club(driver, folder, address, host.address)


@pytest.mark.parametrize("club", ["127.0.0.1"], indirect=True, ids=["another-origin"])
def test_two_games_on_one_page_keep_a_deal_each(driver: Driver, club: Club) -> None:
    table = club.open(times=2)
    before = hands(driver, table)
    assert before[0] != before[1]
    for _ in range(RELOADS):
        driver.reload()
        assert hands(driver, table) == before


def hands(driver: Driver, table: Table) -> list[list[str]]:
    """Return the hands of two games, the upper one's first."""
    found = []
    for number in range(2):
        driver.into_frame(FRAMES % number)
        table.wait_until_up()
        found.append(driver.run(CARDS))
        driver.out_of_frame()
    return found


def test_a_deal_is_told_from_beginning_to_end(driver: Driver, club: Club) -> None:
    table = club.open(deck="short")
    assert club.wait_for("ready")["version"]
    assert club.wait_for("deal-start")["deck"] == "short"
    driver.into_frame(FRAME)
    table.wait_until_up()
    assert table.play_on() == "next"
    driver.out_of_frame()
    end = club.wait_for("deal-end")
    replay(parse_record(json.dumps(end["record"])))
    assert sum(end["scores"]) == 0


def test_a_reload_of_the_page_around_finds_the_deal(driver: Driver, club: Club) -> None:
    table = club.open()
    club.wait_for("ready")
    driver.into_frame(FRAME)
    table.wait_until_up()
    table.play_on(cards=2)
    before = table.state
    driver.out_of_frame()
    driver.reload()
    club.wait_for("ready")
    driver.into_frame(FRAME)
    table.wait_until_up()
    table.wait_for_me()
    assert table.state == before
    driver.out_of_frame()


def test_strong_bots_come_into_the_frame(driver: Driver, club: Club) -> None:
    table = club.open(level="strong")
    club.wait_for("ready")
    driver.into_frame(FRAME)
    table.wait_until_up().wait_for_strong_bots()
    driver.out_of_frame()


class _Open(Handler):
    """A host that lets every page read its files."""

    def end_headers(self) -> None:
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()


def says_what_to_do(driver: Driver) -> None:
    """The frame shows a link to a tab of its own, with words."""
    driver.into_frame(FRAME)
    driver.wait_for("return document.body.innerText.includes(arguments[0])", OWN_TAB)
    assert driver.run(LINKS) >= 1
    driver.run("window.faults = []")  # of the files that the host refuses such a frame
    driver.out_of_frame()


def test_a_frame_without_an_origin_says_what_to_do(driver: Driver, club: Club) -> None:
    club.open(sandbox="allow-scripts")
    if driver.name != "webkit":  # there nothing of ours runs that could tell of it
        assert club.wait_for("error")["code"] == "failed-blocked"
    says_what_to_do(driver)


def test_a_frame_without_an_origin_plays_where_the_host_allows_it(
    driver: Driver, club: Club, host: Host
) -> None:
    with serving(host.folder) as server:
        server.RequestHandlerClass = _Open
        club.game = server.address
        table = club.open(sandbox="allow-scripts", deck="short")
        if driver.name == "webkit":
            says_what_to_do(driver)
            return
        club.wait_for("ready")
        driver.into_frame(FRAME)
        table.wait_until_up()
        assert table.play_on() == "next"
        faults = driver.run("return window.faults.splice(0)")
        assert all("IDBFactory" in fault for fault in faults), faults  # PyScript's, see boot.js
        driver.out_of_frame()
        assert driver.run(HEARD, "error") is None
