"""Somebody at the page in a browser, with a mouse, a finger or keys, at a game in memory."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page, ViewportSize, expect

from tests.web.stage import Stage

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 900}
User = TypeVar("User", bound="PageUser")
Drag = Callable[[Locator, Locator], None]
STEPS = 8
"""In how many moves a pointer goes from one place to another."""
STILL_MS = 150
"""A finger stops before it is lifted: to Chromium a tap after a flick only ends that."""


class Beside:
    """Sits beside somebody at the page, and sees each of their touches; no more comes of it."""

    def think(self) -> None:
        """They look at what lies there, before they touch."""

    def touch(self, kind: str, *at: float) -> None:
        """Their finger was laid down, has moved, or was lifted."""

    def end(self) -> None:
        """They have done what they came for."""


class PageUser:
    """Somebody who has the page before them; how often they have touched it is counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.touches = 0
        self.beside = Beside()
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: said.type == "error" and self.faults.append(said.text))
        self._touch: CDPSession = page.context.new_cdp_session(page)

    def card(self, token: str) -> Locator:
        """A card of the hand."""
        return self.page.locator(f'#hand [data-card="{token}"]')

    def hand(self) -> list[str]:
        """The hand, in the order in which it is shown."""
        cards = self.page.locator("#hand .card").all()
        return [card.get_attribute("data-card") or "" for card in cards]

    def toast(self) -> Locator:
        """What was said last, for some seconds."""
        return self.page.locator("#toast")

    def drag(self, start: Locator, end: Locator) -> None:
        """Drag with a mouse."""
        self.settle()
        mouse, (x, y) = self.page.mouse, spot(start)
        mouse.move(x, y)
        mouse.down()
        mouse.move(*spot(end), steps=STEPS)
        mouse.up()

    def tap(self, place: Locator) -> None:
        """Touch with a finger."""
        self.settle()
        self._finger("touchStart", *spot(place))
        self._finger("touchEnd")

    def swipe(self, start: Locator, end: Locator) -> None:
        """Drag with a finger."""
        self.settle()
        self.swipe_to(start, *spot(end))

    def swipe_to(
        self, start: Locator, to_x: float, to_y: float, then: Callable[[], None] = lambda: None
    ) -> None:
        """Drag with a finger to a point of the screen; *then* look before it is lifted."""
        self.settle()
        x, y = spot(start)
        self._finger("touchStart", x, y)
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self._finger("touchMove", x + (to_x - x) * part, y + (to_y - y) * part)
        then()
        self.page.wait_for_timeout(STILL_MS)
        self._finger("touchEnd")

    def settle(self) -> None:
        """Wait until nothing flies any more."""
        while self.page.evaluate("document.getAnimations().length"):
            self.page.wait_for_timeout(20)

    def _finger(self, kind: str, *at: float) -> None:
        if kind == "touchStart":
            self.touches += 1
            self.beside.think()
        points = [{"x": at[0], "y": at[1]}] if at else []
        self._touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self.beside.touch(kind, *at)


class Sitting(PageUser):
    """Somebody who has the page of *stage* before them."""

    def __init__(self, page: Page, stage: Stage) -> None:
        super().__init__(page)
        self.stage = stage

    def sit(self, seat: int = 1) -> None:
        """Open the table."""
        self.page.goto(f"{self.stage.address}/table/{seat}")
        expect(self.page.locator("#turn")).not_to_be_empty()


def spot(place: Locator) -> tuple[float, float]:
    """A point of what is shown that nothing lies upon: of a card, where it is seen in a fan."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + min(box["width"] / 2, 22), box["y"] + min(box["height"] / 2, 22)


@contextmanager
def sitting(
    browser: Browser,
    stage: Stage,
    size: ViewportSize = PHONE,
    before: Callable[[Page], None] = lambda _: None,
    **how: Any,
) -> Iterator[Sitting]:
    """Somebody at seat 1 in whose browser nothing may go wrong; *before* they sit down, do that."""
    with before_screen(browser, lambda page: Sitting(page, stage), size, **how) as one:
        before(one.page)
        one.sit()
        yield one


@contextmanager
def before_screen(
    browser: Browser, user: Callable[[Page], User], size: ViewportSize = PHONE, **how: Any
) -> Iterator[User]:
    """A *user* of an empty page in whose browser nothing may go wrong."""
    context = browser.new_context(viewport=size, has_touch=size == PHONE, **how)
    one = user(context.new_page())
    yield one
    context.close()
    assert not one.faults, one.faults


@pytest.fixture(params=["finger", "mouse"])
def me(browser: Browser, stage: Stage, request: pytest.FixtureRequest) -> Iterator[Sitting]:
    """Somebody who drags by finger on a phone, or with a mouse at a desk."""
    with sitting(browser, stage, PHONE if request.param == "finger" else DESK) as sitter:
        yield sitter


@pytest.fixture
def drag(me: Sitting) -> Drag:
    """How they drag."""
    return me.swipe if me.page.viewport_size == PHONE else me.drag
