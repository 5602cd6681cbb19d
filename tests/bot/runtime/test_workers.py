"""Workers: real processes that think beside the event loop, and what happens when they die."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.runtime.worker import pickled, send
from bot.runtime.worker_process import (
    PROGRAM,
    SECRETS,
    WorkerDied,
    WorkerProcess,
    end_idle,
    environment,
)
from bot.runtime.workers import Workers
from engine.game import start
from engine.variants import VARIANTS
from engine.view import seen_by
from tests.bot.runtime import jobs

pytestmark = pytest.mark.slow
PATIENCE_SECONDS = 120


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    made = Workers(quick=2)
    yield made
    await made.close()


async def written(file: Path) -> int:
    """The number in *file*, once it is there."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not file.exists() or not file.read_text():
            await asyncio.sleep(0.01)
    return int(file.read_text())


async def gone(number: int) -> bool:
    """Wait until there is no such process, or only its number, which its parent has not read."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while Path(f"/proc/{number}/status").exists():
            if "State:\tZ" in Path(f"/proc/{number}/status").read_text():
                break
            await asyncio.sleep(0.01)
    return True


async def test_done_elsewhere_and_by_the_same_again(workers: Workers) -> None:
    """A job is done in another process, which is kept for the next one."""
    first = await workers.ask(jobs.number)

    assert first != os.getpid()
    assert await workers.ask(jobs.number) == first


async def test_two_at_once(workers: Workers, tmp_path: Path) -> None:
    """Two quick jobs are done at the same time, in two processes."""
    one, other = tmp_path / "one", tmp_path / "other"

    async with asyncio.timeout(PATIENCE_SECONDS):
        found = await asyncio.gather(
            workers.ask(jobs.meet, one, other), workers.ask(jobs.meet, other, one)
        )

    assert len(set(found)) == 2


async def test_waiting_is_counted(workers: Workers) -> None:
    """How many quick jobs there are for each worker."""
    asked = [asyncio.ensure_future(workers.ask(jobs.number)) for _ in range(6)]
    await asyncio.sleep(0)

    assert workers.waiting == 3
    await asyncio.gather(*asked)
    assert workers.waiting == 0


async def test_errors_reach_the_caller(workers: Workers) -> None:
    """With where they were raised; one that cannot be sent comes as its text."""
    with pytest.raises(LookupError, match="nothing") as raised:
        await workers.ask(jobs.fail, "nothing")
    assert any("in fail" in note for note in raised.value.__notes__)
    with pytest.raises(RuntimeError, match="this and that"):
        await workers.ask(jobs.fail_oddly)


async def test_a_job_survives_its_worker(workers: Workers, tmp_path: Path) -> None:
    """It is tried once more in a new process."""
    found = await workers.ask(jobs.die, tmp_path / "trace", 1)

    assert found != os.getpid()
    assert (tmp_path / "trace").read_text() == "xx"


async def test_a_job_that_kills_twice(workers: Workers, tmp_path: Path) -> None:
    """It is not tried for ever; the next job has a new worker."""
    with pytest.raises(WorkerDied):
        await workers.ask(jobs.die, tmp_path / "trace", 9)
    assert (tmp_path / "trace").read_text() == "xx"
    assert await workers.ask(jobs.number) != os.getpid()


async def test_a_worker_that_died_idle(workers: Workers) -> None:
    """Nobody notices."""
    number = await workers.ask(jobs.number)
    os.kill(number, signal.SIGKILL)
    await gone(number)

    assert await workers.ask(jobs.number) not in (number, os.getpid())


async def test_a_worker_that_nobody_needs(workers: Workers) -> None:
    """It ends by itself after a while, of either kind, and not before; then there is a new one."""
    both = [await workers.ask(jobs.number), await workers.work(jobs.count, 1)]
    workers.end_unused(PATIENCE_SECONDS)
    assert [await workers.ask(jobs.number), await workers.work(jobs.count, 1)] == both
    workers.end_unused(0)
    for number in both:
        assert await gone(number)
    assert await workers.ask(jobs.number) not in both


async def test_signals_are_for_the_bot(workers: Workers) -> None:
    """A worker stays for as long as somebody may ask it."""
    number = await workers.ask(jobs.number)
    for one in (signal.SIGINT, signal.SIGTERM):
        os.kill(number, one)

    assert await workers.ask(jobs.number) == number


async def test_progress(workers: Workers) -> None:
    """It comes in order, not more often than it can be seen, and is whole at the end."""
    heard: list[float] = []

    number = await workers.work(jobs.count, 1000, progress=heard.append)

    assert number != os.getpid()
    assert heard == sorted(heard)
    assert heard[-1] == 1
    assert 10 <= len(heard) <= 101


async def test_slow_work_is_patient(workers: Workers) -> None:
    """It lets all other work go first."""
    assert await workers.ask(jobs.niceness) == os.nice(0)
    assert await workers.work(jobs.niceness) > os.nice(0)


async def test_one_slow_job_at_a_time(workers: Workers, tmp_path: Path) -> None:
    """Who waits hears how many come first; quick jobs go on meanwhile."""
    go, begun = tmp_path / "go", tmp_path / "begun"
    heard: list[int] = []
    first = asyncio.ensure_future(workers.work(jobs.wait_for, go, begun))
    await written(begun)
    second = asyncio.ensure_future(
        workers.work(jobs.wait_for, go, tmp_path / "second", before=heard.append)
    )
    third = asyncio.ensure_future(workers.work(jobs.wait_for, go, tmp_path / "third"))
    await workers.ask(jobs.number)
    assert heard == [1]
    assert not (tmp_path / "second").exists()
    third.cancel()
    go.touch()
    await asyncio.gather(first, second)
    assert heard == [1, 0]
    assert not (tmp_path / "third").exists()


async def test_closing_gives_up(tmp_path: Path) -> None:
    """What is being done ends with its worker, and what waits is not begun."""
    workers = Workers(quick=1)
    running = asyncio.ensure_future(workers.ask(jobs.endure, tmp_path / "running"))
    waiting = asyncio.ensure_future(workers.ask(jobs.endure, tmp_path / "waiting"))
    number = await written(tmp_path / "running")

    await workers.close()

    with pytest.raises(WorkerDied):
        await running
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await gone(number)
    assert not (tmp_path / "waiting").exists()


async def test_an_unknown_game(workers: Workers) -> None:
    """A game that only this process knows is thought about here; others are not."""
    gin = VARIANTS["gin"]
    strange = replace(gin, key="strange")

    for variant, here in ((gin, False), (strange, True)):
        state = start(variant, next(iter(variant.presets.values())), 2, 1)
        key, number = await workers.ask(jobs.key_of, seen_by(state, 1))
        assert key == variant.key
        assert (number == os.getpid()) is here


async def test_a_game_registered_after_the_worker_began(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It can be sent, and not be understood: it is thought about here."""
    strange = replace(VARIANTS["gin"], key="strange")
    monkeypatch.setitem(VARIANTS, "strange", strange)
    state = start(strange, next(iter(strange.presets.values())), 2, 1)

    assert await workers.ask(jobs.key_of, seen_by(state, 1)) == ("strange", os.getpid())


