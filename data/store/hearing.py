"""What PostgreSQL's processes call to each other."""

from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from data.store.refusals import refused
from data.store.transaction import CHANNEL, Hear


class Ear:
    """The connection on which other processes are heard."""

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self._connect = connect
        self._line: Any = None

    async def listen(self, hear: Hear) -> None:
        """Call *hear* with what is called from now on, unless we listen; raises StorageRefused."""
        if self._line is not None and not self._line.is_closed():
            return
        try:
            self._line = await self._connect()
            await self._line.add_listener(CHANNEL, lambda *call: hear(call[-1]))
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise refused(error) from error

    async def close(self) -> None:
        """Listen no more."""
        if self._line is not None:
            self._line.terminate()
