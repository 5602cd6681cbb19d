"""Backups: whole, private, never in the way of anything, and good for either database."""

import asyncio
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from data import challenges, games, sessions, shards, tournaments
from data.backup.copies import backup, restore
from data.backup.files import on_file
from data.backup.yielding import STALE_MS, is_asked
from data.challenges import Invited, NewChallenge
from data.errors import DatabaseProblem
from data.games import NewMove
from data.migrations import FOLDER, newest_revision, present_revision
from data.store.club import ALL
from data.store.database import Database
from data.store.schema import meta
from tests.data.stored_samples import ALICE, BOB, NOW, new_game, new_tournament, played

MADE = NOW + 3_600_000
"""When the backups here are made."""
Rows = dict[str, list[tuple[object, ...]]]


async def fill(db: Database, count: int = 2) -> None:
    """Finished games, one with moves, and a challenge."""
    async with db.transaction() as tx:
        for number in range(count):
            await played(tx, (ALICE, BOB), (500 + number, 20))
        game = await games.create(tx, new_game())
        line = NewMove(2, "2 draw @1", 1000, "player")
        await games.append(tx, game, 0, [line], deadline=None, now_ms=NOW)
        challenger = Invited(ALICE, "Alice")
        await challenges.create(tx, a_challenge(challenger))
        evening = await tournaments.create(tx, new_tournament())
        await tournaments.join(tx, evening, BOB, "Bob", 1)
        await tx.put(meta, {"key": shards.REACHABLE}, value=str(NOW))


def a_challenge(challenger: Invited) -> NewChallenge:
    return NewChallenge(
        guild_id=7,
        channel_id=70,
        variant="gin",
        rules={"target": 100},
        challenger=challenger,
        invited=[Invited(BOB, "Bob")],
        seats=2,
        rated=True,
        seed=bytes(32),
        commitment="cd" * 32,
        entropy=b"\x00\xff",
        now_ms=NOW,
        expires_ms=NOW + 1,
    )


async def everything(url: str) -> Rows:
    """All rows of the database, but what only says who runs it."""
    db = await Database.open(url)
    rows: Rows = {}
    async with db.reading() as tx:
        for table in ALL.sorted_tables:
            found = await tx.execute(select(table).order_by(*table.primary_key.columns))
            rows[table.name] = [tuple(row) for row in found]
    await db.close()
    rows["shards"] = [(shard, *times) for shard, _, *times in rows["shards"]]
    return rows


@pytest.fixture
async def filled(shared_url: str) -> str:
    """A database with games."""
    db = await Database.open(shared_url)
    await fill(db)
    await db.close()
    return shared_url


async def test_there_and_back(filled: str, tmp_path: Path) -> None:
    """A restored database has every row that the backed up one had; what it had is kept."""
    before = await everything(filled)
    saved = await backup(filled, tmp_path / "b.db", MADE)
    assert (saved.contents.rows["games"], saved.contents.rows["moves"]) == (3, 1)
    db = await Database.open(filled)
    await fill(db, count=1)
    await db.close()
    later = await everything(filled)

    restored = await restore(filled, tmp_path / "b.db", MADE + 1)

    assert await everything(filled) == before != later
    assert restored.contents.made_ms == MADE
    assert restored.kept is not None
    await restore(filled, restored.kept, MADE + 2000)
    assert await everything(filled) == later


@pytest.mark.parametrize("from_server", [False, True], ids=["to PostgreSQL", "to SQLite"])
async def test_moves_to_the_other_database(
    url: str, postgresql_url: str, tmp_path: Path, from_server: bool
) -> None:
    """A backup of either database can be restored into the other, and play goes on there."""
    old, new = (postgresql_url, url) if from_server else (url, postgresql_url)
    db = await Database.open(old)
    await fill(db)
    await db.close()
    await backup(old, tmp_path / "b.db", MADE)

    restored = await restore(new, tmp_path / "b.db", MADE)

    assert restored.kept is None
    assert await everything(new) == await everything(old)
    db = await Database.open(new)
    async with db.transaction() as tx:
        assert await games.create(tx, new_game()) == 4
    await db.close()


async def test_numbers_are_not_given_out_twice(filled: str, tmp_path: Path) -> None:
    """A game that came after the backup leaves its number unused: its buttons still stand."""
    await backup(filled, tmp_path / "b.db", MADE)
    db = await Database.open(filled)
    async with db.transaction() as tx:
        lost = await games.create(tx, new_game())
    await db.close()

    await restore(filled, tmp_path / "b.db", MADE)

    db = await Database.open(filled)
    async with db.transaction() as tx:
        assert await games.create(tx, new_game()) == lost + 1
    await db.close()


async def test_nobody_is_signed_in_after_a_restore(filled: str, tmp_path: Path) -> None:
    """Who has signed out since the backup was made stays out, as do links that were used since."""
    async with await Database.open(filled) as db:
        key = await db.write(sessions.begin, ALICE, NOW)
        token = await db.write(sessions.add_link, ALICE, None, NOW)
    await backup(filled, tmp_path / "b.db", MADE)
    await restore(filled, tmp_path / "b.db", MADE)
    async with await Database.open(filled) as db:
        assert await db.read(sessions.reader, key, NOW) is None
        assert await db.write(sessions.take_link, token, NOW) is None


