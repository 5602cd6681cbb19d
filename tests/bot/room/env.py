"""The sandbox of one test, with the bot in it."""

import asyncio
import re
from fnmatch import fnmatchcase
from typing import Any, Self

from pydantic import SecretStr

from bot.app import Jolly
from bot.hosting.running import connect, use_endpoints
from bot.runtime.config import Settings
from sandbox import clock
from sandbox.accounts import OWNERS_PERMISSIONS, Json, User, snowflake
from sandbox.calls import Call
from sandbox.discord import Discord
from sandbox.faults import Fault
from sandbox.guilds import Guild
from sandbox.interactions import Interaction
from sandbox.world import Channel, Message, World
from tests.bot.room.loop import RoomLoop
from tests.bot.room.messages import Result
from tests.bot.room.people import Account, Guest
from tests.bot.room.places import Place, Server
from tests.simulation.loops import FIRST
from tests.simulation.processes import of_its_own

TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAw.a.room"
BETWEEN_SHARDS = 5.0
"""The seconds that discord.py leaves between the beginnings of two shards."""
PARAMETER = re.compile(r"\{\w+\}")


class Request:
    """A request of the bot's, as it was sent."""

    def __init__(self, call: Call) -> None:
        self.call = call
        self.method, template = call.name.split(" ")
        values = iter(call.parameters)
        self.path = PARAMETER.sub(lambda _: next(values), template)

    @property
    def json(self) -> Any:
        """Its body."""
        return self.call.body

    @property
    def reason(self) -> str:
        """What the audit log is told."""
        return self.call.reason


class Standin(Discord):
    """Discord, of which one may ask something before and after a test too."""

    def __init__(self, world: World, channel: Channel, token: str) -> None:
        super().__init__(world, channel, token)
        loop = asyncio.get_running_loop()
        assert isinstance(loop, RoomLoop)
        self.loop = loop

    def dispatch(self, event: str, data: Json, where: Channel | Guild) -> None:
        """Tell the bot once the loop runs."""
        if self.loop.is_running():
            super().dispatch(event, data, where)
        else:
            self.loop.call_soon(super().dispatch, event, data, where)


class Env:
    """A Discord with one server, and the bot in it; use it as an async context manager."""

    def __init__(self) -> None:
        owner = User("Owner", permissions=OWNERS_PERMISSIONS)
        world = World(User("Jolly", bot=True), Guild("Card Club", owner))
        self.discord = Standin(world, Channel("rummy"), TOKEN)
        self.bot: Jolly
        self.lag = 0.0
        """By how many seconds what people do reaches the bot late."""
        self._connection: asyncio.Task[None] | None = None

    @property
    def world(self) -> World:
        """What exists."""
        return self.discord.world

    @property
    def elapsed(self) -> float:
        """The seconds since the test began."""
        return clock.seconds() - FIRST

    async def __aenter__(self) -> Self:
        await self.discord.__aenter__()
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self._end()
        await self.discord.__aexit__(*exc)

    # the bot

    async def start(self, bot: Jolly) -> None:
        """Let *bot* connect, and do all that it does at a start."""
        self.bot = bot
        settings = Settings(_env_file=None, discord_token=SecretStr(TOKEN))
        use_endpoints(self.discord.api_url, self.discord.gateway_url)
        loop = asyncio.get_running_loop()
        self._connection = loop.create_task(connect(bot, settings), context=of_its_own())
        await self.settle()
        for _ in range(1, bot.shard_count or 1):
            await self.advance_time(BETWEEN_SHARDS)
        if self._connection.done():
            await self._connection

    async def _end(self) -> None:
        if self._connection is not None:
            await self.bot.close()
            self._connection.cancel()
            await asyncio.gather(self._connection, return_exceptions=True)

    async def restart_bot(self, bot: Jolly, away: float = 0.0) -> None:
        """End the bot, and start *bot* in its place *away* seconds later."""
        await self.settle()
        await self._end()
        await asyncio.sleep(away)
        await self.start(bot)

    # time

    async def settle(self) -> None:
        """Let all be done that can be done now."""
        await self.discord.loop.settle()

    async def advance_time(self, seconds: float) -> None:
        """Let time pass, and all be done that it brings."""
        await self.settle()
        await asyncio.sleep(seconds)
        await self.settle()

    def stand_still(self, seconds: float) -> None:
        """Let time pass in which nothing runs, as in a process that was stopped."""
        self.discord.loop.schedule.now += seconds

    # what there is

    def place(self, of: Channel) -> Place:
        """A channel, to look at."""
        return Place(self, of)

    def stored(self, message: Any) -> Message:
        """A message that was looked at, as Discord has it now."""
        return self.world.channels[message.channel.id].messages[message.id]

    def delete(self, message: Any) -> None:
        """Delete a message, as a moderator does."""
        self.discord.delete(self.stored(message))

    @property
    def guild(self) -> Server:
        """The first server."""
        return Server(self, self.world.guild)

    def create_user(self, name: str, *, shown: str = "", bot: bool = False) -> Account:
        """Somebody who is in no server as yet, and may be *shown* by another name; or a bot."""
        person = Guest(self.discord, shown or name)
        person.username, person.bot = name, bot
        person.env = self
        self.world.users[person.id] = person
        return Account(self, person)

    def create_guild(self, name: str = "Elsewhere", *, owner: Any = None) -> Server:
        """Another server, in which the bot is already."""
        holder = owner.of if owner else self.world.guild.owner
        guild = self.discord.open_server(name, holder, channels=(), system_channel=False)
        self.discord.come_back(guild)
        return Server(self, guild)

    # what the bot does, and what befalls it

    def begin(self, interaction: Interaction) -> Result:
        """Let the bot hear of *interaction*, without waiting for what it does."""
        if self.lag:
            late = round(self.lag * 1000) << 22
            interaction.id = snowflake() - late
            interaction.begun -= self.lag
        self.discord.begin(interaction)
        return Result(self, interaction)

    @property
    def http_requests(self) -> list[Request]:
        """What the bot has asked of Discord so far."""
        return [Request(call) for call in self.discord.calls]

    def inject_error(
        self, method: str, path: str, *, status: int, code: int = 0, times: int | None = 1
    ) -> Fault:
        """Let requests fail whose method and path are such, in which `*` stands for anything."""

        def is_meant(call: Call) -> bool:
            request = Request(call)
            return fnmatchcase(request.method, method) and fnmatchcase(request.path, path)

        return self.discord.fault(
            None, times=times or 1 << 30, status=status, code=code, when=is_meant
        )
