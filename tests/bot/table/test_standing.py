"""How a table stands: for whom it is how it was shown, who plays there, and what moves lead to."""

from dataclasses import replace
from typing import Any

import pytest

from bot.table.drafts import arranged, draft_of, keep
from bot.table.habits import ends_turn, has_played
from bot.table.played import Event, allows, deadline_of, ending_of, is_unseen, line_of, try_lead
from bot.table.table import Table
from data.games import Deadline
from engine.cards import parse_cards
from engine.moves import (
    DEALER,
    Discard,
    DrawStock,
    MoreTime,
    Pass,
    Resign,
    TakeBack,
    TakePile,
    Timeout,
)
from engine.state import Phase, RoundResult
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

SEVERAL = {"game": "straight", "people": (ALICE, BOB, CAROL)}


# who sits there


def test_who_sits_where() -> None:
    """By seat, and by user; the computer is nobody, also where it stands in."""
    table = bare_table("straight", (ALICE, None, CAROL))
    assert [table.seat_of(user) for user in (ALICE, CAROL, BOB)] == [1, 3, None]
    assert [table.user_at(seat) for seat in (1, 2, 3, None)] == [ALICE, None, CAROL, None]
    assert [table.is_computer(seat) for seat in (1, 2, 3, None)] == [False, True, False, False]
    change_player(table, 3, stand_in="normal")
    assert (table.seat_of(CAROL), table.user_at(3), table.is_computer(3)) == (3, None, True)


def test_whether_the_computer_is_to_move() -> None:
    """Where it is its turn, and the game goes on."""
    table = bare_table(people=(None, ALICE))
    assert table.is_computers_turn
    assert not bare_table(people=(ALICE, None)).is_computers_turn
    assert not bare_table(people=(None, ALICE), state="aborted").is_computers_turn
    change(table, paused_since_ms=STARTED_MS)
    assert not table.is_computers_turn


@pytest.mark.parametrize(
    ("columns", "phase", "why"),
    [
        pytest.param({}, Phase.DRAW, "", id="it goes on"),
        pytest.param({"state": "aborted"}, Phase.DRAW, "aborted", id="called off"),
        pytest.param(
            {"paused_since_ms": 1, "pause_reason": "agreed"}, Phase.DRAW, "agreed", id="paused"
        ),
        pytest.param({"paused_since_ms": 1}, Phase.DRAW, "channel", id="paused long ago"),
        pytest.param({"pause_reason": "agreed"}, Phase.DRAW, "", id="a pause that is over"),
        pytest.param(
            {"paused_since_ms": 1, "pause_reason": "agreed"}, Phase.FINISHED, "", id="somebody won"
        ),
    ],
)
def test_why_nobody_can_play(columns: dict[str, Any], phase: Phase, why: str) -> None:
    """Though nobody has won."""
    table = bare_table(**columns)
    table.state = replace(table.state, phase=phase)
    assert table.halted == why
    assert table.over is (phase is Phase.FINISHED or why == "aborted")


# what was shown


def test_a_drawn_card_is_new_to_its_player_alone() -> None:
    """The others see it with what follows: until then what they were shown is how it stands."""
    table = bare_table(**SEVERAL)
    before, shown = table.step, {seat: table.standing(seat) for seat in (None, 1, 2)}
    make(table, 1, DrawStock())
    assert [table.is_current(seat, before) for seat in (1, 2, 3)] == [False, True, True]
    assert [table.standing(seat) == shown[seat] for seat in (None, 1, 2)] == [True, False, True]
    assert table.is_current(1, table.step)
    make(table, 1, Discard(table.state.hand[0]))
    assert not any(table.is_current(seat, before) for seat in (1, 2, 3))
    assert not any(table.standing(seat) == shown[seat] for seat in (None, 1, 2))


def test_what_else_changes_what_is_shown() -> None:
    """Time that is credited, a pause, and who stands in."""
    table = bare_table()
    shown = table.standing(1)
    change(table, credited_ms=7)
    credited = table.standing(1)
    change(table, paused_since_ms=1)
    paused = table.standing(1)
    change_player(table, 2, stand_in="easy")
    assert len({shown, credited, paused, table.standing(1)}) == 4


