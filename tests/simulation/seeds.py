"""Runs seeds, each in a process forked from one that has loaded and warmed up everything."""

import gc
import json
import os
import shutil
import signal
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bot.messages.emojis import Emojis, faces
from tests.simulation.plans import Plan
from tests.simulation.scene import Scene

LONGEST_SECONDS = 300
"""Processor time after which a scene counts as one that goes round in a circle."""
MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a scene went: what it *broke*, the *mark* of its trace, and what it cost."""

    broken: list[str]
    mark: str
    cpu_seconds: float
    virtual_seconds: float
    steps: int
    trace: list[str]


def warm_up() -> None:
    """Draw the faces of cards and play once, so that forks find everything loaded and parsed."""
    drawn = faces()
    Emojis.__init__.__defaults__ = (lambda: drawn,)
    run(Plan(0, "two", 2, ()))
    gc.collect()
    gc.freeze()
    gc.disable()


def run(plan: Plan, *, traced: bool = False) -> Outcome:
    """Play a plan in this process."""
    home = MEMORY if MEMORY.is_dir() else Path(tempfile.gettempdir())
    folder = Path(tempfile.mkdtemp(prefix="storm-", dir=home))
    begun = time.process_time()
    try:
        scene = Scene(plan, folder)
        broken = scene.play()
        return Outcome(
            broken,
            scene.trace.mark,
            time.process_time() - begun,
            scene.schedule.now,
            scene.schedule.steps,
            scene.trace.lines if traced or broken else [],
        )
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run_apart(plan: Plan, *, traced: bool = False) -> Outcome:
    """Play a plan in a fork, which leaves nothing behind."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        signal.setitimer(signal.ITIMER_PROF, LONGEST_SECONDS)
        _tell(writing, plan, traced=traced)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as said:
        answer = said.read()
    _, status = os.waitpid(child, 0)
    if not answer:
        how = f"the process ended with {os.waitstatus_to_exitcode(status)}"
        return Outcome([how], "", 0.0, 0.0, 0, [])
    found: dict[str, Any] = json.loads(answer)
    return Outcome(**found)


def _tell(writing: int, plan: Plan, *, traced: bool) -> None:
    """Play, and write how it went."""
    try:
        outcome = run(plan, traced=traced)
    except BaseException:
        import traceback

        outcome = Outcome([traceback.format_exc()], "", 0.0, 0.0, 0, [])
    with os.fdopen(writing, "wb") as pipe:
        pipe.write(json.dumps(asdict(outcome)).encode())