async def test_the_time_between_is_known(filled: str, tmp_path: Path) -> None:
    """A restored database says until when players could be reached: what came after is credited."""
    await backup(filled, tmp_path / "b.db", MADE)
    db = await Database.open(filled)
    async with db.transaction() as tx:
        await tx.put(meta, {"key": shards.REACHABLE}, value=str(MADE))
    await db.close()

    await restore(filled, tmp_path / "b.db", MADE)

    db = await Database.open(filled)
    async with db.reading() as tx:
        known = select(meta.c.value).where(meta.c.key == shards.REACHABLE)
        assert await tx.scalar(known) == str(NOW)
    await db.close()


async def test_in_the_middle_of_the_game(shared: Database, shared_url: str, tmp_path: Path) -> None:
    """A backup made while moves are stored has a moment of them, and holds none of them up."""
    async with shared.transaction() as tx:
        game = await games.create(tx, new_game())
    done = asyncio.Event()

    async def play() -> int:
        step = 0
        while not done.is_set():
            pair = [NewMove(seat, "draw", step, "player") for seat in (1, 2)]
            async with shared.transaction() as tx:
                step = await games.append(tx, game, step, pair, deadline=None, now_ms=step)
        return step

    playing = asyncio.create_task(play())
    saved = [await backup(shared_url, tmp_path / f"{number}.db", MADE) for number in range(3)]
    done.set()
    last = await playing

    counts = [one.contents.rows["moves"] for one in saved]
    assert all(number % 2 == 0 for number in counts)
    assert counts == sorted(counts)
    assert counts[-1] <= last


async def test_refuses_while_somebody_plays(
    shared: Database, shared_url: str, tmp_path: Path
) -> None:
    """A running Jolly would go on from its memory: its database is not replaced under it."""
    await fill(shared)
    await backup(shared_url, tmp_path / "b.db", MADE)
    async with shared.transaction() as tx:
        await games.create(tx, new_game())

    with pytest.raises(DatabaseProblem, match="in use: stop"):
        await restore(shared_url, tmp_path / "b.db", MADE, patience=0.3)

    async with shared.transaction() as tx:
        assert await games.create(tx, new_game()) == 5


async def test_whoever_plays_is_asked_to_give_way(
    shared: Database, shared_url: str, tmp_path: Path
) -> None:
    """The request stands in the database until it is met; it is not restored along."""
    await fill(shared)
    await backup(shared_url, tmp_path / "b.db", MADE)
    restoring = asyncio.create_task(restore(shared_url, tmp_path / "b.db", MADE, patience=60))
    while True:
        async with shared.reading() as tx:
            if await is_asked(tx, MADE):
                break
        await asyncio.sleep(0.05)
    async with shared.reading() as tx:
        assert not await is_asked(tx, MADE + STALE_MS)
    assert not restoring.done()
    await shared.close()

    await restoring

    db = await Database.open(shared_url)
    async with db.reading() as tx:
        assert not await is_asked(tx, MADE)
    await db.close()


async def test_into_a_folder(filled: str, tmp_path: Path) -> None:
    """In a folder the file is named by its moment; it is its owner's alone, and one file."""
    folder = tmp_path / "backups"
    folder.mkdir()
    saved = await backup(filled, folder, NOW)
    assert saved.file == folder / "jolly-20250615-150640.db"
    assert stat.S_IMODE(saved.file.stat().st_mode) == 0o600
    assert list(folder.iterdir()) == [saved.file]


async def test_overwrites_nothing(filled: str, tmp_path: Path) -> None:
    """A file that exists stays as it is."""
    (tmp_path / "b.db").write_text("precious")
    with pytest.raises(DatabaseProblem, match="exists"):
        await backup(filled, tmp_path / "b.db", MADE)
    assert (tmp_path / "b.db").read_text() == "precious"


async def test_a_folder_that_is_not_there(filled: str, tmp_path: Path) -> None:
    """The sentence names the file that cannot be made."""
    with pytest.raises(DatabaseProblem, match=r"b\.db cannot be written"):
        await backup(filled, tmp_path / "no" / "b.db", MADE)


async def test_no_database(url: str, tmp_path: Path) -> None:
    """What does not exist is not made only to be copied."""
    with pytest.raises(DatabaseProblem, match="no database"):
        await backup(url, tmp_path / "b.db", MADE)
    assert list(tmp_path.iterdir()) == []


def newer(file: Path) -> None:
    """Make a backup one of a later Jolly."""
    with closing(sqlite3.connect(file)) as base, base:
        base.execute("UPDATE alembic_version SET version_num = '0999'")


