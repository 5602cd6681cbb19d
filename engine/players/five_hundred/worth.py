"""What the rest of a round is worth to a player, in points, by functions fitted to many rounds."""

from functools import lru_cache
from operator import mul

from engine.players.faces import FaceSet
from engine.players.fitted import Net, numbers_of
from engine.players.five_hundred.aspects import aspects, times
from engine.players.five_hundred.prospects import Field


class Worth:
    """A function fitted to rounds: weights of the aspects that go with the time, and some bends."""

    def __init__(self, name: str) -> None:
        self._table = numbers_of(__package__)[name]
        self._bends = numbers_of(__package__)[f"{name}: bends"]
        self._at = lru_cache(4096)(self._found)

    def of(self, here: Field, hand: FaceSet, top: FaceSet) -> float:
        """Points by which the player with *hand* can expect to gain on the other from now on."""
        return self.at(here, hand).of(aspects(here, hand, top))

    def at(self, here: Field, hand: FaceSet) -> Net:
        """The function of the aspects, as many cards being in the *hand* and elsewhere."""
        return self._at(here.other, hand.bit_count(), here.stock)

    def _found(self, other: int, own: int, stock: int) -> Net:
        now = times(other, own, stock)
        base, *line = [sum(map(mul, now, column)) for column in zip(*self._table, strict=True)]
        bends = tuple(
            (begin + sum(map(mul, weights, now)), tuple(weights[len(now) :]), slope)
            for begin, slope, *weights in self._bends
        )
        return Net(base, tuple(line), bends)


ENDED = Worth("after a turn")
"""To a player who has ended a turn, with cards left; the other is to move."""

DRAWING = Worth("before a draw")
"""To a player who is about to draw from the stock."""

SHOWN = Worth("after a turn, all seen")
"""To a player who has ended a turn, where both hands are seen."""
