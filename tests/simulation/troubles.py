"""What can befall a scene. Each draws its details from *chance* and puts right what it broke."""

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sandbox.calls import Call
from sandbox.interactions import TOKEN_SECONDS
from tests.simulation.gateways import undisturbed
from tests.simulation.processes import Process
from tests.simulation.storage import HEARTBEAT
from tests.wire.old_release import back_to_first_release

if TYPE_CHECKING:
    from tests.simulation.scene import Scene

Trouble = Callable[["Scene", random.Random], Awaitable[None]]
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
SEND = "POST /channels/{channel_id}/messages"
DELETE = "DELETE /channels/{channel_id}/messages/{message_id}"
CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
BY_TOKEN = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"
UNKNOWN_WEBHOOK = 10015
HANDOVER_TRIES = 90
RECONNECT_SECONDS = 120
REQUESTS = (SEND, SEND, SEND, SEND, EDIT, DELETE, CALLBACK, CALLBACK, CALLBACK, BY_TOKEN, None)
"""What is sent once weighs more than what is shown anew with the next change."""
CHANGE = 4
"""What changes a game without a move counts like so many moves, as it is seldom."""
STORED_SECONDS = 20.0
AWAY_SECONDS = 5.0
"""So long after everybody has gone nothing happens any more."""


async def kill(scene: "Scene", chance: random.Random) -> None:
    """A process dies between two of its steps, and is begun anew a while later."""
    process = chance.choice(scene.processes)
    # Anywhere within a moment in which it is busy, not just at the scene's own moments.
    await steps(scene, chance.randrange(2000))
    await down(scene, process, chance)


async def kill_at_a_request(scene: "Scene", chance: random.Random) -> None:
    """A process dies when Discord has heard a request of its, or just does not hear it any more."""
    process, left = chance.choice(scene.processes), chance.randrange(4)

    def strikes(_: Call) -> bool:
        nonlocal left
        left -= 1
        if left == -1 and process.loop is not None:
            process.kill()
            return True
        return False

    how = {"unheard": True} if chance.random() < 0.5 else {"lost": True}
    fault = scene.standin.fault(chance.choice(REQUESTS), when=strikes, **how)
    await asyncio.sleep(chance.uniform(1.0, 10.0))
    scene.standin.faults.remove(fault)
    begin(scene, process)


async def kill_as_it_is_stored(scene: "Scene", chance: random.Random) -> None:
    """A process dies right after it has stored a change of a game, of which nobody was told."""
    left, struck = chance.randrange(CHANGE), list[Process]()

    def hear(has_moved: bool) -> None:
        nonlocal left
        left -= 1 if has_moved else CHANGE
        own = (each for each in scene.processes if each.loop is scene.schedule.current)
        if left < 0 and not struck and (process := next(own, None)) is not None:
            struck.append(process)
            scene.schedule.after_step(process.kill)

    scene.witness.hearers.append(hear)
    end = scene.schedule.now + STORED_SECONDS
    while not struck and scene.schedule.now < end:
        await asyncio.sleep(0.5)
    scene.witness.hearers.remove(hear)
    for process in struck:
        await down(scene, process, chance)


async def kill_at_the_start(scene: "Scene", chance: random.Random) -> None:
    """A process dies again and again before it lets people play."""
    process = chance.choice(scene.processes)
    await down(scene, process, chance)
    for _ in range(chance.randint(1, 2)):
        await asyncio.sleep(chance.uniform(0.0, 0.6))
        await down(scene, process, chance)


async def old_release(scene: "Scene", chance: random.Random) -> None:
    """A host goes back to the first release and comes again; the migration is killed."""
    # It knows no tournaments and no seasons: a host who had some would lose them.
    if len(scene.processes) > 1 or scene.contests or scene.clubs:
        return
    process = scene.processes[0]
    # Nobody else may have the database open, as one that was taken for dead has for a while.
    if process.loop is None or any(each.lives for each in scene.ever if each is not process):
        return
    process.kill()
    back_to_first_release(process.database)
    begin(scene, process)
    await asyncio.sleep(chance.uniform(0.0, 0.3))
    await down(scene, process, chance)


async def lose_machine(scene: "Scene", chance: random.Random) -> None:
    """A machine is gone, and with it what it had sent."""
    process = chance.choice(scene.processes)
    await steps(scene, chance.randrange(2000))
    await down(scene, process, chance, Process.lose_machine)


