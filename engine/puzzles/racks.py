"""Puzzles of tiles: a row that lies on the table if most of the rack is laid, and rows that do not.

All of it is exact: a row is wrong where no table whatever has it and as many tiles of the rack.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

from engine.arrange.calm import calm
from engine.arrange.naturals import melds_within
from engine.arrange.tile_turns import Table, most, most_beside, real_tiles, row_of
from engine.cards import JOKER, Card
from engine.melds import Meld
from engine.moves import Arrange, Laid
from engine.players import Level, choose
from engine.puzzles.choices import Way
from engine.puzzles.positions import positions, record_of
from engine.puzzles.puzzle import Choice, Proof, Puzzle, Technique
from engine.puzzles.thumbs import ease_of, is_solved, shares
from engine.state import State, Variant
from engine.view import seen_by

FEWEST, MOST = 4, 16
"""Tiles on the rack of a puzzle."""

LEAST_LAID = 3
"""Tiles that can be laid at least, if not all."""

PLAYERS = ((Level.NORMAL, Level.NORMAL), (Level.NORMAL, Level.EASY), (Level.EASY, Level.NORMAL))
"""Who plays the simulated rounds: the strong level waits until racks are huge."""

WRONG = 3
"""Rows that do not lead there, beside the one that does."""

LONGEST = 5
"""Tiles of a row at most, so that none stands out."""

TRIED = 12
"""Wrong rows that are looked for; of these some are taken by which a rule of thumb errs."""

DRAWS = 12
"""How often some are drawn of them."""

Cards = tuple[Card, ...]


def of_round(variant: Variant, number: int, full: Mapping[str, float] = {}) -> Iterator[Puzzle]:
    """The puzzle of one simulated round: at most one, the last; none of a kind that is *full*."""
    found = [
        (state, record_of(state, number, made))
        for state, made in positions(variant, number, PLAYERS)
        if is_open(state)
    ]
    puzzles = (puzzle_at(state, record, number, full) for state, record in reversed(found))
    yield from islice(filter(None, puzzles), 1)


def is_open(state: State) -> bool:
    """Whether one may be here: the seat has opened, holds some tiles, and could draw."""
    has_opened = state.acting in state.opened
    return has_opened and FEWEST <= len(state.hand) <= MOST and bool(state.stock)


def puzzle_at(
    state: State, record: str, number: int, full: Mapping[str, float] = {}
) -> Puzzle | None:
    """The puzzle of a position; None where little can be laid, or no row tells."""
    found = most(state.melds, state.hand)
    if found is None or len(found.laid) < min(LEAST_LAID, len(state.hand)):
        return None
    table, random = calm(state.melds, found), Random(number)
    right = [row for row in _new_rows(state, table) if kind_of(row) not in full]
    why = technique(state, table)
    wrong = list[Cards]()
    if right and why not in full:
        wrong += islice(_wrong_rows(state, len(table.laid), random), TRIED)
    if len(wrong) < WRONG:
        return None
    rows = least_plain(state, right, wrong, random)
    votes = shares(options_of(state, [_as_move(row) for row in rows]), THUMBS)
    if is_solved(votes, full):
        return None
    laid = [most_beside(state.melds, state.hand, row) for row in rows]
    return Puzzle(
        record=record,
        seat=state.acting,
        choices=tuple(
            Choice(_as_move(row), float(laid[0] - max(count, 0)))
            for row, count in zip(rows, laid, strict=True)
        ),
        way=(Arrange(table.rows),),
        proof=Proof.EXACT,
        why=why,
        ease=ease_of(votes),
    )


def least_plain(
    state: State, right: Sequence[Cards], wrong: Sequence[Cards], random: Random
) -> list[Cards]:
    """The right row, and the wrong ones by which most rules of thumb err."""
    draws = [[random.choice(right), *random.sample(wrong, WRONG)] for _ in range(DRAWS)]

    def plain(rows: Sequence[Cards]) -> float:
        return ease_of(shares(options_of(state, [_as_move(row) for row in rows]), THUMBS))

    first, *others = min(draws, key=plain)
    # What loses least is told first.
    return [first, *sorted(others, key=lambda row: -most_beside(state.melds, state.hand, row))]


def _as_move(row: Cards) -> Way:
    return (Arrange((tuple(map(Laid, row)),)),)


def row_of_way(way: Way) -> Cards:
    """The tiles of a choice."""
    (move,) = way
    assert isinstance(move, Arrange)
    return tuple(sorted(card for row in move.melds for card, _ in row))


def kind_of(row: Cards) -> str:
    """What a row is: a group, a run of three, or a longer one."""
    if row[0].rank == row[-1].rank:
        return "group"
    return "run" if len(row) == 3 else "long run"


def _new_rows(state: State, table: Table) -> Iterator[Cards]:
    """The rows of *table* with a tile of the rack that do not lie there yet, without jokers."""
    lying = rows_lying(state)
    for row in table.rows:
        cards = tuple(sorted(card for card, _ in row))
        is_new = cards not in lying and JOKER not in cards and len(cards) <= LONGEST
        if is_new and set(cards) & set(state.hand):
            yield cards


def rows_lying(state: State) -> set[Cards]:
    """The rows of the table."""
    return {tuple(sorted(meld.cards)) for meld in state.melds}


def _wrong_rows(state: State, laid: int, random: Random) -> Iterator[Cards]:
    """Rows with tiles of the rack that could be laid, but on no table with so many *laid*."""
    rows = sorted(set(_possible_rows(state)) - rows_lying(state))
    random.shuffle(rows)
    return (row for row in rows if 0 <= most_beside(state.melds, state.hand, row) < laid)


def _possible_rows(state: State) -> Iterator[Cards]:
    """Rows that a tile of the rack can be a part of."""
    for row in melds_within((real_tiles(state.melds) | set(state.hand)) - {JOKER}):
        # The 1 lies below the 2 alone.
        is_short = len(row) <= LONGEST and row[0] < row[-1]
        if is_short and not set(row).isdisjoint(state.hand):
            yield row


def touched(state: State, table: Table) -> list[Meld]:
    """The melds of the table that do not lie on *table* as they are."""
    rows = {tuple(row) for row in table.rows}
    return [meld for meld in state.melds if tuple(row_of(meld)) not in rows]


def technique(state: State, table: Table) -> Technique:
    """What is hardest to see of what makes so much of the rack go."""
    melds = touched(state, table)
    if any(JOKER in meld.cards for meld in melds):
        return Technique.JOKER
    rows = [{card for card, _ in row} for row in table.rows]
    parts = [sum(len(row & set(meld.cards)) >= 2 for row in rows) for meld in melds]
    if any(count > 1 for count in parts):
        return Technique.SPLIT
    gone = [not any(set(meld.cards) <= row for row in rows) for meld in melds]
    return Technique.APART if any(gone) else Technique.ADDED


class RowOption(NamedTuple):
    """A row as a rule of thumb looks at it."""

    state: State
    row: Cards
    place: int
    levels: Mapping[Level, frozenset[Cards]]
    """The rows that each of the lower levels would have on the table."""

    @property
    def own(self) -> int:
        """How many tiles of the rack are in it."""
        return len(set(self.row) & set(self.state.hand))

    @property
    def parted(self) -> int:
        """From how many melds of the table it takes tiles."""
        loose = set(self.row) - set(self.state.hand)
        return sum(not loose.isdisjoint(meld.cards) for meld in self.state.melds)

    @property
    def grows(self) -> bool:
        """Whether it is a meld of the table with more tiles."""
        return any(set(meld.cards) <= set(self.row) for meld in self.state.melds)


def options_of(state: State, ways: Sequence[Way]) -> list[RowOption]:
    """The rows as rules of thumb see them, in the order of *ways*."""
    order = sorted(range(len(ways)), key=lambda number: repr(ways[number]))
    places = {number: place for place, number in enumerate(order)}
    levels = {level: _rows_of_level(state, level) for level in (Level.EASY, Level.NORMAL)}
    return [RowOption(state, row_of_way(way), places[at], levels) for at, way in enumerate(ways)]


def _rows_of_level(state: State, level: Level) -> frozenset[Cards]:
    move = choose(seen_by(state, state.acting), Random(0), level)
    rows = move.melds if isinstance(move, Arrange) else ()
    return frozenset(tuple(sorted(card for card, _ in row)) for row in rows)


def _sum(option: RowOption) -> float:
    return sum(card.rank for card in option.row)


def _is_group(option: RowOption) -> float:
    return kind_of(option.row) == "group"


def _has_drawn(option: RowOption) -> float:
    return option.state.turn.drawn in option.row


def _in_rack(option: RowOption) -> float:
    """How many tiles of the rack go with a tile of the row."""
    return sum(
        any(abs(tile.rank - card.rank) <= 1 for card in option.row) for tile in option.state.hand
    )


THUMBS: Mapping[str, Callable[[RowOption], float]] = {
    "longest row": lambda option: len(option.row),
    "shortest row": lambda option: -len(option.row),
    "most of the rack": lambda option: option.own,
    "fewest of the rack": lambda option: -option.own,
    "most of the table": lambda option: len(option.row) - option.own,
    "fewest of the table": lambda option: option.own - len(option.row),
    "highest sum": _sum,
    "lowest sum": lambda option: -_sum(option),
    "highest tile": lambda option: max(card.rank for card in option.row),
    "lowest tile": lambda option: -min(card.rank for card in option.row),
    "a group": _is_group,
    "a run": lambda option: not _is_group(option),
    "from most melds": lambda option: option.parted,
    "from fewest melds": lambda option: -option.parted,
    "a meld that grows": lambda option: option.grows,
    "a meld that is new": lambda option: not option.grows,
    "with the last drawn": _has_drawn,
    "without the last drawn": lambda option: not _has_drawn(option),
    "near most of the rack": _in_rack,
    "near fewest of the rack": lambda option: -_in_rack(option),
    "the first suit": lambda option: -min(card.suit for card in option.row),
    "first in the list": lambda option: -option.place,
    "last in the list": lambda option: option.place,
    "as easy plays": lambda option: option.row in option.levels[Level.EASY],
    "as normal plays": lambda option: option.row in option.levels[Level.NORMAL],
}
"""By their names; more is better to each."""
