"""Rules of thumb of one line, by which nobody should be able to solve the puzzles.

Each rates the choices of a puzzle without reading the position, or hardly: the choice with the
highest rate is its answer, and several such share it. `engine.puzzles check` holds every set
against all of them.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import fsum
from typing import NamedTuple, TypeVar

from engine import moves
from engine.cards import JOKER, Card
from engine.players import Level
from engine.puzzles.choices import Way, levels_answers
from engine.state import Phase, State

MOST_OF_A_GAME, MOST_OF_A_GRADE = 0.45, 0.60
"""The part of a game's puzzles, and of those of one grade, that a rule may solve at most."""

CLOSE = 2
"""Ranks between two cards of a run of three at most."""

ENDS = (moves.Knock, moves.Gin, moves.BigGin, moves.Close)


class Option(NamedTuple):
    """A choice as a rule of thumb looks at it."""

    state: State
    way: Way
    place: int
    """Where it stands in the menu."""
    levels: Mapping[Level, float]
    """How often each of the lower levels makes this choice, as a part of its tries."""

    @property
    def laid(self) -> tuple[Card, ...]:
        """The cards that it brings to the table."""
        lays = [move for move in self.way if isinstance(move, moves.LayMeld | moves.LayOff)]
        return tuple(card for move in lays for card in moves.cards_in(move))

    @property
    def thrown(self) -> Card | None:
        """The card that it discards."""
        cards = [getattr(move, "card", None) for move in self.way if self._throws(move)]
        return cards[-1] if cards else None

    @staticmethod
    def _throws(move: moves.Move) -> bool:
        return isinstance(move, moves.Discard | moves.Knock | moves.Gin | moves.Close)

    @property
    def taken(self) -> tuple[Card, ...]:
        """The cards that it takes from the pile."""
        first = self.way[0]
        if not isinstance(first, moves.TakePile):
            return ()
        pile = self.state.pile
        return pile[-1:] if first.card is None else pile[pile.index(first.card) :]

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards of the hand afterwards; one drawn from the stock is not among them."""
        left = Counter([*self.state.hand, *self.taken])
        left.subtract([*self.laid, *([self.thrown] if self.thrown else ())])
        return tuple((+left).elements())

    def points(self, cards: Sequence[Card]) -> int:
        """What *cards* count."""
        return self.state.variant.values.of(cards)


Looked = TypeVar("Looked")
"""A choice as the rules of a game look at it."""

Thumb = Callable[[Option], float]


def goes_with(card: Card, other: Card) -> bool:
    """Whether two cards are of one rank, or of one suit and no more than two ranks apart."""
    is_close = card.suit == other.suit and abs(card.rank - other.rank) <= CLOSE
    return JOKER not in (card, other) and (card.rank == other.rank or is_close)


def _moved(option: Option) -> float:
    return len(option.laid) + (option.thrown is not None)


def _worth(option: Option) -> float:
    """What the discard costs; nothing is less than any card."""
    return option.points([option.thrown]) if option.thrown else -1


def _rank(option: Option) -> float:
    return option.thrown.rank if option.thrown else -1


def _throws_drawn(option: Option) -> float:
    return option.thrown is not None and option.thrown == option.state.turn.drawn


def _ends(option: Option) -> float:
    return isinstance(option.way[-1], ENDS) or (
        option.state.phase is Phase.PLAY and not option.hand
    )


def _friends(option: Option) -> float:
    """How many cards of the hand go with the discard."""
    card = option.thrown
    return sum(goes_with(card, other) for other in option.hand) if card else 99


def _of_suit(option: Option) -> float:
    """How many cards of the hand afterwards are of the suit that it has most of."""
    suits = [card.suit for card in option.hand]
    return max(map(suits.count, suits), default=0)


def _like_the_top(option: Option) -> float:
    """Whether the discard goes with the card on the pile, which the other has thrown."""
    card, pile = option.thrown, option.state.pile
    return bool(card and pile and goes_with(card, pile[-1]))


def _pairs(option: Option) -> float:
    """How many pairs of cards that go together are left in the hand."""
    hand = option.hand
    return sum(goes_with(one, other) for at, one in enumerate(hand) for other in hand[at + 1 :])


def _words(option: Option) -> float:
    return len(option.way)


def _lays(option: Option) -> float:
    return sum(isinstance(move, moves.LayMeld) for move in option.way)


def _draws(option: Option) -> float:
    return isinstance(option.way[0], moves.DrawStock | moves.Pass)


THUMBS: Mapping[str, Thumb] = {
    "most cards": _moved,
    "fewest cards": lambda option: -_moved(option),
    "most points laid": lambda option: option.points(option.laid),
    "fewest points laid": lambda option: -option.points(option.laid),
    "most melds": _lays,
    "dearest discard": _worth,
    "cheapest discard": lambda option: -_worth(option) if option.thrown else -99,
    "highest card thrown": _rank,
    "lowest card thrown": lambda option: -_rank(option) if option.thrown else -99,
    "loneliest discard": lambda option: -_friends(option),
    "like the top of the pile": _like_the_top,
    "the one that ends": _ends,
    "the last drawn": _throws_drawn,
    "from the stock": _draws,
    "from the pile": lambda option: len(option.taken) > 0,
    "most cards taken": lambda option: len(option.taken),
    "fewest cards taken": lambda option: -len(option.taken) if option.taken else -99,
    "longest": _words,
    "shortest": lambda option: -_words(option),
    "fewest cards left": lambda option: -len(option.hand),
    "most cards left": lambda option: len(option.hand),
    "fewest ranks left": lambda option: -len({card.rank for card in option.hand}),
    "fewest points left": lambda option: -option.points(option.hand),
    "most points left": lambda option: option.points(option.hand),
    "most pairs kept": _pairs,
    "longest suit": _of_suit,
    "first in the list": lambda option: -option.place,
    "last in the list": lambda option: option.place,
    "as easy plays": lambda option: option.levels.get(Level.EASY, 0.0),
    "as normal plays": lambda option: option.levels.get(Level.NORMAL, 0.0),
}
"""By their names; more is better to each."""


LEVEL_WEIGHT, GRADED_WEIGHT = 10, 4
"""Rules of thumb that one of the lower levels counts as, being nearer to how people play: where the
choice that tempts most is looked for, and in the grade."""

OF_LEVELS = frozenset({"as easy plays", "as normal plays"})
"""Those that are no rules of thumb but players."""


def options_of(state: State, ways: Sequence[Way]) -> list[Option]:
    """The choices as rules of thumb see them, in the order of *ways*."""
    order = sorted(range(len(ways)), key=lambda number: repr(ways[number]))
    places = {number: place for place, number in enumerate(order)}
    answers = levels_answers(state, ways)
    return [Option(state, way, places[at], answers[at]) for at, way in enumerate(ways)]


def shares(
    options: Sequence[Looked], thumbs: Mapping[str, Callable[[Looked], float]]
) -> dict[str, list[float]]:
    """By the name of each rule: the part of its answer that each choice has."""
    return {name: _shared([thumb(each) for each in options]) for name, thumb in thumbs.items()}


def _shared(rates: Sequence[float]) -> list[float]:
    best = max(rates)
    return [(rate == best) / rates.count(best) for rate in rates]


def votes_of(found: Mapping[str, Sequence[float]], weight: float = LEVEL_WEIGHT) -> list[float]:
    """By choice: how many of a hundred rules of thumb make it; a level counts as *weight* rules."""
    weights = {name: weight if name in OF_LEVELS else 1 for name in found}
    every = zip(*([weights[name] * part for part in found[name]] for name in found), strict=True)
    return [100 * fsum(parts) / sum(weights.values()) for parts in every]


def ease_of(found: Mapping[str, Sequence[float]]) -> float:
    """What a puzzle is graded by to begin with: more is easier."""
    return votes_of(found, GRADED_WEIGHT)[0]


def is_solved(found: Mapping[str, Sequence[float]], rules: Mapping[str, float]) -> bool:
    """Whether *rules* that solve too much, each by its weight, make the first choice too often.

    Where one of them does and others do not, it depends on which of them solves more than it may.
    """
    named = found.keys() & rules.keys()
    return fsum(rules[name] * (found[name][0] - MOST_OF_A_GAME) for name in named) > 0
