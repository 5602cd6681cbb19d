"""The own cards and all that can be pressed are in sight together, on a phone and at a desk."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from sandbox.living_room import HUMANS
from tests.sandbox.player import DISCARDS, PHONE, Player, player
from tests.sandbox.process import SandboxProcess

pytestmark = pytest.mark.browser
DESK: ViewportSize = {"width": 1280, "height": 900}
IN_SIGHT = """
(where) => {
  const { top, bottom } = document.querySelector("#pane-direct .scroll").getBoundingClientRect();
  const hand = [...document.querySelectorAll("#pane-direct .message")].at(-1);
  const [table, cards] = [...hand.querySelectorAll(".gallery")];
  if (!cards) return false;
  const [one, other] = [table, cards].map((each) => each.getBoundingClientRect());
  const rows = [...hand.querySelectorAll(".row")].map((each) => each.getBoundingClientRect());
  const whole = [other, ...rows].every((each) => each.top >= top && each.bottom <= bottom);
  const place = one.right <= other.left ? "beside" : one.bottom <= other.top && "above";
  return whole && where === place;
}
"""
"""Whether own cards and controls are in sight, and where the table stands as the cards see it.

The hand changes while one looks, with the computer's turn: it is asked until that is so.
"""
GAMES = ("five-hundred", "rummy-51", "gin", "tile")


@pytest.fixture(params=[pytest.param(PHONE, id="phone"), pytest.param(DESK, id="desk")])
def sitting(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Player]:
    """Somebody with a phone, or at a desk."""
    with player(browser, request.param) as one:
        yield one


def play_to_a_draw(one: Player) -> None:
    """Draw the first card; until that can be done, press what is first."""
    hand = one.direct.locator(".message").last
    draw = hand.get_by_role("button", name="Draw", exact=True)
    skip = hand.get_by_role("button", name="Pass", exact=True)
    discards = hand.locator(".select", has_text=DISCARDS)
    while True:
        expect(draw.or_(skip).or_(discards).first).to_be_visible()
        if draw.count():
            break
        if skip.count():
            skip.click()
            expect(skip).to_have_count(0)
        else:
            discards.click()
            one.page.locator("#layer .option").first.click()
            expect(discards).to_have_count(0)
    before = hand.locator(".gallery img").last.get_attribute("src")
    assert before
    draw.click()
    expect(hand.locator(".gallery img").last).not_to_have_attribute("src", before)


@pytest.mark.parametrize("game", GAMES)
def test_own_cards_and_controls(sitting: Player, sandbox: SandboxProcess, game: str) -> None:
    """After the first draw; at a desk the table stands to the left of both."""
    sitting.arrive(sandbox.address, HUMANS[GAMES.index(game)].name)
    sitting.start(game, "computer")
    play_to_a_draw(sitting)
    beside = "beside" if sitting.page.viewport_size == DESK else "above"
    sitting.page.wait_for_function(IN_SIGHT, arg=beside)
    assert sitting.fits()
