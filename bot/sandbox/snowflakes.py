"""Discord's ids: made anew from the time of day, or fixed for what must outlive a restart."""

import time

DISCORD_EPOCH_MS = 1_420_070_400_000
"""1 January 2015, from which Discord counts."""

GUILD = 1_440_000_000_000_000_001
CHANNEL = 1_440_000_000_000_000_002
EVERYONE = GUILD
"""The role that all members have carries the server's id."""
JOLLY = 1_440_000_000_000_000_010
ALICE = 1_440_000_000_000_000_011
BOB = 1_440_000_000_000_000_012
CAROL = 1_440_000_000_000_000_013
DAN = 1_440_000_000_000_000_014
EVE = 1_440_000_000_000_000_015
FAY = 1_440_000_000_000_000_016
DIRECT = 1_000
"""What a person's id is raised by to give the id of their conversation with the bot."""
FIXED = FAY + DIRECT
"""The greatest of these ids."""


class Snowflakes:
    """Ids that grow strictly and carry the wall clock, as Discord's do."""

    def __init__(self) -> None:
        self.last = 0

    def take(self) -> int:
        """A new id, greater than all before it."""
        moment = (time.time_ns() // 1_000_000 - DISCORD_EPOCH_MS) << 22
        self.last = max(moment, self.last + 1)
        return self.last