def damage(file: Path) -> None:
    """Make a backup unreadable from its second page on."""
    size = file.stat().st_size
    with file.open("r+b") as stream:
        stream.seek(4096)
        stream.write(b"\xff" * (size - 4096))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (newer, "start the newer Jolly"),
        (damage, "damaged|no backup of Jolly's"),
        (lambda file: file.write_text("Dear diary\n" * 999), "no backup of Jolly's"),
        (lambda file: file.unlink(), "no backup of Jolly's"),
    ],
    ids=["newer", "damaged", "text", "missing"],
)
async def test_what_cannot_be_restored(
    filled: str, tmp_path: Path, spoil: object, says: str
) -> None:
    """It is refused with the reason, and the database keeps all that it has."""
    before = await everything(filled)
    file = (await backup(filled, tmp_path / "b.db", MADE)).file
    spoil(file)  # type: ignore[operator]
    with pytest.raises(DatabaseProblem, match=says):
        await restore(filled, file, MADE)
    assert await everything(filled) == before
    assert not [path for path in file.parent.iterdir() if path.name.endswith("restoring")]


@pytest.fixture
def first_release(tmp_path: Path) -> Path:
    """The steps of the first release alone."""
    folder = tmp_path / "first"
    (folder / "versions").mkdir(parents=True)
    shutil.copy(FOLDER / "versions" / "r0001_first_tables.py", folder / "versions")
    return folder


async def test_an_older_backup(shared_url: str, tmp_path: Path, first_release: Path) -> None:
    """A backup of an older release is brought up to date, and stays as it is itself."""
    old = tmp_path / "old.db"
    await (await Database.open(f"sqlite:///{old}", migrations=first_release)).close()
    with closing(sqlite3.connect(old)) as base, base:
        base.execute("INSERT INTO servers (id, settings) VALUES (7, '{}')")
    await backup(f"sqlite:///{old}", tmp_path / "b.db", MADE)

    restored = await restore(shared_url, tmp_path / "b.db", MADE)

    assert restored.contents.revision == "0001"
    assert (await everything(shared_url))["servers"][0][:2] == (7, {})
    with closing(sqlite3.connect(tmp_path / "b.db")) as base:
        assert base.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]


async def test_a_damaged_database_is_replaced(url: str, tmp_path: Path) -> None:
    """What SQLite cannot read is kept aside, as the only thing that is left of it."""
    db = await Database.open(url)
    await fill(db)
    await db.close()
    file = tmp_path / "var" / "jolly.db"
    before = await everything(url)
    await backup(url, tmp_path / "b.db", MADE)
    file.write_text("broken" * 999)

    restored = await restore(url, tmp_path / "b.db", MADE)

    assert await everything(url) == before
    assert restored.kept is not None
    assert restored.kept.read_text() == "broken" * 999


HOLD = """
import fcntl, sys
with open(sys.argv[1], "r+b") as file:
    fcntl.lockf(file, fcntl.LOCK_SH, 1, 0x40000000 + 2)
    print("held", flush=True)
    sys.stdin.read()
"""


async def test_a_damaged_database_that_is_held(url: str, tmp_path: Path) -> None:
    """While another process has it open as SQLite has, not even a damaged one is replaced."""
    await (await Database.open(url)).close()
    file = tmp_path / "var" / "jolly.db"
    await backup(url, tmp_path / "b.db", MADE)
    file.write_text("broken" * 999)
    command = [sys.executable, "-c", HOLD, str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        holder.stdout.readline()
        with pytest.raises(DatabaseProblem, match="in use: stop"):
            await restore(url, tmp_path / "b.db", MADE, patience=0.3)
        holder.communicate()
    assert file.read_text() == "broken" * 999


async def test_nothing_in_memory(tmp_path: Path) -> None:
    """A database in memory has nothing to copy or replace."""
    with pytest.raises(DatabaseProblem, match="no database"):
        await backup("sqlite:///:memory:", tmp_path / "b.db", MADE)
    with pytest.raises(DatabaseProblem, match="in memory"):
        await restore("sqlite:///:memory:", tmp_path / "b.db", MADE)


async def test_an_unsound_backup_never_has_its_name(url: str, tmp_path: Path) -> None:
    """It is looked through before it is there for anybody to rely on."""
    await (await Database.open(url)).close()
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as base, base:
        base.execute("DROP TABLE alembic_version")

    with pytest.raises(DatabaseProblem):
        await backup(url, tmp_path / "b.db", MADE)

    assert not [*tmp_path.glob("*.db*"), *tmp_path.glob(".*")]


async def test_a_folder_called_with_a_question_mark(shared_url: str, tmp_path: Path) -> None:
    """A backup is written, and looked into, where it was asked for, and nowhere else."""
    await (await Database.open(shared_url)).close()
    folder = tmp_path / "kept?"
    folder.mkdir()

    await backup(shared_url, folder / "b.db", MADE)
    with on_file(folder / "b.db").connect() as base:
        revision = present_revision(base)

    assert revision == newest_revision()
    assert [*folder.iterdir()] == [folder / "b.db"]
    assert not (tmp_path / "kept").exists()
