"""How the computer comes to a move, so that anybody can find the same move again.

A move follows from what its seat sees, a level, a number of samples, the version of the player, and
chance; and that follows from the key of the game and the number of the move, as deals do.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from engine.game import due, play
from engine.moves import DEALER, Move
from engine.players import Level, choose, mind_of, strongest, weakest
from engine.players.whys import Reason
from engine.shuffle import words
from engine.state import Phase, State, Variant
from engine.view import Seen, seen_by

CROWDS = (4, 16, 64)
"""Beyond each of these many thoughts for every worker a thought has half as many samples."""

HINT_SEED = 0
"""Where the chances of a hint begin: the same position has the same hint."""


@dataclass(frozen=True, slots=True)
class Thought:
    """At which *level*, with how many *samples* at most, by which *version* of the player."""

    level: Level
    samples: int
    version: int

    def __str__(self) -> str:
        """As it is kept: `strong 200 3`."""
        return f"{self.level} {self.samples} {self.version}"


def read_thought(text: str) -> Thought:
    """What was kept; raises ValueError."""
    level, samples, version = text.split()
    return Thought(Level(level), int(samples), int(version))


def thought_for(variant: Variant, wanted: str, crowd: float = 0) -> Thought:
    """How to think at the *wanted* level, or the nearest below that the game has.

    *crowd*: the thoughts that there are for every worker.
    """
    mind = mind_of(variant)
    level = nearest(variant, Level(wanted))
    return Thought(level, budget(mind.samples.get(level, 0), crowd), mind.version)


def nearest(variant: Variant, wanted: Level) -> Level:
    """The best level of a game that is not above the one that is wanted, or its weakest."""
    order = list(Level)
    found = [one for one in mind_of(variant).levels if order.index(one) <= order.index(wanted)]
    return found[-1] if found else weakest(variant)


def budget(full: int, crowd: float) -> int:
    """How many of *full* samples there are time for; of any at least one."""
    halvings = sum(crowd > most for most in CROWDS)
    return max(min(full, 1), full >> halvings)


def seed_of(key: bytes, step: int) -> int:
    """Where chance begins for the move of number *step* in the game of *key*."""
    return next(words(key, f"thought {step}"))


def think(seen: Seen, seed: int, thought: Thought) -> Move:
    """The move of the seat to act, which *seen* belongs to.

    ValueError: the version that thought so is not known any more.
    """
    chooses = mind_of(seen.variant).choosing(thought.version)
    return chooses(seen, Random(seed), thought.level, thought.samples)


def advised(seen: Seen) -> tuple[Move, Reason]:
    """What the strongest computer would do for the seat to act, and why."""
    move = advise(seen)
    return move, mind_of(seen.variant).reason(seen, move)


def advise(seen: Seen) -> Move:
    """What the strongest computer would do for the seat to act, without its reason."""
    return choose(seen, Random(HINT_SEED), strongest(seen.variant))


def played_out(
    state: State, key: bytes, thoughts: Sequence[Thought], report: Callable[[float], None]
) -> State:
    """The end of a game that is at its first move, each seat thinking as *thoughts* has it.

    Moves and chances are numbered as in a game that is stored, so that who plays the same moves
    there meets the same answers. *report* hears that it is done.
    """
    step = 0
    while state.phase is not Phase.FINISHED:
        dealt = due(state, key)
        if dealt is not None:
            state = play(state, DEALER, dealt)
        else:
            seat = state.acting
            chosen = think(seen_by(state, seat), seed_of(key, step), thoughts[seat - 1])
            state = play(state, seat, chosen)
        step += 1
    report(1.0)
    return state
