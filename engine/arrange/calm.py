"""Turns of Tile Rummy that touch few melds."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from engine.arrange.swept import rows_of
from engine.arrange.tails import Tails
from engine.arrange.tile_turns import Table, position_of, real_tiles, row_of
from engine.cards import JOKER
from engine.melds import Meld


def calm(table: Sequence[Meld], turn: Table) -> Table:
    """A table with the same tiles laid on *table* and fewer of its melds touched.

    One meld after the other is left as it is where that is possible. Only where that takes extreme
    effort, which is counted in steps, some may be touched that could be left.
    """
    touched = _Touched(table, turn)
    touched.leave(sorted(table, key=_order))
    kept = [meld for meld in table if meld not in touched.melds]
    return replace(turn, rows=(*map(row_of, kept), *touched.rows))


def _order(meld: Meld) -> tuple[int, int]:
    """Short melds are left first: of a long one a turn can take tiles, and touch that one alone.

    Of these the low ones: then what is known of the higher numbers goes on to be true.
    """
    return len(meld.cards), min(card.rank for card in meld.cards if card != JOKER)


ENOUGH = 1500
"""Looks at states after which nothing more is searched: one hard position in fourteen takes more.

Whatever lies there anyway is left all the same.
"""


class _Touched:
    """The *melds* of a table that a turn arranges anew, and the *rows* that it makes of them."""

    def __init__(self, table: Sequence[Meld], turn: Table) -> None:
        self.melds, self.rows = list(table), list(turn.rows)
        self._laid, self._real = Counter(turn.laid), real_tiles(table) | set(turn.laid)
        self._tails = Tails()

    def leave(self, block: Sequence[Meld], *, possible: bool = True) -> bool:
        """Leave the melds of *block* as they are, or one after the other where that is possible.

        The fewer are touched, the sooner it is known: so they are tried by halves. Tells whether
        all of them are left; *possible*: whether that is not known to fail.
        """
        block = [meld for meld in block if not self._leave_intact(meld)]
        if not block or (possible and self._can_leave(block)):
            return True
        half = len(block) // 2
        if half:
            # Where the first half can be left, but not both of them, the second cannot.
            fails = self.leave(block[:half])
            self.leave(block[half:], possible=not fails)
        return False

    def _leave_intact(self, meld: Meld) -> bool:
        """Leave *meld* as it is if it is one of the rows anyway; tells whether it is.

        Not where it has a joker, which may do the duty of another.
        """
        cards = set(meld.cards)
        row = next((row for row in self.rows if {card for card, _ in row} == cards), None)
        if row is None or JOKER in cards:
            return False
        self.melds.remove(meld)
        self.rows.remove(row)
        return True

    def _can_leave(self, block: Sequence[Meld]) -> bool:
        """Leave all melds of *block* as they are, if the turn can be made without them."""
        if self._tails.effort > ENOUGH:
            return False
        others = [meld for meld in self.melds if meld not in block]
        position = position_of(others, self._laid, Counter(), self._real)
        steps = self._tails.way(position)
        if steps is None:
            return False
        self.melds, self.rows = others, list(rows_of(position, steps))
        return True
