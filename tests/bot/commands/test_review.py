"""The review of a finished game: from the press to the pages, for whoever played it."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select, update

from bot.table.replays import Replays
from bot.table.reviews import Reviews
from data import retention
from data.store.schema import games, reviews
from engine.players.whys import Reason, Why
from engine.review.told import Chance, Judged, Review, RoundParts
from tests.bot.card_stage import play, seated
from tests.bot.commands.test_replay import ALICE, BOB, STEPS, finished
from tests.bot.conftest import Room, button, buttons, text_of
from tests.bot.evening import shown
from tests.bot.presses import forge, told

REASON = Reason(Why.UNWANTED)
FOUND = Review(
    judged=(Judged(8, 1, "1 discard 2c @1", "1 discard Qd", 6.1, 1.1, REASON, is_sure=True),),
    decisions=5,
    chances=(Chance(1, 0.5), Chance(7, 0.61), Chance(STEPS, 1.0)),
    rounds=(RoundParts(1, 34.0, 51.2, -20.4, 3.2, 4.0),),
    little=5.0,
)
"""What is found where a test does not wait for the real thing."""
LOOK_SECONDS = 1.0
"""How often that is looked for."""


class Workshop:
    """Stands where reviews are worked out, and is done when a test says so."""

    def __init__(self) -> None:
        self.is_done = False
        self.begun = 0
        self.progress: Callable[[float], None]
        self.before: Callable[[int], None]

    async def work(self, *_: Any, progress: Any, before: Any) -> Review:
        self.begun += 1
        self.progress, self.before = progress, before
        before(2)
        while not self.is_done:
            await asyncio.sleep(LOOK_SECONDS)
        return FOUND


@pytest.fixture
def workshop(room: Room, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    made = Workshop()
    monkeypatch.setattr(room.app.part(Reviews), "_workers", made)
    return made


async def at_end(room: Room) -> Any:
    """The message with the end of a game of Alice and Bob."""
    await finished(room)
    return room.message_with("Review")


async def pressed(room: Room, person: Any) -> Any:
    """The answer to a press of Review."""
    return await room.press(person, room.message_with("Review"), "Review")


def said(result: Any) -> str:
    return text_of(result.response.message)


async def worked_out(room: Room, workshop: Workshop, person: Any) -> Any:
    """The first page, after all that comes before it."""
    result = await pressed(room, person)
    workshop.is_done = True
    await room.wait(2)
    return result


async def test_for_real(room: Room) -> None:
    """A short game is reviewed in a worker, and the first page stands where one has waited."""
    await at_end(room)
    result = await pressed(room, room.alice)
    assert result.response.ephemeral
    begun = [found for _, found in room.app.part(Reviews)._begun.values()]
    await asyncio.gather(*begun)
    await room.wait(2)
    assert "Review · #1 · 500 Rummy" in said(result)
    assert "You won" in said(result)
    assert "Chances of winning" in said(result)


async def test_from_the_queue_to_the_page(room: Room, workshop: Workshop) -> None:
    """Whoever waits is told how many come first, then how much is done, then all of it."""
    await at_end(room)
    result = await pressed(room, room.alice)
    assert said(result) == "In the queue: 2 reviews ahead of yours …"
    workshop.before(0)
    workshop.progress(0.42)
    await room.wait(2)
    assert "42%" in said(result)
    workshop.is_done = True
    await room.wait(2)
    words = said(result)
    assert "You won, **34 points ahead**:" in words
    assert "**+51** cards · **−20** you (± 8) · **+3** bob" in words
    assert "One clear mistake in 5 decisions:" in words
    assert "**1** · Round 1 · about 6.1 points (± 2.2)" in words
    assert "You discarded 2♣. Better: Discard Q♦: it doesn’t fit any meld on the table." in words
    assert "Round 1: 50%, 61%" in words


async def test_asked_for_twice_at_once(room: Room, workshop: Workshop) -> None:
    """It is worked out once, for both presses."""
    await at_end(room)
    reviews_, replays = room.app.part(Reviews), room.app.part(Replays)
    replay = await replays.of(await replays.row(1))
    first, second = await asyncio.gather(*(reviews_.begin(replay, 1) for _ in range(2)))
    await asyncio.sleep(0)
    assert first == second
    assert workshop.begun == 1


async def test_two_at_a_time_each(room: Room, workshop: Workshop) -> None:
    """A third is refused with a sentence; the other player's own begins, and later the third."""
    for _ in range(3):
        await finished(room)
    ends = [one for one in room.messages() if button(one, "Review")]
    for end in ends[:2]:
        await room.press(room.alice, end, "Review")
    third = await room.press(room.alice, ends[2], "Review")
    assert "already working on two reviews for you" in told(third)
    assert workshop.begun == 2
    await room.press(room.bob, ends[2], "Review")
    assert workshop.begun == 3
    workshop.is_done = True
    await room.wait(2)
    await room.press(room.alice, ends[2], "Review")
    await room.wait(2)
    assert workshop.begun == 4


