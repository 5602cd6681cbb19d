"""The shortest ways to end a turn with duties where jokers may be swapped, and of these the best.

Exact: every set of choices that may follow the initial meld, with the shortest initial melds out
of what it leaves. In which order all is done is not decided here.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from engine.arrange.choices import NEW, Choice, Choices, Rest
from engine.arrange.choices import Left as LeftLate
from engine.arrange.pieces import Piece
from engine.arrange.shortest import Left, Shortest
from engine.cards import JOKER, Card


class Part(NamedTuple):
    """What becomes of the meld with that number, or of a new one.

    Natural *cards* are laid there, *puts* in place of jokers, and so many *jokers*.
    """

    meld: int
    cards: tuple[Card, ...]
    puts: tuple[Card, ...]
    jokers: int


Plan = tuple[Part, ...]


class _Set(NamedTuple):
    """Some choices, what they leave, and how many actions may lay the initial meld of that."""

    choices: tuple[Choice, ...]
    left: LeftLate
    actions: int


def shortest_plans(choices: Choices, numbers: Iterable[int]) -> tuple[int, list[Plan]]:
    """The best plans with the first of these *numbers* of actions that there are any for."""
    search = _Plans(choices)
    found = ((actions, search.of(actions)) for actions in numbers)
    return next((some for some in found if some[1]), (0, []))


class _Plans:
    """The search; the initial melds out of what is left are worked out once."""

    def __init__(self, choices: Choices) -> None:
        self._all, self._card_of = choices, {bit: c for c, bit in choices.pieces.bit.items()}
        self._choices: list[Choice] = []
        due = choices.begun().due
        # Whether the initial meld could lay the card that is due.
        self._may_open = not due or any(True for _ in choices.pieces.laying(due))
        pieces, discards = choices.pieces, choices.duties.discards
        self._search = cache(lambda stay: Shortest(pieces, stay, discards))

    def of(self, actions: int) -> list[Plan]:
        """The best plans with so many actions; with fewer there are none, as was asked before."""
        self._add(list(self._all.taking(actions)))
        best, found = 0, list[_Set]()
        for some in self._sets(_Set((), self._all.begun(), actions), self._choices):
            early = self._early(some)
            if early is not None and early >= some.left.points:
                worth = early + sum(choice.way.worth for choice in some.choices)
                if worth > best:
                    best, found = worth, []
                found += [some] if worth == best else []
        return list(dict.fromkeys(plan for some in found for plan in self._plans(some)))

    def _add(self, choices: list[Choice]) -> None:
        """Add those for which none of fewer actions does as much with no other cards.

        What gains a joker comes first: the others are of use after that.
        """
        due = self._all.begun().due
        alike: dict[object, list[Choice]] = {}
        for choice in self._choices:
            alike.setdefault(choice.pays(due), []).append(choice)
        self._choices += [
            one
            for one in choices
            if not any(other.is_better(one) for other in alike.get(one.pays(due), ()))
        ]
        self._choices.sort(key=lambda choice: not choice.way.gained)
        paying = [one.way for one in self._choices if one.way.lays & due]
        self._to_pay = min((way.actions for way in paying), default=NEW)
        self._to_open = min((way.actions + (not way.points) for way in paying), default=NEW)

    def _sets(self, some: _Set, choices: Sequence[Choice]) -> Iterator[_Set]:
        """The choices made, and with further ones of *choices* that are of use."""
        left = some.left
        is_owed = any(one > 0 for one in left.owed)
        if any(one > left.jokers for one in left.owed) or self._fewest(left) > some.actions:
            return
        if not self._can_have_points(some):
            return
        yield some
        # What does not fit now will not fit later.
        fitting = [one for one in choices if one.way.actions <= some.actions and one.fits(left)]
        for number, choice in enumerate(fitting, 1):
            way = choice.way
            # What gains jokers comes first: no more will come than there are.
            is_made = choice.jokers <= left.jokers and (is_owed or way.lays & left.due)
            if way.gained or is_made:
                more = _Set((*some.choices, choice), choice.less(left), some.actions - way.actions)
                yield from self._sets(more, fitting[number:])

    def _fewest(self, left: LeftLate) -> int:
        """How many actions it takes at the least: none brings points and lays a joker late, too."""
        opens = left.points > 0
        fewest = opens + any(one > 0 for one in left.owed)
        if left.due and not self._may_open:
            fewest = max(fewest, self._to_open if opens else self._to_pay)
        return fewest

    def _can_have_points(self, some: _Set) -> bool:
        """Whether the points can be made with the actions that are left, all else aside."""
        left = some.left
        if not left.points:
            return True
        cards = self._all.split_of(left.cards, left.early)
        most = self._search(left.early).best(Left(cards, some.actions, 0, True))
        return most is not None and most >= left.points

    def _early(self, some: _Set) -> int | None:
        """The most points that the initial meld can have; None where the duties are not met."""
        rest = self._all.rest(some.left)
        return rest and self._search(rest.may_stay).best(self._left(rest, some))

    def _left(self, rest: Rest, some: _Set) -> Left:
        """What is left for the initial meld, if there is to be one."""
        actions = some.actions if self._all.duties.points else 0
        return Left(rest.cards, actions, rest.due, rest.kept)

    def _plans(self, some: _Set) -> Iterator[Plan]:
        """The choices made, with each of the best initial melds."""
        rest = self._all.rest(some.left)
        assert rest is not None
        late = [self._part(choice) for choice in some.choices]
        for pieces in self._search(rest.may_stay).all(self._left(rest, some)):
            yield tuple(sorted([*late, *map(_of_piece, pieces)]))

    def _part(self, choice: Choice) -> Part:
        way = choice.way
        return Part(
            choice.number, self._cards(way.lays), self._cards(way.puts), way.early + way.late
        )

    def _cards(self, bits: int) -> tuple[Card, ...]:
        return tuple(card for bit, card in self._card_of.items() if bit & bits)


def _of_piece(piece: Piece) -> Part:
    cards = [card for card, _ in piece.cards]
    naturals = tuple(card for card in cards if card != JOKER)
    return Part(piece.onto or NEW, naturals, (), len(cards) - len(naturals))
