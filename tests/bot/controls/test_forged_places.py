"""Controls pressed where they do not belong, and what nobody knows any more."""

import discord
import pytest

from data import settings
from sandbox.interactions import COMMAND
from tests.bot.conftest import Room, text_of
from tests.bot.fuzzing import Crowd, Spot, send
from tests.bot.ledger import everything
from tests.bot.presses import forge, told
from tests.bot.stage import stage

ELSEWHERE = (
    "history:1:next",
    "standings:five-hundred:all:1:next",
    "rules:gin:4QF:1:next",
    "sure:1:no",
    "hand:1:1:sort",
    "privacy:keep:999999999999999",
    "privacy:delete:999999999999999",
)


@pytest.mark.parametrize("custom_id", ELSEWHERE)
async def test_no_view_is_written_over_the_table(room: Room, custom_id: str) -> None:
    """A control made up on a public message is answered to the presser alone."""
    table = await stage(room)
    for message in room.messages():
        before = text_of(message)
        answer = await forge(room, room.alice, message, custom_id, shown=False)
        assert told(answer)
        assert before in [text_of(one) for one in room.messages()]
    assert table.seat_of(room.alice.id) == 1


async def test_a_control_that_nobody_knows(room: Room) -> None:
    """A button of another version is answered with a sentence, not with silence."""
    await stage(room)
    answer = await forge(room, room.alice, room.message_with("My hand"), "older:1:thing")
    assert "out of date" in told(answer)


async def test_standings_of_a_game_that_there_is_not(room: Room) -> None:
    """A button that names no game shows the server's usual one."""
    board = await room.alice.slash(room.channel, "standings")
    custom_id = "standings:whist:all:1:period"
    pressed = await forge(room, room.alice, board.response.message, custom_id)
    assert "500 Rummy" in text_of(pressed.response.message)


async def test_a_channel_that_we_cannot_see(room: Room) -> None:
    """A channel that is not in sight is no fault: the manager is told, and nothing is changed."""
    role = room.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    manager = room.guild.add_member(room.env.create_user("dora"), roles=[role])
    crowd = Crowd(room, (manager,), [], await everything(room))
    channel = {"id": "77", "type": 0, "name": "hidden"}
    options = [{"name": "allow", "type": 7, "value": "77"}]
    data = {"id": "1", "type": 1, "name": "server"}
    data["options"] = [{"name": "set", "type": 1, "options": options}]
    data["resolved"] = {"channels": {"77": channel | {"permissions": "0"}}}
    spot = Spot(room.channel.id, room.guild.id)
    await send(crowd, manager, spot, COMMAND, data)
    async with room.db.reading() as tx:
        assert (await settings.server_settings(tx, room.guild.id)).challenge_channels == ()
