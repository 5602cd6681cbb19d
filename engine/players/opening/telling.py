"""Why a move is made in games with an initial meld: what the computer itself goes by."""

from functools import lru_cache

from engine.arrange.hands import best_split
from engine.cards import Card
from engine.game import play
from engine.melds import Melding, Values
from engine.moves import Discard, DrawStock, LayMeld, LayOff, Move, SwapJoker, TakePile
from engine.opening.duties import has_opened
from engine.opening.finishing import discards
from engine.players import reasons
from engine.players.opening.laying import fewest_left
from engine.players.opening.turns import bound
from engine.players.whys import Reason, Why
from engine.plays import without
from engine.view import Seen

REMEMBERED = 2_000
"""Hands of which it is remembered what they could open with."""


def reason(seen: Seen, move: Move) -> Reason:
    """Why the seat to act should make *move*: to go out, or by its opening if that is to come."""
    own = _out_of(seen, move) if has_opened(seen) else _of_opening(seen, move)
    return own or reasons.reason(seen, move)


def _out_of(seen: Seen, move: Move) -> Reason | None:
    """That the round can be ended in this turn after *move*, which does not end it yet."""
    if not isinstance(move, LayMeld | LayOff | SwapJoker):
        return None
    after = play(seen, seen.acting, move)
    last = fewest_left(after) if after.hand_of(seen.acting) else ()
    return Reason(Why.GOES_OUT) if len(last) == 1 and last[0] in discards(after) else None


def _of_opening(seen: Seen, move: Move) -> Reason | None:
    """That the top of the pile makes the opening, or would not, or that the melds stay together."""
    least = seen.opening.minimum
    match move:
        case TakePile() if (points := _with_top(seen)) >= least:
            return Reason(Why.CAN_OPEN, points=points, least=least)
        case DrawStock() if seen.pile and bound(seen) and (points := _with_top(seen)) < least:
            return Reason(Why.NOT_YET, points=points, least=least)
        case Discard(card):
            points = _together(seen, without(seen.hand, [card]))
            if points and points >= _together(seen, seen.hand):
                return Reason(Why.KEEPS, points=points, least=least)
    return None


def _together(seen: Seen, hand: tuple[Card, ...]) -> int:
    """What the melds of a hand are worth."""
    return _most_points(hand, seen.melding, seen.variant.values)


@lru_cache(REMEMBERED)
def _most_points(hand: tuple[Card, ...], melding: Melding, values: Values) -> int:
    split = best_split(hand, melding, values)
    return split.points if split else 0


def _with_top(seen: Seen) -> int:
    """What they are worth with the top of the pile."""
    return _together(seen, (*seen.hand, seen.pile[-1]))
