import asyncio
from typing import Any

import pytest
from pydantic import ValidationError
from sqlalchemy import insert, select, update

from data import settings
from data.settings import ServerSettings, UserSettings
from data.store.database import Database
from data.store.schema import servers, users


async def test_defaults(db: Database) -> None:
    """Who has set nothing has the defaults."""
    async with db.reading() as tx:
        assert await settings.user_settings(tx, 1) == UserSettings()
        assert await settings.server_settings(tx, 1) == ServerSettings()


async def test_changes_add_up(db: Database) -> None:
    """A change keeps what was set before, for that owner only."""
    async with db.transaction() as tx:
        await settings.change_user(tx, 1, cards="emoji")
        changed = await settings.change_user(tx, 1, language="et")
        await settings.change_server(tx, 1, challenge_channels=(5, 6), games_per_person=2)
    async with db.reading() as tx:
        user = await settings.user_settings(tx, 1)
        server = await settings.server_settings(tx, 1)
        other = await settings.user_settings(tx, 2)

    assert user == changed == UserSettings(cards="emoji", language="et")
    assert server == ServerSettings(challenge_channels=(5, 6), games_per_person=2)
    assert other == UserSettings()


async def test_what_is_not_allowed_is_not_stored(db: Database) -> None:
    """A limit out of bounds is refused."""
    async with db.transaction() as tx:
        with pytest.raises(ValidationError):
            await settings.change_server(tx, 1, games_per_person=0)
        with pytest.raises(ValidationError):
            await settings.change_user(tx, 1, cards="tarot")

        assert await settings.server_settings(tx, 1) == ServerSettings()


async def test_other_versions_settings_do_no_harm(db: Database) -> None:
    """An unknown name is ignored; a value that is no longer allowed is the default."""
    async with db.transaction() as tx:
        stored = {"colours": "two", "cards": "tarot", "sound": "loud"}
        await tx.execute(insert(users).values(id=1, settings=stored))

        assert await settings.user_settings(tx, 1) == UserSettings(colours="two")


async def test_a_default_is_not_stored(db: Database) -> None:
    """So that a later version's better default reaches those who have chosen nothing."""
    async with db.transaction() as tx:
        await settings.change_server(tx, 1, threads=True)
        await settings.change_server(tx, 1, threads=False, language="lv")
        stored = await tx.scalar(select(servers.c.settings))
        await tx.execute(update(servers).values(settings={}))

        assert stored == {"language": "lv"}
        assert await settings.server_settings(tx, 1) == ServerSettings()


@pytest.mark.parametrize(
    ("held", "change", "counted"),
    [
        (settings.held_user, settings.change_user, "vacation_days"),
        (settings.held_server, settings.change_server, "games_per_person"),
    ],
    ids=["user", "server"],
)
async def test_two_who_change_at_once(
    shared_url: str, held: Any, change: Any, counted: str
) -> None:
    """Whoever decides by what is set sees what the other has just set, and neither is lost."""
    found: list[int] = []

    async def count(db: Database) -> None:
        for _ in range(5):
            async with db.transaction() as tx:
                found.append(getattr(await held(tx, 1), counted))
                await change(tx, 1, **{counted: found[-1] + 1})

    both = [await Database.open(shared_url) for _ in range(2)]
    await asyncio.gather(*map(count, both))
    for db in both:
        await db.close()

    assert found == list(range(found[0], found[0] + 10))
