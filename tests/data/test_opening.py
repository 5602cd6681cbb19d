"""What keeps the database from opening, said in a sentence that a host can act on."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from alembic.script import ScriptDirectory

from data import games
from data.checkup import open_to_others
from data.errors import DatabaseProblem
from data.migrations import FOLDER
from data.store.database import Database
from tests.data.stored_samples import new_game

OPEN_FILES = Path("/proc/self/fd")


async def problem(url: str, **options: float) -> str:
    """The sentence with which *url* is refused."""
    with pytest.raises(DatabaseProblem) as refusal:
        await Database.open(url, **options)  # type: ignore[arg-type]
    return refusal.value.sentence


@pytest.mark.parametrize(
    ("url", "says"),
    [
        pytest.param("mysql://me:secret@host/db", "names mysql", id="another product"),
        pytest.param("postgresql://me:secret@host:port/db", "cannot be read", id="no port"),
        pytest.param("var/jolly.db", "cannot be read", id="a path is no URL"),
        pytest.param("", "cannot be read", id="nothing"),
    ],
)
async def test_refuses_other_addresses(url: str, says: str) -> None:
    """The sentence names the setting and what it could be, and no password."""
    sentence = await problem(url)

    assert says in sentence
    assert "DATABASE_URL" in sentence
    assert "sqlite:///var/jolly.db or postgresql://user:password@host" in sentence
    assert "secret" not in sentence


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    """It is left as it is."""
    file = tmp_path / "notes.txt"
    file.write_text("My notes, not a database at all.\n" * 99)

    assert "is not a SQLite database" in await problem(f"sqlite:///{file}")
    assert file.read_text() == "My notes, not a database at all.\n" * 99


async def test_a_database_cut_off_in_the_middle(url: str, tmp_path: Path) -> None:
    """A damaged file is called so."""
    await (await Database.open(url)).close()
    file = tmp_path / "var" / "jolly.db"
    with file.open("r+b") as stream:
        stream.seek(4096)
        stream.write(b"\xff" * (file.stat().st_size - 4096))

    assert "is damaged; restore the last backup" in await problem(url)


async def test_somebody_elses_database(tmp_path: Path) -> None:
    """Nothing is added to a database that holds other tables."""
    file = tmp_path / "shop.db"
    with closing(sqlite3.connect(file)) as shop:
        shop.execute("CREATE TABLE orders (id)")

    assert "not Jolly's" in await problem(f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as shop:
        assert shop.execute("SELECT name FROM sqlite_master").fetchall() == [("orders",)]


async def test_a_folder_in_its_place(tmp_path: Path) -> None:
    """A folder cannot be opened as a database."""
    assert "cannot be written (Is a directory)" in await problem(f"sqlite:///{tmp_path}")


async def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    """The folder cannot be made."""
    (tmp_path / "var").write_text("")

    assert "cannot be written (File exists)" in await problem(f"sqlite:///{tmp_path}/var/jolly.db")


async def test_locked_by_another_program(url: str, tmp_path: Path) -> None:
    """It says that another program has it, after waiting as long as it was told to."""
    await (await Database.open(url)).close()
    with closing(sqlite3.connect(tmp_path / "var" / "jolly.db")) as other:
        other.execute("BEGIN EXCLUSIVE")

        assert "in use by another program" in await problem(url, busy_seconds=0.05)


async def test_newer_than_the_program(url: str, tmp_path: Path) -> None:
    """It names both revisions, says what to do, and changes nothing."""
    await (await Database.open(url)).close()
    file = tmp_path / "var" / "jolly.db"
    with closing(sqlite3.connect(file)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '0999'")
        newer.commit()

    sentence = await problem(url)

    assert "revision 0999" in sentence
    newest = ScriptDirectory(str(FOLDER)).get_current_head()
    assert f"up to {newest} only" in sentence
    assert "start the newer Jolly" in sentence
    with closing(sqlite3.connect(file)) as newer:
        assert newer.execute("SELECT version_num FROM alembic_version").fetchall() == [("0999",)]


OPEN_WITHOUT_RIGHTS = """
import asyncio, os, sys
from data.store.database import Database, DatabaseProblem

