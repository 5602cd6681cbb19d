"""What Discord knows a message by: the same when it is sent again, another for another message."""

from typing import Any

from tests.bot.asking import MINUTE, ask, offered
from tests.bot.asking import answer as answered
from tests.bot.conftest import Room
from tests.bot.evening import begin, public, requests, turn


def posted(room: Room, channel: Any) -> list[dict[str, Any]]:
    """What was sent to *channel* as a new message."""
    return [one.json for one in requests(room, "POST", f"{channel.id}/messages")]


async def test_each_proposal_has_its_own(room: Room) -> None:
    """The second proposal of a game is a message of its own, soon as it may follow the first."""
    table = await begin(room, turn="1d")
    for _ in range(2):
        await ask(room, room.alice, table, "Pause")
        await room.wait()
        await answered(room, room.bob)
        await room.wait()
        assert "Resume" in offered(room, table)
        await room.press(room.bob, public(room, table), "Resume")
        await room.wait(6 * MINUTE)
        await turn(room, table)
    proposals = [one for one in posted(room, room.channel) if "pause" in str(one["content"])]
    assert len(proposals) == 2
    assert len({one["nonce"] for one in proposals}) == 2
    assert all(one["enforce_nonce"] for one in proposals)
