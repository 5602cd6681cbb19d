"""One puzzle more: beyond those of a day, near to what somebody can, each once, and rated."""

from dataclasses import replace
from typing import Any

import pytest

from bot.club.puzzle.daily import (
    COMING_DAYS,
    Extra,
    coming,
    extra_of,
    games_with_puzzles,
    puzzle_of_day,
    suiting,
)
from bot.club.puzzle.view import moves_text
from bot.runtime.clock import now_ms
from data import puzzle_ratings, puzzles
from data.puzzle_ratings import NEW, STARTS, Contest
from data.puzzles import DAY_MS, ExtraKey, day_of
from data.rating import Rating
from engine.puzzles.puzzle import Grade
from engine.puzzles.shipped import kept_of
from tests.bot.conftest import Room, button, selects, text_of
from tests.bot.evening import answer
from tests.bot.presses import forge

GAMES = games_with_puzzles()


def today() -> int:
    return day_of(now_ms())


def extra_in(message: Any) -> Extra:
    """The puzzle that a message shows."""
    menu = next(one for one in selects(message) if ":extra:" in one.custom_id)
    _, _, variant, mark, *_ = menu.custom_id.split(":")
    found = extra_of(variant, mark)
    assert found is not None
    return found


async def listed(room: Room) -> Any:
    return (await room.alice.slash(room.channel, "club puzzle")).response.message


async def answered(room: Room, message: Any, number: int) -> Any:
    """The message after that choice was made."""
    extra = extra_in(message)
    label = moves_text("en", extra.puzzle.choices[number].moves)[:100]
    message = (await room.choose(room.alice, message, "mark", label)).response.message
    return (await room.press(room.alice, message, "Answer")).response.message


@pytest.mark.parametrize("game", GAMES)
def test_the_nearest_one_that_is_free(game: str) -> None:
    """By what puzzles have turned out to be, and by their grade where that is not known."""
    kept = kept_of(game)
    found = suiting(game, NEW, {}, set())
    assert found is not None
    assert found.grade is Grade.MEDIUM
    good = replace(NEW, mu=Rating.at(STARTS["hard"], 1.0).mu)
    hard = suiting(game, good, {}, set())
    assert hard is not None
    assert hard.grade is Grade.HARD
    known = {kept[0].mark: Rating.at(2000, 1.0)}
    best = replace(NEW, mu=Rating.at(1990, 1.0).mu)
    assert suiting(game, best, known, set()) == kept[0]
    assert suiting(game, best, known, {each.mark for each in kept}) is None


@pytest.mark.parametrize("game", GAMES)
def test_what_days_have_is_kept_back(game: str) -> None:
    """Today's puzzles, and those of two weeks."""
    day = today()
    marks = coming(game, day)
    for later in (0, 1, min(COMING_DAYS, len(kept_of(game)) // 6 - 1)):
        for grade in Grade:
            daily = puzzle_of_day(game, grade, day + later)
            assert daily is not None
            assert daily.mark in marks
    assert len(marks) < len(kept_of(game))


async def test_one_after_the_other(room: Room) -> None:
    """From the list, then from each outcome: never the same, never a day's, and each is rated."""
    message = await listed(room)
    message = (await room.choose(room.alice, message, "game", "Gin Rummy")).response.message
    seen = set()
    for number in (0, 1):
        extra = extra_in(message)
        seen.add(extra.mark)
        assert extra.mark not in coming("gin", today())
        assert text_of(message).startswith("### Puzzle · Gin Rummy · ")
        message = await answered(room, message, number)
        assert "Your puzzle rating: " in text_of(message)
        assert "Streak" not in text_of(message)
        assert button(message, "Share") is None
        assert message.flags.ephemeral
        message = (await room.press(room.alice, message, "One more")).response.message
    seen.add(extra_in(message).mark)
    assert len(seen) == 3
    async with room.db.reading() as tx:
        assert len(await puzzles.had(tx, room.alice.id)) == 2
        assert (await puzzle_ratings.of_user(tx, room.alice.id))["gin"].answers == 2
        assert await puzzles.streak_of(tx, room.alice.id, today()) == puzzles.Streak()


async def test_the_last_game_is_the_usual_one(room: Room) -> None:
    """What one answered last is what "One more" gives; and that counts for hints too."""
    message = await listed(room)
    message = (await room.choose(room.alice, message, "game", "Tile Rummy")).response.message
    message = (await room.press(room.alice, message, "Hint")).response.message
    message = await answered(room, message, 0)
    assert "You used hints" in text_of(message)
    message = (await room.press(room.alice, message, "All puzzles")).response.message
    assert "provisional" not in text_of(message)
    message = (await room.choose(room.alice, message, "game", "Gin Rummy")).response.message
    message = await answered(room, message, 1)
    message = await listed(room)
    assert "(provisional)" in text_of(message)
    message = (await room.press(room.alice, message, "One more")).response.message
    assert extra_in(message).variant == "gin"


async def test_all_had(room: Room) -> None:
    """Who has had all that there are is told so, above the list of the day."""
    async with room.db.transaction() as tx:
        for kept in kept_of("gin"):
            contest = Contest("gin", kept.grade, now_ms())
            key = ExtraKey(room.alice.id, kept.mark)
            await puzzles.answer(tx, key, kept.mark, 1, solved=False, contest=contest)
    message = await listed(room)
    message = (await room.choose(room.alice, message, "game", "Gin Rummy")).response.message
    assert "You’ve done every Gin Rummy puzzle" in text_of(message)
    assert "### Puzzles · " in text_of(message)


@pytest.mark.parametrize("verb", ["give:0", "hint"])
async def test_a_puzzle_of_a_day_is_not_to_be_had_before(room: Room, verb: str) -> None:
    """However somebody names it: it is not open, and nothing is stored."""
    daily = puzzle_of_day("gin", "easy", today() + 3)
    assert daily is not None
    message = await listed(room)
    custom_id = f"puzzle:extra:gin:{daily.mark}:{verb}"
    said = await forge(room, room.alice, message, custom_id)
    assert "That puzzle has closed" in text_of(said.response.message)
    async with room.db.reading() as tx:
        key = ExtraKey(room.alice.id, daily.mark)
        assert await puzzles.answer_to(tx, key) == puzzles.Answer()


async def test_an_answer_is_shown_again_though_its_day_comes(room: Room) -> None:
    """And one that waits for an answer is closed until then."""
    day = today()
    ahead = next(
        mark
        for mark in sorted(coming("gin", day + COMING_DAYS + 1))
        if mark not in coming("gin", day)
    )
    message = await listed(room)
    shown = await forge(room, room.alice, message, f"puzzle:extra:gin:{ahead}:mark", ["0"])
    assert extra_in(shown.response.message).mark == ahead
    await room.wait((COMING_DAYS + 1) * DAY_MS / 1000)
    said = await forge(room, room.alice, message, f"puzzle:extra:gin:{ahead}:give:0")
    assert "That puzzle has closed" in text_of(said.response.message)


async def test_the_rating_is_in_the_profile_of_its_owner(room: Room) -> None:
    """Below the record, for nobody else: it is of puzzles answered anywhere."""
    message = await listed(room)
    message = (await room.choose(room.alice, message, "game", "Gin Rummy")).response.message
    await answered(room, message, 1)
    own = await room.alice.slash(room.channel, "profile")
    assert "**Puzzle ratings:** Gin Rummy 1" in answer(own)
    other = await room.bob.slash(room.channel, "profile", user=room.alice)
    assert "Puzzle rating" not in answer(other)
