"""Tournaments in memory alone, as a test wants them: to ask about, and not to play in."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from data.tournaments import Entrant, TableRow, Tournament

NOW = 1_750_000_000_000
MINUTE_MS = 60_000


def bare_tournament(
    *users: int | None, tables: Sequence[TableRow] = (), **columns: Any
) -> Tournament:
    """A Swiss of these users, by numbers from 1 on, for which people sign up; None: the computer.

    *columns* are as they are given.
    """
    values = {one.name: None for one in fields(Tournament)} | {
        "id": 1,
        "guild_id": 7,
        "channel_id": 70,
        "host_id": 1,
        "name": "Friday",
        "variant": "gin",
        "kind": "swiss",
        "rounds": 0,
        "round_ms": 20 * MINUTE_MS,
        "duplicate": False,
        "computer": False,
        "rated": True,
        "most": 16,
        "state": "open",
        "round": 0,
        "begins_ms": NOW,
        "entrants": tuple(entrant(number, user) for number, user in enumerate(users, 1)),
        "played": (),
        "tables": tuple(tables),
    }
    return Tournament(**{**values, **columns})


def entrant(number: int, user: int | None, since_round: int = 1, state: Any = "in") -> Entrant:
    """Somebody who takes part."""
    return Entrant(1, number, user, f"user {user}", since_round, state)


def met(
    round_: int,
    first: int,
    second: int | None,
    points: tuple[int | None, int | None] = (None, None),
    **columns: Any,
) -> TableRow:
    """A table of a round, with what each of the two got; without a *second* the first sat out."""
    how = None if points[0] is None else "bye" if second is None else "played"
    values = {one.name: None for one in fields(TableRow)} | {
        "tournament_id": 1,
        "round": round_,
        "place": first,
        "first": first,
        "second": second,
        "game_id": None if second is None else 100 * round_ + first,
        "how": how,
        "first_points": points[0],
        "second_points": points[1],
        "first_avoids": False,
        "second_avoids": False,
    }
    return TableRow(**{**values, **columns})
