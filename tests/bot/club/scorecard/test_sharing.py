"""The scorecard of a day: shown to its owner, shared in a channel, and kept current there."""

from typing import Any

import pytest

from bot.club.puzzle.daily import puzzle_of_day
from bot.club.scorecard.sharing import Sharing
from bot.club.today.days import Todays
from bot.runtime.clock import now_ms
from bot.runtime.news import News
from data import puzzles, scorecards, settings
from data.days import DAY_MS, day_of
from data.puzzles import Key
from engine.moves import Resign
from tests.bot.conftest import Room, button, text_of
from tests.bot.evening import shown
from tests.bot.presses import at_once, forge, told
from tests.bot.servers import forbid

pytestmark = [pytest.mark.wing("puzzle", "today"), pytest.mark.usefixtures("seldom_beats")]
FOLLOWED = 20


@pytest.fixture(autouse=True)
async def _dealt(room: Room) -> None:
    """The cards of today and tomorrow, as a bot that runs makes them."""
    for day in range(2):
        await room.app.part(Todays).ensure(day_of(now_ms()) + day)


async def solve(
    room: Room, person: Any, grade: str, *, game: str = "gin", right: bool = True
) -> None:
    """Answer one of today's puzzles."""
    key = Key(person.id, day_of(now_ms()), game, grade)
    async with room.db.transaction() as tx:
        await puzzles.answer(tx, key, "ab", 0 if right else 1, solved=right)
    room.app.part(News).answered.publish(person.id)


async def card(room: Room, person: Any) -> Any:
    """The card that somebody sees after the command."""
    return shown(await person.slash(room.channel, "club card"))


async def share(room: Room, person: Any) -> Any:
    """Share a card; gives what its owner reads."""
    said = await room.press(person, await card(room, person), "Share")
    await room.wait(3)
    return said


def posted(room: Room) -> list[Any]:
    return [one for one in room.messages() if button(one, "Play it too")]


def row(message: Any, game: str = "Gin Rummy") -> str:
    """What a card says of a game."""
    return next(line for line in text_of(message).splitlines() if game in line)


async def test_for_oneself(room: Room) -> None:
    """A row for each game, of signs or in words; nobody else reads it, and nothing is posted."""
    await solve(room, room.alice, "easy")
    await solve(room, room.alice, "hard", right=False)
    message = await card(room, room.alice)
    assert message.flags.ephemeral
    assert row(message).startswith("⬜🟩⬜🟥 Gin Rummy")
    assert row(message, "Žolíky").startswith("⬜⬜⬜⬜")
    assert "No streak yet" in text_of(message)
    words = shown(await room.press(room.alice, message, "In words"))
    assert row(words) == "**Gin Rummy**: easy solved, hard wrong, the rest not done yet"
    assert row(words, "Žolíky") == "**Žolíky**: nothing done yet"
    assert button(words, "In signs")
    assert not posted(room)


async def test_in_words_for_who_likes_text(room: Room) -> None:
    """Without asking; whoever solved one with a hint reads that."""
    await room.alice.slash(room.channel, "preferences", cards="text")
    key = Key(room.alice.id, day_of(now_ms()), "gin", "hard")
    async with room.db.transaction() as tx:
        await puzzles.take_hint(tx, key, "ab", 2)
        await puzzles.answer(tx, key, "ab", 0, solved=True)
    message = await card(room, room.alice)
    assert "hard solved with a hint" in row(message)
    assert "Today already counts" in text_of(message)


async def test_it_goes_on_by_itself(room: Room) -> None:
    """Posted once and without a sound; edited as its owner, and nobody else, goes on."""
    await solve(room, room.alice, "easy")
    await share(room, room.alice)
    (message,) = posted(room)
    assert message.flags.silent
    assert not message.mentions
    assert "**alice**" in text_of(message)
    assert row(message).startswith("⬜🟩⬜⬜")
    assert "1 of 1 puzzle solved" in text_of(message)
    await solve(room, room.alice, "medium")
    await solve(room, room.bob, "hard")
    await room.wait(FOLLOWED)
    (message,) = posted(room)
    assert row(message).startswith("⬜🟩🟩⬜")
    assert "2 of 2 puzzles solved · 1-day streak" in text_of(message)
    said = await room.alice.slash(room.channel, "club today", game="gin")
    await room.press(room.alice, shown(said), "Start")
    await (await room.table()).play(1, Resign(), now_ms=now_ms(), source="player")
    await room.wait(FOLLOWED)
    (message,) = posted(room)
    assert row(message).startswith("🏳️🟩🟩⬜")


async def test_answered_by_a_press(room: Room) -> None:
    """The card hears of it."""
    await solve(room, room.alice, "hard")
    await share(room, room.alice)
    daily = puzzle_of_day("gin", "easy", day_of(now_ms()))
    assert daily is not None
    place, at = daily.listed.index(0), f"puzzle:{daily.day}:gin:easy"
    said = await forge(room, room.alice, await card(room, room.alice), f"{at}:give:{place}")
    assert "Your scorecard" in told(await room.press(room.alice, shown(said), "My scorecard"))
    await room.wait(FOLLOWED)
    assert row(posted(room)[0]).startswith("⬜🟩⬜🟩")


async def test_shared_again(room: Room) -> None:
    """The same day and channel have one message, which the second press leads to."""
    await solve(room, room.alice, "easy")
    assert "Shared in this channel" in told(await share(room, room.alice))
    (message,) = posted(room)
    await room.wait(10)
    said = await share(room, room.alice)
    assert f"/{room.channel.id}/{message.id}" in told(said)
    assert len(posted(room)) == 1
    await room.wait(DAY_MS / 1000)
    await solve(room, room.alice, "easy")
    await share(room, room.alice)
    assert len(posted(room)) == 2
    assert row(message).startswith("⬜🟩")


