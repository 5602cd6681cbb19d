"""Work on a database by processes that die of it, all forked from one that has loaded the program.

As a program it reads what is to be done, a line each, and says how each process ended.
"""

import asyncio
import gc
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from data.backup.copies import backup, restore
from data.games import NewMove, load
from data.migrations import FOLDER
from data.store.database import Database
from tests.mortal import Points, wrap_storage


async def opened(url: str) -> None:
    """Open the database, which brings it up to date."""
    await (await Database.open(url)).close()


async def backed_up(url: str, file: str) -> None:
    """Make a backup."""
    await backup(url, Path(file), 1)


async def restored(url: str, file: str, now_ms: int) -> None:
    """Restore a backup."""
    await restore(url, Path(file), now_ms)


async def played(url: str, said: str, moves: int, *numbers: int) -> None:
    """Make so many moves in each of some games at once, and say in a file what is stored."""
    db = await Database.open(url)
    with Path(said).open("a", buffering=1) as stream:

        async def play(game: int) -> None:
            async with db.reading() as tx:
                step = (await load(tx, game)).step
            stream.write(f"{game} {step}\n")
            for _ in range(moves):
                made = [
                    NewMove(1, f"1 draw {step}", step, "player"),
                    NewMove(0, "deck", None, "dealer"),
                ]
                step = await db.commits.append(
                    game, step, made, deadline=None, now_ms=step, clock=(0, None)
                )
                stream.write(f"{game} {step}\n")

        await asyncio.gather(*map(play, numbers))
    await db.close()


WORK = {one.__name__: one for one in (opened, backed_up, restored, played)}


class Mother:
    """Forks the processes."""

    def __init__(self, process: "subprocess.Popen[str]", folder: Path) -> None:
        self._process = process
        self._met = folder / "met.txt"

    def ends(self, work: str, *arguments: object, fatal: int = 0, seconds: float = 0) -> bool:
        """Whether *work* comes to its end: it dies at its point number *fatal* or after *seconds*.

        Raises AssertionError where it failed.
        """
        wish = {"work": work, "arguments": arguments, "fatal": fatal, "seconds": seconds}
        assert self._process.stdin
        assert self._process.stdout
        print(json.dumps(wish | {"met": str(self._met)}), file=self._process.stdin, flush=True)
        code = int(self._process.stdout.readline())
        assert code in (0, -signal.SIGKILL, -signal.SIGALRM), (work, code)
        return code == 0

    @property
    def met(self) -> list[str]:
        """The points that the last process came to."""
        return self._met.read_text().splitlines()


@contextmanager
def mother(folder: Path) -> Iterator[Mother]:
    """One that forks, until this is left."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.data.dying"],
        cwd=FOLDER.parent.parent,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        yield Mother(process, folder)


def main() -> None:
    """Fork for each line, and say the process's exit code."""
    gc.freeze()
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            work(json.loads(line))
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


def work(wish: dict[str, Any]) -> None:
    """Do what is wished, and end."""
    points = Points(Path(wish["met"]), lambda number, _: number == wish["fatal"])
    wrap_storage(points, steps=wish["work"] == opened.__name__)
    # Nobody catches this signal: it ends a process as suddenly as the other one.
    signal.setitimer(signal.ITIMER_REAL, wish["seconds"])
    try:
        asyncio.run(WORK[wish["work"]](*wish["arguments"]))
    except BaseException:
        sys.excepthook(*sys.exc_info())
        os._exit(1)
    os._exit(0)


if __name__ == "__main__":
    main()
