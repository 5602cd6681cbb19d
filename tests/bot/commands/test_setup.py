"""A host is led through the settings step by step, and roles are set there."""

from typing import Any

import discord
import pytest

from data import settings
from tests.bot.conftest import Room, button, text_of
from tests.bot.evening import shown
from tests.bot.panels import listed
from tests.bot.presses import forge, told
from tests.bot.servers import forbid


@pytest.fixture
def host(room: Room) -> Any:
    """A member with Manage Server."""
    role = room.guild.create_role("hosts", permissions=discord.Permissions(manage_guild=True))
    return room.guild.add_member(room.env.create_user("host"), roles=[role])


async def stored(room: Room) -> settings.ServerSettings:
    async with room.db.reading() as tx:
        return await settings.server_settings(tx, room.guild.id)


async def choose_roles(room: Room, host: Any, said: Any, part: str, *roles: Any) -> Any:
    """Choose in a menu of roles what it shows from then on."""
    return await host.select(shown(said), list(roles), custom_id=f"server:set:{part}")


async def test_step_by_step(room: Room, host: Any) -> None:
    """Each page says which step it is and leads to the next; the last one sums up."""
    said = await host.slash(room.channel, "server setup")
    titles = []
    while True:
        page = shown(said)
        titles.append(text_of(page).splitlines()[1])
        onward = [
            one
            for one in ("Display, weekly post", "Seasons", "Roles", "Ready")
            if (button(page, f"Next: {one}"))
        ]
        if not onward:
            break
        await room.press(host, page, f"Next: {onward[0]}")
    steps = len(titles)
    assert titles[0] == f"**Step 1 of {steps}: Games**"
    assert titles[-1] == f"**Step {steps} of {steps}: Ready**"
    assert "all the permissions I need" in text_of(shown(said))
    assert button(shown(said), "Play now")


async def test_roles_are_chosen(room: Room, host: Any) -> None:
    """In menus, each with what it means; taken away there, too."""
    crew, club = room.guild.create_role("crew"), room.guild.create_role("club")
    said = await host.slash(room.channel, "server setup")
    await room.press(host, shown(said), "Roles")
    await choose_roles(room, host, said, "moderators", crew)
    await choose_roles(room, host, said, "challengers", crew, club)
    await choose_roles(room, host, said, "muted", club)
    kept = await stored(room)
    assert kept.moderator_roles == (crew.id,)
    assert set(kept.challenger_roles) == {crew.id, club.id}
    assert kept.muted_roles == (club.id,)
    assert listed(shown(said), "server:set:moderators") == [crew.id]
    await choose_roles(room, host, said, "muted")
    assert not (await stored(room)).muted_roles
    await room.press(host, shown(said), "Ready")
    assert "**moderators:** @crew" in text_of(shown(said))


async def test_roles_by_command(room: Room, host: Any) -> None:
    """One is added to a list, or taken off all."""
    crew = room.guild.create_role("crew")
    await host.slash(room.channel, "server roles", moderator=crew, muted=crew)
    await host.slash(room.channel, "server roles", challenger=crew)
    await host.slash(room.channel, "server set", mentions_per_hour=9)
    kept = await stored(room)
    assert kept.moderator_roles == kept.muted_roles == kept.challenger_roles == (crew.id,)
    assert kept.mentions_per_hour == 9
    await host.slash(room.channel, "server roles", role_off=crew)
    kept = await stored(room)
    assert kept.moderator_roles == kept.muted_roles == kept.challenger_roles == ()


async def test_a_channel_closed_to_jolly_is_told(room: Room, host: Any) -> None:
    """The last step says where Jolly cannot write that was named before."""
    closed = room.guild.create_text_channel("closed")
    await host.slash(room.channel, "server set", allow=closed)
    forbid(room, closed, "send_messages")
    await room.env.settle()
    said = await host.slash(room.channel, "server setup")
    await room.press(host, shown(said), "Ready")
    assert f"can’t write in <#{closed.id}>" in text_of(shown(said))


async def test_others_are_told_kindly(room: Room) -> None:
    """Whoever presses Set up below the welcome without the permission is led to a game."""
    await room.alice.slash(room.channel, "challenge")
    said = await forge(room, room.bob, room.messages()[-1], "server:open:setup")
    assert "You can play right away" in told(said)
