"""What is over leaves memory, and stays out of it however often somebody looks at it."""

from tests.bot.conftest import Room
from tests.bot.evening import begin


async def test_finished_tables_are_not_kept(room: Room) -> None:
    """Neither the end's table, nor its history, nor its hands bring a game back to stay."""
    await begin(room)
    question = await room.alice.slash(room.channel, "resign")
    await room.press(room.alice, question.response.message, "Yes")
    await room.wait()
    assert room.app.tables == ()

    await room.carol.slash(room.channel, "table", table="1")
    await room.alice.slash(room.channel, "history", table="1")
    await room.alice.slash(room.channel, "hand", table="1")

    assert room.app.tables == ()
    assert room.app.hands._shown == {}
    assert room.app.announcer.dms._shown == {}
