"""What a person did: gave a command, or pressed a control."""

from collections.abc import Callable
from typing import TypeAlias

import discord

from bot.messages.hands import Hands
from bot.people.languages import Languages
from bot.people.looks import Looks
from bot.people.preferences import Preferences
from bot.people.refused import Refused
from bot.people.texts import say
from bot.runtime.desk import Desk
from bot.runtime.parts import Part, Parts
from bot.runtime.senders import guild_of
from bot.table.tables import Tables
from data.ids import GuildId
from data.store.database import Database


class Client(discord.AutoShardedClient):
    """The client that a click comes by; discord.py hands controls and commands nothing else.

    What nearly every click needs has a name; the other parts are found by their types.
    """

    parts: Parts
    desk: Desk
    db: Database
    preferences: Preferences
    languages: Languages
    looks: Looks
    tables: Tables
    hands: Hands
    is_playing: bool
    """Commands are registered, running games restored and their timers set."""
    find_command: Callable[[str], object]
    """The slash command of that name, such as `game verify`; None where there is none."""

    def part(self, kind: type[Part]) -> Part:
        """The part of the bot that has this type; raises LookupError where there is none."""
        return self.parts.of(kind)


Click: TypeAlias = "discord.Interaction[Client]"


async def say_to(click: Click, key: str, **values: str | int | float) -> str:
    """A sentence in the language of who clicked."""
    return say(await click.client.languages.of_click(click), key, **values)


def server_of(click: Click, otherwise: str = "server-only") -> GuildId:
    """The server in which somebody clicked; raises Refused, with the key *otherwise*, in a DM."""
    guild = guild_of(click)
    if guild is None:
        raise Refused(otherwise)
    return guild
