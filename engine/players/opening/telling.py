"""Why a move is made in games with an initial meld: what the computer itself goes by."""

from collections.abc import Sequence

from engine.arrange.hands import best_split
from engine.cards import Card
from engine.moves import Discard, DrawStock, Move, TakePile
from engine.opening.duties import has_opened
from engine.players import reasons
from engine.players.opening.turns import bound
from engine.players.whys import Reason, Why
from engine.plays import without
from engine.view import Seen


def reason(seen: Seen, move: Move) -> Reason:
    """Why the seat to act should make *move*: by its opening, as long as that is to come."""
    own = None if has_opened(seen) else _of_opening(seen, move)
    return own or reasons.reason(seen, move)


def _of_opening(seen: Seen, move: Move) -> Reason | None:
    match move:
        case TakePile():
            return _can_open(seen)
        case DrawStock():
            return _not_yet(seen)
        case Discard():
            return _keeps(seen, move)
    return None


def _together(seen: Seen, hand: Sequence[Card]) -> int:
    """What the melds of a hand are worth."""
    split = best_split(hand, seen.melding, seen.variant.values)
    return split.points if split else 0


def _can_open(seen: Seen) -> Reason | None:
    """With the top of the pile the opening is there, which it was not before."""
    least = seen.opening.minimum
    points = _together(seen, (*seen.hand, seen.pile[-1]))
    return Reason(Why.CAN_OPEN, points=points, least=least) if points >= least else None


def _not_yet(seen: Seen) -> Reason | None:
    """The top of the pile would have to be laid, and does not open."""
    if not seen.pile or not bound(seen):
        return None
    least = seen.opening.minimum
    points = _together(seen, (*seen.hand, seen.pile[-1]))
    return Reason(Why.NOT_YET, points=points, least=least) if points < least else None


def _keeps(seen: Seen, move: Discard) -> Reason | None:
    """The card is in none of the melds that are together, so that they stay worth as much."""
    left = without(seen.hand, [move.card])
    points, least = _together(seen, left), seen.opening.minimum
    if not points or points < _together(seen, seen.hand):
        return None
    return Reason(Why.KEEPS, points=points, least=least)
