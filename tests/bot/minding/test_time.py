"""Time at the table, on a virtual clock: limits, clocks, warnings, and clicks on their way."""

import asyncio
from typing import Any

import discord
import pytest

from bot.minding.deadlines import Deadlines
from bot.runtime.clock import MS, TRUSTED_LAG_MS, click_ms, now_ms
from bot.runtime.contexts import arriving
from bot.runtime.senders import Doer
from data.ids import UserId
from engine.legal import legal_discards
from engine.moves import DrawStock
from engine.state import Phase
from engine.view import seen_by
from tests.bot.asking import until
from tests.bot.at_hands import press
from tests.bot.conftest import Room, text_of
from tests.bot.evening import (
    answer,
    begin,
    calls,
    discard,
    draw,
    hand_of,
    moves,
    on_turn,
    public,
    requests,
    shown_times,
    slow,
    told,
    turn,
    waiting,
)
from tests.simulation.loops import at_once

pytestmark = pytest.mark.usefixtures("seldom_beats")

DAY = 86_400


async def test_turn_limit_runs_out(room: Room) -> None:
    """When a turn's time is over the game plays it, says so, and calls the next player."""
    table = await begin(room, turn="60s")
    late, other = on_turn(room, table), waiting(room, table)

    await room.wait(62)
    await room.wait()

    assert on_turn(room, table) is other
    assert f"**{late.name}** missed a turn" in text_of(public(room, table))
    assert other.mention in calls(room, table)[0].content
    assert len(calls(room, table)) == 1
    assert sum(table.state.missed) == 1


async def test_three_missed_turns_resign(room: Room) -> None:
    """Who misses three turns in a row has resigned, and everybody reads why."""
    table = await begin(room, turn="60s")
    late, other = on_turn(room, table), waiting(room, table)

    for _ in range(2):
        await room.wait(62)
        assert not table.over
        await turn(room, table)
    await room.wait(62)
    await room.wait()

    assert table.over
    assert table.user_at(table.state.winner) == other.id
    end = told(room, f"{other.name} has won")[-1]
    assert f"{late.name} resigned." in text_of(end)


async def test_a_turn_in_person_starts_the_count_again(room: Room) -> None:
    """Two missed turns are forgotten once a turn is ended in person."""
    table = await begin(room, turn="60s")
    late = table.state.to_act

    for _ in range(2):
        await room.wait(62)
        await turn(room, table)
    await turn(room, table)

    assert table.state.missed[late - 1] == 0


async def test_click_in_time_counts_though_it_arrives_late(room: Room) -> None:
    """A click made before the time was over counts, however late it reaches the bot."""
    table = await begin(room, turn="60s")
    player = table.state.to_act
    await draw(room, table)
    await room.wait(until(table) + 0.5)

    with slow(room, 0.8):
        await discard(room, table)

    assert table.state.to_act != player
    assert table.state.missed == (0, 0)
    made = await moves(room, table)
    assert made[-1].source == "player"
    assert made[-1].at_ms < table.row.at_ms(now_ms())


async def test_click_after_the_time_is_told_so(room: Room) -> None:
    """A click made after the time was over finds the turn played, and says how it stands."""
    table = await begin(room, turn="60s")
    player, person = table.state.to_act, on_turn(room, table)
    page = hand_of(room, person)
    await room.wait(until(table) + 0.5)

    await room.press(person, page, "Draw")

    assert table.state.to_act != player
    assert table.state.missed[player - 1] == 1
    shown = text_of(hand_of(room, person))
    assert "The game has moved on." in shown


async def test_command_after_the_time_is_told_so(room: Room) -> None:
    """A command given after the time was over is refused: it is the other's turn now."""
    table = await begin(room, turn="60s")
    person, step = on_turn(room, table), table.step
    await room.wait(until(table) + 0.5)

    said = await person.slash(room.channel, "draw", **{"from": "stock"})

    assert "n’t your turn" in answer(said)
    made = await moves(room, table)
    assert [one.source for one in made[step:]] == ["clock"]


