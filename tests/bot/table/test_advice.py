"""What the strong computer would do: told where it costs nothing, and only where it is ready."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.messages.hand_contents import HandContents
from bot.people.look import Look
from bot.render.buttons import ROW
from bot.render.hand_page import ON_TURN
from bot.runtime.workers import Workers
from bot.table.advice import PATIENCE_SECONDS, Advice, Price, price
from engine.cards import HIDDEN
from engine.legal import legal_moves
from tests.bot.at_hands import open_hand
from tests.bot.conftest import Room, text_of
from tests.bot.stage import play, stage

FIRST = "4h 5h 6h 7s 8s 9s 7d 2c 3d Jc Qd Kd As"
SECOND = "8h 9h 10h 2s 2d 3c 4c 5c 9d Jd Js Qc Kc"


@pytest.mark.parametrize(("rated", "cost"), [(False, Price.FREE), (True, Price.NEVER)])
async def test_what_advice_costs(room: Room, rated: bool, cost: Price) -> None:
    """Nothing among people whose game is rated nowhere; no price buys it in a rated game."""
    table = await stage(room, FIRST, SECOND, rated=rated)
    assert (price(table, 1), price(table, 2)) == (cost, Price.NEVER)


async def told(advice: Advice, table: Any, seat: int) -> Any:
    """What *seat* is advised to do, where that is known in time."""
    asked = advice.begin(table, seat)
    return await asked.in_time() if asked else None


async def test_it_is_asked_once(room: Room) -> None:
    """The same position has the same advice, a legal move; later ones their own."""
    table, advice = await stage(room, FIRST, SECOND), room.app.part(Advice)
    await open_hand(room, room.alice)
    first = await told(advice, table, 1)
    assert first in legal_moves(table.state)
    assert await told(advice, table, 1) is first
    assert await told(advice, table, 2) is None


async def test_a_hand_does_not_wait_for_long(room: Room) -> None:
    """What is not known in time is not told, and later hands wait no more; then it is there."""
    table, advice = await stage(room, FIRST, SECOND), room.app.part(Advice)
    await play(table, "draw")
    loop: Any = asyncio.get_running_loop()
    loop.aside, begun = lambda: 60.0, loop.time()
    assert await told(advice, table, 1) is None
    assert await told(advice, table, 1) is None
    assert loop.time() - begun == pytest.approx(PATIENCE_SECONDS)
    await asyncio.sleep(60)
    assert await told(advice, table, 1) in legal_moves(table.state)


async def test_a_fault_in_the_mind_costs_the_advice_alone(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    """Where the computer cannot think of a hand that is logged without cards; the hand is shown."""
    table = await stage(room, FIRST, SECOND)
    await play(table, "draw")
    state = table.state
    table.state = replace(state, hands=((HIDDEN,), *state.hands[1:]))
    asked = room.app.part(Advice).begin(table, 1)
    table.state = state
    assert asked is not None
    assert await asked.in_time() is None
    assert f"no advice for game #1 at step {table.step}: KeyError" in caplog.text
    assert "Card(" not in caplog.text
    assert "Your hand" in text_of(await open_hand(room, room.alice))
    room.faults.clear()


async def test_a_hand_is_of_one_moment(room: Room) -> None:
    """A turn that ends while a hand waits for advice mixes nothing of the next into it."""
    table = await stage(room, FIRST, SECOND)
    await play(table, "draw")
    loop: Any = asyncio.get_running_loop()
    usual, loop.aside = loop.aside, lambda: 60.0
    contents = room.app.part(HandContents).content(table, 1, "en", Look(), ON_TURN)
    shown = loop.create_task(contents)
    await asyncio.sleep(PATIENCE_SECONDS / 2)
    loop.aside = usual
    assert not shown.done()
    await play(table, "discard As")
    assert table.state.to_act == 2
    _, view = await shown
    rows = [part["components"] for part in view.parts if part["type"] == ROW]
    verbs = {each["custom_id"].split(":")[3].partition(" ")[0] for row in rows for each in row}
    assert "discard" in verbs
    assert "ahead" not in verbs


async def test_nobody_is_asked_who_is_busy(room: Room) -> None:
    """While others wait for the computer no advice is begun."""
    table, advice = await stage(room, FIRST, SECOND), room.app.part(Advice)
    loop: Any = asyncio.get_running_loop()
    usual, loop.aside = loop.aside, lambda: 60.0
    thinking = loop.create_task(room.app.part(Workers).ask(sum, (1, 2)))
    await asyncio.sleep(0)
    loop.aside = usual
    await play(table, "draw")
    assert advice.begin(table, 1) is None
    assert await thinking == 3
