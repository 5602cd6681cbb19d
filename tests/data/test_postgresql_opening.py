"""What keeps PostgreSQL from being opened, said in a sentence that a host can act on."""

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import make_url

from data import games
from data.errors import DatabaseProblem
from data.store.database import Database
from tests import postgresql
from tests.data.stored_samples import new_game
from tests.proxy import through


@pytest.fixture
def spoilt_url(postgresql_server: postgresql.Server) -> Iterator[str]:
    """A database with Jolly's tables, in which more than rows may be changed."""
    url = postgresql_server.fresh()
    yield url
    postgresql_server.drop(url)


async def problem(url: str) -> str:
    """The sentence with which *url* is refused; it never tells the password."""
    with pytest.raises(DatabaseProblem) as refusal:
        await Database.open(url)
    assert "secret" not in refusal.value.sentence
    return refusal.value.sentence


async def test_nobody_answers() -> None:
    """It names the place, and what to check."""
    async with through("postgresql://postgres:secret@nowhere/jolly") as proxy:
        url = proxy.url
    sentence = await problem(url)

    assert "on 127.0.0.1" in sentence
    assert "cannot be reached" in sentence
    assert "check that the server runs, and DATABASE_URL" in sentence


async def test_no_such_host() -> None:
    """The same for a name that nobody has."""
    assert "cannot be reached" in await problem("postgresql://me:secret@nowhere.invalid/jolly")


async def test_a_wrong_password(own_server: postgresql.OwnServer) -> None:
    """The right one opens it."""
    own_server.run(
        "CREATE ROLE guarded LOGIN PASSWORD 'right'", "CREATE DATABASE theirs OWNER guarded"
    )
    url = own_server.url.set(username="guarded", password="secret", database="theirs")

    sentence = await problem(url.render_as_string(hide_password=False))
    right = url.set(password="right").render_as_string(hide_password=False)
    await (await Database.open(right)).close()

    assert "refuses this user or password; check DATABASE_URL" in sentence


async def test_no_such_database(postgresql_server: postgresql.Server) -> None:
    """It says how to make one."""
    assert "does not exist; create it" in await problem(postgresql_server.named("nothing"))


async def test_no_right_to_make_tables(own_server: postgresql.OwnServer) -> None:
    """It says who has it."""
    own_server.run("CREATE ROLE visitor LOGIN", "CREATE DATABASE theirs")
    url = own_server.url.set(username="visitor", database="theirs").render_as_string()

    assert "does not give this user enough rights; make the user its owner" in await problem(url)


async def test_somebody_elses_tables(postgresql_server: postgresql.Server) -> None:
    """Nothing is added to them."""
    url = postgresql_server.fresh(migrated=False)
    name = str(make_url(url).database)
    postgresql_server.run("CREATE TABLE orders (id int)", database=name)
    sentence = await problem(url)
    postgresql_server.run("DROP TABLE orders", database=name)
    await (await Database.open(url)).close()
    postgresql_server.drop(url)

    assert "holds tables that are not Jolly's" in sentence


async def test_a_newer_revision(postgresql_server: postgresql.Server, spoilt_url: str) -> None:
    """It says to start the newer program."""
    name = str(make_url(spoilt_url).database)
    postgresql_server.run("UPDATE alembic_version SET version_num = '0999'", database=name)

    assert "is at revision 0999" in await problem(spoilt_url)


async def test_a_read_only_database(postgresql_server: postgresql.Server, spoilt_url: str) -> None:
    """A standby, or one that its host keeps from being written."""
    name = make_url(spoilt_url).database
    postgresql_server.run(f"ALTER DATABASE {name} SET default_transaction_read_only = on")

    assert "is read-only (a standby, perhaps)" in await problem(spoilt_url)


async def test_no_connection_left(postgresql_server: postgresql.Server, spoilt_url: str) -> None:
    """It says how many are needed."""
    name = make_url(spoilt_url).database
    postgresql_server.run(f"ALTER DATABASE {name} CONNECTION LIMIT 0", "CREATE ROLE guest LOGIN")
    url = make_url(spoilt_url).set(username="guest").render_as_string()
    sentence = await problem(url)
    postgresql_server.run("DROP ROLE guest")

    assert "has no connection left" in sentence


async def test_several_processes_make_the_tables_at_once(
    postgresql_server: postgresql.Server,
) -> None:
    """One does, the others find it done."""
    url = postgresql_server.fresh(migrated=False)
    databases = await asyncio.gather(*(Database.open(url) for _ in range(4)))
    async with databases[0].transaction() as tx:
        numbers = [await games.create(tx, new_game())]
    for database in databases[1:]:
        async with database.reading() as tx:
            numbers.append((await games.load(tx, 1)).id)
    for one in databases:
        await one.close()
    postgresql_server.drop(url)

    assert numbers == [1] * 4