async def test_opponent_cannot_hurry_the_clock(room: Room) -> None:
    """The other's click does not end a turn whose last click may still be on its way."""
    table = await begin(room, turn="60s")
    other = waiting(room, table)
    await draw(room, table)
    await room.wait(until(table) + 0.5)

    await press(room, hand_of(room, other), "Sort", other)

    said = requests(room, "POST", "/callback")[-1].json
    assert "Sorted by suit" in str(said)
    assert "has moved on" not in str(said)


async def test_a_move_sets_the_time_anew(room: Room) -> None:
    """Each turn has its whole limit: the time left of the one before means nothing."""
    table = await begin(room, turn="60s")
    for _ in range(3):
        await room.wait(40)
        await turn(room, table)
        assert table.row.deadline_ms - now_ms() == pytest.approx(60_000, abs=1000)

    assert table.state.missed == (0, 0)


async def test_flag_ends_the_game(room: Room) -> None:
    """Who runs out of clock has lost, whatever the score."""
    table = await begin(room, clock="60s", turn="none")
    late, other = on_turn(room, table), waiting(room, table)

    await room.wait(62)
    await room.wait()

    assert table.over
    assert table.user_at(table.state.winner) == other.id
    assert f"{late.name} ran out of time." in text_of(told(room, "has won")[-1])


async def test_clock_runs_only_in_the_own_turn(room: Room) -> None:
    """A clock loses what its player used, and gains the increment when the turn ends."""
    table = await begin(room, clock="5m", turn="none", options="increment=10")
    first = table.state.to_act
    before = table.state.clocks[first - 1]
    spent = table.row.at_ms(now_ms()) / 1000 - table.state.at

    await room.wait(30)
    await turn(room, table)
    after = table.state.clocks[first - 1]
    await room.wait(30)

    assert after == pytest.approx(before - spent - 30 + 10, abs=0.2)
    assert table.state.clocks[first - 1] == after


async def test_timestamps_are_the_deadlines(room: Room) -> None:
    """The times shown at the table are those at which the clock acts."""
    table = await begin(room, clock="10m", turn="2m")

    times = shown_times(public(room, table))

    state, row = table.state, table.row
    turn_ends = row.wall_ms(round((state.turn_at + 120) * 1000)) // 1000
    flag = row.wall_ms(round((state.at + 600) * 1000)) // 1000
    assert turn_ends in times
    assert flag in times
    assert row.deadline_ms // 1000 == turn_ends


async def test_timestamps_follow_the_turn(room: Room) -> None:
    """After a turn the table shows the next one's end."""
    table = await begin(room, turn="2m")
    await room.wait(30)
    await turn(room, table)
    await room.wait()

    assert shown_times(public(room, table)) == [table.row.deadline_ms // 1000]


async def test_no_timer_outlives_its_game(room: Room) -> None:
    """After a game is over nothing of it falls due any more."""
    table = await begin(room, turn="10m")
    said = await room.alice.slash(room.channel, "resign")
    await room.press(room.alice, said.response.message, "Yes")
    await room.wait()
    step, seen = table.step, len(room.messages())

    await room.wait(3 * 600)

    assert table.over
    assert table.step == step
    assert len(room.messages()) == seen
    left = [
        key for key in room.app.desk.timers._set if isinstance(key, tuple) and key[1] == table.id
    ]
    assert not left


async def test_fourteen_days(room: Room) -> None:
    """A turn may last fourteen days, and ends on the fourteenth and not before."""
    table = await begin(room, turn="14d")
    player = table.state.to_act

    await room.wait(14 * DAY - 60)
    assert table.state.to_act == player
    await room.wait(62)

    assert table.state.missed[player - 1] == 1
    assert table.state.to_act != player


async def test_warning_of_a_long_turn(room: Room) -> None:
    """When four fifths of a long turn are over its player is mentioned, once."""
    table = await begin(room, turn="10m")
    person = on_turn(room, table)

    await room.wait(450)
    assert not told(room, "your time in")
    await room.wait(40)

    (warning,) = told(room, "your time in")
    assert person.mention in warning.content
    assert f"<t:{table.row.deadline_ms // 1000}:R>" in warning.content
    assert [one.id for one in warning.mentions] == [person.id]
    assert not calls(room, table)
    await room.wait(60)
    assert len(told(room, "your time in")) == 1


async def test_warning_comes_after_trouble(room: Room) -> None:
    """A warning that Discord failed to post is posted a moment later, once."""
    table = await begin(room, turn="10m")
    person = on_turn(room, table)
    await room.wait(450)
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=503, times=3)
    await room.wait(40)
    assert not told(room, "your time in")
    await room.wait(35)
    (warning,) = told(room, "your time in")
    assert person.mention in warning.content


