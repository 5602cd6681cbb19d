"""From a turn, as sets of faces, to the moves of the game."""

from collections.abc import Iterator

from engine.melds import fits
from engine.moves import Discard, LayMeld, LayOff, SeatMove
from engine.players.faces import card_of, each
from engine.players.straight.turns import Turn
from engine.view import Seen


def first_move(seen: Seen, turn: Turn) -> SeatMove:
    """What comes first: new melds, which others may be laid off on, lay-offs, the discard."""
    for meld in turn.lays.melds:
        return LayMeld.of(map(card_of, each(meld)))
    for move in _lay_offs(seen, turn):
        return move
    return Discard(card_of(turn.thrown.bit_length() - 1))


def _lay_offs(seen: Seen, turn: Turn) -> Iterator[LayOff]:
    """The lay-offs of *turn* that fit now."""
    for card in map(card_of, each(turn.lays.off)):
        for meld in seen.melds:
            if fits(meld, card, seen.melding):
                yield LayOff.of(card, meld.id)
