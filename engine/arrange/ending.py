"""Whether a turn with duties can be ended: what is owed laid, jokers swapped, a card discarded.

Exact. Tried is what may follow the initial meld, which is little. What that leaves has to bring
the points of the initial meld; the best split of it is the same whatever the way it came about,
and is worked out once.
"""

from collections.abc import Iterable, Iterator
from copy import copy
from functools import cache
from itertools import tee

from engine.arrange.choices import Choice, Choices, Left
from engine.arrange.reaching import Reaching


class Ending:
    """The search for a way to end one turn."""

    def __init__(self, choices: Choices) -> None:
        self._all, self._duties = choices, choices.duties
        pieces, discards = choices.pieces, choices.duties.discards
        self._search = cache(lambda stay: Reaching(pieces, stay, discards))
        # Copies of these go on from where they are, and look for no choice twice.
        (self._filling,) = tee(self._best(choices.filling()), 1)
        (self._gaining,) = tee(self._best(choices.gaining()), 1)

    def is_possible(self) -> bool:
        """Whether there is one."""
        begun = self._all.begun()
        if self._is_end(begun):
            return True
        if not (begun.due or any(begun.owed)) or not self._can_have_points(begun):
            return False
        if not begun.due:
            return self._is_possible(begun, self._gaining)
        # Were the card laid with the initial meld, no more would be needed.
        firsts = (one for one in self._best(self._all.paying()) if one.fits(begun))
        return any(self._is_possible(one.less(begun), self._gaining) for one in firsts)

    def _is_possible(
        self, left: Left, gaining: Iterator[Choice], filling: Iterator[Choice] | None = None
    ) -> bool:
        """Whether further choices can follow so that the turn can be ended.

        Of those still *gaining* jokers, until one has been laid: then of those still *filling*.
        """
        if any(one > left.jokers for one in left.owed) or not self._can_have_points(left):
            return False
        return self._is_end(left) or self._goes_on(left, gaining, filling)

    def _goes_on(
        self, left: Left, gaining: Iterator[Choice], filling: Iterator[Choice] | None
    ) -> bool:
        """Whether it is possible with a further choice; what needs no more swaps is tried first."""
        if any(one > 0 for one in left.owed):
            later = copy(filling or self._filling)
            for choice in later:
                if choice.fits(left) and self._is_possible(choice.less(left), gaining, later):
                    return True
        later = copy(gaining)
        return filling is None and any(
            choice.fits(left) and self._is_possible(choice.less(left), later) for choice in later
        )

    def _is_end(self, left: Left) -> bool:
        """Whether an initial meld out of what is left is all that is missing."""
        rest = self._all.rest(left)
        if rest is None:
            return False
        search = self._search(rest.may_stay)
        return any(
            search.can_reach(left.points, cards, rest.due, rest.kept)
            for cards in self._all.without_melds(rest.cards)
        )

    def _can_have_points(self, left: Left) -> bool:
        """Whether what is left could bring the points, whatever else is to be done."""
        if not left.points:
            return True
        search = self._search(left.early)
        cards = self._all.split_of(left.cards, left.early)
        return any(
            search.can_reach(left.points, some, 0, True) for some in self._all.without_melds(cards)
        )

    def _best(self, choices: Iterable[Choice]) -> Iterator[Choice]:
        """Those of *choices* that none before them is better than."""
        alike: dict[object, list[Choice]] = {}
        due = self._all.begun().due
        for choice in choices:
            ways = alike.setdefault(choice.pays(due), [])
            if not any(other.is_better(choice) for other in ways):
                ways.append(choice)
                yield choice
