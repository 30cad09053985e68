"""What Python asks of the browser, without Python."""

import pytest
from playwright.sync_api import Page

from tests.dom.conftest import SCRIPTS
from tests.tools.generate import LANGUAGES

DIFFERENCES = """
language => {
  const format = new Intl.NumberFormat([language, "de"]);
  const numbers = [...Array(1100).keys(), 12345, -1, -999, -12345];
  return numbers.filter(n => schafkopf.host.number(language, n) !== format.format(n));
}
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_the_language_writes_them(page: Page, language: str) -> None:
    page.add_script_tag(path=SCRIPTS / "host.js")
    assert page.evaluate(DIFFERENCES, language) == []
    assert page.evaluate("language => schafkopf.host.number(language, 1234)", language) != "1234"


# Kept texts. Python's own texts end where a NUL stands.


@pytest.fixture
def kept(page: Page, site: str) -> Page:
    """A page of our origin with the script and nothing else."""
    page.route("**/blank.html", lambda route: route.fulfill(body="", content_type="text/html"))
    page.goto(site + "blank.html")
    page.add_script_tag(path=SCRIPTS / "host.js")
    return page


@pytest.mark.parametrize("text", ["a\0b", "\0", "\x01", "\x010\0\x011", '{"v": 1}', "\x012", ""])
def test_a_text_comes_to_python_without_a_nul_and_goes_back_as_it_was(
    kept: Page, text: str
) -> None:
    seen, back, names = kept.evaluate(
        """text => {
          const { host } = schafkopf;
          localStorage.setItem("/schafkopf." + text, text);
          const [name] = JSON.parse(host.names());
          const seen = host.kept(name);
          host.write("back" + name, seen);
          const back = localStorage.getItem("/schafkopf.back" + text);
          host.remove(name);
          return [seen, back, Object.keys(localStorage)];
        }""",
        text,
    )
    assert "\0" not in seen
    assert back == text
    assert names == ["/schafkopf.back" + text]


RENAME = """
isFull => {
  const text = "\\0x".repeat(700000);
  localStorage.setItem("/schafkopf.deal.unreadable.1", text);
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name, text) {
    if (isFull && name.includes("before")) throw new DOMException("", "QuotaExceededError");
    set.call(this, name, text);
  };
  const { host } = schafkopf;
  const isDone = host.rename("deal.unreadable.1", "before.deal.unreadable.1");
  const [name] = Object.keys(localStorage);
  return [isDone, name, localStorage.getItem(name) === text, host.length(name.slice(11))];
}
"""


@pytest.mark.parametrize("is_full", [False, True])
def test_a_text_that_is_far_too_long_gets_another_name_or_stays(kept: Page, is_full: bool) -> None:
    name = "/schafkopf." + ("" if is_full else "before.") + "deal.unreadable.1"
    assert kept.evaluate(RENAME, is_full) == [not is_full, name, True, 1_400_000]


STUCK = """
() => {
  const text = "x".repeat(1400000);
  localStorage.setItem("/schafkopf.deal", text);
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name, text) {
    if (name.includes("unreadable")) throw new DOMException("", "QuotaExceededError");
    set.call(this, name, text);
  };
  const { host } = schafkopf;
  const seen = host.kept("deal").length;
  const isWritten = host.write("deal", "new");
  const isThere = localStorage.getItem("/schafkopf.deal") === text;
  host.remove("deal");
  return [seen < 100, isWritten, isThere, host.write("deal", "new")];
}
"""


def test_a_text_that_is_far_too_long_and_has_no_other_place_is_not_written_over(kept: Page) -> None:
    assert kept.evaluate(STUCK) == [True, False, True, True]
