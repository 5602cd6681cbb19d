"""The easy level errs as people do: it overlooks cards, and clings to pairs for too long."""

from random import Random

from engine.arrange.deadwood import each_face, faces_of, least_deadwood
from engine.moves import Move
from engine.players.faces import FaceSet
from engine.players.gin.greedy import is_wanted
from engine.players.gin.hands import NEAR, VALUES, melded
from engine.players.gin.sight import limit_of
from engine.players.gin.turns import end, upcard_of
from engine.view import Seen

SEES_UPCARD = 0.35
"""Chance of seeing that the upcard is of use."""
HOPES = 0.5
"""Chance of taking an upcard that only makes a pair, or half a run."""
SEES_KNOCK = 0.5
"""Chance of seeing that a knock is possible."""
CLINGS = 0.9
"""Chance of throwing no card that could still become part of a meld, however dear it is."""


def wants(seen: Seen, random: Random) -> bool:
    """Whether the upcard is taken: where its use is seen, or hoped for."""
    hand, upcard = faces_of(seen.hand), upcard_of(seen)
    sees, hopes = random.random() < SEES_UPCARD, random.random() < HOPES
    if is_wanted(hand, upcard, limit_of(seen)):
        return sees
    return hopes and _has_partner(upcard, hand)


def ends(seen: Seen, random: Random) -> Move:
    """A knock that is seen, or a discard."""
    hand, barred = faces_of(seen.hand), faces_of(seen.turn.taken)
    best = min(each_face(hand & ~barred), key=lambda face: (least_deadwood(hand ^ face), face))
    left = least_deadwood(hand ^ best)
    if left <= limit_of(seen) and (not left or random.random() < SEES_KNOCK):
        return end(hand, best, knocks=True)
    return end(hand, _thrown(hand, barred, random), knocks=False)


def _thrown(hand: FaceSet, barred: FaceSet, random: Random) -> FaceSet:
    """The dearest card of those it can do without: first the ones that belong to no other."""
    free = hand & ~melded(hand) & ~barred or hand & ~barred
    alone = sum(face for face in each_face(free) if not _has_partner(face, hand))
    some = alone if alone and random.random() < CLINGS else free
    return max(each_face(some), key=lambda face: (VALUES[face.bit_length() - 1], face))


def _has_partner(face: FaceSet, hand: FaceSet) -> bool:
    return bool(NEAR[face.bit_length() - 1] & hand & ~melded(hand))
