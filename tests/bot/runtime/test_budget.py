"""No window of time has more counted calls than Discord takes, and the most urgent goes first."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import copy_context
from itertools import pairwise
from math import exp
from socket import socket
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import pytest
from discord.http import HTTPClient
from yarl import URL

from bot.runtime.budget import (
    FASTER,
    LATELY_SECONDS,
    MADE_UP_SECONDS,
    MOST_ALONE,
    WINDOW_SECONDS,
    Budget,
    Line,
    Urgency,
    is_counted,
)
from bot.runtime.contexts import PLACE
from data.errors import StorageRefused
from data.store.database import Database

pytestmark = pytest.mark.slow
CHANNEL = URL("https://discord.com/api/v10/channels/1/messages")
CALLBACK = URL("https://discord.com/api/v10/interactions/1/token/callback")
MOST = 5
LONG_SECONDS = 600.0
"""Longer than any test may take."""


@pytest.fixture
async def db() -> AsyncIterator[Database]:
    database = await Database.open("sqlite:///:memory:")
    yield database
    await database.close()


async def call(budget: Budget, url: URL = CHANNEL) -> float:
    """Make a call; the moment at which it may go out."""
    if is_counted(url):
        await budget.call(connected)
    return asyncio.get_running_loop().time()


async def connected() -> None:
    """Have a connection at once."""


async def in_turn(budget: Budget, urgency: Urgency, calls: int = 1) -> list[float]:
    async with budget.turn(urgency):
        return [await call(budget) for _ in range(calls)]


def is_free(budget: Budget) -> bool:
    return budget.is_free


def windows(moments: list[float], part: float = 0.99) -> int:
    """How many calls the fullest window has, or that *part* of one."""
    nearly = WINDOW_SECONDS * part
    return max(sum(one <= other < one + nearly for other in moments) for one in moments)


@pytest.mark.parametrize(
    ("path", "counted"),
    [
        ("/channels/1/messages/2", True),
        ("/users/@me/channels", True),
        ("/applications/1/emojis", True),
        ("/channels/1/webhooks", True),
        ("/interactions/1/token/callback", False),
        ("/webhooks/1/token/messages/@original", False),
    ],
)
def test_what_counts(path: str, counted: bool) -> None:
    """Everything but answers to interactions and what is done by their tokens."""
    assert is_counted(URL(f"http://127.0.0.1:1/api/v10{path}")) is counted


def test_the_gateway_does_not_count() -> None:
    """A connection to the gateway is no request of the API."""
    assert not is_counted(URL("wss://gateway.discord.gg/?v=10&encoding=json"))


async def test_no_window_has_more(db: Database) -> None:
    """However many calls are wanted at once, each window has its share; answers do not wait."""
    budget = Budget(db, shared=False, most=MOST)
    began = asyncio.get_running_loop().time()
    waiting = asyncio.gather(*(call(budget) for _ in range(3 * MOST)))
    assert await call(budget, CALLBACK) - began < WINDOW_SECONDS / 2
    moments = await waiting
    assert windows(moments) == MOST
    assert max(moments) - began >= 2 * WINDOW_SECONDS * 0.99


async def test_no_burst_but_the_first(db: Database) -> None:
    """Half of a window goes out at once where all is quiet, and all that waits then, evenly."""
    budget = Budget(db, shared=False, most=20)
    moments = await asyncio.gather(*(call(budget) for _ in range(60)))
    tenths = Counter(int(10 * (one - moments[0])) for one in moments)
    assert tenths.pop(0) >= 10
    assert max(tenths.values()) <= 8


async def test_the_most_urgent_goes_first(db: Database) -> None:
    """What somebody waits for goes before what nobody looks at, whoever came first."""
    budget = Budget(db, shared=False, most=1)
    await call(budget)
    order: list[str] = []

    async def work(name: str, urgency: Urgency) -> None:
        await in_turn(budget, urgency)
        order.append(name)

    await asyncio.gather(
        work("untouched", Urgency.UNTOUCHED),
        work("table", Urgency.TABLE),
        work("hand", Urgency.AT_ONCE),
    )
    assert order == ["hand", "table", "untouched"]


async def test_a_hand_on_turn_passes_what_has_waited(db: Database) -> None:
    """It goes before calls that were due already when it came."""
    budget = Budget(db, shared=False, most=1)
    await call(budget)
    order: list[str] = []

    async def older() -> None:
        await call(budget)
        order.append("older")

    async def hand() -> None:
        await asyncio.sleep(0.2)
        await in_turn(budget, Urgency.AT_ONCE)
        order.append("hand")

    await asyncio.gather(older(), hand())
    assert order == ["hand", "older"]


async def test_work_keeps_its_place_though_it_calls_late(db: Database) -> None:
    """What it calls is as old as the work, and goes before what has come since."""
    budget = Budget(db, shared=False, most=1)
    await call(budget)
    order: list[str] = []

    async def work() -> None:
        with budget.due_now():
            await asyncio.sleep(0.3)
            await call(budget)
        order.append("work")
        await call(budget)
        order.append("done")

    async def newer() -> None:
        await asyncio.sleep(0.15)
        await call(budget)
        order.append("newer")

    await asyncio.gather(work(), newer())
    assert order == ["work", "newer", "done"]


async def test_each_call_of_a_turn_takes_a_slot(db: Database) -> None:
    """One slot is kept for a piece of work; whatever more it calls waits as any other."""
    budget = Budget(db, shared=False, most=2)
    moments = await in_turn(budget, Urgency.TABLE, 5)
    assert windows(moments) == 2


async def test_a_slot_that_is_not_needed_is_given_back(db: Database) -> None:
    """Work that finds nothing to do, or fails, or is given up while it waits, costs no slot."""
    budget = Budget(db, shared=False, most=1)
    given_up = asyncio.Event()

    async def work() -> None:
        async with budget.turn(Urgency.TABLE):
            await given_up.wait()

    working = asyncio.ensure_future(work())
    await asyncio.sleep(0)
    waiting = asyncio.ensure_future(call(budget))
    await asyncio.sleep(0)
    assert not is_free(budget)
    waiting.cancel()
    given_up.set()
    await asyncio.gather(working, waiting, return_exceptions=True)
    assert is_free(budget)
    with pytest.raises(ZeroDivisionError):
        async with budget.turn(Urgency.TABLE):
            raise ZeroDivisionError
    assert is_free(budget)


async def test_a_call_that_fails_on_its_way_keeps_no_slot(db: Database) -> None:
    """Where Discord cannot be reached each try counts in its window, and in no other."""
    budget = Budget(db, shared=False, most=1)
    with socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{deaf.getsockname()[1]}/api/v10/users/@me"
        async with (
            asyncio.timeout(LONG_SECONDS / 10),
            aiohttp.ClientSession(connector=Line(budget)) as session,
        ):
            for _ in range(2):
                with pytest.raises(aiohttp.ClientConnectorError):
                    await session.get(url)
            await call(budget)


async def test_a_call_that_is_never_answered_counts_once(db: Database) -> None:
    """It fails after it has gone out."""
    budget = Budget(db, shared=False, most=MOST)
    server = await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", 0)
    url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/api/v10/users/@me/channels"
    async with server, aiohttp.ClientSession(connector=Line(budget)) as session:
        with pytest.raises(aiohttp.ClientError):
            await session.post(url)
    assert budget.load == pytest.approx(1 / LATELY_SECONDS / MOST, rel=0.1)


async def test_a_slot_is_given_back_by_who_is_given_up_as_they_get_it(db: Database) -> None:
    """Between the moment at which a slot is handed out and the call there is one of giving up."""
    budget, elsewhere = Budget(db, shared=False, most=1), copy_context()
    async with budget.turn(Urgency.TABLE):
        waiting = asyncio.create_task(call(budget), context=elsewhere)
        await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert is_free(budget)


async def test_a_call_that_is_given_up_as_it_leaves_keeps_no_slot(db: Database) -> None:
    """Whoever keeps it back with its slot may do so for ever."""
    budget = Budget(db, shared=False, most=1)

    async def keep_back() -> None:
        await asyncio.Event().wait()

    budget.leaving.subscribe(keep_back)
    leaving = asyncio.create_task(call(budget))
    await asyncio.sleep(0)
    assert not is_free(budget)
    leaving.cancel()
    await asyncio.gather(leaving, return_exceptions=True)
    assert is_free(budget)


async def test_who_is_given_up_takes_nobody_along(db: Database) -> None:
    """Others who wait at the same place still get their slots."""
    budget, elsewhere = Budget(db, shared=False, most=1), copy_context()
    async with budget.turn(Urgency.TABLE):
        waiting = [asyncio.create_task(call(budget), context=elsewhere.copy()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting.pop(1).cancel()
        await asyncio.sleep(0)
    async with asyncio.timeout(LONG_SECONDS / 10):
        await asyncio.gather(*waiting)


async def test_who_waits_for_a_route_keeps_no_slot(db: Database) -> None:
    """Where Discord takes no more of a kind for a while, all other kinds go on."""
    budget = Budget(db, shared=False, most=MOST)
    http = HTTPClient(asyncio.get_running_loop())
    budget.watch_routes(http)
    route = http.get_ratelimit("POST /channels/{channel_id}/messages:1")
    route.remaining, route.reset_after = 0, LONG_SECONDS
    route.expires = asyncio.get_running_loop().time() + LONG_SECONDS

    with_a_slot = asyncio.Queue[None]()

    async def post() -> None:
        async with budget.turn(Urgency.TABLE):
            with_a_slot.put_nowait(None)
            async with route:
                await call(budget)

    posting = [asyncio.ensure_future(post()) for _ in range(2 * MOST)]
    async with asyncio.timeout(LONG_SECONDS / 10):
        for _ in range(2 * MOST):
            await with_a_slot.get()
        for _ in range(2 * MOST):
            await in_turn(budget, Urgency.AT_ONCE)
    assert not any(one.done() for one in posting)
    for one in posting:
        one.cancel()
    await asyncio.gather(*posting, return_exceptions=True)


async def test_the_limit_of_a_route_stays_what_it_was(db: Database) -> None:
    """discord.py keeps one for each route, and a slot is wanted when it has let a call pass."""
    budget = Budget(db, shared=False, most=1)
    http = HTTPClient(asyncio.get_running_loop())
    budget.watch_routes(http)
    route = http.get_ratelimit("GET /gateway:")
    assert http.get_ratelimit("GET /gateway:") is route
    async with budget.turn(Urgency.TABLE), route:
        assert not is_free(budget)
        assert route.remaining == 0


async def ordered(budget: Budget, *work: tuple[int, Urgency]) -> list[int]:
    """Make a call of each place and urgency at once; the places, in the order of the calls."""
    order: list[int] = []

    async def one(place: int, urgency: Urgency) -> None:
        PLACE.set(place)
        await in_turn(budget, urgency)
        order.append(place)

    await asyncio.gather(*(one(*each) for each in work))
    return order


async def test_no_place_holds_up_the_others(db: Database) -> None:
    """Where one place wants more than its share, what others want comes in between."""
    budget = Budget(db, shared=False, most=8)
    crowd, other = (1, Urgency.AT_ONCE), (2, Urgency.AT_ONCE)
    order = await ordered(budget, *[crowd] * 20, *[other] * 2)
    # Half of a window goes out before anybody else has come.
    assert order[4:6] == [2, 2]
    assert order.count(1) == 20


async def test_what_can_wait_does_not_go_before_a_crowd(db: Database) -> None:
    """What is not due yet takes no slot away from what is, however many a place has had."""
    budget = Budget(db, shared=False, most=4)
    crowd = [(1, Urgency.AT_ONCE)] * 4
    order = await ordered(budget, *crowd, (2, Urgency.UNTOUCHED), *crowd)
    assert order == [*[1] * 8, 2]


async def test_processes_share_their_slots(db: Database) -> None:
    """Two processes on one database make together no more than one may."""
    processes = [Budget(db, shared=True, most=MOST) for _ in range(2)]
    moments = await asyncio.gather(*(call(one) for _ in range(MOST) for one in processes))
    # What a process is allowed it may use a moment later, where the machine is busy.
    assert windows(moments, 0.9) <= MOST
    assert len(moments) == 2 * MOST


async def test_load_is_what_was_called_lately(db: Database) -> None:
    """Nothing at first; each call adds to it."""
    budget = Budget(db, shared=False, most=MOST)
    assert budget.load == 0
    await call(budget)
    first = budget.load
    await call(budget)
    assert 0 < first < budget.load < 1


class Clock:
    """The loop's clock in a test that does not wait."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: self.now)


