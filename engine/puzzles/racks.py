"""Puzzles of tiles: a rack that can go in one turn, and a row without which it cannot.

All of it is exact: a row is wrong where no table whatever has it and all the tiles.
"""

from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import fmean, stdev

from engine.arrange.calm import calm
from engine.arrange.naturals import melds_within
from engine.arrange.tile_turns import Table, completing, is_part, real_tiles
from engine.cards import JOKER, Card
from engine.game import play
from engine.moves import Arrange, DrawStock, Laid
from engine.players import Level, mind_of
from engine.players.tile.people import broken
from engine.puzzles.choices import Way
from engine.puzzles.positions import positions, record_of
from engine.puzzles.puzzle import Choice, Proof, Puzzle
from engine.puzzles.weighing import SURE, margin_of
from engine.review.redealing import redeal
from engine.review.worth import reckoning
from engine.state import State, Variant
from engine.view import seen_by

LEAST, MOST = 4, 16
"""Tiles on the rack of a puzzle."""

PLAYERS = ((Level.NORMAL, Level.NORMAL), (Level.NORMAL, Level.EASY), (Level.EASY, Level.NORMAL))
"""Who plays the simulated rounds: the strong level waits until racks are huge."""

MELDS = 40
"""More than lie on any table."""

WRONG = 3
"""Rows that do not lead out, beside the one that does."""

LONGEST = 5
"""Tiles of the right row at most, so that it does not stand out."""

DEALS = 16
"""Deals on which what it brings to go out is compared with a draw."""

Row = tuple[Card, ...]


def of_round(variant: Variant, number: int) -> Iterator[Puzzle]:
    """The puzzle of one simulated round: at most one, the last."""
    found = [
        (state, record_of(state, number, made))
        for state, made in positions(variant, number, PLAYERS)
        if is_open(state)
    ]
    puzzles = (puzzle_at(state, record, number) for state, record in reversed(found))
    yield from islice(filter(None, puzzles), 1)


def is_open(state: State) -> bool:
    """Whether one may be here: the seat has opened, holds some tiles, and could draw."""
    has_opened = state.acting in state.opened
    return has_opened and LEAST <= len(state.hand) <= MOST and bool(state.stock)


def puzzle_at(state: State, record: str, number: int) -> Puzzle | None:
    """The puzzle of a position; None where the rack cannot go, or in too many ways."""
    found = completing(state.melds, state.hand)
    if found is None:
        return None
    table = calm(state.melds, found)
    right = sorted(_new_rows(state, table), key=len)
    wrong = list(_wrong_rows(state, Random(number)))
    gain, error = gain_of(state, table, Random(number))
    if not right or len(wrong) < WRONG or gain - SURE * error < margin_of(state):
        return None
    way = (Arrange(table.rows),)
    return Puzzle(
        record=record,
        seat=state.acting,
        choices=(
            Choice(_as_move(right[0])),
            *(Choice(_as_move(row), gain, error) for row in wrong[:WRONG]),
        ),
        way=way,
        proof=Proof.EXACT,
        why=mind_of(state.variant).reason(seen_by(state, state.acting), way[0]).why,
        ease=ease_of(state, table),
    )


def ease_of(state: State, table: Table) -> float:
    """Less for each meld that has to be taken apart, and behind that for each tile of the rack."""
    return MELDS - broken(state.melds, table) - len(state.hand) / 100


def _as_move(row: Row) -> Way:
    return (Arrange((tuple(map(Laid, row)),)),)


def row_of(choice: Choice) -> Row:
    """The tiles of a choice."""
    (move,) = choice.moves
    assert isinstance(move, Arrange)
    return tuple(sorted(card for row in move.melds for card, _ in row))


def _new_rows(state: State, table: Table) -> Iterator[Row]:
    """The rows of *table* with a tile of the rack that do not lie there yet, without jokers."""
    lying = rows_lying(state)
    for row in table.rows:
        cards = tuple(sorted(card for card, _ in row))
        is_new = cards not in lying and JOKER not in cards and len(cards) <= LONGEST
        if is_new and set(cards) & set(state.hand):
            yield cards


def rows_lying(state: State) -> set[Row]:
    """The rows of the table."""
    return {tuple(sorted(meld.cards)) for meld in state.melds}


def _wrong_rows(state: State, random: Random) -> Iterator[Row]:
    """Rows with tiles of the rack that could be laid, but are on no table with all tiles."""
    rows = sorted(set(_possible_rows(state)) - rows_lying(state))
    random.shuffle(rows)
    # Rows of which several tiles are on the rack are those that one would try first.
    rows.sort(key=lambda row: -len(set(row) & set(state.hand)))
    return (row for row in rows if is_wrong(state, row))


def is_wrong(state: State, row: Row) -> bool:
    """Whether no table has *row* and all other tiles of table and rack as well."""
    return not is_part(state.melds, state.hand, row)


def _possible_rows(state: State) -> Iterator[Row]:
    """Rows of three or four that a tile of the rack can be a part of."""
    for row in melds_within((real_tiles(state.melds) | set(state.hand)) - {JOKER}):
        # The 1 lies below the 2 alone.
        if len(row) <= 4 and row[0] < row[-1] and not set(row).isdisjoint(state.hand):
            yield row


def gain_of(state: State, table: Table, random: Random) -> tuple[float, float]:
    """Points by which to go out is better than to draw, and the standard error of that."""
    reckoned, seen = reckoning(state, state.acting), seen_by(state, state.acting)
    gains = list[float]()
    for _ in range(DEALS):
        dealt = redeal(seen, random)
        out = play(dealt, dealt.acting, Arrange(table.rows))
        gains.append(reckoned.worth(out) - reckoned.worth(play(dealt, dealt.acting, DrawStock())))
    return fmean(gains), stdev(gains) / len(gains) ** 0.5
