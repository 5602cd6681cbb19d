"""From sets of faces to moves."""

from engine.arrange.deadwood import cards_of, faces_of, least_deadwood
from engine.legal import is_legal
from engine.moves import BigGin, Discard, DrawStock, Gin, Knock, Move, Pass, TakePile
from engine.players.gin.hands import Faces
from engine.state import Phase
from engine.view import Seen


def may_take(seen: Seen) -> bool:
    """Whether the top of the pile may be taken: not what both have just refused."""
    return seen.phase is Phase.UPCARD or (bool(seen.pile) and seen.passes < seen.seats)


def upcard_of(seen: Seen) -> Faces:
    """The top of the pile."""
    return faces_of(seen.pile[-1:])


def take(seen: Seen) -> Move:
    """Take the top card of the pile."""
    return TakePile(seen.pile[-1])


def leave(seen: Seen) -> Move:
    """Leave the top card of the pile lying."""
    return Pass() if seen.phase is Phase.UPCARD else DrawStock()


def end(hand: Faces, face: Faces, knocks: bool) -> Move:
    """Throw *face* of *hand*."""
    (card,) = cards_of(face)
    if not knocks:
        return Discard(card)
    return Knock(card) if least_deadwood(hand ^ face) else Gin(card)


def has_big_gin(seen: Seen) -> bool:
    """Whether eleven cards lie in melds, and that counts."""
    return not least_deadwood(faces_of(seen.hand)) and is_legal(seen, BigGin())
