"""A server is welcomed once: quietly, where Jolly may write, and not again after an outage."""

from typing import Any

import discord

from bot.club.welcome.welcoming import AGAIN_MS, LATE_MS, Welcomes
from data import settings
from data.store.club import welcomes
from tests.bot.conftest import Room, button, buttons, text_of
from tests.bot.evening import requests
from tests.bot.servers import forbid

SEND = discord.Permissions(send_messages=True).value
HELLO = "Hello, I’m Jolly"


def welcomed(channel: Any) -> list[Any]:
    return [one for one in channel.history() if HELLO in text_of(one)]


async def begun(room: Room) -> None:
    """The bot begins to welcome, as at every start."""
    room.app.part(Welcomes).begin()
    await room.env.settle()


async def joins(room: Room, guild: Any) -> None:
    """Jolly has joined *guild*, which has its channels by now."""
    await room.env.settle()
    await room.app.part(Welcomes).joined(room.app.get_guild(guild.id))
    await room.env.settle()


async def test_a_new_server_is_welcomed(room: Room) -> None:
    """In its first channel where Jolly may write, silently, with ways to begin; but once."""
    await begun(room)
    guild = room.env.create_guild()
    closed, first = (guild.create_text_channel(name) for name in ("rules", "lounge"))
    forbid(room, closed, "send_messages")
    await joins(room, guild)
    await joins(room, guild)
    (message,) = [*welcomed(closed), *welcomed(first)]
    assert message.flags.silent
    assert not message.mentions
    for label in ("Play now", "First lesson", "Set up"):
        assert button(message, label)


async def test_one_press_deals_a_hand(room: Room) -> None:
    """Its first button asks nothing more: whoever presses it has cards, and it is their turn."""
    await begun(room)
    guild = room.env.create_guild()
    lounge = guild.create_text_channel("lounge")
    guest = guild.add_member(room.env.create_user("guest"))
    await joins(room, guild)
    (message,) = welcomed(lounge)
    assert buttons(message)[0].label == "Play now"
    said = await room.press(guest, message, "Play now")
    await room.wait(5)
    hand = said.response.message
    assert hand.flags.ephemeral
    assert "Your turn" in text_of(hand)
    assert button(hand, "Draw")


async def test_the_servers_of_before_are_not(room: Room) -> None:
    """An upgrade says nothing; who joins while Jolly is away is welcomed at the next start."""
    await begun(room)
    assert not welcomed(room.channel)
    guild = room.env.create_guild()
    lounge = guild.create_text_channel("lounge")
    await room.env.settle()
    async with room.db.transaction() as tx:
        await tx.execute(welcomes.delete().where(welcomes.c.guild_id == guild.id))
    before = len(welcomed(lounge))
    await begun(room)
    assert len(welcomed(lounge)) == before + 1
    await begun(room)
    assert len(welcomed(lounge)) == before + 1


async def test_joined_while_not_connected(room: Room) -> None:
    """A new session tells of the server as of one that was there before: it is welcomed once."""
    await begun(room)
    await room.env.discord.gateway.drop(resumable=False)
    lounge = room.env.create_guild().create_text_channel("lounge")
    await room.wait(60)
    assert len(welcomed(lounge)) == 1
    assert not welcomed(room.channel)
    await room.env.discord.gateway.drop(resumable=False)
    await room.wait(60)
    assert len(welcomed(lounge)) == 1


async def test_welcomed_as_soon_as_discord_takes_it(room: Room) -> None:
    """What it refuses for a while is tried again, after longer and longer; but not for ever."""
    await begun(room)
    guild = room.env.create_guild()
    lounge = guild.create_text_channel("lounge")
    path = f"/channels/{lounge.id}/messages"
    room.env.inject_error("POST", path, status=400, times=3)
    await joins(room, guild)
    await room.wait(8)
    assert not welcomed(lounge)
    await room.wait(20)
    assert len(welcomed(lounge)) == 1

    other = room.env.create_guild()
    place = other.create_text_channel("lounge")
    room.env.inject_error("POST", f"/channels/{place.id}/messages", status=400, times=None)
    await joins(room, other)
    await room.wait(LATE_MS / 1000 + 2 * 3600)
    tried = len(requests(room, "POST", str(place.id)))
    await room.wait(24 * 3600)
    assert len(requests(room, "POST", str(place.id))) == tried


async def test_not_welcomed_where_the_channel_is_closed(room: Room) -> None:
    """It is not tried again: Discord counts that."""
    await begun(room)
    guild = room.env.create_guild()
    lounge = guild.create_text_channel("lounge")
    room.env.inject_error("POST", f"/channels/{lounge.id}/messages", status=403, code=50001)
    await joins(room, guild)
    await room.wait(3600)
    assert not welcomed(lounge)
    assert len(requests(room, "POST", str(lounge.id))) == 1


async def test_a_rejoin(room: Room) -> None:
    """Not long after there is no second welcome; after more than a month there is."""
    await begun(room)
    guild = room.env.create_guild()
    lounge = guild.create_text_channel("lounge")
    await joins(room, guild)
    before = len(welcomed(lounge))
    await room.wait(3600)
    await joins(room, guild)
    assert len(welcomed(lounge)) == before
    async with room.db.transaction() as tx:
        own = welcomes.update().where(welcomes.c.guild_id == guild.id)
        await tx.execute(own.values(asked_ms=welcomes.c.asked_ms - AGAIN_MS))
    await joins(room, guild)
    assert len(welcomed(lounge)) == before + 1


async def test_after_a_kill(room: Room) -> None:
    """Posted and not noted it is found in the channel; neither posted nor noted it is posted."""
    await begun(room)
    guild = room.env.create_guild()
    lounge = guild.create_text_channel("lounge")
    await joins(room, guild)
    async with room.db.transaction() as tx:
        own = welcomes.update().where(welcomes.c.guild_id == guild.id)
        await tx.execute(own.values(done_ms=None))
    await room.wait(300)
    await begun(room)
    (message,) = welcomed(lounge)
    await message.delete()
    async with room.db.transaction() as tx:
        await tx.execute(own.values(done_ms=None))
    await begun(room)
    assert len(welcomed(lounge)) == 1


async def test_the_language_of_the_server(room: Room) -> None:
    """As Discord has it, or as it was set before."""
    await begun(room)
    guild = room.env.create_guild()
    lounge = guild.create_text_channel("lounge")
    async with room.db.transaction() as tx:
        await settings.change_server(tx, guild.id, language="de")
        await tx.execute(welcomes.delete())
    await joins(room, guild)
    assert any(button(one, "Erste Übung") for one in lounge.history())
