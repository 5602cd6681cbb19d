"""Record decisions of gin, to hold the players of the trainer to those of the engine.

    python bench/tuning/gin_decisions.py FILE [--games N] [--first N]

A line is a decision: who, what for, what it chose and what that was worth to it, then the position
as numbers; sets of cards are written as the number that they are. bench/tuning/gin_cpp/check.hpp
reads it.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.yardsticks import learned_discards
from engine.arrange.deadwood import faces_of, least_deadwood
from engine.game import due, play, start
from engine.moves import DEALER, Discard, Gin, Knock, TakePile
from engine.options import rules_from
from engine.players import Level, choose
from engine.players.faces import face_of
from engine.players.gin import greedy, strong
from engine.players.gin.sight import sight_of
from engine.players.gin.third import THIRD
from engine.players.gin.turns import upcard_of
from engine.players.gin.winning import prices
from engine.state import Phase
from engine.variants import VARIANTS
from engine.view import Seen, seen_by

OPTIONS = ({}, {"knock": "oklahoma"}, {"next-dealer": "turns"})
"""What the games are played by, in turn."""

POLICIES: Mapping[str, Callable[[], strong.Foretellers]] = {
    "strong": strong.taught,
    "strong@3": lambda: THIRD,
}
"""By player, how it tells what the ways on are worth."""


def decisions(number: int) -> Iterator[str]:
    """Every decision of the first rounds of a game, by each player that could be in its place."""
    rules = {"big-gin": "no", **OPTIONS[number % len(OPTIONS)]}
    gin = VARIANTS["gin"]
    state = start(gin, rules_from(gin, rules), 2, 1 + number % 2)
    key, chance = number.to_bytes(32, "big"), Random(number)
    while len(state.results) < 2 and state.phase is not Phase.FINISHED:
        dealt = due(state, key)
        if dealt is not None:
            state = play(state, DEALER, dealt)
            continue
        seen = seen_by(state, state.acting)
        yield from ended(seen) if seen.phase is Phase.PLAY else wanted(seen)
        state = play(state, state.acting, choose(seen, chance, Level.STRONG))


def wanted(seen: Seen) -> Iterator[str]:
    """Whether each player would take the upcard."""
    if seen.passes == seen.seats:
        return
    sight, upcard = sight_of(seen), upcard_of(seen)
    wants = greedy.is_wanted(sight.hand, upcard, sight.limit)
    yield f"normal wants {int(wants)} 0 0 {written(seen)}"
    wants = isinstance(learned_discards.choose(seen, Random(0)), TakePile)
    yield f"learned_discards wants {int(wants)} 0 0 {written(seen)}"
    for name, policy in POLICIES.items():
        now = strong.reckoned(seen, policy())
        wants = strong.wants(seen, Random(0), policy())
        worth = left(now, seen)
        if (taken := strong.taking(now, upcard)) is not None:
            worth = max(worth, taken)
        yield f"{name} wants {int(wants)} 0 {worth!r} {written(seen)}"


def left(now: strong.Reckoning, seen: Seen) -> float:
    """What leaving the upcard is worth."""
    if seen.phase is Phase.UPCARD:
        return strong.passing(now, upcard_of(seen), is_last=seen.passes > 0)
    return strong.drawing(now)


def ended(seen: Seen) -> Iterator[str]:
    """How each player would end the turn: the card thrown, and whether it knocks."""
    sight, barred = sight_of(seen), faces_of(seen.turn.taken)
    face = greedy.dearest(sight, barred)
    knocks = least_deadwood(sight.hand ^ face) <= sight.limit
    yield f"normal ends {face.bit_length() - 1} {int(knocks)} 0 {written(seen)}"
    move = learned_discards.choose(seen, Random(0))
    assert isinstance(move, Discard | Knock | Gin)
    knocks = not isinstance(move, Discard)
    yield f"learned_discards ends {face_of(move.card)} {int(knocks)} 0 {written(seen)}"
    for name, policy in POLICIES.items():
        best = strong.throws(strong.reckoned(seen, policy()), sight.hand, barred)[0]
        card = best.face.bit_length() - 1
        yield f"{name} ends {card} {int(best.knocks)} {best.value!r} {written(seen)}"


def written(seen: Seen) -> str:
    """The position in numbers."""
    sight = sight_of(seen)
    passes = seen.passes if seen.phase is Phase.UPCARD else -1
    numbers = [
        *(sight.hand, sight.pile, sight.known, sight.thrown, sight.left, sight.lately),
        *(sight.shown, sight.turns, sight.takes, sight.last, sight.stock, sight.limit),
        *(upcard_of(seen), faces_of(seen.turn.taken), passes, *prices(seen)),
    ]
    return " ".join(map(str, numbers))


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("file", type=Path)
    asked.add_argument("--games", type=int, default=10)
    asked.add_argument("--first", type=int, default=0)
    given = asked.parse_args()
    numbers = range(given.first, given.first + given.games)
    given.file.write_text("".join(f"{line}\n" for each in numbers for line in decisions(each)))
