"""The puzzle of the day, as people press it."""

from typing import Any

import pytest

from bot.club.puzzle.daily import Daily, games_with_puzzles, puzzle_of_day
from bot.club.puzzle.posed import frame_of, sizes
from bot.club.puzzle.view import moves_text
from bot.people.card_texts import card_text
from bot.people.texts import say
from bot.runtime.clock import now_ms
from data import puzzles
from data.puzzles import DAY_MS, day_of
from engine.puzzles.puzzle import Grade
from engine.view import seen_by
from tests.bot.conftest import Room, button, selects, text_of
from tests.bot.evening import answer
from tests.bot.presses import forge, told

GAMES = games_with_puzzles()


def todays(game: str = "gin", grade: str = "easy") -> Daily:
    one = puzzle_of_day(game, grade, day_of(now_ms()))
    assert one is not None
    return one


def label(one: Daily, number: int) -> str:
    return moves_text("en", one.puzzle.choices[number].moves)[:100]


@pytest.mark.parametrize("game", GAMES)
def test_who_sits_there(game: str) -> None:
    """The reader at the seat of the puzzle, and the computer at all others."""
    one = todays(game)
    seats = [(each.name, each.user_id) for each in frame_of(one, "en", "alice", 7).players]
    assert len(seats) == one.seen.seats
    assert seats.pop(one.puzzle.seat - 1) == ("alice", 7)
    assert {name for name, _ in seats} == {say("en", "computer-name")}
    assert {user for _, user in seats} == {None}


@pytest.mark.parametrize("game", GAMES)
def test_the_position_that_is_shown(game: str) -> None:
    """Is the last one, in which there is something to choose; told are the moves right before."""
    one = todays(game)
    steps = [*one.puzzle.steps()]
    assert one.seen == seen_by(steps[-1].after, one.puzzle.seat)
    assert one.seen.to_act == one.puzzle.seat
    assert one.last
    assert [move for _, _, move, _ in one.last] == [one.move for one in steps[-len(one.last) :]]


async def opened(room: Room, game: str = "gin", level: str = "easy") -> Any:
    said = await room.alice.slash(room.channel, "club puzzle", game=game, level=level)
    return said.response.message


async def answered(room: Room, one: Daily, number: int) -> Any:
    """The message after that choice was made."""
    message = await opened(room, one.variant, one.grade)
    said = await room.choose(room.alice, message, "mark", label(one, number))
    assert button(said.response.message, "Answer") is not None
    done = await room.press(room.alice, said.response.message, "Answer")
    return done.response.message


@pytest.mark.parametrize("game", GAMES)
async def test_solved_in_three_presses(room: Room, game: str) -> None:
    """Choose, answer: the outcome names the best, why, and the line to share."""
    one = todays(game, "medium")
    message = await answered(room, one, 0)
    text = text_of(message)
    assert "Right!" in text
    assert "a day counts" not in text
    assert "Streak: 1 day" in text
    assert "solved, streak 1 🟩" in text
    assert button(message, "Answer") is None
    async with room.db.reading() as tx:
        assert await puzzles.solved_by(tx, room.alice.id) == 1


async def test_an_easy_one_makes_no_streak(room: Room) -> None:
    """That is said where somebody has solved one, and on the list of the day."""
    text = text_of(await answered(room, todays(), 0))
    assert "No streak yet" in text
    assert "a day counts once you solve a medium or hard puzzle" in text
    said = await room.alice.slash(room.channel, "club puzzle")
    assert "a day counts once you solve a medium or hard puzzle" in answer(said)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("grade", list(Grade))
async def test_shown_to_its_reader_alone(room: Room, game: str, grade: str) -> None:
    """What is asked is ephemeral, and has a menu of all choices of the puzzle."""
    message = await opened(room, game, grade)
    assert message.flags.ephemeral
    (menu,) = selects(message)
    assert len(menu.options) == len(todays(game, grade).puzzle.choices)
    assert len({one.label for one in menu.options}) == len(menu.options)


async def test_no_card_that_the_seat_cannot_see(room: Room) -> None:
    """Neither the other's hand nor the stock is in the text."""
    one = todays()
    text = text_of(await opened(room))
    hidden = one.puzzle.state().hand_of(3 - one.puzzle.seat)
    shown = {*one.seen.hand, *one.seen.pile}
    assert not [card for card in hidden if card not in shown and card_text(card) in text]


async def test_only_the_first_answer_counts(room: Room) -> None:
    """After a wrong one the best is told, and opening it again changes nothing."""
    one = todays()
    first = await opened(room)
    chosen = await room.choose(room.alice, first, "mark", label(one, 1))
    message = (await room.press(room.alice, chosen.response.message, "Answer")).response.message
    assert "Not the best" in text_of(message)
    assert label(one, 0) in text_of(message)
    again = await opened(room)
    assert "Not the best" in text_of(again)
    assert selects(again) == []
    async with room.db.reading() as tx:
        assert await puzzles.streak_of(tx, room.alice.id, one.day) == puzzles.Streak()


