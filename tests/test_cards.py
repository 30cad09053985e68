"""The card drawings: as the tool draws them, small, self-contained, of one size, told apart."""

import itertools
import xml.etree.ElementTree as ET  # the files are this repository's own
from pathlib import Path

import pytest

from tests.tools.cards import hues, sheets
from tests.tools.cards.compact import short_path
from tests.tools.cards.faces import RANK_CODES, files
from tests.tools.cards.french.pips import CORNER, SIZE
from tests.tools.cards.kit import (
    AMBER,
    BARK,
    GREEN,
    GROUND,
    HEIGHT,
    INK,
    PINE,
    RED,
    WIDTH,
)
from tests.tools.cards.measure import along, spots
from tests.tools.cards.suits import SUIT_CODES
from tests.tools.cards.vision import VISIONS, apart, contrast, seen

CARDS = Path(__file__).parents[1] / "static" / "cards"
FACES = [suit + rank for suit in SUIT_CODES for rank in RANK_CODES]
DECKS = ("german", "four-colour", "french")
GERMAN_SUITED = ("german", "four-colour")
DECK_FILES = [f"{deck}/{card}.svg" for deck in DECKS for card in [*FACES, "back"]]
SIGN_FOLDERS = ("suits", "suits/four-colour", "suits/french")
SIGNS = [f"{folder}/{suit}.svg" for folder in SIGN_FOLDERS for suit in SUIT_CODES]
SVG = "{http://www.w3.org/2000/svg}"

# Shapes alone: no text (fonts differ), no script, no style (a strict policy drops it), no picture.
ELEMENTS = {"svg", "g", "path", "circle", "ellipse", "use"}
ATTRIBUTES = {
    *("id", "href", "viewBox", "d", "x", "y", "cx", "cy", "r", "rx", "ry", "transform"),
    *("fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"),
}
MAX_FACE = 12_000
MAX_SIGN = 1_000
MAX_DECK = 250_000

STRIP = WIDTH * 38 / 64  # what a neighbour in the hand leaves free on a narrow phone
INDEX = 80  # the corner that the index takes: 32 % of the width


@pytest.fixture(scope="module")
def drawn() -> dict[str, str]:
    return files()


def parsed(name: str) -> ET.Element:
    return ET.fromstring((CARDS / name).read_text("utf-8"))  # noqa: S314 (own files)


def test_every_file_is_what_the_tool_draws(drawn: dict[str, str]) -> None:
    stale = [name for name, text in drawn.items() if (CARDS / name).read_bytes() != text.encode()]
    assert not stale, "run python -m tests.tools.cards"


def test_the_deck_is_complete_and_nothing_else_lies_there(drawn: dict[str, str]) -> None:
    there = {file.relative_to(CARDS).as_posix() for file in CARDS.rglob("*") if file.is_file()}
    assert there == set(drawn) == set(DECK_FILES + SIGNS)


def test_drawing_twice_gives_the_same_bytes(drawn: dict[str, str]) -> None:
    assert files() == drawn


@pytest.mark.parametrize("folder", [*DECKS, *SIGN_FOLDERS])
def test_all_drawings_of_a_deck_differ(drawn: dict[str, str], folder: str) -> None:
    there = [text for name, text in drawn.items() if name.rpartition("/")[0] == folder]
    assert len(set(there)) == len(there) == (33 if folder in DECKS else 4)


@pytest.mark.parametrize("name", DECK_FILES + SIGNS)
def test_a_file_is_small(name: str) -> None:
    assert (CARDS / name).stat().st_size <= (MAX_FACE if name in DECK_FILES else MAX_SIGN)


@pytest.mark.parametrize("deck", DECKS)
def test_a_whole_deck_is_small(deck: str) -> None:
    assert sum(file.stat().st_size for file in (CARDS / deck).iterdir()) <= MAX_DECK


@pytest.mark.parametrize("name", DECK_FILES + SIGNS)
def test_a_file_is_made_of_shapes_alone_and_needs_no_other(name: str) -> None:
    root = parsed(name)
    ids = {element.get("id") for element in root.iter()}
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in ELEMENTS
        assert set(element.attrib) <= ATTRIBUTES
        assert "url(" not in "".join(element.attrib.values())
        if element.tag == SVG + "use":
            assert element.get("href", "")[:1] == "#"
            assert element.get("href", "")[1:] in ids
        else:
            assert "href" not in element.attrib


