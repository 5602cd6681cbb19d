"""A stored game as a record: to export, to replay, to verify."""

import asyncio

from bot.runtime.clock import MS
from data import games
from data.errors import NoSuchGame
from data.games import MoveRow
from data.ids import GameId
from data.store.database import Database
from engine.record.games import write_record
from engine.record.lines import write_seconds
from engine.variants import VARIANTS

PAGE = 200
"""Moves read at once."""
UNPROVEN = (
    "# The seed was deleted with the data of somebody who played: the deals cannot be verified."
)


async def record_of(db: Database, game: GameId) -> str:
    """The record of *game*, its seed in it only when the game is over; raises NoSuchGame."""
    row = await db.read(games.load, game)
    moves = await moves_of(db, game)
    is_over = row.state != "playing"
    if is_over and not moves:
        # Its host keeps the moves of finished games for some time only.
        raise NoSuchGame(game)
    variant = VARIANTS[row.variant]
    record = await asyncio.to_thread(
        write_record,
        variant,
        variant.rules.model_validate(row.rules),
        [player.name for player in row.players],
        row.dealer,
        map(line_of, moves),
        seed=row.seed or None if is_over else None,
        published=bytes.fromhex(row.commitment),
        entropies={player.seat: player.entropy for player in row.players if player.entropy},
    )
    return record if row.seed else f"{UNPROVEN}\n{record}"


async def moves_of(db: Database, game: GameId) -> list[MoveRow]:
    """All moves of *game*, read in pages: of a long one others wait for none of it."""
    found: list[MoveRow] = []
    async with db.reading() as tx:
        while page := await games.moves_of(tx, game, len(found), PAGE):
            found += page
    return found


def line_of(move: MoveRow) -> str:
    """A stored move as a line of the record, with its time stamp."""
    return move.line if move.at_ms is None else f"{move.line} @{write_seconds(move.at_ms / MS)}"
