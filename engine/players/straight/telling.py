"""Why the strong level makes a move of Straight Rummy: what it reckons with, as far as it is sure.

Where it has nothing of its own to tell, what is said of such a move in any game is told.
"""

from engine.game import play
from engine.moves import Discard, LayMeld, LayOff, Move, cards_in
from engine.players import reasons
from engine.players.faces import face_of, set_of
from engine.players.straight.board import board_of
from engine.players.straight.features import Outlook
from engine.players.straight.shapes import points
from engine.players.straight.turns import ways_out
from engine.players.whys import Reason, Why
from engine.view import Seen

FEW = 3
"""Cards with which another player may be out in the next turn."""


BETTER = {Why.OUT, Why.DEAD, Why.LONELY_HIGHEST}
"""What says more of a discard than that the next player can do nothing with it."""


def reason(seen: Seen, move: Move) -> Reason:
    """Why the seat to act should make *move*."""
    usual = reasons.reason(seen, move)
    match move:
        case LayMeld() | LayOff():
            return _of_laying(seen, move) or usual
        case Discard():
            return _of_throwing(seen, move, usual) or usual
    return usual


def _of_laying(seen: Seen, move: LayMeld | LayOff) -> Reason | None:
    """That the whole hand goes in this turn, or that somebody is near to going out."""
    board = board_of(seen)
    if _goes_out(seen, move):
        return Reason(Why.RUMMY if board.closed else Why.GOES_OUT)
    least = min(other.size for other in board.others)
    if least > FEW:
        return None
    return Reason(Why.NEAR_OUT, points=points(set_of(cards_in(move))), least=least)


def _goes_out(seen: Seen, move: LayMeld | LayOff) -> bool:
    """Whether the round can be ended in this turn after *move*, or is ended by it."""
    after = play(seen, seen.acting, move)
    return not after.hand_of(seen.acting) or ways_out(board_of(after)) is not None


def _of_throwing(seen: Seen, move: Discard, usual: Reason) -> Reason | None:
    """That melds are kept for going rummy, or how little the next player can do with a card."""
    board, card = board_of(seen), 1 << face_of(move.card)
    if board.closed and not board.begun and board.shapes.best_melds(board.hand & ~card):
        return Reason(Why.HOLDS)
    is_safe = not board.shapes.ends(board.lying) & card and not Outlook(board).danger(card)
    return Reason(Why.SAFE) if usual.why not in BETTER and is_safe else None
