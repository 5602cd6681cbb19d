"""What all sides of Discord share: the world, what people do in it, and what the bot did wrong."""

import asyncio
import re
from collections.abc import Callable, Sequence
from typing import Literal, TypeVar

from sandbox import limits, messages, payloads
from sandbox.accounts import Json, User
from sandbox.activities import Activities
from sandbox.guilds import Guild
from sandbox.interactions import FIRST_ANSWER_SECONDS, TOKEN_SECONDS, Interaction
from sandbox.world import Channel, Message, Upload, World

HOST = "127.0.0.1"
PREFIX = "/api/v10"
Found = TypeVar("Found")
Kind = Literal["new", "changed", "gone", "channel", "server", "commands", "connection"]
Hear = Callable[[Kind, Message | Channel | Guild | None], None]
"""Told of what happens: to a message, a channel, a server's roles and events and whether the bot is
in it, the list of commands, the bot's connections."""


class Premises:
    """Servers, the first with its first *channel*; *token* lets the bot in.

    Whatever the bot did that Discord would not have let pass is a sentence in *violations*.
    """

    def __init__(self, world: World, channel: Channel, token: str) -> None:
        self.token = token
        self.world = world
        self.activities = Activities(world)
        self.channel = world.add_channel(channel)
        self.recommended_shards = 1
        self.named_gateway_url: str | None = None
        self.wrong_token_expected = False
        self.patience = FIRST_ANSWER_SECONDS
        self.interactions: dict[str, Interaction] = {}
        self.bot_gone = asyncio.Event()
        self.violations: list[str] = []
        self.hearers: list[Hear] = []
        self._rung = asyncio.Event()
        self.port = 0

    def dispatch(self, event: str, data: Json, where: Channel | Guild) -> None:
        """Tell the bot of *event* in a channel or a server."""
        raise NotImplementedError

    @property
    def bot(self) -> User:
        """The bot's account."""
        return self.world.bot

    @property
    def guild(self) -> Guild:
        """The first server."""
        return self.world.guild

    @property
    def address(self) -> str:
        """Where all is served."""
        return f"http://{HOST}:{self.port}"

    @property
    def api_url(self) -> str:
        """What DISCORD_API_URL shall be."""
        return self.address + PREFIX

    @property
    def gateway_url(self) -> str:
        """What DISCORD_GATEWAY_URL shall be."""
        return f"ws://{HOST}:{self.port}/gateway"

    def tell(self, kind: Kind, of: Message | Channel | Guild | None = None) -> None:
        """Let whoever looks on hear what happened."""
        for hear in self.hearers:
            hear(kind, of)

    def change_channel(self, channel: Channel) -> None:
        """Tell the bot that *channel*, a thread or not, or what it may do there, changed."""
        event = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        self.dispatch(event, payloads.channel(channel, self.world), channel)

    def tell_member(self, who: User, guild: Guild) -> None:
        """The roles of *who* changed; a bot hears of that where it asked for members."""
        shown = payloads.member(who, guild) | {"guild_id": str(guild.id)}
        self.dispatch("GUILD_MEMBER_UPDATE", shown, guild)
        self.tell("server", guild)

    def blame(self, sentence: str) -> None:
        """Note something that the bot must not do."""
        self.violations.append(sentence)

    def forgive(self, pattern: str) -> list[str]:
        """Take back the violations that match *pattern*, as expected."""
        matching = [each for each in self.violations if re.search(pattern, each)]
        self.violations = [each for each in self.violations if each not in matching]
        return matching

    def add_message(self, message: Message, sent: Json) -> Message:
        """Post *message*, made from what was *sent*."""
        message.channel.messages[message.id] = message
        messages.mention(message, sent, self.world)
        message.pinged = messages.pings(message, self.world)
        self._judge_promise(message)
        self.tell("new", message)
        return message

    def change_message(self, message: Message, sent: Json, uploads: Sequence[Upload]) -> None:
        """Edit *message*, which notifies nobody. Raises ApiError."""
        body = messages.changed_body(self.world, message, sent, uploads)
        messages.change(message, body, self.world)
        messages.mention(message, sent, self.world)
        self._judge_promise(message)
        self.tell("changed", message)

    def remove(self, message: Message) -> None:
        """Take *message* away, and its files."""
        message.deleted = True
        for attachment in message.attachments:
            self.world.drop_file(attachment["id"])
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
        self.dispatch("INTERACTION_CREATE", event, interaction.channel)
        if self.bot_gone.is_set():
            interaction.answered.set()

    def ring(self) -> None:
        """Wake whoever waits for something to change."""
        self._rung.set()
        self._rung = asyncio.Event()

    async def until(
        self, look: Callable[[], Found | None], what: str, seconds: float = 120.0
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
        seconds: float = 120.0,
    ) -> Message:
        """The newest message of *channel* that passes *test* and that *seen_by* can see."""
        where, reader = channel or self.channel, seen_by or self.guild.owner

        def look() -> Message | None:
            seen = where.seen_by(where.recipient or reader)
            return next((each for each in reversed(seen) if test(each)), None)

        return await self.until(look, f"a message in {where.name}", seconds)
