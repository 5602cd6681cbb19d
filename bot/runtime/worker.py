"""A worker: a process of ours that thinks for the bot, and has nothing of it but the engine.

Its jobs come in on standard input and its answers go out on standard output, each as a length and a
pickle. It ends when there is nobody any more who could ask: with the end of its input, whatever it
is doing then. Signals are for the bot, which closes that input.
"""

import gc
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from enum import StrEnum
from importlib import import_module
from itertools import count
from queue import SimpleQueue
from struct import Struct
from threading import Thread
from typing import IO, Any

LENGTH = Struct(">Q")
"""What stands before every pickle: how many bytes it has."""
PATIENT = "patient"
"""The argument of a worker that lets all others go first."""
NICENESS = 10
"""By how much a patient worker lowers its priority."""
TIDIED_EVERY = 500
"""Jobs from one tidying to the next."""
REPORT_STEP = 0.01
"""By how much a job has to have gone on for that to be reported."""

Report = Callable[[float], None]
"""Takes how much of a job is done, from 0 to 1."""


class AnswerKind(StrEnum):
    """The kinds of answers that a worker gives."""

    PROGRESS = "progress"
    DONE = "done"
    RAISED = "raised"
    UNKNOWN = "unknown"
    """The worker does not know what the job is about."""


WorkerAnswer = tuple[AnswerKind, Any]


def main() -> None:
    """Do jobs until the input ends."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    if PATIENT in sys.argv:
        with suppress(AttributeError, OSError):  # where there is such a thing, and we may
            os.nice(NICENESS)
    # Whatever prints is not to come between the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    jobs: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, jobs), daemon=True).start()
    import_module("engine.players")
    gc.disable()

    def progress(value: float) -> None:
        send(answers, pickled((AnswerKind.PROGRESS, value)))

    for jobs_done in count(1):
        try:
            send(answers, done(jobs.get(), progress))
        except BrokenPipeError:
            # Who asked was killed meanwhile. The thread that listens would hold up a usual end.
            os._exit(0)
        if jobs_done % TIDIED_EVERY == 0:
            tidy()


def tidy() -> None:
    """Drop what nobody needs, and never look again at what is remembered.

    Left to itself Python would go through all of that in the middle of a thought, for 0.2 s.
    """
    gc.collect()
    gc.freeze()


def _listen(source: IO[bytes], jobs: "SimpleQueue[bytes]") -> None:
    """Hand on what comes in; with its end the process ends, in the middle of a job too."""
    while (job := received(source)) is not None:
        jobs.put(job)
    os._exit(0)


def done(job: bytes, report: Report) -> bytes:
    """Do *job*, and give its answer as it is sent."""
    try:
        function, args, reports = pickle.loads(job)
    except (LookupError, ImportError, AttributeError) as error:
        return pickled((AnswerKind.UNKNOWN, str(error)))
    try:
        return pickled(
            (AnswerKind.DONE, function(*args, *((stepwise(report),) if reports else ())))
        )
    except Exception as error:
        return pickled((AnswerKind.RAISED, portable(error)))


def stepwise(report: Report) -> Report:
    """*report*, called only where there is something new to tell."""
    told = 0.0

    def tell(value: float) -> None:
        nonlocal told
        if value - told >= REPORT_STEP or value >= 1 > told:
            told = value
            report(value)

    return tell


def portable(error: Exception) -> Exception:
    """*error* with where it was raised, or its text where it cannot be pickled."""
    where = "".join(traceback.format_exception(error))
    try:
        # Many can be pickled and not be made again.
        made = pickle.loads(pickle.dumps(error))
    except Exception:
        made = RuntimeError(str(error))
    assert isinstance(made, Exception)
    made.add_note(f"In a worker:\n{where}")
    return made


def pickled(value: Any) -> bytes:
    """*value* as bytes."""
    return pickle.dumps(value, pickle.HIGHEST_PROTOCOL)


def send(target: IO[bytes], message: bytes) -> None:
    """Write *message* with its length before it."""
    target.write(LENGTH.pack(len(message)) + message)
    target.flush()


def received(source: IO[bytes]) -> bytes | None:
    """The next message; None where the other side has ended, in the middle of one too."""
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    message = source.read(length)
    return message if len(message) == length else None