async def end(scene: "Scene", chance: random.Random) -> None:
    """A host restarts a process in order."""
    process = chance.choice(scene.processes)
    if not process.plays or process.is_asked:
        return
    loop = process.loop
    process.ask_to_end()
    while process.loop is loop and process.lives:
        await asyncio.sleep(0.1)


async def freeze(scene: "Scene", chance: random.Random) -> None:
    """A process stands still for a while."""
    process = chance.choice(scene.processes)
    if process.loop is None:
        return
    seconds = chance.choice((2.0, 6.0, 12.0, 20.0, 40.0))
    process.freeze(seconds)
    await asyncio.sleep(seconds)


async def sleep(scene: "Scene", chance: random.Random) -> None:
    """A host's machine sleeps for longer than a press can be answered, while everybody is away."""
    process = chance.choice(scene.processes)
    # A club's day, or a tournament, does not wait until somebody is back.
    waits = scene.evenings and len(scene.evenings) == len(scene.matches)
    if process.loop is None or not waits:
        return
    gone = [(match, person) for match in scene.evenings for person in match.people]
    gone = [(match, person) for match, person in gone if person not in match.away]
    for match, person in gone:
        match.away.add(person)
    seconds = chance.uniform(TOKEN_SECONDS, TOKEN_SECONDS + 300.0)
    await asyncio.sleep(AWAY_SECONDS)
    if process.loop is not None:
        process.freeze(seconds)
    await asyncio.sleep(seconds)
    for match, person in gone:
        match.away.discard(person)


async def take_over(scene: "Scene", chance: random.Random) -> None:
    """A process stands still, another takes its shards, and then there are two for a moment."""
    first = chance.choice(scene.processes)
    if first.loop is None:
        return
    scene.processes.remove(first)
    second = scene.process(shards=first.shards, shard_count=first.shard_count)
    second.put_clock(first.ahead)
    first.freeze(chance.uniform(16.0, 30.0))
    second.start()
    for _ in range(HANDOVER_TRIES):
        await asyncio.sleep(1.0)
        if not first.lives:
            return
        if not second.lives and second in scene.processes:
            break
    # The second gave way, or both go on: a host ends the one that he meant to replace.
    first.kill()


async def clock(scene: "Scene", chance: random.Random) -> None:
    """The wall clock of all machines is put forward or back, and stays so.

    Of all, as docs/hosting.md wants the clocks of several to agree.
    """
    seconds = chance.choice((-3600.0, -30.0, -3.0, 3.0, 60.0, 600.0))
    for process in scene.processes:
        process.put_clock(seconds)


async def lost_requests(scene: "Scene", chance: random.Random) -> None:
    """Connections break before Discord hears what it is asked."""
    times = chance.randint(1, 3)
    scene.standin.fault(chance.choice(REQUESTS), times=times, unheard=True)
    await asyncio.sleep(chance.uniform(1.0, 20.0))


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


async def dead_tokens(scene: "Scene", chance: random.Random) -> None:
    """Discord does not know some tokens any more, long before their time."""
    scene.standin.fault(BY_TOKEN, times=chance.randint(1, 3), code=UNKNOWN_WEBHOOK)
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


async def unreachable(scene: "Scene", chance: random.Random) -> None:
    """The gateway's connections break, and so do all tries to connect again, for a while."""
    gateway = scene.standin.gateway
    connected, gateway.barred = len(gateway.live()), True
    await gateway.drop(resumable=chance.random() < 0.6)
    await asyncio.sleep(chance.uniform(3.0, 40.0))
    gateway.barred = False
    # Whoever has tried in vain for a while waits longer before the next try.
    for _ in range(RECONNECT_SECONDS):
        if len(gateway.live()) >= connected:
            return
        await asyncio.sleep(1.0)


async def flicker(scene: "Scene", chance: random.Random) -> None:
    """The gateway's connections break, and once more with each try, for a moment."""
    gateway = scene.standin.gateway
    gateway.barred = True
    await gateway.drop(resumable=chance.random() < 0.6)
    await asyncio.sleep(chance.uniform(1.0, 4.0))
    gateway.barred = False


async def offline(scene: "Scene", chance: random.Random) -> None:
    """A machine has lost its network: nothing goes out, and nothing comes."""
    process, network = chance.choice(scene.processes), scene.schedule.network
    if (loop := process.loop) is None:
        return
    network.unplug(loop)
    await asyncio.sleep(chance.uniform(1.0, 15.0))
    network.unplugged.discard(loop)