async def test_no_warning_of_a_short_turn(room: Room) -> None:
    """A turn of less than five minutes brings no warning."""
    table = await begin(room, turn="4m")
    await room.wait(235)
    assert not told(room, "your time in")
    assert table.row.warned_step is None


async def test_no_warning_once_played(room: Room) -> None:
    """Who has played is not warned; the next player is, in their own time."""
    table = await begin(room, turn="10m")
    await room.wait(300)
    await turn(room, table)
    await room.wait(400)
    assert not told(room, "your time in")

    await room.wait(90)

    assert on_turn(room, table).mention in told(room, "your time in")[0].content


async def test_drawing_keeps_the_warning(room: Room) -> None:
    """Having drawn does not end the turn: the warning comes all the same, once."""
    table = await begin(room, turn="10m")
    await room.wait(300)
    await draw(room, table)
    await room.wait(180)
    assert len(told(room, "your time in")) == 1
    await discard(room, table)
    assert table.state.phase is Phase.DRAW


class Clicked:
    """As much of an interaction as tells when it was made, and by whom."""

    def __init__(self, moment_ms: int, user: Any = None) -> None:
        self.user = user
        self.id = snowflake(moment_ms)
        self.created_at = discord.utils.snowflake_time(self.id)


def snowflake(moment_ms: int) -> int:
    return (moment_ms - discord.utils.DISCORD_EPOCH) << 22


@pytest.mark.parametrize(
    ("ago_ms", "counts_ago_ms"),
    [
        pytest.param(0, 0, id="now"),
        pytest.param(2_500, 2_500, id="on its way for a while"),
        pytest.param(-4_000, 0, id="never in the future"),
        pytest.param(TRUSTED_LAG_MS + 1, 0, id="clocks that disagree"),
        pytest.param(3_600_000, 0, id="an hour ago is no click's age"),
    ],
)
async def test_time_of_a_click(room: Room, ago_ms: int, counts_ago_ms: int) -> None:
    """A click's time is when it was made, where that can be."""
    now = now_ms()
    assert click_ms(Clicked(now - ago_ms)) == now - counts_ago_ms


@pytest.mark.parametrize(
    ("arrived_ago_ms", "ago_ms", "counts_ago_ms"),
    [
        pytest.param(60_000, 60_500, 60_500, id="believed as it arrived"),
        pytest.param(60_000, 59_000, 60_000, id="never after it arrived"),
        pytest.param(60_000, 61_000 + TRUSTED_LAG_MS, 60_000, id="clocks that disagree"),
        pytest.param(-3_600_000, -3_599_500, 0, id="a clock that was put back since"),
    ],
)
async def test_time_of_a_click_that_waits(
    room: Room, arrived_ago_ms: int, ago_ms: int, counts_ago_ms: int
) -> None:
    """How long we take over a click changes nothing."""
    now = now_ms()
    click, other = Clicked(now - ago_ms), Clicked(now - 60_000)
    with arriving("INTERACTION_CREATE", {"id": str(click.id)}, now - arrived_ago_ms):
        assert click_ms(click) == now - counts_ago_ms
        assert click_ms(other) == now


