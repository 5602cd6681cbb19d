"""What the processes of one bot take in memory, in the order in which a host meets it.

    python bench/memory.py [GAMES]

The real process over the stand-in of the tests, which judges nothing: after its first start, which
makes the database, after another one, after GAMES games against the computer with a hint in each,
and once the workers have had nothing to do for so long that they end. Linux alone tells it.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(ROOT := Path(__file__).parents[1]))

from bench.path import judge_nothing
from bot.runtime.workers import UNUSED_SECONDS
from engine.variants import VARIANTS
from tests.wire.process import Program
from tests.wire.standin import StandIn

GAMES = 20
CALM_SECONDS = 15
"""After which a start has done all that it does by itself."""


def megabytes(pid: int) -> int:
    """What a process has in memory."""
    status = Path(f"/proc/{pid}/status").read_text()
    [resident] = [line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")]
    return round(int(resident) / 1024)


def printed(name: str, pid: int) -> None:
    """Print what the bot takes, and each of its workers."""
    workers = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    for task in Path(f"/proc/{pid}/task").iterdir():
        workers += set((task / "children").read_text().split()) - set(workers)
    found = " + ".join(f"{megabytes(int(each))} MB" for each in (pid, *workers))
    print(f"{name:44}{found}", flush=True)


async def games(standin: StandIn, count: int) -> None:
    """Begin games against the computer one after the other, ask what to play, and resign."""
    for number in range(count):
        key = list(VARIANTS)[number % len(VARIANTS)]
        bot = standin.world.bot
        await standin.alice.slash("challenge", standin.channel, opponent=bot, game=key)
        await asyncio.sleep(2)
        await standin.alice.slash("hint", standin.channel)
        asked = await standin.alice.slash("resign", standin.channel)
        assert asked.message is not None
        await standin.alice.press(asked.message, "Yes")


async def main() -> None:
    """Print all of them."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    judge_nothing()
    with tempfile.TemporaryDirectory() as folder:
        async with StandIn() as standin:
            async with Program(standin, Path(folder), {}) as bot:
                await asyncio.sleep(CALM_SECONDS)
                printed("a first start", bot.pid)
            async with Program(standin, Path(folder), {}) as bot:
                await asyncio.sleep(CALM_SECONDS)
                printed("another start", bot.pid)
                await games(standin, count)
                printed(f"after {count} games against the computer", bot.pid)
                await asyncio.sleep(UNUSED_SECONDS + CALM_SECONDS)
                printed("when nobody has played for a while", bot.pid)


if __name__ == "__main__":
    asyncio.run(main())
