"""Who does not play looks on: the table without anybody's cards, again and again."""

from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from engine.state import State
from tests.bot.conftest import Room, button, text_of
from tests.bot.evening import begin, refused, shown, turn
from tests.bot.presses import forge, told
from tests.bot.secrecy import cards_in


async def looked(room: Room, **options: str) -> Any:
    """The table as Carol sees it, who does not play."""
    said = await room.carol.slash(room.channel, "table", **options)
    assert said.response.ephemeral
    return said


def hidden(state: State) -> set[Any]:
    """What lies in no open place."""
    open_cards = {*state.pile, *(card for meld in state.melds for card in meld.cards)}
    held = {card for hand in state.hands for card in hand}
    return (held | set(state.stock)) - open_cards


async def test_a_table_without_secrets(room: Room) -> None:
    """Anybody of the server sees the table of a number, and no card that is not open."""
    table = await begin(room)
    for _ in range(3):
        await turn(room, table)
    view = await looked(room, table="1")
    text = text_of(shown(view))
    assert "### #1 · 500 Rummy to 100" in text
    assert "[To the table]" in text
    assert set(cards_in([text])) & set(table.state.pile)
    assert not set(cards_in([text])) & hidden(table.state)


async def test_refreshing(room: Room) -> None:
    """The same message shows how the table stands now, and after the end offers the replay."""
    table = await begin(room)
    view = await looked(room, table="1")
    whose = table.row.players[table.state.to_act - 1].name
    assert f"**{whose}**’s turn" in text_of(shown(view))
    await turn(room, table)
    await room.press(room.carol, shown(view), "🔄 Refresh")
    other = table.row.players[table.state.to_act - 1].name
    assert other != whose
    assert f"**{other}**’s turn" in text_of(view.response.message)
    assert f"**{whose}** drew from the stock, discarded " in text_of(view.response.message)
    asked = await room.alice.slash(room.channel, "resign")
    await room.press(room.alice, shown(asked), "Yes")
    await room.press(room.carol, view.response.message, "🔄 Refresh")
    assert button(view.response.message, "🔄 Refresh") is None
    replay = await room.press(room.carol, view.response.message, "Replay")
    assert "Replay · move 1 of " in text_of(shown(replay))


async def test_a_forged_refresh_changes_no_message(room: Room) -> None:
    """Nobody writes over what others read, nor sees a table of another server."""
    await begin(room)
    message = room.message_with("My hand")
    before = text_of(message)
    said = await forge(room, room.carol, message, "watch:1")
    assert said.response.ephemeral
    assert text_of(room.message_with("My hand")) == before
    place = room.env.create_guild()
    stranger = place.add_member(room.carol.user)
    channel = place.create_text_channel("elsewhere")
    assert "There is no table #1" in refused(
        room, await stranger.slash(channel, "table", table="1")
    )


async def test_what_may_be_watched(room: Room) -> None:
    """Running tables of the server are proposed, but for channels that one cannot see."""
    await begin(room)
    labels = await room.carol.autocomplete(room.channel, "table", "table", "")
    assert [one["name"] for one in labels] == ["#1 · 500 Rummy · alice, bob"]
    elsewhere = room.guild.create_text_channel("lobby")
    denied = discord.Permissions(view_channel=True).value
    private = Overwrite(room.guild.default_role.id, OverwriteType.ROLE, deny=denied)
    room.env.backend.set_overwrite(room.channel.id, private)
    assert await room.carol.autocomplete(elsewhere, "table", "table", "") == []


async def test_a_refresh_in_another_server(room: Room) -> None:
    """A Watch button made up there shows nothing of a table here."""
    table = await begin(room)
    place = room.env.create_guild()
    channel = place.create_text_channel("elsewhere")
    stranger = place.add_member(room.carol.user)
    await stranger.slash(channel, "challenge")
    [message] = channel.history()
    said = await forge(replace(room, guild=place), stranger, message, f"watch:{table.id}")
    assert "There is no table #1" in told(said)
    room.env.errors.clear()


@pytest.mark.parametrize("command", ["table", "replay", "verify"])
async def test_games_in_dms_are_their_players_own(room: Room, command: str) -> None:
    """In one's own DM nobody finds a game that somebody else played in theirs."""
    await room.alice.user.slash("challenge", opponent=room.jolly)
    await room.wait()
    asked = await room.alice.user.slash("resign")
    await room.press(room.alice, shown(asked), "Yes")
    await room.wait()

    own = await room.alice.user.slash(command, table="1")
    assert "#1" in text_of(shown(own))
    other = await room.bob.user.slash(command, table="1")
    assert "There is no table #1" in refused(room, other)
