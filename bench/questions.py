"""How long every question takes that the bot asks of a position, over random and hostile ones.

    python bench/questions.py [GAME [POSITIONS [HOSTILE]]]

The random positions are all those of random games, with random options and numbers of players; the
hostile ones those that the tests look at, too. Processor time, of three runs the shortest, nothing
being remembered from the runs before. Ends with 1 where an answer took longer than the bound; then,
or before, the longest stall of the event loop is told while hands are shown and completed.
"""

import asyncio
import gc
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import contextlib

from bot.render.frame import Frame, Player
from bot.render.hand import HandPage, hand_view
from bot.runtime.asking import answer, asked, prepare
from bot.runtime.garbage import NEVER
from bot.table.sorting import in_order
from engine.arrange import onto, pieces, reaching
from engine.arrange.calm import calm
from engine.arrange.tile_turns import most, opening
from engine.errors import Refusal
from engine.game import start
from engine.legal import (
    legal_discards,
    legal_knocks,
    legal_layoffs,
    legal_melds,
    legal_moves,
    legal_swaps,
    legal_takes,
)
from engine.opening import finishing
from engine.players.thoughts import advised
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import Seen, seen_by
from tests.engine.hostile import hostile
from tests.engine.random_games import Table

BOUND = 0.050
"""Seconds that an answer may take."""
SHORT = 0.002
"""Seconds below which one run will do."""
BEAT = 0.0005
SHOWN = 300
"""Hands that are shown while the event loop is watched."""
RUNS = 3

Question = Callable[[Seen], Any]


def tiles_turn(seen: Seen) -> Any:
    """The table with most tiles, as it is suggested."""
    if not seen.variant.tiles:
        return None
    if seen.to_act not in seen.opened:
        least, total = seen.opening.minimum, seen.opening.together
        return opening(seen.melds, seen.hand, least=least, total=total)
    found = most(seen.melds, seen.hand)
    return found and calm(seen.melds, found)


QUESTIONS: dict[str, Question] = {
    "take": legal_takes,
    "melds": legal_melds,
    "lay-offs": legal_layoffs,
    "swaps": legal_swaps,
    "discards": legal_discards,
    "knocks": legal_knocks,
    "all moves": legal_moves,
    "out of time": lambda seen: seen.variant.out_of_time(seen),
    "order": lambda seen: in_order(seen, seen.hand, "melds", None),
    "hint": advised,
    "suggestion": tiles_turn,
}


def random_positions(key: str) -> Iterator[State]:
    """Every position of one game after the other in which somebody is to act."""
    number = 0
    while True:
        number += 1
        table = Table(VARIANTS[key], Random(number))
        state = start(table.variant, table.rules, len(table.names), table.dealer)
        while state.phase is not Phase.FINISHED:
            if state.to_act is not None and not state.refills.due:
                yield state
            state, _, _ = table.step(state)


def hostile_positions(key: str) -> Iterator[State]:
    number = 0
    while True:
        number += 1
        state = hostile(key, Random(number))
        if state.to_act is not None and not state.refills.due:
            yield state


def forget() -> None:
    """Let nothing be remembered."""
    finishing._can_end.cache_clear()
    onto._onto.cache_clear()
    pieces._known.cache_clear()
    reaching._remembered.cache_clear()


def taken(question: Question, seen: Seen) -> float:
    """Seconds of the processor that an answer takes."""
    found = []
    for _ in range(RUNS):
        forget()
        begun = process_time()
        with contextlib.suppress(Refusal):
            question(seen)
        found.append(process_time() - begun)
        if found[-1] < SHORT:
            break
    return min(found)


def measured(key: str, kind: str, positions: Iterator[State]) -> bool:
    """Ask everything of *positions*, and tell how long it took; whether all was within bounds."""
    times: dict[str, list[float]] = {name: [] for name in QUESTIONS}
    for state in positions:
        seen = seen_by(state, state.acting)
        for name, question in QUESTIONS.items():
            times[name].append(taken(question, seen))
    for name, found in times.items():
        found.sort()
        if found[-1] < 0.0005:
            continue
        p99 = found[int(len(found) * 0.99)]
        print(
            f"{key:13}{kind:9}{name:13}{len(found):8,}{median(found) * 1e3:9.2f}"
            f"{p99 * 1e3:9.1f}{found[-1] * 1e3:9.1f}{'  OVER' if found[-1] > BOUND else ''}",
            flush=True,
        )
    return all(found[-1] <= BOUND for found in times.values())


async def shown(seen: Seen) -> None:
    """Show a hand and complete what is typed, as the bot does."""
    seat = seen.acting
    people = tuple(Player(number, f"p{number}", number) for number in range(1, seen.seats + 1))
    frame = Frame(17, 5, people, seen, "en", seat, None, None, (), (), "")
    order = await asked(in_order, seen, seen.hand, "melds", None)
    prepare(seen, seat)
    if not seen.variant.tiles:
        hand_view(frame, HandPage(order=order))
    for question in (legal_melds, legal_layoffs, legal_swaps):
        await answer(question, seen)


async def stall(states: list[State], *, busy: bool) -> float:
    """How much later than asked the loop comes back at worst."""

    async def all_shown() -> None:
        for state in states if busy else ():
            await shown(seen_by(state, state.acting))

    showing, found = asyncio.create_task(all_shown()), []
    while not showing.done() or len(found) < SHOWN:
        begun = perf_counter()
        await asyncio.sleep(BEAT)
        found.append(perf_counter() - begun - BEAT)
    return max(found)


def least_stall(states: list[State], *, busy: bool) -> float:
    """The worst stall of the best of some runs: in the others the machine had other work, too."""
    found = []
    for _ in range(RUNS):
        forget()
        found.append(asyncio.run(stall(states, busy=busy)))
    return min(found)


def leave_old_garbage() -> None:
    """As `bot.runtime.garbage` does when the bot has started."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*gc.get_threshold()[:2], NEVER)


def main(keys: list[str], count: int, nasty: int) -> int:
    print(f"{'':22}{'question':13}{'positions':>8}{'median':>9}{'p99':>9}{'worst':>9}  ms")
    within = True
    leave_old_garbage()
    for key in keys:
        within &= measured(key, "random", islice(random_positions(key), count))
        within &= measured(key, "hostile", islice(hostile_positions(key), nasty))
        states = list(islice(hostile_positions(key), SHOWN))
        quiet, busy = least_stall(states, busy=False), least_stall(states, busy=True)
        print(f"{key:13}longest stall of the loop: {busy * 1e3:.1f} ms, at rest {quiet * 1e3:.1f}")
    return 0 if within else 1


if __name__ == "__main__":
    games = [sys.argv[1]] if sys.argv[1:] else list(VARIANTS)
    counts = [int(text) for text in sys.argv[2:]] + [17_000, 500][len(sys.argv[2:]) :]
    sys.exit(main(games, counts[0], counts[1]))
