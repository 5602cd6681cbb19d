"""Databases as earlier releases left them, in SQL: made by those very releases, in use.

`0.2.0.sql`: fourteen finished games of all six kinds in two servers, rated, one of them resigned;
nine running ones of all kinds, one paused, one with a proposal that waits, one against the
computer; two open challenges; one player whose data was deleted; what people had chosen.

`0.3.0.sql`, by `tests/bot/minding/leave_behind.py`: running and finished games of all six kinds,
one against the computer; a tournament of four in its second round of three; two open challenges;
somebody who is blocked, and somebody who is banned.
"""

import re
import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, MetaData, create_engine, func, insert, select

from data.migrations import FOLDER as STEPS
from data.store.database import Database

FOLDER = Path(__file__).parent
DURATIONS = {"at_ms", "credited_ms", "round_ms"}
"""Spans of time; all other columns that end in `_ms` are moments."""


MORE = ("dan", "erin", "frank")
"""Who is in the server of later releases beside Alice, Bob and Carol."""
LAST_STEP = {"0.3.0": 17}
"""The number of the last migration that a release had."""
THERE = tuple(1456074443980800000 + n for n in (35, 38, 39, 40, 41))
"""Discord's numbers of the server and the channel, and of Alice, Bob and Carol."""


def put(
    version: str, file: Path, *, later_ms: int = 0, numbers: Mapping[int, int] | None = None
) -> None:
    """Make the database *file* as *version* left it, but everything *later_ms* later.

    *numbers* are Discord's there, and what they are here.
    """
    sql = (FOLDER / f"{version}.sql").read_text(encoding="utf-8")
    for_here = {str(old): str(new) for old, new in (numbers or {}).items()}
    with closing(sqlite3.connect(file)) as base:
        base.executescript(re.sub(r"\d{19}", lambda one: for_here.get(one[0], one[0]), sql))
        for table, column in moments(base):
            base.execute(f'UPDATE "{table}" SET "{column}" = "{column}" + ?', (later_ms,))
        base.commit()


def moments(base: sqlite3.Connection) -> list[tuple[str, str]]:
    """Every column that holds a moment, with its table."""
    query = """
        SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c
        WHERE m.type = 'table' AND c.name LIKE '%\\_ms' ESCAPE '\\'
    """
    return [(table, column) for table, column in base.execute(query) if column not in DURATIONS]


async def put_on_server(version: str, url: str, file: Path) -> None:
    """Make the empty PostgreSQL database at *url* as *version* would have left it: as in *file*."""
    steps = file.with_suffix(".steps")
    (steps / "versions").mkdir(parents=True)
    for step in (STEPS / "versions").glob("r*.py"):
        if int(step.name[1:5]) <= LAST_STEP[version]:
            shutil.copy(step, steps / "versions")
    db = await Database.open(url, migrations=steps)
    async with db.transaction() as tx:
        await tx.run_sync(copy, file)
    await db.close()


def copy(server: Connection, file: Path) -> None:
    """Copy all rows of *file* to a *server* that has the same tables, empty."""
    metadata = MetaData()
    metadata.reflect(server)
    with create_engine(f"sqlite:///{file}").connect() as base:
        for table in metadata.sorted_tables:
            rows = [row._asdict() for row in base.execute(select(table))]
            if rows and table.name != "alembic_version":
                server.execute(insert(table), rows)
            for column in table.columns:
                if column.autoincrement is True or column.identity:
                    sequence = func.pg_get_serial_sequence(table.name, column.name)
                    last = max((row[column.name] for row in rows), default=0)
                    server.execute(select(func.setval(sequence, max(last, 1), last > 0)))
