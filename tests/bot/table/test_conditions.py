"""When what may be asked for at a table, at tables that are not played at."""

from dataclasses import replace
from typing import Any

import pytest

from bot.people.refused import Refused
from bot.runtime.clock import HOUR_MS, MINUTE_MS
from bot.table.conditions import (
    changes_ms,
    gone,
    gone_ms,
    is_alone,
    is_first_turns,
    is_slow,
    may_abort,
    next_level,
    nudge_ms,
    people,
    playing_seat,
    taker,
    turn_began_ms,
    ways,
)
from bot.table.table import Table
from engine.moves import Discard, DrawStock, MoreTime, TakeBack, TakePile, Timeout
from engine.state import Phase
from tests.bot.table.bare_tables import (
    ALICE,
    BOB,
    CAROL,
    STARTED_MS,
    bare_table,
    change,
    change_player,
    make,
    make_turn,
)

DAY_MS = 24 * HOUR_MS
FORGOTTEN = -7
"""The number of somebody whose data was deleted."""
FAR_MS = STARTED_MS + 1000 * DAY_MS
"""When all that can come has come."""
SEVERAL = {"game": "straight", "people": (ALICE, BOB, CAROL)}


def end(table: Table, **state: Any) -> Table:
    """Let the game be over."""
    table.state = replace(table.state, phase=Phase.FINISHED, to_act=None, **state)
    return table


def pause(table: Table, reason: str | None, after_ms: int = 0) -> Table:
    """Let the clocks stand still."""
    change(table, paused_since_ms=STARTED_MS + after_ms, pause_reason=reason)
    return table


# who plays


def test_who_plays() -> None:
    """Only who sits there, in a game that goes on, and is not out of it."""
    table = bare_table(**SEVERAL)
    assert [playing_seat(table, user) for user in (ALICE, BOB, CAROL)] == [1, 2, 3]
    with pytest.raises(Refused, match="not-seated"):
        playing_seat(table, 999)
    table.state = replace(table.state, out=frozenset({2}))
    with pytest.raises(Refused, match="you-are-out"):
        playing_seat(table, BOB)
    assert playing_seat(table, CAROL) == 3
    with pytest.raises(Refused, match="game-over"):
        playing_seat(end(table), CAROL)


def test_people() -> None:
    """Neither the computer, also where it stands in, nor who was forgotten, nor who is out."""
    table = bare_table("straight", (ALICE, None, BOB, FORGOTTEN, CAROL))
    assert people(table) == (1, 3, 5)
    change_player(table, 3, stand_in="normal")
    table.state = replace(table.state, out=frozenset({5}))
    assert people(table) == (1,)


@pytest.mark.parametrize(
    ("users", "alone"),
    [
        pytest.param((ALICE, None), True, id="with the computer"),
        pytest.param((ALICE, BOB), False, id="two people"),
        pytest.param((ALICE, FORGOTTEN), True, id="with nobody any more"),
    ],
)
def test_alone(users: tuple[int | None, ...], alone: bool) -> None:
    """Where there is nobody to be asked."""
    assert is_alone(bare_table(people=users)) is alone


# nudges


@pytest.mark.parametrize(
    ("limit", "after_ms"),
    [
        pytest.param("none", 10 * MINUTE_MS, id="without a limit ten minutes"),
        pytest.param("60", None, id="not where turns are short"),
        pytest.param("61", MINUTE_MS, id="at least a minute"),
        pytest.param("3600", 15 * MINUTE_MS, id="a quarter of the turn"),
        pytest.param("1209600", 12 * HOUR_MS, id="at most twelve hours"),
    ],
)
def test_how_long_to_wait_for_a_nudge(limit: str, after_ms: int | None) -> None:
    """Since somebody last acted, and what is credited is not waited for."""
    table = bare_table(options={"turn-limit": limit})
    make_turn(table, at=20)
    change(table, credited_ms=5000)
    assert nudge_ms(table) == (after_ms and STARTED_MS + 25_000 + after_ms)


