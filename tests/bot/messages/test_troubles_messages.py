"""Messages that Discord does not take, or loses: all is shown in the end, and once."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import aiohttp
import discord
import pytest

from bot.messages.public_messages import OLD_MS, SCROLLED_BY
from data import challenges
from tests.bot.conftest import Room, button, dm_of, text_of
from tests.bot.evening import (
    begin,
    calls,
    discard,
    draw,
    hand_of,
    on_turn,
    public,
    requests,
    told,
    turn,
    waiting,
)

RETRIES = 5
"""So often discord.py asks by itself before it tells of a 500."""


def path_of(table: Any, message: int | None) -> str:
    return f"/channels/{table.row.channel_id}/messages/{message}"


def edits(room: Room, table: Any) -> int:
    """How often the public message was edited, or tried to."""
    return len(requests(room, "PATCH", path_of(table, table.row.table_message_id)))


@contextmanager
def failing(room: Room, method: str, part: str, fault: Exception) -> Iterator[list[float]]:
    """Calls of Discord fail before they leave the bot; yields when they were made."""
    http, tried = room.app.http, []
    real = http.request

    async def request(route: discord.http.Route, **content: Any) -> Any:
        if route.method == method and part in route.url:
            tried.append(room.env.elapsed)
            raise fault
        return await real(route, **content)

    http.request = request
    try:
        yield tried
    finally:
        http.request = real


async def test_moves_together_are_one_edit(room: Room) -> None:
    """Several moves in a moment cost one edit, which shows the last of them."""
    table = await begin(room)
    await room.wait(20)
    before = edits(room, table)

    for _ in range(3):
        await turn(room, table)
    assert edits(room, table) <= before + 1
    await room.wait()

    assert edits(room, table) == before + 2
    assert f"**{on_turn(room, table).name}**" in text_of(public(room, table)).split("\n")[1]


async def test_call_is_new_and_mentions(room: Room) -> None:
    """When the turn changes a new message calls the player, and the last call goes."""
    table = await begin(room)
    (first,) = calls(room, table)
    await turn(room, table)
    await room.wait()

    (second,) = calls(room, table)
    assert second.id != first.id
    assert [one.id for one in second.mentions] == [on_turn(room, table).id]
    assert first.id not in [one.id for one in room.messages()]


async def test_one_call_a_turn(room: Room) -> None:
    """Drawing and melding in one's turn call nobody again."""
    table = await begin(room)
    (first,) = calls(room, table)
    await draw(room, table)
    await room.wait(30)
    assert [one.id for one in calls(room, table)] == [first.id]


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(aiohttp.ClientConnectionError("reset"), id="no connection"),
        pytest.param(OSError("no route"), id="no network"),
        pytest.param(TimeoutError(), id="no answer"),
    ],
)
async def test_failed_edit_is_made_up_for(room: Room, fault: Exception) -> None:
    """What could not be shown is shown later, and the tries come ever less often."""
    table = await begin(room)
    await room.wait(20)
    with failing(room, "PATCH", str(table.row.table_message_id), fault) as tried:
        await turn(room, table)
        await room.wait(300)
    await room.wait(61)

    assert 4 <= len(tried) <= 12
    gaps = [later - earlier for earlier, later in pairwise(tried)]
    assert gaps == sorted(gaps)
    assert on_turn(room, table).name in text_of(public(room, table)).split("\n")[1]
    assert on_turn(room, table).mention in calls(room, table)[0].content


@pytest.mark.parametrize(
    ("status", "times"),
    [
        pytest.param(503, 2, id="at once"),
        pytest.param(500, 2 * RETRIES, id="after discord.py has tried it again"),
    ],
)
async def test_fault_at_discord_is_made_up_for(room: Room, status: int, times: int) -> None:
    """An edit that Discord fails is made again, and nothing is lost."""
    table = await begin(room)
    await room.wait(20)
    path = path_of(table, table.row.table_message_id)
    fault = room.env.inject_error("PATCH", path, status=status, times=times)
    await turn(room, table)
    await room.wait(120)
    assert fault.seen == times
    assert on_turn(room, table).name in text_of(public(room, table)).split("\n")[1]
    assert on_turn(room, table).mention in calls(room, table)[0].content


async def test_failed_call_is_made_up_for(room: Room) -> None:
    """A call to play that Discord failed is posted later: once."""
    table = await begin(room)
    await room.wait(20)
    path = f"/channels/{room.channel.id}/messages"
    fault = room.env.inject_error("POST", path, status=503, times=2)
    await turn(room, table)
    await room.wait(30)
    assert fault.seen == 2
    (call,) = calls(room, table)
    assert on_turn(room, table).mention in call.content


async def test_rate_limit_is_waited_for(room: Room) -> None:
    """Where Discord says to wait for minutes, nothing is sent meanwhile."""
    table = await begin(room)
    await room.wait(20)
    limited = discord.RateLimited(180)
    with failing(room, "PATCH", str(table.row.table_message_id), limited) as tried:
        await turn(room, table)
        await room.wait(170)
    assert len(tried) == 1
    await room.wait(30)
    assert on_turn(room, table).name in text_of(public(room, table)).split("\n")[1]


async def test_one_hand_keeps_nothing_waiting(room: Room) -> None:
    """A hand that cannot be sent keeps neither the table nor the other hand from being shown."""
    table = await begin(room)
    await room.wait(20)
    other, caller = waiting(room, table), on_turn(room, table)
    channel = dm_of(other).id
    room.env.inject_error("PATCH", f"/channels/{channel}/messages/*", status=500, times=None)
    await turn(room, table)
    await room.wait(60)

    assert other.mention in calls(room, table)[0].content
    assert f"{other.name} is playing" in text_of(hand_of(room, caller))
    room.env.discord.faults.clear()
    await room.wait(61)
    assert "Your turn." in text_of(hand_of(room, other))


