"""What there is to know of stock and pile: which of their cards are shown, new, or to be taken."""

from itertools import takewhile
from typing import NamedTuple

from bot.render.frame import Frame
from bot.render.pictures.lying import LyingCard
from bot.render.pictures.things import has_melds
from engine.cards import HIDDEN, Card
from engine.legal import is_legal, legal_takes
from engine.moves import DrawStock

MOST, FEW = 56, 5
"""So many cards of the pile are shown; where only its top can be taken and melds need the room."""


class PileCard(NamedTuple):
    """A card of the pile, or the stock."""

    face: LyingCard
    is_takeable: bool


class StockAndPile(NamedTuple):
    """The stock, and of the pile what matters."""

    stock: PileCard | None
    in_stock: int
    pile: tuple[PileCard, ...]
    """The upper part, its top last."""
    below: int
    """How many cards are below those."""


def stock_and_pile(frame: Frame) -> StockAndPile:
    """Stock and pile as the reader of *frame* sees them."""
    seen = frame.seen
    most = FEW if has_melds(frame) and not seen.variant.takes_deeper else MOST
    below = 0 if seen.variant.tiles else max(0, len(seen.pile) - most)
    new, last = first_new(frame), {card: place for place, card in enumerate(seen.pile)}
    # Of equal cards the highest.
    takeable = {last[card] for card in may_take(frame)}
    cards = (
        PileCard(LyingCard(card, (), False, place >= new), place in takeable)
        for place, card in enumerate(seen.pile)
    )
    back = LyingCard(HIDDEN, (), seen.variant.tiles)
    stock = PileCard(back, may_draw(frame)) if seen.stock else None
    return StockAndPile(stock, len(seen.stock), tuple(cards)[below:], below)


def first_new(frame: Frame) -> int:
    """The place of the first card of the pile that came since the reader's last turn."""
    now = frame.seen.pile
    if frame.before is None:
        return len(now)
    pairs = zip(frame.before.pile, now, strict=False)
    return len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))


def may_take(frame: Frame) -> list[Card]:
    """The cards of the pile down to which the reader may take now."""
    if not _is_asked(frame):
        return []
    return [move.card for move in legal_takes(frame.seen) if move.card]


def may_draw(frame: Frame) -> bool:
    """Whether the reader may take from the stock now."""
    return _is_asked(frame) and is_legal(frame.seen, DrawStock())


def _is_asked(frame: Frame) -> bool:
    return frame.seat is not None and frame.seat == frame.seen.to_act and not frame.halted
