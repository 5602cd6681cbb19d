"""How each kind of database takes the moves of many games in one transaction."""

import json
import sqlite3
from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import insert, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from data.games import lines
from data.store.commits import Appending
from data.store.schema import moves
from data.store.transaction import Source

# A game that another transaction holds is left out instead of keeping all the others waiting.
RECORD = text("""
WITH given AS (
    SELECT * FROM json_to_recordset(CAST(:changes AS json)) AS given (
        game bigint, before int, credited_ms bigint, since_ms bigint,
        after int, now_ms bigint, due_ms bigint, kind text
    )
), held AS (
    SELECT given.* FROM games JOIN given ON games.id = given.game
    WHERE games.step = given.before AND games.state = 'playing'
        AND games.credited_ms = given.credited_ms
        AND games.paused_since_ms IS NOT DISTINCT FROM given.since_ms
    FOR NO KEY UPDATE OF games SKIP LOCKED
), changed AS (
    UPDATE games SET step = held.after, moved_ms = held.now_ms,
        deadline_ms = held.due_ms, deadline_kind = held.kind
    FROM held WHERE games.id = held.game RETURNING games.id
)
INSERT INTO moves (game_id, step, seat, line, at_ms, source, created_ms, thought)
SELECT line.* FROM json_to_recordset(CAST(:lines AS json)) AS line (
    game_id bigint, step int, seat int, line text,
    at_ms bigint, source text, created_ms bigint, thought text
)
JOIN changed ON changed.id = line.game_id
RETURNING game_id
""")

# The same for SQLite by itself: SQLAlchemy would go to the connection's thread a dozen times.
GUARDED = """
UPDATE games SET step = :after, moved_ms = :now_ms, deadline_ms = :due_ms, deadline_kind = :kind
WHERE id = :game AND step = :before AND state = 'playing'
    AND credited_ms = :credited_ms AND paused_since_ms IS :since_ms
"""
INSERT_ONE = str(insert(moves).compile(dialect=sqlite.dialect(paramstyle="named")))


async def record(writer: Source, batch: Sequence[Appending]) -> Collection[Appending]:
    """Commit those of *batch* whose games stand as their callers believe, and return them."""
    rows = [row for one in batch for row in rows_of(one)]
    given = {"changes": [changed(one) for one in batch], "lines": rows}
    values = {name: json.dumps(each) for name, each in given.items()}
    try:
        async with writer.transaction() as tx:
            stored = set((await tx.execute(RECORD, values)).scalars())
    except IntegrityError:
        return ()
    return [one for one in batch if one.game in stored]


def record_in_sqlite(
    connection: sqlite3.Connection, batch: Sequence[Appending]
) -> Collection[Appending]:
    """Commit moves on SQLite's own *connection*, inside the caller's transaction."""
    fitting = []
    for appending in batch:
        if connection.execute(GUARDED, changed(appending)).rowcount == 1:
            connection.executemany(INSERT_ONE, rows_of(appending))
            fitting.append(appending)
    return fitting


def changed(appending: Appending) -> dict[str, Any]:
    """What becomes of a game's row, and how it has to be before."""
    credited_ms, since_ms = appending.clock
    return {
        "game": appending.game,
        "before": appending.step,
        "credited_ms": credited_ms,
        "since_ms": since_ms,
        "after": appending.step + len(appending.made),
        "now_ms": appending.now_ms,
        "due_ms": appending.deadline and appending.deadline.ms,
        "kind": appending.deadline and appending.deadline.kind,
    }


def rows_of(appending: Appending) -> list[dict[str, Any]]:
    """The rows of an appending's moves."""
    return lines(appending.game, appending.step, appending.made, appending.now_ms)
