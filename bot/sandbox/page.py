"""The browser page's side of the sandbox: what one person sees and does."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable

from aiohttp import WSMsgType, web

from bot.sandbox.answers import Refused
from bot.sandbox.catalogue import catalogue
from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND, Interactions
from bot.sandbox.outlet import Outlet
from bot.sandbox.people import HUMANS, JOLLY, LOCALES, PEOPLE, Json, Person
from bot.sandbox.snowflakes import CHANNEL
from bot.sandbox.world import World

log = logging.getLogger("jolly.sandbox")

LONGEST = 64 * 1024
"""Bytes in one thing a page may say."""
MOST_AT_ONCE = 32
"""How many things of a page are done at once; what it asks beyond that waits."""
LONGEST_TEXT = 2000
BAD_REQUEST = {"problem": "That cannot be done here."}


class Viewer:
    """One open page: whose it is at the moment, and what it asks for.

    Every request carries a number, *n*, and is answered with it; the rest comes by itself.
    """

    def __init__(
        self,
        world: World,
        gateway: Gateway,
        interactions: Interactions,
        socket: web.WebSocketResponse,
    ) -> None:
        self.world = world
        self.gateway = gateway
        self.interactions = interactions
        self.socket = socket
        self.out = Outlet(socket)
        self.person = HUMANS[0]
        self.tasks: set[asyncio.Task[None]] = set()
        self.does: dict[str, Callable[[Json], Awaitable[Json]]] = {
            "be": self.be,
            "speak": self.speak,
            "say": self.say,
            "run": self.run,
            "complete": self.complete,
            "press": self.press,
            "fill": self.fill,
            "dismiss": self.dismiss,
            "saw": self.saw,
        }

    async def serve(self) -> None:
        """Serve the page until it is closed."""
        self.world.hearers.add(self.hear)
        try:
            async with self.out.flowing():
                async for message in self.socket:
                    if message.type is WSMsgType.TEXT:
                        await self._start(message.data)
        finally:
            self.world.hearers.discard(self.hear)
            for task in self.tasks:
                task.cancel()

    def hear(self, event: Json, audience: frozenset[int]) -> None:
        """Pass *event* on if this page's person may see it."""
        if self.person.id in audience:
            self.out.put(self._commands() if event["t"] == "commands" else event)

    async def _start(self, said: str) -> None:
        # Its own task: a slow answer to one press must not hold up the next.
        if len(self.tasks) >= MOST_AT_ONCE:
            await asyncio.wait(self.tasks, return_when=asyncio.FIRST_COMPLETED)
        task = asyncio.create_task(self._do(said))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _do(self, said: str) -> None:
        asked: Json = {}
        try:
            asked = dict(json.loads(said))
            answer = await self.does[asked["do"]](asked)
        except Refused as refused:
            answer = {"problem": refused.text}
        except (KeyError, ValueError, TypeError):
            log.exception("a page asked for something unexpected")
            answer = BAD_REQUEST
        self.out.put({"t": "answer", "n": asked.get("n"), **answer})

    async def be(self, asked: Json) -> Json:
        """Become somebody, by id or name, and see all that they see."""
        self.person = _human(str(asked["person"]))
        self.out.put(self.everything())
        return {}

    async def speak(self, asked: Json) -> Json:
        """Have one's Discord in another language."""
        locale = str(asked["locale"])
        if locale not in LOCALES:
            return BAD_REQUEST
        self.world.locales[self.person.id] = locale
        self.out.put(self._commands())
        return {}

    async def say(self, asked: Json) -> Json:
        """Write an ordinary message."""
        text = str(asked["text"])[:LONGEST_TEXT].strip()
        channel = self._channel(asked)
        if text:
            self.world.post(channel, self.person, {"content": text})
        return {}

    async def run(self, asked: Json) -> Json:
        """Give a slash command."""
        return await self._command(COMMAND, asked)

    async def complete(self, asked: Json) -> Json:
        """Ask for choices for the option that is being typed."""
        return await self._command(AUTOCOMPLETE, asked)

    async def _command(self, kind: int, asked: Json) -> Json:
        channel = self.world.channel(self._channel(asked))
        path, options = asked["path"], asked["options"]
        return await self.interactions.command(kind, self.person, channel, path, options)

    async def press(self, asked: Json) -> Json:
        """Press a button or choose in a select menu."""
        message = self.world.message(self._channel(asked), int(asked["message"]))
        if message.only_for not in (None, self.person.id):
            return BAD_REQUEST
        values = [str(value) for value in asked.get("values", [])]
        return await self.interactions.press(
            self.person, message, asked["custom_id"], int(asked["kind"]), values
        )

    async def fill(self, asked: Json) -> Json:
        """Send a dialog that was filled in."""
        return await self.interactions.fill(self.person, int(asked["opened"]), asked["fields"])

    async def dismiss(self, asked: Json) -> Json:
        """Put away a message that only this person sees."""
        message = self.world.message(self._channel(asked), int(asked["message"]))
        if message.only_for == self.person.id:
            self.world.delete(message)
        return {}

    async def saw(self, asked: Json) -> Json:
        """Have looked at a channel."""
        self.world.saw(self.person.id, self._channel(asked))
        return {}

    def _channel(self, asked: Json) -> int:
        channel = self.world.channel(int(asked["channel"]))
        if self.person.id not in channel.audience:
            raise Refused(403, 50001, "Missing Access")
        return channel.id

    def everything(self) -> Json:
        """All that this page's person sees, for a page that begins."""
        mine = [c for c in self.world.channels.values() if self.person.id in c.audience]
        messages = {str(c.id): self._messages(c.id) for c in mine}
        return {
            **self._commands(),
            "t": "everything",
            "me": str(self.person.id),
            "locales": LOCALES,
            "people": [_for_page(person) for person in PEOPLE.values()],
            "channels": [self.world.page_channel(channel) for channel in mine],
            "messages": messages,
            "server": str(CHANNEL),
            "direct": str(self.person.direct),
            "unread": self.world.unread_event()["counts"],
            "online": self.gateway.bot is not None,
        }

    def _messages(self, channel: int) -> list[Json]:
        return [message.data for message in self.world.visible(channel, self.person.id)]

    def _commands(self) -> Json:
        commands, locale = self.world.commands, self.world.locale(self.person)
        return {
            "t": "commands",
            "locale": locale,
            "commands": {
                "server": catalogue(commands, self.person, direct=False, locale=locale),
                "direct": catalogue(commands, self.person, direct=True, locale=locale),
            },
        }


def _human(wanted: str) -> Person:
    found = (one for one in HUMANS if wanted.lower() in (str(one.id), one.name.lower()))
    return next(found, HUMANS[0])


def _for_page(person: Person) -> Json:
    return {
        "id": str(person.id),
        "name": person.name,
        "colour": person.colour,
        "bot": person.id == JOLLY.id,
    }
