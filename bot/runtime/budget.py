"""The calls that count against Discord's limit of all: none is made before it has its slot.

Discord takes 50 requests in a second from one bot, from all of its processes together; answers to
interactions and whatever is done with an interaction's token are not among them. Every other call
passes here on its way out, whoever makes it and however often it is tried. Who has to wait for the
limit of a route keeps no slot meanwhile, and a place that has had much lets the others go first.
"""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from enum import Enum
from functools import partial
from heapq import heapify, heappop, heappush
from itertools import count
from math import exp, inf
from typing import Any, TypeVar

import aiohttp
from aiohttp.connector import Connection
from discord.http import HTTPClient, Ratelimit
from yarl import URL

from bot.runtime.clock import MS, now_ms
from bot.runtime.contexts import PLACE
from bot.runtime.route_limits import RouteLimit
from bot.runtime.signals import Hook
from data import shards
from data.errors import StorageRefused
from data.ids import ZERO_MS, Ms
from data.store.database import Database

log = logging.getLogger(__name__)

MOST = 42
"""Calls in any window of time: fewer than Discord takes, as it counts when they arrive."""
WINDOW_SECONDS = 1.0
MADE_UP_SECONDS = 0.1
"""A loop that is late makes up for so much."""
AT_ONCE_SHARE, FASTER = 0.5, 1.5
"""So much of a window may go out at once. What more there is follows evenly, so many times as fast
as it has to: each burst keeps answers to presses waiting, and comes again with the next window."""
PLACE_SHARE = 0.25
"""So much of a window one place may have before the due calls of others go first."""
SPARE_SHARE = 0.25
"""While no more of a window is in use, there is room for what nobody waits for."""
SHARED_WINDOW_MS = Ms(1_100)
"""The same for several processes, whose calls leave a little later than their slots are taken."""
MOST_TAKEN = 10
"""Slots that one process of several takes at once."""
MOST_ALONE = 10
"""The same in each window while the database cannot say what the other processes do."""
LATELY_SECONDS = 4.0
"""What is called counts as load for about so long."""
UNCOUNTED = ("interactions", "webhooks")


class Urgency(float, Enum):
    """For how many seconds work gives way to what is new; below nought it passes older work.

    Where calls have to wait, the longest due goes first, so that what is less urgent comes too.
    """

    AT_ONCE = -3.0
    """The hand of whoever is on turn and looks at it, and one that says "Your turn" where it is
    another's."""
    TABLE = 1.0
    """What everybody at a table reads."""
    OTHERS = 5.0
    """The hands of those who wait for their turn."""
    UNTOUCHED = 30.0
    """What nobody waits for, and the hands of those who look at another one."""


Done = TypeVar("Done")
RoutePlace = int | None
"""For whom a call is made: a server, or the channel of a DM; None where it is for nobody in it."""


@dataclass(slots=True, eq=False)
class Turn:
    """What one piece of work may call: from when on it is *due*, by the loop's clock (seconds).

    *has_slot*: the next call's slot is kept for it.
    """

    due: float
    place: RoutePlace
    has_slot: bool = False


TURN: ContextVar[Turn | None] = ContextVar("turn", default=None)

Waiting = tuple[float, int, asyncio.Future[None]]
"""From when on a call is due, its number, and what is done when it has its slot."""


