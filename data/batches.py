"""How each kind of database takes the moves of many games in one transaction."""

import sqlite3
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from data.commits import Appending
from data.games import lines
from data.transaction import Source

# A game that another transaction holds is left out instead of keeping all the others waiting.
HELD = text("""
SELECT id, step, credited_ms, paused_since_ms FROM games
WHERE id = ANY(CAST(:game AS bigint[])) AND state = 'playing' FOR NO KEY UPDATE SKIP LOCKED
""")
CHANGE = text("""
UPDATE games SET step = new.after, moved_ms = new.now_ms,
    deadline_ms = new.due_ms, deadline_kind = new.kind
FROM unnest(
    CAST(:game AS bigint[]), CAST(:after AS int[]), CAST(:now_ms AS bigint[]),
    CAST(:due_ms AS bigint[]), CAST(:kind AS text[])
) AS new (game, after, now_ms, due_ms, kind)
WHERE games.id = new.game
""")
INSERT = text("""
INSERT INTO moves (game_id, step, seat, line, at_ms, source, created_ms)
SELECT * FROM unnest(
    CAST(:game_id AS bigint[]), CAST(:step AS int[]), CAST(:seat AS int[]), CAST(:line AS text[]),
    CAST(:at_ms AS bigint[]), CAST(:source AS text[]), CAST(:created_ms AS bigint[])
)
""")

# The same for SQLite by itself: SQLAlchemy would go to the connection's thread a dozen times.
GUARDED = """
UPDATE games SET step = :after, moved_ms = :now_ms, deadline_ms = :due_ms, deadline_kind = :kind
WHERE id = :game AND step = :step AND state = 'playing'
    AND credited_ms = :credited_ms AND paused_since_ms IS :since_ms
"""
INSERT_ONE = """
INSERT INTO moves (game_id, step, seat, line, at_ms, source, created_ms)
VALUES (:game_id, :step, :seat, :line, :at_ms, :source, :created_ms)
"""


async def record(writer: Source, batch: Sequence[Appending]) -> Collection[Appending]:
    """Commit those of *batch* whose games stand as their callers believe, and return them."""
    by_game = {one.game: one for one in batch}
    try:
        async with writer.transaction() as tx:
            rows = await tx.execute(HELD, {"game": list(by_game)})
            fitting = [by_game[row.id] for row in rows if fits(by_game[row.id], row)]
            if fitting:
                await tx.execute(CHANGE, columns([changed(one) for one in fitting]))
                await tx.execute(INSERT, columns([row for one in fitting for row in rows_of(one)]))
    except IntegrityError:
        return ()
    return fitting


def record_in_sqlite(
    connection: sqlite3.Connection, batch: Sequence[Appending]
) -> Collection[Appending]:
    """The same on SQLite's own *connection*, inside the caller's transaction."""
    fitting = []
    for one in batch:
        if connection.execute(GUARDED, changed(one)).rowcount == 1:
            connection.executemany(INSERT_ONE, rows_of(one))
            fitting.append(one)
    return fitting


def fits(one: Appending, row: Any) -> bool:
    """Whether the game stands as the caller believes it does."""
    return (row.step, row.credited_ms, row.paused_since_ms) == (one.step, *one.clock)


def changed(one: Appending) -> dict[str, Any]:
    """What becomes of a game's row, and how it has to be before."""
    credited_ms, since_ms = one.clock
    return {
        "game": one.game,
        "step": one.step,
        "credited_ms": credited_ms,
        "since_ms": since_ms,
        "after": one.step + len(one.made),
        "now_ms": one.now_ms,
        "due_ms": one.deadline and one.deadline.ms,
        "kind": one.deadline and one.deadline.kind,
    }


def columns(rows: Sequence[Mapping[str, Any]]) -> dict[str, list[Any]]:
    """The values of *rows* by name."""
    return {name: [row[name] for row in rows] for name in rows[0]}


def rows_of(one: Appending) -> list[dict[str, Any]]:
    """The rows of its moves."""
    return lines(one.game, one.step, one.made, one.now_ms)
