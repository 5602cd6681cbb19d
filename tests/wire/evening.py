"""Many tables at once while the bot is killed again and again."""

import asyncio
import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from math import inf
from typing import Self

from sandbox import clock
from sandbox.faults import Fault
from sandbox.people import NoAnswer
from tests.wire.matches import Kind, Match
from tests.wire.old_release import back_to_first_release
from tests.wire.process import BotProcess
from tests.wire.standin import StandIn

KINDS = (
    Kind("five-hundred", options="target=100"),
    Kind("gin"),
    Kind("rummy-51", 3, "target=100 initial-meld=40"),
    Kind("straight", 3, "target=50", is_open=True),
    Kind("tile", options="opening-points=0"),
    Kind("zolik", options="deals=1 initial-meld=20"),
    Kind("gin", 1, computer=True),
    Kind("tile", 1, "opening-points=0", computer=True),
)

EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
SEND = "POST /channels/{channel_id}/messages"
DELETE = "DELETE /channels/{channel_id}/messages/{message_id}"
CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
HELD = (SEND, SEND, SEND, EDIT, DELETE, CALLBACK)
"""Requests at which a kill strikes: before Discord heard of it, or before the bot hears of it."""
LATEST_SECONDS = 0.8
START_SECONDS = 0.7
MIGRATION_SECONDS = 0.2
PATIENCE_SECONDS = 120.0


@dataclass(frozen=True)
class Life:
    """When one process was begun, could be reached, last said so, and ended: wall times."""

    begun: float
    connected: float
    seen: float
    killed: float

    @property
    def stall(self) -> float:
        """How long it took to connect: what the machine makes of a moment."""
        return self.connected - self.begun

    @property
    def unseen(self) -> float:
        """For how long nobody knows any more whether it could be reached."""
        return self.killed - max(self.seen, self.connected)


class Evening:
    """Tables of every kind, each going on by itself whenever there is a bot to play with."""

    def __init__(self, standin: StandIn, bot: BotProcess, kinds: Sequence[Kind] = KINDS) -> None:
        self.standin, self.bot = standin, bot
        # A stalled machine may take its time: only a kill keeps an answer from coming.
        standin.patience = PATIENCE_SECONDS
        # Nor may what takes seconds elsewhere take longer there than Discord knows a nonce.
        standin.world.nonce_seconds = inf
        standin.bot_gone.set()
        self.matches = [self._match(number, kind) for number, kind in enumerate(kinds)]
        self.lives: list[Life] = []

    def _match(self, number: int, kind: Kind) -> Match:
        people = [self.standin.join(f"{kind.game}-{number}-{n}") for n in range(kind.people)]
        channel = self.standin.open_channel(f"{kind.game}-{number}")
        return Match(self.standin, channel, people, kind)

    async def __aenter__(self) -> Self:
        self._playing = [asyncio.create_task(self._go_on(match)) for match in self.matches]
        return self

    async def __aexit__(self, *exc: object) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    async def _go_on(self, match: Match) -> None:
        while True:
            await self.standin.until(self._reachable, "a process", PATIENCE_SECONDS)
            with suppress(NoAnswer):
                await match.go_on()

    def _reachable(self) -> bool:
        return not self.standin.bot_gone.is_set() and bool(self.standin.gateway.live())

    def check_players(self) -> None:
        """Raise what one of them met."""
        for task in self._playing:
            if task.done() and not task.cancelled():
                task.result()

    @property
    def acknowledged(self) -> int:
        """How many moves have been answered as made."""
        logs = [log for match in self.matches for log in match.logs.values()]
        return sum(each.done is True for log in logs for each in log.attempts)

    async def play_until(self, moves: int) -> None:
        """Let a process live until so many moves have been made, however slow the machine is."""
        await self.begin()
        await self.bot.ready()
        while self.acknowledged < moves:
            self.check_players()
            await asyncio.sleep(0.1)
        await self.end()

    # one life of a process

    async def begin(self) -> None:
        """Start the next process."""
        self._begun = clock.now().timestamp()
        self.standin.pick_up()
        await self.bot.start()

    async def end(self) -> None:
        """Kill it, at once."""
        await self.bot.kill()
        killed = clock.now().timestamp()
        await self.standin.hang_up()
        if self.standin.gateway.begun_at is not None:
            self.lives.append(self.life(killed))
        self.standin.faults.clear()
        self.check_players()

    def life(self, killed: float) -> Life:
        """The life of the present process, which could be reached, until *killed*."""
        connected = self.standin.gateway.begun_at
        assert connected
        with closing(sqlite3.connect(self.bot.database)) as database:
            seen = database.execute("SELECT max(reachable_ms) FROM shards").fetchone()[0]
        return Life(self._begun, connected, (seen or 0) / 1000, killed)

    async def kill_while_starting(self, moments: random.Random) -> None:
        """A kill before the process says that it is ready, more or less."""
        await self.begin()
        await asyncio.sleep(moments.uniform(0, START_SECONDS))
        await self.end()

    async def kill_while_migrating(self, moments: random.Random) -> None:
        """A kill while the database of the first release is brought up to date."""
        if self.bot.database.exists():
            back_to_first_release(self.bot.database)
        await self.begin()
        await asyncio.sleep(moments.uniform(0, MIGRATION_SECONDS))
        await self.end()

    async def kill_while_playing(self, moments: random.Random) -> None:
        """A kill at any moment of the games."""
        await self.begin()
        await self.bot.ready()
        await asyncio.sleep(moments.uniform(0, LATEST_SECONDS))
        await self.end()

    async def kill_at_a_request(self, moments: random.Random) -> None:
        """A kill between a commit and what Discord is to do, or has just done."""
        await self.begin()
        await self.bot.ready()
        fault = self._hold(moments)
        with suppress(AssertionError):
            await self.standin.until(lambda: fault.seen, "the request", 2 * LATEST_SECONDS)
        await self.end()

    def _hold(self, moments: random.Random) -> Fault:
        """Hold one of the next requests of a kind, asked or answered."""
        on, left = moments.choice(HELD), moments.randrange(4)
        held = moments.choice(("request", "answer"))

        def is_it(call: object) -> bool:
            nonlocal left
            left -= 1
            return left < 0

        return self.standin.fault(on, held=held, when=is_it)

    async def killed(self, kills: int, moments: random.Random) -> None:
        """So many lives, one after the other."""
        ways = (
            self.kill_while_migrating,
            self.kill_while_starting,
            self.kill_while_playing,
            self.kill_while_playing,
            self.kill_at_a_request,
            self.kill_at_a_request,
            self.kill_at_a_request,
        )
        for _ in range(kills):
            await moments.choice(ways)(moments)
