"""A stored game as a record: to export, to replay, to verify."""

from bot.clock import MS
from bot.table import Table
from data import games
from data.database import Database
from data.games import MoveRow
from engine.notation import write_seconds
from engine.record import write_record


async def record_of(db: Database, game: int) -> str:
    """The record of *game*, its seed in it only when the game is over; raises NoSuchGame."""
    table = await Table.load(db, game)
    async with db.reading() as tx:
        moves = await games.moves_of(tx, game)
    row = table.row
    return write_record(
        table.variant,
        table.state.rules,
        [player.name for player in row.players],
        row.dealer,
        map(line_of, moves),
        seed=row.seed if table.over else None,
        published=bytes.fromhex(row.commitment),
        entropies={player.seat: player.entropy for player in row.players if player.entropy},
    )


def line_of(move: MoveRow) -> str:
    """A stored move as a line of the record, with its time stamp."""
    return move.line if move.at_ms is None else f"{move.line} @{write_seconds(move.at_ms / MS)}"
