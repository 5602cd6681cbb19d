"""Which roles may challenge in a server, and how many people may be called there in an hour."""

from typing import Any

import discord
import pytest

from bot.controls.server_panel import all_lines
from bot.controls.settings import SettingView
from bot.lobby.limits import may_mention
from bot.people.refused import Refused
from bot.runtime.clock import now_ms
from data import settings
from data.settings import ServerSettings
from engine.moves import Resign
from tests.bot.conftest import Room
from tests.bot.evening import answer, begin
from tests.bot.presses import told

HOUR = 3600


async def setting(room: Room, **changes: Any) -> None:
    """Set something for the server."""
    async with room.db.transaction() as tx:
        await settings.change_server(tx, room.guild.id, **changes)
    room.app.preferences.server_changed(room.guild.id)


def member(room: Room, name: str, role: Any) -> Any:
    return room.guild.add_member(room.env.create_user(name), roles=[role])


async def test_only_some_roles_challenge(room: Room) -> None:
    """Others are told which role it takes; they still accept and join."""
    role = room.guild.create_role("card club")
    dora = member(room, "dora", role)
    await setting(room, challenger_roles=(role.id,))
    for options in ({}, {"opponent": room.bob}, {"opponent": room.jolly}):
        said = answer(await room.alice.slash(room.channel, "challenge", **options))
        assert "you need one of these roles: @card club" in said
    await dora.slash(room.channel, "challenge", opponent=room.alice)
    await room.press(room.alice, room.message_with("Accept"), "Accept")
    await room.wait()
    assert (await room.table()).seat_of(room.alice.id)
    await dora.slash(room.channel, "challenge")
    await room.press(room.bob, room.message_with("Join"), "Join")
    assert "bob" in str(room.message_with("Join").content)


async def test_a_role_that_may_not_play(room: Room) -> None:
    """Neither ask, nor join, nor accept; who manages the server is never kept out by a role."""
    muted = room.guild.create_role("timeout")
    hosts = room.guild.create_role("hosts", permissions=discord.Permissions(manage_guild=True))
    dora = member(room, "dora", muted)
    host = room.guild.add_member(room.env.create_user("host"), roles=[muted, hosts])
    await setting(room, muted_roles=(muted.id,))
    await room.alice.slash(room.channel, "challenge")
    await room.alice.slash(room.channel, "challenge", opponent=dora)
    for said in (
        await dora.slash(room.channel, "challenge"),
        await room.press(dora, room.message_with("Join"), "Join"),
        await room.press(dora, room.message_with("Accept"), "Accept"),
    ):
        assert "You can’t play here because of your role: @timeout." in told(said)
    await host.slash(room.channel, "challenge", opponent=room.bob)
    assert "host" in str(room.message_with("Accept").content)


async def test_roles_that_are_gone_keep_nobody_out(room: Room) -> None:
    """A role that was deleted cannot be had by anybody."""
    await setting(room, challenger_roles=(123456789012345678,))
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    assert room.message_with("Accept")


async def test_so_many_are_called_in_an_hour(room: Room) -> None:
    """More are refused, with when it goes again; a table for anybody, and a turn, call no one."""
    await setting(room, mentions_per_hour=2)
    for other in (room.bob, room.carol):
        await room.alice.slash(room.channel, "challenge", opponent=other)
    said = answer(await room.carol.slash(room.channel, "challenge", opponent=room.alice))
    assert "have mentioned a lot of people here" in said
    assert "<t:" in said
    await room.carol.slash(room.channel, "challenge")
    assert room.message_with("Join")
    await room.wait(HOUR)
    await room.carol.slash(room.channel, "challenge", opponent=room.alice)
    assert "carol" in str(room.message_with("Accept").content)


async def test_a_rematch_calls_nobody_once_more(room: Room) -> None:
    """A pair that plays all evening counts once, with the first challenge."""
    await setting(room, mentions_per_hour=1)
    table = await begin(room)
    for number in (1, 2, 3):
        await table.play(1, Resign(), now_ms=now_ms(), source="player")
        await room.alice.slash(room.channel, "rematch", table=str(number))
        await room.press(room.bob, room.message_with("Accept"), "Accept")
        await room.wait()
        table = await room.table(number + 1)
    said = answer(await room.alice.slash(room.channel, "challenge", opponent=room.carol))
    assert "have mentioned a lot of people here" in said


@pytest.mark.parametrize(
    ("members", "most"), [(0, 120), (120, 120), (121, 121), (900, 900), (1000, 1000), (9999, 1000)]
)
def test_by_the_size_of_the_server(members: int, most: int) -> None:
    """As many as there are members, within bounds; what is set holds in any case."""
    assert settings.most_mentions(ServerSettings(), members) == most
    assert settings.most_mentions(ServerSettings(mentions_per_hour=7), members) == 7


async def test_a_large_server_calls_more(room: Room) -> None:
    """What Discord says of its size counts, for challenges as for what is shown."""
    server = room.app.get_guild(room.guild.id)
    assert server is not None
    server._member_count = 300
    async with room.db.transaction() as tx:
        await may_mention(tx, room.guild.id, 299, now_ms(), 300)
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    assert room.message_with("Accept")
    said = answer(await room.carol.slash(room.channel, "challenge", opponent=room.alice))
    assert "have mentioned a lot of people here" in said
    shown = "\n".join(all_lines(SettingView("en", ServerSettings(), server)))
    assert "at most 300 an hour" in shown


async def test_more_than_an_hour_allows(room: Room) -> None:
    """So many at once could never be called."""
    await setting(room, mentions_per_hour=1)
    said = await room.alice.slash(
        room.channel, "challenge", opponent=room.bob, opponent2=room.carol, game="straight"
    )
    assert "at most 1 person an hour here" in answer(said)


async def test_other_calls_count_too(room: Room) -> None:
    """Whatever mentions people asks first; who is refused is not counted."""
    await setting(room, mentions_per_hour=5)
    async with room.db.transaction() as tx:
        await may_mention(tx, room.guild.id, 3, now_ms())
        with pytest.raises(Refused) as refused:
            await may_mention(tx, room.guild.id, 3, now_ms() + 1)
        assert refused.value.key == "mentions-too-often"
        await may_mention(tx, room.guild.id, 2, now_ms() + 2)
        await may_mention(tx, None, 30, now_ms())