class Budget:
    """Hands out slots: what is due first gets the next one, unless its place has had its share."""

    def __init__(self, db: Database, *, shared: bool, most: int = MOST) -> None:
        self._db = db
        self._shared = shared
        self._most = most
        self._pause = WINDOW_SECONDS / most / FASTER
        self._made: deque[tuple[float, RoutePlace]] = deque()
        """When, and for which place, the calls of the present window were made."""
        self._lately, self._lately_at = 0.0, 0.0
        """How many calls a second were made lately, as of that time of the loop's clock."""
        self._paced_at = 0.0
        """When the last slot was due, by the loop's clock (seconds)."""
        self._kept = 0
        """Slots that were handed out and in which nothing has been called yet."""
        self._taken: Counter[RoutePlace] = Counter()
        """How many of the window's slots, made or kept, each place has."""
        self._queues: dict[RoutePlace, list[Waiting]] = {}
        """What waits, by place; none is empty."""
        self._order = count()
        self._alarm: asyncio.TimerHandle | None = None
        self._allowed = 0
        """What all processes together have left to this one, taken and not handed out yet."""
        self._asking: asyncio.Task[None] | None = None
        self.leaving: Hook[[]] = Hook()
        """A call has its slot, and goes out next: it may have been begun long before."""

    @asynccontextmanager
    async def turn(self, urgency: Urgency) -> AsyncIterator[None]:
        """Work inside: a slot for its first counted call is there, further ones wait for theirs."""
        own = Turn(asyncio.get_running_loop().time() + urgency, PLACE.get())
        await self._slot(own.due, own.place)
        own.has_slot = True
        before = TURN.set(own)
        try:
            yield
        finally:
            self._let_go()
            TURN.reset(before)

    @contextmanager
    def due_now(self) -> Iterator[None]:
        """Calls inside are due as of now, also those that are made long after."""
        before = TURN.set(Turn(asyncio.get_running_loop().time(), PLACE.get()))
        try:
            yield
        finally:
            TURN.reset(before)

    @property
    def is_free(self) -> bool:
        """Whether a call would not have to wait."""
        return not self._queues and self._next_at() <= asyncio.get_running_loop().time()

    @property
    def is_spare(self) -> bool:
        """Whether there is room for what nobody waits for."""
        return self.is_free and len(self._made) + self._kept < self._most * SPARE_SHARE

    @property
    def load(self) -> float:
        """The part of what may be called that was called lately."""
        return self._called_lately() / self._most

    def _called_lately(self) -> float:
        since = asyncio.get_running_loop().time() - self._lately_at
        return self._lately * exp(-since / LATELY_SECONDS)

    def watch_routes(self, http: HTTPClient) -> None:
        """Let nobody keep a slot while *http* has them wait for the limit of a route.

        Those that wait in discord.py go to `Line` when they leave it, and wait for a slot there.
        """

        usual = http.get_ratelimit

        def get_ratelimit(key: str) -> Ratelimit:
            if key not in http._buckets:
                http._try_clear_expired_ratelimits()
                http._buckets[key] = RouteLimit(http.max_ratelimit_timeout, self._let_go)
            return usual(key)

        http.get_ratelimit = get_ratelimit  # type: ignore[method-assign]

    async def call(self, connect: Callable[[], Awaitable[Done]]) -> Done:
        """Let a call go out by what *connect* gives, once it has its slot."""
        own = TURN.get() or Turn(asyncio.get_running_loop().time(), PLACE.get())
        if not own.has_slot:
            await self._slot(own.due, own.place)
        own.has_slot = False
        try:
            await self.leaving.run()
        except asyncio.CancelledError:
            self._give_back(own.place)
            raise
        try:
            return await connect()
        finally:
            # It goes out now, which may be long after its slot was there, or it has failed.
            self._kept -= 1
            self._made.append((asyncio.get_running_loop().time(), own.place))
            self._lately = self._called_lately() + 1 / LATELY_SECONDS
            self._lately_at = self._made[-1][0]
            self._hand_out()

    async def _slot(self, due: float, place: RoutePlace) -> None:
        """Return when there is a slot, which is kept until a call is made or it is given back."""
        if self.is_free and (self._allowed or not self._shared):
            self._keep(place)
            return
        waiting = asyncio.get_running_loop().create_future()
        entry = due, next(self._order), waiting
        heappush(self._queues.setdefault(place, []), entry)
        self._hand_out()
        try:
            await waiting
        except asyncio.CancelledError:
            if entry in self._queues.get(place, ()):
                self._leave(place, entry)
            elif not waiting.cancelled():
                self._give_back(place)
            raise

    def _leave(self, place: RoutePlace, entry: Waiting) -> None:
        """Take out of the queue who has been given up."""
        queue = self._queues[place]
        queue.remove(entry)
        heapify(queue)
        if not queue:
            del self._queues[place]

    def _let_go(self) -> None:
        """Give back what is kept for the present work, if anything is."""
        own = TURN.get()
        if own is not None and own.has_slot:
            own.has_slot = False
            self._give_back(own.place)

    def _give_back(self, place: RoutePlace) -> None:
        self._kept -= 1
        self._forget(place)
        self._hand_out()

    def _forget(self, place: RoutePlace) -> None:
        """Forget one slot of the window that a place has had."""
        self._taken[place] -= 1
        if not self._taken[place]:
            del self._taken[place]

    def _next_at(self) -> float:
        """When the next slot may be handed out, by the loop's clock (seconds)."""
        now = asyncio.get_running_loop().time()
        while self._made and self._made[0][0] <= now - WINDOW_SECONDS:
            self._forget(self._made.popleft()[1])
        taken = len(self._made) + self._kept
        if taken >= self._most:
            return self._made[0][0] + WINDOW_SECONDS if self._made else inf
        if taken < self._most * AT_ONCE_SHARE:
            return now
        return max(now, self._paced_at + self._pause)

    def _hand_out(self) -> None:
        """Hand out what there is, and come again when there is more."""
        loop = asyncio.get_running_loop()
        while self._queues and (next_at := self._next_at()) <= loop.time():
            if self._shared and not self._allowed:
                self._ask()
                return
            place, waiting = self._pop(loop.time())
            if not waiting.done():
                self._keep(place)
                waiting.set_result(None)
        if self._queues and next_at < inf:
            self._wake(next_at)

    def _keep(self, place: RoutePlace) -> None:
        """Keep a slot that there is for a call of *place*."""
        late_at = asyncio.get_running_loop().time() - MADE_UP_SECONDS
        self._paced_at = max(self._paced_at + self._pause, late_at)
        self._allowed -= self._shared
        self._kept += 1
        self._taken[place] += 1

    def _pop(self, now: float) -> tuple[RoutePlace, asyncio.Future[None]]:
        """Take out of the queues who is next, and of which place."""
        share = self._most * PLACE_SHARE

        def rank(place: RoutePlace) -> tuple[bool, float]:
            due = self._queues[place][0][0]
            return due > now or self._taken[place] >= share, due

        place = min(self._queues, key=rank)
        *_, waiting = heappop(self._queues[place])
        if not self._queues[place]:
            del self._queues[place]
        return place, waiting

    def _wake(self, at: float) -> None:
        """Come again at *at*, by the loop's clock, or before."""
        if self._alarm is not None and self._alarm.when() > at:
            self._alarm.cancel()
            self._alarm = None
        if self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_at(at, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._hand_out()

    def _ask(self) -> None:
        """Take slots from what all processes have together."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.get_running_loop().create_task(self._take())

    async def _take(self) -> None:
        while self._queues and not self._allowed:
            wanted = min(sum(map(len, self._queues.values())), MOST_TAKEN)
            try:
                async with self._db.transaction() as tx:
                    self._allowed, next_ms = await shards.take_slots(
                        tx, wanted, self._most, SHARED_WINDOW_MS, now_ms()
                    )
            except StorageRefused as refusal:
                log.warning("calling without knowing what other processes do: %s", refusal)
                self._allowed, next_ms = 1, ZERO_MS
                await asyncio.sleep(WINDOW_SECONDS / MOST_ALONE)
            if not self._allowed:
                await asyncio.sleep(max(1, next_ms - now_ms()) / MS)
        self._asking = None
        self._hand_out()


class Line(aiohttp.TCPConnector):
    """Connects requests with Discord; those that count wait for their slots in the *budget*."""

    def __init__(self, budget: Budget) -> None:
        super().__init__(limit=0)
        self._budget = budget

    async def connect(self, req: aiohttp.ClientRequest, *how: Any, **limits: Any) -> Connection:
        """Return a connection for a request, which goes out by it at once."""
        connect = partial(super().connect, req, *how, **limits)
        return await (self._budget.call(connect) if is_counted(req.url) else connect())


def is_counted(url: URL) -> bool:
    """Whether a request to *url* counts against the limit of all."""
    return "api" in url.parts[:-1] and not any(part in UNCOUNTED for part in url.parts[:5])
