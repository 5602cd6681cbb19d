"""A hand of cards played at the page: by finger, by mouse and by keys."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.sandbox.conftest import browser as browser
from tests.web.sitting import Drag, Sitting, sitting
from tests.web.sitting import drag as drag
from tests.web.sitting import me as me
from tests.web.stage import Stage, table_with

pytestmark = pytest.mark.browser

HAND = "4h 5h 6h Kd 9c 2s 2c"


@pytest.fixture
def stage() -> Iterator[Stage]:
    """A game of rummy in which one can meld."""
    stage = Stage(table_with("straight", HAND, "7h 8h Qs Qd Qc 3d 10d", up="Kc", stock="Jd"))
    yield stage
    stage.close()


def test_a_turn_by_dragging(me: Sitting, drag: Drag) -> None:
    """The stock's card is dragged to the hand, three raised cards to the felt, one to the pile."""
    drag(me.page.locator("#stock"), me.page.locator("#hand"))
    expect(me.card("Jd")).to_be_visible()
    for token in ("4h", "5h", "6h"):
        me.card(token).click()
    drag(me.card("5h"), me.page.locator("#melds"))
    expect(me.page.locator("#melds .meld")).to_have_count(1)
    drag(me.card("Kd"), me.page.locator("#pile"))
    expect(me.page.locator('#pile [data-card="Kd"]')).to_be_visible()
    assert me.stage.table.state.to_act == 2
    assert not me.stage.refused


def test_laying_off_by_dragging(me: Sitting, drag: Drag) -> None:
    """A card is dragged onto a meld that lies there."""
    me.stage.play(1, "draw", "meld 4h 5h 6h", "discard Kd")
    me.sit(2)
    me.stage.play(2, "draw")
    expect(me.page.locator("#hand .card")).to_have_count(11)
    drag(me.card("7h"), me.page.locator(".meld"))
    expect(me.page.locator(".meld .card")).to_have_count(4)


@pytest.mark.parametrize(("side", "first"), [("left", "*9h"), ("right", "10h")])
def test_either_end_of_a_run(browser: Browser, side: str, first: str) -> None:
    """A joker goes to that end of a run at which it is dropped; both light up before."""
    table = table_with("rummy-51", "10h Jh Qh Ks Kd Kc * 2s 3d", "2h", stock="5c")
    stage = Stage(table)
    stage.play(1, "discard 2s")
    stage.play(2, "draw", "discard 2h")
    stage.play(1, "draw", "meld 10h Jh Qh", "meld Ks Kd Kc")
    with sitting(browser, stage) as me:
        run = me.page.locator(".meld").first
        box = run.bounding_box()
        assert box
        place = {"left": box["x"] + 10, "right": box["x"] + box["width"] - 10}[side]
        me.swipe_to(me.card("*"), place, box["y"] + 20, lambda: lit(run))
        expect(run.locator(".card")).to_have_count(4)
        expect(run.locator(".card").first).to_have_attribute("data-card", first)
    stage.close()


def test_what_can_be_several_things_is_chosen(browser: Browser) -> None:
    """Where one may knock, a card dropped on the pile is discarded only if that is meant."""
    stage = Stage(table_with("gin", "4h 5h 6h 9s 9d 9c Ks Kd Kc As", "2h", up="2d", stock="Jd"))
    stage.play(1, "pass")
    stage.play(2, "pass")
    stage.play(1, "draw")
    with sitting(browser, stage) as me:
        me.swipe(me.card("Jd"), me.page.locator("#pile"))
        buttons = me.page.locator("#offers button")
        expect(buttons).to_have_count(2)
        expect(me.card("Jd")).to_have_attribute("aria-pressed", "true")
        buttons.filter(has_text="Discard").click()
        expect(me.page.locator('#pile [data-card="Jd"]')).to_be_visible()
    stage.close()


def lit(run: Locator) -> None:
    """Both ends of *run* can be chosen."""
    expect(run).to_have_attribute("data-fits", re.compile("low high|high low"))


def test_the_hand_is_kept_in_the_order_of_dragging(me: Sitting, drag: Drag) -> None:
    """A card that is dragged within the hand stays where it was dropped."""
    first, *rest = me.hand()
    drag(me.card(first), me.card(rest[2]))
    expect(me.page.locator("#hand .card").nth(0)).to_have_attribute("data-card", rest[0])
    kept = me.hand()
    assert kept.index(first) in (2, 3)
    me.stage.play(1, "draw")
    expect(me.page.locator("#hand .card")).to_have_count(11)
    assert me.hand() == [*kept, "Jd"]


def test_what_cannot_be_done_springs_back(me: Sitting, drag: Drag) -> None:
    """Cards that are no meld fly back into the hand, and the table says why."""
    me.stage.play(1, "draw")
    expect(me.card("Jd")).to_be_visible()
    before = me.hand()
    me.card("Kd").click()
    me.card("9c").click()
    drag(me.card("9c"), me.page.locator("#melds"))
    expect(me.toast()).to_be_visible()
    assert "Kd" in me.stage.refused[0] or "9c" in me.stage.refused[0]
    assert me.hand() == before
    expect(me.page.locator(".ghost")).to_have_count(0)


def test_a_turn_by_taps(me: Sitting) -> None:
    """A tap on the stock draws; raised cards are melded by a button that names it."""
    me.page.locator("#stock").click()
    for token in ("4h", "5h", "6h"):
        me.card(token).click()
    me.page.locator("#offers button", has_text="Meld").click()
    expect(me.page.locator(".meld")).to_have_count(1)
    me.card("Kd").dblclick()
    expect(me.page.locator("#turn")).not_to_contain_text("Your turn")


def test_a_turn_by_keys(me: Sitting) -> None:
    """D draws, arrows and space raise, Enter does what is proposed, letters press buttons."""
    keyboard = me.page.keyboard
    keyboard.press("d")
    expect(me.card("Jd")).to_be_visible()
    for token in ("4h", "5h", "6h"):
        go_to(me, token)
        keyboard.press("Space")
    expect(me.page.locator("#offers button")).to_have_count(1)
    keyboard.press("Enter")
    expect(me.page.locator(".meld")).to_have_count(1)
    expect(me.page.locator("#hand .card:focus")).to_have_count(1)
    me.page.locator("#offers button", has_text="Discard").first.press("Enter")
    expect(me.page.locator("#turn")).not_to_contain_text("Your turn")
    expect(me.page.locator("#hand .card:focus")).to_have_count(1)


def go_to(me: Sitting, token: str) -> None:
    """Go through the hand by arrows as far as a card."""
    focused = "document.activeElement.dataset.card"
    for _ in range(2 * len(me.hand())):
        if me.page.evaluate(focused) == token:
            return
        me.page.keyboard.press("ArrowRight")
    raise AssertionError(f"{token} is not reached")
