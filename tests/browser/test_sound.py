"""What is heard and spoken: exactly what a deal calls for, and nothing where it isn't wanted."""

import re

import pytest
from playwright.sync_api import Page, expect

from game.app.pacing import CARD, duration
from tests.browser.deals import CALLED, K01_LOG, k01, with_settings
from tests.browser.table import Table

# Stands in for the browser's sound: notes the pitch at which each stroke begins, and when.
FAKE_SOUND = """
window.strokes = [];
window.contexts = 0;
window.AudioContext = class {
  constructor() {
    window.contexts += 1;
    Object.assign(this, { currentTime: 0, sampleRate: 8, state: "running" });
  }
  get destination() { return {}; }
  node(kind) {
    const node = {
      connect: (next) => next,
      start: (at) => window.strokes.push([node.frequency.begin, at]),
      stop: () => {},
    };
    const setValueAtTime = function (value) { this.begin = value; };
    const parameter = { setValueAtTime, exponentialRampToValueAtTime() {} };
    node.gain = { ...parameter };
    node.frequency = { ...parameter };
    return node;
  }
  createGain() { return this.node(); }
  createOscillator() { return this.node(); }
  createBuffer() { return { getChannelData: () => new Float32Array(4) }; }
  createBiquadFilter() { return this.filter = this.node(); }
  createBufferSource() {
    const source = this.node();
    source.start = (at) => window.strokes.push([this.filter.frequency.begin, at]);
    return source;
  }
};
"""
# The pitch of a sound's first stroke tells which it is.
PITCHES = {
    2600: "card",
    3400: "deal",
    170: "knock",
    204: "double knock",
    500: "trick",
    660: "turn",
    523: "won",
    392: "lost",
}
FAKE_VOICE = """
window.spoken = [];
window.hushed = 0;
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, "speechSynthesis", { value: {
  speak: (speech) => window.spoken.push(`${speech.lang}: ${speech.text}`),
  cancel: () => { window.hushed += 1; },
} });
"""
# Playwright's own questions count as a person's touch for the browser.
UNTOUCHED = """
window.touched = { hasBeenActive: false };
Object.defineProperty(navigator, "userActivation", { value: window.touched });
"""
NO_SOUND = "delete window.AudioContext; delete window.webkitAudioContext;"
NO_VOICE = "delete window.speechSynthesis; delete Window.prototype.speechSynthesis;"
# The table waits for taps alone, however slow the machine is: no card comes by itself.
STILL = """
const wait = window.setTimeout;
const isPause = (ms) => ms === %d;
window.setTimeout = (call, ms, ...rest) => wait(call, isPause(ms) ? 1e8 : ms, ...rest);
"""
# Nothing is left to those behind but to pass.
SOLO_TOUT = ["0 pass", "1 solo-tout"]


def skip(table: Table) -> None:
    """Tap the table: what is due happens now."""
    before = table.moment
    table.root.locator(".felt").click(position={"x": 5, "y": 5})
    table.wait_for_change(before)


def heard(page: Page) -> list[str]:
    """The sounds since the last question, in the order in which they began."""
    page.wait_for_function("() => window.schafkopf.sound !== undefined")
    strokes = page.evaluate("() => window.strokes.splice(0)")
    return [PITCHES[pitch] for pitch, _ in strokes if pitch in PITCHES]


@pytest.fixture
def sounding(page: Page, table: Table) -> Table:
    """A table that sounds, on which the person plays the last card and loses the deal."""
    page.add_init_script(FAKE_SOUND)
    with_settings(page, sound="on")
    return table


def test_a_trick_and_the_end_of_a_deal_are_heard(page: Page, sounding: Table) -> None:
    page.add_init_script(STILL % duration("wait", CARD))
    table = sounding.open(record=k01(K01_LOG[:-4], seat=1), pace="wait")
    sounds = []
    for card in (1, 2, 3):
        skip(table)
        expect(page.locator(".trick")).to_have_attribute("data-count", str(card))
        sounds += heard(page)
    assert sounds == ["card", "card", "card", "turn"]
    table.press("play:EU")
    assert heard(page) == ["card"]
    skip(table)
    assert heard(page) == ["trick", "lost"]
    assert page.evaluate("() => window.contexts") == 1


