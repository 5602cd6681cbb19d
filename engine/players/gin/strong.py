"""The strong level: every way on is reckoned in points, by functions fitted to many rounds."""

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


class Policy(NamedTuple):
    """What the three ways on are worth, in points of the round."""

    going_on: Net
    """Having thrown a card: by what is kept."""
    drawing: Net
    """Being about to draw from the stock."""
    knocking: Net
    """Knocking with what is kept."""


STRONG = Policy(
    going_on=Net.read(__package__, "going_on"),
    drawing=Net.read(__package__, "drawing"),
    knocking=Net.read(__package__, "knocking"),
)


class Throw(NamedTuple):
    """A card to throw, what it promises in points, and whether to knock with it."""

    value: float
    face: FaceSet
    knocks: bool


def throws(look: Outlook, hand: FaceSet, barred: FaceSet, policy: Policy = STRONG) -> list[Throw]:
    """The ways to end a turn with the eleven cards of *hand*, the best first."""
    found = []
    for points, face in worth_a_thought(hand, barred):
        inputs = look.inputs(hand ^ face, face.bit_length() - 1)
        if points:
            found.append(Throw(policy.going_on.of(inputs), face, knocks=False))
        if points <= look.sight.limit:
            found.append(Throw(policy.knocking.of(inputs), face, knocks=True))
    return sorted(found, key=lambda throw: (-throw.value, throw.face))


def worth_a_thought(hand: FaceSet, barred: FaceSet) -> list[tuple[int, FaceSet]]:
    """The throws that leave little deadwood, each with what it leaves, the least first."""
    left = sorted((least_deadwood(hand ^ face), -face) for face in each_face(hand & ~barred))
    least = left[0][0]
    return [(points, -face) for points, face in left[:FEW] if points <= least + SPAN]


def taking(look: Outlook, upcard: FaceSet, policy: Policy = STRONG) -> float | None:
    """What taking the upcard promises; None where it is of no use at once."""
    hand = look.sight.hand
    whole = hand | upcard
    if not melded(whole) & upcard and least_after_discard(whole) >= least_deadwood(hand):
        return None
    return throws(look, whole, upcard, policy)[0].value


def drawing(look: Outlook, policy: Policy = STRONG) -> float:
    """What drawing from the stock promises."""
    return policy.drawing.of(look.inputs(look.sight.hand))


def passing(look: Outlook, upcard: FaceSet, is_last: bool, policy: Policy = STRONG) -> float:
    """What refusing the first upcard promises; who is the last to refuse it is safe from it."""
    thrown = None if is_last else upcard.bit_length() - 1
    return policy.going_on.of(look.inputs(look.sight.hand, thrown))


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