async def test_no_more_edits_than_needed(room: Room, workshop: Workshop) -> None:
    """A message is edited once in a while, and only where there is something new."""
    await at_end(room)
    await pressed(room, room.alice)
    before = len(room.env.http_requests)
    await room.wait(20)
    assert len(room.env.http_requests) - before <= 1
    workshop.is_done = True
    await room.wait(2)


async def test_the_second_press_is_at_once(room: Room, workshop: Workshop) -> None:
    """What was worked out is kept, after a restart too; who presses meanwhile joins."""
    await at_end(room)
    first, second = await pressed(room, room.alice), await pressed(room, room.alice)
    assert workshop.begun == 1
    workshop.is_done = True
    await room.wait(2)
    assert said(first) == said(second)
    again = await pressed(room, room.alice)
    assert said(again) == said(first)
    assert workshop.begun == 1
    await pressed(room, room.bob)
    await room.wait(2)
    assert workshop.begun == 2


async def test_a_judged_decision(room: Room, workshop: Workshop) -> None:
    """Its page has the position as its player saw it, what was done, and what was better."""
    await at_end(room)
    result = await worked_out(room, workshop, room.alice)
    await room.press(room.alice, shown(result), "1")
    words = said(result)
    assert "Decision 1 of 1 · round 1" in words
    assert "**Played:** You discarded 2♣." in words
    assert "**Better:** Discard Q♦: it doesn’t fit any meld on the table." in words
    assert "**Cost:** about 6.1 points (± 2.2) on average" in words
    assert "## A♠ 2♠ 3♠" in words
    assert "10♥" not in words
    assert button(shown(result), "1").disabled
    await room.press(room.alice, shown(result), "Overview")
    assert "You won" in said(result)
    replay = await room.press(room.alice, shown(result), "1")
    replay = await room.press(room.alice, shown(result), "Replay from here")
    assert f"move 8 of {STEPS}" in said(replay)


@pytest.mark.parametrize("cards", ["image", "text"])
async def test_pictures_for_who_likes_them(room: Room, workshop: Workshop, cards: str) -> None:
    """Pictures of the course and of the position, each with all of it in words; or only words."""
    await at_end(room)
    await room.alice.slash(room.channel, "preferences", cards=cards)
    result = await worked_out(room, workshop, room.alice)
    assert len(shown(result).attachments) == (cards == "image")
    await room.press(room.alice, shown(result), "1")
    assert len(shown(result).attachments) == 2 * (cards == "image")


async def test_a_stranger(room: Room, workshop: Workshop) -> None:
    """Who has not played is told so, by the button and by a forged one."""
    await at_end(room)
    answer = await pressed(room, room.carol)
    assert told(answer) == ("You didn’t play in **#1**, so there’s nothing to review for you.")
    assert not workshop.begun


