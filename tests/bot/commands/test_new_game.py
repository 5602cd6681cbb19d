"""A game is begun by presses alone: with somebody, with whoever comes, or with the computer."""

import pytest

from data import challenges
from data.challenges import ChallengeRow
from tests.bot.conftest import Room, button, selects, text_of
from tests.bot.evening import answer, shown
from tests.bot.panels import choose
from tests.bot.presses import forge, told
from tests.bot.servers import pick


async def asked(room: Room) -> ChallengeRow:
    """The one challenge that is open."""
    async with room.db.reading() as tx:
        (found,) = await challenges.open_challenges(tx)
    return found


async def page(room: Room) -> object:
    """Alice's page for a new game, from what stands below an empty list."""
    said = await room.alice.slash(room.channel, "history")
    return shown(await room.press(room.alice, shown(said), "New game"))


async def test_somebody_is_asked(room: Room) -> None:
    """To the game that was chosen before, by the rules of the last time."""
    opened = await page(room)
    chosen = await choose(room, room.alice, opened, "Gin Rummy")
    said = await pick(room, room.alice, shown(chosen), "with", room.bob)
    assert "Your challenge" in told(said)
    row = await asked(room)
    assert (row.variant, row.is_open) == ("gin", False)
    assert [one.user_id for one in row.waiting_for] == [room.bob.id]
    assert button(room.messages()[-1], "Accept")


async def test_a_table_is_opened(room: Room) -> None:
    """Anybody can join, and the page stays where it is."""
    opened = await page(room)
    await room.press(room.alice, opened, "Open a table")
    row = await asked(room)
    assert (row.variant, row.is_open, row.rated) == ("five-hundred", True, True)
    await room.press(room.bob, room.messages()[-1], "Join")


@pytest.mark.parametrize(
    ("who", "why"), [("alice", "challenge yourself"), ("other", "bot"), ("nobody", "out of date")]
)
async def test_who_cannot_be_asked(room: Room, who: str, why: str) -> None:
    """Oneself, other bots, and what is no person at all: nothing comes of it."""
    robot = room.guild.add_member(room.env.create_user("robot", bot=True))
    chosen = {"alice": room.alice, "other": robot}
    opened = await page(room)
    if who in chosen:
        said = await pick(room, room.alice, opened, "with", chosen[who])
    else:
        said = await forge(room, room.alice, opened, "newgame:with:gin", ["somebody"])
    assert why in told(said)
    assert room.messages() == []


async def test_jolly_is_asked(room: Room) -> None:
    """The game with the computer begins at once."""
    opened = await page(room)
    said = await pick(room, room.alice, opened, "with", room.jolly)
    assert "#1" in answer(said)


async def test_a_game_that_is_gone(room: Room) -> None:
    """A button of another version is explained."""
    said = await forge(room, room.alice, await page(room), "newgame:table:whist")
    assert told(said)
    assert room.messages() == []


async def test_in_a_dm(room: Room) -> None:
    """Nobody else is there: only the computer can be played."""
    said = await room.alice.user.slash("club home")
    opened = shown(await forge(room, room.alice, shown(said), "newgame:open"))
    assert "go to a server" in text_of(opened)
    assert [one.custom_id for one in selects(opened)] == ["newgame:game"]
    assert not button(opened, "Open a table")
    assert button(opened, "Play the computer")
