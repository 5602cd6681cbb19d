"""How soon a hint is there: what the strong computer would do, asked of the worker as hands ask it.

    python bench/hints.py [GAME [POSITIONS]]

Positions of games between two normal players, one asked after the other; from asking until the
answer is here, another process and what is sent to it and back included.
"""

import asyncio
import sys
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from random import Random

from bench.players import LONG, spread
from bench.yardsticks import player
from bot.runtime.workers import Workers
from engine.game import due, play, start
from engine.moves import DEALER
from engine.options import rules_from
from engine.players.thoughts import advise
from engine.state import Phase
from engine.variants import VARIANTS
from engine.view import Seen, seen_by

WARMING = 50
"""Answers that are not counted: until then the worker has loaded what it needs."""


def positions(key: str) -> Iterator[Seen]:
    """What the seat to act sees, through one game after the other."""
    variant, chooses = VARIANTS[key], player("normal")
    for number in count():
        state = start(variant, rules_from(variant, {}), 2, 1 + number % 2)
        random = Random(number)
        for _ in range(LONG):
            if state.phase is Phase.FINISHED:
                break
            dealt = due(state, number.to_bytes(32, "big"))
            if dealt is not None:
                state = play(state, DEALER, dealt)
                continue
            seen = seen_by(state, state.acting)
            yield seen
            state = play(state, state.acting, chooses(seen, random))


async def measured(key: str, wanted: int) -> list[float]:
    """Seconds until each answer."""
    workers, times = Workers(), []
    for seen in islice(positions(key), WARMING + wanted):
        begun = perf_counter()
        await workers.ask(advise, seen)
        times.append(perf_counter() - begun)
    await workers.close()
    return times[WARMING:]


def main() -> None:
    """Print median, p99 and worst of each game."""
    keys = sys.argv[1:2] or list(VARIANTS)
    wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    for key in keys:
        print(f"{key:13} {spread(asyncio.run(measured(key, wanted)))}", flush=True)


if __name__ == "__main__":
    main()
