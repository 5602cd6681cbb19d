"""A plain but sound player of Straight Rummy, to measure others against: it never changes.

It takes the top of the pile only to lay it at once, lays all it can, and throws the dearest of the
cards that touch fewest others, but nothing that fits on the table while it has another.
"""

from collections.abc import Iterator
from random import Random

from engine.cards import Card
from engine.legal import is_legal
from engine.melds import fits
from engine.moves import Discard, DrawStock, LayMeld, LayOff, Move, TakePile, TurnOver
from engine.players.additions import Lay
from engine.players.faces import card_of, each, set_of, total
from engine.players.layout import Layout, Search, possible_lays
from engine.players.sight import held_values, sight_of
from engine.state import Phase
from engine.view import Seen


def choose(seen: Seen, _: Random) -> Move:
    """The next move of the seat to act."""
    return _collected(seen) if seen.phase is Phase.DRAW else _played(seen)


def _collected(seen: Seen) -> Move:
    """The top of the pile where it is laid at once and leaves no more in the hand; else stock."""
    if seen.pile and _is_laid_at_once(seen):
        return TakePile(seen.pile[-1])
    if seen.stock:
        return DrawStock()
    return TurnOver() if is_legal(seen, TurnOver()) else TakePile(seen.pile[-1])


def _is_laid_at_once(seen: Seen) -> bool:
    top = seen.pile[-1]
    close = sum(_touch(top, card) for card in seen.hand)
    if close < 2 and not any(fits(meld, top, seen.melding) for meld in seen.melds):
        return False
    held = held_values(seen.variant.values)
    without = _layout(seen, set_of(seen.hand))
    found = _layout(seen, set_of([*seen.hand, top]))
    laid = set_of([top]) & ~found.rest
    return bool(laid) and total(found.rest, held) <= total(without.rest, held)


def _layout(seen: Seen, hand: int) -> Layout:
    """The lays that leave fewest points in the hand."""
    sight = sight_of(seen)
    lays = [
        lay for lay in possible_lays(hand, sight.table, sight.values) if _is_possible(seen, lay)
    ]
    chosen = Search(lays, sight.held).best(hand) if lays else ()
    rest = hand
    for lay in chosen:
        rest &= ~lay.cards
    return Layout(chosen, rest)


def _is_possible(seen: Seen, lay: Lay) -> bool:
    """Whether the game has this meld: the ace may be low only."""
    return seen.melding.ace_high or lay.row.high < 14


def _played(seen: Seen) -> Move:
    """The first lay that is legal, or else the best discard."""
    found = _layout(seen, set_of(seen.hand))
    for lay in sorted(found.lays, key=lambda lay: lay.onto is not None):
        for move in _moves(lay):
            if is_legal(seen, move):
                return move
    return _thrown(seen)


def _moves(lay: Lay) -> Iterator[LayMeld | LayOff]:
    """A meld; or the first card that is laid off."""
    if lay.onto is None:
        yield LayMeld.of([card_of(face) for face in each(lay.cards)])
    else:
        yield LayOff.of(card_of(lay.order[0]), lay.onto + 1)


def _thrown(seen: Seen) -> Move:
    """What fits nowhere on the table, touches fewest cards of the hand and is dearest."""
    taken = seen.turn.taken
    allowed = [Discard(card) for card in seen.hand if (card,) != taken]
    if not allowed:
        return next(move for move in _lay_offs(seen) if is_legal(seen, move))
    return min(allowed, key=lambda move: _use(seen, move.card))


def _lay_offs(seen: Seen) -> Iterator[LayOff]:
    """A card that may not be thrown has to be laid."""
    for meld in seen.melds:
        yield LayOff.of(seen.hand[0], meld.id)


def _use(seen: Seen, card: Card) -> tuple[bool, int, int]:
    fitting = any(fits(meld, card, seen.melding) for meld in seen.melds)
    touching = sum(_touch(card, other) for other in seen.hand if other != card)
    return fitting, touching, -seen.variant.values.by_rank[card.rank]


def _touch(one: Card, other: Card) -> bool:
    """Whether two cards can lie in a meld of three."""
    return one.rank == other.rank or (one.suit == other.suit and abs(one.rank - other.rank) <= 2)
