"""Whether so many points can be laid out of a hand: as new melds, and onto melds that lie there.

Exact. Any split that reaches the points will do, and mostly one is soon found: the best is not
looked for.
"""

from collections.abc import Collection
from functools import cache, lru_cache
from typing import NamedTuple

from engine.arrange.pieces import Pieces
from engine.cards import JOKER, Card
from engine.melds import Melding, Values

_Key = tuple[int, bool]
"""What is left, and whether a discard is put by."""


class Known(NamedTuple):
    """By what is left: points that were *reached*, and points that are *too_many*."""

    reached: dict[_Key, int]
    too_many: dict[_Key, int]


REMEMBERED = 5_000
"""Parts of hands that are remembered for one kind of hand."""

_NEVER = 10**9
"""More points than there are."""


@lru_cache(4)
def _remembered(melding: Melding, values: Values, first_at: int, barred: int, joker: bool) -> Known:
    return Known({}, {})


def _known_of(pieces: Pieces, discards: Collection[Card]) -> Known:
    """What was found for other hands with the same cards in them."""
    barred = sum(bit for card, bit in pieces.bit.items() if card not in discards)
    known = _remembered(pieces.melding, pieces.values, pieces.first_at, barred, JOKER in discards)
    if len(known.reached) + len(known.too_many) > REMEMBERED:
        # Who has it goes on with it; the next one begins anew.
        _remembered.cache_clear()
    return known


class Reaching:
    """The search; what is left decides what can follow. So many jokers *may_stay* in the hand."""

    def __init__(self, pieces: Pieces, may_stay: int, discards: Collection[Card]) -> None:
        self._pieces, self._may_stay = pieces, may_stay
        self._spare = sum(pieces.bit.get(card, 0) for card in discards)
        self._spare_joker = JOKER in discards
        self._melds = (1 << pieces.first_at) - 1
        self._with_melds = Known({}, {})
        all_may = may_stay >= pieces.jokers
        self._paying = cache(lambda due: list(pieces.laying(due)))
        self._without = _known_of(pieces, discards) if all_may else Known({}, {})

    def can_reach(self, points: int, left: int, due: int, kept: bool) -> bool:
        """Whether so many *points* can be laid of what is *left*, and the card that is *due*.

        *kept*: whether a discard is put by; else one has to be left.
        """
        if not due:
            return self._reaches(points, left, kept)
        present, jokers = self._present(left), left >> self._pieces.joker_at
        return any(
            self._reaches(max(0, points - option.points), left - option.cost, kept)
            for option in self._paying(due)
            if option.bits & present == option.bits and option.jokers <= jokers
        )

    def _present(self, left: int) -> int:
        """The different cards that are left, a bit for each."""
        return (left | left >> 1) & self._pieces.ones

    def _reaches(self, points: int, left: int, kept: bool) -> bool:
        """Whether so many *points* can be reached where no card is due."""
        present, jokers = self._present(left), left >> self._pieces.joker_at
        if not points and self._can_stay(present, jokers, kept):
            return True
        if not present:
            return False
        known = self._with_melds if left & self._melds else self._without
        key = left, kept
        if points <= known.reached.get(key, -1):
            return True
        if points >= known.too_many.get(key, _NEVER):
            return False
        found = self._first(points, left, kept, present, jokers)
        (known.reached if found else known.too_many)[key] = points
        return found

    def _can_stay(self, present: int, jokers: int, kept: bool) -> bool:
        """Whether nothing more has to be laid."""
        kept = kept or bool(present & self._spare) or (self._spare_joker and jokers > 0)
        return kept and jokers <= self._may_stay

    def _first(self, points: int, left: int, kept: bool, present: int, jokers: int) -> bool:
        """Whether *points* can be reached, by what becomes of the lowest card."""
        first, missing = present & -present, ~present
        return any(
            self._reaches(max(0, points - option.points), left - option.cost, kept)
            for option in self._pieces.starting(first, jokers)
            if not option.bits & missing and option.jokers <= jokers
        ) or self._reaches(points, left - first, kept or bool(first & self._spare))
