"""`/preferences` and `/server`, and what Discord takes of every command."""

import asyncio
from functools import partial
from typing import Annotated, Any

import discord
import pytest
from sqlalchemy import text

from bot.controls.server_panel import store
from bot.controls.server_settings import KINDS, OWN
from bot.controls.server_settings import listed as listing
from bot.controls.settings import OneLanguage, declared
from bot.people.texts import LANGUAGES
from data import settings
from data.store.database import Database
from tests.bot.conftest import Room, buttons, dm_of, text_of
from tests.bot.evening import begin, refused, requests, shown, turn
from tests.bot.panels import chosen_in, listed, menus


async def test_preferences(room: Room) -> None:
    """Preferences are changed one by one, kept, and shown."""
    before = shown(await room.alice.slash(room.channel, "preferences"))
    answer = await room.alice.slash(
        room.channel, "preferences", cards="text", messages="channel", language="en"
    )

    assert shown(answer).flags.ephemeral
    assert "Cards: server default" in chosen_in(before)
    assert "Language: same as Discord" in chosen_in(before)
    assert "Cards: text" in chosen_in(shown(answer))
    assert "Language: English" in chosen_in(shown(answer))
    assert "Saved." in text_of(shown(answer))
    async with room.db.reading() as tx:
        kept = await settings.user_settings(tx, room.alice.id)
    assert (kept.cards, kept.messages, kept.language) == ("text", "channel", "en")


async def test_asking_for_dms_opens_them_again(room: Room) -> None:
    """Who asks for DMs gets them, though they were closed once."""
    async with room.db.transaction() as tx:
        await settings.change_user(tx, room.alice.id, dm_closed=True, messages="channel")

    await room.alice.slash(room.channel, "preferences", messages="dm", language="automatic")

    async with room.db.reading() as tx:
        kept = await settings.user_settings(tx, room.alice.id)
    assert (kept.messages, kept.dm_closed, kept.dm_consent) == ("dm", False, True)
    assert kept.language is None


async def test_no_dm_without_consent(room: Room) -> None:
    """Who has agreed to no DMs gets none, whatever they play."""
    table = await begin(room)
    async with room.db.transaction() as tx:
        await settings.change_user(tx, room.bob.id, dm_consent=False)
    room.app.preferences.changed(room.bob.id)
    theirs = f"channels/{dm_of(room.bob).id}/messages"
    before = len(requests(room, "PATCH", theirs))

    await turn(room, table)
    await room.wait()

    assert len(requests(room, "PATCH", theirs)) == before
    assert requests(room, "PATCH", f"channels/{dm_of(room.alice).id}/messages")


@pytest.fixture
def manager(room: Room) -> Any:
    """A member with Manage Server."""
    role = room.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    return room.guild.add_member(room.env.create_user("mod"), roles=[role])


async def test_server_settings(room: Room, manager: Any) -> None:
    """Who manages the server changes its settings one by one, and sees them all."""
    before = shown(await manager.slash(room.channel, "server setup"))
    await manager.slash(room.channel, "server set", allow=room.channel, games_per_person=2)
    answer = await manager.slash(room.channel, "server set", threads=True, language="en")

    assert shown(answer).flags.ephemeral
    assert listed(before) == []
    assert "Thread for each table: no" in chosen_in(before)
    await room.press(manager, shown(answer), "Games")
    now = shown(answer)
    assert listed(now) == [room.channel.id]
    assert "2 per person" in text_of(now)
    assert "Thread for each table: yes" in chosen_in(now)
    async with room.db.reading() as tx:
        kept = await settings.server_settings(tx, room.guild.id)
    assert kept.challenge_channels == (room.channel.id,)
    assert kept.threads


async def test_a_channel_is_taken_off_again(room: Room, manager: Any) -> None:
    """With no channel named challenges are allowed everywhere."""
    await manager.slash(room.channel, "server set", allow=room.channel)
    answer = await manager.slash(room.channel, "server set", forbid=room.channel)

    assert listed(shown(answer)) == []
    async with room.db.reading() as tx:
        assert (await settings.server_settings(tx, room.guild.id)).challenge_channels == ()


async def test_server_settings_are_for_managers(room: Room) -> None:
    """A server may show the command to anybody: they read the settings, and change none."""
    room.guild.let_use("server", room.alice)

    answer = await room.alice.slash(room.channel, "server show")
    assert "allowed in every channel" in text_of(shown(answer))
    assert not [*buttons(shown(answer)), *menus(shown(answer))]

    answer = await room.alice.slash(room.channel, "server set", threads=True)
    assert "Manage Server permission" in refused(room, answer)


async def test_commands_fit_discord(room: Room) -> None:
    """Every command of the bot stays under Discord's 8,000 characters and 25 options."""
    for command in room.app.tree.get_commands():
        payload = command.to_dict(room.app.tree)
        assert size(payload) < 8000
        assert sizes_of_options(payload) <= 25
        assert payload["integration_types"] == [0]
        assert payload["contexts"] == [0, 1]


def size(part: Any) -> int:
    """What Discord counts of a command: names, descriptions, and the values of choices."""
    if isinstance(part, list):
        return sum(map(size, part))
    if not isinstance(part, dict):
        return 0
    own = sum(len(str(part.get(key, ""))) for key in ("name", "description", "value"))
    return own + size(part.get("options", [])) + size(part.get("choices", []))


def sizes_of_options(payload: Any) -> int:
    options = payload.get("options", [])
    return max([len(options), *(len(one.get("options", [])) for one in options)])


WAITING = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")


async def test_two_managers_at_once(postgresql_url: str) -> None:
    """Each allows a channel, at different processes and at the same moment: both are allowed."""
    both = [await Database.open(postgresql_url) for _ in range(2)]
    async with asyncio.timeout(60), both[0].transaction() as tx:
        await settings.held_server(tx, 5)
        allowed = [
            asyncio.create_task(store(db, 5, partial(listing, picked={channel}, before=set())))
            for db, channel in zip(both, (111, 222), strict=True)
        ]
        while await tx.scalar(WAITING) < len(both):
            await asyncio.sleep(0.01)
    await asyncio.gather(*allowed)
    async with both[0].reading() as tx:
        channels = (await settings.server_settings(tx, 5)).challenge_channels
    for db in both:
        await db.close()
    assert sorted(channels) == [111, 222]


def test_a_language_without_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language that is no more than a folder is offered, and named, by its code."""
    monkeypatch.setattr("bot.controls.settings.LANGUAGES", (*LANGUAGES, "fi"))
    language = next(setting for setting in OWN if isinstance(setting, OneLanguage))

    assert ("fi", "fi") in [(choice.name, choice.value) for choice in language.choices()]
    assert language.label("en", "fi") == "Language: fi"


def test_keys_of_a_setting_of_two_words() -> None:
    """Keys of texts have hyphens; a command's option is called like its field."""

    class More(settings.ServerSettings, frozen=True):
        quiet_threads: Annotated[bool, settings.Asked("games")] = False

    setting = declared(More, KINDS)[-1]

    assert setting.menu_key == "menu-quiet-threads"
    assert [option.name for option in setting.options()] == ["quiet_threads"]
