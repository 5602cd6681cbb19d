"""The player that the gin rummy challenge of EAAI 2021 measured its entries against.

By its description in the papers of the challenge: it takes the upcard only where that completes a
meld, throws one of the cards without which the least deadwood is left, by chance, but never the one
just taken, and knocks as soon as it can. Of what the other does it takes no notice. Here the engine
lays off for both, and big gin is declared where it is played. It does not change any more.
"""

from random import Random

from bench.yardsticks.simple import end
from engine.arrange.deadwood import cards_of, deadwood, each_face, faces_of, least_deadwood
from engine.legal import is_legal
from engine.moves import BigGin, DrawStock, Move, Pass, TakePile
from engine.players.gin.hands import melded
from engine.state import Phase
from engine.variants.gin import limit
from engine.view import Seen


def choose(seen: Seen, random: Random) -> Move:
    """The next move of the seat to act."""
    if seen.phase is Phase.PLAY:
        return _end(seen, random)
    barred = seen.phase is Phase.DRAW and seen.passes == seen.seats
    upcard = faces_of(seen.pile[-1:])
    if not barred and melded(faces_of(seen.hand) | upcard) & upcard:
        return TakePile(seen.pile[-1])
    return Pass() if seen.phase is Phase.UPCARD else DrawStock()


def _end(seen: Seen, random: Random) -> Move:
    if not deadwood(seen.hand) and is_legal(seen, BigGin()):
        return BigGin()
    hand, barred = faces_of(seen.hand), faces_of(seen.turn.taken)
    left = {face: least_deadwood(hand ^ face) for face in each_face(hand & ~barred)}
    least = min(left.values())
    face = random.choice([face for face, points in left.items() if points == least])
    (card,) = cards_of(face)
    return end(card, least, limit(seen))
