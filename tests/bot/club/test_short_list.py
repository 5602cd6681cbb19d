"""Discord's list of commands stays short, and no command shows others a hidden table."""

import pytest
from discord import AppCommandType

from data import games
from tests.bot.conftest import Room
from tests.bot.evening import answer, begin

LONGEST_LIST = 33
"""Commands at the top: what somebody still reads through."""


async def test_the_list_is_short(room: Room) -> None:
    """What is seldom called stands under one word; what menus have is in no list."""
    typed = room.app.tree.get_commands(type=AppCommandType.chat_input)
    commands = {one.name: one for one in typed}
    assert len(commands) <= LONGEST_LIST
    assert {"nudge", "away", "pause", "abort", "verify"} <= {
        one.name for one in commands["game"].commands
    }


@pytest.mark.parametrize("audience", ["players", "sealed"])
@pytest.mark.parametrize("command", ["table", "replay", "history", "game verify"])
async def test_a_hidden_table_is_its_players_alone(room: Room, command: str, audience: str) -> None:
    """Whoever else sees the channel is told that it is not for them."""
    table = await begin(room)
    async with table.noting() as tx:
        await games.note(tx, table.id, audience=audience)
    said = await room.carol.slash(room.channel, command, table="1")
    assert "can see table #" in answer(said)
