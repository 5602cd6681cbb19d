"""What the strongest computer would do, the same for the same sight, and why."""

from random import Random

from engine.moves import Move
from engine.players import choose, mind_of, strongest
from engine.players.whys import Reason
from engine.view import Seen

SEED = 0
"""Where the chances of a hint begin: the same position has the same hint."""


def advised(seen: Seen) -> tuple[Move, Reason]:
    """The best move that the computer knows for the seat to act, and why it is."""
    move = advise(seen)
    return move, mind_of(seen.variant).reason(seen, move)


def advise(seen: Seen) -> Move:
    """The same move without its reason."""
    return choose(seen, Random(SEED), strongest(seen.variant))
