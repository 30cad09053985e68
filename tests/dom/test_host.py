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
