"""The page of a table in somebody's browser: it comes again by itself, as page/socket.js does."""

import asyncio
import json
import re
from dataclasses import dataclass
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from aiohttp import (
    ClientError,
    ClientSession,
    ClientTimeout,
    ClientWebSocketResponse,
    DummyCookieJar,
    WSMsgType,
    WSServerHandshakeError,
)

from sandbox import clock
from sandbox.people import Person
from sandbox.world import Message
from tests.simulation.processes import PUBLIC_URL
from tests.simulation.wires import HOST
from tests.simulation.witness import PageSaid

if TYPE_CHECKING:
    from tests.simulation.scene import Scene

Json = dict[str, Any]
FIRST_WAIT_SECONDS, LONGEST_WAIT_SECONDS = 0.3, 10.0
PATIENCE_SECONDS = 10.0
"""How long one waits for an answer, or for the door, before one takes the connection for dead."""
LINK = re.compile(re.escape(PUBLIC_URL) + r"(/t/[\w-]+)")
OFFLINE: Json = {"refused": {"code": "offline", "text": ""}}
"""What stands for an answer that has not come: nobody knows what became of what was wished."""
SHUT_OUT = (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN)


@dataclass(frozen=True, slots=True)
class PageSight:
    """What a page shows in the end to *user* (None: a stranger): the table at *step*, if any.

    Somebody is *shut out* who was not let in as whoever they are.
    """

    game: int
    name: str
    user: int | None
    step: int
    is_open: bool
    is_shut_out: bool


class OpenPage:
    """The page of *game* before *person*, or before a stranger who has no key of their own."""

    def __init__(self, scene: "Scene", person: Person | None, game: int) -> None:
        self.name = person.name if person else "a stranger"
        self.game = game
        self.table: Json = {}
        """The table as it was told last."""
        self._scene = scene
        self.user = person.id if person else None
        self._cookie = ""
        self._status = 0
        self._socket: ClientWebSocketResponse | None = None
        self._asked: dict[int, asyncio.Future[Json]] = {}
        self._last = 0
        self._wait = FIRST_WAIT_SECONDS
        self._news = asyncio.Event()
        self._http = ClientSession(
            cookie_jar=DummyCookieJar(), timeout=ClientTimeout(total=PATIENCE_SECONDS)
        )
        self._coming: asyncio.Task[None] | None = None

    @property
    def is_open(self) -> bool:
        """Whether there is a connection, as far as the browser knows."""
        return self._socket is not None and not self._socket.closed

    @property
    def is_shut_out(self) -> bool:
        """Whether who knocked last was not let in, as whoever they are."""
        return not self.is_open and self._status in SHUT_OUT

    def sight(self) -> PageSight:
        """What is to be seen of it now."""
        step = self.table.get("step", -1)
        return PageSight(self.game, self.name, self.user, step, self.is_open, self.is_shut_out)

    @property
    def on_turn(self) -> bool:
        """Whether the reader is to move, as far as they see."""
        table = self.table
        seat = table.get("seat")
        return self.is_open and seat is not None and table["view"]["turn"] == seat

    def _address(self, path: str) -> str:
        """Where what stands in front of the processes leads now. Raises ClientError."""
        port = self._scene.web_port
        if port is None:
            raise ClientError("nobody serves the page")
        return f"http://{HOST}:{port}{path}"

    async def follow(self, link: str) -> bool:
        """Open a link; tells whether it let somebody in, who is known by a cookie then."""
        try:
            async with self._http.get(self._address(link), allow_redirects=False) as answer:
                kept = answer.cookies.get("jolly")
        except (ClientError, OSError, TimeoutError):
            return False
        if kept is not None:
            self._cookie = f"jolly={kept.value}"
        return kept is not None

    def use(self, cookie: str) -> None:
        """Be known by *cookie*."""
        self._cookie = cookie

    def stay(self) -> None:
        """Be at the table from now on."""
        self._scene.pages.append(self)
        self._coming = asyncio.create_task(self._come_again())

    async def close(self) -> None:
        """Close the page for good."""
        if self._coming is not None:
            self._coming.cancel()
            await asyncio.gather(self._coming, return_exceptions=True)
        await self._http.close()

    async def _come_again(self) -> None:
        while True:
            try:
                await self._visit()
            except WSServerHandshakeError as refused:
                self._status = refused.status
                self._scene.trace.note("page", f"{self.name}: {refused.status}")
            except (ClientError, OSError, TimeoutError):
                self._status = 0
            await asyncio.sleep(self._wait)
            self._wait = min(2 * self._wait, LONGEST_WAIT_SECONDS)

    async def _visit(self) -> None:
        """Be there until the connection ends."""
        headers = {"Origin": PUBLIC_URL, "Cookie": self._cookie}
        address = self._address(f"/table/{self.game}/socket")
        async with asyncio.timeout(PATIENCE_SECONDS):
            made = await self._http.ws_connect(address, headers=headers, protocols=("jolly",))
        self._socket, self._status = made, 0
        greeting = asyncio.create_task(self.say("here", on=True))
        try:
            async for message in made:
                assert message.type is WSMsgType.TEXT
                self._take(json.loads(message.data))
        finally:
            self._socket = None
            for answer in self._asked.values():
                self._answer(answer, OFFLINE)
            self._asked.clear()
            await greeting
            await made.close()

    def _take(self, message: Json) -> None:
        witness, self._wait = self._scene.witness, FIRST_WAIT_SECONDS
        said = PageSaid(clock.seconds(), self.user, self.game, message, witness.steps())
        witness.pages.append(said)
        self._scene.trace.note("page", f"{self.name}: {in_short(message)}")
        if message["t"] == "table":
            self.table = message
            self._news.set()
        elif message["t"] == "answer" and message["n"] in self._asked:
            self._answer(self._asked.pop(message["n"]), message)

    def _answer(self, asked: asyncio.Future[Json], answer: Json) -> None:
        """Tell whoever waits for an answer, if they still do."""
        if not asked.done():
            asked.set_result(answer)

    async def say(self, do: str, **wish: Any) -> Json:
        """What a wish is answered, or OFFLINE where nothing comes in time."""
        line = self._socket
        if line is None or line.closed:
            return OFFLINE
        self._last += 1
        self._asked[self._last] = answer = asyncio.get_running_loop().create_future()
        try:
            await line.send_str(json.dumps({"n": self._last, "do": do, **wish}))
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await answer
        except TimeoutError:
            # Taken for dead: its own end may be told much later.
            await line.close()
        except (ClientError, OSError):
            pass
        return OFFLINE

    async def changed_from(self, step: int) -> bool:
        """Wait for another step; tells whether it was shown in time."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                while self.table.get("step", step) == step:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            return False
        return True


def in_short(message: Json) -> str:
    """What a trace tells of a message that came."""
    match message["t"]:
        case "table":
            return f"table at step {message['step']}"
        case "answer":
            return f"answer {message['n']} {message.get('refused', {}).get('code', '')}"
    return str(message["t"])


def link_in(message: Message | None) -> str | None:
    """The path of the link in a message that leads to a table."""
    found = LINK.search(json.dumps(message.components)) if message else None
    return found[1] if found else None
