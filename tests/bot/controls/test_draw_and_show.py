"""One press at the table that draws and shows the hand; and what can be undone."""

from typing import Any

from engine.cards import parse_cards
from engine.state import Phase
from tests.bot.at_hands import latest, mark, open_hand
from tests.bot.conftest import Room, button, text_of
from tests.bot.controls.test_hand_controls import FIRST, SECOND
from tests.bot.evening import calls, public
from tests.bot.presses import at_once, forge, told
from tests.bot.rack_stage import rack_stage
from tests.bot.stage import play, show, stage

LABEL = "Draw and show"


def draws(table: Any) -> int:
    """How often somebody has drawn from the stock."""
    return sum("draw" in str(event.move).lower() for event in table.events)


async def test_draws_and_shows(room: Room) -> None:
    """One press draws for whose turn it is, and shows the hand with the new card to them alone."""
    table = await stage(room, FIRST, SECOND, stock="10c 3h 6c")
    shown = await room.press(room.alice, calls(room, table)[0], LABEL)
    assert "Your hand (14)" in told(shown)
    assert "10♣" in told(shown)
    assert draws(table) == 1
    again = await room.press(room.alice, public(room, table), LABEL)
    assert "The game has moved on" in told(again)
    assert draws(table) == 1


async def test_never_draws_twice(room: Room) -> None:
    """A second press, at the same moment or later, draws nothing."""
    table = await stage(room, FIRST, SECOND, stock="10c 3h 6c")
    call = calls(room, table)[0]
    press = (room.alice, call, button(call, LABEL).custom_id)
    answers = [told(one) for one in await at_once(room, press, press)]
    assert sorted("The game has moved on" in text for text in answers) == [False, True]
    again = await room.press(room.alice, call, LABEL)
    assert "Your hand (14)" in told(again)
    assert draws(table) == 1


async def test_an_old_call_draws_nothing(room: Room) -> None:
    """The button of an earlier turn draws nothing, even when it is one's turn again."""
    table = await stage(room, FIRST, SECOND, stock="10c 3h 6c")
    old = button(calls(room, table)[0], LABEL).custom_id
    await play(table, "draw, discard 10c")
    await play(table, "draw, discard 3h")
    await room.wait(30)
    again = await forge(room, room.alice, calls(room, table)[0], old)
    assert "The game has moved on" in told(again)
    assert table.state.phase is Phase.DRAW


async def test_others_cannot_draw(room: Room) -> None:
    """Whose turn it is not is told so, and who does not sit there too."""
    table = await stage(room, FIRST, SECOND)
    message = public(room, table)
    assert "alice" in told(await room.press(room.bob, message, LABEL))
    assert "You aren’t playing in #1" in told(await room.press(room.carol, message, LABEL))
    assert draws(table) == 0


async def test_only_where_it_does_not_end_the_turn(room: Room) -> None:
    """With tiles drawing ends the turn: there one looks first."""
    table = await rack_stage(room, "r1 r2 r3", "b1 b2 b3")
    assert button(public(room, table), "My hand")
    assert not button(public(room, table), LABEL)


async def test_undo_clears_the_marks(room: Room) -> None:
    """Undo is there as soon as something is marked, and then nothing is."""
    table = await stage(room, FIRST, SECOND, turns=())
    await play(table, "draw")
    await show(room, table)
    page = await open_hand(room, room.alice)
    assert not button(page, "Undo")
    await mark(room, room.alice, page, *parse_cards("Kd Qd"))
    await room.press(room.alice, latest(room, room.alice, page), "Undo")
    now = latest(room, room.alice, page)
    assert "Picked" not in text_of(now)
    assert not button(now, "Undo")
    assert not button(now, "Discard"), "with nothing marked it would have to ask which"


async def test_undo_by_command(room: Room) -> None:
    """/undo in a card game says that moves stay made, and shows the hand without marks."""
    table = await stage(room, FIRST, SECOND)
    await play(table, "draw")
    answer = told(await room.alice.slash(room.channel, "undo"))
    assert "takeback" in answer
    assert "Your hand (14)" in answer
    assert table.state.phase is Phase.PLAY
