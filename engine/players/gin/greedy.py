"""The normal level: what helps at once is taken, the dearest thrown, and every knock made."""

from engine.arrange.deadwood import each_face, faces_of, least_after_discard, least_deadwood
from engine.moves import BigGin, Move
from engine.players.gin.hands import NEAR, Faces, melded
from engine.players.gin.sight import Sight, sight_of
from engine.players.gin.turns import end, has_big_gin, leave, may_take, take, upcard_of
from engine.state import Phase
from engine.view import Seen


def choose(seen: Seen) -> Move:
    """The next move of the seat to act."""
    sight = sight_of(seen)
    if seen.phase is not Phase.PLAY:
        wants = may_take(seen) and is_wanted(sight.hand, upcard_of(seen), sight.limit)
        return take(seen) if wants else leave(seen)
    if has_big_gin(seen):
        return BigGin()
    face = dearest(sight, faces_of(seen.turn.taken))
    return end(sight.hand, face, least_deadwood(sight.hand ^ face) <= sight.limit)


def is_wanted(hand: Faces, upcard: Faces, limit: int) -> bool:
    """Whether the upcard makes a meld that leaves less, or lets the hand knock."""
    left = least_after_discard(hand | upcard)
    if left >= least_deadwood(hand):
        return False
    return left <= limit or bool(melded(hand | upcard) & upcard)


def dearest(sight: Sight, barred: Faces) -> Faces:
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
