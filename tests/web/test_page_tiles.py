"""Tiles laid by hand at the page: by finger, by mouse and by keys."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.sandbox.conftest import browser as browser
from tests.web.sitting import DESK, Drag, Sitting, sitting
from tests.web.sitting import drag as drag
from tests.web.sitting import me as me
from tests.web.stage import Stage
from tests.web.tile_turn import (
    ARRANGED,
    BLUE,
    NINES,
    RED,
    done,
    five_drags,
    record,
    rows,
    tile,
    tiles_lie,
)

pytestmark = pytest.mark.browser


@pytest.fixture
def stage() -> Iterator[Stage]:
    """Three rows lie there."""
    with tiles_lie() as stage:
        yield stage


def test_five_drags(browser: Browser, stage: Stage) -> None:
    """Three tiles of the table and two of the rack, with a mouse; what is missing is seen."""
    with sitting(browser, stage, DESK) as me:
        five_drags(me, me.drag)
        done(me).click()
        expect(me.page.locator("#turn")).to_contain_text("Bob")
    assert record(stage)[-1] == ARRANGED


def test_back_to_the_rack(me: Sitting, drag: Drag) -> None:
    """What came from the rack goes back there; a tile of the table does not, and that is said."""
    drag(me.card("g13"), me.page.locator(".newrow"))
    expect(me.card("g13")).to_have_count(0)
    drag(tile(me, "g13"), me.page.locator("#hand"))
    expect(me.card("g13")).to_be_visible()
    drag(tile(me, "r13"), me.page.locator("#hand"))
    expect(done(me)).to_be_disabled()


def test_taps_do_what_drags_do(me: Sitting) -> None:
    """Raised tiles go where one taps: into a row, or into a new one."""
    tile(me, "r13").click()
    for token in ("g13", "y13"):
        me.card(token).click()
    me.page.locator(".newrow").click()
    expect(me.page.locator(".row")).to_have_count(4)
    tile(me, "b13").click()
    tile(me, "r13").click()
    expect(done(me)).to_be_enabled()
    assert rows(me)[3].split() == ["b13", "g13", "r13", "y13"]
    tile(me, "g13").click()
    me.page.locator("[data-name=to-rack]").click()
    expect(me.card("g13")).to_be_visible()


def test_undo_and_reset(me: Sitting, drag: Drag) -> None:
    """Undo goes back by one change, Reset to the beginning of the turn."""
    drag(tile(me, "r13"), me.page.locator(".newrow"))
    drag(tile(me, "b13"), tile(me, "r13"))
    expect(me.page.locator(".row").last.locator(".card")).to_have_count(2)
    me.page.locator("[data-name=undo]").click()
    expect(me.page.locator(".row").last.locator(".card")).to_have_count(1)
    me.page.locator("[data-name=reset]").click()
    expect(me.page.locator(".row")).to_have_count(3)
    assert rows(me) == [RED, BLUE, NINES]


def test_rows_keep_their_places(me: Sitting, drag: Drag) -> None:
    """Whatever numbers the table gives rows, those that stay as they are stay where they are."""
    drag(tile(me, "b13"), tile(me, "r10"))
    drag(tile(me, "b13"), me.page.locator(".newrow"))
    assert rows(me)[:3] == [RED, "b10 b11 b12", NINES]


def test_by_keys_alone(browser: Browser, stage: Stage) -> None:
    """Space raises a tile, N makes a row of it, U takes that back."""
    with sitting(browser, stage, DESK) as me:
        me.card("g13").focus()
        me.page.keyboard.press("Space")
        me.page.keyboard.press("n")
        expect(me.page.locator(".row")).to_have_count(4)
        expect(me.page.locator("#live")).to_contain_text("green 13")
        me.page.keyboard.press("u")
        expect(me.page.locator(".row")).to_have_count(3)


def lies(me: Sitting, token: str) -> str:
    """Where the row of a tile lies on the table."""
    found = tile(me, token).locator("xpath=ancestor::*[@role='group']")
    return str(found.evaluate("row => getComputedStyle(row).translate"))


def test_rows_that_stay_keep_their_places(me: Sitting, drag: Drag) -> None:
    """No row moves but those that are changed; a new one lies where it was dropped."""
    before = {token: lies(me, token) for token in ("r10", "b10", "g9")}
    drag(tile(me, "r9"), tile(me, "g9"))
    expect(me.page.locator(".row").nth(2).locator(".card")).to_have_count(4)
    free = me.page.locator(".newrow").bounding_box()
    drag(me.card("g13"), me.page.locator(".newrow"))
    expect(tile(me, "g13")).to_be_visible()
    assert {token: lies(me, token) for token in ("r10", "b10")} == {
        token: before[token] for token in ("r10", "b10")
    }
    dropped = tile(me, "g13").bounding_box()
    assert free is not None
    assert dropped is not None
    assert abs(dropped["y"] - free["y"]) < dropped["height"]


def test_raising_moves_nothing(me: Sitting) -> None:
    """A tile that is raised shows where it may go, and no other one moves for that."""
    before = [each.bounding_box() for each in me.page.locator(".row").all()]
    tile(me, "r13").click()
    expect(me.page.locator(".row[data-lifts]")).to_have_count(2)
    assert [each.bounding_box() for each in me.page.locator(".row").all()] == before
