"""The portable suite in the real page, under the interpreter and the modules that play there."""

import pytest

from tests.browser.python import run_in_page
from tests.browser.table import Table
from tests.portable.files import data_files, python_files
from tests.portable.test_suite import differences
from tests.portable.transcripts import PROGRAM, transcript_here


@pytest.mark.long
def test_same_transcript_in_the_page(table: Table) -> None:
    table.open()
    table.element("about").click()  # a panel is one of the late files: then all of them are there
    table.page.get_by_role("dialog").wait_for()
    # The game's own modules are the page's; only the suite is put beside them.
    files = {path: text for path, text in python_files().items() if not path.startswith("game/")}
    there = run_in_page(table.page, files | data_files(), PROGRAM.format(only=()), timeout=240)
    here = transcript_here()
    assert there == here, differences(here, there)
