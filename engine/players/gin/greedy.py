"""The normal level: what helps at once is taken, the dearest thrown, and every knock made."""

from random import Random

from engine.arrange.deadwood import each_face, faces_of, least_after_discard, least_deadwood
from engine.moves import Move
from engine.players.faces import FaceSet
from engine.players.gin.hands import NEAR, melded
from engine.players.gin.sight import Sight, limit_of, sight_of
from engine.players.gin.turns import end, upcard_of
from engine.view import Seen


def wants(seen: Seen, _: Random) -> bool:
    """Whether the upcard is taken."""
    return is_wanted(faces_of(seen.hand), upcard_of(seen), limit_of(seen))


def ends(seen: Seen, _: Random) -> Move:
    """A knock, or the discard without which least is left."""
    sight = sight_of(seen)
    face = dearest(sight, faces_of(seen.turn.taken))
    return end(sight.hand, face, least_deadwood(sight.hand ^ face) <= sight.limit)


def is_wanted(hand: FaceSet, upcard: FaceSet, limit: int) -> bool:
    """Whether the upcard makes a meld that leaves less, or lets the hand knock."""
    left = least_after_discard(hand | upcard)
    if left >= least_deadwood(hand):
        return False
    return left <= limit or bool(melded(hand | upcard) & upcard)


def dearest(sight: Sight, barred: FaceSet) -> FaceSet:
    """The card without which the least is left; of equal ones the one that fits fewest cards."""
    hand = sight.hand
    live = hand | sight.unseen
    return min(
        each_face(hand & ~barred),
        key=lambda face: (
            least_deadwood(hand ^ face),
            (NEAR[face.bit_length() - 1] & live).bit_count(),
            face,
        ),
    )
