"""See what happens: after the answer both ways are played out, and stepped through."""

import re
from typing import Any

import pytest

from bot.club.puzzle.daily import Daily, games_with_puzzles, puzzle_of_day
from bot.club.puzzle.playing import PlayedOuts
from bot.club.puzzle.view import moves_text
from bot.people.card_texts import cards_text
from bot.runtime.clock import now_ms
from data.puzzles import DAY_MS, day_of
from tests.bot.conftest import Room, button, selects, text_of
from tests.bot.presses import forge, told

GAMES = games_with_puzzles()


def todays(game: str) -> Daily:
    found = puzzle_of_day(game, "easy", day_of(now_ms()))
    assert found is not None
    return found


async def outcome(room: Room, daily: Daily) -> Any:
    """The message after the tempting answer."""
    said = await room.alice.slash(room.channel, "club puzzle", game=daily.variant, level="easy")
    message = said.response.message
    (menu,) = selects(message)
    value = str(daily.listed.index(1))
    said = await room.alice.select(message, [value], custom_id=menu.custom_id)
    return (await room.press(room.alice, said.response.message, "Answer")).response.message


async def pressed(room: Room, message: Any, label: str) -> Any:
    """The message as it stands after a press."""
    return (await room.press(room.alice, message, label)).response.message


@pytest.mark.parametrize("game", GAMES)
async def test_both_ways_to_the_end(room: Room, game: str) -> None:
    """Move by move, with a switch between them and all hands open, and back to the outcome."""
    daily = todays(game)
    message = await pressed(room, await outcome(room, daily), "See what happens")
    found = room.app.part(PlayedOuts).known(daily)
    assert found is not None
    assert f"**Best** · move 1 of {len(found.best)}" in text_of(message)
    theirs = found.states(found.best)[1].hand_of(3 - daily.puzzle.seat)
    tiles = daily.seen.variant.tiles
    assert not theirs or cards_text(sorted(theirs), tiles=tiles) in text_of(message)
    for label, step in (("⏮ First", 0), ("▶ Forward", 1), ("◀ Back", 0), ("⏭ Last", -1)):
        step %= len(found.best) + 1
        message = await pressed(room, message, label)
        assert f"move {step} of" in text_of(message)
    assert "The round is over" in text_of(message)
    message = await pressed(room, message, "Tempting")
    assert f"**Tempting** · move 1 of {len(found.other)}" in text_of(message)
    assert button(message, "Tempting").disabled
    message = await pressed(room, message, "Back to the puzzle")
    assert "Not the best" in text_of(message)


async def test_what_tempts_is_told(room: Room) -> None:
    """With what it loses on average, once: the list below has the others."""
    daily = todays("gin")
    text = text_of(await outcome(room, daily))
    words = moves_text("en", daily.puzzle.choices[daily.puzzle.tempting].moves)
    assert re.search(
        rf"\*\*Tempting:\*\* {re.escape(words)}, which wins \d+ fewer games? in 100", text
    )
    assert f" · {words}\n" not in text


@pytest.mark.parametrize("verb", ["best:1:see", "tempting:1:line", "back"])
@pytest.mark.parametrize("days", [0, 3])
async def test_nothing_before_the_answer(room: Room, verb: str, days: int) -> None:
    """Neither of today's puzzle nor of one to come, however its control was come by."""
    said = await room.alice.slash(room.channel, "club puzzle", game="gin", level="easy")
    custom_id = f"puzzle:{day_of(now_ms()) + days}:gin:easy:{verb}"
    said = await forge(room, room.alice, said.response.message, custom_id)
    assert "Answer the puzzle first" in told(said)


async def test_when_the_day_is_over(room: Room) -> None:
    """Whoever has answered may still see what happens."""
    message = await outcome(room, todays("straight"))
    await room.wait(DAY_MS / 1000)
    message = await pressed(room, message, "See what happens")
    assert "**Best** · move 1 of" in text_of(message)
