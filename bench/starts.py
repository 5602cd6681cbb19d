"""From the command to `ready`: a first start, which makes the database, and those after it.

    python bench/starts.py [STARTS]

The real process starts over the stand-in of the tests, which judges nothing. What Python and the
libraries alone take is measured by a process that loads them and ends.
"""

import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.insert(0, str(ROOT := Path(__file__).parents[1]))

from bench.path import cpu_seconds, judge_nothing
from tests.wire.process import Program
from tests.wire.standin import StandIn

STARTS = 5
LOADING = {
    "Python alone": "pass",
    "with discord.py and SQLAlchemy": "import discord, sqlalchemy.ext.asyncio",
    "with all of Jolly": "from bot.__main__ import loading\n"
    "with loading(): import bot.app, bot.hosting.running",
}


async def started(standin: StandIn, folder: Path) -> tuple[float, float]:
    """Seconds until one process is ready, and those of the processor."""
    begun = perf_counter()
    async with Program(standin, folder, {}) as bot:
        return perf_counter() - begun, cpu_seconds(bot.pid)


def loaded(code: str) -> float:
    """Seconds that Python takes for *code*, compiled before as that of an installed program is."""
    environment = Program(StandIn(), ROOT, {}).environment
    begun = perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT, env=environment)
    return perf_counter() - begun


async def main() -> None:
    """Print the median of each."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else STARTS
    for name, code in LOADING.items():
        print(f"{name:34}{median(loaded(code) for _ in range(count)):6.2f} s", flush=True)
    judge_nothing()
    first, later = [], []
    for _ in range(count):
        with tempfile.TemporaryDirectory() as folder:
            async with StandIn() as standin:
                first.append(await started(standin, Path(folder)))
                later.append(await started(standin, Path(folder)))
    for name, found in (("ready, the first time", first), ("ready, again", later)):
        wall, spent = (median(each) for each in zip(*found, strict=True))
        print(f"{name:34}{wall:6.2f} s, of the processor {spent:.2f} s")


if __name__ == "__main__":
    asyncio.run(main())
