"""Who does not play looks on: the table without anybody's cards, again and again."""

from dataclasses import replace
from typing import Any

import pytest

from data import games
from engine.state import State
from tests.bot.conftest import Room, button, text_of
from tests.bot.evening import begin, refused, requests, shown, turn
from tests.bot.messages.test_threads import wants_threads
from tests.bot.presses import forge, told
from tests.bot.secrecy import cards_in
from tests.bot.servers import forbid, permit


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
    assert "There’s no table #1" in refused(room, await stranger.slash(channel, "table", table="1"))


async def test_what_may_be_watched(room: Room) -> None:
    """Running tables of the server are proposed, but for channels that one cannot see."""
    await begin(room)
    labels = await room.carol.autocomplete(room.channel, "table", "table", "")
    assert [one["name"] for one in labels] == ["#1 · 500 Rummy · alice, bob"]
    elsewhere = room.guild.create_text_channel("lobby")
    forbid(room, room.channel, "view_channel", to=room.guild.default_role)
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
    assert "There’s no table #1" in told(said)


@pytest.mark.parametrize("command", ["table", "replay", "game verify"])
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
    assert "There’s no table #1" in refused(room, other)


def hide(room: Room, channel: Any) -> None:
    """Let only the bot and two players see *channel*: for everybody else it is not there."""
    forbid(room, channel, "view_channel", to=room.guild.default_role)
    for person in (room.alice, room.bob):
        permit(room, channel, "view_channel", to=person)


async def resign(room: Room) -> None:
    """Let Alice end the game."""
    asked = await room.alice.slash(room.channel, "resign")
    await room.press(room.alice, shown(asked), "Yes")
    await room.wait()


READING = ("table", "replay", "history", "game verify")
"""The commands that show a game by its number, to whoever may see it."""


async def found(room: Room, person: Any, place: Any) -> set[str]:
    """By which commands *person* finds game #1 from *place*."""
    names = set()
    for command in READING:
        result = await person.slash(place, command, table="1")
        if "There’s no table #1" not in text_of(result.response.message):
            names.add(command)
    return names


async def test_a_hidden_channel(room: Room) -> None:
    """Who cannot see a table's channel does not find the table, from wherever they ask."""
    await begin(room)
    lobby = room.guild.create_text_channel("lobby")
    before = await room.carol.slash(lobby, "table", table="1")
    hide(room, room.channel)

    again = await room.press(room.carol, shown(before), "🔄 Refresh")
    assert "There’s no table #1" in told(again)
    assert not await found(room, room.carol, lobby)
    assert "table" in await found(room, room.bob, lobby)
    await resign(room)
    assert not await found(room, room.carol, lobby)
    assert await found(room, room.bob, lobby) == set(READING)


async def test_a_role_that_opens_a_hidden_channel(room: Room) -> None:
    """What a member may see follows from all their roles."""
    await begin(room)
    await resign(room)
    lobby = room.guild.create_text_channel("lobby")
    hide(room, room.channel)
    club = room.guild.create_role("club")
    permit(room, room.channel, "view_channel", to=club)
    dora = room.guild.add_member(room.env.create_user("dora"), roles=[club])

    assert await found(room, dora, lobby) == set(READING)


@pytest.mark.parametrize("asleep", [False, True], ids=["awake", "asleep"])
async def test_a_thread_is_as_hidden_as_its_channel(room: Room, asleep: bool) -> None:
    """Also after Discord has put it away; and it is asked only once about each."""
    await wants_threads(room)
    await begin(room)
    await resign(room)
    lobby = room.guild.create_text_channel("lobby")
    [thread] = room.channel.threads
    if asleep:
        await room.app.get_channel(thread.id).edit(archived=True)
        await room.env.settle()

    assert await found(room, room.carol, lobby) == set(READING)
    hide(room, room.channel)
    assert not await found(room, room.carol, lobby)
    asked = requests(room, "GET", f"/channels/{thread.id}")
    assert len(asked) == int(asleep)


async def test_a_channel_that_is_gone(room: Room) -> None:
    """Only its players find its games any more."""
    await begin(room)
    await resign(room)
    lobby = room.guild.create_text_channel("lobby")
    room.channel.delete()
    await room.env.settle()

    assert not await found(room, room.carol, lobby)
    assert await found(room, room.bob, lobby) == set(READING)


async def test_a_private_thread(room: Room) -> None:
    """It is for its members, who ask inside."""
    lobby = room.guild.create_text_channel("lobby")
    thread = room.channel.create_private_thread("secret", room.alice)
    table = await begin(room)
    async with table.noting() as tx:
        await games.note(tx, table.id, channel_id=thread.id)

    assert not await found(room, room.carol, lobby)
    assert "table" in await found(room, room.alice, lobby)


async def test_a_game_in_a_dm(room: Room) -> None:
    """It is its player's alone: who asks in a DM of their own finds nothing."""
    await room.alice.user.slash("challenge", computer="easy")
    await room.wait()
    for command in READING:
        result = await room.carol.user.slash(command, table="1")
        assert "There’s no table #1" in text_of(result.response.message)
    own = await room.alice.user.slash("table", table="1")
    assert "### #1" in text_of(shown(own))