@pytest.mark.parametrize("name", DECK_FILES)
def test_every_card_has_the_same_size(name: str) -> None:
    assert parsed(name).get("viewBox") == "0 0 250 400"


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("card", FACES)
def test_a_face_has_a_plain_ground_out_to_its_edges(deck: str, card: str) -> None:
    ground = parsed(f"{deck}/{card}.svg")[0][0]
    assert ground.get("d") == "m0 0h250v400h-250z"
    assert ground.get("fill") == GROUND


@pytest.mark.parametrize("deck", GERMAN_SUITED)
@pytest.mark.parametrize("suit", SUIT_CODES)
def test_the_sign_stands_above_the_ober_and_at_the_unters_foot(deck: str, suit: str) -> None:
    places = {}
    for rank in "OU":
        sign = parsed(f"{deck}/{suit}{rank}.svg")[0][-1]
        x, y = sign.get("transform", "").split(")")[0].removeprefix("translate(").split()
        places[rank] = float(x), float(y)
    assert places["O"][1] < 100
    assert places["U"][1] > 300
    assert all(x + 39 < STRIP for x, _ in places.values())


def drawing(name: str) -> ET.Element:
    """What lies on the plain ground of a face."""
    root = parsed(name)
    root[0].remove(root[0][0])
    return root


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("card", FACES)
def test_no_outline_leaves_the_card(deck: str, card: str) -> None:
    for spot in spots(drawing(f"{deck}/{card}.svg")):
        assert spot.reach <= spot.x <= WIDTH - spot.reach
        assert spot.reach <= spot.y <= HEIGHT - spot.reach


@pytest.mark.parametrize("card", FACES)
def test_a_french_face_leaves_the_corner_to_the_index_and_its_sign(card: str) -> None:
    left, top = CORNER[0] - SIZE / 2, CORNER[1] - SIZE / 2
    inside = [
        spot
        for spot in spots(drawing(f"french/{card}.svg"))
        if spot.x - spot.reach < INDEX
        and spot.y - spot.reach < top + SIZE
        and not (left <= spot.x <= left + SIZE and top <= spot.y <= top + SIZE)
    ]
    assert not inside
    assert top - 2 > INDEX


@pytest.mark.parametrize("suit", SUIT_CODES)
def test_the_sign_below_a_french_index_is_on_every_card_the_same(suit: str) -> None:
    place = f"translate({CORNER[0]} {CORNER[1]}) scale({SIZE / 100:g})"
    signs: set[str] = set()
    for rank in RANK_CODES:
        root = parsed(f"french/{suit}{rank}.svg")
        signs.update(
            ET.tostring(element, "unicode")
            for element in root.iter()
            if element.get("transform") == place
        )
        assert any(element.get("transform") == place for element in root.iter())
    assert len(signs) == 1
    assert CORNER[0] + SIZE / 2 < STRIP


@pytest.mark.parametrize(("rank", "turned"), [("7", 2), ("8", 3), ("9", 4), ("X", 5)])
@pytest.mark.parametrize("suit", SUIT_CODES)
def test_the_lower_pips_of_a_french_card_stand_on_their_heads(
    suit: str, rank: str, turned: int
) -> None:
    copies = parsed(f"french/{suit}{rank}.svg").findall(f".//{SVG}use")
    assert sum("rotate(180" in copy.get("transform", "") for copy in copies) == turned


@pytest.mark.parametrize("deck", DECKS)
def test_a_back_looks_the_same_turned_by_half(deck: str) -> None:
    # paths are rounded to whole units, so that a turned one may lie one unit beside its twin
    there = {(round(x), round(y)) for x, y, _ in spots(parsed(f"{deck}/back.svg"))}
    near = [(i, j) for i in range(-2, 3) for j in range(-2, 3)]
    lost = [
        (x, y)
        for x, y in there
        if not any((WIDTH - x + i, HEIGHT - y + j) in there for i, j in near)
    ]
    assert not lost


@pytest.mark.parametrize(("rank", "pips"), [("7", 7), ("8", 8), ("9", 9), ("X", 10)])
@pytest.mark.parametrize("suit", SUIT_CODES)
@pytest.mark.parametrize("deck", DECKS)
def test_a_number_card_has_as_many_pips(deck: str, suit: str, rank: str, pips: int) -> None:
    root = parsed(f"{deck}/{suit}{rank}.svg")
    assert len(root.findall(f".//{SVG}use")) == pips - 1
    assert len(root.findall(f".//{SVG}g[@id='p']")) == 1


