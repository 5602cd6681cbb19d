"""The one door of a table: what was seen before, and when the clock acts."""

import pytest

from bot.people.refused import Refused
from bot.runtime.clock import HOUR_MS, MS, now_ms
from data import pauses
from engine.legal import legal_discards
from engine.moves import DrawStock
from engine.view import seen_by
from tests.bot.conftest import Room
from tests.bot.evening import begin, draw, moves, turn
from tests.bot.runtime.test_troubles_clock import Wall, wall  # noqa: F401 - a fixture


@pytest.mark.parametrize("behind", [1, 2])
async def test_an_older_step_is_refused(room: Room, behind: int) -> None:
    """Who acts on what stood there before changes nothing, even where the move would be legal."""
    table = await begin(room)
    await turn(room, table)
    await draw(room, table)
    seat, step, state = table.state.to_act, table.step, table.state
    legal = legal_discards(seen_by(state, seat))[0]
    with pytest.raises(Refused) as refusal:
        await table.play(seat, legal, now_ms=0, step=step - behind, source="player")
    assert refusal.value.key == "hand-moved-on"
    assert (table.step, table.state) == (step, state)
    assert len(await moves(room, table)) == step


async def test_a_newer_step_is_refused(room: Room) -> None:
    """Nobody has seen a step that there is not yet."""
    table = await begin(room)
    with pytest.raises(Refused):
        await table.play(
            table.state.to_act, DrawStock(), now_ms=0, step=table.step + 1, source="player"
        )


@pytest.mark.parametrize("late_ms", [1, 90 * MS])
async def test_the_clock_moves_when_the_time_was_over(room: Room, late_ms: int) -> None:
    """However late it gets to act, its move bears the moment at which the time ran out."""
    table = await begin(room, turn="2m")
    due_ms = table.row.deadline_ms
    assert await table.act_for_time(due_ms + late_ms)
    made = [one for one in await moves(room, table) if one.source == "clock"]
    await room.wait()
    assert {one.at_ms for one in made} == {table.row.at_ms(due_ms)}
    assert table.row.at_ms(due_ms) == 120 * MS


async def test_what_was_missed_is_credited_before_a_pause(room: Room, wall: Wall) -> None:  # noqa: F811
    """In it no time is, so it would be lost to whose turn it is."""
    table = await begin(room, turn="24h")
    await room.app.outages._beat()
    room.app.desk.timers.cancel("heartbeat")
    wall.seconds = 2 * HOUR_MS / MS
    async with table.changing() as tx:
        await pauses.pause(tx, table.id, "agreed", now_ms())
    assert table.row.credited_ms == pytest.approx(2 * HOUR_MS, abs=MS)


async def test_what_was_missed_is_credited_before_a_move(room: Room, wall: Wall) -> None:  # noqa: F811
    """Also before one that no press of a control brings, as of who leaves a tournament."""
    table = await begin(room, clock="24h")
    await room.app.outages._beat()
    room.app.desk.timers.cancel("heartbeat")
    wall.seconds = 2 * HOUR_MS / MS
    await table.play(table.state.acting, DrawStock(), now_ms=now_ms(), source="player")
    assert (await moves(room, table))[-1].at_ms < 60 * MS


async def test_a_pause_gives_back_nothing_to_who_has_pressed_before(room: Room) -> None:
    """A press that waits until it is over counts, but they are charged for what they had used."""
    table = await begin(room, clock="10m")
    await room.wait(10)
    pressed_ms = now_ms()
    used_ms = table.row.at_ms(pressed_ms)
    async with table.changing() as tx:
        await pauses.pause(tx, table.id, "agreed", pressed_ms)
    await room.wait(60)
    async with table.changing() as tx:
        await pauses.resume(tx, table.id, now_ms())

    await table.play(table.state.acting, DrawStock(), now_ms=pressed_ms, source="player")

    assert used_ms > 10 * MS
    assert (await moves(room, table))[-1].at_ms == used_ms