def test_nobody_is_nudged() -> None:
    """Where the game is over or rests, or the computer is on turn."""
    assert nudge_ms(bare_table(people=(None, ALICE))) is None
    assert nudge_ms(end(bare_table())) is None
    assert nudge_ms(pause(bare_table(), "agreed")) is None
    assert nudge_ms(bare_table(people=(ALICE, None))) is not None


# who is gone


def late(limit: str, missed: int) -> Table:
    """A table at which whose turn it is has missed so many turns in a row."""
    table = bare_table(options={"turn-limit": limit})
    table.state = replace(table.state, missed=(missed, 0))
    return table


@pytest.mark.parametrize(
    ("limit", "missed", "is_gone"),
    [
        pytest.param("300", 0, False, id="none missed"),
        pytest.param("300", 1, True, id="a turn of five minutes"),
        pytest.param("299", 1, False, id="a turn that is a moment"),
        pytest.param("299", 2, True, id="two of these"),
    ],
)
def test_gone_by_missed_turns(limit: str, missed: int, is_gone: bool) -> None:
    """One turn, or two where they are short; the others are not gone by that."""
    assert gone(late(limit, missed), FAR_MS) == ((1,) if is_gone else ())


def test_back_with_the_first_move() -> None:
    """Who has missed a turn and acts in this one is not gone; what they did before is no sign."""
    table = bare_table()
    make(table, 1, Timeout(), at=90_000, source="clock")
    make_turn(table, at=90_001)
    assert gone(table, FAR_MS) == (1,)
    make(table, 1, DrawStock(), at=90_002)
    table.state = replace(table.state, missed=(1, 0))
    assert gone(table, FAR_MS) == ()
    # Of a long game only the newest moves are in memory.
    while len(table.events) > 1:
        table.events.popleft()
    assert gone(table, FAR_MS) == ()


def test_gone_without_a_limit() -> None:
    """After a day on turn; not who waits for another."""
    table = bare_table(options={"turn-limit": "none"})
    make_turn(table, at=60)
    assert gone_ms(table, 2) == STARTED_MS + MINUTE_MS + DAY_MS
    assert gone_ms(table, 1) is None
    assert gone(table, STARTED_MS + DAY_MS) == ()
    assert gone(table, STARTED_MS + 2 * DAY_MS) == (2,)


def test_gone_from_the_server() -> None:
    """Since they left it; in a pause, and once the game is over, nobody is gone."""
    table = bare_table()
    change_player(table, 2, left_since_ms=STARTED_MS + 5)
    assert gone_ms(table, 2) == STARTED_MS + 5
    assert gone(table, STARTED_MS + 1005) == (2,)
    assert gone(pause(table, "agreed"), FAR_MS) == ()
    change(table, paused_since_ms=None, pause_reason=None)
    assert gone(end(table), FAR_MS) == ()


def test_of_several_who_are_gone() -> None:
    """They come first for whom everybody waits."""
    table = bare_table(**SEVERAL)
    make_turn(table)
    for seat in (1, 2, 3):
        change_player(table, seat, left_since_ms=STARTED_MS)
    assert (table.state.to_act, gone(table, FAR_MS)) == (2, (2, 1, 3))


def test_the_computer_is_never_gone() -> None:
    """Nor where it stands in for somebody who is."""
    table = late("300", 1)
    change_player(table, 1, stand_in="normal")
    assert gone(table, FAR_MS) == ()


# calling it off


def test_how_long_a_game_can_be_called_off() -> None:
    """Until each seat has ended two turns of the first round."""
    table = bare_table()
    for _ in range(3):
        assert may_abort(table)
        make_turn(table)
    assert is_first_turns(table)
    make_turn(table)
    assert not is_first_turns(table)
    assert not may_abort(table)