async def dead_line(scene: "Scene", chance: random.Random) -> None:
    """Nothing passes through the gateway's connections any more, and nobody is told."""
    gateway = scene.standin.gateway
    gateway.hold()
    await asyncio.sleep(chance.uniform(3.0, 45.0))
    gateway.let_go()


async def events(scene: "Scene", chance: random.Random) -> None:
    """Events come late, in another order, or twice."""
    longest, twice = chance.choice((0.3, 1.0, 4.0)), chance.choice((0.0, 0.0, 0.2))

    def disturb(_: str) -> tuple[float, ...]:
        return tuple(
            chance.uniform(0.0, longest) for _ in range(2 if chance.random() < twice else 1)
        )

    scene.standin.gateway.disturb = disturb
    await asyncio.sleep(chance.uniform(1.0, 15.0))
    if scene.standin.gateway.disturb is disturb:
        scene.standin.gateway.disturb = undisturbed


async def disk(scene: "Scene", chance: random.Random) -> None:
    """The database refuses what it is asked for a while, now and then or always."""
    often = chance.choice((0.1, 0.5, 1.0))

    def refuse(_: str) -> None:
        if chance.random() < often:
            raise disk_error()

    process = chance.choice(scene.processes)
    if process.loop is None:
        return
    process.refuse_storage(refuse, always=often == 1.0)
    await asyncio.sleep(chance.uniform(0.5, 15.0))
    process.restore_storage()


async def no_heartbeats(scene: "Scene", chance: random.Random) -> None:
    """The database refuses to store that a process lives, and takes everything else."""

    def refuse(sql: str) -> None:
        if sql.startswith(HEARTBEAT):
            raise disk_error()

    process = chance.choice(scene.processes)
    if process.loop is None:
        return
    process.refuse_storage(refuse, always=False)
    await asyncio.sleep(chance.uniform(5.0, 45.0))
    process.restore_storage()


async def slow_disk(scene: "Scene", chance: random.Random) -> None:
    """The database answers late, perhaps after whoever asked has gone."""
    process = chance.choice(scene.processes)
    if process.loop is None:
        return
    process.loop.storage_delay = lambda: chance.uniform(0.05, 4.0)
    await asyncio.sleep(chance.uniform(2.0, 20.0))
    process.restore_storage()


TROUBLES: dict[str, Trouble] = {
    one.__name__: one
    for one in (
        *(kill, kill_at_a_request, kill_as_it_is_stored, kill_at_the_start, old_release),
        *(lose_machine, end, freeze, sleep),
        *(
            take_over,
            clock,
            lost_requests,
            lost_answers,
            refused,
            dead_tokens,
            slow,
            cut,
            reconnect,
            events,
        ),
        *(unreachable, flicker, offline, dead_line, disk, no_heartbeats, slow_disk),
    )
}


ORDERED = frozenset({"lost_requests", "lost_answers", "refused", "dead_tokens", "slow"})
"""What befalls the next requests, however late these come."""


def disk_error() -> sqlite3.OperationalError:
    """How SQLite says that its disk does not work."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode, error.sqlite_errorname = sqlite3.SQLITE_IOERR, "SQLITE_IOERR"
    return error


async def down(
    scene: "Scene",
    process: Process,
    chance: random.Random,
    how: Callable[[Process], None] = Process.kill,
) -> None:
    """Let a process be gone for a while."""
    if process.loop is not None:
        how(process)
    await asyncio.sleep(chance.choice((0.5, 3.0, 10.0, 25.0)))
    begin(scene, process)


def begin(scene: "Scene", process: Process) -> None:
    """Begin a process anew, unless somebody has or it has been replaced."""
    if process.loop is None and process in scene.processes:
        process.start()


async def steps(scene: "Scene", count: int) -> None:
    """Wait until all together have done so many steps more, or nobody does any for a second."""
    end, moment = scene.schedule.steps + count, scene.schedule.now + 1.0
    while scene.schedule.steps < end and scene.schedule.now < moment:
        await asyncio.sleep(0.0)
        await asyncio.sleep(0.001)


async def make_well(scene: "Scene") -> None:
    """Take back what is still ordered."""
    scene.standin.faults.clear()
    gateway = scene.standin.gateway
    gateway.disturb, gateway.barred = undisturbed, False
    gateway.let_go()
    scene.schedule.network.unplugged.clear()
    for process in scene.processes:
        process.restore_storage()
