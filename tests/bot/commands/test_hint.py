"""`/hint`: a good move and why, in a sentence, to the one who asks."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.learning.lesson import frame_of, lessons
from bot.render.hints import sentence
from engine.players.thoughts import advised
from engine.variants import VARIANTS
from tests.bot.card_stage import seated
from tests.bot.conftest import Room
from tests.bot.presses import told
from tests.bot.stage import play, stage
from tests.engine.test_advice import positions


async def test_a_hint_with_its_reason(room: Room) -> None:
    """The advice names card and meld, and says why."""
    await seated(room, "straight", "5h 6h Kd Qs 2c 9d 3s Jc 8s 4d", "Ah", up="7h")

    assert "Take 7♥: it makes a meld, 5♥ 6♥ 7♥" in told(
        await room.alice.slash(room.channel, "hint")
    )
    await room.alice.slash(room.channel, "draw", **{"from": "pile"})
    assert "Discard 8♠ and keep your melds" in told(await room.alice.slash(room.channel, "hint"))


async def test_no_hints_in_rated_games(room: Room) -> None:
    """What counts is one's own play."""
    await seated(room, "gin", "2h 3h 4h", "9s", rated=True)

    assert "rated" in told(await room.alice.slash(room.channel, "hint"))


async def test_no_hint_out_of_turn(room: Room) -> None:
    """Who is not to act is told whose turn it is."""
    await stage(room, "4h 5h 6h", "9s")

    assert "alice" in told(await room.bob.slash(room.channel, "hint"))


async def test_no_hint_for_a_moment_that_is_over(room: Room) -> None:
    """Who has moved on while the computer thought is told so, and nothing is charged."""
    table = await stage(room, "4h 5h 6h", "9s")
    loop: Any = asyncio.get_running_loop()
    usual, loop.aside = loop.aside, lambda: 2.0
    asked = loop.create_task(room.alice.slash(room.channel, "hint"))
    await asyncio.sleep(0.5)
    loop.aside = usual
    await play(table, "draw")
    await room.wait()
    assert "The game has moved on" in told(await asked)
    assert table.row.players[0].hinted_step is None


@pytest.mark.parametrize("game", list(VARIANTS))
def test_each_reason_has_its_sentence(game: str) -> None:
    """Whatever is advised can be said."""
    frame = frame_of(lessons()[game].steps[0], "en", "alice")
    for seen in positions(game, 5 if game == "tile" else 30):
        text = sentence(replace(frame, seen=seen, seat=seen.acting), *advised(seen))
        assert text.endswith((".", "how."))
        assert "{" not in text
