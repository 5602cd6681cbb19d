"""Whole games at the page by keys alone, to their results; what a screen reader is told of them."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from bot.table.table import Table
from tests.bot.table.bare_tables import change_player
from tests.sandbox.conftest import browser as browser
from tests.web.sitting import DESK, Sitting, sitting
from tests.web.stage import Stage, table_with
from tests.web.test_page_screens import STILL
from tests.web.tile_turn import racks, tile

pytestmark = pytest.mark.browser

MOST = 80
"""Presses, of what is proposed or of arrows to one place; more than any of these takes."""
FAR = 20
"""CSS pixels: what is farther up or down lies in another line."""
LISTEN = """
    window.said = [];
    addEventListener('DOMContentLoaded', () => {
        const live = document.querySelector('#live');
        new MutationObserver(() => said.push(live.textContent)).observe(live, { childList: true });
    });
"""


class Start(NamedTuple):
    """How a game begins that is soon over."""

    own: str
    other: str
    options: dict[str, str]
    up: str = ""
    stock: str = ""


STARTS = {
    "straight": Start(
        "4h 5h 6h Ks Kd Kc 9c 2s 2c Qd",
        "Ah 3d 5c 7s 8d 10c Jh Qc 4s 6d",
        {"deals": "1"},
        up="Kh",
        stock="Jd",
    ),
    "five-hundred": Start(
        "5h 6h Ks Kd Kc 9c 2s 2c 2d Qd Js 4d 10s",
        "Ah 3d 5c 7s 8d 10c Jh Qc 4s 6d 8s 9h 3c",
        {"one-round": "yes"},
        up="7h",
    ),
    "gin": Start(
        "4h 5h 6h 7h Ks Kd Kc 2s 2c 9d",
        "Ah 3d 5c 7s 8d 10c Jh Qc 4s 6d",
        {"one-round": "yes"},
        up="Qh",
        stock="8c Js 2d",
    ),
    "rummy-51": Start(
        "10h Jh Qh Ks Kd Kc * 2s 3d 4d 5d 8c 8s 8h 7s",
        "Ah 3d 5c 7s 8d 10c Jh Qc 4s 6d 8s 9h 3c Ac",
        {"one-round": "yes"},
    ),
    "zolik": Start(
        "10h Jh Qh Ks Kd Kc 2s 4d 5d 6d 9s 9c 9d",
        "Ah 3d 5c 7s 8d 10c Jh Qc 4s 6d 8s 9h",
        {"deals": "1"},
    ),
}
RACKS = (
    "b10 b11 b12 b13 r5 r6 r7 r8 g13 r13 y13 y1 y2 y3",
    "b1 b3 b5 b7 g1 g4 g6 g8 g10 r2 r4 r12 y6 y9",
)


def press(me: Sitting, *keys: str) -> None:
    """Press keys, one after the other."""
    for key in keys:
        me.page.keyboard.press(key)


def go_to(me: Sitting, goal: Locator) -> None:
    """Go somewhere by arrows, as it lies from where one is."""
    for _ in range(MOST):
        if goal.evaluate("goal => goal === document.activeElement"):
            return
        press(me, towards(me.page.locator("*:focus"), goal))
    raise AssertionError(f"{goal} is not reached")


def towards(here: Locator, goal: Locator) -> str:
    """The arrow that leads from one place to another; any where one is nowhere."""
    if not here.count():
        return "ArrowRight"
    start, end = here.bounding_box(), goal.bounding_box()
    assert start
    assert end
    right, down = end["x"] - start["x"], end["y"] - start["y"]
    if abs(down) > FAR:
        return "ArrowDown" if down > 0 else "ArrowUp"
    return "ArrowRight" if right > 0 else "ArrowLeft"


def lift(me: Sitting, *places: Locator) -> None:
    """Raise cards, wherever they lie."""
    for place in places:
        go_to(me, place)
        press(me, "Space")
        expect(place).to_have_attribute("aria-pressed", "true")


def lay(me: Sitting, *cards: str) -> None:
    """Raise cards of the hand, and do what is proposed."""
    lift(me, *hand(me, *cards))
    expect(me.page.locator("#offers button").first).to_contain_text("Meld")
    press(me, "Enter")
    expect(me.card(cards[0])).to_have_count(0)


def letter(me: Sitting, text: str) -> None:
    """Press the letter of the first button with that text."""
    found = me.page.locator("#offers button:enabled", has_text=text).first
    expect(found).to_be_visible()
    press(me, found.get_attribute("aria-keyshortcuts") or text)


def discard(me: Sitting, card: str) -> None:
    """Raise a card, and press the letter of what it is for."""
    lift(me, me.card(card))
    letter(me, "Discard")
    expect(me.card(card)).to_have_count(0)


def draw(me: Sitting) -> None:
    """Wait for one's turn, and draw."""
    expect(me.page.locator("#stock[data-may]")).to_be_visible()
    held = len(me.hand())
    press(me, "d")
    expect(me.page.locator("#hand .card")).to_have_count(held + 1)


def to_the_end(me: Sitting) -> None:
    """Do what is proposed until the result is shown."""
    ready = me.page.locator("#offers button:enabled, #result h2").first
    for _ in range(MOST):
        expect(ready).to_be_visible()
        if me.page.locator("#result h2").is_visible():
            return
        press(me, "Enter")
    raise AssertionError("no end")


def straight(me: Sitting) -> None:
    """Draw, meld, discard; go on."""
    draw(me)
    lay(me, "4h", "5h", "6h")
    discard(me, "9c")


