"""Bans, what moderators did, mentions and welcomes, as they are stored."""

import json
from pathlib import Path

import pytest

from data import askings, bans, moderation, privacy, welcomes
from data.backup.copies import backup, restore
from data.bans import NewBan
from data.moderation import NewDeed
from data.store.database import Database
from data.store.transaction import Transaction
from tests.data.stored_samples import ALICE, BOB, CAROL, GUILD, NOW

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS


def new_ban(user: int = BOB, until_ms: int | None = NOW + HOUR_MS, guild: int = GUILD) -> NewBan:
    return NewBan(guild, user, f"user {user}", ALICE, f"user {ALICE}", "rude", NOW, until_ms)


def deed(at_ms: int = NOW) -> NewDeed:
    """Alice keeps Bob from playing."""
    names = {"by_name": f"user {ALICE}", "about_name": f"user {BOB}", "reason": "rude"}
    return NewDeed(GUILD, ALICE, kind="ban", at_ms=at_ms, about_user_id=BOB, **names)


async def is_banned(tx: Transaction, user: int = BOB, now_ms: int = NOW, guild: int = GUILD) -> int:
    found = await bans.of_person(tx, guild, user, now_ms)
    return found.id if found else 0


async def test_a_ban_runs_until_its_end(db: Database) -> None:
    """In its server, for its person; a new one stands in place of the old."""
    async with db.transaction() as tx:
        first = await bans.ban(tx, new_ban())
        assert await is_banned(tx) == first
        assert not await is_banned(tx, ALICE)
        assert not await is_banned(tx, guild=GUILD + 1)
        assert not await is_banned(tx, now_ms=NOW + HOUR_MS)
        second = await bans.ban(tx, new_ban(until_ms=None))
        assert await is_banned(tx, now_ms=NOW + 1000 * DAY_MS) == second
        assert [one.id for one in await bans.running(tx, GUILD, NOW, 9)] == [second]
        assert not await bans.lift(tx, GUILD + 1, second, NOW)
        assert await bans.lift(tx, GUILD, second, NOW)
        assert not await bans.lift(tx, GUILD, second, NOW)
        assert not await is_banned(tx)


async def test_bans_and_deeds_go_after_a_while(db: Database) -> None:
    """Those that run stay; of those that are over the hash goes at once."""
    async with db.transaction() as tx:
        await bans.ban(tx, new_ban())
        forever = await bans.ban(tx, new_ban(CAROL, None))
        later = NOW + 100 * DAY_MS
        assert await bans.remove_old(tx, later, NOW + HOUR_MS) == 0
        assert await bans.remove_old(tx, later, NOW + HOUR_MS + 1) == 1
        assert await is_banned(tx, CAROL, later) == forever
        await moderation.note(tx, deed())
        await moderation.note(tx, deed(later))
        assert await moderation.remove_old(tx, later) == 1
        assert len((await moderation.log(tx, GUILD)).deeds) == 1


async def test_a_deletion_names_nobody_and_lifts_nothing(db: Database) -> None:
    """The ban goes on by its hash alone, and ends when it would have."""
    async with db.transaction() as tx:
        await bans.ban(tx, new_ban())
        await moderation.note(tx, deed())
        assert "rude" in json.dumps((await privacy.export(tx, BOB))["bans"])
        assert (await privacy.export(tx, ALICE))["deeds"][0]["kind"] == "ban"
        assert f"user {BOB}" not in json.dumps(await privacy.export(tx, ALICE))
    for user in (BOB, ALICE):
        async with db.transaction() as tx:
            await privacy.forget(tx, user, ())
    async with db.transaction() as tx:
        assert await is_banned(tx)
        assert not await is_banned(tx, CAROL)
        assert not await is_banned(tx, now_ms=NOW + HOUR_MS)
        (row,) = await bans.running(tx, GUILD, NOW, 9)
        (line,) = (await moderation.log(tx, GUILD)).deeds
        assert (row.user_id, row.name, row.reason) == (None, privacy.NOBODY, None)
        assert (line.by_user_id, line.about_user_id, line.reason) == (None, None, None)
        assert (line.by_name, line.about_name) == (privacy.FORMER_MODERATOR, privacy.NOBODY)
        await bans.remove_old(tx, NOW + HOUR_MS, 0)
        assert not await is_banned(tx)


