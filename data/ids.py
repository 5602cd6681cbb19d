"""Discord's numbers, ours and times as types: mypy refuses a server where a person is meant.

What comes from outside is made one of them where it comes in: rows of the database by the fields
that they fill.
"""

from typing import NewType

UserId = NewType("UserId", int)
"""Discord's number of a person, or a negative one in the place of somebody who was forgotten."""

GuildId = NewType("GuildId", int)
"""Discord's number of a server."""

ChannelId = NewType("ChannelId", int)
"""Discord's number of a channel, a thread or a DM."""

MessageId = NewType("MessageId", int)
"""Discord's number of a message."""

GameId = NewType("GameId", int)
"""The number of a game, which is also its table's."""

NO_USER = UserId(0)
"""The number of nobody: of a seat that is the computer's."""

NO_GUILD = GuildId(0)
"""The number of no server: of what is played in a DM."""

NO_MESSAGE = MessageId(0)
"""The number of no message: of what is not posted, and never will be."""

NO_CHANNEL = ChannelId(0)
"""The number of no channel: of what nobody is shown from outside."""

NO_GAME = GameId(0)
"""The number of none: of a lesson's table, and where a game is missing."""