async def test_a_slow_database_costs_nobody_time(room: Room) -> None:
    """Whose press waits for longer than any is on its way has moved when they pressed."""
    table, loop = await begin(room, clock="10m"), room.env.discord.loop
    await room.wait(5)
    pressed_ms, step = table.row.at_ms(now_ms()), table.step
    loop.storage_delay = lambda: TRUSTED_LAG_MS / MS

    await draw(room, table)
    await room.wait(3 * TRUSTED_LAG_MS / MS)
    assert table.step == step
    loop.storage_delay = at_once
    await room.wait(3 * TRUSTED_LAG_MS / MS)
    room.env.discord.forgive("callback: 10062")  # so late no answer is taken

    drawn = (await moves(room, table))[-1]
    assert (drawn.source, drawn.at_ms) == ("player", pressed_ms)


@pytest.mark.parametrize(
    ("begins_ms", "pressed_ms", "source"),
    [
        pytest.param(500, -300, "player", id="made in time"),
        pytest.param(500, 300, "clock", id="made too late"),
        pytest.param(500, 30_000, "clock", id="made meanwhile, when the time was over"),
        pytest.param(-500, 30_000, "player", id="made meanwhile, when it was not"),
    ],
)
async def test_a_press_that_waits_while_an_outage_is_credited(
    room: Room, begins_ms: int, pressed_ms: int, source: str
) -> None:
    """What its player had used before the outage decides; *begins_ms* are after their time."""
    table = await begin(room, turn="60s")
    seat, step, due_ms = table.state.acting, table.step, table.row.deadline_ms
    since_ms, made_ms = due_ms + begins_ms, due_ms + pressed_ms
    until_ms = since_ms + 60 * MS
    used_ms = table.row.at_ms(min(made_ms, since_ms, due_ms))
    click = Clicked(made_ms, on_turn(room, table))
    await room.wait((since_ms - now_ms()) / MS)
    await room.app.tables.credit(room.app.desk.shards.of(table.row.guild_id), since_ms, until_ms)
    await room.wait((until_ms - now_ms()) / MS)

    with arriving("INTERACTION_CREATE", {"id": str(click.id)}, made_ms):
        doer = Doer(UserId(click.user.id), "", click_ms(click))
        await room.app.part(Deadlines).act_before(doer, table)
        if source == "player":
            await table.play(seat, DrawStock(), now_ms=click_ms(click), source="player")

    made = (await moves(room, table))[step]
    assert (made.source, made.at_ms) == (source, used_ms)


async def test_no_move_is_stamped_before_the_last(room: Room) -> None:
    """Time at the table never goes back, whatever a slow click says."""
    table = await begin(room, clock="10m")
    await room.wait(5)
    await draw(room, table)
    with slow(room, 2.5):
        await discard(room, table)

    stamps = [one.at_ms for one in await moves(room, table) if one.at_ms is not None]
    assert stamps == sorted(stamps)
    assert len(set(stamps)) == 1


async def test_no_warning_of_the_next_player(room: Room) -> None:
    """A warning that falls due while the turn is being ended warns nobody of the next turn."""
    table = await begin(room, turn="24h")
    await draw(room, table)
    seat = table.state.to_act
    move = legal_discards(seen_by(table.state, seat))[0]
    room.app.desk.timers.cancel(("warning", table.id))
    await room.wait(0.9 * DAY)
    async with table.lock:
        ended = asyncio.ensure_future(table.play(seat, move, now_ms=now_ms(), source="player"))
        await asyncio.sleep(0)
        warned = asyncio.ensure_future(room.app.part(Deadlines)._warn(table.id))
        await asyncio.sleep(0)
    await asyncio.gather(ended, warned)
    await room.wait()
    assert table.row.warned_step is None
    assert told(room, "your time in") == []
