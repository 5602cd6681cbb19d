"""Nudges: once a turn, after a sensible time, as a new mention and a DM."""

import pytest

from bot.consent.nudges import check
from bot.people.refused import Refused
from bot.runtime.clock import now_ms
from data import games
from tests.bot.asking import HOUR, MINUTE, ask, offered, stored
from tests.bot.asking import answer as give
from tests.bot.conftest import Room, button, dm_of, text_of
from tests.bot.evening import (
    answer,
    begin,
    calls,
    draw,
    on_turn,
    public,
    refused,
    told,
    turn,
    waiting,
)
from tests.bot.presses import at_once

WORDS = "**#1** is waiting for you: it’s your turn"


async def test_nudge(room: Room) -> None:
    """After a quarter of the turn limit there is a button: it calls anew, by DM too, and goes."""
    table = await begin(room, turn="8m")
    late, other = on_turn(room, table), waiting(room, table)
    assert "Nudge" not in offered(room, table)
    await room.wait(2 * MINUTE)
    assert "Nudge" in offered(room, table)

    said = await ask(room, other, table, "Nudge")
    await room.wait()

    assert f"I reminded {late.name}" in said
    (call,) = told(room, WORDS)
    assert [one.id for one in call.mentions] == [late.id]
    assert not calls(room, table)
    assert "Nudge" not in offered(room, table)
    assert told(room, "**#1** is waiting for you", dm_of(late))


async def test_a_nudge_goes_with_the_turn(room: Room) -> None:
    """Once who was nudged has moved, no message says any more that it is their turn."""
    table = await begin(room, turn="8m")
    late, other = on_turn(room, table), waiting(room, table)
    await room.wait(2 * MINUTE)
    await ask(room, other, table, "Nudge")
    await room.wait()
    assert told(room, "**#1** is waiting for you", dm_of(late))
    await turn(room, table)
    await room.wait()
    assert not told(room, "**#1** is waiting for you", dm_of(late))


async def test_nudge_once_a_turn(room: Room) -> None:
    """Two who press at once nudge once, and the command afterwards is told so."""
    table = await begin(room, turn="8m")
    other = waiting(room, table)
    await room.wait(3 * MINUTE)
    message = public(room, table)
    own = button(message, "Nudge").custom_id

    await at_once(room, (other, message, own), (other, message, own))
    await room.wait()
    assert len(told(room, WORDS)) == 1
    assert "already been nudged this turn" in answer(await other.slash(room.channel, "game nudge"))
    await turn(room, table)
    await turn(room, table)
    await room.wait(3 * MINUTE)
    assert "Nudge" in offered(room, table)


async def test_too_early(room: Room) -> None:
    """Before the time is over a nudge is refused, with the time from which on it is possible."""
    table = await begin(room, turn="24h")
    await draw(room, table)
    said = await waiting(room, table).slash(room.channel, "game nudge")
    possible = (table.row.wall_ms(round(table.state.at * 1000)) + 6 * HOUR * 1000) // 1000
    assert f"<t:{possible}:R>" in refused(room, said)
    assert not told(room, WORDS)


@pytest.mark.parametrize(
    ("turn_limit", "seconds"),
    [
        pytest.param("90s", 61, id="at least a minute"),
        pytest.param("14d", 12 * HOUR + 1, id="at most twelve hours"),
        pytest.param("none", 10 * MINUTE + 1, id="without a limit ten minutes"),
    ],
)
async def test_how_long_to_wait(room: Room, turn_limit: str, seconds: float) -> None:
    """The button comes with the time, and not much before it."""
    table = await begin(room, turn=turn_limit)
    await room.wait(seconds - table.row.at_ms(now_ms()) / 1000 - 5)
    assert "Nudge" not in offered(room, table)
    await room.wait(20)
    assert "Nudge" in offered(room, table)


@pytest.mark.parametrize(
    ("options", "own", "words"),
    [
        pytest.param({"turn": "10m"}, True, "It’s your own turn", id="one's own turn"),
        pytest.param({"turn": "30s"}, False, "Turns in #1 are short", id="short turns"),
    ],
)
async def test_nobody_to_nudge(room: Room, options: dict[str, str], own: bool, words: str) -> None:
    """A nudge that makes no sense is refused in a sentence."""
    table = await begin(room, **options)
    person = on_turn(room, table) if own else waiting(room, table)
    assert words in refused(room, await person.slash(room.channel, "game nudge"))


async def test_the_computer_is_not_nudged(room: Room) -> None:
    """It has taken over for whoever would have to move."""
    table = await begin(room, turn="8m")
    seat = table.state.to_act
    await room.wait(3 * MINUTE)
    async with table.changing() as tx:
        await games.note_player(tx, table.id, seat, stand_in="normal")
    with pytest.raises(Refused, match="nudge-computer"):
        check(table, seat % 2 + 1)


async def test_nobody_is_nudged_in_a_pause(room: Room) -> None:
    """Who has agreed to rest is not called, and whoever tries reads why."""
    table = await begin(room, turn="8m")
    other = waiting(room, table)
    await room.wait(3 * MINUTE)
    await ask(room, room.alice, table, "Pause")
    await room.wait()
    await give(room, room.bob)
    await room.wait()
    assert table.paused
    assert "paused" in refused(room, await other.slash(room.channel, "game nudge"))
    assert not told(room, WORDS)


async def test_onlookers_cannot_nudge(room: Room) -> None:
    """Who does not sit at the table cannot nudge there."""
    table = await begin(room, turn="8m")
    await room.wait(3 * MINUTE)
    said = await ask(room, room.carol, table, "Nudge")
    assert "You aren’t playing in #1" in said
    assert (await stored(room)).nudged_step is None


async def test_no_dm_without_consent(room: Room) -> None:
    """Who takes no DMs is nudged in the channel alone."""
    table = await begin(room, turn="8m")
    late, other = on_turn(room, table), waiting(room, table)
    await late.slash(room.channel, "preferences", messages="channel")
    await room.wait(3 * MINUTE)
    await ask(room, other, table, "Nudge")
    await room.wait()
    assert told(room, WORDS)
    assert not [one for one in room.messages(dm_of(late)) if "waiting for you" in text_of(one)]


async def test_a_nudge_outlives_trouble(room: Room) -> None:
    """A nudge that Discord does not take is posted later, once."""
    table = await begin(room, turn="8m")
    await room.wait(3 * MINUTE)
    room.env.inject_error("POST", f"/channels/{room.channel.id}/messages", status=503, times=3)
    await ask(room, waiting(room, table), table, "Nudge")
    await room.wait(40)
    assert len(told(room, WORDS)) == 1


async def test_nudge_after_the_computers_turn(room: Room) -> None:
    """Who plays after the computer can be nudged by the others like anybody else."""
    people = {"opponent": room.bob, "opponent2": room.jolly}
    await room.alice.slash(room.channel, "challenge", game="straight", turn="8m", **people)
    await room.press(room.bob, room.message_with("Accept"), "Accept")
    await room.wait()
    table = await room.table()
    while not any(table.is_computer(event.seat) for event in table.events if event.seat):
        await turn(room, table)
        await room.wait()
    late = on_turn(room, table)

    await room.wait(3 * MINUTE)

    assert "Nudge" in offered(room, table)
    other = next(one for one in (room.alice, room.bob) if one is not late)
    assert f"I reminded {late.name}" in await ask(room, other, table, "Nudge")