async def test_room_for_what_nobody_waits_for(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as no more than a quarter of the window is in use, made or kept."""
    clock, budget = Clock(monkeypatch), Budget(db, shared=False, most=8)
    assert budget.is_spare
    await call(budget)
    assert budget.is_spare
    async with budget.turn(Urgency.TABLE):
        assert (budget.is_free, budget.is_spare) == (True, False)
    assert budget.is_spare
    await call(budget)
    assert not budget.is_spare
    clock.now += WINDOW_SECONDS
    assert budget.is_spare


async def test_load_fades(db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was called long ago is no load; what goes on evenly is as much as it is."""
    clock, budget = Clock(monkeypatch), Budget(db, shared=False, most=8)
    await call(budget)
    assert budget.load == pytest.approx(1 / LATELY_SECONDS / 8)
    clock.now += LATELY_SECONDS
    assert budget.load == pytest.approx(exp(-1) / LATELY_SECONDS / 8)
    for _ in range(80):
        clock.now += 0.5
        await call(budget)
    assert budget.load == pytest.approx(2 / 8, rel=0.1)


async def test_a_window_that_is_full(db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of it goes out at once; then a slot comes evenly, and none before the first call of a
    full one is a window old."""
    clock, budget = Clock(monkeypatch), Budget(db, shared=False, most=4)
    pause = WINDOW_SECONDS / 4 / FASTER
    for due in (0.0, 0.0, 2 * pause - MADE_UP_SECONDS, 3 * pause - MADE_UP_SECONDS):
        clock.now = 1000 + due - 0.01
        assert budget.is_free is (due == 0)
        clock.now = 1000 + due + 0.001
        assert budget.is_free
        await call(budget)
    clock.now = 1000 + WINDOW_SECONDS - 0.01
    assert not budget.is_free
    clock.now = 1000 + WINDOW_SECONDS + 0.001
    assert budget.is_free


class Away:
    """A database that is not there."""

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """Refuse."""
        raise StorageRefused("other", "away")
        yield


async def test_without_the_database_calls_go_on() -> None:
    """So slowly that several processes that know nothing of each other keep to the limit."""
    budget = Budget(cast("Any", Away()), shared=True, most=MOST)
    moments = await asyncio.gather(*(call(budget) for _ in range(3)))
    pause = WINDOW_SECONDS / MOST_ALONE
    assert [b - a >= 0.9 * pause for a, b in pairwise(sorted(moments))] == [True] * 2


def told(left: int, seconds: float) -> Any:
    """An answer by which so many of five are left, in a window that lasts so long."""
    headers = {"Limit": 5, "Remaining": left, "Reset-After": seconds}
    return SimpleNamespace(headers={f"X-Ratelimit-{key}": each for key, each in headers.items()})


async def test_no_answer_gives_back_what_is_on_its_way(db: Database) -> None:
    """Each tells what was left when it was given: who has gone out since is not in it."""
    http = HTTPClient(asyncio.get_running_loop())
    Budget(db, shared=False, most=MOST).watch_routes(http)
    route = http.get_ratelimit("PATCH /channels/{channel_id}/messages/{message_id}:1")
    await route.acquire()
    route.update(told(4, 5.0))
    route.outgoing -= 1
    assert route.remaining == 4
    for _ in range(4):
        await route.acquire()
    for left in (3, 1, 2, 0):
        route.update(told(left, 4.9))
        route.outgoing -= 1
        assert route.remaining == 0
    # In the next window.
    route.update(told(4, 9.0))
    assert route.remaining == 4


async def test_a_window_that_moves_on_gives_back_all(db: Database) -> None:
    """Where each answer tells of as much as the one before, nobody ever has to wait."""
    http = HTTPClient(asyncio.get_running_loop())
    Budget(db, shared=False, most=MOST).watch_routes(http)
    route = http.get_ratelimit("GET /gateway:")
    for seconds in range(1, 20):
        await asyncio.wait_for(route.acquire(), timeout=1.0)
        route.update(told(1, float(seconds)))
        route.outgoing -= 1


async def test_who_has_an_answer_does_not_wait_for_the_next_window(db: Database) -> None:
    """Nor does anybody who comes then get through before it begins."""
    http, loop = HTTPClient(asyncio.get_running_loop()), asyncio.get_running_loop()
    Budget(db, shared=False, most=MOST).watch_routes(http)
    route, begun = http.get_ratelimit("POST /channels/{channel_id}/messages:1"), loop.time()
    async with route:
        route.update(told(0, 1.0))
    assert loop.time() - begun < 0.5
    async with route:
        assert loop.time() - begun == pytest.approx(1.0, abs=0.5)