async def test_twice_at_once(room: Room) -> None:
    """There is one message."""
    await solve(room, room.alice, "easy")
    message = await card(room, room.alice)
    await at_once(room, *[(room.alice, message, "scorecard:share")] * 2)
    await room.wait(3)
    assert len(posted(room)) == 1


async def test_a_message_that_was_deleted(room: Room) -> None:
    """Nothing stands in its place, until it is shared again."""
    await solve(room, room.alice, "easy")
    await share(room, room.alice)
    await posted(room)[0].delete()
    await solve(room, room.alice, "medium")
    await room.wait(FOLLOWED)
    assert not posted(room)
    async with room.db.reading() as tx:
        assert not await scorecards.shared_by(tx, room.alice.id, 0)
    await share(room, room.alice)
    assert row(posted(room)[0]).startswith("⬜🟩🟩⬜")


async def test_shared_again_after_it_was_deleted(room: Room) -> None:
    """That is noticed with the press, and the next one posts it."""
    await solve(room, room.alice, "easy")
    await share(room, room.alice)
    await posted(room)[0].delete()
    await room.wait(30)
    await share(room, room.alice)
    assert not posted(room)
    await room.wait(30)
    await share(room, room.alice)
    assert len(posted(room)) == 1


async def test_what_was_not_shown_before_a_restart(room: Room) -> None:
    """It is posted, or edited, when we are back; what is up to date is left alone."""
    await solve(room, room.alice, "easy")
    now = now_ms()
    here = {"guild_id": room.guild.id, "channel_id": room.channel.id, "name": "alice"}
    new = scorecards.Scorecard(day_of(now), room.alice.id, **here, shared_ms=now)
    async with room.db.transaction() as tx:
        await scorecards.share(tx, new)
    room.app.part(Sharing).begin()
    await room.wait(3)
    (message,) = posted(room)
    async with room.db.transaction() as tx:
        key = Key(room.alice.id, day_of(now), "gin", "medium")
        await puzzles.answer(tx, key, "ab", 0, solved=True)
    room.app.part(Sharing).begin()
    await room.wait(10)
    (again,) = posted(room)
    assert again.id == message.id
    assert row(again).startswith("⬜🟩🟩⬜")


async def test_posted_and_not_noted(room: Room) -> None:
    """Whoever died between the two finds the message, also minutes later."""
    await solve(room, room.alice, "easy")
    await share(room, room.alice)
    async with room.db.transaction() as tx:
        (stored,) = await scorecards.shared_by(tx, room.alice.id, 0)
        await scorecards.note(tx, stored, None, "")  # type: ignore[arg-type]
    await room.wait(300)
    room.app.part(Sharing).begin()
    await room.wait(10)
    assert len(posted(room)) == 1


async def test_read_by_others(room: Room) -> None:
    """In words, and with the way to one's own; a made-up mark leads nowhere."""
    await solve(room, room.alice, "easy")
    await share(room, room.alice)
    (message,) = posted(room)
    words = shown(await room.press(room.bob, message, "In words"))
    assert words.flags.ephemeral
    assert "**alice**" in text_of(words)
    assert "easy solved" in row(words)
    own = shown(await room.press(room.bob, message, "Play it too"))
    assert own.flags.ephemeral
    assert row(own).startswith("⬜⬜⬜⬜")
    assert row(posted(room)[0]).startswith("⬜🟩⬜⬜")
    said = await forge(room, room.bob, own, f"scorecard:words:{'0' * 12}")
    assert "isn’t kept any more" in told(said)


async def test_nothing_to_share(room: Room) -> None:
    """Before anything is done, in a DM, and where we may not write."""
    said = await room.press(room.alice, await card(room, room.alice), "Share")
    assert "nothing on your scorecard yet" in told(said)
    await solve(room, room.alice, "easy")
    await room.wait(10)
    private = shown(await room.alice.user.slash("club card"))
    assert button(private, "Share") is None
    assert "only share a scorecard in a server’s channel" in told(
        await forge(room, room.alice, private, "scorecard:share")
    )
    forbid(room, room.channel, "send_messages")
    said = await room.press(room.alice, await card(room, room.alice), "Share")
    assert "can’t write in this channel" in told(said)
    await room.wait(FOLLOWED)
    assert not posted(room)


async def test_reminders_are_turned_on_here(room: Room) -> None:
    """And off again, by the same button."""
    message = await card(room, room.alice)
    message = shown(await room.press(room.alice, message, "Remind me"))
    assert "I’ll DM you" in text_of(message)
    async with room.db.reading() as tx:
        assert (await settings.user_settings(tx, room.alice.id)).streaks
    await room.press(room.alice, message, "No reminders")
    async with room.db.reading() as tx:
        assert not (await settings.user_settings(tx, room.alice.id)).streaks


async def test_from_the_club(room: Room) -> None:
    """The club's screen leads to it, and it leads to deals and puzzles."""
    home = shown(await room.alice.slash(room.channel, "club home"))
    own = shown(await room.press(room.alice, home, "My scorecard"))
    assert "Your scorecard" in text_of(own)
    listed = shown(await room.press(room.alice, own, "Today’s puzzles"))
    assert "Puzzles ·" in text_of(listed)
    home = shown(await room.press(room.alice, listed, "The club"))
    own = shown(await room.press(room.alice, home, "My scorecard"))
    assert "Deal of the day" in told(await room.press(room.alice, own, "Deal of the day"))
