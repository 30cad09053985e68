"""The panel of past deals as it is drawn."""

from game.core.games import KINDS
from game.ui.build import build
from game.ui.focus import focus_after
from game.ui.panels.past import ALL, PAGE, Looked, Past, PastDeal, Shelf
from game.ui.panels.past_sums import NO_ROLE, UNKNOWN, Sum
from game.ui.scene import Node
from game.ui.screen import Screen
from tests.ui.render import nodes
from tests.ui.tables import K01, SETTINGS, SHORT_HANDS, deal, played, screen
from tests.ui.test_panels import GERMAN, attributes, find, kept, rows_of, text_of

SHORT = deal(SHORT_HANDS, "short")
DEALS = (
    PastDeal("2026-11-30 20:15:07", "sauspiel", True, 20),
    PastDeal("2026-11-29 19:00:00", None, None, 0),
    PastDeal("2026-11-28 19:00:00", UNKNOWN, False, -50),
)
SUMS = (
    Sum(None, NO_ROLE, 1, 0, 0),
    Sum("sauspiel", "opponent", 30, 20, 200),
    Sum(UNKNOWN, NO_ROLE, 1, 0, -50),
    Sum("wenz", NO_ROLE, 2, 1, 0),
    Sum("sauspiel", "declarer", 1_201, 600, -12_345),
    Sum("wenz", "opponent", 3, 2, 20),
)
LISTED = Past(ALL, ALL, "", 0, 3, 3, DEALS, SUMS, False, "", None, None, is_there=True)
FINISHED = played(SHORT, K01)
LOOKED = Looked(DEALS[0], FINISHED.view(0), FINISHED.result())


def shown(**changes: object) -> Screen:
    past = LISTED._replace(**changes)  # type: ignore[arg-type]
    result = screen(FINISHED, 0)  # the same deal may lie on the table
    result.panel = "past"
    result.past = past
    return result


def drawn(**changes: object) -> Node:
    return build(shown(**changes), GERMAN)


def test_a_row_says_when_what_and_how() -> None:
    table = find(drawn(), "past-table")
    assert rows_of(table)[1:] == [
        ["2026-11-30 20:15", "Sauspiel", "+20"],
        ["2026-11-29 19:00", "Zusammengeworfen", "0"],
        ["2026-11-28 19:00", "Unbekanntes Spiel", "\u221250"],
    ]
    acts = [attributes(find(table, f"past-{index}-look"))["data-act"] for index in range(3)]
    assert acts == ["past:look=0", "past:look=1", "past:look=2"]


def test_what_is_listed_comes_to_something() -> None:
    line = find(drawn(), "past-sum")
    assert [text_of(pair) for pair in line.children] == [
        "Spiele 1238",
        "Gewonnen 623",
        "Punkte \u221212175",
        "Je Spiel \u22129,8",
    ]


def test_the_score_of_a_deal_is_rounded_to_a_tenth() -> None:
    means = []
    for deals, score in ((3, 10), (4, -1), (20, 1), (21, 1), (2000, -3001), (7, 0), (1, 4)):
        root = drawn(sums=(Sum("wenz", "opponent", deals, 0, score),))
        means.append(find(root, "past-sum-mean-value").text)
    assert means == [
        "+3,3", "\u22120,3", "+0,1", "0,0", "\u22121,5", "0,0", "+4,0",
    ]  # fmt: skip


def test_contracts_and_roles_are_a_table_of_their_own() -> None:
    closed = drawn()
    assert attributes(find(closed, "past-sums"))["aria-expanded"] == "false"
    assert "past-sums-table" not in {node.key for node in nodes(closed)}
    root = drawn(is_by_contract=True)
    assert attributes(find(root, "past-sums"))["aria-expanded"] == "true"
    table = find(root, "past-sums-table")
    assert rows_of(table) == [
        ["Spiel", "Spiele", "Gewonnen", "Punkte"],
        ["Sauspiel", "1231", "620", "\u221212145"],
        ["Spieler", "1201", "600", "\u221212345"],
        ["Gegenspieler", "30", "20", "+200"],
        ["Wenz", "5", "3", "+20"],
        ["Gegenspieler", "3", "2", "+20"],
        ["Unbekanntes Spiel", "1", "0", "\u221250"],
        ["Zusammengeworfen", "1", "0", "0"],
    ]
    scopes = [attributes(node)["scope"] for node in nodes(table) if node.tag == "th"]
    assert scopes == ["col"] * 4 + [
        "rowgroup", "row", "row", "rowgroup", "row", "rowgroup", "rowgroup",
    ]  # fmt: skip
    keys = [node.key for node in nodes(root)]
    assert len(keys) == len(set(keys))


