"""The page of a room: served in its loop, to browsers that are no more than what they send."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest
from aiohttp import ClientResponse, ClientSession, ClientWebSocketResponse, DummyCookieJar, web
from pydantic import SecretStr

from bot.app import Jolly
from bot.messages.pages import Pages
from bot.runtime.clock import DAY_MS
from bot.runtime.config import Settings
from bot.web.sessions import Sessions
from bot.web.site import serve_pages
from data.ids import GameId, UserId
from tests.bot.conftest import *  # noqa: F403 - what stands in a room stands here too
from tests.bot.conftest import Room
from tests.bot.conftest import _shaped_at_once as _shaped_at_once
from tests.bot.conftest import pytest_asyncio_loop_factories as pytest_asyncio_loop_factories
from tests.web.frames import Frame

PUBLIC_URL = "https://table.example.org"


@dataclass
class Browser:
    """Asks the page, and keeps the cookie that it is given."""

    http: ClientSession
    address: str
    headers: dict[str, str] = field(default_factory=dict)

    async def ask(self, path: str, method: str = "GET", **headers: str) -> ClientResponse:
        """What is answered, read to its end; it is not followed elsewhere."""
        answer = await self.http.request(
            method, self.address + path, headers=self.headers | headers, allow_redirects=False
        )
        await answer.read()
        if (kept := answer.cookies.get("jolly")) is not None:
            self.headers["Cookie"] = f"jolly={kept.value}"
        return answer


@dataclass
class Page:
    """The page of one bot."""

    app: Jolly
    http: ClientSession
    address: str
    runner: web.AppRunner
    sockets: list[ClientWebSocketResponse] = field(default_factory=list)
    """Those that are open, to be closed at the end."""

    @property
    def sessions(self) -> Sessions:
        """Who is signed in."""
        return self.app.part(Sessions)

    def browser(self) -> Browser:
        """A browser that has not been here before."""
        return Browser(self.http, self.address)

    async def link(self, user: int, game: int | None = None) -> str:
        """The path of a link that lets *user* in, once."""
        link = self.app.part(Pages).link
        assert link is not None
        address = await link(UserId(user), None if game is None else GameId(game))
        assert address.startswith(f"{PUBLIC_URL}/t/")
        return address.removeprefix(PUBLIC_URL)

    async def signed_in(self, user: int) -> Browser:
        """A browser in which *user* is signed in."""
        browser = self.browser()
        await browser.ask(await self.link(user))
        return browser


@pytest.fixture
async def page(room: Room) -> AsyncIterator[Page]:
    """The page of the room's bot, reached by https at PUBLIC_URL."""
    settings = Settings(_env_file=None, public_url=PUBLIC_URL)
    runner = await serve_pages(room.app, settings)
    port = runner.addresses[0][1]
    async with ClientSession(cookie_jar=DummyCookieJar()) as http:
        made = Page(room.app, http, f"http://127.0.0.1:{port}", runner)
        yield made
        for socket in made.sockets:
            await socket.close()
    await runner.cleanup()


@pytest.fixture
async def frame(room: Room) -> AsyncIterator[Frame]:
    """The page of the room's bot, which Discord shows; both know the app's secret."""
    secret = SecretStr(room.env.discord.activities.secret)
    settings = Settings(_env_file=None, public_url=PUBLIC_URL, discord_client_secret=secret)
    room.env.world.has_activities = True
    runner = await serve_pages(room.app, settings)
    async with ClientSession() as http:
        yield Frame(room, http, f"http://127.0.0.1:{runner.addresses[0][1]}")
    await runner.cleanup()


@pytest.fixture
def soon_over(seldom_beats: None, monkeypatch: pytest.MonkeyPatch) -> int:
    """Sessions end after so many milliseconds without use: days, as a month has many heartbeats."""
    unused_ms = 3 * DAY_MS
    monkeypatch.setattr("data.sessions.UNUSED_MS", unused_ms)
    return unused_ms
