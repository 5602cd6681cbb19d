"""Who deletes their data and comes back is rid of nothing that stood in their way."""

from typing import Any

import pytest

from bot.club.puzzle.daily import puzzle_of_day
from bot.runtime.clock import now_ms
from data import bans, blocks, games, puzzles, tournaments
from data.bans import NewBan
from data.puzzles import DAY_MS, day_of
from tests.bot.club.tournament.test_tournament import MINUTE, begun, evening, message
from tests.bot.commands.test_privacy import file_of
from tests.bot.conftest import Room, button, selects, text_of
from tests.bot.evening import answer, shown
from tests.bot.panels import menu
from tests.bot.presses import told

pytestmark = pytest.mark.usefixtures("seldom_beats")

NOT_NOW = "can’t be challenged right now"


async def deleted(room: Room, person: Any) -> None:
    """Have somebody's data deleted, as they do it themselves."""
    asked = await person.slash(room.channel, "privacy", action="delete")
    await room.press(person, shown(asked), "Yes")
    await room.wait(10)


async def test_a_ban(room: Room) -> None:
    new = NewBan(room.guild.id, room.bob.id, "bob", room.alice.id, "alice", None, now_ms(), None)
    async with room.db.transaction() as tx:
        await bans.ban(tx, new)
    await deleted(room, room.bob)
    said = await room.bob.slash(room.channel, "challenge", opponent=room.carol)
    assert "You’re banned from playing in this server" in told(said)
    assert [one["of"] for one in (await file_of(room, room.bob))["marks"]] == ["bans"]


async def blocked(room: Room) -> None:
    """Alice has blocked Bob, who has had his data deleted since."""
    async with room.db.transaction() as tx:
        await blocks.block(tx, room.alice.id, room.bob.id, "bob", now_ms())
    await deleted(room, room.bob)


@pytest.mark.wing("around")
async def test_a_block(room: Room) -> None:
    """It goes both ways, at challenges, tables and in their list; nobody else is held off."""
    await blocked(room)
    said = await room.bob.slash(room.channel, "challenge", opponent=room.alice)
    assert NOT_NOW in told(said)
    said = await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    assert "You’ve blocked" in told(said)
    await room.alice.slash(room.channel, "challenge", game="gin")
    await room.press(room.bob, room.message_with("Join"), "Join")
    async with room.db.reading() as tx:
        assert not await games.numbers_of(tx, room.bob.id)
        assert await blocks.apart_from(tx, room.bob.id, [room.alice.id]) == {room.alice.id}
        assert not await blocks.apart_from(tx, room.carol.id, [room.alice.id])
    listed = await room.bob.slash(room.channel, "club tables")
    assert "no open tables right now" in answer(listed)


@pytest.mark.wing("around")
async def test_a_block_is_told_to_nobody(room: Room) -> None:
    """Its owner reads no name any more, and the other's export has nothing of it."""
    await blocked(room)
    found = await file_of(room, room.bob)
    assert found["blocks"] == found["marks"] == []
    assert "bob" not in str(await file_of(room, room.alice))
    said = await room.alice.slash(room.channel, "club block")
    assert "former player" in answer(said)
    assert "bob" not in answer(said)


@pytest.mark.wing("around")
async def test_a_block_can_be_taken_back(room: Room) -> None:
    """By the menu, where nobody knows any more who it was."""
    await blocked(room)
    said = await room.alice.slash(room.channel, "club block")
    (value,) = [one.value for one in menu(shown(said), "block:take").options]
    await room.alice.select(shown(said), [value], custom_id="block:take")
    await room.bob.slash(room.channel, "challenge", opponent=room.alice)
    assert room.message_with("Accept")


async def test_blocked_once_more(room: Room) -> None:
    """A person who came back and is blocked again stands there once, and goes at once."""
    await blocked(room)
    async with room.db.transaction() as tx:
        await blocks.block(tx, room.alice.id, room.bob.id, "bob", now_ms())
        assert [one.name for one in await blocks.made_by(tx, room.alice.id)] == ["bob"]
        assert await blocks.unblock(tx, room.alice.id, room.bob.id)
        assert not await blocks.among(tx, [room.alice.id, room.bob.id])


def four(room: Room) -> list[Any]:
    """So many that a round goes on where one of them is gone."""
    dora = room.guild.add_member(room.env.create_user("dora"))
    return [room.alice, room.bob, room.carol, dora]


async def test_out_of_a_tournament(room: Room) -> None:
    """Who did not come to their tables is not let in again as somebody new."""
    await begun(room, *four(room), rounds=3)
    own = (await evening(room)).of_user(room.bob.id)
    assert own is not None
    async with room.db.transaction() as tx:
        await tournaments.drop_out(tx, 1, own.number, "out")
    await deleted(room, room.bob)
    await room.press(room.bob, message(room), "Join")
    one = await evening(room)
    assert one.of_user(room.bob.id) is None
    assert one.entrant(own.number).state == "out"
    assert "tournaments" in [each["of"] for each in (await file_of(room, room.bob))["marks"]]


async def test_tables_missed_in_a_tournament(room: Room) -> None:
    """Nor who has missed one, and would begin with none; others still come."""
    await begun(room, *four(room), rounds=3)
    eve = room.guild.add_member(room.env.create_user("eve"))
    await room.wait(MINUTE)
    await deleted(room, room.bob)
    said = await room.press(room.bob, message(room), "Join")
    assert "You deleted your data while this tournament was running" in told(said)
    await room.press(eve, message(room), "Join")
    assert (await evening(room)).of_user(eve.id)


async def test_before_a_tournament(room: Room) -> None:
    """Who signed up, and had their data deleted before it began, may come again."""
    await room.alice.slash(room.channel, "club tournament", signup="60")
    await room.wait(3)
    await room.press(room.bob, message(room), "Join")
    await deleted(room, room.bob)
    await room.press(room.bob, message(room), "Join")
    assert (await evening(room)).of_user(room.bob.id)


@pytest.mark.parametrize("first", ["Answer", "Hint"])
async def test_a_puzzle(room: Room, first: str) -> None:
    """Neither a second answer, nor one without the hints; tomorrow's is anybody's."""
    one = puzzle_of_day("gin", "easy", day_of(now_ms()))
    assert one is not None
    await tried(room, first)
    await deleted(room, room.bob)
    for press in ("Answer", "Hint"):
        assert "You’ve already answered this puzzle" in told(await tried(room, press))
    async with room.db.reading() as tx:
        assert not await puzzles.answers_on(tx, room.bob.id, one.day)
    assert [each["of"] for each in (await file_of(room, room.bob))["marks"]] == ["puzzles"]
    await room.wait(DAY_MS / 1000)
    assert "already answered this puzzle" not in text_of(shown(await tried(room, "Answer")))
    async with room.db.transaction() as tx:
        assert await puzzles.remove_old(tx, now_ms()) == 1


async def tried(room: Room, label: str) -> Any:
    """What Bob is answered where he presses that button of the easy puzzle at gin."""
    said = await room.bob.slash(room.channel, "club puzzle", game="gin", level="easy")
    page = shown(said)
    if label == "Answer":
        (choices,) = selects(page)
        value = choices.options[0].value
        page = shown(await room.bob.select(page, [value], custom_id=choices.custom_id))
    assert button(page, label)
    return await room.press(room.bob, page, label)
