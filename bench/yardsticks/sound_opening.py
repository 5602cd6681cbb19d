"""A plain but sound player of Rummy 51 and Žolíky, without chance; it does not change any more.

It opens as soon as it can, takes what it can lay at once, lays all it can but keeps its jokers for
something, and throws the dearest card that touches the fewest of its own and fits nothing.
"""

from collections.abc import Sequence
from functools import partial
from random import Random

from engine.arrange.hands import Split, Worth, best_split, cards_laid
from engine.arrange.pieces import Piece
from engine.cards import ACE, JOKER, Card
from engine.errors import Refusal
from engine.game import play
from engine.legal import is_legal, legal_discards, legal_swaps
from engine.melds import fits
from engine.moves import Close, Discard, DrawStock, LayMeld, LayOff, Move, TakePile
from engine.opening.duties import has_opened
from engine.opening.finishing import discards, missing, owes
from engine.opening.overdue import fewest
from engine.state import Phase
from engine.variants.zolik import FLUSH
from engine.view import Seen


def choose(seen: Seen, _: Random) -> Move:
    """The next move of the seat to act."""
    if seen.phase is Phase.DRAW:
        return _draw(seen)
    if seen.phase is Phase.PLAY:
        move = _close(seen) or _lay(seen)
        if move is not None:
            return move
    return _throw(seen)


def _draw(seen: Seen) -> Move:
    """The top of the pile if it can be laid, or makes a meld for later; else the stock."""
    if not seen.pile:
        return DrawStock()
    top, take = seen.pile[-1], TakePile(seen.pile[-1])
    wanted = _can_be_laid(seen, top) if has_opened(seen) else _brings_on(seen, top)
    if not seen.stock or (wanted and is_legal(seen, take)):
        return take if is_legal(seen, take) else DrawStock()
    return DrawStock()


def _can_be_laid(seen: Seen, card: Card) -> bool:
    """Whether more of the hand can be laid with a card, something else being left to throw."""
    more = best_split(
        (*seen.hand, card),
        seen.melding,
        seen.variant.values,
        worth=cards_laid,
        melds=seen.melds,
        discards=set(seen.hand),
    )
    now = best_split(
        seen.hand, seen.melding, seen.variant.values, worth=cards_laid, melds=seen.melds
    )
    return more is not None and now is not None and len(more.left) <= len(now.left)


def _brings_on(seen: Seen, card: Card) -> bool:
    """Whether a card opens, or makes the melds of the hand worth more."""
    return _made(seen, (*seen.hand, card)) > _made(seen, seen.hand)


def _made(seen: Seen, hand: Sequence[Card]) -> int:
    """What the melds of a hand are worth."""
    split = best_split(hand, seen.melding, seen.variant.values)
    return split.points if split else 0


def _fits_table(seen: Seen, card: Card) -> bool:
    return any(fits(meld, card, seen.melding) for meld in seen.melds)


def _close(seen: Seen) -> Move | None:
    """Twelve cards of one suit, in Žolíky."""
    if Close not in seen.variant.plays[seen.phase] or len(seen.hand) != FLUSH + 1:
        return None
    suits = [card.suit for card in seen.hand]
    odd = [card for card in seen.hand if card != JOKER and suits.count(card.suit) < FLUSH // 2]
    closes = map(Close, odd or (seen.hand[0],)) if len(odd) < 2 else ()
    return next((move for move in closes if is_legal(seen, move)), None)


def _lay(seen: Seen) -> Move | None:
    """What is owed, the opening, or all that is worth laying."""
    if owes(seen):
        return fewest(seen)[0][0]
    if has_opened(seen):
        return _goes_out(seen) or _lay_most(seen) or _swap(seen)
    split = _split(seen, None)
    return _first(seen, split) if split and split.points >= missing(seen) else None


def _goes_out(seen: Seen) -> Move | None:
    """The first move of laying all but the discard, jokers too."""
    split = _split(seen, cards_laid)
    return _first(seen, split) if split and len(split.left) == 1 else None


def _lay_most(seen: Seen) -> Move | None:
    """The first move of laying what counts most, jokers only with other cards."""
    split = _split(seen, partial(_worth, seen))
    pieces = [piece for piece in split.pieces if _worth(seen, piece)] if split else []
    return _first(seen, Split(tuple(pieces), ()))


def _split(seen: Seen, worth: Worth | None) -> Split | None:
    melds = seen.melds if has_opened(seen) else ()
    return best_split(
        seen.hand,
        seen.melding,
        seen.variant.values,
        worth=worth,
        melds=melds,
        discards=discards(seen),
    )


def _worth(seen: Seen, piece: Piece) -> int:
    """The points of the natural cards; a joker alone is no gain."""
    return seen.variant.values.of(laid.card for laid in piece.cards if laid.card != JOKER)


def _first(seen: Seen, split: Split) -> Move | None:
    """The first move of a split that is accepted, what counts most before the rest."""
    for piece in sorted(split.pieces, key=lambda piece: (piece.onto or 0, -piece.points)):
        onto = piece.onto
        move = LayMeld(piece.cards) if onto is None else LayOff(piece.cards[0], onto)
        if is_legal(seen, move):
            return move
    return None


def _swap(seen: Seen) -> Move | None:
    """A joker of the table, where it can be laid so that more than before is."""
    for swap in legal_swaps(seen):
        try:
            after = play(seen, seen.acting, swap)
        except Refusal:
            continue
        if len(fewest(after)[1].hand) < len(seen.hand) - 1:
            return swap
    return None


def _throw(seen: Seen) -> Discard:
    """The dearest of the cards that touch the fewest others, and fit no meld on the table."""
    split = None if has_opened(seen) else _split(seen, None)
    free = split.left if split else seen.hand
    return min(legal_discards(seen), key=lambda move: _use(seen, move.card, free))


def _use(seen: Seen, card: Card, free: tuple[Card, ...]) -> tuple[bool, bool, bool, int, int]:
    touching = sum(_touch(card, other) for other in set(seen.hand))
    dear = -seen.variant.values.of((card,))
    return card == JOKER, card not in free, _fits_table(seen, card), touching, dear


def _touch(one: Card, other: Card) -> bool:
    """Whether one card more could make a meld of the two; a third equal card is of no use."""
    if one == other:
        return False
    apart = abs(one.rank - other.rank)
    around = ACE in (one.rank, other.rank) and apart >= 11
    return apart == 0 or (one.suit == other.suit and (apart <= 2 or around))
