"""Record decisions of 500 Rummy, to hold the players of the trainer to those of the engine.

    python bench/tuning/five_hundred_decisions.py FILE [--rounds N] [--first N]

A line is a decision: who, what for and what it chose, then the position as whole numbers; sets of
cards are written as the number that they are. bench/tuning/five_hundred/check.hpp reads it.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.tuning.five_hundred_rounds import (
    Learner,
    Player,
    Round,
    carry_out,
    dealt,
    set_of_faces,
    takes_of,
)
from bench.yardsticks import gatherer
from bench.yardsticks.careful_0_2 import careful
from engine.players.faces import joined
from engine.players.five_hundred import casual, greedy, strong
from engine.players.five_hundred.position import Position
from engine.players.five_hundred.promise import gain
from engine.players.sight import Sight

TARGETS = (100, 200, 500)
"""What the games go to, in turn."""

LARGE_HAND = careful.LARGE_HAND
"""From here on `careful_0_2` weighs only some draws, by chance."""


class Attentive(Random):
    """Chance by which the easy level notices everything."""

    def random(self) -> float:
        return 0.3


def decisions(number: int) -> Iterator[str]:
    """Every decision of a round, by each player that could be in its place."""
    random = Random(number)
    players = [Learner(), Player()]
    played, seat = dealt(random), number % 2
    while True:
        now = replace(played.seen_by(seat), target=TARGETS[number % len(TARGETS)])
        yield from collected(now)
        depth = players[seat].collect(now, random)
        sight = collect(played, now, seat, depth)
        now = replace(now, sight=sight)
        yield from planned(now)
        plan = players[seat].plan(now, random)
        assert plan is not None
        carry_out(played, seat, plan)
        if not played.hands[seat] or not played.stock:
            return
        yield gained(played, seat, now.target)
        seat = 1 - seat


def gained(played: Round, seat: int, target: int) -> str:
    """What the seat that has ended its turn will gain, by the net that luck is told by."""
    now = played.seen_by(seat)
    shown = replace(now, known=played.hands[1 - seat], target=target)
    return f"luck gain {gain(shown)!r} {written(shown)}"


def collect(played: Round, now: Position, seat: int, depth: int | None) -> Sight:
    """Have *seat* draw or take; what it sees then."""
    if depth is None:
        sight = now.sight.after_draw(played.stock.pop())
    else:
        sight = now.sight.after_take(depth)
        played.known[seat] |= set_of_faces(played.pile[depth:])
        del played.pile[depth:]
    played.hands[seat] = sight.hand
    return sight


def collected(now: Position) -> Iterator[str]:
    """How deep each player would take; -1 is the stock."""
    depths = [depth for depth, _, _ in takes_of(now.sight)]
    found = {
        "strong": strong.collecting(now),
        "strong@3": Learner().collect(now, Random(0)),
        "normal@3": greedy.collect(now.sight, depths),
        "easy@3": casual.collect(casual.OF_VERSION_3, now.sight, depths, Attentive()),
        "gatherer": gatherer.collect(now.sight, depths),
    }
    if now.sight.hand.bit_count() <= LARGE_HAND:
        found["careful"] = Player().collect(now, Random(0))
    for name, depth in found.items():
        yield f"{name} collect {-1 if depth is None else depth} {written(now)}"


def planned(now: Position) -> Iterator[str]:
    """How each player would end the turn: the cards laid, the discard, what that is worth to it."""
    plans = {
        "strong": max(strong.plans(now), key=lambda each: each.worth),
        "strong@3": Learner().plan(now, Random(0)),
        "careful": Player().plan(now, Random(0)),
        "normal@3": greedy.plan(now.sight, Random(0)),
        "easy@3": casual.plan(casual.OF_VERSION_3, now.sight, Attentive()),
        "gatherer": gatherer.plan(now.sight),
    }
    for name, plan in plans.items():
        assert plan is not None
        laid, worth = joined(lay.cards for lay in plan.lays), plan.worth
        if plan.discard is not None and name == "normal@3":
            worth = greedy.usefulness(plan.discard, now.sight.hand & ~laid, now.sight)
        if plan.discard is not None and name == "easy@3":
            worth = casual.company(casual.OF_VERSION_3, plan.discard, now.sight)
        if plan.discard is None and name in ("normal@3", "easy@3"):
            worth = 0.0
        thrown = -1 if plan.discard is None else plan.discard
        yield f"{name} plan {laid} {thrown} {worth!r} {written(now)}"


def written(now: Position) -> str:
    """The position in numbers."""
    sight = now.sight
    numbers = [
        *(sight.hand, sight.stock, sight.other, sight.must, sight.kept, now.known, now.thrown),
        *(*now.totals, now.target, len(sight.pile), *sight.pile, len(sight.table)),
        *(number for row in sight.table for number in row),
    ]
    return " ".join(map(str, numbers))


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("file", type=Path)
    asked.add_argument("--rounds", type=int, default=20)
    asked.add_argument("--first", type=int, default=0)
    given = asked.parse_args()
    numbers = range(given.first, given.first + given.rounds)
    given.file.write_text("".join(f"{line}\n" for each in numbers for line in decisions(each)))
