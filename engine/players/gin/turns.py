"""From sets of faces to moves."""

from engine.arrange.deadwood import cards_of, faces_of, least_deadwood
from engine.moves import Discard, Gin, Knock, Move
from engine.players.faces import FaceSet
from engine.view import Seen


def upcard_of(seen: Seen) -> FaceSet:
    """The top of the pile."""
    return faces_of(seen.pile[-1:])


def end(hand: FaceSet, face: FaceSet, knocks: bool) -> Move:
    """Throw *face* of *hand*."""
    (card,) = cards_of(face)
    if not knocks:
        return Discard(card)
    return Knock(card) if least_deadwood(hand ^ face) else Gin(card)
