"""What the strong player's nets are told of a position.

Seven sets of faces: its hand, the top of the pile, what is below, the unseen, those that the other
player surely holds, what fits on the table, what the other threw. And numbers: the aspects, how far
the round and the game are, what the aspects promise (`worth`), the odds of the other's hand, and
what follows from them.
"""

from collections.abc import Iterator
from functools import reduce
from math import prod
from operator import add
from typing import NamedTuple

from engine.players.additions import Lay
from engine.players.faces import PARTNERS, TRIPLES, Face, FaceSet, each, joined
from engine.players.five_hundred.aspects import aspects, times
from engine.players.five_hundred.odds import Odds, chance_of
from engine.players.five_hundred.position import Position
from engine.players.five_hundred.prospects import HELD, LAID_AT_ONCE, points_of
from engine.players.five_hundred.worth import Worth
from engine.players.net import Layers

HAND, TOP, DEEP, UNSEEN, KNOWN, ENDS, THROWN = range(7)
"""The sets."""

ASPECTS, TIMES, WORTH, ODDS, USES, MELDS = 0, 62, 71, 72, 126, 130
"""Where the numbers of some kinds begin."""

POINTS = 50
"""Points that count as 1."""

NEAREST, FARTHEST = -50, 250
"""Points to the target that are told apart."""

DUG = 0.5
"""Chance that a card of the pile is at hand where it makes a meld with another."""

_PAIRS = [[tuple(each(pair)) for pair in PARTNERS[face]] for face in range(52)]
_MELDS = [(tuple(each(meld)), points_of(meld)) for meld in TRIPLES]


class Expected(NamedTuple):
    """What is to be expected of the other hand."""

    odds: Odds
    points: float
    melded: float
    """Points of the melds of three that it may have; those that overlap count each."""
    melds: float

    @classmethod
    def by(cls, odds: Odds) -> "Expected":
        """What follows from the *odds*."""
        points = melded = melds = 0.0
        for chance, held in zip(odds, HELD, strict=True):
            points += chance * held
        for (first, second, third), worth in _MELDS:
            chance = odds[first] * odds[second] * odds[third]
            melded, melds = melded + chance * worth, melds + chance
        return cls(odds, points, melded, melds)


def use(face: Face, odds: Odds, ends: FaceSet, deep: FaceSet) -> float:
    """Chance that the other player can lay a card of the pile, where the cards *deep* lie too."""
    if ends >> face & 1:
        return LAID_AT_ONCE
    useless = 1.0
    for pair in _PAIRS[face]:
        dug = [deep >> card & 1 for card in pair]
        if not all(dug):
            has = (DUG if lies else odds[card] for card, lies in zip(pair, dug, strict=True))
            useless *= 1 - prod(has)
    return 1 - useless


class Question:
    """A position after some lays, put to a net, whichever card is thrown then.

    *pile*: its cards save the top, from the bottom; *worth*: what the aspects promise at the same
    moment.
    """

    def __init__(
        self,
        now: Position,
        lays: tuple[Lay, ...],
        pile: tuple[FaceSet, ...],
        expected: Expected,
        net: Layers,
        worth: Worth,
    ) -> None:
        self._now, self._expected, self._net, self._worth = now, expected, net, worth
        self._here = now.field_after(lays, pile)
        self._laid = sum(lay.points for lay in lays)
        self._deep = joined(pile)
        self._below = tuple(self._uses())
        self._begun = net.first + self._sets() + self._sums()

    def answer(self, hand: FaceSet, top: FaceSet) -> tuple[float, float]:
        """What the round will bring, in points, and the chance to win the game.

        Where *hand* is left, and *top* lies on the pile.
        """
        here, net = self._here, self._net
        found = aspects(here, hand, top)
        worth = self._worth.at(here, hand).of(found)
        points, win = net.answers(
            self._begun
            + net.of_set(HAND, hand)
            + net.of_set(TOP, top)
            + net.of_numbers(ASPECTS, [number / POINTS for number in found])
            + net.of_numbers(TIMES, self._progress(hand.bit_count()))
            + net.of_numbers(WORTH, (worth / POINTS,))
            + net.of_numbers(USES, self._of_pile(top))
        )
        return self._laid + worth + POINTS * points, chance_of(win)

    def _sets(self) -> int:
        """What those sets add that stay the same."""
        here = self._here
        sets = (
            *((DEEP, self._deep), (UNSEEN, here.unseen), (KNOWN, here.known)),
            *((ENDS, here.ends), (THROWN, self._now.thrown)),
        )
        return sum(self._net.of_set(number, faces) for number, faces in sets)

    def _sums(self) -> int:
        """What the numbers add that follow from the odds alone."""
        odds, points, melded, melds = self._expected
        fitting = 0.0
        for face in each(self._here.ends & self._here.live):
            fitting += odds[face] * HELD[face]
        cards = reduce(add, odds)
        return self._net.of_numbers(
            ODDS, (*odds, points / POINTS, fitting / POINTS)
        ) + self._net.of_numbers(MELDS, (melded / 100, melds / 3, 0.0, cards / 10))

    def _progress(self, left: int) -> tuple[float, ...]:
        """How far the round and the game are."""
        own, other = self._now.totals[0] + self._laid, self._now.totals[1]
        goal = self._now.goal
        return (
            *times(self._here.other, left, self._here.stock),
            (own - other) / 100,
            *(min(FARTHEST, max(NEAREST, goal - points)) / 100 for points in (own, other)),
        )

    def _uses(self) -> Iterator[tuple[float, int]]:
        """By card below the top, the highest first: the chance that it is laid, and its points."""
        for card in reversed(self._here.pile):
            face = card.bit_length() - 1
            yield (
                use(face, self._expected.odds, self._here.ends, self._deep & ~card),
                HELD[face],
            )

    def _of_pile(self, top: FaceSet) -> tuple[float, ...]:
        """What the other player may make of the top, and of the best card below."""
        face, above = top.bit_length() - 1, points_of(top)
        used = use(face, self._expected.odds, self._here.ends, self._deep) if top else 0.0
        alone = with_all = 0.0
        for chance, points in self._below:
            above += points
            alone, with_all = max(alone, chance * points), max(with_all, chance * above)
        return used, used * points_of(top) / 10, alone / 10, with_all / 100
