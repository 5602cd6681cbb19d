"""Remove what is older than a host wants to keep, a little at a time."""

from sqlalchemy import delete, exists, select, update

from data.ids import Ms
from data.store.club import puzzle_mistakes, table_calls, tournament_players, tournaments
from data.store.schema import challenge_players, challenges, games, moves, reviews
from data.store.transaction import Transaction

CHALLENGES_AT_ONCE, RECORDS_AT_ONCE = 200, 20


async def remove_challenges(tx: Transaction, before_ms: Ms) -> int:
    """Remove some challenges that were made before then and are over; tells how many."""
    over = (challenges.c.state != "open") & (challenges.c.created_ms < before_ms)
    old = await tx.lowest(challenges.c.id, over, CHALLENGES_AT_ONCE)
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
    cancelled = (tournaments.c.state == "cancelled") & (tournaments.c.created_ms < before_ms)
    old = await tx.lowest(tournaments.c.id, cancelled, CHALLENGES_AT_ONCE)
    own = tournament_players.c.tournament_id.in_(old)
    await tx.execute(delete(tournament_players).where(own))
    await tx.execute(delete(tournaments).where(tournaments.c.id.in_(old)))
    return len(old)


async def remove_records(tx: Transaction, before_ms: Ms) -> int:
    """Remove the moves of some games that ended before then; tells of how many.

    With them go their reviews, and answers to the puzzles made of these. Who played, the points,
    the ratings and the standings stay.
    """
    ended = (games.c.state != "playing") & (games.c.finished_ms < before_ms)
    recorded = ended & exists().where(moves.c.game_id == games.c.id)
    old = await tx.lowest(games.c.id, recorded, RECORDS_AT_ONCE)
    for table in (moves, reviews, puzzle_mistakes):
        await tx.execute(delete(table).where(table.c.game_id.in_(old)))
    return len(old)