async def test_where_no_process_can_be_started(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is thought here."""
    end_idle()
    monkeypatch.setattr(sys, "executable", "/nowhere/python")

    assert await workers.ask(jobs.number) == os.getpid()


LONELY = """
import sys
from pathlib import Path
from bot.runtime.worker import pickled
from bot.runtime.worker_process import WorkerProcess
from tests.bot.runtime import jobs
WorkerProcess(patient=True).do(pickled((jobs.endure, (Path(sys.argv[1]),), False)), print)
"""


async def test_none_outlives_the_bot(tmp_path: Path) -> None:
    """A bot that is killed in the middle of a job leaves nothing behind."""
    bot = subprocess.Popen([sys.executable, "-c", LONELY, str(tmp_path / "number")])
    number = await written(tmp_path / "number")

    bot.kill()
    bot.wait()

    assert await gone(number)


async def test_no_secrets_and_no_discord(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker has the engine and nothing of the bot; what is the host's secret stays here."""
    for name in SECRETS:
        monkeypatch.setenv(name, "a.b.c")
    process = WorkerProcess(patient=False)
    there = Path(f"/proc/{process.number}/environ").read_bytes()
    process.end()

    assert b"a.b.c" not in there
    assert not await workers.ask(jobs.loaded, "discord", "sqlalchemy", "data", "asyncio")


def test_nobody_is_left_to_hear_the_answer() -> None:
    """A worker whose bot was killed in the middle of a job ends without a word."""
    worker = subprocess.Popen(
        [sys.executable, "-P", "-c", PROGRAM],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert worker.stdin
    assert worker.stdout
    assert worker.stderr
    worker.stdout.close()
    send(worker.stdin, pickled((abs, (-1,), False)))

    assert worker.wait(PATIENCE_SECONDS) == 0
    assert worker.stderr.read() == b""
    worker.stdin.close()
    worker.stderr.close()
