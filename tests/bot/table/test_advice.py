"""What the strong computer would do: told where it costs nothing, and only where it is ready."""

import asyncio
from typing import Any

import pytest

from bot.runtime.workers import Workers
from bot.table.advice import PATIENCE_SECONDS, Advice, Price, price
from engine.legal import legal_moves
from tests.bot.at_hands import open_hand
from tests.bot.conftest import Room
from tests.bot.stage import play, stage

FIRST = "4h 5h 6h 7s 8s 9s 7d 2c 3d Jc Qd Kd As"
SECOND = "8h 9h 10h 2s 2d 3c 4c 5c 9d Jd Js Qc Kc"


@pytest.mark.parametrize(("rated", "cost"), [(False, Price.FREE), (True, Price.NEVER)])
async def test_what_advice_costs(room: Room, rated: bool, cost: Price) -> None:
    """Nothing among people whose game is rated nowhere; no price buys it in a rated game."""
    table = await stage(room, FIRST, SECOND, rated=rated)
    assert (price(table, 1), price(table, 2)) == (cost, Price.NEVER)


async def test_it_is_asked_once(room: Room) -> None:
    """The same position has the same advice, a legal move; later ones their own."""
    table, advice = await stage(room, FIRST, SECOND), room.app.part(Advice)
    await open_hand(room, room.alice)
    first = await advice.of(table, 1)
    assert first in legal_moves(table.state)
    assert await advice.of(table, 1) is first
    assert await advice.of(table, 2) is None


async def test_a_hand_does_not_wait_for_long(room: Room) -> None:
    """What is not known in time is not told, and the hand goes on without it; later it is there."""
    table, advice = await stage(room, FIRST, SECOND), room.app.part(Advice)
    await play(table, "draw")
    loop: Any = asyncio.get_running_loop()
    loop.aside, begun = lambda: 60.0, loop.time()
    advice.begin(table, 1)
    assert await advice.of(table, 1) is None
    assert loop.time() - begun == pytest.approx(PATIENCE_SECONDS)
    await asyncio.sleep(60)
    assert await advice.of(table, 1) in legal_moves(table.state)


async def test_nobody_is_asked_who_is_busy(room: Room) -> None:
    """While others wait for the computer no advice is begun."""
    table, advice = await stage(room, FIRST, SECOND), room.app.part(Advice)
    await play(table, "draw")
    loop: Any = asyncio.get_running_loop()
    loop.aside = lambda: 60.0
    thinking = loop.create_task(room.app.part(Workers).ask(sum, (1, 2)))
    await asyncio.sleep(0)
    advice.begin(table, 1)
    assert await advice.of(table, 1) is None
    assert await thinking == 3