def test_a_turn_that_is_taken_back_is_none() -> None:
    """It does not bring nearer from when on a game cannot be called off."""
    table = bare_table()
    for _ in range(3):
        make_turn(table)
    seat = table.state.acting
    make(table, seat, DrawStock())
    for _ in range(2):
        make(table, seat, Discard(table.state.hand[0]))
        assert not is_first_turns(table)
        make(table, seat, TakeBack())
        assert is_first_turns(table)


def test_who_is_out_is_not_waited_for() -> None:
    """Nobody's two turns are missing who does not play any more."""
    table = bare_table(**SEVERAL)
    table.turns.update({1: 2, 2: 2})
    assert is_first_turns(table)
    table.state = replace(table.state, out=frozenset({3}))
    assert not is_first_turns(table)


def test_only_in_the_first_round() -> None:
    """Later a game has come too far, as it has where a round was ended at once."""
    table = bare_table()
    table.state = replace(table.state, round=2)
    assert not is_first_turns(table)
    ended: Any = object()
    table.state = replace(table.state, round=1, results=(ended,))
    assert not is_first_turns(table)
    table.state = replace(table.state, results=())
    assert is_first_turns(table)
    assert not is_first_turns(end(table))


@pytest.mark.parametrize(
    ("users", "columns", "may"),
    [
        pytest.param((ALICE, None), {}, True, id="alone, whenever one likes"),
        pytest.param((ALICE, BOB), {}, False, id="too late for two"),
        pytest.param((ALICE, None), {"occasion": "today"}, False, id="the deal of the day"),
        pytest.param((ALICE, None), {"occasion": "tournament"}, False, id="a tournament"),
        pytest.param((ALICE, None), {"state": "aborted"}, False, id="what is over"),
    ],
)
def test_calling_off_late(
    users: tuple[int | None, ...], columns: dict[str, Any], may: bool
) -> None:
    """Against the computer alone a game may always be left, unless more hangs on it."""
    table = bare_table(people=users, **columns)
    table.state = replace(table.state, round=3)
    assert may_abort(table) is may


# taking back


def test_whose_move_can_be_taken_back() -> None:
    """Whose move was the last, also where the other's turn has begun by it."""
    table = bare_table()
    assert taker(table) is None
    make(table, 1, TakePile())
    assert taker(table) == 1
    make(table, 1, Discard(table.state.hand[-1]))
    assert (taker(table), table.state.to_act) == (1, 2)


def test_what_the_clock_did_stays() -> None:
    """A turn that the clock has ended is not begun again; an earlier one of theirs says nothing."""
    table = bare_table()
    make(table, 1, Timeout(), at=90_000, source="clock")
    make(table, 2, TakePile(), at=90_001)
    assert taker(table) == 2
    make(table, 2, Discard(table.state.hand[-1]), at=90_002)
    assert taker(table) == 2
    by_clock = bare_table()
    make(by_clock, 1, TakePile())
    make(by_clock, 1, Discard(by_clock.state.hand[-1]), source="clock")
    assert by_clock.state.back is not None
    assert taker(by_clock) is None
    # What another gives meanwhile is no move of the turn.
    make(by_clock, 1, MoreTime(2, 60))
    assert taker(by_clock) is None


# slow games


@pytest.mark.parametrize(
    ("options", "slow"),
    [
        pytest.param({"turn-limit": "86400"}, True, id="a day for a turn"),
        pytest.param({"turn-limit": "86399"}, False, id="less"),
        pytest.param({"turn-limit": "none"}, True, id="without a limit"),
        pytest.param({"turn-limit": "none", "clock": "3600"}, False, id="on a clock"),
        pytest.param({"turn-limit": "86400", "clock": "3600"}, False, id="a day, on a clock"),
    ],
)
def test_slow_games(options: dict[str, str], slow: bool) -> None:
    """Those in which days pass; never one of a tournament."""
    assert is_slow(bare_table(options=options)) is slow
    assert not is_slow(bare_table(options=options, occasion="tournament"))


# the next level


