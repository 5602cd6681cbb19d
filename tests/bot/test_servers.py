"""What the tests' own servers do: joining, roles, permissions."""

import asyncio

import discord
import pytest

from tests.bot.conftest import Room
from tests.bot.servers import crowd, forbid, joined, left, may, member, roles_of


async def test_the_bot_joins_a_server(room: Room) -> None:
    """It hears that it has joined, and has the channels with what it may do there."""
    heard = asyncio.ensure_future(room.app.wait_for("guild_join", timeout=None))
    dora = member(room, "dora")

    guild = await joined(
        room,
        "Žolíky",
        owner=dora,
        people=[room.bob],
        locale="cs",
        channels=("general", "secret"),
        closed=("secret",),
    )

    known = await heard
    assert (known.id, known.owner_id, str(known.preferred_locale)) == (guild.id, dora.id, "cs")
    assert known.system_channel.name == "general"
    can = [each.permissions_for(known.me).send_messages for each in known.text_channels]
    assert can == [True, False]
    await left(room, guild)
    assert room.app.get_guild(guild.id) is None


async def test_roles_are_given(room: Room) -> None:
    """The bot gives a role while it may, and what a member has comes with what they do."""
    champion = room.guild.create_role("Champion")
    dora, *_ = crowd(room, 3, champion)
    assert roles_of(room, dora) == ["Champion"]
    give = room.app.http.add_role
    may(room, room.guild, manage_roles=True)

    may(room, room.guild, manage_roles=True)
    await give(room.guild.id, room.alice.id, champion.id, reason="the best")
    assert roles_of(room, room.alice) == ["Champion"]

    may(room, room.guild, manage_roles=False)
    await room.wait()
    with pytest.raises(discord.Forbidden, match="50013"):
        await give(room.guild.id, room.bob.id, champion.id, reason=None)


async def test_a_channel_is_closed(room: Room) -> None:
    """What the bot may not do in one channel it knows."""
    forbid(room, room.channel, "send_messages")
    await room.wait()
    known = room.app.get_channel(room.channel.id)
    assert isinstance(known, discord.TextChannel)
    assert not known.permissions_for(known.guild.me).send_messages
