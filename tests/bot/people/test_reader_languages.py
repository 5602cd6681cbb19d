"""Everybody is answered in their language: a channel in the server's, a person in their own."""

from typing import Any

import discord

from bot.people.texts import say
from data import settings
from tests.bot.commands.test_settings_commands import manager
from tests.bot.conftest import Room, dm_of, text_of
from tests.bot.evening import begin, turn

__all__ = ["manager"]
ROUNDS = {one: say(one, "table-round", round=1) for one in ("en", "de", "ru")}
"""Stands in every hand."""
PILES = {one: say(one, "table-pile", cards="").split("**")[1] for one in ("en", "de")}
"""Stands on every table."""


def public(room: Room) -> str:
    """What stands in the channel."""
    return "\n".join(text_of(one) for one in room.messages())


def hand(person: Any, room: Room) -> str:
    """What stands in a person's DM."""
    return text_of(room.messages(dm_of(person))[0])


async def test_a_language_that_is_chosen_shows_at_once(room: Room) -> None:
    """The answer, the hand in the DM and the next ones are in the language just chosen."""
    table = await begin(room)
    answer = await room.alice.slash(room.channel, "preferences", language="de")
    await room.wait()

    assert say("de", "preferences-title") in text_of(answer.response.message)
    assert ROUNDS["de"] in hand(room.alice, room)
    shown = await room.alice.slash(room.channel, "hand")
    assert ROUNDS["de"] in text_of(shown.response.message)
    await room.alice.slash(room.channel, "preferences", language="automatic")
    await room.wait()
    assert ROUNDS["en"] in hand(room.alice, room)
    assert not table.over


async def test_dms_are_in_the_language_of_ones_discord(room: Room) -> None:
    """Who has chosen no language is written to in that of their Discord, after a restart too."""
    room.bob.of.locale = "ru"
    table = await begin(room)
    await turn(room, table)
    await room.wait()

    assert ROUNDS["ru"] in hand(room.bob, room)
    assert PILES["en"] in public(room)
    await room.bob.slash(room.channel, "hand")
    async with room.db.reading() as tx:
        assert (await settings.user_settings(tx, room.bob.id)).spoken == "ru"
        assert (await settings.user_settings(tx, room.alice.id)).spoken is None


async def test_who_reads_discord_in_english_again(room: Room) -> None:
    """In a DM one is answered as one's Discord speaks now, and so is what we send by ourselves."""
    alice, table = room.alice, await begin(room)
    for locale, spoken in (("de", "de"), ("en-US", None)):
        alice.of.locale = locale
        answer = await alice.user.slash("preferences")
        await turn(room, table)
        await room.wait()

        assert say(spoken or "en", "preferences-title") in text_of(answer.response.message)
        assert ROUNDS[spoken or "en"] in hand(alice, room)
        async with room.db.reading() as tx:
            assert (await settings.user_settings(tx, alice.id)).spoken == spoken


async def test_a_language_that_was_kept_wrongly(room: Room) -> None:
    """What was kept of a person's language follows their Discord from their next click on."""
    await begin(room)
    async with room.db.transaction() as tx:
        await settings.change_user(tx, room.alice.id, spoken="ru")
    room.app.preferences.changed(room.alice.id)
    answer = await room.alice.user.slash("preferences")
    await room.wait()

    assert say("en", "preferences-title") in text_of(answer.response.message)
    async with room.db.reading() as tx:
        assert (await settings.user_settings(tx, room.alice.id)).spoken is None


async def test_nothing_is_kept_of_who_only_looks(room: Room) -> None:
    """Who has agreed to no DMs leaves no trace."""
    room.carol.of.locale = "de"
    answer = await room.carol.slash(room.channel, "preferences")

    assert say("de", "preferences-title") in text_of(answer.response.message)
    async with room.db.reading() as tx:
        assert (await settings.user_settings(tx, room.carol.id)).spoken is None


async def test_what_all_read_is_in_the_language_of_the_server(room: Room, manager: Any) -> None:
    """A server's language shows at once at its tables, and in DMs about these tables."""
    await begin(room)
    await manager.slash(room.channel, "server set", language="de")
    await room.wait()

    assert PILES["de"] in public(room)
    shown = await room.alice.slash(room.channel, "table")
    assert PILES["de"] in text_of(shown.response.message)
    direct = await room.alice.user.slash("table")
    assert PILES["de"] in text_of(direct.response.message)


async def test_a_server_that_has_set_nothing(room: Room) -> None:
    """What all read is in the language that the server tells Discord; people stay in theirs."""
    server = room.app.get_guild(room.guild.id)
    assert server is not None
    server.preferred_locale = discord.Locale.german
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    accept = say("de", "button-accept")
    await room.press(room.bob, room.message_with(accept), accept)
    await room.wait()

    assert PILES["de"] in public(room)
    assert ROUNDS["en"] in hand(room.alice, room)


async def test_a_server_that_another_process_hears_of(room: Room) -> None:
    """Its channel is written to in its own language, for which Discord is asked once."""
    table = await begin(room)
    room.guild.of.locale = "de"
    room.app._connection._guilds.pop(room.guild.id)
    for _ in range(2):
        await turn(room, table)
        await room.wait()
    assert PILES["de"] in public(room)
    asked = [one for one in room.env.http_requests if one.path == f"/guilds/{room.guild.id}"]
    assert len(asked) == 1