@pytest.mark.parametrize(
    ("level", "winner", "above"),
    [
        pytest.param("easy", 1, "normal", id="won against easy"),
        pytest.param("normal", 1, "strong", id="won against normal"),
        pytest.param("strong", 1, "", id="nothing is above"),
        pytest.param("easy", 2, "", id="lost"),
        pytest.param(None, 1, "", id="no computer"),
    ],
)
def test_the_next_level(level: str | None, winner: int, above: str) -> None:
    """Is offered to the one who has won alone against the computer."""
    table = bare_table("gin", (ALICE, None), computer=level)
    assert next_level(end(table, winner=winner)) == above


def test_no_next_level_among_several() -> None:
    """Two people against one computer have not beaten it alone."""
    table = bare_table("straight", (ALICE, BOB, None), computer="easy")
    assert next_level(end(table, winner=1)) == ""


# what the buttons offer


def test_buttons_of_a_turn() -> None:
    """To pause, and to call it off as long as that goes; to nudge, once it is time, and once."""
    table = bare_table()
    assert ways(table, STARTED_MS) == ("pause", "abort")
    assert ways(table, STARTED_MS + 7 * HOUR_MS) == ("nudge", "pause")
    change(table, nudged_step=table.turn_step)
    assert ways(table, STARTED_MS + 7 * HOUR_MS) == ("pause", "abort")
    table.state = replace(table.state, round=2)
    assert ways(table, STARTED_MS) == ("pause",)


def test_buttons_where_nobody_plays() -> None:
    """Only what players have paused do they continue; over is over."""
    assert ways(pause(bare_table(), "agreed"), FAR_MS) == ("goon",)
    assert ways(pause(bare_table(), "adjourned"), FAR_MS) == ("goon",)
    assert ways(pause(bare_table(), "channel"), FAR_MS) == ()
    assert ways(end(bare_table()), FAR_MS) == ()
    assert ways(bare_table(state="aborted"), FAR_MS) == ()


def test_buttons_where_somebody_is_gone() -> None:
    """The others decide; who is alone with the computer has nobody to decide about."""
    table = late("300", 1)
    assert ways(table, FAR_MS) == ("gone",)
    change_player(table, 2, user_id=None)
    assert "gone" not in ways(table, FAR_MS)


def test_buttons_of_a_tournament() -> None:
    """Nothing but a nudge, also where somebody is gone: its rounds end by themselves."""
    table = late("300", 1)
    change(table, occasion="tournament")
    assert ways(table, STARTED_MS) == ()
    assert ways(table, FAR_MS) == ("nudge",)


def test_alone_nobody_is_nudged() -> None:
    """Against the computer there is nobody who could."""
    assert ways(bare_table(people=(ALICE, None)), FAR_MS) == ("pause", "abort")


def test_when_the_next_button_comes() -> None:
    """First the nudge, then that somebody is gone; what has come already does not come again."""
    table = bare_table(options={"turn-limit": "none"})
    nudge, away = STARTED_MS + 10 * MINUTE_MS, STARTED_MS + DAY_MS
    assert changes_ms(table, STARTED_MS) == nudge
    assert changes_ms(table, nudge + 1) == away
    assert changes_ms(table, away + 1) is None
    change(table, nudged_step=table.turn_step)
    assert changes_ms(table, STARTED_MS) == away


def test_no_button_comes_in_a_pause() -> None:
    """Nor after the end, though somebody would be gone in a while."""
    waiting = {"turn-limit": "none"}
    assert changes_ms(bare_table(options=waiting), STARTED_MS) is not None
    assert changes_ms(pause(bare_table(options=waiting), "agreed"), STARTED_MS) is None
    assert changes_ms(bare_table(options=waiting, state="aborted"), STARTED_MS) is None


def test_when_a_turn_began() -> None:
    """By the wall, with what was credited since."""
    table = bare_table(credited_ms=5000)
    make_turn(table, at=20)
    make(table, 2, DrawStock(), at=30)
    assert turn_began_ms(table) == STARTED_MS + 25_000
