"""How a round and a game end at the page, and how a game is gone through once more."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.bot.table.bare_tables import ALICE, BOB, bare_table
from tests.sandbox.conftest import browser as browser
from tests.web.sitting import DESK, Sitting, sitting
from tests.web.stage import Stage, play_on

pytestmark = pytest.mark.browser

MOVES = 2_000
"""More than a game has."""
ROUND: dict[str, Any] = {
    "kind": "round",
    "text": ["Bob goes out.", "+35 points for Bob."],
    "hands": {"1": ["4h", "5h", "Kd"], "2": []},
    "scores": {"1": -10, "2": 35},
    "totals": {"1": 90, "2": 135},
    "winner": None,
    "picture": None,
    "ways": [],
    "rematch": None,
}


@pytest.fixture
def stage() -> Iterator[Stage]:
    """A game that is over."""
    table = bare_table("straight", (ALICE, BOB))
    play_on(table, MOVES)
    stage = Stage(table)
    yield stage
    stage.close()


@pytest.fixture
def me(browser: Browser, stage: Stage) -> Iterator[Sitting]:
    """Somebody at a desk."""
    with sitting(browser, stage, DESK) as sitter:
        yield sitter


def press(me: Sitting, text: str) -> Locator:
    """A button with that text."""
    return me.page.get_by_role("button", name=text, exact=True)


def where(me: Sitting) -> Locator:
    """Which move is looked at."""
    return me.page.locator(".where")


def test_a_round_lays_the_hands_open(browser: Browser) -> None:
    """The cards that were left are seen and counted, until one goes on."""
    stage = Stage(bare_table("straight", (ALICE, BOB)))
    stage.more = {"result": ROUND}
    with sitting(browser, stage) as me:
        expect(me.page.locator("#result .card")).to_have_count(3)
        expect(me.page.locator("#result")).to_contain_text("35 points, 135 in all")
        expect(me.page.locator("#felt")).to_be_hidden()
        press(me, "See the table").click()
        expect(me.page.locator("#felt")).to_be_visible()
        stage.play(1, "draw")
        expect(me.page.locator("#result")).to_be_hidden()
        press(me, "See the result").click()
        expect(me.page.locator("#result")).to_be_visible()
    stage.close()


def test_a_game_ends(me: Sitting) -> None:
    """The end has its picture; a rematch takes the browser's own part, and is gone to."""
    expect(me.page.locator("#result h2")).to_contain_text("has won")
    expect(me.page.locator("#result img")).to_be_visible()
    press(me, "Rematch").click()
    me.page.wait_for_timeout(100)
    wish = me.stage.wishes[-1]
    assert wish["do"] == "rematch"
    assert len(bytes.fromhex(wish["part"])) == 16


def test_a_review_leads_to_its_moments(me: Sitting) -> None:
    """What there is to learn is read, and each moment of it is looked at by a press."""
    me.stage.answers["review"] = {"text": "How it went\nTwo decisions cost most.", "moments": [12]}
    press(me, "Review").click()
    expect(me.page.locator("#review-sheet")).to_contain_text("Two decisions cost most.")
    press(me, "Move 12").click()
    expect(where(me)).to_contain_text("Move 12 of")


def test_a_replay_by_keys_and_presses(me: Sitting) -> None:
    """By move, by turn, by round, forwards and backwards; the hand is what it was then."""
    steps = len(me.stage.table.events)
    press(me, "Replay").click()
    expect(where(me)).to_have_text(f"Move 1 of {steps}")
    first = me.hand()
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("ArrowRight")
    expect(where(me)).to_have_text(f"Move 3 of {steps}")
    press(me, "One turn forward").click()
    expect(where(me)).not_to_have_text(f"Move 3 of {steps}")
    press(me, "One round back").click()
    expect(where(me)).to_have_text(f"Move 1 of {steps}")
    assert me.hand() == first
    me.page.locator("#replay input").fill(str(steps))
    expect(where(me)).to_have_text(f"Move {steps} of {steps}")
    expect(press(me, "One move forward")).to_be_disabled()
    me.page.keyboard.press("Escape")
    me.page.locator("#replay input").blur()
    me.page.keyboard.press("Escape")
    expect(me.page.locator("#replay")).to_be_hidden()
    expect(me.page.locator("#result")).to_be_visible()


def test_a_replay_goes_on_when_the_connection_is_back(me: Sitting) -> None:
    """What was pressed while it was lost is shown then."""
    press(me, "Replay").click()
    expect(where(me)).to_contain_text("Move 1 of")
    me.page.context.set_offline(True)
    me.stage.hang_up()
    expect(me.page.locator("#offline")).to_be_visible()
    press(me, "One turn forward").click()
    expect(where(me)).to_contain_text("Move 1 of")
    me.page.context.set_offline(False)
    expect(where(me)).not_to_contain_text("Move 1 of")
    me.faults.clear()
