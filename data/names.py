"""What players are called, as far as we know it without asking Discord."""

from collections.abc import Collection

from sqlalchemy import func, select

from data.schema import players
from data.transaction import Transaction


async def names(tx: Transaction, users: Collection[int]) -> dict[int, str]:
    """The names under which *users* played last; who has never played is left out."""
    last = (
        select(players.c.user_id, func.max(players.c.game_id).label("game_id"))
        .where(players.c.user_id.in_(users))
        .group_by(players.c.user_id)
        .cte()
    )
    same = (players.c.user_id == last.c.user_id) & (players.c.game_id == last.c.game_id)
    found = await tx.execute(
        select(players.c.user_id, players.c.name).join_from(last, players, same)
    )
    return {row.user_id: row.name for row in found}
