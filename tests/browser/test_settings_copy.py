"""A copy of what is kept: taken out and in as a file or a text; what is none changes nothing."""

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.person import FOCUSED, Keys, Person, opened, table_of
from tests.browser.table import READY_MS


def test_what_was_here_before_a_copy_comes_back_once(page: Page, site: str, tmp_path: Path) -> None:
    person = opened(page, site, Person)
    person.choose("name-left", "Zenzi")
    path = tmp_path / "copy.json"
    with page.expect_download() as download:
        person.press("data:save")
    download.value.save_as(path)
    person.commit("data:delete")
    person.choose("name-left", "Sepp")
    person.close()
    before = table_of(person)
    person.open()
    with page.expect_file_chooser() as chooser:
        person.press("data:open")
    chooser.value.set_files(path)
    person.commit("data:import")
    expect(person.table.element("set:name-left=")).to_have_value("Zenzi")
    person.commit("data:undo")
    expect(person.table.element("set:name-left=")).to_have_value("Sepp")
    expect(person.table.element("data:undo")).to_have_count(0)
    person.close()
    assert table_of(person) == before


def test_the_clipboard_takes_a_copy_there_and_back(page: Page, site: str) -> None:
    """By keys, as it is done where files are refused; the copy is never in the document."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person = opened(page, site, Keys)
    person.choose("cloth", "blue")
    person.press("data:copy")
    text: str = page.evaluate("() => navigator.clipboard.readText()")
    assert json.loads(text)["kept"] == person.kept()
    assert '"hands' not in page.content()
    assert page.evaluate(FOCUSED) == "data:copy"
    person.press("data:delete")
    person.press("data:delete")
    expect(person.table.root).to_have_attribute("data-cloth", "green")
    person.table.element("data:paste=").focus()
    page.keyboard.press("Control+V")
    page.keyboard.press("Tab")
    person.table.element("data:import").wait_for()
    person.commit("data:import")
    expect(person.table.root).to_have_attribute("data-cloth", "blue")


# case -> name of the file, what is in it, what is said of it: another thing each time
NO_COPIES = {
    "no JSON": ("a.json", b"hello", "bad-json"),
    "another version": (
        *("a.json", b'{"v": 2, "what": "schafkopf", "kept": {"deal": ""}}', "unknown-version"),
    ),
    "no UTF-8": ("a.json", b"\xff\xfe\x00", "no text"),
    "no deal": ("a.json", b'{"v": 1, "what": "schafkopf", "kept": {"deal": "{}"}}', "bad-request"),
    "long": ("a.json", b"x" * 1_200_001, "too long"),
    "a tag for a name": (
        *("a.json", b'{"v": 1, "what": "schafkopf", "kept": {"<img src=x>": ""}}', "<img src=x>"),
    ),
    "a picture": ("a.png", b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "no text"),
    "the prototype": (
        *("a.json", b'{"v": 1, "what": "schafkopf", "kept": {"__proto__": ""}}', "__proto__"),
    ),
    "deep": ("a.json", b"[" * 299_000, "bad-json"),
    "long in bytes alone": ("a.json", "ä".encode() * 300_001, "too long"),
}


def test_what_is_no_copy_changes_nothing(page: Page, site: str) -> None:
    person = opened(page, site, Person)
    with page.expect_file_chooser() as chooser:
        person.press("data:open")
    chooser.value.set_files([])  # a choice of no file is nothing
    person.choose("cloth", "blue")
    assert person.told() == ""
    before = person.kept()
    line = page.locator(".group[data-group=data] [role=status]")
    field = person.table.element("data:paste=")
    field.fill("x" * 4_000_000)
    field.blur()
    expect(line).to_contain_text("too long")
    person.press("data:read")  # nothing new since: the answer stands
    expect(line).to_contain_text("too long")
    assert person.kept() == before
    for case, (name, content, wanted) in NO_COPIES.items():
        assert wanted not in line.inner_text(), case
        with page.expect_file_chooser() as chooser:
            person.press("data:open")
        chooser.value.set_files({"name": name, "mimeType": "", "buffer": content})
        expect(line, case).to_contain_text(wanted)
        expect(line, case).to_contain_text("Nothing has been changed")
        assert person.table.element("data:import").count() == 0, case
        assert person.kept() == before, case


def test_a_frame_says_how_else_a_copy_can_be_had(page: Page, site: str) -> None:
    """A frame can't tell whether its file has come."""
    body = f'<iframe src="{site}?lang=en" style="width: 400px; height: 700px"></iframe>'
    page.route("**/frame.html", lambda route: route.fulfill(content_type="text/html", body=body))
    page.goto(site + "frame.html")
    frame = page.frame_locator("iframe")
    frame.locator("[data-phase]").wait_for(timeout=READY_MS)
    frame.locator(".menu [data-act=settings]").click()
    line = frame.locator(".group[data-group=data] [role=status]")
    with page.expect_download():
        frame.locator("[data-act='data:save']").click()
    expect(line).to_contain_text("copy it as text")
    frame.locator("[data-act='data:copy']").click()
    expect(line).to_contain_text("on the clipboard")


def test_the_longest_copy_is_read(page: Page, site: str) -> None:
    person = opened(page, site, Person)
    kept = person.kept() | {"deal.unreadable.1": "x" * 298_000}
    copy = json.dumps({"v": 1, "what": "schafkopf", "kept": kept})
    assert 298_000 < len(copy) <= 300_000
    with page.expect_file_chooser() as chooser:
        person.press("data:open")
    content = {"name": "a", "mimeType": "", "buffer": copy.encode()}
    chooser.value.set_files(content)  # type: ignore[arg-type]  # one file as playwright takes it
    person.table.element("data:import").wait_for()
    person.commit("data:import")
    person.table.element("data:undo").wait_for()
    with page.expect_download() as download:
        person.press("data:save")
    assert json.loads(download.value.path().read_text("utf-8"))["kept"] == kept
