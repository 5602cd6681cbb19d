"""An answer that Discord does not take changes nothing of what was done before it."""

from collections.abc import Awaitable, Callable

import pytest

from bot.lobby.challenge_messages import ChallengeMessages
from bot.runtime.clock import MS, now_ms
from data import games
from data.challenges import ChallengeRow
from tests.bot.conftest import Room, text_of
from tests.bot.evening import requests
from tests.bot.messages.test_threads import wants_threads
from tests.bot.presses import told
from tests.wire.evening import CALLBACK


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


async def accepts(room: Room) -> None:
    await room.press(room.bob, room.message_with("Accept"), "Accept")


async def accepts_by_command(room: Room) -> None:
    await room.bob.slash(room.channel, "accept")


@pytest.mark.parametrize("agrees", [accepts, accepts_by_command])
async def test_a_deal_waits_three_seconds_for_an_answer(
    room: Room, agrees: Callable[[Room], Awaitable[None]]
) -> None:
    """Discord puts the last yes off by three seconds, twice: the game begins meanwhile, once."""
    await wants_threads(room)
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    room.env.discord.fault(CALLBACK, times=2, status=429, retry_after=3)
    room.env.discord.fault("POST /channels/{channel_id}/messages/{message_id}/threads", delay=5)
    asked_ms = now_ms()
    await agrees(room)
    await room.wait(20)
    async with room.db.reading() as tx:
        first = (await games.moves_of(tx, 1))[0]
    assert first.created_ms - asked_ms < 4 * MS
    assert len(requests(room, "POST", "/threads")) == 1
    room.env.discord.forgive("10062")  # the answer came late


async def test_nothing_more_is_said_where_discord_takes_no_answer(room: Room) -> None:
    """A challenge could be posted no more either: Discord counts a second try against us."""
    room.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=None)
    room.env.inject_error("POST", "/channels/*/messages", status=404, code=10003)
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    await room.wait()
    assert len(requests(room, "POST", "/interactions/")) == 1


async def test_who_had_no_answer_is_told_why_where_discord_failed(room: Room) -> None:
    """It may take the next one."""
    room.env.inject_error("POST", "/interactions/*/callback", status=400)
    room.env.inject_error("POST", "/channels/*/messages", status=404, code=10003)
    said = await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    assert "I can’t write in this channel" in told(said)


async def test_who_had_an_answer_is_told_why_though_nobody_knows_that_they_had_it(
    room: Room,
) -> None:
    """Discord took the first answer, and its receipt was lost: the refusal follows it."""
    room.env.discord.fault(CALLBACK, lost=True)
    room.env.inject_error("POST", "/channels/*/messages", status=404, code=10003)
    said = await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    await room.wait()
    assert "I can’t write in this channel" in told(said)
    assert len(room.env.discord.forgive("40060")) == 1


async def test_nothing_more_is_said_where_the_database_fails_then(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That a challenge was posted could not be noted; the log has it."""
    post = room.app.part(ChallengeMessages).post

    async def late(row: ChallengeRow) -> None:
        await room.db._writer.run("PRAGMA query_only=ON")
        await post(row)

    monkeypatch.setattr(room.app.part(ChallengeMessages), "post", late)
    room.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=None)
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    await room.wait()
    assert len(requests(room, "POST", "/interactions/")) == 1
    assert "database refused" in room.faults.pop()