def test_bids_and_the_next_deal_are_heard(page: Page, sounding: Table) -> None:
    table = sounding.open(record=k01(["0 pass", "1 pass", "2 pass"], seat=3))
    table.press("pass")
    assert table.wait_for_me() == "next"
    assert heard(page) == ["knock"]
    table.press("next")
    assert "deal" in heard(page)
    page.evaluate("() => localStorage.removeItem(location.pathname + 'schafkopf.deal')")
    table.open(record=k01(CALLED, seat=0), pace="wait")
    table.press("kontra")
    assert heard(page)[0] == "double knock"


def test_nothing_is_fetched_or_opened_before_a_touch(page: Page, sounding: Table) -> None:
    page.add_init_script(UNTOUCHED)
    page.add_init_script(FAKE_VOICE)
    with_settings(page, sound="on", spoken="on")
    table = sounding.open(record=k01(SOLO_TOUT, seat=2))
    table.press("pass")
    assert table.wait_for_me() == "play"
    assert page.locator('script[src$="sound.js"]').count() == 0
    assert page.evaluate("() => window.contexts") == 0
    assert page.evaluate("() => window.spoken") == []
    page.evaluate("() => { window.touched.hasBeenActive = true; }")
    table.press(table.offered()[0])
    assert heard(page)[0] == "card"


def test_a_browser_plays_without_complaint(page: Page, table: Table) -> None:
    """With the browser's own sound: whatever it writes to the console fails the test."""
    with_settings(page, sound="on", spoken="on")
    table.open(record=k01(K01_LOG[:-4], seat=1))
    table.wait_for_me()
    table.press("play:EU")
    page.wait_for_function("() => window.schafkopf.sound !== undefined")
    assert table.wait_for_me() == "next"


def test_sound_is_switched_on_and_off_in_the_settings(page: Page, table: Table) -> None:
    page.add_init_script(FAKE_SOUND)
    table.open(record=k01(K01_LOG[:-1], seat=1))
    page.keyboard.press("o")
    table.element("set:sound=on").click()
    assert heard(page) == ["card"], "so this is how it sounds"
    table.element("set:sound=off").click()
    page.keyboard.press("Escape")
    table.press("play:EU")
    assert table.wait_for_me() == "next"
    assert heard(page) == []


# The voice.


def test_what_is_said_at_the_table_is_spoken(page: Page, table: Table) -> None:
    page.add_init_script(FAKE_VOICE)
    with_settings(page, spoken="on")
    table.open(record=k01(SOLO_TOUT, seat=2), pace="wait")
    table.press("pass")
    for _ in range(3):
        skip(table)
    assert page.evaluate("() => window.hushed") == 2, "each tap but the first broke something off"
    passed, *others = page.evaluate("() => window.spoken")
    assert passed == "en: Vroni: Pass."
    # Whether somebody says Kontra is the bots' own choice; the card that was led isn't spoken.
    spoken = " ".join(others).replace("en: ", "").replace(" Kontra.", " Pass.")
    assert re.fullmatch(r"(\w+: Pass\. )*Resi plays Solo Tout in \w+\.( \w+: Pass\.)*", spoken)


@pytest.mark.parametrize(
    ("scripts", "wish"),
    [((FAKE_SOUND, FAKE_VOICE), "off"), ((NO_SOUND, NO_VOICE), "on")],
    ids=["off", "a browser without"],
)
def test_nothing_is_heard_or_spoken(
    page: Page, table: Table, scripts: tuple[str, str], wish: str
) -> None:
    for script in scripts:
        page.add_init_script(script)
    with_settings(page, sound=wish, spoken=wish)
    table.open(record=k01(["0 pass", "1 pass", "2 pass"], seat=3))
    table.press("pass")  # a knock, and a word
    assert table.wait_for_me() == "next"
    assert page.evaluate("() => window.strokes || []") == []
    assert page.evaluate("() => window.spoken || []") == []
    is_fetched = page.evaluate("() => window.schafkopf.sound !== undefined")
    assert wish == "on" or not is_fetched
    table.press("next")
    page.keyboard.press("Enter")
    assert page.evaluate("() => window.hushed || 0") == 0
