"""A player of gin after "Extracting Learned Discard and Knocking Strategies from a Gin Rummy Bot".

By Goldstein, Astudillo Guerra, Haigh, Cruz Ulloa and Blum (EAAI 2021), whose MARJJ won the gin
rummy challenge of that year. From the paper's abstract: there are three decisions, when to take the
upcard, which card to throw, and when to knock; discards go by a utility that is estimated for each
card, and knocks by a strategy that was found by MCCFR. Guessed, as the numbers are not there: what
the utility is made of (the deadwood after the next draw, what the card may be worth to the other),
its weights, and until when which deadwood is knocked with. So it is no copy of that player, and
weaker: see docs/strength.md. It does not change any more.
"""

from random import Random
from typing import NamedTuple

from bench.yardsticks.simple import end
from engine.arrange.deadwood import (
    cards_of,
    deadwood,
    each_face,
    faces_of,
    least_after_discard,
    least_deadwood,
)
from engine.legal import is_legal
from engine.moves import BigGin, DrawStock, Move, Pass, TakePile
from engine.players.gin.hands import NEAR, PAIRS, VALUES, melded
from engine.players.gin.sight import Sight, sight_of
from engine.state import Phase
from engine.view import Seen

LOOKS_AHEAD = 0.85
"""How much the deadwood after the next draw counts, beside that of now."""
DANGER, SHED = 6.0, 0.4
"""Points that a meld of the other's costs, and those that each card it threw nearby takes off."""
SPAN = 12
"""Points of deadwood by which a throw may be worse than the best one."""
KNOCKS_WITH = ((6, 10), (10, 9), (52, 6))
"""Until so many throws of the other's it knocks with so much deadwood."""


class Discard(NamedTuple):
    """A card to throw, what is left, and what all of it is reckoned to cost."""

    cost: float
    left: int
    face: int


def choose(seen: Seen, _: Random) -> Move:
    """The next move of the seat to act."""
    sight = sight_of(seen)
    if seen.phase is Phase.PLAY:
        return _end(seen, sight)
    barred = seen.phase is Phase.DRAW and seen.passes == seen.seats
    if not barred and _wanted(sight, faces_of(seen.pile[-1:])):
        return TakePile(seen.pile[-1])
    return Pass() if seen.phase is Phase.UPCARD else DrawStock()


def _wanted(sight: Sight, upcard: int) -> bool:
    """Whether the upcard makes a meld that leaves less, or a knock."""
    left = least_after_discard(sight.hand | upcard)
    if left >= least_deadwood(sight.hand):
        return False
    return bool(melded(sight.hand | upcard) & upcard) or left <= most(sight)


def most(sight: Sight) -> int:
    """The most deadwood that it knocks with by now."""
    wanted = next(points for turns, points in KNOCKS_WITH if sight.turns < turns)
    return min(wanted, sight.limit)


def _end(seen: Seen, sight: Sight) -> Move:
    if not deadwood(seen.hand) and is_legal(seen, BigGin()):
        return BigGin()
    free = sight.hand & ~faces_of(seen.turn.taken)
    left = {face: least_deadwood(sight.hand ^ face) for face in each_face(free)}
    least = min(left.values())
    if least <= most(sight):
        best = min(face for face, points in left.items() if points == least)
        return end(cards_of(best)[0], least, sight.limit)
    best = min(
        Discard(cost(sight, face), points, face)
        for face, points in left.items()
        if points <= least + SPAN
    ).face
    return end(cards_of(best)[0], least, -1)


def cost(sight: Sight, face: int) -> float:
    """What throwing a card is reckoned to cost, in points."""
    kept, thrown = sight.hand ^ face, face.bit_length() - 1
    unseen = list(each_face(sight.unseen))
    then = sum(least_after_discard(kept | card) for card in unseen) / len(unseen)
    now = least_deadwood(kept)
    shed = (NEAR[thrown] & sight.thrown).bit_count() * SHED
    risk = DANGER * _danger(sight, thrown)
    return LOOKS_AHEAD * then + (1 - LOOKS_AHEAD) * now + max(risk - shed, 0.0)


def _danger(sight: Sight, thrown: int) -> float:
    """About how likely the other has two cards that make a meld with the one thrown."""
    size = sight.unseen.bit_count()
    share = (10 - sight.known.bit_count()) / size if size else 0.0

    def held(face: int) -> float:
        return 1.0 if sight.known >> face & 1 else share * (sight.unseen >> face & 1)

    safe = 1.0
    for first, other in PAIRS[thrown]:
        safe *= 1 - held(first) * held(other)
    return (1 - safe) * (0.5 + VALUES[thrown] / 20)
