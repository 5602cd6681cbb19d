"""How the strong level chose in version 2: every way on was reckoned in points of the round."""

from random import Random
from typing import NamedTuple

from engine.arrange.deadwood import each_face, faces_of, least_after_discard, least_deadwood
from engine.moves import Move
from engine.players.faces import FaceSet
from engine.players.fitted import Net
from engine.players.gin.hands import melded
from engine.players.gin.outlook import Outlook
from engine.players.gin.sight import sight_of
from engine.players.gin.turns import end, upcard_of
from engine.state import Phase
from engine.view import Seen

SPAN = 12
"""Points of deadwood by which a throw worth thinking about may be worse than the best."""

FEW = 7
"""Throws that are thought about at most."""

BEFORE, BETWEEN, AFTER = 16, 8, 3
"""Of today's numbers: those of the own hand that came first, of all else, and of the own again."""


class Policy(NamedTuple):
    """What the three ways on are worth, in points of the round."""

    going_on: Net
    drawing: Net
    knocking: Net


FORMER = Policy(
    going_on=Net.read(__package__, "going_on 2"),
    drawing=Net.read(__package__, "drawing 2"),
    knocking=Net.read(__package__, "knocking 2"),
)


class FormerThrow(NamedTuple):
    """A card to throw, what it promises in points, and whether to knock with it."""

    value: float
    face: FaceSet
    knocks: bool


def inputs(look: Outlook, kept: FaceSet, thrown: int | None = None) -> tuple[float, ...]:
    """The numbers for the ten cards *kept* when the face *thrown* lies on the pile."""
    own = look.own(kept, thrown)
    return (*own[:BEFORE], *look.others[:BETWEEN], *own[BEFORE : BEFORE + AFTER])


def throws(look: Outlook, hand: FaceSet, barred: FaceSet) -> list[FormerThrow]:
    """The ways to end a turn with the eleven cards of *hand*, the best first."""
    found = []
    for points, face in _worth_a_thought(hand, barred):
        numbers = inputs(look, hand ^ face, face.bit_length() - 1)
        if points:
            found.append(FormerThrow(FORMER.going_on.of(numbers), face, knocks=False))
        if points <= look.sight.limit:
            found.append(FormerThrow(FORMER.knocking.of(numbers), face, knocks=True))
    return sorted(found, key=lambda throw: (-throw.value, throw.face))


def _worth_a_thought(hand: FaceSet, barred: FaceSet) -> list[tuple[int, FaceSet]]:
    left = sorted((least_deadwood(hand ^ face), -face) for face in each_face(hand & ~barred))
    least = left[0][0]
    return [(points, -face) for points, face in left[:FEW] if points <= least + SPAN]


def taking(look: Outlook, upcard: FaceSet) -> float | None:
    """What taking the upcard promises; None where it is of no use at once."""
    hand = look.sight.hand
    whole = hand | upcard
    if not melded(whole) & upcard and least_after_discard(whole) >= least_deadwood(hand):
        return None
    return throws(look, whole, upcard)[0].value


def drawing(look: Outlook) -> float:
    """What drawing from the stock promises."""
    return FORMER.drawing.of(inputs(look, look.sight.hand))


def passing(look: Outlook, upcard: FaceSet, is_last: bool) -> float:
    """What refusing the first upcard promises."""
    thrown = None if is_last else upcard.bit_length() - 1
    return FORMER.going_on.of(inputs(look, look.sight.hand, thrown))


def ends(seen: Seen, _: Random) -> Move:
    """The knock or discard that promises most."""
    look = Outlook(sight_of(seen))
    best = throws(look, look.sight.hand, faces_of(seen.turn.taken))[0]
    return end(look.sight.hand, best.face, best.knocks)


def wants(seen: Seen, _: Random) -> bool:
    """Whether taking the upcard promises more than leaving it."""
    look, upcard = Outlook(sight_of(seen)), upcard_of(seen)
    value = taking(look, upcard)
    if value is None:
        return False
    if seen.phase is Phase.UPCARD:
        return value > passing(look, upcard, is_last=seen.passes > 0)
    return value > drawing(look)
