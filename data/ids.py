"""Discord's numbers, ours and times as types: mypy refuses a server where a person is meant.

What comes from outside is made one of them where it comes in: rows of the database by the fields
that they fill, what discord.py gives by bot/runtime/senders.py. They are ints when it runs.
"""

from typing import TYPE_CHECKING, NewType

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

ChallengeId = NewType("ChallengeId", int)
"""The number of a challenge, or of an open table."""

TournamentId = NewType("TournamentId", int)
"""The number of a tournament."""

NO_USER = UserId(0)
"""The number of nobody: of a seat that is the computer's."""

NO_GUILD = GuildId(0)
"""The number of no server: of what is played in a DM."""

NO_MESSAGE = MessageId(0)
"""The number of no message: of what is not posted, and never will be."""

NO_CHANNEL = ChannelId(0)
"""The number of no channel: of what nobody is shown from outside."""

NO_GAME = GameId(0)
"""The number of no game: of a lesson's table, and where one is missing."""

if TYPE_CHECKING:
    # No NewType, as sums of such are mere ints.
    class Ms(int):
        """A moment (since 1970 UTC, or since a game began) or a length, in whole milliseconds.

        Sums, differences and multiples are such as well.
        """

        def __add__(self, other: int) -> "Ms": ...
        def __radd__(self, other: int) -> "Ms": ...
        def __sub__(self, other: int) -> "Ms": ...
        def __rsub__(self, other: int) -> "Ms": ...
        def __mul__(self, other: int) -> "Ms": ...
        def __rmul__(self, other: int) -> "Ms": ...
else:
    Ms = int

ZERO_MS = Ms(0)
"""The beginning of all times, and no time at all."""
