"""Remove what is older than a host wants to keep, a little at a time."""

from sqlalchemy import delete, exists, select, update

from data.ids import Ms
from data.store.club import table_calls, tournament_players, tournaments
from data.store.schema import challenge_players, challenges, games, moves, reviews
from data.store.transaction import Transaction

CHALLENGES_AT_ONCE, RECORDS_AT_ONCE = 200, 20


async def remove_challenges(tx: Transaction, before_ms: Ms) -> int:
    """Remove some challenges that were made before then and are over; tells how many."""
    query = (
        select(challenges.c.id)
        .where(challenges.c.state != "open", challenges.c.created_ms < before_ms)
        .order_by(challenges.c.id)
        .limit(CHALLENGES_AT_ONCE)
    )
    old = await tx.scalars(query)
    for table in (challenge_players, table_calls):
        await tx.execute(delete(table).where(table.c.challenge_id.in_(old)))
    await tx.execute(delete(challenges).where(challenges.c.id.in_(old)))
    return len(old)


async def remove_tournaments(tx: Transaction, before_ms: Ms) -> int:
    """Remove some tournaments that were called off and opened before then; tells how many.

    Of those that are over nobody needs to be known any more who had their data deleted.
    """
    going_on = select(tournaments.c.id).where(tournaments.c.state.in_(("open", "running")))
    over = tournament_players.c.tournament_id.not_in(going_on)
    marked = update(tournament_players).where(tournament_players.c.mark.is_not(None), over)
    await tx.execute(marked.values(salt=None, mark=None))
    query = (
        select(tournaments.c.id)
        .where(tournaments.c.state == "cancelled", tournaments.c.created_ms < before_ms)
        .order_by(tournaments.c.id)
        .limit(CHALLENGES_AT_ONCE)
    )
    old = await tx.scalars(query)
    own = tournament_players.c.tournament_id.in_(old)
    await tx.execute(delete(tournament_players).where(own))
    await tx.execute(delete(tournaments).where(tournaments.c.id.in_(old)))
    return len(old)


async def remove_records(tx: Transaction, before_ms: Ms) -> int:
    """Remove the moves of some games that ended before then, and their reviews; tells of how many.

    Who played, the points, the ratings and the standings stay.
    """
    query = (
        select(games.c.id)
        .where(games.c.state != "playing", games.c.finished_ms < before_ms)
        .where(exists().where(moves.c.game_id == games.c.id))
        .order_by(games.c.id)
        .limit(RECORDS_AT_ONCE)
    )
    old = await tx.scalars(query)
    for table in (moves, reviews):
        await tx.execute(delete(table).where(table.c.game_id.in_(old)))
    return len(old)
