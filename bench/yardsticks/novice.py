"""The novice of RLCard's rule agents at gin, by its behaviour.

It draws from either pile by chance, throws whichever card leaves the least deadwood at once, of
equal ones by chance, and goes out with any card as soon as it can, gin before a knock.
"""

from random import Random

from engine.arrange.deadwood import deadwood
from engine.legal import legal_discards, legal_moves
from engine.moves import BigGin, Discard, Gin, Knock, Move
from engine.state import Phase
from engine.variants.gin import limit
from engine.view import Seen


def choose(seen: Seen, random: Random) -> Move:
    """The next move of the seat to act."""
    if seen.phase is not Phase.PLAY:
        return random.choice(legal_moves(seen))
    if not deadwood(seen.hand) and BigGin() in legal_moves(seen):
        return BigGin()
    left = {move.card: _left(seen, move) for move in legal_discards(seen)}
    least = min(left.values())
    if not least:
        return Gin(random.choice([card for card, points in left.items() if not points]))
    knocks = [card for card, points in left.items() if points <= limit(seen)]
    if knocks:
        return Knock(random.choice(knocks))
    return Discard(random.choice([card for card, points in left.items() if points == least]))


def _left(seen: Seen, move: Discard) -> int:
    return deadwood(card for card in seen.hand if card != move.card)
