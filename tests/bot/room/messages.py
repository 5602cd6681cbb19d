"""Messages and answers as a test reads them: what discord.py makes of what Discord has."""

from copy import deepcopy
from typing import TYPE_CHECKING, Any

import discord

from sandbox import limits, payloads
from sandbox.interactions import Interaction
from sandbox.world import Message

if TYPE_CHECKING:
    from tests.bot.room.env import Env


def as_read(env: "Env", message: Message) -> discord.Message:
    """*message* as it is now."""
    shown: Any = deepcopy(payloads.message(message, env.world))
    bot, where = env.bot, message.channel
    guild = None if where.is_dm else env.world.guild_of(where).id
    channel: Any = bot.get_channel(where.id) or bot.get_partial_messageable(
        where.id, guild_id=guild
    )
    return discord.Message(state=bot._connection, channel=channel, data=shown)


class Reply:
    """A message with which the bot answered."""

    def __init__(self, env: "Env", of: Message) -> None:
        self.env, self.of = env, of

    @property
    def id(self) -> int:
        """Its id."""
        return self.of.id

    @property
    def ephemeral(self) -> bool:
        """Whether one person alone sees it."""
        return bool(self.of.flags & limits.EPHEMERAL)

    @property
    def content(self) -> str:
        """Its text, without what stands in components."""
        return self.message.content

    @property
    def message(self) -> discord.Message:
        """The whole message, as it is now."""
        return as_read(self.env, self.of)


class Result:
    """What has come of an interaction by now."""

    def __init__(self, env: "Env", interaction: Interaction) -> None:
        self.env, self.interaction = env, interaction

    @property
    def acknowledged(self) -> bool:
        """Whether the bot has answered."""
        return self.interaction.answer is not None

    @property
    def response(self) -> Reply | None:
        """The message of the first answer: a new one, or the one that was pressed."""
        message = self.interaction.answer.message if self.interaction.answer else None
        return Reply(self.env, message) if message and not message.deleted else None

    @property
    def followups(self) -> list[Reply]:
        """The messages that came after the first answer, and are still there."""
        own, first = str(self.interaction.id), self.interaction.original
        return [
            Reply(self.env, each)
            for each in self.interaction.channel.messages.values()
            if (each.interaction or {}).get("id") == own and each is not first and not each.deleted
        ]

    @property
    def modal(self) -> Any:
        """The dialog that was opened, as Discord has it."""
        return deepcopy(self.interaction.answer.modal) if self.interaction.answer else None

    @property
    def choices(self) -> list[dict[str, Any]]:
        """What was proposed while somebody typed."""
        offered = self.interaction.answer.choices if self.interaction.answer else ()
        return [{"name": name, "value": value} for name, value in offered]
