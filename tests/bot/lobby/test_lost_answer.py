"""An answer that Discord does not take changes nothing of what was done before it."""

import pytest

from tests.bot.conftest import Room, text_of


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 0), (503, 0)])
async def test_a_game_begins_though_the_last_accept_is_not_answered(
    room: Room, status: int, code: int
) -> None:
    """It is dealt and shown: all have accepted, and nobody presses again."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    challenge = room.message_with("Accept")
    room.env.inject_error("POST", "/interactions/*/callback", status=status, code=code, times=None)
    await room.press(room.bob, challenge, "Accept")
    await room.wait(60)
    table = await room.table()
    assert table.state.round == 1
    assert any("Round 1 is dealt" in text_of(one) for one in room.messages())
    room.faults.clear()  # the answer that failed
