"""Servers and their channels."""

from collections.abc import Iterable
from typing import Any

import discord

from sandbox.guilds import Guild, Role
from sandbox.world import Channel
from tests.bot.room.handles import Handle
from tests.bot.room.messages import as_read
from tests.bot.room.people import Account, Member


class Place(Handle):
    """A channel, a thread, or somebody's conversation with the bot; *of* is Discord's own."""

    of: Channel

    @property
    def mention(self) -> str:
        """`<#id>`."""
        return f"<#{self.id}>"

    @property
    def threads(self) -> "list[Place]":
        """The threads that lie under it."""
        every = self.env.world.channels.values()
        return [
            self.env.place(each) for each in every if each.parent is self.of and not each.deleted
        ]

    def create_thread(self, name: str) -> "Place":
        """Open a thread in it, as people do."""
        return self.env.place(self.env.discord.open_thread(self.of, name))

    def create_private_thread(self, name: str, opener: Member) -> "Place":
        """Open one for *opener*, and the bot, alone."""
        thread = self.env.discord.open_thread(self.of, name, opener.of, private=True)
        return self.env.place(thread)

    def delete(self) -> None:
        """Delete it, as those do who may."""
        self.env.discord.delete_channel(self.of)

    def history(self) -> list[discord.Message]:
        """What everybody there can read, the oldest first; in a conversation all of it."""
        shown = [each for each in self.of.messages.values() if not (each.deleted or each.owner)]
        return [as_read(self.env, each) for each in shown]


class Server(Handle):
    """A server; *of* is Discord's own."""

    of: Guild

    @property
    def owner(self) -> Account:
        """Whose it is."""
        return Account(self.env, self.of.owner)

    @property
    def channels(self) -> list[Place]:
        """Its channels, without threads."""
        return [self.env.place(each) for each in self.env.discord.channels_of(self.of)]

    @property
    def me(self) -> discord.Member:
        """The bot there, as it knows itself."""
        guild = self.env.bot.get_guild(self.id)
        assert guild is not None
        return guild.me

    @property
    def roles(self) -> dict[str, Role]:
        """Its roles by what they are called."""
        return {each.name: each for each in self.of.all_roles}

    @property
    def default_role(self) -> Role:
        """@everyone."""
        return self.of.everyone

    def create_text_channel(self, name: str) -> Place:
        """Make another channel."""
        return self.env.place(self.env.discord.open_channel(name, self.of))

    def create_role(
        self, name: str, *, permissions: discord.Permissions | None = None, highest: bool = False
    ) -> Role:
        """Make a role: below all others, or (*highest*) above them, the bot's too."""
        allowed = permissions.value if permissions else 0
        return self.env.discord.add_role(name, allowed, self.of, highest=highest)

    def add_member(self, user: Account, *, roles: Iterable[Any] = ()) -> Member:
        """Let somebody join, with *roles*."""
        self.of.members[user.id] = list(roles)
        return Member(self.env, user.of, self)

    def let_use(self, command: str, member: Member) -> None:
        """Let somebody have a command that is not for everybody, as a host does."""
        self.env.discord.let_use(command, member.of, self.of)

    def remove_member(self, member: Any) -> None:
        """Let somebody leave."""
        self.env.discord.leave(member.of, self.of)
