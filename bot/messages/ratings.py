"""What the end of a game did to its players' ratings, and to a place against the computer."""

from bot.table.table import Table
from data import solos, standings
from data.solos import RatingStep
from data.standings import RatingChange
from data.store.database import Database


async def rating_changes(db: Database, table: Table) -> tuple[RatingChange, ...]:
    """The changes by player; none of a game that was not rated."""
    async with db.reading() as tx:
        return await standings.changes(tx, table.id)


async def step_of(db: Database, table: Table) -> RatingStep | None:
    """Where the game has brought its player on the computer's scale; None where it counts not."""
    async with db.reading() as tx:
        return await solos.step(tx, table.row)
