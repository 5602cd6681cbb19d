"""The post about the day before: where a server wants it, once, and where somebody played."""

from datetime import UTC, datetime
from typing import Any

import discord
import pytest

from bot.club.scorecard.telling import DailyPosts, last_told_day, told_ms
from bot.people.zones import zone_called
from bot.runtime.clock import HOUR_MS, now_ms
from data import games, puzzles, settings
from data.days import DAY_MS, day_of
from data.puzzles import Key
from tests.bot.conftest import Room, button, text_of
from tests.bot.presses import told
from tests.data.stored_samples import new_game
from tests.data.test_todays import tried

pytestmark = [pytest.mark.wing("puzzle", "today"), pytest.mark.usefixtures("seldom_beats")]
TITLE = "Yesterday’s deals and puzzles"


@pytest.mark.parametrize(
    ("zone", "moment"),
    [
        ("UTC", "2026-11-30 00:00"),
        ("Europe/Riga", "2026-11-30 00:00"),
        ("Pacific/Auckland", "2026-11-30 00:00"),
        ("America/New_York", "2026-11-30 05:00"),
    ],
)
def test_when_a_day_is_told(zone: str, moment: str) -> None:
    """Once it is over in UTC, and where the server is."""
    place = zone_called(zone)
    at_ms = round(datetime.fromisoformat(moment).replace(tzinfo=UTC).timestamp() * 1000)
    day = day_of(at_ms) - 1
    assert told_ms(day, place) == at_ms
    assert last_told_day(at_ms, place) == day
    assert last_told_day(at_ms - 1, place) == day - 1


def posted(room: Room, channel: Any = None) -> list[Any]:
    return [one for one in room.messages(channel) if TITLE in text_of(one)]


async def wanted(room: Room, **wishes: Any) -> None:
    """The server wants it in its channel, and the bot tells it."""
    told_last = last_told_day(now_ms(), zone_called(wishes.get("zone")))
    wishes = {"daily_channel": room.channel.id, "daily_posted": told_last} | wishes
    async with room.db.transaction() as tx:
        await settings.change_server(tx, room.guild.id, **wishes)
    await started(room)


async def started(room: Room) -> None:
    """The bot begins to look after it, as at every start."""
    room.app.part(DailyPosts).begin()
    await room.wait()


async def played(room: Room, person: Any, lead: int | None = 12) -> None:
    """Somebody's try at today's deal, over."""
    async with room.db.transaction() as tx:
        await tried(tx, person.id, lead, guild=room.guild.id, day=day_of(now_ms()))


async def midnight(room: Room, *, hours: float = 0.2) -> None:
    """Let time pass until the UTC day ends, and so many *hours* more."""
    room.app.desk.timers.cancel("pauses")
    room.app.desk.timers.cancel("heartbeat")
    left_ms = DAY_MS - now_ms() % DAY_MS
    await room.wait((left_ms + hours * HOUR_MS) / 1000)


async def test_a_day_is_told(room: Room) -> None:
    """Silently, once, with the best by name and the ways to what there is now."""
    await wanted(room)
    await played(room, room.alice, 34)
    await played(room, room.bob, -5)
    async with room.db.transaction() as tx:
        key = Key(room.alice.id, day_of(now_ms()), "gin", "hard")
        await puzzles.answer(tx, key, "ab", 0, solved=True)
    await room.wait(60)
    assert not posted(room)
    await midnight(room)
    (message,) = posted(room)
    text = text_of(message)
    assert f"**Gin Rummy**: user {room.alice.id} +34, the best of 2 players" in text
    assert f"user {room.bob.id}" not in text
    assert "Gin Rummy: hard 1 of 1" in text
    assert message.flags.silent
    assert not message.mentions
    for label in ("Deal of the day", "Today’s puzzles", "My scorecard"):
        assert button(message, label)
    assert "Your scorecard" in told(await room.press(room.bob, message, "My scorecard"))
    await midnight(room)
    assert len(posted(room)) == 1


async def test_an_empty_day(room: Room) -> None:
    """Nothing is said, also where somebody played elsewhere, or did not finish."""
    await wanted(room)
    await played(room, room.alice, None)
    async with room.db.transaction() as tx:
        await games.create(tx, new_game(room.bob.id, guild=room.guild.id + 1))
        key = Key(room.bob.id, day_of(now_ms()), "gin", "hard")
        await puzzles.answer(tx, key, "ab", 0, solved=True)
    await midnight(room)
    assert not posted(room)
    async with room.db.reading() as tx:
        server = await settings.server_settings(tx, room.guild.id)
    assert server.daily_posted == day_of(now_ms()) - 1


async def test_where_midnight_is_later(room: Room) -> None:
    """A server in New York is told by its own midnight."""
    await wanted(room, zone="America/New_York")
    await played(room, room.alice)
    await midnight(room, hours=3)
    assert not posted(room)
    await room.wait(3 * HOUR_MS / 1000)
    assert len(posted(room)) == 1


async def test_it_waits_for_who_still_plays(room: Room) -> None:
    """Nobody reads how others did while they play the same cards."""
    await wanted(room)
    await played(room, room.alice)
    async with room.db.transaction() as tx:
        day = day_of(now_ms())
        game = await tried(tx, room.bob.id, None, guild=room.guild.id, day=day, over=False)
    await midnight(room, hours=0.1)
    assert not posted(room)
    async with room.db.transaction() as tx:
        await games.note(tx, game, state="aborted")  # type: ignore[arg-type]
    await room.wait(120)
    assert len(posted(room)) == 1


async def test_once_over_restarts(room: Room) -> None:
    """Also where the post was not noted; what is too old is not told any more."""
    await wanted(room)
    await played(room, room.alice)
    room.app.desk.timers.cancel("daily posts")
    await midnight(room, hours=11)
    assert not posted(room)
    await started(room)
    assert len(posted(room)) == 1
    async with room.db.transaction() as tx:
        await settings.change_server(tx, room.guild.id, daily_posted=None)
    await started(room)
    assert len(posted(room)) == 1
    await played(room, room.bob)
    room.app.desk.timers.cancel("daily posts")
    await midnight(room, hours=13)
    await started(room)
    assert len(posted(room)) == 1


async def test_set_and_shown(room: Room) -> None:
    """Managers choose the channel, see when it comes, and end it; no past day is told."""
    role = room.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    boss = room.guild.add_member(room.env.create_user("boss"), roles=[role])
    place = room.guild.create_text_channel("news")
    await played(room, room.alice)
    await midnight(room)
    text = told(await boss.slash(room.channel, "server set", daily=place))
    assert f"**daily post:** in <#{place.id}>" in text
    assert f"<t:{(day_of(now_ms()) + 1) * DAY_MS // 1000}:f>" in text
    await started(room)
    assert not posted(room, place)
    off = await boss.slash(room.channel, "server set", daily_off=True)
    assert "**daily post of deals and puzzles:** none" in told(off)
