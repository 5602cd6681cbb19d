"""No window of time has more counted calls than Discord takes, and the most urgent goes first."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import pytest
from yarl import URL

from bot.runtime.budget import WINDOW_SECONDS, Budget, Urgency, is_counted
from data.store.database import Database

CHANNEL = URL("https://discord.com/api/v10/channels/1/messages")
CALLBACK = URL("https://discord.com/api/v10/interactions/1/token/callback")
MOST = 5


@pytest.fixture
async def db() -> AsyncIterator[Database]:
    database = await Database.open("sqlite:///:memory:")
    yield database
    await database.close()


async def call(budget: Budget, url: URL = CHANNEL) -> float:
    """Make a call as aiohttp announces it; the moment at which it may go out."""
    trace = aiohttp.TraceConfig()
    budget.watch(trace)
    own, asked = SimpleNamespace(), cast("Any", SimpleNamespace(url=url))
    for listeners in (trace.on_request_start, trace.on_request_headers_sent):
        for listener in cast("Any", listeners):
            await listener(None, own, asked)
    return asyncio.get_running_loop().time()


async def in_turn(budget: Budget, urgency: Urgency, calls: int = 1) -> list[float]:
    async with budget.turn(urgency):
        return [await call(budget) for _ in range(calls)]


def is_free(budget: Budget) -> bool:
    return budget.is_free


def windows(moments: list[float]) -> int:
    """How many calls the fullest window has."""
    return max(
        sum(one <= other < one + WINDOW_SECONDS * 0.99 for other in moments) for one in moments
    )


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


async def test_processes_share_their_slots(db: Database) -> None:
    """Two processes on one database make together no more than one may."""
    processes = [Budget(db, shared=True, most=MOST) for _ in range(2)]
    moments = await asyncio.gather(*(call(one) for _ in range(MOST) for one in processes))
    assert windows(moments) <= MOST
    assert len(moments) == 2 * MOST


async def test_load_is_what_was_called_lately(db: Database) -> None:
    """Nothing at first; each call adds to it."""
    budget = Budget(db, shared=False, most=MOST)
    assert budget.load == 0
    await call(budget)
    first = budget.load
    await call(budget)
    assert 0 < first < budget.load < 1
