"""How cards travel: from where they were, or from the seat that they come from; or not at all."""

from typing import Any

import pytest

from game.ui.choices import Settings
from game.ui.screen import Screen
from tests.dom.conftest import Desk
from tests.ui.tables import LONG_HANDS, SETTINGS, SHORT_HANDS, deal, played, screen

LONG, SHORT = deal(LONG_HANDS, "long"), deal(SHORT_HANDS, "short")
LEADING = "0 pass,1 pass,2 wenz,3 pass"

# Every card on its way: its code and the first and last keyframe.
FLIGHTS = """() => document.getAnimations().map((flight) => {
  const frames = flight.effect.getKeyframes();
  return [flight.effect.target.dataset.card, flight.effect.target.parentElement.className,
          frames[0].translate, frames[frames.length - 1].translate,
          Object.keys(frames[0]).filter((name) => ["translate", "scale"].includes(name)).length];
})"""


def flights(desk: Desk) -> list[list[Any]]:
    found: list[list[Any]] = desk.page.evaluate(FLIGHTS)
    return found


def finish(desk: Desk) -> None:
    """Have every card arrive."""
    desk.page.evaluate("() => document.getAnimations().forEach((each) => each.finish())")


def middle(desk: Desk, selector: str) -> tuple[float, float]:
    box = desk.page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def offset(flight: list[Any]) -> tuple[float, float]:
    """How far from its place a flight begins; the browser leaves out a second number of nought."""
    numbers = [float(number.removesuffix("px")) for number in str(flight[2]).split(" ")]
    return (numbers[0], numbers[1] if len(numbers) > 1 else 0.0)


def show(desk: Desk, log: str, settings: Settings = SETTINGS, resting: bool = False) -> None:
    desk.show(Screen(played(LONG, log).view(0), settings, resting=resting))


def test_first_scene_is_simply_there(desk: Desk) -> None:
    show(desk, LEADING + ",0 EA,1 EX")
    assert flights(desk) == []


def test_played_card_travels_from_the_hand_to_the_trick(desk: Desk) -> None:
    show(desk, LEADING)
    start = middle(desk, ".hand [data-card=EA]")
    show(desk, LEADING + ",0 EA")
    (flight,) = [each for each in flights(desk) if each[0] == "EA"]
    finish(desk)
    end = middle(desk, ".trick [data-card=EA]")
    assert flight[1] == "slot"
    assert offset(flight) == pytest.approx((start[0] - end[0], start[1] - end[1]), abs=0.6)
    assert flight[3:] == ["0px", 2]


def test_cards_that_close_the_gap_travel_too(desk: Desk) -> None:
    show(desk, LEADING)
    order = [card.get_attribute("data-card") for card in desk.page.locator(".hand .card").all()]
    show(desk, f"{LEADING},0 {order[2]}")
    assert {each[0] for each in flights(desk)} == {order[2], *order[3:]}


def test_card_of_another_seat_comes_from_there(desk: Desk) -> None:
    show(desk, LEADING + ",0 EA")
    finish(desk)
    start = middle(desk, ".seat[data-place=left]")
    show(desk, LEADING + ",0 EA,1 EX")
    (flight,) = [each for each in flights(desk) if each[1] == "slot"]
    finish(desk)
    end = middle(desk, ".trick [data-card=EX]")
    assert flight[0] == "EX"
    assert offset(flight) == pytest.approx((start[0] - end[0], start[1] - end[1]), abs=0.6)


def test_trick_leaves_to_its_winner(desk: Desk) -> None:
    full = LEADING + ",0 EA,1 EX,2 EK,3 E9"
    show(desk, full, resting=True)
    show(desk, full)
    leaving = desk.page.locator(".flights .card")
    assert leaving.count() == 4
    assert {each[1] for each in flights(desk)} == {"flights"}
    assert all(card.get_attribute("aria-label") is None for card in leaving.all())
    assert desk.page.locator(".flights").get_attribute("aria-hidden") == "true"
    finish(desk)
    desk.page.wait_for_function("() => document.querySelectorAll('.flights .card').length === 0")
    assert desk.page.locator(".trick .card").count() == 0


def test_new_deal_is_dealt_from_the_dealer(desk: Desk) -> None:
    desk.show(screen(played(LONG, "0 pass,1 pass,2 pass,3 pass"), 0))
    desk.show(screen(SHORT, 0))
    dealt = desk.page.evaluate(
        "() => document.getAnimations().map((each) => each.effect.getTiming().delay)"
    )
    assert sorted(dealt) == [0, 35, 70, 105, 140, 175]


def test_hand_travels_to_its_new_order(desk: Desk) -> None:
    show(desk, "0 solo,1 pass,2 pass,3 pass")
    show(desk, "0 solo,1 pass,2 pass,3 pass,0 trump G")
    assert {each[1] for each in flights(desk)} == {"hold"}
    assert len(flights(desk)) >= 2


def test_card_on_its_way_goes_on_from_where_it_is(desk: Desk) -> None:
    show(desk, LEADING)
    show(desk, LEADING + ",0 EA")
    before = middle(desk, ".trick [data-card=EA]")
    show(desk, LEADING + ",0 EA,1 EX")
    assert middle(desk, ".trick [data-card=EA]") == pytest.approx(before, abs=1)
    assert len([each for each in flights(desk) if each[0] == "EA"]) == 1


def test_a_change_of_words_moves_nothing(desk: Desk) -> None:
    show(desk, LEADING)
    desk.show(Screen(played(LONG, LEADING).view(0), SETTINGS, notice="notice.language-missing"))
    assert flights(desk) == []


def test_nothing_travels_at_instant_pace(desk: Desk) -> None:
    settings = SETTINGS._replace(pace="instant")
    full = LEADING + ",0 EA,1 EX,2 EK,3 E9"
    show(desk, LEADING, settings)
    show(desk, LEADING + ",0 EA", settings)
    show(desk, full, settings, resting=True)
    show(desk, full, settings)
    assert flights(desk) == []
    assert desk.page.locator(".flights").count() == 0


def test_nothing_travels_under_reduced_motion(desk: Desk) -> None:
    desk.page.emulate_media(reduced_motion="reduce")
    full = LEADING + ",0 EA,1 EX,2 EK,3 E9"
    show(desk, LEADING)
    show(desk, LEADING + ",0 EA")
    show(desk, full, resting=True)
    show(desk, full)
    assert flights(desk) == []
    assert desk.page.locator(".trick .card").count() == 0


@pytest.mark.parametrize(("pace", "duration"), [("slow", 520), ("normal", 340), ("fast", 180)])
def test_pace_sets_the_time_of_a_flight(desk: Desk, pace: str, duration: int) -> None:
    settings = SETTINGS._replace(pace=pace)
    show(desk, LEADING, settings)
    show(desk, LEADING + ",0 EA", settings)
    timings = desk.page.evaluate(
        "() => document.getAnimations().map((each) => each.effect.getTiming().duration)"
    )
    assert set(timings) == {duration}
