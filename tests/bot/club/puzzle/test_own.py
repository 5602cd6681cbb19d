"""My mistakes: what surely cost points in one's own games, as puzzles, until it is solved."""

from dataclasses import replace
from typing import Any

import pytest

from bot.club.puzzle.mistakes import Mistakes
from bot.people.card_texts import card_text
from bot.runtime.clock import now_ms
from bot.table.reviews import REVIEWS
from data import puzzle_ratings, puzzles, reviews
from data.puzzles import MistakeKey
from data.reviews import ReviewSums
from tests.bot.commands.test_replay import finished
from tests.bot.commands.test_review import FOUND
from tests.bot.conftest import Room, button, buttons, selects, text_of
from tests.bot.presses import forge, told

STEP = FOUND.judged[0].step
PLAYED, BETTER = "Discard 2♣", "Discard Q♦"


async def reviewed(room: Room) -> None:
    """A game of Alice and Bob, with a mistake of Alice's."""
    await finished(room)
    text = REVIEWS.dump_json(FOUND).decode()
    async with room.db.transaction() as tx:
        sums = ReviewSums(1, 51.2, -17.2)
        await reviews.keep(tx, 1, 1, room.alice.id, text, sums, now_ms())


async def opened(room: Room, person: Any) -> Any:
    """What stands where the list was, after My mistakes was pressed."""
    listed = (await person.slash(room.channel, "club puzzle")).response.message
    return (await room.press(person, listed, "My mistakes")).response.message


async def answered(room: Room, message: Any, label: str) -> Any:
    message = (await room.choose(room.alice, message, "mark", label)).response.message
    return (await room.press(room.alice, message, "Answer")).response.message


async def test_until_it_is_solved(room: Room) -> None:
    """What was played is wrong again, and told as that; the better move solves it for good."""
    await reviewed(room)
    message = await opened(room, room.alice)
    assert "From your game #1 · 500 Rummy" in text_of(message)
    (menu,) = selects(message)
    assert {PLAYED, BETTER} <= {option.label for option in menu.options}
    message = await answered(room, message, PLAYED)
    assert f"**Not the best:** {PLAYED}" in text_of(message)
    assert f"**You played:** {PLAYED}, which cost 6.1 points on average." in text_of(message)
    assert f"**Best:** {BETTER}" in text_of(message)
    message = (await room.press(room.alice, message, "Next mistake")).response.message
    message = await answered(room, message, BETTER)
    assert "Right!" in text_of(message)
    assert "rating" not in text_of(message)
    assert "Streak" not in text_of(message)
    message = (await room.press(room.alice, message, "See what happens")).response.message
    assert "**Best** · move 1 of" in text_of(message)
    message = (await room.press(room.alice, message, "Back to the puzzle")).response.message
    message = (await room.press(room.alice, message, "Next mistake")).response.message
    assert "You’ve solved every puzzle from your mistakes" in text_of(message)
    async with room.db.reading() as tx:
        assert await puzzles.of_mistakes(tx, room.alice.id) == {(1, STEP): True}
        assert not await puzzle_ratings.of_user(tx, room.alice.id)


async def test_how_to_come_by_some(room: Room) -> None:
    """Who has none is led to the review of their last game, or told where there is none."""
    message = await opened(room, room.carol)
    assert "Review a finished game" in text_of(message)
    assert [one.label for one in buttons(message)] == ["All puzzles", "The club"]
    await reviewed(room)
    message = await opened(room, room.bob)
    assert button(message, "Review #1").custom_id == "reviewed:1"


async def test_nobody_elses(room: Room) -> None:
    """By whatever id: of another's decision nobody sees anything, nor of one of no review."""
    await reviewed(room)
    message = await opened(room, room.bob)
    for custom_id in (f"puzzle:own:1:{STEP}:back", "puzzle:own:1:2:hint", "puzzle:own:99:2:hint"):
        said = await forge(room, room.bob, message, custom_id)
        assert "no longer in your reviews" in told(said)


async def test_only_what_the_seat_saw(room: Room) -> None:
    """No card of the other's hand is shown, and no card that came later."""
    await reviewed(room)
    text = text_of(await opened(room, room.alice))
    mistake = room.app.part(Mistakes).known(1, STEP)
    assert mistake is not None
    hidden = mistake.replay.state(STEP).hand_of(2)
    lying = {card for meld in mistake.seen.melds for card in meld.cards}
    shown = {*mistake.seen.hand_of(1), *mistake.seen.pile, *lying}
    assert not [card for card in hidden if card not in shown and card_text(card) in text]


async def test_after_a_restart(room: Room) -> None:
    """What is not remembered is worked out again; the press shows it, and counts for nothing."""
    await reviewed(room)
    message = await opened(room, room.alice)
    room.app.part(Mistakes)._made.clear()
    message = (await room.choose(room.alice, message, "mark", BETTER)).response.message
    assert "From your game #1" in text_of(message)
    assert button(message, "Answer").disabled
    async with room.db.reading() as tx:
        key = MistakeKey(room.alice.id, 1, STEP)
        assert await puzzles.answer_to(tx, key) == puzzles.Answer()


@pytest.mark.parametrize("text", ["{}", REVIEWS.dump_json(replace(FOUND, judged=())).decode()])
async def test_reviews_with_nothing_to_learn(room: Room, text: str) -> None:
    """One of an earlier version, and one that found nothing."""
    await finished(room)
    async with room.db.transaction() as tx:
        sums = ReviewSums(1, 0.0, 0.0)
        await reviews.keep(tx, 1, 1, room.alice.id, text, sums, now_ms())
    assert "nothing here yet" in text_of(await opened(room, room.alice))