async def test_nothing_to_review(room: Room, workshop: Workshop) -> None:
    """A running game, one in which somebody only resigned, and one that was called off."""
    table = await seated(room, "five-hundred", ALICE, BOB, up="7c")
    message = room.message_with("My hand")
    for custom_id in ("reviewed:1", "review:1:0:show", "review:1:1:share"):
        answer = await forge(room, room.alice, message, custom_id)
        assert "#1 is still in progress" in told(answer)
    await play(table, "1 resign")
    table.tell(here=False)
    await room.wait()
    assert "You made no decisions" in told(await pressed(room, room.alice))
    async with room.db.transaction() as tx:
        await tx.execute(update(games).values(state="aborted"))
    assert "was aborted" in told(await pressed(room, room.alice))
    assert not workshop.begun


async def test_the_profile(room: Room, workshop: Workshop) -> None:
    """It tells its owner, and nobody else, what cards and decisions brought."""
    await at_end(room)
    await worked_out(room, workshop, room.alice)
    own = await room.alice.slash(room.channel, "profile")
    assert "500 Rummy, 1 game: luck +51.2, play −17.2" in said(own)
    other = await room.bob.slash(room.channel, "profile", user=room.alice)
    assert "Luck and play" not in said(other)


async def test_where_else_it_is(room: Room, workshop: Workshop) -> None:
    """Below the sums of the game, in its history, and where its replay ends."""
    await at_end(room)
    details = await room.press(room.alice, room.message_with("Details"), "Details")
    assert button(shown(details), "Review")
    history = await room.alice.slash(room.channel, "history", table="1")
    assert button(shown(history), "Review")
    replay = await room.alice.slash(room.channel, "replay", table="1")
    assert not button(shown(replay), "Review")
    await room.press(room.alice, shown(replay), "⏭ Last")
    result = await room.press(room.alice, shown(replay), "Review")
    assert "In the queue" in said(result)
    workshop.is_done = True
    await room.wait(2)


async def test_sharing(room: Room, workshop: Workshop) -> None:
    """A page goes to the channel with its player's name, once in a while."""
    await at_end(room)
    result = await worked_out(room, workshop, room.alice)
    shared = await room.press(room.alice, shown(result), "Share")
    assert not shared.response.ephemeral
    assert "alice’s review · #1 · 500 Rummy" in said(shared)
    assert "**34 points ahead**" in said(shared)
    assert "**−20** alice (± 8) · **+3** bob" in said(shared)
    assert "**alice** discarded 2♣. Better: Discard Q♦" in said(shared)
    assert [one.label for one in buttons(shown(shared))] == ["Review"]
    again = await room.press(room.alice, shown(result), "Share")
    assert "just shared" in told(again)
    await room.wait(20)
    await room.press(room.alice, shown(result), "1")
    shared = await room.press(room.alice, shown(result), "Share")
    assert "**Better:** Discard Q♦" in said(shared)


async def test_it_fails(room: Room, workshop: Workshop) -> None:
    """A fault is logged and told, and the next press tries again."""
    await at_end(room)
    result = await pressed(room, room.alice)
    room.app.part(Reviews).close()
    await room.wait(2)
    assert said(result) == "I couldn’t finish this review. Please press **Review** again."
    await worked_out(room, workshop, room.alice)
    assert workshop.begun == 2


async def test_gone_with_the_moves(room: Room, workshop: Workshop) -> None:
    """Where the host keeps moves for some time only, the review goes with them."""
    await at_end(room)
    await worked_out(room, workshop, room.alice)
    async with room.db.transaction() as tx:
        assert (await tx.execute(select(reviews.c.seat))).scalars().all() == [1]
        assert await retention.remove_records(tx, 1 << 60)
        assert (await tx.execute(select(reviews.c.seat))).scalars().all() == []


async def test_gone_with_its_player(room: Room, workshop: Workshop) -> None:
    """Who has their data deleted leaves no review, also where it is done only afterwards."""
    await at_end(room)
    await pressed(room, room.alice)
    question = await room.alice.slash(room.channel, "privacy", action="delete")
    await room.press(room.alice, shown(question), "Yes")
    workshop.is_done = True
    await room.wait(2)
    async with room.db.reading() as tx:
        assert (await tx.execute(select(reviews.c.seat))).scalars().all() == []
