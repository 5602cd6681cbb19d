"""Nothing keeps people from using a screen: axe-core finds nothing serious on any of them."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from sandbox.living_room import HUMANS
from tests.sandbox.player import DESK, PHONE, Player, number_in, player
from tests.sandbox.process import SandboxProcess

pytestmark = pytest.mark.browser
GRAVE = ("serious", "critical")
EVERYTHING = {"resultTypes": ["violations"]}
COLOURS = {**EVERYTHING, "runOnly": ["color-contrast", "link-in-text-block"]}
"""Of axe-core's rules those that look at colours: all that another theme changes."""
SIZES = (pytest.param(PHONE, id="phone"), pytest.param(DESK, id="desk"))
Show = Callable[[Player], None]


def picker(one: Player) -> None:
    """The first screen."""


def running(one: Player) -> None:
    """The first screen, with games that run."""
    one.start("gin", "computer")
    one.page.locator("#games").click()
    expect(one.page.locator(".going")).to_be_visible()


def cards(one: Player) -> None:
    """A hand of cards with pictures."""
    one.start("five-hundred", "computer")
    expect(one.direct.locator(".gallery img").first).to_be_visible()


def seated(one: Player) -> None:
    """A table in its frame, with the messages beside it or a press away."""
    one.sit_down("zolik", "both")


def choosing(one: Player) -> None:
    """A menu that is open."""
    cards(one)
    one.direct.locator(".select").first.click()
    expect(one.page.locator("#layer .option").first).to_be_visible()


def tiles(one: Player) -> None:
    """A rack of tiles."""
    one.start("tile", "computer")
    expect(one.direct.locator(".gallery img").first).to_be_visible()


def both(one: Player) -> None:
    """Both hands of a game."""
    one.start("zolik", "both")
    expect(one.page.locator(".pane:visible .gallery img").first).to_be_visible()


def table(one: Player) -> None:
    """The channel with a table, which everybody sees."""
    both(one)
    one.page.get_by_role("tab", name="#rummy").click()
    expect(one.channel.locator(".gallery img").first).to_be_visible()


def lesson(one: Player) -> None:
    """The first step of a lesson."""
    one.start("rummy-51", "learn")


def dialog(one: Player) -> None:
    """A dialog to fill in."""
    one.page.locator(".look").click()
    one.command(one.channel, "challenge", opponent="Alice", game="gin")
    one.channel.get_by_role("button", name="Options").last.click()
    panel = one.channel.locator(".message.only", has_text="Options for Gin Rummy").last
    panel.get_by_role("button", name="Rules", exact=True).click()
    expect(one.page.get_by_role("dialog")).to_be_visible()


def answer(command: str) -> Show:
    """What a command shows."""

    def show(one: Player) -> None:
        one.page.locator(".look").click()
        one.command(one.channel, command)
        expect(one.channel.locator(".message.only").last).to_be_visible()

    return show


def typing(one: Player) -> None:
    """A command that is being typed, with what is proposed."""
    one.page.locator(".look").click()
    one.channel.locator(".writing").click()
    one.page.keyboard.type("/challenge ")
    expect(one.channel.locator(".suggestions .option").first).to_be_visible()


def end(one: Player) -> None:
    """The end of a game."""
    cards(one)
    # Others that were played before may have the last word.
    one.game = number_in(one.direct.locator(".message").last)
    # Before that a move of the computer's would close what More has opened.
    expect(one.hand).to_contain_text("Your turn")
    one.give_up()
    expect(one.end_in(one.direct).last).to_be_visible()


SCREENS = {
    "picker": picker,
    "running": running,
    "cards": cards,
    "seated": seated,
    "choosing": choosing,
    "tiles": tiles,
    "both": both,
    "table": table,
    "lesson": lesson,
    "dialog": dialog,
    "preferences": answer("preferences"),
    "help": answer("help"),
    "typing": typing,
    "end": end,
}


@pytest.fixture
def sitting(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Player]:
    """Somebody with a phone, or at a desk."""
    with player(browser, request.param) as one:
        yield one


@pytest.mark.soak(one_of=len(SIZES))
@pytest.mark.parametrize("sitting", SIZES, indirect=True)
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_serious(sitting: Player, sandbox: SandboxProcess, screen: str) -> None:
    """Neither dark nor light; the commit draws for each screen whether on a phone or a desk."""
    # By turns, as nobody may play many games at once.
    sitting.arrive(sandbox.address, HUMANS[list(SCREENS).index(screen) % len(HUMANS)].name)
    SCREENS[screen](sitting)
    assert wrong(sitting) == []
    sitting.page.evaluate("document.documentElement.dataset.theme = 'light'")
    assert wrong(sitting, COLOURS) == []


def wrong(one: Player, rules: dict[str, Any] = EVERYTHING) -> list[str]:
    """What axe-core finds: the rule, where, and what it says of the first place."""
    found = Axe().run(one.page, options=rules).response["violations"]
    return [
        f"{each['id']}: {node['target']}: {node['failureSummary']}"
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]