async def test_a_ban_holds_in_a_restored_backup(shared_url: str, tmp_path: Path) -> None:
    """Who was forgotten since is so in it, and still may not play."""
    db = await Database.open(shared_url)
    async with db.transaction() as tx:
        await bans.ban(tx, new_ban(until_ms=None))
        await moderation.note(tx, deed())
    await db.close()
    await backup(shared_url, tmp_path / "b.db", NOW)
    db = await Database.open(shared_url)
    async with db.transaction() as tx:
        await privacy.forget(tx, BOB, ())
    await db.close()
    await restore(shared_url, tmp_path / "b.db", NOW + 1000)
    db = await Database.open(shared_url)
    async with db.transaction() as tx:
        assert await is_banned(tx)
        (row,) = await bans.running(tx, GUILD, NOW, 9)
        assert row.name == privacy.NOBODY
        assert (await moderation.log(tx, GUILD)).deeds[0].about_user_id is None
        # Numbers go on behind those that were restored.
        assert await bans.ban(tx, new_ban(CAROL)) > row.id
    await db.close()


@pytest.mark.postgresql
async def test_numbers_go_on_in_another_database(
    url: str, postgresql_url: str, tmp_path: Path
) -> None:
    """A backup that is restored into a database that has given out none yet."""
    db = await Database.open(url)
    async with db.transaction() as tx:
        await bans.ban(tx, new_ban())
        await moderation.note(tx, deed())
    await db.close()
    await backup(url, tmp_path / "b.db", NOW)
    await restore(postgresql_url, tmp_path / "b.db", NOW + 1000)
    db = await Database.open(postgresql_url)
    async with db.transaction() as tx:
        assert await bans.ban(tx, new_ban(CAROL)) == 2
        await moderation.note(tx, deed())
        assert len((await moderation.log(tx, GUILD)).deeds) == 2
    await db.close()


async def test_mentions_within_an_hour(db: Database) -> None:
    """So many, and then again when enough of them are an hour old."""
    async with db.transaction() as tx:
        assert await askings.mentions_free_ms(tx, GUILD, 3, 3, NOW) == 0
        await askings.note_mentions(tx, GUILD, 2, NOW)
        await askings.note_mentions(tx, GUILD, 1, NOW + 5)
        assert await askings.mentions_free_ms(tx, GUILD, 1, 3, NOW + 6) == NOW + HOUR_MS
        assert await askings.mentions_free_ms(tx, GUILD, 3, 3, NOW + 6) == NOW + 5 + HOUR_MS
        assert await askings.mentions_free_ms(tx, GUILD + 1, 3, 3, NOW + 6) == 0
        assert await askings.mentions_free_ms(tx, GUILD, 2, 3, NOW + HOUR_MS) == 0


async def test_servers_that_are_known(db: Database) -> None:
    """The first look takes all for known; later ones tell who is new or waits for a welcome."""
    async with db.transaction() as tx:
        assert await welcomes.look_first(tx, 0, [1, 2], NOW)
        assert not await welcomes.look_first(tx, 0, [1, 2, 3], NOW)
        assert await welcomes.unknown(tx, [1, 2, 3]) == [3]
        await welcomes.begin(tx, 3, 30, NOW)
        assert await welcomes.unknown(tx, [1, 2, 3]) == [3]
        await welcomes.done(tx, 3, NOW)
        assert await welcomes.unknown(tx, [1, 2, 3]) == []


async def test_a_server_that_was_left_takes_all_with_it(db: Database) -> None:
    """Bans, deeds and the welcome go with its settings, and where there are none."""
    async with db.transaction() as tx:
        await bans.ban(tx, new_ban(until_ms=None))
        await moderation.note(tx, deed())
        await welcomes.begin(tx, GUILD, None, NOW)
        await privacy.note_server(tx, GUILD, NOW)
        await privacy.forget_servers(tx, NOW + 1)
        assert not await is_banned(tx)
        assert not (await moderation.log(tx, GUILD)).deeds
        assert await welcomes.find(tx, GUILD) is None
