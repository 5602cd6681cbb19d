"""The loop in which one test runs, with all that it plays with."""

import asyncio
from asyncio import events
from contextlib import ExitStack
from typing import Any
from unittest.mock import patch

import discord

from bot.commands.tree import Tree
from tests.bot.room.outside import Outlet, Outside
from tests.simulation.loops import Loop, Schedule, at_once
from tests.simulation.machine import simulated

SHORT_SECONDS = 1.0
"""Waits shorter than this end by themselves; longer ones when a test lets time pass."""
UTCNOW = discord.utils.utcnow


async def in_english(tree: Tree) -> list[dict[str, Any]]:
    """The commands of *tree* without their translations, which would be a quarter of each start."""
    return [one.to_dict(tree) for one in tree.get_commands()]


class RoomLoop(Loop):
    """The only loop of its schedule; the time is its own from the beginning to its end."""

    def __init__(self) -> None:
        assert discord.utils.utcnow is UTCNOW, "an earlier test has left its time behind"
        super().__init__(Schedule(), "room", at_once)
        self.schedule.loops.append(self)
        # What nobody handled is logged, as it is wherever the bot runs, and so fails the test.
        self.set_exception_handler(None)
        self._settling: list[asyncio.Future[None]] = []
        self._short: list[asyncio.TimerHandle] = []
        self._outside: Outside | None = None
        self._machine = ExitStack()
        self._machine.enter_context(simulated(self.schedule))
        self._machine.enter_context(patch.object(Tree, "translated", in_english))

    def close(self) -> None:
        super().close()
        if self._outside:
            self._outside.close()
        self._machine.close()

    def run_forever(self) -> None:
        """Run until `stop` is called; being the only one, it asks nobody else whose turn it is."""
        schedule, ready = self.schedule, self._ready
        schedule.current = self
        events._set_running_loop(self)
        try:
            while not self._stopping:
                if not ready and not (self._outside and self._outside.hear()):
                    schedule._go_on()
                if not ready:
                    continue
                handle = ready.popleft()
                if not handle._cancelled:
                    handle._run()
        finally:
            self._stopping = False
            schedule.rest()

    async def settle(self) -> None:
        """Wait until nobody has anything to do but to wait for long."""
        settled = self.create_future()
        self._settling.append(settled)
        await settled

    async def create_unix_connection(
        self, protocol_factory: Any, path: Any = None, **_: Any
    ) -> tuple[Outlet, Any]:
        self._outside = self._outside or Outside()
        return self._outside.connect(self, protocol_factory, path)

    def call_at(self, when: float, *what: Any, **how: Any) -> asyncio.TimerHandle:
        timer = super().call_at(when, *what, **how)
        if when - self.time() < SHORT_SECONDS:
            self._short.append(timer)
        return timer

    def due(self) -> float:
        return self.time() if self._is_settled() else super().due()

    def make_ready(self, now: float) -> None:
        if not self._is_settled():
            super().make_ready(now)
            return
        for settled in self._settling:
            if not settled.done():
                settled.set_result(None)
        self._settling.clear()

    def _is_settled(self) -> bool:
        """Whether somebody waits for quiet, and it is quiet."""
        if not self._settling or self._ready:
            return False
        self._short = [each for each in self._short if each._scheduled and not each.cancelled()]
        return not self._short
