"""The own cards and all that can be pressed are in sight together, on a phone and at a desk."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from sandbox.living_room import HUMANS
from tests.sandbox.player import PHONE, Player, player
from tests.sandbox.process import SandboxProcess

pytestmark = pytest.mark.browser
DESK: ViewportSize = {"width": 1280, "height": 900}
GAMES = ("five-hundred", "rummy-51", "gin", "tile")


@pytest.fixture(params=[pytest.param(PHONE, id="phone"), pytest.param(DESK, id="desk")])
def sitting(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Player]:
    """Somebody with a phone, or at a desk."""
    with player(browser, request.param) as one:
        yield one


def hand_after_a_draw(one: Player) -> Locator:
    """The hand in which the first card has just been drawn; until then what is first is pressed."""
    hand = one.direct.locator(".message").last
    draw = hand.get_by_role("button", name="Draw", exact=True)
    skip = hand.get_by_role("button", name="Pass", exact=True)
    discards = hand.locator(".select", has_text="Discard …")
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
    expect(hand.get_by_role("button", name="More", exact=True)).to_be_visible()
    return hand


@pytest.mark.parametrize("game", GAMES)
def test_own_cards_and_controls(sitting: Player, sandbox: SandboxProcess, game: str) -> None:
    """After the first draw; at a desk the table stands to the left of both."""
    sitting.arrive(sandbox.address, HUMANS[GAMES.index(game)].name)
    sitting.start(game, "computer")
    hand = hand_after_a_draw(sitting)
    table, cards = hand.locator(".gallery img").all()
    for part in (cards, *hand.locator(".row").all()):
        expect(part).to_be_in_viewport(ratio=1)
    assert sitting.fits()
    left, right = table.bounding_box(), cards.bounding_box()
    assert left
    assert right
    beside = left["x"] + left["width"] <= right["x"]
    assert beside == (sitting.page.viewport_size == DESK)
    if beside:
        expect(table).to_be_in_viewport(ratio=1)
