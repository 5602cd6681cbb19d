"""Whether a turn with duties can be ended: what is owed laid, jokers swapped, a card discarded.

Exact. Tried is what may follow the initial meld, which is little. What that leaves has to bring
the points of the initial meld; the best split of it is the same whatever the way it came about,
and is worked out once.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property

from engine.arrange.choices import Choice, Choices, Left
from engine.arrange.hands import Search, remembered
from engine.arrange.kept import Kept


class Ending:
    """The search for a way to end one turn."""

    def __init__(self, choices: Choices) -> None:
        self._all, self._duties = choices, choices.duties
        self._searches = Kept(self._search)

    def is_possible(self) -> bool:
        """Whether there is one."""
        begun = self._all.begun()
        if self._is_end(begun):
            return True
        if not (begun.due or any(begun.owed)) or not self._can_have_points(begun):
            return False
        if not begun.due:
            return self._is_possible(begun, 0)
        # Were the card laid with the initial meld, no more would be needed.
        firsts = (one for one in self._best(self._all.paying()) if one.fits(begun))
        return any(self._is_possible(one.less(begun), 0) for one in firsts)

    @cached_property
    def _gaining(self) -> list[Choice]:
        return self._best(self._all.gaining())

    @cached_property
    def _filling(self) -> list[Choice]:
        return self._best(self._all.filling())

    def _search(self, stay: int) -> Search:
        """The best split where so many jokers may stay in the hand."""
        pieces, discards = self._all.pieces, self._duties.discards
        shared = remembered(pieces, discards) if stay >= pieces.jokers else None
        return Search(pieces, None, stay, discards, shared)

    def _is_possible(self, left: Left, number: int) -> bool:
        """Whether choices from *number* on can follow so that the turn can be ended."""
        if any(one > left.jokers for one in left.owed) or not self._can_have_points(left):
            return False
        return self._is_end(left) or self._goes_on(left, number)

    def _goes_on(self, left: Left, number: int) -> bool:
        """Whether it is possible with a further choice; jokers are gained before any is laid."""
        return any(
            choice.fits(left) and self._is_possible(choice.less(left), later)
            for later, choice in self._next(left, number)
        )

    def _next(self, left: Left, number: int) -> Iterator[tuple[int, Choice]]:
        """The choices from *number* on that are of use, each with the number after it."""
        yield from enumerate(self._gaining[number:], number + 1)
        if any(one > 0 for one in left.owed):
            first = max(0, number - len(self._gaining))
            yield from enumerate(self._filling[first:], len(self._gaining) + first + 1)

    def _is_end(self, left: Left) -> bool:
        """Whether an initial meld out of what is left is all that is missing."""
        rest = self._all.rest(left)
        if rest is None:
            return False
        most = self._searches[rest.may_stay].most(rest.cards, rest.due, rest.kept)
        return most is not None and most >= left.points

    def _can_have_points(self, left: Left) -> bool:
        """Whether what is left could bring the points, whatever else is to be done."""
        if not left.points:
            return True
        cards = self._all.split_of(left.cards, left.early)
        return (self._searches[left.early].most(cards, 0, True) or 0) >= left.points

    def _best(self, choices: Iterable[Choice]) -> list[Choice]:
        """Those of *choices* that no other is better than."""
        alike: dict[object, list[Choice]] = {}
        due = self._all.begun().due
        for choice in choices:
            ways = alike.setdefault(choice.pays(due), [])
            if not any(other.is_better(choice) for other in ways):
                ways[:] = [*(other for other in ways if not choice.is_better(other)), choice]
        return [choice for ways in alike.values() for choice in ways]
