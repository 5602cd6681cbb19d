"""The menus of a person and of a message: challenge, replay from here."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.commands.pointed import Spot, spot_in
from bot.runtime.clock import now_ms
from data import bans, blocks, games
from data.bans import NewBan
from engine.moves import Resign
from sandbox.client_checks import ClientRefused
from tests.bot.commands.test_replay import STEPS, finished
from tests.bot.conftest import Room, dm_of, text_of
from tests.bot.evening import answer, begin, public, refused, shown, told
from tests.bot.presses import now

HERE = "Replay from here"
NO_TABLE = "There’s no game in that message"


async def over(room: Room, table: Any) -> None:
    """Let Alice give it up."""
    await table.play(1, Resign(), now_ms=now_ms(), source="player")
    await room.wait()


async def numbers(room: Room, person: Any) -> Any:
    async with room.db.reading() as tx:
        return await games.numbers_of(tx, person.id)


async def test_challenge_somebody(room: Room) -> None:
    """It asks as `/challenge opponent:` does, to the server's usual game."""
    await room.alice.point("Challenge", room.bob, room.channel)

    asked = room.message_with("Accept")
    assert "500 Rummy" in text_of(asked)
    await room.press(room.bob, asked, "Accept")
    await room.wait()
    assert len(await numbers(room, room.bob)) == 1


async def test_challenge_jolly(room: Room) -> None:
    """Jolly itself plays at once: the computer."""
    await room.alice.point("Challenge", room.env.world.bot, room.channel)

    (number,) = await numbers(room, room.alice)
    assert (await room.table(number)).row.computer == "normal"


async def test_challenge_whom_one_cannot(room: Room) -> None:
    """Oneself and other bots are refused in the words of the command."""
    other = room.guild.add_member(room.env.create_user("robot", bot=True))
    itself = await room.alice.point("Challenge", room.alice, room.channel)
    robot = await room.alice.point("Challenge", other, room.channel)

    assert "You can’t challenge yourself." in refused(room, itself)
    assert "That bot doesn’t play." in refused(room, robot)
    assert not await numbers(room, room.alice)


async def banned(room: Room) -> None:
    new = NewBan(room.guild.id, room.alice.id, "alice", room.bob.id, "bob", None, now_ms(), None)
    async with room.db.transaction() as tx:
        await bans.ban(tx, new)


async def blocked(room: Room) -> None:
    async with room.db.transaction() as tx:
        await blocks.block(tx, room.bob.id, room.alice.id, "alice", now_ms())


@pytest.mark.parametrize("comes", [banned, blocked])
async def test_challenge_comes_by_the_door(room: Room, comes: Callable[[Room], Any]) -> None:
    """Whoever may not challenge somebody by command may not from the menu either."""
    await comes(room)
    by_command = await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    by_menu = await room.alice.point("Challenge", room.bob, room.channel)

    assert refused(room, by_menu) == refused(room, by_command)


async def test_the_end_of_a_game(room: Room) -> None:
    """It opens at the end, as who has asked saw it, for them alone."""
    await finished(room)
    (end,) = told(room, "has won")
    view = await room.alice.point(HERE, end)

    assert view.response.ephemeral
    assert f"Replay · move {STEPS} of {STEPS}" in answer(view)
    assert "**alice** holds" in answer(view)


async def test_the_message_of_a_table(room: Room) -> None:
    """Without controls it is known by its number; it opens where it stood when it was changed."""
    table = await finished(room)
    message = public(room, table)
    assert f"move {STEPS} of {STEPS}" in answer(await room.bob.point(HERE, message))


async def test_an_older_message_of_a_table(room: Room) -> None:
    """A message that was changed last while the game ran opens it at that point."""
    table = await begin(room)
    stored = room.env.stored(public(room, table))
    written = stored.edited
    await room.wait(60)
    await over(room, table)
    stored.edited = written

    assert "move 1 of 2" in answer(await room.bob.point(HERE, now(room, public(room, table))))


async def test_a_shared_moment(room: Room) -> None:
    """A moment that somebody has shown to the channel is that moment, whenever it was posted."""
    await finished(room)
    view = await room.alice.slash(room.channel, "replay")
    await room.press(room.alice, shown(view), "▶ Forward")
    await room.press(room.alice, shown(view), "Share")
    moment = room.messages()[-1]

    assert f"move 2 of {STEPS}" in answer(await room.bob.point(HERE, moment))


async def test_a_game_in_a_dm(room: Room) -> None:
    """There too it begins from the menu of Jolly, and is replayed from that of its messages."""
    await room.alice.user.point("Challenge", room.env.world.bot)
    (number,) = await numbers(room, room.alice)
    await over(room, await room.table(number))

    *_, end = told(room, "has won", dm_of(room.alice))
    assert "Replay · move " in answer(await room.alice.user.point(HERE, end))


async def test_not_while_it_is_played(room: Room) -> None:
    """Of a running game it is said as `/replay` says it, also to who plays."""
    table = await begin(room)
    by_command = await room.alice.slash(room.channel, "replay", table=str(table.id))
    for person in (room.alice, room.carol):
        view = await person.point(HERE, public(room, table))
        assert refused(room, view) == refused(room, by_command)


async def test_not_of_a_closed_table(room: Room) -> None:
    """A hidden game is closed to others in the words of `/replay`."""
    table = await begin(room, watchers="hidden")
    await over(room, table)
    by_command = await room.carol.slash(room.channel, "replay", table=str(table.id))
    for message in (public(room, table), *told(room, "has won")):
        view = await room.carol.point(HERE, message)
        assert refused(room, view) == refused(room, by_command)


async def test_other_messages(room: Room) -> None:
    """What somebody has written, and what shows no game, is told apart."""
    await room.alice.send(room.channel, "good evening")
    written = room.messages()[-1]
    await room.alice.slash(room.channel, "standings")
    standings = room.messages()[-1]

    for message in (written, standings):
        assert NO_TABLE in refused(room, await room.alice.point(HERE, message))


async def test_answers_to_others_have_no_menu(room: Room) -> None:
    """Discord has no menu of commands on what one person alone sees."""
    view = await room.alice.slash(room.channel, "profile")
    with pytest.raises(ClientRefused):
        await room.alice.point(HERE, shown(view))


@pytest.mark.parametrize(
    ("ids", "spot"),
    [
        pytest.param([], None, id="no controls"),
        pytest.param(["table:7:hand", "draw:7:12"], Spot(7, 12), id="a table where one may draw"),
        pytest.param(["table:7:rematch", "past:7:1"], Spot(7), id="the end, with its replay"),
        pytest.param(["past:7:9"], Spot(7, 9), id="a moment"),
        pytest.param(["sums:7:3", "held:7:3"], Spot(7, round=3), id="the result of a round"),
        pytest.param(["watch:7", "watch:8"], None, id="several games"),
        pytest.param(["challenge:7:accept:x", "tables:join:7:x:1"], None, id="a challenge"),
    ],
)
def test_what_controls_tell(ids: list[str], spot: Spot | None) -> None:
    """Ids of controls name the game, and some the step or the round."""
    assert spot_in(ids) == spot
