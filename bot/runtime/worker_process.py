"""The workers of this process, seen from here: begun when needed, kept for who needs one next."""

import atexit
import os
import pickle
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress

from bot.runtime.worker import PATIENT, AnswerKind, Report, WorkerAnswer, received, send

PROGRAM = "from bot.runtime.worker import main; main()"
"""Not `-m`: what it sends would have the classes of `__main__`, of which we have others."""
END_SECONDS = 2.0
"""How long a worker may take to end by itself."""
SECRETS = ("DISCORD_TOKEN", "DISCORD_CLIENT_SECRET", "DATABASE_URL")
"""What of our environment is no business of a worker's."""


class WorkerDied(Exception):
    """A worker has ended in the middle of a job."""


class WorkerProcess:
    """One worker, which does one job at a time.

    It is talked to by a thread that waits for it, as subprocesses of asyncio's belong to one event
    loop, and this one is handed on.
    """

    def __init__(self, *, patient: bool) -> None:
        """Start the process; raises OSError where there cannot be one more."""
        self.patient = patient
        self.used = time.monotonic()
        """When it had its last job."""
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", PROGRAM, *([PATIENT] if patient else [])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(),
        )

    @property
    def number(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether the process has not ended."""
        return self._process.poll() is None

    def do(self, job: bytes, report: Report) -> WorkerAnswer:
        """The answer to *job*; how far it is goes to *report* meanwhile. Raises WorkerDied."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            send(self._process.stdin, job)
            while (message := received(self._process.stdout)) is not None:
                kind, value = pickle.loads(message)
                if kind is not AnswerKind.PROGRESS:
                    return kind, value
                report(value)
        except OSError as error:
            raise WorkerDied(str(error)) from error
        raise WorkerDied(f"process {self.number} has ended")

    def kill(self) -> None:
        """End the process at once; whoever waits for an answer gets none."""
        self._process.kill()

    def end(self) -> None:
        """Let the process end, as it does when nobody can ask it any more."""
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            try:
                pipe.close()
            except OSError:  # it has ended, and what was to be sent goes nowhere
                continue
        try:
            self._process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


IDLE: dict[bool, list[WorkerProcess]] = defaultdict(list)
"""Workers without a job, patient ones and others, for whoever has one next; the last used last."""


def taken(*, patient: bool) -> WorkerProcess:
    """A worker to be given jobs: an idle one, or a new one; raises OSError."""
    idle = IDLE[patient]
    while idle:
        worker = idle.pop()
        if worker.is_alive:
            return worker
        worker.end()
    return WorkerProcess(patient=patient)


def given_back(worker: WorkerProcess) -> None:
    """Keep a worker whose job is done."""
    worker.used = time.monotonic()
    IDLE[worker.patient].append(worker)


@atexit.register
def end_idle(seconds: float = 0.0) -> None:
    """End all workers that have had nothing to do for so many *seconds*."""
    for idle in IDLE.values():
        while is_unused(idle, seconds):
            # Somebody may have taken it in the meantime.
            with suppress(IndexError):
                idle.pop(0).end()


def any_unused(seconds: float) -> bool:
    """Whether some worker has had nothing to do for so many *seconds*."""
    return any(is_unused(idle, seconds) for idle in IDLE.values())


def is_unused(idle: Sequence[WorkerProcess], seconds: float) -> bool:
    """Whether the first of *idle*, which waits longest, has had nothing to do for so long."""
    # Other threads take from it meanwhile.
    return any(time.monotonic() - first.used >= seconds for first in idle[:1])


def environment() -> dict[str, str]:
    """What a worker finds around it: our modules from where we have them, and no secrets."""
    kept = {name: value for name, value in os.environ.items() if name not in SECRETS}
    places = (os.path.abspath(place) for place in sys.path)
    return kept | {"PYTHONPATH": os.pathsep.join(places)}
