"""The standings of a week, posted on Monday where a server wants them, once and quietly."""

import re
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import discord
import pytest

from bot.club.season.weekly import Weekly
from bot.messages.weeks import WEEK_MS, last_told
from bot.runtime.clock import HOUR_MS, now_ms
from data import games, settings
from data.games import NewPlayer
from tests.bot.conftest import Room, text_of
from tests.bot.finished import ended, over
from tests.bot.presses import told
from tests.bot.servers import forbid
from tests.data.stored_samples import new_game, played

pytestmark = pytest.mark.usefixtures("seldom_beats")

HOUR = 3600
TITLE = "Weekly standings"


def ms(moment: str) -> int:
    return round(datetime.fromisoformat(moment).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("moment", "name"),
    [
        pytest.param("2026-11-23 09:00", "2026-W47", id="Monday at nine"),
        pytest.param("2026-11-23 08:59", "2026-W46", id="a minute before"),
        pytest.param("2026-11-29 23:59", "2026-W47", id="Sunday"),
        pytest.param("2027-01-04 12:00", "2026-W53", id="a year of 53 weeks"),
        pytest.param("2027-01-11 12:00", "2027-W01", id="the first week of a year"),
    ],
)
def test_weeks(moment: str, name: str) -> None:
    """A week is told on the Monday after it at 9:00, UTC."""
    week = last_told(ms(moment))
    assert week.name == name
    assert week.told_ms <= ms(moment) < week.next_told_ms
    assert week.end_ms - week.begin_ms == WEEK_MS
    assert datetime.fromtimestamp(week.begin_ms / 1000, UTC).strftime("%a %H:%M") == "Mon 00:00"


def posted(room: Room, channel: Any = None) -> list[Any]:
    return [one for one in room.messages(channel) if TITLE in text_of(one)]


async def until_told(room: Room, *, hours: float = 0.1) -> None:
    """Let time pass until the next week is told, and so many *hours* more."""
    # Looked for every hour, which takes a week its time.
    room.app.desk.timers.cancel("pauses")
    room.app.desk.timers.cancel("heartbeat")
    ahead_ms = last_told(now_ms()).next_told_ms - now_ms()
    await room.wait(ahead_ms / 1000 + hours * HOUR)


async def game(room: Room, ended_ms: int, *totals: int, variant: str = "gin") -> None:
    """A rated game of Alice and Bob that ended then."""
    async with room.db.transaction() as tx:
        await played(
            tx,
            [room.alice.id, room.bob.id],
            totals or (100, 60),
            finished_ms=ended_ms,
            guild=room.guild.id,
            variant=variant,
        )


async def wanted(room: Room) -> None:
    """The server wants the week in its channel, and the bot posts it."""
    async with room.db.transaction() as tx:
        posted_last = last_told(now_ms()).name
        await settings.change_server(
            tx, room.guild.id, weekly_channel=room.channel.id, weekly_posted=posted_last
        )
    await started(room)


async def started(room: Room) -> None:
    """The bot begins to look after the week, as at every start."""
    room.app.part(Weekly).begin()
    await room.wait()


async def test_a_week_is_posted(room: Room) -> None:
    """On Monday the games of the week before are posted, each once, silently, for nobody's ear."""
    await until_told(room, hours=24)
    await wanted(room)
    await game(room, now_ms())
    await game(room, now_ms(), 60, 100)
    await game(room, now_ms(), variant="zolik")
    await game(room, now_ms() - WEEK_MS, variant="straight")
    await room.wait(HOUR)
    assert not posted(room)
    await until_told(room, hours=1)
    (message,) = posted(room)
    text = text_of(message)
    assert "**Gin Rummy**" in text
    assert "Žolíky" in text
    assert "Straight" not in text
    assert text.index("Gin Rummy") < text.index("Žolíky")
    assert message.flags.silent
    assert not message.mentions
    await until_told(room, hours=1)
    assert len(posted(room)) == 1


async def test_a_week_names_people_as_here(room: Room) -> None:
    """What somebody is called in another server, where they played since, is not told here."""
    await until_told(room, hours=24)
    await wanted(room)
    await game(room, now_ms())
    seats = [NewPlayer(room.alice.id, "Alice Doe, HR")]
    async with room.db.transaction() as tx:
        await games.create(tx, replace(new_game(guild=room.guild.id + 1), players=seats))
    await until_told(room, hours=1)
    (message,) = posted(room)
    assert f"user {room.alice.id}" in text_of(message)
    assert "Doe" not in text_of(message)


