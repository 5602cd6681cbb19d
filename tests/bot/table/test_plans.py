"""What is done for whoever has said so before their turn: once, in that turn alone."""

from dataclasses import replace
from typing import Any

import pytest

from bot.table.plans import (
    Plan,
    has_planned,
    make_plan,
    may_plan,
    plan_of,
    planned_move,
    read_plan,
    write_plan,
)
from bot.table.table import Table
from engine.cards import Card, parse_card, parse_cards
from engine.moves import Discard, DrawStock
from engine.state import Phase, State, Turn
from tests.bot.table.bare_tables import (
    ALICE,
    BOB,
    bare_table,
    change,
    change_player,
    make,
    make_turn,
)


def planned(table: Table, seat: int, **values: Any) -> Plan:
    """Let *seat* have planned to draw, and what else is said."""
    plan = Plan(**{"discard": None, "round": 1, "missed": 0, **values})
    change_player(table, seat, plan=write_plan(plan))
    return plan


@pytest.mark.parametrize(
    "plan", [Plan(None, 1, 0), Plan(parse_card("Kh"), 2, 1), Plan(parse_card("2s"), 1, 0, 17)]
)
def test_as_it_is_stored(plan: Plan) -> None:
    """It comes back as it was."""
    assert read_plan(write_plan(plan)) == plan


def test_a_plan_waits_for_its_turn() -> None:
    """While others play, and when the turn has come, until the first move of it."""
    table = bare_table()
    plan = planned(table, 2)
    assert plan_of(table, 1) is None
    assert plan_of(table, 2) == plan
    make_turn(table)
    assert (table.state.to_act, plan_of(table, 2)) == (2, plan)
    make(table, 2, DrawStock())
    assert plan_of(table, 2) is None


def test_a_plan_goes_on_in_its_turn() -> None:
    """What is left of one that was begun; it is none in any other turn."""
    table = bare_table()
    make_turn(table)
    plan = planned(table, 2, turn=table.turn_step)
    make(table, 2, DrawStock())
    assert plan_of(table, 2) == plan
    make(table, 2, Discard(table.state.hand[0]))
    assert plan_of(table, 2) is None
    make_turn(table)
    assert table.state.to_act == 2
    assert plan_of(table, 2) is None


def test_a_plan_of_another_time() -> None:
    """A new round undoes it, or a turn missed meanwhile, or giving up, or the end."""
    table = bare_table()
    planned(table, 2)
    begun = table.state
    for other in (
        replace(begun, round=2),
        replace(begun, missed=(0, 1)),
        replace(begun, out=frozenset({2})),
        replace(begun, phase=Phase.FINISHED, to_act=None),
    ):
        table.state = other
        assert plan_of(table, 2) is None
    table.state = replace(begun, missed=(1, 0))
    assert plan_of(table, 2) is not None


# what it makes of the turn


def in_hand(cards: str, *, drawn: str | None = None, game: str = "gin", melds: Any = ()) -> State:
    """A state in which Alice has drawn, and is to discard."""
    hand = tuple(sorted(parse_cards(cards)))
    return replace(
        bare_table(game).state,
        phase=Phase.PLAY,
        to_act=1,
        hands=(hand, parse_cards("9d")),
        melds=melds,
        turn=Turn(drawn=drawn and parse_card(drawn)),
    )


def card(text: str) -> Card:
    """A card by its name."""
    return parse_card(text)


def test_it_draws_first() -> None:
    """Where a stock is there to draw from."""
    table = bare_table()
    assert planned_move(Plan(None, 1, 0), table.state) == DrawStock()
    bare = replace(table.state, stock=(), pile=())
    assert planned_move(Plan(None, 1, 0), bare) is None


def test_it_discards_what_was_said() -> None:
    """And no more than drawing where nothing was."""
    state = in_hand("2s 7h 9h Kd", drawn="7h")
    assert planned_move(Plan(card("Kd"), 1, 0), state) == Discard(card("Kd"))
    assert planned_move(Plan(None, 1, 0), state) is None
    assert planned_move(Plan(card("Qd"), 1, 0), state) is None


def test_it_leaves_the_turn_where_something_else_suggests_itself() -> None:
    """Where the card, or the one drawn, could be laid, and where one may knock."""
    free = in_hand("2s 7h Kd 4c", drawn="4c", game="five-hundred")
    assert planned_move(Plan(card("Kd"), 1, 0), free) == Discard(card("Kd"))
    drawn = in_hand("2s 3s 4s Kd", drawn="4s", game="five-hundred")
    assert planned_move(Plan(card("Kd"), 1, 0), drawn) is None
    said = in_hand("2s Kd Kh Ks", drawn="2s", game="five-hundred")
    assert planned_move(Plan(card("Kd"), 1, 0), said) is None
    knocks = in_hand("2s 3s 4s Kd", drawn="4s")
    assert planned_move(Plan(card("Kd"), 1, 0), knocks) is None


def test_it_waits_for_the_upcard() -> None:
    """Whether to take that is nobody's plan."""
    assert planned_move(Plan(card("2s"), 1, 0), bare_table("gin").state) is None


def test_who_has_planned() -> None:
    """Whose turn it is, where nothing keeps the game and they play themselves."""
    table = bare_table()
    assert not has_planned(table)
    planned(table, 1)
    assert has_planned(table)
    change_player(table, 1, stand_in="normal")
    assert not has_planned(table)
    change_player(table, 1, stand_in=None)
    change(table, paused_since_ms=1, pause_reason="agreed")
    assert not has_planned(table)
    change(table, paused_since_ms=None)
    table.state = replace(table.state, to_act=None)
    assert not has_planned(table)


def test_what_does_not_go_on_is_not_planned() -> None:
    """A plan that cannot make a move now leaves the turn to its player."""
    table = bare_table()
    planned(table, 1, turn=table.turn_step)
    make(table, 1, DrawStock())
    assert plan_of(table, 1) is not None
    assert not has_planned(table)


async def test_what_is_noted_of_a_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    """The round, and how many turns its own player has missed by then."""
    noted = []

    async def note(_: Table, seat: int, plan: Plan | None) -> None:
        noted.append((seat, plan))

    monkeypatch.setattr("bot.table.plans._note", note)
    table = bare_table("straight", (ALICE, BOB, 103))
    table.state = replace(table.state, missed=(3, 1, 2))
    await make_plan(table, 2, None)
    assert noted == [(2, Plan(None, 1, 1))]


def test_who_may_plan() -> None:
    """Who waits for a turn in which they will draw."""
    table = bare_table("straight", (ALICE, BOB, 103))
    assert [may_plan(table, seat) for seat in (1, 2, 3)] == [False, True, True]
    begun = table.state
    table.state = replace(begun, out=frozenset({2}))
    assert [may_plan(table, seat) for seat in (2, 3)] == [False, True]
    table.state = replace(begun, to_act=None)
    assert not may_plan(table, 2)
    table.state = replace(begun, phase=Phase.PLAY)
    assert may_plan(table, 2)
    change(table, paused_since_ms=1, pause_reason="agreed")
    assert not may_plan(table, 2)
    assert not may_plan(bare_table("gin"), 2), "not while the upcard is offered"
    assert not may_plan(bare_table("tile"), 2), "nobody draws first with tiles"
