"""Results, ratings and levels are what the stored games come to, each counted once."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tests.simulation.looks.past import Past

Rows = Mapping[str, Any]


def counts(past: Past) -> bool:
    """Whether a game is rated: to its end by people alone, in a server."""
    row = past.row
    people = all(player.user_id is not None for player in row.players)
    own = all(line.source != "computer" for line in past.lines)
    return row.state == "finished" and row.rated and row.guild_id is not None and people and own


def miscounted(pasts: Mapping[int, Past], results: Iterable[Rows]) -> Iterator[str]:
    """Where a game has other results than one for each of its players, or any without counting."""
    found = sorted((row["game_id"], row["seat"], row["user_id"], row["place"]) for row in results)
    wanted = sorted(
        (past.row.id, player.seat, player.user_id, player.place)
        for past in pasts.values()
        if counts(past)
        for player in past.row.players
    )
    if found != wanted:
        yield f"results are {found}, and played was {wanted}"


def counts_alone(past: Past) -> int | None:
    """Whose level against the computer a game counts for, if it does."""
    row = past.row
    people = [one for one in row.players if one.user_id is not None]
    if len(people) != 1 or len(row.players) == 1 or row.state != "finished":
        return None
    [own] = people
    lines = [line for line in past.lines if line.seat == own.seat]
    helped = own.hinted_step is not None or any(line.source == "computer" for line in lines)
    taken_back = any(" takeback" in line.line for line in lines)
    is_open = row.rated or row.computer_place is None or (own.user_id or 0) < 0
    return None if helped or taken_back or is_open else own.user_id


def miscounted_alone(pasts: Mapping[int, Past], solos: Iterable[Rows]) -> Iterator[str]:
    """The same of games against the computer."""
    found = {row["game_id"]: row["user_id"] for row in solos}
    wanted = {number: user for number, past in pasts.items() if (user := counts_alone(past))}
    if found != wanted:
        yield f"levels are counted from {found}, and played was {wanted}"


def unlike(
    rows: Mapping[str, Iterable[Rows]], recounted: Mapping[str, Iterable[Rows]]
) -> Iterator[str]:
    """Where what is stored is not what counting all games again gives."""
    for table, again in recounted.items():
        stored, wanted = (sorted(map(_values, each)) for each in (rows[table], again))
        if stored != wanted:
            yield f"{table} are {stored}, and counted again {wanted}"


def _values(row: Rows) -> str:
    return str(sorted(row.items()))
