"""Blocked people are kept apart everywhere, and are told nothing of it."""

from typing import Any

from data import blocks, challenges, games, settings
from tests.bot.conftest import Room, selects, text_of, walk
from tests.bot.evening import begin
from tests.bot.panels import choose
from tests.bot.presses import now, told

NEUTRAL = "can’t be challenged right now"


async def blocked(room: Room, person: Any, other: Any) -> Any:
    return await person.slash(room.channel, "club block", person=other)


async def test_no_challenges_either_way(room: Room) -> None:
    """Who blocked is told why; the other reads what is said of whoever has too much to answer."""
    said = await blocked(room, room.alice, room.bob)
    assert "You’ve blocked bob." in text_of(said.response.message)
    own = await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    assert "You’ve blocked" in told(own)
    theirs = await room.bob.slash(room.channel, "challenge", opponent=room.alice)
    assert told(theirs) == f"<@{room.alice.id}> can’t be challenged right now."
    async with room.db.transaction() as tx:
        await settings.change_server(tx, room.guild.id, challenges_to_person=1)
    await room.carol.slash(room.channel, "challenge", opponent=room.alice)
    full = await room.carol.slash(room.channel, "challenge", opponent=room.alice)
    assert told(full) == told(theirs), "word by word the same"


async def test_a_third_who_asks_both(room: Room) -> None:
    """They do not come together by somebody else's challenge either."""
    await blocked(room, room.alice, room.bob)
    people = {"opponent": room.alice, "opponent2": room.bob, "game": "straight"}
    result = await room.carol.slash(room.channel, "challenge", **people)
    assert f"<@{room.bob.id}> can’t" in told(result)


async def test_no_open_table_together(room: Room) -> None:
    """Neither can join a table at which the other sits; Join says nothing of a block."""
    await blocked(room, room.alice, room.bob)
    for opener, other, words in (
        (room.alice, room.bob, "You can’t do that at this table right now."),
        (room.bob, room.alice, "You can’t join: someone you’ve blocked is at this table."),
    ):
        await opener.slash(room.channel, "challenge")
        message = room.messages()[-1]
        assert words in told(await room.press(other, message, "Join"))
        assert "1 of 2 seats" in text_of(now(room, message))


async def test_what_waits_ends(room: Room) -> None:
    """A challenge between them is as if it were declined, and a seat taken is left."""
    await room.bob.slash(room.channel, "challenge", opponent=room.alice)
    asked = room.messages()[-1]
    await room.bob.slash(room.channel, "challenge", game="straight")
    table = room.messages()[-1]
    await room.press(room.alice, table, "Join")
    await blocked(room, room.alice, room.bob)
    await room.wait()
    assert "Declined" in text_of(now(room, asked))
    assert "1 of 6 seats: bob" in text_of(now(room, table))


async def test_a_start_looks_again(room: Room) -> None:
    """Whoever came together all the same, at the very moment of the block, does not begin."""
    await room.alice.slash(room.channel, "challenge", game="straight")
    message = room.messages()[-1]
    await room.press(room.bob, message, "Join")
    async with room.db.transaction() as tx:
        await blocks.block(tx, room.alice.id, room.bob.id, "bob", 1)
    assert "at this table right now" in told(await room.press(room.bob, message, "Start"))
    async with room.db.reading() as tx:
        assert not await games.running(tx)


async def test_games_go_on_without_a_rematch(room: Room) -> None:
    """What they play already is played to its end; then there is no next one."""
    table = await begin(room)
    await blocked(room, room.alice, room.bob)
    assert not (await room.table()).over
    question = await room.bob.slash(room.channel, "resign", table=str(table.id))
    await room.press(room.bob, question.response.message, "Yes")
    await room.wait()
    assert NEUTRAL in told(await room.press(room.bob, room.message_with("Rematch"), "Rematch"))
    async with room.db.reading() as tx:
        assert not await challenges.open_challenges(tx)


async def test_by_menus(room: Room) -> None:
    """From the panel of who is around: chosen among the server's people, and taken back."""
    around = await room.alice.slash(room.channel, "club around")
    panel = (await room.press(room.alice, around.response.message, "Block someone")).response
    assert "You haven’t blocked anyone." in text_of(panel.message)
    await room.alice.select(panel.message, [room.bob], custom_id="block:add")
    assert "You’ve blocked bob." in text_of(panel.message)
    await room.alice.select(panel.message, [room.alice], custom_id="block:add")
    assert [one.label for one in selects(panel.message)[-1].options] == ["bob"]
    await choose(room, room.alice, panel.message, "bob")
    assert "You haven’t blocked anyone." in text_of(panel.message)
    assert any(one.type.name == "user_select" for one in walk(panel.message.components))


async def test_not_oneself(room: Room) -> None:
    """Nor the computer; and nobody who was told anything hears of it by message."""
    for person in (room.alice, room.jolly):
        assert "can’t block yourself" in told(await blocked(room, room.alice, person))
    await blocked(room, room.alice, room.bob)
    assert not room.messages()
    said = await room.alice.slash(room.channel, "club block", unblock=room.bob)
    assert "You haven’t blocked anyone." in text_of(said.response.message)
