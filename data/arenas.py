"""Arenas: tournaments of one long round, in which tables are made as long as it lasts."""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import insert, update

from data.ids import Ms, TournamentId
from data.store.club import tournament_players as entrants
from data.store.club import tournament_rounds as rounds
from data.store.club import tournament_tables as tables
from data.store.transaction import Transaction
from data.store.values import row_of
from data.tournament_rows import NewTable, RoundRow, Tournament
from data.tournaments import touch


async def begin(tx: Transaction, new: RoundRow) -> None:
    """Begin an arena: from now on all who have signed up wait for a game."""
    await tx.execute(insert(rounds).values(asdict(new)))
    await tx.change(entrants, {"tournament_id": new.tournament_id}, free_ms=new.began_ms)
    await touch(tx, new.tournament_id, state="running", round=new.round)


async def seat(tx: Transaction, tournament: Tournament, seats: Sequence[NewTable]) -> None:
    """Add tables to an arena after those that it has.

    Their places are counted from *tournament*: who knew it as it was before cannot add to it.
    """
    own = {"tournament_id": tournament.id, "round": tournament.round}
    last = max((table.place for table in tournament.tables), default=0)
    made = [row_of(tables, new, place=place, **own) for place, new in enumerate(seats, last + 1)]
    await tx.execute(insert(tables), made)
    await touch(tx, tournament.id)


async def free(tx: Transaction, number: TournamentId, who: Sequence[int], now_ms: Ms) -> None:
    """Note that these players of an arena, by their numbers, wait for a game since now."""
    own = (entrants.c.tournament_id == number) & entrants.c.number.in_(who)
    await tx.execute(update(entrants).where(own).values(free_ms=now_ms))
