"""Discord as a whole: a world, a REST side, a gateway, and what the bot did wrong."""

import asyncio
import re
from collections.abc import Callable, MutableSequence, Sequence
from functools import partial
from typing import Any, Literal, Self, TypeVar

from aiohttp import web

from sandbox import callbacks, limits, messages, payloads, rest, routes
from sandbox.faults import Fault
from sandbox.gateway import Gateway
from sandbox.interactions import FIRST_ANSWER_SECONDS, TOKEN_SECONDS, Interaction
from sandbox.people import Person
from sandbox.rates import Rates
from sandbox.world import Channel, Guild, Json, Message, Upload, User, World

HOST = "127.0.0.1"
LARGEST_REQUEST = 30 * 1024 * 1024
Found = TypeVar("Found")
Kind = Literal["new", "changed", "gone", "channel", "commands", "connection"]
Hear = Callable[[Kind, Message | Channel | None], None]
"""Told of what happens: to a message, a channel, the list of commands, the bot's connections."""

assert callbacks  # its routes register themselves


class Discord:
    """Discord on a loopback port, with the one server of *world*; *channel* is its first.

    Use it as an async context manager; whatever the bot did that Discord would not have let pass
    is a sentence in *violations*.
    """

    def __init__(self, world: World, channel: Channel, token: str) -> None:
        self.token = token
        self.world = world
        self.channel = world.add_channel(channel)
        self.handlers = routes.HANDLERS
        self.gateway = Gateway(self)
        self.rates = Rates()
        self.recommended_shards = 1
        self.named_gateway_url: str | None = None
        self.wrong_token_expected = False
        self.patience = FIRST_ANSWER_SECONDS
        self.interactions: dict[str, Interaction] = {}
        self.calls: MutableSequence[rest.Call] = []
        self.open_calls = 0
        self.bot_gone = asyncio.Event()
        self.faults: list[Fault] = []
        self.violations: list[str] = []
        self.hearers: list[Hear] = []
        self._rung = asyncio.Event()
        self.port = 0

    @property
    def bot(self) -> User:
        """The bot's account."""
        return self.world.bot

    @property
    def guild(self) -> Guild:
        """The server."""
        return self.world.guild

    @property
    def address(self) -> str:
        """Where all is served."""
        return f"http://{HOST}:{self.port}"

    @property
    def api_url(self) -> str:
        """What DISCORD_API_URL shall be."""
        return self.address + rest.PREFIX

    @property
    def gateway_url(self) -> str:
        """What DISCORD_GATEWAY_URL shall be."""
        return f"ws://{HOST}:{self.port}/gateway"

    def application(self) -> web.Application:
        """Everything that is served."""
        application = web.Application(client_max_size=LARGEST_REQUEST)
        for path in ("/gateway", "/gateway/"):
            application.router.add_get(path, self.gateway.serve)
        application.router.add_route("*", rest.PREFIX + "/{path:.*}", partial(rest.serve, self))
        return application

    def site(self, runner: web.BaseRunner) -> web.BaseSite:
        """Where it is served: at a port that is free."""
        return web.TCPSite(runner, HOST, 0)

    async def __aenter__(self) -> Self:
        self._runner = web.AppRunner(self.application(), access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await self.site(self._runner).start()
        self.port = self._runner.addresses[0][1]
        self.world.address = self.address
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self.gateway.close()
        await self._runner.cleanup()

    def tell(self, kind: Kind, of: Message | Channel | None = None) -> None:
        """Let whoever looks on hear what happened."""
        for hear in self.hearers:
            hear(kind, of)

    def blame(self, sentence: str) -> None:
        """Note something that the bot must not do."""
        self.violations.append(sentence)

    def forgive(self, pattern: str) -> list[str]:
        """Take back the violations that match *pattern*, as expected."""
        matching = [each for each in self.violations if re.search(pattern, each)]
        self.violations = [each for each in self.violations if each not in matching]
        return matching

    def fault(self, on: str | None, **trouble: Any) -> Fault:
        """Order a Fault for the requests named *on*."""
        ordered = Fault(on, **trouble)
        self.faults.append(ordered)
        return ordered

    def fault_for(self, call: rest.Call) -> Fault | None:
        """The trouble that befalls this request."""
        return next((each for each in self.faults if each.strikes(call)), None)

    def add_message(self, message: Message, sent: Json) -> Message:
        """Post *message*, made from what was *sent*."""
        message.channel.messages[message.id] = message
        message.mentioned = messages.mentions(message, sent, self.world)
        message.pinged = messages.pings(message)
        self._judge_promise(message)
        self.tell("new", message)
        return message

    def change_message(self, message: Message, sent: Json, uploads: Sequence[Upload]) -> None:
        """Edit *message*, which notifies nobody. Raises ApiError."""
        body = messages.changed_body(self.world, message, sent, uploads)
        messages.change(message, body, self.world)
        message.mentioned = messages.mentions(message, sent, self.world)
        self._judge_promise(message)
        self.tell("changed", message)

    def remove(self, message: Message) -> None:
        """Take *message* away, and its files."""
        message.deleted = True
        for attachment in message.attachments:
            self.world.files.pop(attachment["id"], None)
        self.tell("gone", message)

    def _judge_promise(self, message: Message) -> None:
        """Note where a message breaks what we promise beyond Discord's limits."""
        for problem in limits.promise_problems(message.components):
            self.blame(f"a message: {problem}, 4 are promised")

    def begin(self, interaction: Interaction) -> None:
        """Let the bot hear of *interaction*."""
        # A while longer than their tokens live, so that a late one is told that it is too late.
        while oldest := next(iter(self.interactions.values()), None):
            if oldest.age < 2 * TOKEN_SECONDS:
                break
            del self.interactions[oldest.token]
        interaction.patience = self.patience
        self.interactions[interaction.token] = interaction
        event = interaction.event(self.world)
        self.gateway.dispatch("INTERACTION_CREATE", event, interaction.channel)
        if self.bot_gone.is_set():
            interaction.answered.set()

    async def hang_up(self, seconds: float = 30.0) -> None:
        """The only process was killed: have done what it had sent, and let nobody wait for more."""
        self.bot_gone.set()
        async with asyncio.timeout(seconds):
            while self.open_calls or (self._runner.server and self._runner.server.connections):
                await asyncio.sleep(0.002)
        for interaction in self.interactions.values():
            interaction.answered.set()
        # What nobody hears any more is not kept for a resumption.
        self.gateway.sessions.clear()
        self.interactions.clear()

    def pick_up(self) -> None:
        """The next process is being started: from now on people wait for its answers."""
        self.bot_gone.clear()
        self.gateway.begun_at = None

    def open_channel(self, name: str) -> Channel:
        """Make another channel, as somebody of the server does."""
        channel = self.world.add_channel(Channel(name))
        self.tell("channel", channel)
        self.gateway.dispatch("CHANNEL_CREATE", payloads.channel(channel, self.world), channel)
        return channel

    def change_channel(self, channel: Channel) -> None:
        """Tell the bot that *channel*, or its permissions, changed."""
        self.gateway.dispatch("CHANNEL_UPDATE", payloads.channel(channel, self.world), channel)

    def join(self, name: str) -> Person:
        """Let another person join the server."""
        person = Person(self, name)
        self.world.add_user(person)
        return person

    def delete(self, message: Message) -> None:
        """Delete *message* as a moderator does."""
        self.remove(message)
        ids = {"id": str(message.id), "channel_id": str(message.channel.id)}
        in_guild = {} if message.channel.is_dm else {"guild_id": str(self.guild.id)}
        self.gateway.dispatch("MESSAGE_DELETE", ids | in_guild, message.channel)

    def ring(self) -> None:
        """Wake whoever waits for something to change."""
        self._rung.set()
        self._rung = asyncio.Event()

    async def until(
        self, look: Callable[[], Found | None], what: str, seconds: float = 30.0
    ) -> Found:
        """The first true thing that *look* sees. Raises AssertionError after *seconds*."""
        try:
            async with asyncio.timeout(seconds):
                while not (found := look()):
                    await self._rung.wait()
                return found
        except TimeoutError:
            raise AssertionError(f"{what}: not within {seconds:g} s") from None

    async def message_where(
        self,
        test: Callable[[Message], bool],
        channel: Channel | None = None,
        *,
        seen_by: User | None = None,
        seconds: float = 30.0,
    ) -> Message:
        """The newest message of *channel* that passes *test* and that *seen_by* can see."""
        where, reader = channel or self.channel, seen_by or self.guild.owner

        def look() -> Message | None:
            seen = where.seen_by(where.recipient or reader)
            return next((each for each in reversed(seen) if test(each)), None)

        return await self.until(look, f"a message in {where.name}", seconds)

    async def ready(self, shards: int = 1, seconds: float = 60.0) -> None:
        """Wait until as many *shards* are connected."""
        await self.until(lambda: len(self.gateway.live()) >= shards, "gateway connections", seconds)
