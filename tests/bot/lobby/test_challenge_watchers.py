"""Who may watch, said with a challenge: shown before one accepts, changed by its options, kept."""

from typing import Any

import pytest

from tests.bot.conftest import Room, button, selects, text_of
from tests.bot.evening import public, refused, shown
from tests.bot.lobby.test_options_dialog import ask, fill, stored
from tests.bot.presses import now
from tests.bot.test_hidden_tables import cards_said


async def accepted(room: Room, message: Any) -> Any:
    """The table that a challenge of Alice's has led to."""
    await room.press(room.bob, now(room, message), "Accept")
    await room.wait()
    return await room.table()


@pytest.mark.parametrize(
    ("word", "line", "audience"),
    [
        ("yes", "", None),
        ("no", "No watchers: ", "channel"),
        ("hidden", "Players only: no one else sees any cards.", "players"),
    ],
)
async def test_said_with_the_challenge(room: Room, word: str, line: str, audience: str) -> None:
    """It stands in the challenge, and the table is so."""
    message = await ask(room, watchers=word)
    assert line in text_of(message)
    assert ("watchers" in text_of(message)) == (word == "no")
    table = await accepted(room, message)
    assert table.row.audience == audience
    said = await room.carol.slash(room.channel, "table", table=str(table.id))
    if word == "yes":
        assert "Pile" in text_of(shown(said))
    else:
        assert "can see table #" in refused(room, said)
    assert bool(cards_said(text_of(public(room, table)))) == (word != "hidden")


async def test_changed_by_one_of_few_options(room: Room) -> None:
    """A change is one of what is agreed to: an old Accept accepts nothing, and it is told."""
    message = await ask(room)
    panel = shown(await room.press(room.alice, message, "Options"))
    menu = next(one for one in selects(panel) if one.custom_id.endswith(":watchers"))
    old = button(message, "Accept").custom_id
    await room.alice.select(panel, ["hidden"], custom_id=menu.custom_id)
    assert "Players only: no one else" in text_of(now(room, message))
    assert button(now(room, message), "Accept").custom_id != old
    assert (await stored(room)).audience == "players"
    panel = shown(await room.press(room.alice, now(room, message), "Options"))
    await fill(room, await room.press(room.alice, panel, "Rules"), target="200")
    assert (await stored(room)).audience == "players"
    table = await accepted(room, message)
    assert table.row.audience == "players"


async def test_changed_on_the_panel(room: Room) -> None:
    """Games with more options have a menu for it beside the presets."""
    message = await ask(room, game="gin")
    panel = shown(await room.press(room.alice, message, "Options"))
    menu = next(one for one in selects(panel) if one.custom_id.endswith(":watchers"))
    assert [one.value for one in menu.options if one.default] == ["yes"]
    said = await room.alice.select(panel, ["no"], custom_id=menu.custom_id)
    assert "The challenge now has these rules." in text_of(said.response.message or panel)
    assert "No watchers: " in text_of(now(room, message))
    assert (await stored(room)).audience == "channel"


async def test_a_rematch_is_watched_alike(room: Room) -> None:
    """What was agreed holds for the next game, too."""
    table = await accepted(room, await ask(room, watchers="hidden"))
    asking = await room.bob.slash(room.channel, "resign")
    await room.press(room.bob, shown(asking), "Yes")
    await room.wait()
    await room.press(room.alice, room.message_with("Rematch"), "Rematch")
    await room.wait()
    assert (await stored(room, 2)).audience == "players"
    await room.press(room.bob, room.message_with("Accept"), "Accept")
    await room.wait()
    assert (await room.table(table.id + 1)).row.audience == "players"