@pytest.mark.parametrize("rank", "X987")
@pytest.mark.parametrize("suit", SUIT_CODES)
@pytest.mark.parametrize("deck", GERMAN_SUITED)
def test_a_roman_number_keeps_out_of_the_strip(deck: str, suit: str, rank: str) -> None:
    # half a VIII, cut by the next card in the hand, reads VII
    above_the_pips = [
        spot
        for spot in spots(drawing(f"{deck}/{suit}{rank}.svg"))
        if spot.y + spot.reach < 70 and spot.x > INDEX
    ]
    assert above_the_pips
    assert all(spot.x - spot.reach > STRIP for spot in above_the_pips)


def test_outlines_stand_out_from_the_ground() -> None:
    # WCAG 2.2, 1.4.11: 3:1; the darker tone of each sign holds it too, so that hue helps shape
    for colour in (INK, BARK, PINE, RED):
        assert contrast(colour, GROUND) >= 3
    assert contrast(GREEN, GROUND) >= 3
    assert contrast(AMBER, INK) >= 3  # gold is light: its outline carries it


@pytest.mark.parametrize("vision", VISIONS)
def test_the_four_colours_are_told_apart_by_every_eye(vision: str) -> None:
    light = (hues.ACORN, hues.LEAF, hues.HEART, hues.BELL)
    dark = (hues.ACORN_DARK, hues.LEAF_DARK, hues.HEART_DARK, hues.BELL_DARK)
    tabs = [look.tab for look in sheets.FOUR_COLOUR.values()]
    for colours in ([hues.FOUR_COLOUR[name] for name in light], tabs):
        for one, other in itertools.combinations(colours, 2):
            assert apart(one, other, vision) >= 30
    for one, other in itertools.combinations([hues.FOUR_COLOUR[name] for name in dark], 2):
        assert apart(one, other, vision) >= 20


def test_the_four_colours_are_a_ladder_of_lightness() -> None:
    names = (hues.ACORN, hues.HEART, hues.LEAF, hues.BELL)
    steps = [seen(hues.FOUR_COLOUR[name], "full")[0] for name in names]
    assert all(lower + 10 <= higher for lower, higher in itertools.pairwise(steps))


def test_no_drawing_keeps_the_name_of_a_colour(drawn: dict[str, str]) -> None:
    assert not [name for name, text in drawn.items() if "@" in text]


@pytest.mark.parametrize("looks", [sheets.FOUR_COLOUR, sheets.FRENCH])
def test_an_index_can_be_read(looks: dict[str, sheets.Look]) -> None:
    # WCAG 2.2, 1.4.3: text of this weight and size would do with 3:1
    for look in looks.values():
        assert contrast(look.ink, GROUND) >= 4.5
        if look.tab:
            assert contrast(look.tab_ink, look.tab) >= 4.5


def test_the_style_sheets_are_what_the_tool_writes() -> None:
    for name, text in sheets.sheets().items():
        assert (CARDS.parent / "css" / name).read_text("utf-8") == text


@pytest.mark.parametrize(
    ("data", "short"),
    [
        ("M10,10L20.4,10L20.4,30Z", "m10 10h10v20z"),
        ("M1,1C2,2 3,4 5,6C7,7 8,8 9,9", "m1 1c1 1 2 3 4 5 2 1 3 2 4 3"),
        ("M0.4,0L0.8,0.4L1.2,0.8", "m0 0h1v1"),
        ("M5,5l-3,2m1,1h4", "m5 5l-3 2m1 1h4"),
        ("M3,4V9H7", "m3 4v5h4"),
    ],
)
def test_paths_get_shorter_and_stay_where_they_were(data: str, short: str) -> None:
    assert short_path(data) == short


def test_measuring_follows_lines_and_curves() -> None:
    assert list(along("m10 20h5v-5z"))[::8] == [(10, 20), (15, 20), (15, 15), (10, 20)]
    curve = list(along("m0 0c0 10 10 10 10 0"))
    assert curve[-1] == (10.0, 0.0)
    assert max(y for _, y in curve) == 7.5  # the middle of that arch: (0 + 3*10 + 3*10 + 0) / 8


def test_a_path_command_that_the_tool_does_not_know_is_refused() -> None:
    with pytest.raises(ValueError, match="A"):
        short_path("M0,0A5,5 0 0 1 10,10")