async def test_the_best_of_each_game_come_first(room: Room) -> None:
    """By games won, and then by what the game's own rules call better."""
    await until_told(room, hours=24)
    await wanted(room)
    three = [room.alice, room.bob, room.carol]
    await ended(room, three, over("rummy-51", (510, 470, 80), winner=3))
    await ended(room, three, over("zolik", (-60, -104, -180), winner=1, out=(2, 3)))
    await ended(room, three, over("straight", (0, 60, 150), winner=3))
    await ended(room, three[1:], over("straight", (40, 105), winner=1, scoring="penalty"))
    await until_told(room, hours=1)
    (message,) = posted(room)
    found = re.findall(r"^\*\*(.*)\*\*$|^\d\\\. \*\*(\w+)\*\* · (.*)$", text_of(message), re.M)
    ranked = [title or f"{name} {value}" for title, name, value in found]
    assert ranked == [
        "Straight Rummy",
        "carol 1 of 2 won",
        "bob 1 of 2 won",
        "alice 0 of 1 won",
        "Rummy 51",
        "carol 1 of 1 won",
        "bob 0 of 1 won",
        "alice 0 of 1 won",
        "Žolíky",
        "alice 1 of 1 won",
        "bob 0 of 1 won",
        "carol 0 of 1 won",
    ]
    assert "75 points a game" not in text_of(message)
    assert "150 points a game · 105 penalty points a game" in text_of(message)
    assert "470 penalty points a game" in text_of(message)


async def test_what_ended_on_monday_is_of_the_next_week(room: Room) -> None:
    """A game that ends between midnight and nine on Monday is told a week later."""
    await until_told(room, hours=-1)
    await wanted(room)
    await game(room, now_ms())
    await until_told(room)
    assert not posted(room)
    await until_told(room)
    assert len(posted(room)) == 1


async def test_once_over_restarts(room: Room) -> None:
    """A start in the days after posts what was missed, and nothing twice; later it is too late."""
    await until_told(room, hours=24)
    await wanted(room)
    await game(room, now_ms())
    room.app.desk.timers.cancel("weekly")
    await until_told(room, hours=47)
    assert not posted(room)
    await started(room)
    assert len(posted(room)) == 1
    await started(room)
    assert len(posted(room)) == 1

    await game(room, now_ms())
    room.app.desk.timers.cancel("weekly")
    await until_told(room, hours=49)
    await started(room)
    assert len(posted(room)) == 1


async def test_killed_before_it_was_noted(room: Room) -> None:
    """Whoever died with the message posted and not noted finds it in the channel."""
    await until_told(room, hours=24)
    await wanted(room)
    await game(room, now_ms())
    await until_told(room, hours=2)
    assert len(posted(room)) == 1
    async with room.db.transaction() as tx:
        await settings.change_server(tx, room.guild.id, weekly_posted=None)
    await started(room)
    assert len(posted(room)) == 1
    async with room.db.reading() as tx:
        server = await settings.server_settings(tx, room.guild.id)
    assert server.weekly_posted == last_told(now_ms()).name


async def test_one_process_posts_it(room: Room) -> None:
    """Of several processes the one that has the server's shard."""
    await until_told(room, hours=24)
    await wanted(room)
    await game(room, now_ms())
    own = (room.guild.id >> 22) % 2
    room.app.shard_count, room.app.shard_ids = 2, [1 - own]
    await until_told(room, hours=1)
    assert not posted(room)
    room.app.shard_ids = [own]
    await started(room)
    assert len(posted(room)) == 1


async def test_set_and_shown(room: Room) -> None:
    """Managers choose the channel, see when it comes next, and end it; no past week is posted."""
    role = room.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    boss = room.guild.add_member(room.env.create_user("boss"), roles=[role])
    place = room.guild.create_text_channel("news")
    page = await boss.slash(room.channel, "server show")
    await room.press(boss, page.response.message, "Display, weekly post")
    assert "not posted" in told(page)
    await game(room, last_told(now_ms()).begin_ms + HOUR_MS)
    text = told(await boss.slash(room.channel, "server season", weekly=place))
    assert f"<#{place.id}>" in text
    assert f"<t:{last_told(now_ms()).next_told_ms // 1000}:f>" in text
    assert "I can’t write" not in text
    await started(room)
    assert not posted(room, place)
    assert "not posted" in told(await boss.slash(room.channel, "server season", weekly_off=True))


async def test_a_channel_that_is_closed(room: Room) -> None:
    """Where we may not write the week is dropped, and /server show says why nothing comes."""
    role = room.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    boss = room.guild.add_member(room.env.create_user("boss"), roles=[role])
    await until_told(room, hours=24)
    closed = room.guild.create_text_channel("closed")
    forbid(room, closed, "send_messages")
    await wanted(room)
    async with room.db.transaction() as tx:
        await settings.change_server(tx, room.guild.id, weekly_channel=closed.id)
    await game(room, now_ms())
    await until_told(room, hours=1)
    assert not posted(room, closed)
    async with room.db.reading() as tx:
        server = await settings.server_settings(tx, room.guild.id)
    assert server.weekly_posted == last_told(now_ms()).name
    page = await boss.slash(room.channel, "server show")
    await room.press(boss, page.response.message, "Display, weekly post")
    assert "I can’t write" in told(page)
