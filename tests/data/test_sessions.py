"""Who is signed in at the page: keys that nobody can read out, and links that count once."""

import asyncio

from sqlalchemy import select

from data import games, sessions
from data.ids import Ms
from data.sessions import LINK_MS, MOST, UNUSED_MS, PageLink
from data.store.database import Database
from data.store.schema import metadata
from tests.data.stored_samples import ALICE, BOB, NOW, new_game


async def test_a_key_tells_who_it_is(db: Database) -> None:
    """As long as it is used within thirty days, and until its session ends."""
    async with db.transaction() as tx:
        key, other = [await sessions.begin(tx, user, NOW) for user in (ALICE, BOB)]
        assert await sessions.reader(tx, key, NOW) == (ALICE, NOW)
        assert await sessions.reader(tx, key[:-1], NOW) is None
        last = NOW + UNUSED_MS - 1
        await sessions.note_use(tx, key, last)
        assert await sessions.reader(tx, key, NOW + UNUSED_MS) == (ALICE, last)
        assert await sessions.reader(tx, other, NOW + UNUSED_MS) is None
        await sessions.end(tx, key)
        assert await sessions.reader(tx, key, last) is None
        assert await sessions.reader(tx, other, NOW) == (BOB, NOW)


async def test_a_link_counts_once(db: Database) -> None:
    """Within ten minutes, for whom and where it was made."""
    async with db.transaction() as tx:
        token, old = [await sessions.add_link(tx, ALICE, None, NOW) for _ in range(2)]
        assert await sessions.knows_link(tx, token)
        assert await sessions.take_link(tx, token, NOW + LINK_MS - 1) == PageLink(ALICE, None)
        assert not await sessions.knows_link(tx, token)
        assert await sessions.take_link(tx, token, NOW) is None
        assert await sessions.take_link(tx, old, NOW + LINK_MS) is None
        assert await sessions.take_link(tx, "", NOW) is None


async def test_of_two_clicks_at_once_one_wins(shared: Database) -> None:
    """However close together they come."""
    token = await shared.write(sessions.add_link, ALICE, None, NOW)
    clicks = [shared.write(sessions.take_link, token, NOW) for _ in range(8)]
    taken = await asyncio.gather(*clicks)
    assert sorted(link is not None for link in taken) == [False] * 7 + [True]


async def test_the_last_table(db: Database) -> None:
    """Where somebody's newest link leads, while it could be used."""
    async with db.transaction() as tx:
        table, later = await games.create(tx, new_game()), Ms(NOW + 1)
        await sessions.add_link(tx, ALICE, table, NOW)
        await sessions.add_link(tx, BOB, None, NOW)
        assert await sessions.last_table(tx, ALICE, NOW) == table
        assert await sessions.last_table(tx, ALICE, Ms(NOW + LINK_MS)) is None
        assert await sessions.last_table(tx, BOB, NOW) is None
        await sessions.add_link(tx, ALICE, None, later)
        assert await sessions.last_table(tx, ALICE, later) is None


async def test_signing_out_everywhere(db: Database) -> None:
    """All of one person's sessions end, and the links that they have not used; nobody else's."""
    async with db.transaction() as tx:
        keys = [await sessions.begin(tx, user, NOW) for user in (ALICE, ALICE, BOB)]
        token = await sessions.add_link(tx, ALICE, None, NOW)
        assert await sessions.end_all(tx, ALICE) == 2
        left = [await sessions.reader(tx, key, NOW) for key in keys]
        assert left == [None, None, (BOB, NOW)]
        assert await sessions.take_link(tx, token, NOW) is None


async def test_many_sessions(db: Database) -> None:
    """Where somebody signs in again and again, their oldest sessions end."""
    async with db.transaction() as tx:
        other = await sessions.begin(tx, BOB, NOW)
        keys = [await sessions.begin(tx, ALICE, NOW + at) for at in range(MOST + 2)]
        found = [await sessions.reader(tx, key, NOW) is not None for key in keys]
        assert found == [False, False, *[True] * MOST]
        assert await sessions.reader(tx, other, NOW) is not None


async def test_nothing_stored_lets_anybody_in(db: Database) -> None:
    """Neither key nor token stands in the database."""
    async with db.transaction() as tx:
        key = await sessions.begin(tx, ALICE, NOW)
        token = await sessions.add_link(tx, ALICE, None, NOW)
        for table in ("sessions", "page_links"):
            (row,) = await tx.execute(select(metadata.tables[table]))
            assert not {key, token, key.encode(), token.encode()} & set(row)
    assert len(token) >= 22, "128 bits"


async def test_what_lets_nobody_in_is_removed(db: Database) -> None:
    """Sessions and links that are too old go, and no others."""
    async with db.transaction() as tx:
        late = NOW + UNUSED_MS - LINK_MS
        for when in (NOW, late):
            await sessions.begin(tx, ALICE, when)
            await sessions.add_link(tx, ALICE, None, when)
        assert await sessions.remove_old(tx, NOW + UNUSED_MS) == 3
        assert await sessions.remove_old(tx, NOW + UNUSED_MS) == 0
