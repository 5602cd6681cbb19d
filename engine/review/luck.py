"""How much of a round's result was the cards: what happened, less what happens on average.

At each chance event the worth of what has happened is compared with the mean of all that could have
happened then, everything else being the same. Whatever is taken for the worth, these differences
are nothing on average, so that what is left of the result, the play, is unbiased (docs/luck.md).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from engine.cards import Card, Seat
from engine.changing import replace
from engine.game import play
from engine.moves import Deal, DrawStock, Move, Reshuffle, Timeout
from engine.review.told import RoundLuck
from engine.review.walking import Step
from engine.review.worth import Reckoning, luck_reckoning
from engine.state import Phase, State

DEALS = 24
"""Deals that a deal is compared with: the noise that so few leave is 4 % of a deal's variance."""

DRAWS = range(6, 79)
"""Cards of the stock that a drawn one is compared with: the more of them, the less noise. At most
all, in every game: 78 tiles are left of the largest pack."""

RECKONED = 5000
"""Positions that are reckoned for all draws of a game: in a long one, fewer for each."""

Way = tuple[int, State, Move]
"""What could have happened, and how many times as likely as another."""


@dataclass(slots=True)
class Luck:
    """What chance has brought *seat* in the round that is being walked through."""

    seat: Seat
    random: Random
    compared: int = DRAWS[-1]
    """How many cards of the stock each drawn one is compared with at most."""
    reckoned: Reckoning | None = None
    """None where there is nothing to reckon: between rounds, and once the seat is out."""
    unknown: int = 0
    """How many cards at the top of the stock lie there by chance. Hands of those who have left,
    and a pile turned over, lie below it in an order that can be known."""
    points: float = 0.0

    def follow(self, step: Step) -> RoundLuck | None:
        """Count a move; the round, where it has ended it."""
        if isinstance(step.move, Deal):
            self.points, self.unknown = 0.0, 0
            dealt_in = self.seat in step.after.playing
            self.reckoned = luck_reckoning(step.after, self.seat) if dealt_in else None
        if self.reckoned is None:
            return None
        if self.seat in step.after.playing:
            ways = ways_of(step, self.unknown, self.compared, self.random)
            self.points += luck_of(step, ways, self.reckoned)
        self.unknown = still_unknown(step, self.unknown)
        if len(step.after.results) < self.reckoned.round:
            return None
        result = self.reckoned.result(step.after)
        told = RoundLuck(self.reckoned.round, result, self.points, result - self.points)
        self.reckoned = None
        return told


def rounds_of(steps: Sequence[Step], seat: Seat, random: Random) -> Iterator[RoundLuck]:
    """Each round that *seat* was dealt in."""
    luck = Luck(seat, random, compared_in(steps))
    return filter(None, map(luck.follow, steps))


def compared_in(steps: Sequence[Step]) -> int:
    """How many cards of the stock each drawn one is compared with at most in a whole game."""
    return max(DRAWS[0], min(DRAWS[-1], RECKONED // max(1, sum(map(draws, steps)))))


def luck_of(step: Step, ways: Iterable[Way], reckoned: Reckoning) -> float:
    """What chance brought by one move, in points, *ways* being all that could have happened."""
    worths = [
        (likely, reckoned.worth(play(state, step.seat, move))) for likely, state, move in ways
    ]
    if not worths:
        return 0.0
    total = sum(likely * worth for likely, worth in worths)
    return reckoned.worth(step.after) - total / sum(likely for likely, _ in worths)


def ways_of(step: Step, unknown: int, compared: int, random: Random) -> Iterator[Way]:
    """What could have happened at a move, *unknown* cards of the stock lying there by chance.

    Nothing where nothing is left to chance.
    """
    match step.move:
        case Deal(order):
            deals = (random.sample(order, len(order)) for _ in range(DEALS))
            yield from ((1, step.before, Deal(tuple(deal))) for deal in deals)
        case Reshuffle(order) if len(order) == len(step.before.pile):
            for place in range(len(order)):
                yield 1, step.before, Reshuffle(_with_top(order, place))
        case DrawStock() | Timeout() if unknown and draws(step):
            yield from _draws(step, unknown, compared, random)


def _draws(step: Step, unknown: int, compared: int, random: Random) -> Iterator[Way]:
    """Each card that could have been drawn; where they are many, as many as are *compared*."""
    stock = step.before.stock
    places = random.sample(range(unknown), min(unknown, compared))
    first = {stock[place]: place for place in places}
    for card, likely in Counter(stock[place] for place in places).items():
        yield likely, replace(step.before, stock=_with_top(stock, first[card])), step.move


def _with_top(order: tuple[Card, ...], place: int) -> tuple[Card, ...]:
    """*order* with what is at *place* exchanged with the first."""
    changed = list(order)
    changed[0], changed[place] = changed[place], changed[0]
    return tuple(changed)


def draws(step: Step) -> bool:
    """Whether a move takes the top of the stock."""
    if isinstance(step.move, Timeout):
        return step.before.phase is Phase.DRAW and bool(step.before.stock)
    return isinstance(step.move, DrawStock)


def still_unknown(step: Step, unknown: int) -> int:
    """How many cards at the top of the stock lie there by chance after a move."""
    if isinstance(step.move, Deal | Reshuffle):
        return len(step.after.stock)
    return max(0, unknown - draws(step))
