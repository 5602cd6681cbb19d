"""What players are called, as far as we know it without asking Discord."""

from collections.abc import Collection

from sqlalchemy import func, select

from data.ids import GuildId, UserId
from data.store.schema import games, players
from data.store.transaction import Transaction


async def names(tx: Transaction, guild: GuildId, users: Collection[UserId]) -> dict[UserId, str]:
    """The names under which *users* played last in a server; who never did there is left out.

    What somebody is called elsewhere is nobody's business here.
    """
    last = (
        select(players.c.user_id, func.max(players.c.game_id).label("game_id"))
        .join(games, games.c.id == players.c.game_id)
        .where(players.c.user_id.in_(users), games.c.guild_id == guild)
        .group_by(players.c.user_id)
        .cte()
    )
    same = (players.c.user_id == last.c.user_id) & (players.c.game_id == last.c.game_id)
    found = await tx.execute(
        select(players.c.user_id, players.c.name).join_from(last, players, same)
    )
    return {row.user_id: row.name for row in found}
