"""The splits of a hand that lay what is owed with the fewest actions, and of these the best."""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from engine.arrange.pieces import Option, Piece, Pieces
from engine.cards import JOKER, Card


class Left(NamedTuple):
    """What is not decided yet: *cards* as in `Pieces`, and how many *actions* may lay them.

    *due*: the cards of these that have to be laid; *kept*: whether a discard is put by.
    """

    cards: int
    actions: int
    due: int
    kept: bool


def shortest_splits(
    pieces: Pieces, *, owed: Sequence[Card], discards: Collection[Card], least: int = 0
) -> list[tuple[Piece, ...]]:
    """The splits that take the fewest actions, and of these count most; none where that cannot be.

    Each card of *owed* is laid, jokers as many as are named, one of *discards* is left, and what
    is laid counts *least* points or more.
    """
    search = Shortest(pieces, pieces.jokers - owed.count(JOKER), discards)
    due = sum(pieces.bit[card] for card in set(owed) - {JOKER})
    for actions in range(len(pieces.bit) + pieces.jokers + 1):
        left = Left(pieces.hand, actions, due, False)
        points = search.best(left)
        if points is not None and points >= least:
            return list(search.all(left))
    return []


class Shortest:
    """The search; what is left decides what can follow. So many jokers *may_stay* in the hand."""

    def __init__(self, pieces: Pieces, may_stay: int, discards: Collection[Card]) -> None:
        self._pieces, self._may_stay = pieces, may_stay
        self._spare = sum(pieces.bit.get(card, 0) for card in discards)
        self._spare_joker = JOKER in discards
        self._known: dict[Left, int | None] = {}

    def best(self, left: Left) -> int | None:
        """The most points with at most so many actions; None where they are not enough."""
        if left not in self._known:
            self._known[left] = self._best(left)
        return self._known[left]

    def _best(self, left: Left) -> int | None:
        present = self._present(left)
        if left.due & ~present:
            return None
        if not left.actions or not present:
            jokers = left.cards >> self._pieces.joker_at
            kept = left.kept or bool(present & self._spare) or (self._spare_joker and jokers > 0)
            return 0 if kept and not left.due and jokers <= self._may_stay else None
        return max((points + rest for points, rest, _, _ in self._ways(left)), default=None)

    def _present(self, left: Left) -> int:
        """The different cards that are left, a bit for each."""
        return (left.cards | left.cards >> 1) & self._pieces.ones

    def _ways(self, left: Left) -> Iterator[tuple[int, int, Left, Option | None]]:
        """What can become of the lowest card: points at once, and the most of what is left then."""
        present = self._present(left)
        first = present & -present
        for option in self._pieces.starting(first):
            # One for a new meld, and one for each card that is laid off.
            taken = len(option.shape.cards) if isinstance(option.shape, Piece) else 1
            fewer = left.actions - taken
            jokers = left.cards >> self._pieces.joker_at
            if fewer >= 0 and option.bits & present == option.bits and option.jokers <= jokers:
                after = Left(left.cards - option.cost, fewer, left.due & ~option.bits, left.kept)
                rest = self.best(after)
                if rest is not None:
                    yield option.points, rest, after, option
        kept = left.kept or bool(first & self._spare)
        after = left._replace(cards=left.cards - first, kept=kept)
        rest = self.best(after)
        if rest is not None:
            yield 0, rest, after, None

    def all(self, left: Left) -> Iterator[tuple[Piece, ...]]:
        """Every way to get the most points."""
        if not left.actions or not self._present(left):
            yield ()
            return
        most = self.best(left)
        for points, rest, after, option in self._ways(left):
            if points + rest == most:
                laid = (self._pieces.piece(option),) if option else ()
                yield from ((*laid, *more) for more in self.all(after))
