"""What a working table comes to when its player's time is over.

Tiles of the rack that are short of a meld go back to it: of each row that is none, as few as leave
a meld, or no tile of the rack at all. What the game makes of the rest it says itself.
"""

from collections import Counter
from collections.abc import Iterator

from bot.table.draft import Draft
from bot.table.tile_rows import TileRow, cards_of, is_meld
from engine.arrange.pieces import Piece, Pieces
from engine.arranged import TILES
from engine.cards import Card
from engine.moves import Arrange


def as_it_lies(draft: Draft) -> Arrange:
    """The move that plays the working table without what goes back."""
    return Arrange(tuple(row for row in _rows(draft) if row))


def _rows(draft: Draft) -> Iterator[TileRow]:
    own = Counter(draft.start.hand) - Counter(draft.layout.rack)
    for row in draft.layout.rows:
        left = row if is_meld(row) else _less(row, own, draft)
        own -= Counter(cards_of(row)) - Counter(cards_of(left))
        yield left


def _less(row: TileRow, own: Counter[Card], draft: Draft) -> TileRow:
    """The largest meld in *row* without some of the *own* tiles; where there is none, without all.

    Of several it is the one with the most points.
    """
    tiles = Counter(cards_of(row))
    stay = tiles - own
    pieces = Pieces(list(tiles.elements()), TILES, draft.start.variant.values)
    whole = (piece for piece in pieces if stay <= _tiles(piece))
    best = max(whole, key=lambda piece: (len(piece.cards), piece.points), default=None)
    return _only(row, _tiles(best) if best else stay)


def _tiles(piece: Piece) -> Counter[Card]:
    return Counter(laid.card for laid in piece.cards)


def _only(row: TileRow, tiles: Counter[Card]) -> TileRow:
    """The tiles of *row* that are among *tiles*, each as it lies."""
    left, kept = Counter(tiles), []
    for laid in row:
        if left[laid.card] > 0:
            left[laid.card] -= 1
            kept.append(laid)
    return tuple(kept)
