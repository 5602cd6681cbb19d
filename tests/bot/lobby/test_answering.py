"""`/accept` and `/decline`, which answer a challenge as its buttons do."""

from tests.bot.asking import running
from tests.bot.conftest import Room, button, text_of
from tests.bot.presses import now, told


async def test_accepted_by_a_command(room: Room) -> None:
    """The newest challenge begins, the older one goes on waiting."""
    for asker in (room.carol, room.alice):
        await asker.slash(room.channel, "challenge", opponent=room.bob)
    older, newer = room.messages()[-2:]
    said = told(await room.bob.slash(room.channel, "accept"))
    await room.wait()
    assert said.startswith("The game has started: #1")
    (game,) = await running(room)
    assert [one.user_id for one in game.players] == [room.alice.id, room.bob.id]
    assert "The game has started: #1" in text_of(now(room, newer))
    assert button(now(room, older), "Accept")


async def test_declined_by_a_command(room: Room) -> None:
    """One of several is named by its choice; then nobody is waiting any more."""
    for asker in (room.carol, room.alice):
        await asker.slash(room.channel, "challenge", opponent=room.bob)
    older, newer = room.messages()[-2:]
    offered = await room.bob.autocomplete(room.channel, "decline", "table", "")
    assert [one["name"] for one in offered] == ["500 Rummy · alice", "500 Rummy · carol"]
    (carols,) = await room.bob.autocomplete(room.channel, "decline", "table", "carol")
    said = told(await room.bob.slash(room.channel, "decline", table=carols["value"]))
    assert said == "You’ve declined the challenge."
    assert "Declined" in text_of(now(room, older))
    assert "Declined" not in text_of(now(room, newer))
    await room.bob.slash(room.channel, "decline")
    assert "Declined" in text_of(now(room, newer))
    nobody = told(await room.bob.slash(room.channel, "decline"))
    assert nobody == "There’s no challenge here for you to answer."
    assert await running(room) == []


async def test_answered_in_the_dm(room: Room) -> None:
    """In the DM it is the newest of all; nobody answers for another."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    assert await room.carol.autocomplete(room.channel, "accept", "table", "") == []
    refused = told(await room.carol.slash(room.channel, "accept", table="1"))
    assert refused == "Only the players who were challenged can answer, and only once."
    await room.bob.user.slash("accept")
    await room.wait()
    assert len(await running(room)) == 1
