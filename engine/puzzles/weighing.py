"""What each choice brings: the computer plays on from deals that look the same to the seat.

It is the strong level: what a decision is worth depends on how well one goes on. What counts is the
game, not the round: all values are chances to win it, in hundredths.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random

from engine.changing import replace
from engine.players import Level
from engine.puzzles.choices import Way, after
from engine.review.chances import chance_of, rounds_left
from engine.review.continuing import LONG, played_on
from engine.review.redealing import every_deal, redeal
from engine.review.told import SURE
from engine.review.worth import Losses, Reckoning, reckoning
from engine.state import State
from engine.view import seen_by

LEAST = 3.0
"""Of a hundred games with one round left those that the best choice wins more than any other.

With more rounds to come it is less, as their luck hides what one turn brings: divided by the root
of their number.
"""

FEWEST = 12
"""Deals for each pair of choices at least."""

GLIMPSE = 3
"""Deals after which a mere look is given up where nothing is lost."""

HALFWAY = 24
"""Deals after which it is given up where the loss is below the margin or far from sure."""

DEALS = 60
"""Ways in which unseen cards can lie, up to which all of them are tried."""


@dataclass(frozen=True, slots=True)
class GameReckoning(Reckoning):
    """What a position is worth to a seat: its chance to win the game, in hundredths."""

    def worth(self, state: State) -> float:
        """From 0 to 100, all cards being known but for their order in the stock."""
        ordered = replace(state, stock=tuple(sorted(state.stock)))
        return 100 * chance_of(ordered, self.seat)


def game_reckoning(state: State) -> GameReckoning:
    """How the game that *state* is in is reckoned for the seat to act."""
    found = reckoning(state, state.acting)
    return GameReckoning(found.seat, found.others, found.round, found.promise)


def margin_of(state: State) -> float:
    """The games of a hundred by which the best choice has to be better."""
    return LEAST / sqrt(max(rounds_left(state), 1.0))


class Pair(Losses):
    """What another choice brings less than the best one."""

    def is_refuted(self, least: float) -> bool:
        """Whether it is surely less."""
        return self.mean + SURE * self.error < least


@dataclass(slots=True)
class Scale:
    """Weighs the choices of one position on deals that it draws one after the other."""

    state: State
    random: Random
    far: int = LONG
    """Moves after which a round is reckoned by what it promises."""
    level: Level = Level.STRONG
    """Who plays on."""
    deals: list[State] = field(default_factory=list)
    values: dict[tuple[Way, int], float] = field(default_factory=dict)
    over: set[Way] = field(default_factory=set)
    """Choices after which a round was not over at once."""
    is_all: bool = False
    """Whether *deals* are all that there are."""

    @property
    def reckoned(self) -> GameReckoning:
        """How the game is reckoned for the seat."""
        return game_reckoning(self.state)

    def take_all(self) -> bool:
        """Take every way in which the unseen cards can lie, where those are few."""
        found = every_deal(seen_by(self.state, self.state.acting), DEALS)
        if found:
            self.deals, self.is_all = found, True
            self.far = LONG
        return self.is_all

    def value(self, way: Way, number: int) -> float:
        """What a choice brings on the deal of that number."""
        if (way, number) not in self.values:
            end = self.end(way, number)
            self.values[way, number] = self.reckoned.worth(end)
        return self.values[way, number]

    def end(self, way: Way, number: int) -> State:
        """Where a choice leads on the deal of that number."""
        dealt = self._deal(number)
        state = after(dealt, dealt.acting, way)
        if len(state.results) < self.reckoned.round:
            self.over.add(way)
        random, never = Random(number), lambda _: False
        return played_on(state, random, self.reckoned, never, self.far, self.level)

    def seems(self, best: Way, other: Way, least: float, deals: int) -> bool:
        """Whether *other* brings *least* less than *best* on the first of the deals, on average.

        A few tell where it brings nothing less at all.
        """
        lost = 0.0
        for number in range(deals):
            lost += self.value(best, number) - self.value(other, number)
            if number + 1 == GLIMPSE and lost <= 0:
                return False
        return lost > least * deals

    def _deal(self, number: int) -> State:
        while len(self.deals) <= number:
            seen = seen_by(self.state, self.state.acting)
            self.deals.append(redeal(seen, Random(self.random.getrandbits(64))))
        return self.deals[number]

    def compare(self, best: Way, other: Way, least: float, most: int) -> Pair:
        """The two on as many deals as it takes to know whether *best* is *least* better."""
        pair = Pair()
        most = len(self.deals) if self.is_all else most
        for number in range(most):
            pair.losses.append(self.value(best, number) - self.value(other, number))
            if not self.is_all and self._is_enough(pair, least):
                break
        return pair

    def _is_enough(self, pair: Pair, least: float) -> bool:
        """Whether more deals would hardly change what is known."""
        count = len(pair.losses)
        if count < FEWEST:
            return False
        hopeless = pair.mean < least or (count >= HALFWAY and pair.mean < pair.error)
        return pair.is_sure(least) or pair.is_refuted(least) or hopeless


def promised(state: State, ways: Sequence[Way], random: Random) -> list[float]:
    """What each choice promises at once, on a deal; the others have not played yet."""
    reckoned = game_reckoning(state)
    dealt = redeal(seen_by(state, state.acting), random)
    return [reckoned.worth(after(dealt, dealt.acting, way)) for way in ways]
