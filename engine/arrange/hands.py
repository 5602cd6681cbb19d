"""The best split of a hand into melds: with jokers, with two decks, onto melds that lie there.

Exact, by trying for the lowest card left all that it can be laid in, or leaving it; what is left
decides what can follow, so that nothing is tried twice.
"""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cache, partial

from engine.arrange.pieces import Option, Piece, Pieces
from engine.cards import JOKER, Card
from engine.melds import Meld, Melding, Values

Worth = Callable[[Piece], int]
"""What laying a piece counts for; the best split has the greatest sum."""


@dataclass(frozen=True, slots=True)
class Split:
    """A hand as *pieces* that can be laid in any order, and the cards *left*, sorted."""

    pieces: tuple[Piece, ...]
    left: tuple[Card, ...]

    @property
    def points(self) -> int:
        """What the table is worth more when all is laid."""
        return sum(piece.points for piece in self.pieces)


def cards_laid(piece: Piece) -> int:
    """Worth of a piece: how many cards of the hand it takes."""
    return len(piece.cards)


def in_hand(values: Values) -> Worth:
    """Worth of a piece: what its cards would have counted in the hand."""
    return lambda piece: values.of(laid.card for laid in piece.cards)


def best_split(
    hand: Sequence[Card],
    melding: Melding,
    values: Values,
    *,
    worth: Worth | None = None,
    melds: Sequence[Meld] = (),
    owed: Sequence[Card] = (),
    discards: Collection[Card] | None = None,
) -> Split | None:
    """The split of *hand* that is worth most, as new melds and on *melds*.

    Each card of *owed* has to be laid; jokers as many as are named. With *discards* one of these
    has to be left. None where that cannot be.
    """
    pieces = Pieces(hand, melding, values, melds)
    due = sum(pieces.bit[card] for card in set(owed) - {JOKER})
    search = Search(pieces, worth, pieces.jokers - owed.count(JOKER), discards)
    return search.split(hand, due, discards is None)


_Way = tuple[int, tuple[Option, ...]]
"""What a way to lay the rest is worth, and its options."""


class Search:
    """The search for the best split; what is left decides what can follow."""

    def __init__(
        self, pieces: Pieces, worth: Worth | None, may_stay: int, discards: Collection[Card] | None
    ) -> None:
        self._pieces, self._may_stay = pieces, may_stay
        self._spare = sum(pieces.bit.get(card, 0) for card in set(discards or ()))
        self._spare_joker = JOKER in (discards or ())
        self._weighed = cache(partial(_weighed, pieces, worth))
        # A cache of its own method would keep a search until Python looks for garbage.
        self._known: dict[tuple[int, int, bool], _Way | None] = {}

    def split(self, hand: Sequence[Card], due: int, kept: bool) -> Split | None:
        """The best split of the whole *hand*; None where the duties cannot be met."""
        best = self._best(self._pieces.hand, due, kept)
        if best is None:
            return None
        laid = tuple(map(self._pieces.piece, best[1]))
        taken = Counter(card for piece in laid for card, _ in piece.cards)
        left = Counter(hand) - taken if taken.total() < len(hand) else Counter()
        return Split(laid, tuple(sorted(left.elements())))

    def most(self, left: int) -> int:
        """The most that can be laid of what is *left*, where any of it may stay."""
        best = self._best(left, 0, True)
        return best[0] if best else 0

    def _best(self, left: int, due: int, kept: bool) -> _Way | None:
        """The best way to lay what is *left*, looked for once."""
        key = left, due, kept
        if key not in self._known:
            self._known[key] = self._find(left, due, kept)
        return self._known[key]

    def _find(self, left: int, due: int, kept: bool) -> _Way | None:
        """The best way to lay what is *left*, by what becomes of the lowest card.

        *due*: what is owed; *kept*: whether a discard is put by.
        """
        present, jokers = (left | left >> 1) & self._pieces.ones, left >> self._pieces.joker_at
        if due & ~present:
            return None
        if not present:
            kept = kept or (self._spare_joker and jokers > 0)
            return (0, ()) if kept and jokers <= self._may_stay else None
        first = present & -present
        best = self._best(left - first, due, kept or bool(first & self._spare))
        for option, worth in self._weighed(first):
            if option.bits & present == option.bits and option.jokers <= jokers:
                rest = self._best(left - option.cost, due & ~option.bits, kept)
                if rest and (best is None or worth + rest[0] > best[0]):
                    best = worth + rest[0], (option, *rest[1])
        return best


def _weighed(pieces: Pieces, worth: Worth | None, first: int) -> list[tuple[Option, int]]:
    """The options of which *first* is the lowest card, and what each is worth."""
    return [
        (option, worth(pieces.piece(option)) if worth else option.points)
        for option in pieces.starting(first)
    ]