async def test_deleted_table_message_is_made_again(room: Room) -> None:
    """A table message that a moderator deleted is there again after the next move."""
    table = await begin(room)
    old = public(room, table)
    room.env.delete(old)
    await turn(room, table)
    await room.wait()
    assert public(room, table).id != old.id
    assert len(told(room, "On the table")) == 1


async def test_deleted_call_does_no_harm(room: Room) -> None:
    """A call to play that was deleted is not missed when the turn is over."""
    table = await begin(room)
    room.env.delete(calls(room, table)[0])
    await turn(room, table)
    await room.wait()
    assert on_turn(room, table).mention in calls(room, table)[0].content


async def test_deleted_hand_is_sent_again(room: Room) -> None:
    """A hand deleted from the DM is sent again after the next move."""
    table = await begin(room)
    person = on_turn(room, table)
    old = hand_of(room, person)
    room.env.delete(old)
    await draw(room, table)
    await room.wait()
    assert hand_of(room, person).id != old.id


async def test_old_table_is_posted_anew(room: Room) -> None:
    """A message too old to be edited often gives way to a new one, when the turn changes only."""
    table = await begin(room, turn="24h")
    old = public(room, table)
    await room.wait(OLD_MS / 1000 + 5)
    await draw(room, table)
    await room.wait()
    assert public(room, table).id == old.id

    await discard(room, table)
    await room.wait()

    assert public(room, table).id != old.id
    assert old.id not in [one.id for one in room.messages()]
    assert len(told(room, "On the table")) == 1
    assert str(public(room, table).id) in calls(room, table)[0].content


@pytest.mark.parametrize(
    ("seconds", "below", "moves"),
    [
        pytest.param(120, SCROLLED_BY, True, id="out of sight"),
        pytest.param(120, SCROLLED_BY - 3, False, id="still in sight"),
        pytest.param(1, SCROLLED_BY, False, id="not more than once a minute"),
    ],
)
async def test_scrolled_away_table_is_posted_anew(
    room: Room, seconds: int, below: int, moves: bool
) -> None:
    """A table that talk has pushed out of sight comes to the bottom at the next turn."""
    table = await begin(room, turn="24h")
    old = public(room, table)
    await room.wait(seconds)
    for number in range(below):
        await room.carol.send(room.channel, f"chat {number}")
    await draw(room, table)
    await room.wait()
    assert public(room, table).id == old.id

    await discard(room, table)
    await room.wait()

    assert (public(room, table).id != old.id) is moves
    assert len(told(room, "On the table")) == 1


async def test_end_is_posted_after_trouble(room: Room) -> None:
    """The end of a game is told even where Discord failed in that moment."""
    table = await begin(room)
    await room.wait(20)
    path = f"/channels/{room.channel.id}/messages"
    fault = room.env.inject_error("POST", path, status=503, times=3)
    said = await room.alice.slash(room.channel, "resign")
    await room.press(room.alice, said.response.message, "Yes")
    await room.wait(40)
    assert fault.seen == 3
    assert table.over
    assert len(told(room, "has won")) == 1


async def test_challenge_is_posted_after_trouble(room: Room) -> None:
    """A challenge that Discord failed to post is posted a moment later: once, and it stands."""
    path = f"/channels/{room.channel.id}/messages"
    fault = room.env.inject_error("POST", path, status=503, times=2)
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    await room.wait(20)
    assert fault.seen == 2
    assert len([one for one in room.messages() if button(one, "Accept")]) == 1
    await room.press(room.bob, room.message_with("Accept"), "Accept")
    await room.wait(20)
    assert not (await room.table()).over


async def test_challenge_that_stays_unposted_is_over(room: Room) -> None:
    """Where Discord goes on failing, the challenger is told, and may ask again."""
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=503, times=None)
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    await room.wait(30)
    async with room.db.reading() as tx:
        assert (await challenges.load(tx, 1)).state == "cancelled"


async def test_expiry_is_shown_after_trouble(room: Room) -> None:
    """The end of a challenge is shown even where Discord failed the edit at first."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    message = room.message_with("Accept")
    path = f"/channels/{room.channel.id}/messages/{message.id}"
    room.env.inject_error("PATCH", path, status=503, times=1)
    await room.wait(905)
    assert len(told(room, "No one answered in time")) == 0
    await room.wait(20)
    assert len(told(room, "No one answered in time")) == 1


async def test_an_answer_that_is_waited_for_in_vain(room: Room) -> None:
    """It has come, and nobody is told so: nothing else is answered, and nothing is a fault."""
    table = await begin(room, turn="none")
    step = table.step
    path = "POST /interactions/{interaction_id}/{interaction_token}/callback"
    room.env.discord.fault(path, held="answer")
    await room.press(on_turn(room, table), hand_of(room, on_turn(room, table)), "Draw")
    answered = len(requests(room, "POST", "/callback"))
    await room.wait(500.0)
    assert len(requests(room, "POST", "/callback")) == answered
    assert table.step == step + 1


async def test_an_answer_that_discord_does_not_take(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever asked hears that something went wrong; in the log it is no fault of ours."""
    room.env.inject_error("POST", "/interactions/*/*/callback", status=429, times=RETRIES)
    said = await room.alice.slash(room.channel, "help")
    assert text_of(said.response.message).startswith("Something went wrong")
    assert "Discord did not take an answer" in caplog.text
    assert "interaction failed" not in caplog.text
