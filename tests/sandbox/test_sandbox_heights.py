"""Hands are as high in Chromium as they are counted: letters, wrapped lines, buttons, pictures."""

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle, islice
from mimetypes import guess_type
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlparse

import pytest
from playwright.sync_api import Browser, Page, Route

import sandbox
from bot.render.heights import height, own_place
from bot.render.layout import GALLERY, MessageLayout
from bot.runtime.clock import MINUTE_MS, MS
from engine.variants import VARIANTS
from tests.bot.messages.hands_met import LOOKS, NOW_MS, hands_met
from tests.sandbox.player import PHONE

pytestmark = pytest.mark.browser
STATIC = Path(sandbox.__file__).with_name("static")
NEAR, NEARLY_ALL, LINE = 6, 0.9, 28
"""So many pixels off are nearly all, which a style that is changed makes more; where the last word
of a line is about to fit it may be one line."""
SOON_MS = 30 * MINUTE_MS
"""How long before the end of the turn the hands are looked at."""
OF_EACH = 9
"""Hands of each game: more than fifty in all."""
PAGE = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/static/page.css"><link rel="stylesheet" href="/static/messages.css">
<link rel="stylesheet" href="/static/controls.css">
<body style="display: block; height: auto; overflow: auto"><ol class="messages"></ol>
<script type="module">
import { draw } from "/static/message.js";
import { state } from "/static/state.js";
const jolly = { id: "1", name: "Jolly", bot: true };
const about = {
  author: jolly, flags: 0, mentions: [], mention_roles: [], attachments: [], content: "",
  timestamp: "2026-11-28T10:00:00Z",
};
state.people.set(jolly.id, jolly);
window.measured = async (hands) => {
  const made = hands.map(({ components }, n) => draw({ ...about, id: `${n}`, components }));
  document.querySelector(".messages").replaceChildren(...made);
  await Promise.all([...document.images].map((image) => image.decode()));
  return made.map((message, n) => {
    const { height, bottom } = message.getBoundingClientRect();
    const own = message.querySelector(".container").children[hands[n].own];
    return [height, bottom - own.getBoundingClientRect().top];
  });
};
</script>"""
"""A list of messages as the sandbox's page draws them, and no more of that."""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A phone's window in which nothing is but messages."""
    with browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True) as context:
        page = context.new_page()
        page.route("**/*", answered)
        page.clock.set_fixed_time((NOW_MS - SOON_MS) / MS)
        page.goto("http://page.test/")
        page.wait_for_function("() => window.measured")
        yield page


def answered(route: Route) -> None:
    """Give a request what the sandbox would; an emoji is an empty square."""
    path = urlparse(route.request.url).path
    if path.startswith("/static/"):
        file = STATIC / path.removeprefix("/static/")
        route.fulfill(body=file.read_bytes(), content_type=guess_type(file.name)[0])
    elif path.startswith("/emojis/"):
        route.fulfill(body=drawing(96, 96), content_type="image/svg+xml")
    else:
        route.fulfill(body=PAGE, content_type="text/html")


def drawing(width: int, height: int) -> str:
    """An empty picture of that size."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"/>'


def sent(view: MessageLayout) -> Any:
    """A hand as the page draws it, in place of its pictures empty ones of their size."""
    sizes = {picture.name: (picture.width, picture.height) for picture in view.pictures}
    components = json.loads(json.dumps(view.to_components()))
    for part in components[0]["components"]:
        if part["type"] == GALLERY:
            media = part["items"][0]["media"]
            size = sizes[media["url"].removeprefix("attachment://")]
            media["url"] = f"data:image/svg+xml,{quote(drawing(*size))}"
    return {"components": components, "own": own_place(view.parts)}


async def views() -> list[MessageLayout]:
    """Hands of all games, each in another look than the one before."""
    looks, games = cycle(LOOKS.values()), (hands_met(one, range(200)) for one in VARIANTS.values())
    met = [hand for hands in games for hand in islice(hands, OF_EACH)]
    return [await hand.looking(next(looks)).view() for hand in met]


def test_heights_are_counted_well(page: Page) -> None:
    """Of the whole message, and from the own cards to its end."""
    # In a thread of its own, as the browser's loop runs in this one.
    with ThreadPoolExecutor(1) as thread:
        hands = thread.submit(lambda: asyncio.run(views())).result()
    found = page.evaluate("(hands) => measured(hands)", [*map(sent, hands)])
    assert len(found) > 50
    off = [
        max(abs(counted - drawn) for counted, drawn in zip(height(view), measured, strict=True))
        for view, measured in zip(hands, found, strict=True)
    ]
    assert max(off) <= LINE, hands[off.index(max(off))].texts
    assert sum(each <= NEAR for each in off) >= NEARLY_ALL * len(off), sorted(off)