def test_what_is_unseen() -> None:
    """A card from the stock with which the turn goes on; neither the pile nor another turn."""
    table = bare_table()
    before = table.state
    make(table, 1, DrawStock())
    assert is_unseen(before, DrawStock(), table.state)
    assert not is_unseen(before, TakePile(), table.state)
    assert not is_unseen(before, DrawStock(), replace(table.state, to_act=2))
    assert not is_unseen(before, DrawStock(), replace(table.state, round=2))
    assert not is_unseen(before, DrawStock(), replace(table.state, phase=Phase.FINISHED))


# turns


def test_turns_are_counted_in_the_first_round() -> None:
    """For whose turn it was; one that is taken back was none."""
    table = bare_table()
    make_turn(table)
    assert (dict(table.turns), table.turn_step) == ({1: 1}, table.step)
    make(table, 2, TakePile())
    assert (dict(table.turns), table.turn_step) == ({1: 1}, table.step - 1)
    make(table, 2, Discard(table.state.hand[-1]))
    assert dict(table.turns) == {1: 1, 2: 1}
    make(table, 2, TakeBack())
    assert dict(table.turns) == {1: 1, 2: 0}
    table.state = replace(table.state, round=2)
    make(table, 2, Discard(table.state.hand[-1]))
    assert dict(table.turns) == {1: 1, 2: 0}


def test_what_is_noted_of_a_turn_goes_with_it() -> None:
    """Time that was not charged in it, and that it is new."""
    table = bare_table()
    table.credited_note_ms = table.rested_note_ms = 5
    make(table, 1, DrawStock())
    assert (table.credited_note_ms, table.rested_note_ms) == (5, 5)
    make(table, 1, Discard(table.state.hand[0]))
    assert (table.credited_note_ms, table.rested_note_ms) == (0, 0)


def test_only_the_clock_acts_by_the_clock() -> None:
    """Each move says by whom it was made."""
    table = bare_table()
    make_turn(table)
    make(table, 2, Timeout(), at=90_000, source="clock")
    assert [event.by_clock for event in table.events] == [False, False, False, True]


# what is stored of it


def test_the_line_of_a_move() -> None:
    """Who made it when, and by whom; the dealer has no time."""
    table = bare_table()
    make(table, 1, DrawStock(), at=2)
    dealt, drawn = (line_of(event, 2000, "claim", "thought") for event in table.events)
    assert (dealt.seat, dealt.at_ms, dealt.source) == (DEALER, None, "dealer")
    assert (drawn.seat, drawn.line, drawn.at_ms) == (1, "1 draw", 2000)
    assert (drawn.source, drawn.thought) == ("claim", "thought")


def test_what_would_be_allowed() -> None:
    """All of the moves, one after the other."""
    state = bare_table().state
    card = state.hand[0]
    assert allows(state, 1, [DrawStock(), Discard(card)])
    assert not allows(state, 1, [Discard(card)])
    assert not allows(state, 1, [DrawStock(), DrawStock()])
    assert not allows(state, 2, [DrawStock()])
    assert allows(state, 2, [])


def test_when_time_is_over() -> None:
    """By the wall, with what was credited; no time runs where there is none."""
    table = bare_table(options={"turn-limit": "600"}, credited_ms=5000)
    make_turn(table, at=20)
    limit = Deadline(STARTED_MS + 625_000, "timeout")
    assert deadline_of(table.state, table.row) == limit
    flag = bare_table(options={"turn-limit": "none", "clock": "300"})
    assert deadline_of(flag.state, flag.row) == Deadline(STARTED_MS + 300_000, "flag")
    none = bare_table(options={"turn-limit": "none"})
    assert deadline_of(none.state, none.row) is None


