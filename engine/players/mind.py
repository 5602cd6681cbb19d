"""What a computer player is made of, for any game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random

from engine.cards import Seat
from engine.moves import Move
from engine.players.reasons import reason
from engine.players.whys import Reason
from engine.state import State
from engine.view import Seen


class Level(StrEnum):
    """How well the computer plays, by the names players choose from."""

    EASY = "easy"
    NORMAL = "normal"
    STRONG = "strong"


Choose = Callable[[Seen, Random, Level, int], Move]
"""The next move of the seat to act, at a level, with at most so many samples of what is hidden."""

NORMAL_PLACE = 1500
"""Where the scale of every game has its normal level."""


@dataclass(frozen=True, eq=False)
class Mind:
    """How the computer plays one game, and what it can tell about it.

    The same sight, random numbers and samples give the same move: games can be checked.

    One that knows a single level and makes any move that the rules allow:

    >>> from engine.legal import legal_moves
    >>> def at_random(seen, random, level, samples):
    ...     return random.choice(legal_moves(seen))
    >>> mind = Mind(version=1, levels={Level.EASY: 1200}, choose=at_random)

    Asked for the first move of a game:

    >>> from engine.game import play, start
    >>> from engine.moves import DEALER, Deal
    >>> from engine.variants.straight import VARIANT as STRAIGHT
    >>> from engine.view import seen_by
    >>> state = start(STRAIGHT, STRAIGHT.presets["standard"], seats=2, dealer=1)
    >>> dealt = play(state, DEALER, Deal(STRAIGHT.pack))
    >>> mind.choose(seen_by(dealt, 2), Random(1), Level.EASY, 0)
    DrawStock()
    """

    version: int
    """Raised whenever a move may be another than before."""
    levels: Mapping[Level, int]
    """The levels there are, from the weakest on, each with its place on the scale of the game."""
    choose: Choose
    """How it plays."""
    samples: Mapping[Level, int] = field(default_factory=dict)
    """How many samples a level takes where nobody else waits; none where it is not named."""
    reason: Callable[[Seen, Move], Reason] = reason
    """Why the strong level would make a move, true of its own calculation."""
    continues: Level = Level.NORMAL
    """The level at which many rounds are played on after a game: the best one that is about as
    quick as normal."""
    continues_as: int | None = None
    """By which version's play that is, where this one takes too long."""
    earlier: Mapping[int, Choose] = field(default_factory=dict)
    """How former versions played that stored games were played with: their moves can be found
    again."""
    promise: Callable[[State, Seat], float] | None = None
    """While a round lasts, with all cards known: the points by which a seat that plays can expect
    to be ahead of the mean of the others by what is still to come of it."""

    luck: Callable[[State, Seat], float] | None = None
    """What *promise* tells, found by other means: those that leave least of the results in the play
    where a round is told apart."""

    def choosing(self, version: int) -> Choose:
        """How that version plays; raises ValueError where it is not known any more."""
        found = self.choose if version == self.version else self.earlier.get(version)
        if found is None:
            raise ValueError(f"version {version} of this player is not known")
        return found

    likely: tuple[Level, ...] = ()
    """The levels that say between two how a turn may end in which a card was drawn: what *luck*
    tells of the ends, on average, is the luck of the draw, and it is never asked within a turn."""
