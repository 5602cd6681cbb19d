"""What the roof learns about servers and about itself, for the parts that want to hear of it."""

import discord

from bot.runtime.signals import Hook, Signal
from data.ids import GuildId, UserId


class News:
    """Tells of the start, of servers that come or let us do more, and of people who leave."""

    def __init__(self) -> None:
        self.restoring: Hook[[]] = Hook()
        """The games that were running go on: take up what else was. Raises StorageRefused."""
        self.playing: Signal[[]] = Signal()
        """Everything goes on, for the first time since the start."""
        self.joined: Hook[[discord.Guild]] = Hook()
        """A server has taken us in, perhaps again."""
        self.available: Signal[[]] = Signal()
        """A server is there, after a start or after Discord had lost it."""
        self.banned: Hook[[GuildId, UserId]] = Hook()
        """In that server somebody may not play any more."""
        self.forgetting: Hook[[UserId]] = Hook()
        """Somebody's data is about to be deleted, unless they have begun another game meanwhile."""
        self.allowed: Hook[[GuildId]] = Hook()
        """We may be able to post in a server what we could not before."""
        self.answered: Signal[UserId] = Signal()
        """Somebody has answered a puzzle of the day, and that is stored."""