def test_the_place_in_the_whole_list_is_what_a_row_opens() -> None:
    root = drawn(first=50, count=53)
    assert attributes(find(root, "past-0-look"))["data-act"] == "past:look=50"
    assert find(root, "past-count").text == "51 bis 53 von 53, das neueste zuerst"


def test_every_contract_can_be_chosen() -> None:
    options = find(drawn(kind="wenz"), "past-kind").children
    acts = [attributes(option)["data-act"] for option in options]
    assert acts == [f"past:kind={kind}" for kind in ("all", *KINDS, "none")]
    chosen = [attributes(each)["data-act"] for each in options if checked(each)]
    assert chosen == ["past:kind=wenz"]


def checked(node: Node) -> bool:
    return attributes(node)["aria-checked"] == "true"


def test_nothing_there_and_nothing_that_fits_are_told_apart() -> None:
    nothing = drawn(deals=(), count=0, total=0, sums=())
    assert "past-sum" not in {node.key for node in nodes(nothing)}
    assert find(nothing, "past-count").text.startswith("Hier ist noch kein Spiel")
    assert (
        find(drawn(deals=(), count=0, sums=()), "past-count").text == "Keines von 3 Spielen passt."
    )
    waiting = drawn(deals=(), count=0, total=0, sums=(), is_there=False)
    assert "gesucht" in find(waiting, "past-count").text


def test_the_ways_to_other_pages_are_there_when_there_are_any() -> None:
    assert "past-ways" not in {node.key for node in nodes(drawn())}
    root = drawn(count=PAGE + 3)
    assert attributes(find(root, "past-newer"))["aria-disabled"] == "true"
    assert "aria-disabled" not in attributes(find(root, "past-older"))


def test_each_fault_is_told_in_the_panel_and_where_data_is_looked_after() -> None:
    for fault in ("denied", "full", "newer"):
        told = find(drawn(fault=fault), "past-fault").text
        assert told.endswith(".")
        root = kept(shelf=Shelf(3, fault, "no"))
        assert find(root, "data-fault").text == told


def test_whether_the_browser_has_promised_to_keep_it_is_told() -> None:
    told = {
        find(kept(shelf=Shelf(3, "", lasting)), "data-lasting").text
        for lasting in ("yes", "no", "unknown")
    }
    assert len(told) == 3
    assert "data-lasting" not in {node.key for node in nodes(kept())}


def test_one_deal_has_its_reckoning_and_tricks_beside_those_of_the_table() -> None:
    root = drawn(looked=LOOKED)
    keys = [node.key for node in nodes(root)]
    assert len(keys) == len(set(keys))
    panel = find(root, "panel-past")
    assert find(root, "panel-title").text == find(root, "reckoning-title").text
    assert find(root, "reckoning-summary").text in text_of(panel)
    rows = rows_of(find(panel, "past-of-review-table"))
    assert rows == rows_of(find(root, "review-table"))


def test_a_deal_that_was_thrown_in_says_so() -> None:
    passed = played(SHORT, "0 pass,1 pass,2 pass,3 pass")
    root = drawn(looked=Looked(DEALS[1], passed.view(0), passed.result()))
    assert "Alle vier haben weiter gesagt." in text_of(find(root, "panel-past"))


def test_a_deal_that_cannot_be_read_here_says_so() -> None:
    root = drawn(looked=Looked(DEALS[2], None, None))
    assert "kann dieses Spiel nicht lesen" in text_of(find(root, "panel-past"))
    assert attributes(find(root, "past-copy"))["data-act"] == "past:copy"


def test_scores_and_settings_lead_to_past_deals() -> None:
    scores = Screen(SHORT.view(0), SETTINGS, panel="scores")
    for root in (build(scores, GERMAN), kept()):
        assert attributes(find(root, "open-past"))["data-act"] == "past"


def test_focus_goes_to_what_has_come_and_back_to_the_button_in_the_bar() -> None:
    listed, one, closed = shown(), shown(looked=LOOKED), screen(FINISHED, 0)
    assert focus_after(listed, one) == "panel-title"
    assert focus_after(one, listed) == "panel-title"
    assert focus_after(listed, closed) == "tool-scores"
