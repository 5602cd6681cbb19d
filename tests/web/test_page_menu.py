"""What is asked for beside moves at the page: the menu, proposals, plans, and other tables."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.sandbox.conftest import browser as browser
from tests.web.sitting import Sitting, sitting
from tests.web.stage import Stage, table_with

pytestmark = pytest.mark.browser

WAYS = [
    {"way": "rules", "text": "Rules", "sure": None},
    {"way": "pause", "text": "Pause", "sure": None},
    {"way": "resign", "text": "Resign", "sure": "Resign? You lose then."},
]
RULES = "How it goes.\n" + "Each draws, melds and discards. " * 10


def listed(number: int, state: str) -> dict[str, Any]:
    """A table of the list."""
    return {
        "number": number,
        "title": f"Straight Rummy · #{number}",
        "players": "Bob",
        "state": state,
        "text": state,
    }


@pytest.fixture
def stage() -> Iterator[Stage]:
    """A game with a menu, and another one in which it is one's turn."""
    stage = Stage(table_with("straight", "4h 5h 6h Kd 9c 2s 2c", "7h 8h Qs Qd Qc 3d 10d", up="Kc"))
    stage.more = {"ways": WAYS, "link": "https://discord.com/channels/1/2/3"}
    told = {"rules": RULES, "pause": "You asked for a pause.", "resign": "You have resigned."}
    stage.answers = {way: {"text": text} for way, text in told.items()}
    stage.tables = [listed(2, "your_turn"), listed(1, "waiting"), listed(7, "over")]
    yield stage
    stage.close()


@pytest.fixture
def me(browser: Browser, stage: Stage) -> Iterator[Sitting]:
    """Somebody with a phone."""
    with sitting(browser, stage) as sitter:
        yield sitter


def press(me: Sitting, text: str) -> Locator:
    """A button or link with that text."""
    return me.page.get_by_role("button", name=text, exact=True)


def test_ways_of_the_menu(me: Sitting) -> None:
    """A short answer is told, a long one is read in a sheet, and resigning is asked once more."""
    press(me, "More").click()
    expect(me.page.get_by_role("link")).to_have_attribute("href", me.stage.more["link"])
    press(me, "Pause").click()
    expect(me.toast()).to_have_text("You asked for a pause.")
    press(me, "More").click()
    press(me, "Rules").click()
    expect(me.page.locator("#text-sheet")).to_contain_text("Each draws")
    me.page.keyboard.press("Escape")
    press(me, "More").click()
    press(me, "Resign").click()
    expect(me.page.locator("#sure-sheet")).to_contain_text("You lose then.")
    assert {"do": "way", "way": "resign"} not in me.stage.wishes
    me.page.locator("#sure-sheet").get_by_role("button", name="Resign").click()
    expect(me.toast()).to_have_text("You have resigned.")
    expect(me.page.locator("dialog")).to_have_count(0)
    assert me.stage.wishes[-1] == {"do": "way", "way": "resign"}


def test_a_proposal_is_answered(me: Sitting) -> None:
    """Whoever is asked agrees or declines by a press; whoever is not only reads it."""
    proposal = {"id": 5, "text": "Bob asks for a pause.", "may_answer": True}
    me.stage.more = {"proposal": proposal}
    me.stage.play(1, "draw")
    expect(me.page.locator("#asides")).to_contain_text("Bob asks for a pause.")
    press(me, "Agree").click()
    expect(press(me, "Decline")).to_be_visible()
    assert me.stage.wishes[-1] == {"do": "agree", "proposal": 5}
    me.stage.more = {"proposal": {**proposal, "may_answer": False}}
    me.stage.play(1, "discard 9c")
    expect(press(me, "Decline")).to_have_count(0)


def test_a_turn_is_planned(me: Sitting) -> None:
    """Before one's turn a draw is planned, a discard too with its card raised, and taken back."""
    me.stage.more = {"may_plan": True}
    me.stage.play(1, "draw", "discard 9c")
    press(me, "Plan to draw").click()
    me.card("Kd").click()
    press(me, "Plan to discard the king of diamonds").click()
    me.stage.more["plan"] = "discard Kd"
    me.stage.play(2, "draw")
    expect(me.page.locator("#asides")).to_contain_text("draw, then discard the king of diamonds")
    press(me, "Drop the plan").click()
    expect(press(me, "Drop the plan")).to_be_visible()
    plans = [wish["line"] for wish in me.stage.wishes if wish["do"] == "plan"]
    assert plans == ["draw", "discard Kd", None]


def test_to_another_table_and_back(me: Sitting) -> None:
    """A badge counts the other tables that wait; going there and back loads no page."""
    me.page.evaluate("window.stayed = true")
    expect(me.page.locator(".badge")).to_have_text(["1", ""])
    me.page.locator("[data-name=tables]").click()
    expect(me.page.locator("dialog .way .state")).to_have_text(["your_turn", "waiting", "over"])
    me.page.locator("dialog .way").first.click()
    expect(me.card("Qs")).to_be_visible()
    assert me.page.url.endswith("/table/2")
    me.page.go_back()
    expect(me.card("4h")).to_be_visible()
    assert me.page.evaluate("window.stayed")


def test_the_list_of_tables(me: Sitting) -> None:
    """Without a table there is the list of all, and how another game is started."""
    me.page.goto(f"{me.stage.address}/table/")
    expect(me.page.locator("#chooser .way")).to_have_count(3)
    expect(me.page.locator("#chooser")).to_contain_text("/challenge")
    me.page.locator("#chooser .way").nth(1).click()
    expect(me.card("4h")).to_be_visible()
    expect(me.page.locator("#chooser")).to_be_hidden()


def test_sounds_are_turned_on(me: Sitting) -> None:
    """Sounds are off at first, on after a press, and stay so."""
    press(me, "More").click()
    press(me, "Turn sounds on").click()
    expect(press(me, "Turn sounds off")).to_be_visible()
    me.sit()
    press(me, "More").click()
    expect(press(me, "Turn sounds off")).to_be_visible()
