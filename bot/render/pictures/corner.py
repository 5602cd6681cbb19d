"""Stock and pile in the upper left corner, the pile's top whole and larger than what lies below it.

What the reader may take now is raised, with a bright edge.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.render.frame import Frame
from bot.render.pictures import sprites
from bot.render.pictures.canvas import MARGIN, WIDTH, Canvas
from bot.render.pictures.lying import empty_place, lay
from bot.render.pictures.pile import PileCard, StockAndPile, stock_and_pile
from bot.render.pictures.sizes import Sizes
from bot.render.pictures.sprites import Size
from bot.render.pictures.things import has_melds

LIFT, HALO, ABOVE = 10, 6, 2
"""By how much is raised what can be taken, how wide its bright edge is, and the room
above that."""
LIFTED = LIFT + HALO + ABOVE
APART, NEXT = 20, 8
"""Between stock and pile, and between cards of it that do not overlap."""


PileRow = tuple[PileCard, ...]


class Corner(NamedTuple):
    """Where stock and pile lie: so many pixels *wide*."""

    lies: StockAndPile
    wide: int
    rows: tuple[PileRow, ...]
    """The pile: the last row beside the stock, older ones above; none in a game without one."""
    step: int
    """From one card of the pile to the next: less than a card's width where there are many."""
    top: Size
    """Of the stock, and of the top of the pile."""
    size: Size
    """Of the other cards of the pile."""
    sizes: Sizes

    @property
    def height(self) -> int:
        """Pixels of all rows, and of what rises from the last one."""
        return LIFTED + self.top.height + len(self.rows[1:]) * (self.size.height + LIFTED)

    def draw(self, part: Canvas) -> None:
        """Draw the stock, and the pile where the game has one."""
        base = self.height - self.top.height
        self._draw_stock(part, base)
        if self.rows:
            *older, last = self.rows
            for number, row in enumerate(older):
                top = LIFTED + number * (self.size.height + LIFTED)
                self._draw_strips(part, row[:-1], MARGIN, top)
                left = MARGIN + (len(row) - 1) * self.step
                _lay(part, row[-1], left, top, self.size, self.size.width)
            self._draw_last(part, last, base)

    def _draw_stock(self, part: Canvas, top: int) -> None:
        if self.lies.stock is None:
            empty_place(part, MARGIN, top, self.top)
            return
        lift = _lay(part, self.lies.stock, MARGIN, top, self.top, self.top.width)
        plate = sprites.plate(part.theme, str(self.lies.in_stock), self.sizes.label)
        left = MARGIN + (self.top.width - plate.width) / 2
        part.cut(plate, left, top - lift + (self.top.height - plate.height) / 2, 10)

    def _draw_last(self, part: Canvas, row: Sequence[PileCard], base: int) -> None:
        """The last row of the pile, with the number of those below that are not shown."""
        left, lower = MARGIN + self.top.width + APART, self.height - self.size.height
        # The line is higher than its letters: the cards go upon it.
        if self.lies.below:
            line, label = lower - self.sizes.line - 2, self.sizes.label
            part.text(f"+{self.lies.below}", left, line, label, colour="muted")
        self._draw_strips(part, row[:-1], left, lower)
        left += max(0, len(row) - 1) * self.step
        if row:
            _lay(part, row[-1], left, base, self.top, self.top.width)
        else:
            empty_place(part, left, base, self.top)

    def _draw_strips(self, part: Canvas, row: Sequence[PileCard], left: int, top: int) -> None:
        """Cards of which each is covered by the next."""
        shown = min(self.size.width, self.step)
        for place, card in enumerate(row):
            _lay(part, card, left + place * self.step, top, self.size, shown)


def _lay(part: Canvas, card: PileCard, left: float, top: float, size: Size, shown: int) -> int:
    """Lay a card, raised where it can be taken; gives by how much."""
    lift = LIFT * card.is_takeable
    if card.is_takeable:
        wide, high, radius = size.width + 2 * HALO, size.height + 2 * HALO, size.radius + HALO
        halo = sprites.panel(part.theme, wide, high, "accent", radius)
        part.cut(halo, left - HALO, top - lift - HALO, radius)
    lay(part, card.face, left, top - lift, size, shown)
    return lift


def corner(frame: Frame, sizes: Sizes) -> Corner:
    """Stock and pile; all of the first row is theirs where the whole pile matters, or no melds."""
    lies, variant = stock_and_pile(frame), frame.seen.variant
    if variant.tiles:
        return Corner(lies, sizes.stock.width, (), 0, sizes.stock, sizes.stock, sizes)
    is_narrow = has_melds(frame) and not variant.takes_deeper
    wide = sizes.corner if is_narrow else WIDTH - 2 * MARGIN
    return _with_pile(lies, wide, sizes)


def _with_pile(lies: StockAndPile, wide: int, sizes: Sizes) -> Corner:
    top, size = sizes.top, sizes.cards[0].size
    # The room between the stock and the top of the pile; that before the last card of other rows.
    beside, along = wide - 2 * top.width - APART, wide - size.width
    rows = pile_rows(lies.pile, beside // size.step + 1, along // size.step + 1)
    *older, last = (max(1, len(row) - 1) for row in rows)
    step = min(size.width + NEXT, beside // last, *(along // each for each in older))
    return Corner(lies, wide, rows, step, top, size, sizes)


def pile_rows(pile: PileRow, last: int, each: int) -> tuple[PileRow, ...]:
    """The pile in as few rows as can be, of about one length.

    At most *last* cards are in the last row, and *each* in every other one.
    """
    count = 1 - min(0, (last - len(pile)) // each)
    older = len(pile) - min(last, len(pile) // count)
    length = -(-older // max(1, count - 1))
    rows = (pile[start : min(start + length, older)] for start in range(0, older, length or 1))
    return (*rows, pile[older:])
