"""What can befall a scene. Each draws its details from *chance* and puts right what it broke."""

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tests.simulation.storage import InLine

if TYPE_CHECKING:
    from tests.simulation.scene import Scene

Trouble = Callable[["Scene", random.Random], Awaitable[None]]
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
SEND = "POST /channels/{channel_id}/messages"
DELETE = "DELETE /channels/{channel_id}/messages/{message_id}"
CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
BY_TOKEN = "PATCH /webhooks/{application_id}/{interaction_token}/messages/{message_id}"
REQUESTS = (SEND, SEND, EDIT, DELETE, CALLBACK, CALLBACK, BY_TOKEN, None)


async def kill(scene: "Scene", chance: random.Random) -> None:
    """A process dies between two of its steps, and is begun anew a while later."""
    process = chance.choice(scene.processes)
    # Anywhere within a moment in which it is busy, not just at the scene's own moments.
    await steps(scene, chance.randrange(2000))
    process.kill()
    await asyncio.sleep(chance.choice((0.5, 3.0, 20.0, 90.0)))
    process.start()


async def end(scene: "Scene", chance: random.Random) -> None:
    """A host restarts a process in order."""
    process = chance.choice(scene.processes)
    if not process.plays:
        return
    process.ask_to_end()
    while process.lives:
        await asyncio.sleep(0.1)
    await asyncio.sleep(chance.uniform(0.5, 5.0))
    process.start()


async def freeze(scene: "Scene", chance: random.Random) -> None:
    """A process stands still for a while."""
    process = chance.choice(scene.processes)
    seconds = chance.choice((2.0, 6.0, 20.0, 75.0))
    process.freeze(seconds)
    await asyncio.sleep(seconds)


async def clock(scene: "Scene", chance: random.Random) -> None:
    """A machine's wall clock is put forward or back, and stays so."""
    chance.choice(scene.processes).put_clock(
        chance.choice((-3600.0, -30.0, -3.0, 3.0, 60.0, 600.0))
    )


async def lost_answers(scene: "Scene", chance: random.Random) -> None:
    """Discord does what it is asked, and its answer is lost."""
    scene.standin.fault(chance.choice(REQUESTS), times=chance.randint(1, 3), lost=True)
    await asyncio.sleep(chance.uniform(1.0, 30.0))


async def refused(scene: "Scene", chance: random.Random) -> None:
    """Discord is overloaded: 5xx or 429 to the next requests."""
    status = chance.choice((500, 502, 503, 429, 429))
    scene.standin.fault(
        chance.choice(REQUESTS),
        times=chance.randint(1, 6),
        status=status,
        retry_after=chance.uniform(0.1, 4.0),
        everywhere=status == 429 and chance.random() < 0.3,
    )
    await asyncio.sleep(chance.uniform(1.0, 30.0))


async def slow(scene: "Scene", chance: random.Random) -> None:
    """Discord takes its time."""
    delay = chance.uniform(0.5, 8.0)
    scene.standin.fault(chance.choice(REQUESTS), times=chance.randint(1, 10), delay=delay)
    await asyncio.sleep(chance.uniform(1.0, 30.0))


async def cut(scene: "Scene", chance: random.Random) -> None:
    """The gateway's connections break, and can be resumed or not."""
    await scene.standin.gateway.drop(resumable=chance.random() < 0.6)


async def reconnect(scene: "Scene", chance: random.Random) -> None:
    """Discord asks for a new connection, or says that the session is over."""
    if chance.random() < 0.5:
        await scene.standin.gateway.ask_reconnect()
    else:
        await scene.standin.gateway.invalidate(resumable=chance.random() < 0.5)


async def disk(scene: "Scene", chance: random.Random) -> None:
    """The database refuses what it is asked for a while, now and then or always."""
    often = chance.choice((0.1, 0.5, 1.0))

    def refuse(_: InLine) -> None:
        if chance.random() < often:
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode, error.sqlite_errorname = sqlite3.SQLITE_IOERR, "SQLITE_IOERR"
            raise error

    loop = chance.choice(scene.processes).loop
    if loop is None:
        return
    before, loop.storage_fault = loop.storage_fault, refuse
    await asyncio.sleep(chance.uniform(0.5, 15.0))
    loop.storage_fault = before


async def slow_disk(scene: "Scene", chance: random.Random) -> None:
    """The database answers late, perhaps after whoever asked has gone."""
    loop = chance.choice(scene.processes).loop
    if loop is None:
        return
    before, loop.storage_delay = loop.storage_delay, lambda: chance.uniform(0.05, 4.0)
    await asyncio.sleep(chance.uniform(2.0, 20.0))
    loop.storage_delay = before


TROUBLES: dict[str, Trouble] = {
    one.__name__: one
    for one in (kill, end, freeze, clock, lost_answers, refused, slow, cut, reconnect, disk)
} | {"slow_disk": slow_disk, "kills": kill}


async def steps(scene: "Scene", count: int) -> None:
    """Wait until all together have done so many steps more, or nobody does any for a second."""
    end, moment = scene.schedule.steps + count, scene.schedule.now + 1.0
    while scene.schedule.steps < end and scene.schedule.now < moment:
        await asyncio.sleep(0.0)
        await asyncio.sleep(0.001)


async def make_well(scene: "Scene") -> None:
    """Take back what is still ordered."""
    scene.standin.faults.clear()
