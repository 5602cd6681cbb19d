"""Who has an account; and what everything has that exists: an id, a time, permissions."""

import itertools
from dataclasses import dataclass, field
from typing import Any

from sandbox import clock

Json = dict[str, Any]

VIEW, SEND, EMBED, ATTACH, HISTORY = 1 << 10, 1 << 11, 1 << 14, 1 << 15, 1 << 16
SEND_IN_THREADS = 1 << 38
EVERYTHING = VIEW | SEND | EMBED | ATTACH | HISTORY | SEND_IN_THREADS | 1 << 18 | 1 << 31 | 1 << 35
"""What everybody may do in a channel, the bot too."""
ADMINISTRATOR, MANAGE_GUILD, MENTION_EVERYONE = 1 << 3, 1 << 5, 1 << 17
MANAGE_ROLES, MANAGE_EVENTS, CREATE_EVENTS = 1 << 28, 1 << 33, 1 << 44
OWNERS_PERMISSIONS = (1 << 53) - 1

_serial = itertools.count()


def snowflake() -> int:
    """A new id, with the wall clock in it as Discord's ids have."""
    return clock.milliseconds() << 22 | next(_serial) & 0x3FFFFF


def stamp() -> str:
    """The present as Discord writes it."""
    return clock.now().isoformat()


@dataclass(eq=False)
class User:
    """Somebody with an account, shown by *name*; *username* is the same in small letters if empty.

    *permissions* are those in the first server, without what roles add. *dms_open* and *in_guild*,
    which is whether they are in any server at all, may be changed by whoever looks on.
    """

    name: str
    locale: str = "en-US"
    bot: bool = False
    permissions: int = EVERYTHING
    dms_open: bool = True
    in_guild: bool = True
    username: str = ""
    id: int = field(default_factory=snowflake)

    @property
    def mention(self) -> str:
        """`<@id>`."""
        return f"<@{self.id}>"