async def main():
    await (await Database.open("sqlite:///:memory:")).close()  # imports all that it needs
    if os.geteuid() == 0:
        os.setuid(65534)  # the system's nobody: root may write everything
    for path in sys.argv[1:]:
        try:
            await Database.open("sqlite:///" + path)
        except DatabaseProblem as problem:
            print(problem.sentence)

asyncio.run(main())
"""


def without_rights(*paths: Path) -> list[str]:
    """What users are told whom the file system gives no right to write *paths*."""
    done = subprocess.run(
        [sys.executable, "-c", OPEN_WITHOUT_RIGHTS, *map(str, paths)],
        cwd=FOLDER.parent.parent,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.fixture
def shared(tmp_path: Path) -> Iterator[Path]:
    """A folder that every user can look into, as far as pytest's own folders let them."""
    for folder in (tmp_path, *tmp_path.parents[:2]):
        if folder.name.startswith(("pytest", "test")):
            folder.chmod(0o755)
    yield tmp_path
    tmp_path.chmod(0o755)


@pytest.mark.slow
async def test_without_the_right_to_write(shared: Path) -> None:
    """A read-only file, one that cannot be made, a folder that cannot, and only a file."""
    file, alone = shared / "jolly.db", shared / "alone.db"
    for path, mode in ((file, 0o444), (alone, 0o666)):
        await (await Database.open(f"sqlite:///{path}")).close()
        path.chmod(mode)
    shared.chmod(0o555)

    *denied, folder_closed = without_rights(
        file, shared / "new.db", shared / "var" / "jolly.db", alone
    )

    assert f"The database {file} cannot" in denied[0]
    for sentence in denied:
        assert "cannot be written (Permission denied); check DATABASE_URL, and give" in sentence
    assert "Jolly's user" in folder_closed


@pytest.mark.skipif(not OPEN_FILES.exists(), reason="the system does not list open files")
async def test_nothing_is_left_open_by_a_refusal(tmp_path: Path) -> None:
    """A database that was refused is held by nobody."""
    file = tmp_path / "a.db"
    file.write_text("no database" * 99)
    await problem(f"sqlite:///{file}")

    assert not [one for one in OPEN_FILES.iterdir() if one.exists() and one.samefile(file)]


async def test_nobody_else_may_read_it(url: str, tmp_path: Path) -> None:
    """A database that is made holds hands and seeds: it is its owner's alone, with its log."""
    db = await Database.open(url)
    async with db.transaction() as tx:
        await games.create(tx, new_game())
    made = {one.name: one.stat().st_mode & 0o077 for one in (tmp_path / "var").glob("*.db*")}
    await db.close()

    assert {name: made.get(name) for name in ("jolly.db", "jolly.db-wal", "jolly.db-shm")} == {
        "jolly.db": 0,
        "jolly.db-wal": 0,
        "jolly.db-shm": 0,
    }


@pytest.mark.parametrize(
    ("file", "mode", "folder", "found"),
    [
        pytest.param("a.db", 0o600, 0o755, False, id="private"),
        pytest.param("a.db", 0o640, 0o755, True, id="for a group"),
        pytest.param("a.db", 0o604, 0o755, True, id="for everybody"),
        pytest.param("a.db", 0o602, 0o755, True, id="to be changed"),
        pytest.param("a.db-wal", 0o644, 0o755, True, id="what is written last"),
        pytest.param("a.db", 0o644, 0o700, False, id="in a closed folder"),
        pytest.param("a.db", 0o644, 0o710, True, id="in a folder that lets a group through"),
    ],
)
def test_who_may_read_it(file: str, mode: int, folder: int, found: bool) -> None:
    """Another user of the machine, where neither the file nor a folder above keeps them out."""
    with TemporaryDirectory() as name:
        place = Path(name)
        place.chmod(folder)
        (place / "a.db").touch(0o600)
        (place / file).touch()
        (place / file).chmod(mode)
        assert open_to_others(f"sqlite:///{place}/a.db") == (place / file if found else None)


def test_a_database_that_is_no_file() -> None:
    """In memory, on a server, or not made yet, it is open to nobody."""
    for url in ("sqlite:///:memory:", "postgresql://jolly@db/jolly", "sqlite:////none/a.db"):
        assert open_to_others(url) is None
