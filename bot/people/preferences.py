"""What people and servers have set, kept at hand: every answer asks for it."""

import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.runtime.newest import Newest
from bot.runtime.signals import Signal
from data import settings
from data.ids import NO_GUILD, GuildId, UserId
from data.settings import ServerSettings, UserSettings
from data.store.database import Database
from data.store.transaction import Transaction

Settings = TypeVar("Settings", UserSettings, ServerSettings)
Owner = TypeVar("Owner", bound=int)

FRESH_SECONDS = 300.0
SHARED_SECONDS = 5.0
"""So soon what another process has stored is in force here; our own changes are at once."""
REMEMBERED = 20_000
"""People and servers; the ones asked for longest ago are forgotten."""


class Preferences:
    """Reads settings once, and again when they were changed or have been kept for long."""

    def __init__(self, db: Database, *, shared: bool) -> None:
        self._db = db
        self._fresh_seconds = SHARED_SECONDS if shared else FRESH_SECONDS
        self._people: Newest[UserId, tuple[float, UserSettings]] = Newest(REMEMBERED)
        self._servers: Newest[GuildId, tuple[float, ServerSettings]] = Newest(REMEMBERED)
        self.shown_otherwise: Signal[UserId] = Signal()
        """All that this person has before them is to be shown anew."""

    async def of_user(self, user: UserId) -> UserSettings:
        """What *user* prefers. Raises StorageRefused."""
        return await self._known(self._people, user, settings.user_settings)

    async def of_server(self, guild: GuildId | None) -> ServerSettings:
        """What is set in a server; the defaults for none. Raises StorageRefused."""
        return await self._known(self._servers, guild or NO_GUILD, settings.server_settings)

    async def _known(
        self,
        kept: Newest[Owner, tuple[float, Settings]],
        owner: Owner,
        read: Callable[[Transaction, Owner], Awaitable[Settings]],
    ) -> Settings:
        until, found = kept.get(owner, (0.0, None))
        if found is not None and time.monotonic() < until:
            return found
        found = await self._db.read(read, owner)
        kept[owner] = time.monotonic() + self._fresh_seconds, found
        return found

    def chosen(self, user: UserId) -> None:
        """Show everything as *user* reads it now, as they have just changed that."""
        self.changed(user)
        self.shown_otherwise.publish(user)

    def changed(self, user: UserId) -> None:
        """Read what *user* has set when it is needed next: their change is committed."""
        self._people.pop(user, None)

    def server_changed(self, guild: GuildId) -> None:
        """Read what is set in a server when it is needed next: the change is committed."""
        self._servers.pop(guild, None)
