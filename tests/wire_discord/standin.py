"""The stand-in as a whole: a world, a REST side, a gateway, and what went wrong."""

import asyncio
import re
from collections.abc import Callable
from functools import partial
from typing import Any, Self, TypeVar

from aiohttp import web

from tests.wire_discord import callbacks, limits, messages, payloads, rest, routes
from tests.wire_discord.faults import Fault
from tests.wire_discord.gateway import Gateway
from tests.wire_discord.interactions import FIRST_ANSWER_SECONDS, Interaction
from tests.wire_discord.people import Person
from tests.wire_discord.world import OWNERS_PERMISSIONS, Channel, Guild, Message, User, World

TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAw.stand.in"
Found = TypeVar("Found")

assert callbacks  # its routes register themselves


class StandIn:
    """Discord on a loopback port, with one server, one channel and three people.

    Use it as an async context manager; whatever the bot did that Discord would not have let pass
    is a sentence in *violations*.
    """

    def __init__(self) -> None:
        self.token = TOKEN
        self.bot = User("Jolly", bot=True)
        self.alice, self.bob = Person(self, "Alice"), Person(self, "Bob")
        self.carol = Person(self, "Carol")
        self.carol.permissions = OWNERS_PERMISSIONS
        self.guild = Guild("Card Club", self.carol)
        self.world = World(self.bot, self.guild)
        for user in (self.bot, self.alice, self.bob, self.carol):
            self.world.add_user(user)
        self.channel = self.world.add_channel(Channel("card-table"))
        self.handlers = routes.HANDLERS
        self.gateway = Gateway(self)
        self.recommended_shards = 1
        self.named_gateway_url: str | None = None
        self.wrong_token_expected = False
        self.patience = FIRST_ANSWER_SECONDS
        self.interactions: dict[str, Interaction] = {}
        self.calls: list[rest.Call] = []
        self.open_calls = 0
        self.bot_gone = asyncio.Event()
        self.faults: list[Fault] = []
        self.violations: list[str] = []
        self._rung = asyncio.Event()
        self.port = 0

    @property
    def api_url(self) -> str:
        """What DISCORD_API_URL shall be."""
        return f"http://127.0.0.1:{self.port}{rest.PREFIX}"

    @property
    def gateway_url(self) -> str:
        """What DISCORD_GATEWAY_URL shall be."""
        return f"ws://127.0.0.1:{self.port}"

    async def __aenter__(self) -> Self:
        application = web.Application(client_max_size=30 * 1024 * 1024)
        application.router.add_route("GET", "/", self.gateway.serve)
        application.router.add_route("*", "/{path:.*}", partial(rest.serve, self))
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.port = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self.gateway.close()
        await self._runner.cleanup()

    def blame(self, sentence: str) -> None:
        """Note something that the bot must not do."""
        self.violations.append(sentence)

    def forgive(self, pattern: str) -> list[str]:
        """Take back the violations that match *pattern*, which a test expected."""
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

    def add_message(self, message: Message, sent: dict[str, Any]) -> Message:
        """Post *message*, made from what was *sent*."""
        message.channel.messages[message.id] = message
        message.pinged = messages.pings(message, sent, self.world)
        self.judge_promise("message", message)
        return message

    def judge_promise(self, name: str, message: Message) -> None:
        """Note where a message breaks what we promise beyond Discord's limits."""
        for problem in limits.promise_problems(message.components):
            self.blame(f"{name}: {problem}, 4 are promised")

    def begin(self, interaction: Interaction) -> None:
        """Let the bot hear of *interaction*."""
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
        message.deleted = True
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
        where, reader = channel or self.channel, seen_by or self.carol

        def look() -> Message | None:
            seen = where.seen_by(where.recipient or reader)
            return next((each for each in reversed(seen) if test(each)), None)

        return await self.until(look, f"a message in {where.name}", seconds)

    async def ready(self, shards: int = 1, seconds: float = 60.0) -> None:
        """Wait until as many *shards* are connected."""
        await self.until(lambda: len(self.gateway.live()) >= shards, "gateway connections", seconds)
