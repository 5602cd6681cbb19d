"""A working table whose player's time is over: what is valid counts, and nobody has missed it."""

from typing import Any

import pytest

from bot.messages.frames import public_frame
from bot.runtime.clock import now_ms
from bot.table.conditions import gone, taker
from bot.table.draft import changed
from bot.table.drafts import draft_of, keep
from data import pauses
from engine.cards import Card, parse_cards
from engine.moves import TakeBack
from tests.bot.at_hands import latest, open_hand
from tests.bot.conftest import Room, button, text_of
from tests.bot.evening import moves, public
from tests.bot.rack_stage import pick, played, rack_stage
from tests.engine.tables import rows

ALICE = "r8 r9 * r11 r12 y1 y2 y3 b5 g5 y13 b13 y4 b7"
BOB = "b10 g10 y10 r10 r13 b6 b8 g1 y12 g7 g8 r2 b1 y6"
DREW = ("1 draw", "2 draw")
"""Nobody has opened; Alice has had a first turn, and it is her turn."""
OPENED = (
    "1 table r8 r9 * r11 r12 | y1 y2 y3",
    "2 table r8 r9 * r11 r12 | y1 y2 y3 | b10 g10 y10",
)
"""Both have opened; it is Alice's turn."""
STOCK = "g13 g12"
LYING = "r8 r9 * r11 r12 | y1 y2 y3 | b10 g10 y10"
LONGER = "r8 r9 * r11 r12 | y1 y2 y3 y4 | b10 g10 y10"
COUNTS = "**alice** ran out of time for the turn: the valid melds on their working table count."
MISSED = "**alice** missed a turn"
LATE = 123


def arrange(table: Any, seat: int, working: str) -> None:
    """Lay the tiles as *working* has them, on the working table alone."""
    draft, lying = draft_of(table, seat), rows(working)
    assert draft is not None
    left: list[Card] = [*draft.start.hand, *(t for meld in table.state.melds for t in meld.cards)]
    for laid in (laid for row in lying.melds for laid in row):
        left.remove(laid.card)
    keep(table, seat, changed(draft, lying.melds, tuple(sorted(left))))


async def last_line(room: Room, table: Any) -> tuple[str, str]:
    """The newest move as it is stored, and who made it."""
    made = (await moves(room, table))[-1]
    return made.line, made.source


async def test_a_valid_table_counts(room: Room) -> None:
    """It is played as if Done had been pressed, and everybody reads why."""
    table = await rack_stage(room, ALICE, BOB, stock=STOCK, turns=DREW)
    page = await open_hand(room, room.alice)
    await pick(room, room.alice, page, "r8 r9 * r11 r12")
    await room.press(room.alice, latest(room, room.alice, page), "Meld")
    await room.wait(LATE)
    await room.wait()
    assert await last_line(room, table) == ("1 table r8 r9 * r11 r12", "clock")
    assert table.state.missed == (0, 0)
    assert table.state.opened == {1}
    text = text_of(public(room, table))
    assert COUNTS in text
    assert "**alice** played 🔴8 🔴9 🃏 🔴11 🔴12." in text
    own = text_of(latest(room, room.alice, page))
    assert "Your rack (10)" in own
    assert COUNTS in own


async def test_tiles_short_of_a_meld_go_back(room: Room) -> None:
    """The rest stands, and is played."""
    table = await rack_stage(room, ALICE, BOB, turns=OPENED)
    page = await open_hand(room, room.alice)
    arrange(table, 1, f"{LONGER} | b5 g5")
    await room.wait(LATE)
    await room.wait()
    assert await last_line(room, table) == (f"1 table {LONGER}", "clock")
    assert set(parse_cards("b5 g5", tiles=True)) <= set(table.state.hand_of(1))
    assert MISSED not in text_of(public(room, table))
    assert "Your rack (5)" in text_of(latest(room, room.alice, page))


@pytest.mark.parametrize(
    ("turns", "working"),
    [
        pytest.param(DREW, "y1 y2 y3", id="the opening is not reached"),
        pytest.param(DREW, "y13 b13 | b5 g5", id="no tile is left of it"),
        pytest.param(OPENED, f"{LYING} | b5 g5", id="all that was laid is short of a meld"),
        pytest.param(OPENED, "r8 r9 * r11 r12 | y2 y3 | b10 g10 y10 | y1 b5 g5", id="table broken"),
        pytest.param(OPENED, "r8 r9 r11 r12 | y1 y2 y3 | b10 g10 y10 | * b5 g5", id="joker bound"),
    ],
)
async def test_no_valid_turn(room: Room, turns: tuple[str, ...], working: str) -> None:
    """Where the game does not take the rest, all goes back, and the turn is missed."""
    table = await rack_stage(room, ALICE, BOB, turns=turns)
    melds, hand = table.state.melds, table.state.hand_of(1)
    arrange(table, 1, working)
    await room.wait(LATE)
    await room.wait()
    assert await last_line(room, table) == ("1 timeout", "clock")
    assert (table.state.melds, table.state.hand_of(1)) == (melds, hand)
    assert table.state.missed == (1, 0)
    assert f"{MISSED}: nothing was played or drawn." in text_of(public(room, table))