def five_hundred(me: Sitting) -> None:
    """Take the pile's only card and meld it; take of a longer pile later."""
    press(me, "t")
    lay(me, "5h", "6h", "7h")
    lay(me, "Ks", "Kd", "Kc")
    discard(me, "9c")
    expect(me.page.locator("#pile[data-may]")).to_be_visible()
    press(me, "t")
    expect(me.page.locator("#pile-sheet .choice:focus")).to_be_visible()
    press(me, "Enter")
    expect(me.page.locator("#pile-sheet")).to_have_count(0)


def gin(me: Sitting) -> None:
    """Leave the upcard, draw and discard; end with all cards melded."""
    letter(me, "Pass")
    draw(me)
    discard(me, "8c")
    draw(me)
    lift(me, me.card("9d"))
    letter(me, "Gin")


def rummy_51(me: Sitting) -> None:
    """Open by two melds; lay a joker off at the end of a run that one chooses."""
    discard(me, "2s")
    draw(me)
    lay(me, "10h", "Jh", "Qh")
    lay(me, "Ks", "Kd", "Kc")
    lift(me, me.card("*"))
    go_to(me, me.page.locator(".meld").first)
    press(me, "Enter")
    expect(me.page.locator("#offers button")).to_have_count(2)
    expect(me.page.locator("#offers button:focus")).to_be_visible()
    press(me, "Enter")
    expect(me.page.locator(".meld").first.locator(".card")).to_have_count(4)
    lay(me, "8c", "8s", "8h")
    discard(me, "7s")


def zolik(me: Sitting) -> None:
    """Open by two melds."""
    discard(me, "2s")
    draw(me)
    lay(me, "10h", "Jh", "Qh")
    lay(me, "Ks", "Kd", "Kc")
    lay(me, "9s", "9c", "9d")
    press(me, "Tab", "Enter")


def row(me: Sitting, *places: Locator) -> None:
    """Raise tiles, and make a row of them."""
    lift(me, *places)
    press(me, "n")
    expect(me.page.locator(".row").last.locator(".card")).to_have_count(len(places))


def hand(me: Sitting, *tokens: str) -> list[Locator]:
    """Cards of the hand."""
    return [me.card(token) for token in tokens]


def done(me: Sitting) -> None:
    """End a turn by Done's letter."""
    letter(me, "Done")


def tiles(me: Sitting) -> None:
    """Lay rows, add to one, take a tile of the table into a new one, and one back to the rack."""
    row(me, *hand(me, "b10", "b11", "b12"))
    done(me)
    row(me, *hand(me, "r5", "r6", "r7", "r8"))
    lift(me, me.card("b13"))
    go_to(me, tile(me, "b12"))
    press(me, "Enter")
    lift(me, tile(me, "b13"))
    letter(me, "Back")
    expect(me.card("b13")).to_be_visible()
    press(me, "u")
    expect(tile(me, "b13")).to_be_visible()
    done(me)
    row(me, tile(me, "b13"), *hand(me, "g13", "r13", "y13"))
    done(me)
    draw(me)
    row(me, *hand(me, "y1", "y2", "y3"))
    done(me)


PLAYS: dict[str, Callable[[Sitting], None]] = {
    "straight": straight,
    "five-hundred": five_hundred,
    "gin": gin,
    "rummy-51": rummy_51,
    "zolik": zolik,
    "tile": tiles,
}


def table_of(game: str) -> Table:
    """A table of *game* against the computer."""
    if game == "tile":
        table = racks(*RACKS)
    else:
        start = STARTS[game]
        hands = start.own, start.other
        table = table_with(game, *hands, up=start.up, stock=start.stock, options=start.options)
    change_player(table, 2, user_id=None)
    return table


@pytest.mark.soak(one_of=3)
@pytest.mark.parametrize("game", PLAYS)
def test_a_whole_game(browser: Browser, game: str) -> None:
    """A game is played by keys alone until its result is shown, and told as in messages."""
    stage = Stage(table_of(game))
    tables: list[dict[str, Any]] = []

    def listen(page: Page) -> None:
        page.add_init_script(LISTEN)
        page.on("websocket", lambda line: line.on("framereceived", hear))

    def hear(said: str | bytes) -> None:
        message = json.loads(said)
        if message["t"] == "table":
            tables.append(message)

    with sitting(browser, stage, DESK, listen, reduced_motion=STILL) as me:
        PLAYS[game](me)
        to_the_end(me)
        assert not stage.refused
        for text in tables[-1]["result"]["text"]:
            expect(me.page.locator("#result[aria-live]")).to_contain_text(text)
        # What is read aloud comes a moment after what is seen.
        last = [*tables[-1]["told"], tables[-1]["turn_text"]]
        me.page.wait_for_function(
            "(last) => last.every((one) => said.join(' ').includes(one))", arg=last
        )
        said = " ".join(me.page.evaluate("said"))
    assert not unheard(tables, said)
    stage.close()


def unheard(tables: list[dict[str, Any]], said: str) -> list[str]:
    """The texts that were new in a table and not said then, before what came later."""
    missed: list[str] = []
    heard, before = 0, list[str]()
    for table in tables:
        now = [*table["told"], *table["duties"], *table["notes"], table["turn_text"]]
        found = {text: said.find(text, heard) for text in now if text not in before}
        missed += [text for text, place in found.items() if place < 0]
        heard, before = max([heard, *found.values()]), now
    return missed
