"""Discord's troubles: rate limits, errors, lost answers, a gateway that drops the connection."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest

from sandbox.calls import Call
from sandbox.faults import Fault
from sandbox.interactions import FIRST_ANSWER_SECONDS
from sandbox.people import NoAnswer
from tests.wire.players import Typist, challenge, play
from tests.wire.records import check
from tests.wire.rooms import OpenRoom, Room, number_of, public_lines
from tests.wire.standin import PATIENCE_SECONDS

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="session")]

CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
SEND = "POST /channels/{channel_id}/messages"
TROUBLES: dict[str, tuple[str, dict[str, Any]]] = {
    "429 for an edit": (EDIT, {"status": 429, "retry_after": 0.5}),
    "500 for an edit": (EDIT, {"status": 500}),
    "503 for an edit": (EDIT, {"status": 503}),
    "lost answer to an edit": (EDIT, {"lost": True}),
    "429 for a call": (SEND, {"status": 429, "retry_after": 0.5}),
    "429 for all routes": (SEND, {"status": 429, "retry_after": 0.3, "everywhere": True}),
    "502 for a call": (SEND, {"status": 502}),
    "503 for a call": (SEND, {"status": 503}),
    "lost answer to a call": (SEND, {"lost": True}),
    "429 for an answer": (CALLBACK, {"status": 429, "retry_after": 0.3}),
    "500 for an answer": (CALLBACK, {"status": 500}),
}


async def begin(room: Room) -> list[Typist]:
    """Let a game begin."""
    await challenge(room.standin, room.alice, room.bob, room.channel)
    people = (room.alice, room.bob)
    return [Typist(who, room.channel, seat, room.log) for seat, who in enumerate(people, 1)]


async def test_trouble_delays_but_loses_nothing(open_room: OpenRoom) -> None:
    """Each trouble at a table of its own, all at once: the messages come to show every move."""
    rooms = {name: open_room(name) for name in TROUBLES}
    outcomes = await asyncio.gather(
        *(survive(rooms[name], *TROUBLES[name]) for name in TROUBLES), return_exceptions=True
    )
    failed = {name: outcome for name, outcome in zip(rooms, outcomes, strict=True) if outcome}
    assert failed == {}


async def test_an_answer_whose_receipt_is_lost(room: Room) -> None:
    """The person has it, so the game goes on; a second first answer may be tried, no more."""
    players = await begin(room)
    ordered_in(room, CALLBACK, {"lost": True, "times": 2})
    await play(players, turns=2)
    await room.catches_up()
    await check(room.bot, number_of(room.table), room.log)
    assert len(room.standin.forgive("40060")) <= 2
    assert not any("never retrieved" in line for line in room.bot.lines)
    room.bot.lines.clear()


async def survive(room: Room, on: str, trouble: dict[str, Any]) -> None:
    """Play two turns, the second in *trouble*."""
    players = await begin(room)
    await play(players, turns=1)
    await room.catches_up()
    await room.called()
    ordered = ordered_in(room, on, trouble)
    await play(players, turns=1)
    await room.catches_up()
    await room.called()
    assert ordered.seen == 1, "the trouble never came"
    if trouble == {"status": 500} and on == CALLBACK:
        await check(room.bot, number_of(room.table), room.log)


def ordered_in(room: Room, on: str, trouble: dict[str, Any]) -> Fault:
    """A Fault that befalls this room only."""

    def here(call: Call) -> bool:
        if on != CALLBACK:
            return call.parameters[0] == str(room.channel.id)
        return room.standin.interactions[call.parameters[1]].channel is room.channel

    return room.standin.fault(on, when=here, **trouble)


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
    room.standin.patience = FIRST_ANSWER_SECONDS
    with pytest.raises(NoAnswer):
        await room.alice.slash("hand", room.channel)
    room.standin.patience = PATIENCE_SECONDS
    await room.standin.until(lambda: len(room.standin.gateway.identified) > before, "a new session")
    await room.standin.ready()

    assert await play(players, turns=2)
    await room.catches_up()


async def test_trouble_in_one_dm_stays_there(room: Room) -> None:
    """While one player's DM fails again and again, the table and the other's DM are shown.

    With that many calls the other one's may be left to say where the hand is.
    """
    players = await begin(room)
    await room.catches_up()
    hers = str(room.alice.dm.id)
    for on in (EDIT, SEND):
        fault = room.standin.fault(on, status=503, times=1000)
        fault.when = lambda call: call.parameters[0] == hers
    await play(players, turns=3)

    await room.catches_up()
    await room.called()
    hand = public_lines((await room.bob.slash("hand", room.channel)).text)
    await room.standin.until(
        lambda: any(
            public_lines(each.text) == hand or "You’ll find your hand there" in each.text
            for each in room.bob.dm.seen_by(room.bob)
        ),
        "Bob's hand by DM",
    )


async def test_moderators_may_delete(room: Room) -> None:
    """The table's message and the call to play are made again after somebody deleted them."""
    players = await begin(room)
    await room.catches_up()
    await room.called()
    for message in list(room.channel.seen_by(room.alice)):
        room.standin.delete(message)
    await play(players, turns=1)

    await room.standin.until(lambda: room.tables(), "a new table")
    await room.catches_up()
    await room.called()


async def test_a_lost_permission_pauses_the_game(room: Room) -> None:
    """Without the right to see the channel the players are told by DM; with it the game goes on."""
    players = await begin(room)
    await room.catches_up()
    await room.called()
    permissions, room.channel.permissions = room.channel.permissions, 0
    # An edit that is on its way may pause the game at any moment: then nothing more can be done.
    for typist in players:
        await tries(typist)
    for player in (room.alice, room.bob):
        await player.sees("paused")
        for command, option in (("draw", "card"), ("meld", "cards"), ("discard", "card")):
            assert await player.autocomplete(command, option) == [], "cards that it would refuse"

    room.channel.permissions = permissions
    room.standin.change_channel(room.channel)
    await room.standin.until(lambda: "paused" not in room.table.text.lower(), "the table going on")
    async with asyncio.timeout(60):
        # The clock goes on once the table has been shown: until then a move may yet be refused.
        while not any([await tries(player) for player in players]):
            await asyncio.sleep(0.1)


async def tries(player: Typist) -> bool:
    """Whether a player makes a turn, which a pause may end, or have begun."""
    with suppress(AssertionError, IndexError):
        return await player.turn()
    return False


async def test_closed_dms_are_said_once(room: Room) -> None:
    """Who cannot be written to plays on through the button, and is told that once."""
    room.alice.dms_open = room.bob.dms_open = False

    def refused() -> list[Call]:
        own = str(room.bob.dm.id)
        return [one for one in room.standin.calls if one.name == SEND and one.parameters[0] == own]

    players = await begin(room)
    # DMs are opened one at a time, so that it may be known only after some turns.
    await room.standin.until(refused, "a hand that Bob’s DM refuses")
    await play(players, turns=6)

    told = [each for each in room.channel.seen_by(room.bob) if "I can’t DM you" in each.text]
    assert len(told) == 1
    assert len(refused()) == 1