def test_the_computer_has_all_the_time_at_the_deal_of_the_day() -> None:
    """Elsewhere it has as much as anybody."""
    options = {"turn-limit": "600"}
    usual = bare_table(people=(None, ALICE), options=options)
    assert deadline_of(usual.state, usual.row) is not None
    today = bare_table(people=(None, ALICE), options=options, occasion="today")
    assert deadline_of(today.state, today.row) is None
    make_turn(today)
    assert deadline_of(today.state, today.row) is not None


def over(table: Table, **state: Any) -> Table:
    """The same *table*, whose game is over."""
    table.state = replace(table.state, phase=Phase.FINISHED, to_act=None, **state)
    return table


def test_how_a_game_ended() -> None:
    """By what the last round says, else as somebody gave up."""
    table = bare_table()
    assert ending_of(over(table, winner=2, totals=(20, 30)).state).reason == "resign"
    last = RoundResult(1, ((), ()), (20, 30), 1, "out")
    found = ending_of(over(table, results=(replace(last, reason="other"), last)).state)
    assert (found.winner, found.totals, found.reason, [*found.places]) == (
        *(2, (20, 30), "out"),
        [2, 1],
    )


def test_by_how_much_a_try_came_ahead() -> None:
    """Nothing is said of one whose player has given up."""
    table = bare_table(people=(ALICE, None))
    ended = over(table, winner=1, totals=(50, 20)).state
    assert try_lead(ended) == 30
    assert try_lead(replace(ended, out=frozenset({2}))) is not None
    assert try_lead(replace(ended, out=frozenset({1}))) is None


# turns that somebody has played


def event(table: Table, seat: int, move: Any, **after: Any) -> Event:
    """What a move at *table* would be, after which it stands so."""
    return Event(table.state, seat, move, replace(table.state, **after))


@pytest.mark.parametrize(
    ("seat", "move", "after", "is_end"),
    [
        pytest.param(1, Discard(parse_cards("2s")[0]), {"to_act": 2}, True, id="a discard"),
        pytest.param(1, Pass(), {"to_act": 2}, True, id="passing"),
        pytest.param(1, DrawStock(), {"to_act": 1}, False, id="the turn goes on"),
        pytest.param(1, Resign(), {"to_act": 2}, False, id="giving up"),
        pytest.param(2, MoreTime(1, 60), {"to_act": 1}, False, id="time for another"),
        pytest.param(2, TakeBack(), {"to_act": 1}, False, id="taking back"),
        pytest.param(DEALER, DrawStock(), {"to_act": 1}, False, id="the dealer"),
    ],
)
def test_what_ends_a_turn(seat: int, move: Any, after: dict[str, Any], is_end: bool) -> None:
    """A move of one's own, and not of the clock's."""
    found = event(bare_table(), seat, move, **after)
    assert ends_turn(found) is is_end
    assert not ends_turn(replace(found, by_clock=True))


def test_who_has_played_a_turn() -> None:
    """To its end."""
    table = bare_table()
    make(table, 1, DrawStock())
    assert not has_played(table, 1)
    make(table, 1, Discard(table.state.hand[0]))
    assert [has_played(table, seat) for seat in (1, 2)] == [True, False]


# working tables


def test_whose_working_table_there_is() -> None:
    """That of whose turn it is, with tiles."""
    table = bare_table("tile")
    assert draft_of(table, 2) is None
    assert draft_of(bare_table(), 1) is None
    own = draft_of(table, 1)
    assert own is not None
    assert (own.is_changed, arranged(table, 1), arranged(table, 2)) == (False, 0, 0)


def test_how_long_a_working_table_is_kept() -> None:
    """For the turn; where another has given up meanwhile it goes on with what is there now."""
    table = bare_table("tile", (ALICE, BOB, CAROL))
    begun = draft_of(table, 1)
    assert begun is not None
    keep(table, 1, replace(begun, revision=4))
    assert arranged(table, 1) == 4
    make(table, 3, Resign())
    now = draft_of(table, 1)
    assert now is not None
    assert (now.revision, now.start.out) == (4, {3})
    make(table, 1, DrawStock())
    make(table, 2, DrawStock())
    assert (table.state.to_act, arranged(table, 1)) == (1, 0)
