"""Discord's troubles: rate limits, errors, lost answers, a gateway that drops the connection."""

from typing import Any

import pytest

from tests.wire.players import Typist, challenge, play
from tests.wire.records import check
from tests.wire.rooms import Room, number_of
from tests.wire_discord import NoAnswer

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="session")]

CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
SEND = "POST /channels/{channel_id}/messages"


async def begin(room: Room) -> list[Typist]:
    """Let a game begin."""
    await challenge(room.standin, room.alice, room.bob, room.channel)
    people = (room.alice, room.bob)
    return [Typist(who, room.channel, seat, room.log) for seat, who in enumerate(people, 1)]


@pytest.mark.parametrize(
    ("on", "trouble"),
    [
        pytest.param(EDIT, {"status": 429, "retry_after": 0.5}, id="429 for an edit"),
        pytest.param(EDIT, {"status": 500}, id="500 for an edit"),
        pytest.param(EDIT, {"status": 503}, id="503 for an edit"),
        pytest.param(EDIT, {"lost": True}, id="lost answer to an edit"),
        pytest.param(SEND, {"status": 429, "retry_after": 0.5}, id="429 for a ping"),
        pytest.param(SEND, {"status": 503}, id="503 for a ping"),
        pytest.param(SEND, {"lost": True}, id="lost answer to a ping"),
        pytest.param(CALLBACK, {"status": 429, "retry_after": 0.3}, id="429 for an answer"),
        pytest.param(
            None, {"status": 429, "retry_after": 0.3, "everywhere": True}, id="429 for all routes"
        ),
    ],
)
async def test_trouble_delays_but_loses_nothing(
    room: Room, on: str | None, trouble: dict[str, Any]
) -> None:
    """Moves are answered, the table's message comes to show them, and the turn is called once."""
    players = await begin(room)
    await room.catches_up()
    ordered = room.standin.fault(on, **trouble)
    await play(players, turns=2)

    await room.catches_up()
    assert ordered.seen == 1
    await room.standin.until(lambda: len(room.calls()) == 1, "one call to play")
    await check(room.bot, number_of(room.table), room.log)


async def test_a_resumed_connection_brings_what_was_missed(room: Room) -> None:
    """Presses made while the connection was cut are answered after it is resumed."""
    players = await begin(room)
    before = len(room.standin.gateway.identified)
    for interrupt in (room.standin.gateway.drop, room.standin.gateway.ask_reconnect):
        await interrupt()
        assert await play(players, turns=1)
    assert len(room.standin.gateway.identified) == before


async def test_a_lost_session_is_begun_anew(room: Room) -> None:
    """After a drop that cannot be resumed the bot identifies again, and the game goes on."""
    players = await begin(room)
    before = len(room.standin.gateway.identified)
    await room.standin.gateway.drop(resumable=False)
    with pytest.raises(NoAnswer):
        await room.alice.slash("hand", room.channel)
    await room.standin.until(
        lambda: len(room.standin.gateway.identified) > before, "a new session", seconds=15
    )
    await room.standin.ready()

    assert await play(players, turns=2)
    await room.catches_up()


async def test_closed_dms_are_said_once(room: Room) -> None:
    """Who cannot be written to plays on through the button, and is told that once."""
    room.alice.dms_open = room.bob.dms_open = False
    players = await begin(room)
    await play(players, turns=6)

    told = [each for each in room.channel.seen_by(room.bob) if "closed to me" in each.text]
    assert len(told) == 1
    refused = [
        each
        for each in room.standin.calls
        if each.name == SEND and each.parameters[0] == str(room.bob.dm.id)
    ]
    assert len(refused) == 1
