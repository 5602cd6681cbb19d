"""Somebody at the sandbox's page, who looks and clicks as a person does."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from playwright.sync_api import Browser, Frame, Locator, Page, ViewportSize, expect

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
WAIT_MS = 120_000
"""How long what is expected may take: a machine may be busy, and the computer thinks long then."""
expect.set_options(timeout=WAIT_MS)
NUMBER = re.compile(r"#(\d+)")
DISCARDS = re.compile(r"^\s*Discard …")
MORE = re.compile("^(More|…)$")
"""As a word, or as a sign beside pictures."""
PRESSES, SOON_MS = 3, 30_000
"""How often somebody tries, and how long they wait each time."""


class Player:
    """The person who sits before *page*."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        self.game = ""
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: said.type == "error" and self.faults.append(said.text))
        page.set_default_timeout(WAIT_MS)

    def open(self, address: str, person: str = "Alice") -> None:
        """Open the sandbox as *person*, past the choice of a game."""
        self.page.goto(f"{address}/?as={person.lower()}#play")
        expect(self.chip(person)).to_have_attribute("aria-pressed", "true")

    def arrive(self, address: str, person: str = "") -> None:
        """Open the sandbox as whoever has never been there, or as *person*."""
        self.page.goto(f"{address}/?as={person.lower()}" if person else f"{address}/")
        expect(self.page.locator(".game")).not_to_have_count(0)

    def start(self, game: str, how: str) -> None:
        """Start a game, or its lesson, on the first screen, and turn from the table to the hand."""
        self.sit_down(game, how)
        if how != "learn":
            self.page.get_by_role("button", name="Close the table").click()

    def sit_down(self, game: str, how: str) -> None:
        """Start a game with one press on the first screen: its table is there, but for lessons."""
        self.page.locator(f'[data-game="{game}"] [data-how="{how}"]').click()
        expect(self.page.locator("body")).to_have_attribute("data-view", "play")
        if how != "learn":
            expect(self.page.locator("#pane-table")).to_be_visible()

    def table(self, person: str) -> Frame:
        """The page of the table that *person* has before them, once they are signed in there."""
        frame = self.page.locator(f'iframe[title="{person}’s table"]').element_handle()
        found = frame.content_frame()
        assert found
        found.wait_for_url("**/table/*")
        return found

    def fits(self) -> bool:
        """Whether the page is no wider than the screen; what is makes a phone's page wider too."""
        fits = (
            "document.documentElement.scrollWidth <= Math.min(visualViewport.width, screen.width)"
        )
        return bool(self.page.evaluate(fits))

    def chip(self, person: str) -> Locator:
        """The button with which one becomes *person*."""
        return self.page.locator("#people button", has_text=person)

    def discard(self, pane: Locator, then: Locator) -> None:
        """Discard what the menu of *pane* has first, until *then* is there.

        A hand may be drawn anew while its menu is open: what was chosen is not on it any more then.
        """

        def choose() -> None:
            pane.locator(".select", has_text=DISCARDS).last.click()
            self.page.locator("#layer .option").first.click()

        self.tried(choose, then)

    def tried(self, work: Callable[[], None], then: Locator) -> None:
        """Do *work* until *then* is there: on a busy machine the bot may miss its three seconds."""
        for _ in range(PRESSES):
            work()
            with suppress(AssertionError):
                expect(then).to_be_visible(timeout=SOON_MS)
                return
        raise AssertionError("nothing came of it")

    def be(self, person: str) -> None:
        """Become *person*."""
        self.chip(person).click()
        expect(self.chip(person)).to_have_attribute("aria-pressed", "true")

    @property
    def channel(self) -> Locator:
        """The channel that everybody reads."""
        return self.page.locator("#pane-server")

    @property
    def direct(self) -> Locator:
        """The conversation between this person and the bot."""
        return self.page.locator("#pane-direct")

    @property
    def hand(self) -> Locator:
        """The hand of the game that is being played, in the conversation with the bot."""
        return self.direct.locator(".message", has_text=f"#{self.game} ·").last

    @property
    def cards(self) -> Locator:
        """The picture of the own cards, which says them in words too."""
        return self.hand.locator(".gallery img").first

    def command(self, pane: Locator, name: str, **options: str) -> None:
        """Type a slash command into *pane* with the keyboard alone.

        One that was typed before and not taken gives way to it.
        """
        before = pane.locator(".command .cancel")
        if before.is_visible():
            before.click()
        pane.locator(".writing").click()
        self.page.keyboard.type(f"/{name} ")
        for option, value in options.items():
            place = pane.locator(".place", has_text=option)
            if not place.count():
                self.page.keyboard.type(option)
                self.page.keyboard.press("Enter")
            self.page.keyboard.type(value)
            if value.isdecimal():
                continue
            expect(pane.locator(".suggestions .option").first).to_be_visible()
            self.page.keyboard.press("Enter")
        self.page.keyboard.press("Enter")

    def accept(self) -> None:
        """Accept the newest challenge, and see the own hand."""
        challenge = self.channel.locator(".message", has=self.page.get_by_text("Accept")).last
        number = challenge.get_attribute("data-message")
        challenge.get_by_role("button", name="Accept").click()
        begun = self.channel.locator(f'[data-message="{number}"]')
        expect(begun).to_contain_text("The game has started: #")
        self.game = number_in(begun)

    def press(self, label: str) -> None:
        """Press a button on the hand."""
        self.hand.get_by_role("button", name=label, exact=True).click()

    @property
    def discards(self) -> Locator:
        """The menu in which one choice discards, which is there only where that can be done."""
        return self.hand.locator(".select", has_text=DISCARDS)

    def my_turn(self) -> Locator:
        """The button that draws, which is there only in one's turn."""
        return self.hand.get_by_role("button", name="Draw", exact=True)

    def take_turn(self) -> None:
        """Draw from the stock and discard the first card."""
        self.my_turn().click()
        self.discards.click()
        self.page.locator("#layer .option").first.click()
        expect(self.discards).to_have_count(0)

    def play_on(self) -> int:
        """Play until the game is over; how many turns it took."""
        turns = 0
        while not self.ends_before_my_turn():
            self.take_turn()
            turns += 1
        return turns

    def ends_before_my_turn(self) -> bool:
        """Wait for one's turn or for the end; whether it was the end."""
        over = self.hand.get_by_text("has won")
        expect(self.my_turn().or_(over)).to_be_visible()
        return over.is_visible()

    def resign(self) -> None:
        """Give the game up, and see its end in the channel."""
        self.give_up()
        expect(self.end_in(self.channel)).to_be_attached()

    def give_up(self) -> None:
        """Resign the game on the hand."""
        self.hand.get_by_role("button", name=MORE).click()
        self.press("Resign")
        self.direct.get_by_role("button", name="Yes", exact=True).last.click()

    def end_in(self, pane: Locator) -> Locator:
        """The message that tells the end of the game in *pane*."""
        return pane.locator(".message", has_text=f"#{self.game} ·", has=self.rematch())

    def rematch(self) -> Locator:
        """The button under a finished game."""
        return self.page.locator("button", has_text="Rematch")


@contextmanager
def player(
    browser: Browser, size: ViewportSize, locale: str = "en-US", *, touch: bool | None = None
) -> Iterator[Player]:
    """Somebody with a screen of *size*, to touch if it is a phone's; nothing may go wrong there."""
    phone = size is PHONE if touch is None else touch
    context = browser.new_context(viewport=size, has_touch=phone, is_mobile=phone, locale=locale)
    sitting = Player(context.new_page())
    yield sitting
    context.close()
    assert sitting.faults == [], sitting.faults


def number_in(part: Locator) -> str:
    """The number of the game that *part* of the page is about."""
    found = NUMBER.search(part.inner_text())
    assert found, part
    return found[1]
