"""A phone of 390 px: nothing is wider, nothing is covered, and buttons are of one line."""

import pytest
from playwright.sync_api import Browser, expect

from sandbox.living_room import HUMANS, LOCALES
from tests.sandbox.player import PHONE, Player, player
from tests.sandbox.process import SandboxProcess

pytestmark = pytest.mark.browser
BROKEN = """
[...document.querySelectorAll('.game .ways button')].filter((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size !== 1;
}).map((one) => one.innerText)
"""
"""The buttons that start a game and have more than one line, by what is on them."""


def test_everybody_has_something_new(phone: Player, sandbox: SandboxProcess) -> None:
    """Five badges and five calls: the page stays as wide as the screen, and so does each call."""
    phone.open(sandbox.address)
    names = [one.name for one in HUMANS[1:]]
    seats = ("opponent", "opponent2", "opponent3", "opponent4", "opponent5")
    people = dict(zip(seats, names, strict=True))
    phone.command(phone.channel, "challenge", game="Straight", **people)
    expect(phone.page.locator(".chip .badge")).to_have_count(len(names))
    for name in names:
        button = phone.page.get_by_role("button", name=f"Switch to {name}", exact=True)
        expect(button).to_be_in_viewport(ratio=1)
    assert phone.fits()

    phone.command(phone.channel, "server setup")
    phone.channel.locator(".message.only .select").first.click()
    done = phone.page.get_by_role("button", name="OK", exact=True)
    expect(done).to_be_in_viewport(ratio=1)
    done.click()
    expect(done).to_have_count(0)


@pytest.mark.parametrize("locale", LOCALES)
def test_one_line_each(browser: Browser, sandbox: SandboxProcess, locale: str) -> None:
    """The ways to start a game are told in one line, in every language of the page."""
    with player(browser, PHONE, locale) as one:
        one.arrive(sandbox.address)
        assert one.fits()
        assert one.page.evaluate(BROKEN) == []
