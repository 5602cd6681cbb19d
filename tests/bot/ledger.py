"""What changed in the database while somebody did something, and whether that was theirs to do."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import func, select

from data.store.schema import metadata
from tests.bot.conftest import Room

Row = dict[str, Any]
Rows = dict[str, dict[Any, Row]]
OWN_MESSAGES = {
    "table_message_id",
    "turn_message_id",
    "end_message_id",
    "message_id",
    "shown_state",
}
OWN_MESSAGES |= {
    "shown_step",
    "warned_step",
    "pinged_step",
    "told_round",
    "dm_channel_id",
    "dm_message_id",
}
"""What the bot remembers of what it has shown."""


async def everything(room: Room) -> Rows:
    """All rows of all tables by their keys."""
    found: Rows = {}
    async with room.db.reading() as tx:
        for table in metadata.sorted_tables:
            keys = [column.name for column in table.primary_key]
            rows = [dict(row._mapping) for row in await tx.execute(select(table))]
            found[table.name] = {tuple(row[key] for key in keys): row for row in rows}
    return found


async def writes(room: Room) -> int:
    """How often something was written: quickly asked, as most interactions write nothing."""
    async with room.db.reading() as tx:
        return int(await tx.scalar(select(func.total_changes())))


def check(before: Rows, after: Rows, actor: int) -> set[int]:
    """Fail where something changed that is not the actor's to change; the games they moved in."""
    seats = before["players"] | {
        key: row for key, row in after["players"].items() if key not in before["players"]
    }
    own = {row["game_id"] for row in seats.values() if row["user_id"] == actor}
    moved = moves(before, after, actor, own, seats)
    begun = {row["id"] for old, row, _ in changes(before, after, "games") if not old}
    assert begun <= own
    for old, new, names in changes(before, after, "games"):
        assert new["id"] in own or names <= OWN_MESSAGES, (names, old, new)
        if old and names & {"step", "state", "winner", "finished_ms"}:
            aborted = new["state"] == "aborted" and new["id"] in own
            assert new["id"] in moved or aborted, (names, old, new)
    for old, new, names in changes(before, after, "players"):
        assert new["game_id"] in own or names <= OWN_MESSAGES, (old, new)
        if old and old["user_id"] != actor:
            assert names <= OWN_MESSAGES | {"points", "place"}, (old, new)
    for _, new, names in changes(before, after, "challenges"):
        assert actor in asked(before, new["id"]) | asked(after, new["id"]) or names <= OWN_MESSAGES
    for old, new, _ in changes(before, after, "users"):
        assert (new or old)["id"] == actor or begun, (old, new)
    for table in ("servers", "meta"):
        assert not list(changes(before, after, table)), table
    return moved


def moves(before: Rows, after: Rows, actor: int, own: set[int], seats: dict[Any, Row]) -> set[int]:
    """The games in which the actor moved; fails for a move that is not theirs."""
    moved = set()
    for old, new, _ in changes(before, after, "moves"):
        assert not old, "a move was changed"
        assert new["game_id"] in own, ("a move at another's table", new)
        seat = seats.get((new["game_id"], new["seat"]))
        if seat is not None and seat["user_id"] is not None:
            assert (seat["user_id"], new["source"]) == (actor, "player"), new
            moved.add(new["game_id"])
    return moved


def changes(before: Rows, after: Rows, table: str) -> Iterator[tuple[Row, Row, set[str]]]:
    """What changed in *table*: the old row, the new one, and the names of other columns."""
    for key in before[table].keys() | after[table].keys():
        old, new = before[table].get(key, {}), after[table].get(key, {})
        if old != new:
            yield old, new, {name for name in old | new if old.get(name) != new.get(name)}


def asked(rows: Rows, challenge: int) -> set[int]:
    """Who has a seat in a challenge."""
    players = rows["challenge_players"].values()
    return {row["user_id"] for row in players if row["challenge_id"] == challenge}
