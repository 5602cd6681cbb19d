"""What each choice brings: the computer plays on from deals that look the same to the seat."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean

from engine.players import Level
from engine.puzzles.choices import Way, after
from engine.review.chances import hand_points
from engine.review.continuing import LONG, one_turn_on, to_the_end
from engine.review.redealing import every_deal, redeal
from engine.review.worth import Losses, Reckoning, reckoning
from engine.state import State
from engine.view import seen_by

PART = 0.05
"""Part of the points of a dealt hand by which the best choice is better than any other."""

SURE = 2.0
"""Standard errors by which it is better than that."""

FEWEST, MOST = 12, 120
"""Deals for each pair of choices."""

HALFWAY = 30
"""Deals after which it is given up where four times as many would not be enough."""

DEALS = 60
"""Ways in which unseen cards can lie, up to which all of them are tried."""


def margin_of(state: State) -> float:
    """The points by which the best choice has to be better."""
    return PART * hand_points(state)


class Pair(Losses):
    """What another choice brings less than the best one."""

    def is_sure(self, least: float) -> bool:
        """Whether the loss is surely *least* or more."""
        return self.mean - SURE * self.error >= least

    def is_refuted(self, least: float) -> bool:
        """Whether it is surely less."""
        return self.mean + SURE * self.error < least


@dataclass(slots=True)
class Scale:
    """Weighs the choices of one position on deals that it draws one after the other."""

    state: State
    random: Random
    level: Level
    """Who plays on."""
    far: int = LONG
    """Moves after which a round is reckoned by what it promises."""
    deals: list[State] = field(default_factory=list)
    values: dict[tuple[Way, int], float] = field(default_factory=dict)
    over: set[Way] = field(default_factory=set)
    """Choices after which a round was not over at once."""
    is_all: bool = False
    """Whether *deals* are all that there are."""

    @property
    def reckoned(self) -> Reckoning:
        """How the round is reckoned for the seat."""
        return reckoning(self.state, self.state.acting)

    def take_all(self) -> bool:
        """Take every way in which the unseen cards can lie, where those are few."""
        found = every_deal(seen_by(self.state, self.state.acting), DEALS)
        if found:
            self.deals, self.is_all = found, True
            self.level, self.far = Level.STRONG, LONG
        return self.is_all

    def value(self, way: Way, number: int) -> float:
        """What a choice brings on the deal of that number."""
        if (way, number) not in self.values:
            dealt = self._deal(number)
            state = after(dealt, dealt.acting, way)
            if len(state.results) < self.reckoned.round:
                self.over.add(way)
            self.values[way, number] = to_the_end(
                state, Random(number), self.reckoned, self.far, self.level
            )
        return self.values[way, number]

    def _deal(self, number: int) -> State:
        while len(self.deals) <= number:
            seen = seen_by(self.state, self.state.acting)
            self.deals.append(redeal(seen, Random(self.random.getrandbits(64))))
        return self.deals[number]

    def compare(self, best: Way, other: Way, least: float, most: int = MOST) -> Pair:
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
        hopeless = count == HALFWAY and pair.mean - pair.error * SURE / 2 < least
        return pair.is_sure(least) or pair.is_refuted(least) or hopeless


def promised(state: State, ways: Sequence[Way], random: Random) -> list[float]:
    """What each choice promises at once, on a deal; the others have not played yet."""
    reckoned = reckoning(state, state.acting)
    dealt = redeal(seen_by(state, state.acting), random)
    return [reckoned.worth(after(dealt, dealt.acting, way)) for way in ways]


def glanced(state: State, ways: Sequence[Way], random: Random, looks: int) -> list[float]:
    """What each choice promises one turn later, on a few deals."""
    reckoned, seen = reckoning(state, state.acting), seen_by(state, state.acting)
    seeds = [random.getrandbits(64) for _ in range(looks)]

    def looked(way: Way) -> Iterator[float]:
        for seed in seeds:
            dealt = redeal(seen, Random(seed))
            yield one_turn_on(after(dealt, dealt.acting, way), Random(seed), reckoned)

    return [fmean(looked(way)) for way in ways]
