"""The limits of Discord's routes, as discord.py keeps them: nobody gets more than is there."""

import asyncio
from collections.abc import Callable
from typing import Any

import aiohttp
from discord.http import Ratelimit

SAME_WINDOW_SECONDS = 0.5
"""Answers that tell of the same window of a route's limit differ by less in when it ends."""


class RouteLimit(Ratelimit):
    """The limit of a route, as discord.py keeps it; *waits* is called before one waits for it.

    An answer tells what was left when Discord gave it. discord.py forgets by that what has gone out
    since, so here no answer gives back what was taken in the same window. Nor does whoever has the
    last one's answer wait for the next window, as there, but those who want something of it.
    """

    def __init__(self, longest_wait: float | None, waits: Callable[[], None]) -> None:
        super().__init__(longest_wait)
        self._waits = waits
        self._ends: float | None = None
        """When the present window ends, by its first answer and the loop's clock (seconds)."""
        self._leaving = set[asyncio.Task[None]]()

    def reset(self) -> None:
        """A new window begins."""
        super().reset()  # type: ignore[no-untyped-call]
        self._ends = None

    def update(self, response: aiohttp.ClientResponse, *, use_clock: bool = False) -> None:
        """Take over what an answer tells of the limit."""
        left = self.remaining
        super().update(response, use_clock=use_clock)
        self.remaining = min(self.remaining, self.limit - self.outgoing)
        if self._ends is not None and (self.expires or 0.0) < self._ends + SAME_WINDOW_SECONDS:
            self.remaining = min(self.remaining, left)
        else:
            self._ends = self.expires

    async def __aexit__(self, *how: Any) -> None:
        if self.remaining >= self.outgoing:
            # There is room: discord.py waits for nothing.
            await super().__aexit__(*how)
            return
        leaving = asyncio.get_running_loop().create_task(super().__aexit__(*how))
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)
        # It has been counted then, and whoever waits may go on.
        await asyncio.sleep(0)

    async def acquire(self) -> None:
        """Return when there is room."""
        if self.remaining <= 0 and not self.is_expired():
            self._waits()
        await super().acquire()