async def test_hints_grow_and_are_told(room: Room) -> None:
    """Each hint leaves fewer choices, the best among them; the line to share counts them."""
    one = todays("gin", "medium")
    message = await opened(room, level="medium")
    for number, left in enumerate(sizes(len(one.puzzle.choices)), 1):
        message = (await room.press(room.alice, message, "Hint")).response.message
        (menu,) = selects(message)
        assert len(menu.options) == left
        assert label(one, 0) in [option.label for option in menu.options]
        assert f"Hint {number}" in text_of(message)
    assert button(message, "Hint").disabled
    chosen = await room.choose(room.alice, message, "mark", label(one, 0))
    done = (await room.press(room.alice, chosen.response.message, "Answer")).response.message
    hints = one.most_hints
    words = "1 hint" if hints == 1 else f"{hints} hints"
    assert f"solved with {words}, streak 1 {'🟨' * hints}🟩" in text_of(done)


@pytest.mark.slow
def test_what_controls_say_of_the_best() -> None:
    """Nothing: the best choice is in any place, as chance has it, and no order is that of value."""
    found = [
        puzzle_of_day(game, grade, day)
        for game in GAMES
        for grade in Grade
        for day in range(20_000, 20_030)
    ]
    places = [one.listed.index(0) for one in found if one is not None]
    assert len(places) > 100
    assert max(places.count(place) for place in set(places)) < len(places) / 2
    assert all(sorted(one.listed) == list(range(len(one.listed))) for one in found if one)


async def test_a_control_names_the_choice_by_its_place(room: Room) -> None:
    """What the menu says is the place in which the choice is listed, after hints as before."""
    one = todays()
    message = await opened(room)
    for _ in range(2):
        (menu,) = selects(message)
        places = {option.label: int(option.value) for option in menu.options}
        for number in one.left(0):
            if label(one, number) in places:
                assert one.listed[places[label(one, number)]] == number
        message = (await room.press(room.alice, message, "Hint")).response.message


@pytest.mark.parametrize(("verb", "values"), [("choose", ["0"]), ("answer:0", None)])
async def test_controls_from_before_they_were_numbered_anew(
    room: Room, verb: str, values: list[str] | None
) -> None:
    """They count for nothing: the puzzle is shown as it is now, and that is said."""
    one = todays()
    message = await opened(room)
    custom_id = f"puzzle:{one.day}:{one.variant}:{one.grade}:{verb}"
    said = await forge(room, room.alice, message, custom_id, values)
    assert "out of date" in told(said)
    async with room.db.reading() as tx:
        assert not await puzzles.answers_on(tx, room.alice.id, one.day)


async def test_shared_without_a_sound(room: Room) -> None:
    """The channel reads the line, which mentions nobody and names no card."""
    one = todays()
    message = await answered(room, one, 0)
    said = await room.press(room.alice, message, "Share")
    posted = said.response.message
    assert not posted.flags.ephemeral
    assert posted.flags.suppress_notifications
    text = text_of(posted)
    assert "Gin Rummy · easy: solved, streak 0" in text
    assert label(one, 0) not in text


async def test_shared_in_a_dm(room: Room) -> None:
    """There the line passes, as a hand that waits may stand above."""
    daily = todays()
    page = await room.alice.user.slash("club puzzle", game=daily.variant, level=daily.grade)
    page = await room.choose(room.alice, page.response.message, "mark", label(daily, 0))
    page = await room.press(room.alice, page.response.message, "Answer")
    said = await room.press(room.alice, page.response.message, "Share")
    assert said.response.message.flags.ephemeral


async def test_yesterdays_puzzle_is_over(room: Room) -> None:
    """A press after midnight shows the list of the new day, and counts for nothing."""
    one = todays()
    message = await opened(room)
    chosen = await room.choose(room.alice, message, "mark", label(one, 0))
    await room.wait(DAY_MS / 1000)
    said = await room.press(room.alice, chosen.response.message, "Answer")
    assert "day is over" in text_of(said.response.message)
    async with room.db.reading() as tx:
        assert await puzzles.solved_by(tx, room.alice.id) == 0


async def test_from_the_club(room: Room) -> None:
    """The club's screen leads to the list, and the list to a puzzle."""
    said = await room.alice.slash(room.channel, "club home")
    shown = await room.press(room.alice, said.response.message, "Puzzle")
    listed = shown.response.message
    assert text_of(listed).startswith("### Puzzles · ")
    one = await room.choose(room.alice, listed, "pick", "Gin Rummy · hard")
    assert "Gin Rummy · hard" in text_of(one.response.message)


async def test_the_profile_tells_its_owner(room: Room) -> None:
    """Who asks for another's is not told."""
    await answered(room, todays(), 0)
    own = await room.alice.slash(room.channel, "profile")
    assert "Puzzles of the day:** 1 solved" in answer(own)
    other = await room.bob.slash(room.channel, "profile", user=room.alice)
    assert "Puzzles of the day" not in answer(other)


@pytest.mark.parametrize(
    ("count", "left"), [(2, ()), (3, (2,)), (4, (3, 2)), (8, (6, 3, 2)), (10, (7, 4, 2))]
)
def test_what_hints_leave(count: int, left: tuple[int, ...]) -> None:
    """Fewer each time, and two at least."""
    assert sizes(count) == left