async def test_it_ends_a_row_of_missed_turns(room: Room) -> None:
    """After two missed turns it is no third: the count starts anew, and nobody is gone."""
    table = await rack_stage(room, ALICE, BOB, stock=STOCK, turns=DREW)
    for _ in "12":
        await room.wait(LATE)
        await played(table, "2 draw")
    assert table.state.missed == (2, 0)
    arrange(table, 1, "r8 r9 * r11 r12")
    await room.wait(LATE)
    assert (table.state.missed, table.state.out) == ((0, 0), frozenset())
    assert gone(table, 0) == ()


async def test_the_last_tile_ends_the_round(room: Room) -> None:
    """A rack that is laid to the end by then has won."""
    rack = "r8 r9 r11 r12 * y1 y2 y3 b5 g5 y5 b13 g13 y13"
    table = await rack_stage(room, rack, BOB, stock="y4 g12", turns=DREW)
    arrange(table, 1, "r8 r9 * r11 r12 | y1 y2 y3 y4 | b5 g5 y5 | b13 g13 y13")
    await room.wait(LATE)
    assert table.state.results[-1].reason == "hand_rummy"
    assert table.state.winner == 1


async def test_of_three_the_next_one_plays(room: Room) -> None:
    """Who gave up meanwhile has changed nothing of what counts."""
    table = await rack_stage(
        room, ALICE, BOB, "g3 g4 g6", stock=f"{STOCK} g11", turns=(*DREW, "3 draw")
    )
    arrange(table, 1, "r8 r9 * r11 r12")
    await played(table, "2 resign")
    await room.wait(LATE)
    assert await last_line(room, table) == ("1 table r8 r9 * r11 r12", "clock")
    assert table.state.to_act == 3


async def test_not_while_the_game_stands_still(room: Room) -> None:
    """In a pause no time runs out; after it, what lies there counts as before."""
    table = await rack_stage(room, ALICE, BOB, stock=STOCK, turns=DREW)
    arrange(table, 1, "r8 r9 * r11 r12")
    async with table.changing() as tx:
        await pauses.pause(tx, table.id, "agreed", now_ms())
    await room.wait(LATE)
    assert table.state.to_act == 1
    async with table.changing() as tx:
        await pauses.resume(tx, table.id, now_ms())
    await room.wait(LATE)
    assert (await last_line(room, table))[1] == "clock"
    assert len(table.state.melds) == 1


async def test_done_pressed_too_late(room: Room) -> None:
    """A press after the time was over finds the turn ended as it lay: nothing counts twice."""
    table = await rack_stage(room, ALICE, BOB, stock=STOCK, turns=DREW)
    page = await open_hand(room, room.alice)
    await pick(room, room.alice, page, "r8 r9 * r11 r12")
    await room.press(room.alice, latest(room, room.alice, page), "Meld")
    now = latest(room, room.alice, page)
    step = table.step
    room.app.desk.timers.cancel(("turn", table.id))
    await room.wait(LATE)
    assert table.step == step
    await room.press(room.alice, now, "Done")
    assert [line.source for line in (await moves(room, table))[step:]] == ["clock"]
    assert "bob is playing." in text_of(latest(room, room.alice, page))
    assert not button(latest(room, room.alice, page), "Done")


async def test_a_lost_working_table_counts_for_nothing(room: Room) -> None:
    """It is in memory alone: after a restart nothing lies there."""
    table = await rack_stage(room, ALICE, BOB, stock=STOCK, turns=DREW)
    arrange(table, 1, "r8 r9 * r11 r12")
    table.drafts.clear()
    await room.wait(LATE)
    assert await last_line(room, table) == ("1 timeout", "clock")


async def test_it_is_no_move_to_take_back(room: Room) -> None:
    """The game could; but nothing is left of the limit to go on with."""
    table = await rack_stage(room, ALICE, BOB, stock=STOCK, turns=DREW)
    arrange(table, 1, "r8 r9 * r11 r12")
    await room.wait(LATE)
    assert table.can(1, TakeBack())
    assert taker(table) is None


async def test_a_replay_tells_it_too(room: Room) -> None:
    """Who made a line is stored with it: it is told when memory is read anew."""
    table = await rack_stage(room, ALICE, BOB, stock=STOCK, turns=DREW)
    arrange(table, 1, "r8 r9 * r11 r12")
    await room.wait(LATE)
    room.app.tables.forget(table)
    again = await room.stored_table(table.id)
    assert [event.by_clock for event in again.events] == [False] * 3 + [True]
    assert COUNTS in " ".join(public_frame(again, "en").narration)
