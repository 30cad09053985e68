"""Several games on one page of others: none hears the other, each goes on with its own deal."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.club import START_MS, Club

# Which of two frames is quicker is chance.
some_reloads_or_more = pytest.mark.parametrize(
    "reloads", [1, pytest.param(3, marks=pytest.mark.long)]
)


@pytest.fixture
def hosts(club_site: tuple[Path, str]) -> tuple[str, ...]:
    """The club's pages are no fault."""
    return (club_site[1],)


def test_two_games_on_one_page_don_t_hear_each_other(club: Club) -> None:
    club.open(
        '<schafkopf-game id="one" lang="de" pace="instant"></schafkopf-game>'
        '<schafkopf-game id="two" lang="en" pace="instant"></schafkopf-game>'
    )
    club.wait_for("ready", 2)
    club.page.evaluate("() => document.getElementById('two').setAttribute('lang', 'tr')")
    expect(club.page.frame_locator("iframe").nth(1).locator("#game")).to_have_attribute(
        "lang", "tr"
    )
    expect(club.page.frame_locator("iframe").nth(0).locator("#game")).to_have_attribute(
        "lang", "de"
    )
    assert len(club.heard("ready", "one")) == len(club.heard("ready", "two")) == 1


@some_reloads_or_more
def test_two_games_on_one_page_keep_a_deal_each(club: Club, reloads: int) -> None:
    game = '<schafkopf-game lang="en" pace="instant"></schafkopf-game>'
    club.open(game + game)
    before = hands_of_two(club)
    assert before[0] != before[1]
    for _ in range(reloads):
        club.page.reload()
        assert hands_of_two(club) == before


@some_reloads_or_more
def test_games_that_a_script_brings_keep_a_deal_each(club: Club, reloads: int) -> None:
    (club.folder / "bring.js").write_text(
        """
        function bring(where) {
          const game = document.createElement("schafkopf-game");
          game.setAttribute("lang", "en");
          game.setAttribute("pace", "instant");
          document.querySelector("#games")[where](game);
          return game;
        }
        bring("append").addEventListener("ready", () => bring("prepend"), { once: true });
        """,
        "utf-8",
    )
    body = '<div id=games></div><script src="bring.js" defer></script>'
    club.open(body)
    before = hands_of(club)
    for _ in range(reloads):
        club.page.reload()
        assert hands_of(club) == before


@some_reloads_or_more
def test_two_plain_frames_on_one_page_keep_a_deal_each(club: Club, reloads: int) -> None:
    club.open(f'<iframe src="{club.game}?embed=1&lang=en&pace=instant"></iframe>' * 2)
    before = hands_of(club)
    assert before[0] != before[1]
    for _ in range(reloads):
        club.page.reload()
        assert hands_of(club) == before


def hands_of_two(club: Club) -> list[list[str]]:
    """Return the hands of two games on a page, the upper one's first."""
    club.wait_for("ready", 2)
    return hands_of(club)


def hands_of(club: Club) -> list[list[str]]:
    """Return the hands in two frames of a page, the upper one's first."""
    found = []
    expect(club.page.locator("iframe")).to_have_count(2, timeout=START_MS)
    for number in (0, 1):
        frame = club.page.frame_locator("iframe").nth(number)
        expect(frame.locator(".hand .card").first).to_be_visible(timeout=START_MS)
        cards = club.page.frame_locator("iframe").nth(number).locator(".hand .card")
        found.append(sorted(str(card.get_attribute("data-card")) for card in cards.all()))
    return found
