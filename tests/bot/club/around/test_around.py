"""Who is around: said by menus, shown by name, and called once when somebody opens a table."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.club.around.calling import Around, is_around
from bot.club.around.panel import hours_filled
from bot.messages.posting import SURE_MS
from bot.runtime.clock import now_ms
from bot.typed.filled import WrongFields
from data import around, bans, blocks, challenges, settings
from data.around import Availability
from data.bans import NewBan
from data.settings import UserSettings
from tests.bot.conftest import Room, buttons, known_to_be_dead, text_of
from tests.bot.panels import choose, fill, menus
from tests.bot.presses import told
from tests.bot.room.env import Request

pytestmark = pytest.mark.usefixtures("seldom_beats")

DAYS = tuple(range(7))
MINUTE, HOUR, DAY = 60, 3600, 86400


def said(**changes: Any) -> Availability:
    plain = Availability(1, 2, "bob", ("gin",), DAYS, 17 * 60, 23 * 60, 1 << 60)
    return replace(plain, **changes)


def ms(moment: str) -> int:
    return round(datetime.fromisoformat(moment).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("changes", "person", "moment", "expected"),
    [
        pytest.param({}, {}, "2026-11-24 16:00", True, id="their evening begins"),
        pytest.param({}, {}, "2026-11-24 15:59", False, id="a minute before"),
        pytest.param({}, {}, "2026-11-24 22:00", False, id="it is over"),
        pytest.param({"days": (1,)}, {}, "2026-11-24 16:00", True, id="Tuesday"),
        pytest.param({"days": (2,)}, {}, "2026-11-24 16:00", False, id="Wednesday only"),
        pytest.param({}, {"zone": None}, "2026-11-24 16:00", False, id="nobody knows the time"),
        pytest.param({"until_ms": 5}, {}, "2026-11-24 16:00", False, id="lapsed"),
        pytest.param(
            {}, {"vacation_until_ms": 1 << 60}, "2026-11-24 16:00", False, id="on vacation"
        ),
        pytest.param(
            {}, {"quiet_from": 960, "quiet_to": 1080}, "2026-11-24 16:00", False, id="quiet hours"
        ),
        pytest.param(
            {"from_minute": 0, "to_minute": 0}, {}, "2026-11-24 03:00", True, id="all day"
        ),
        pytest.param(
            {"from_minute": 1320, "to_minute": 120, "days": (1,)},
            {},
            "2026-11-25 00:30",
            True,
            id="Tuesday's night goes on past midnight",
        ),
        pytest.param(
            {"from_minute": 1320, "to_minute": 120, "days": (2,)},
            {},
            "2026-11-25 00:30",
            False,
            id="Wednesday's has not begun",
        ),
    ],
)
def test_when_somebody_is_around(
    changes: dict[str, Any], person: dict[str, Any], moment: str, expected: bool
) -> None:
    """By the clock and calendar of where they are (an hour before UTC here)."""
    settings_of = UserSettings(**{"zone": "Europe/Prague"} | person)
    assert is_around(said(**changes), settings_of, ms(moment)) == expected


def test_hours_as_they_are_typed() -> None:
    """Nothing is any time; what is not understood is told field by field."""
    assert hours_filled({"hours": "18-22:30", "zone": "riga"}) == ((1080, 1350), "Europe/Riga")
    assert hours_filled({"hours": "", "zone": ""}) == ((0, 0), "")
    with pytest.raises(WrongFields) as wrong:
        hours_filled({"hours": "soon", "zone": "Atlantis"})
    assert set(wrong.value.wrong) == {"hours", "zone"}


async def may_call(room: Room, *people: Any, games: tuple[str, ...] = ("gin",)) -> None:
    """Let these be around at any time."""
    async with room.db.transaction() as tx:
        for one in people:
            user = one.id
            await settings.change_user(tx, user, zone="UTC")
            until_ms = now_ms() + 30 * DAY * 1000
            name = one.name
            guild = room.guild.id
            await around.say(tx, Availability(guild, user, name, games, DAYS, 0, 0, until_ms))
    for one in people:
        room.app.preferences.changed(one.id)


def calls(room: Room) -> list[Any]:
    """The messages that call people to tables."""
    return [one for one in room.messages() if "opens a table" in one.content and one.mentions]


async def opened(room: Room, person: Any = None, game: str = "gin") -> Any:
    """Somebody opens a table; what they are told."""
    result = await (person or room.alice).slash(room.channel, "challenge", game=game)
    await room.wait()
    return result


async def test_said_by_buttons(room: Room) -> None:
    """From the club's screen: games, a zone, hours; thirty days, renewed or stopped."""
    home = await room.bob.slash(room.channel, "club home")
    shown = await room.press(room.bob, home.response.message, "Who’s around")
    page = shown.response
    assert "No one else is around right now" in text_of(page.message)
    assert "Choose some games" in text_of(page.message)
    await choose(room, room.bob, page.message, "Gin Rummy")
    assert "every day, 17:00–23:00, ?)" in text_of(page.message)
    assert "Choose your time zone first" in text_of(page.message)
    zone = next(one for one in menu_lines(page.message) if one.value == "Europe/Prague")
    await choose(room, room.bob, page.message, zone.label)
    assert "every day, 17:00–23:00, Europe/Prague)" in text_of(page.message)
    asked = await room.press(room.bob, page.message, "Times …")
    await fill(room.bob, page.message, asked, hours="", zone="Riga")
    assert "every day, at any time, Europe/Riga)" in text_of(page.message)
    asked = await room.press(room.bob, page.message, "Times …")
    await fill(room.bob, page.message, asked, hours="late")
    assert "I can’t read “late” as hours" in text_of(page.message)
    async with room.db.reading() as tx:
        stored = await around.of_user(tx, room.guild.id, room.bob.id)
    assert stored is not None
    assert (stored.games, stored.from_minute, stored.to_minute) == (["gin"], 0, 0)
    assert abs(stored.until_ms - now_ms() - 30 * DAY * 1000) < HOUR * 1000
    await room.wait(31 * DAY)
    late = await room.bob.slash(room.channel, "club around")
    assert "I stopped mentioning you" in text_of(late.response.message)
    await room.press(room.bob, late.response.message, "30 more days")
    assert "when someone opens a table of **" in text_of(late.response.message)
    await room.press(room.bob, late.response.message, "Don’t mention me")
    assert "Choose some games" in text_of(late.response.message)


def menu_lines(message: Any) -> list[Any]:
    return [line for menu in menus(message) for line in menu.options]


async def test_called_once_by_mention(room: Room) -> None:
    """Exactly those are mentioned who may be called; the opener reads names and nothing else."""
    await may_call(room, room.bob)
    await may_call(room, room.carol, games=("tile",))
    result = await opened(room)
    assert "Around now: bob" in told(result)
    assert "carol" not in told(result)
    assert "UTC" not in told(result)
    (call,) = calls(room)
    assert [one.id for one in call.mentions] == [room.bob.id]
    assert "**alice** opens a table of **Gin Rummy to 100**" in call.content
    assert not call.flags.silent


async def test_at_most_once_an_hour(room: Room) -> None:
    """A second table within the hour calls nobody; one after it does."""
    await may_call(room, room.bob)
    await opened(room)
    await opened(room, room.carol)
    assert len(calls(room)) == 1
    await room.wait(HOUR)
    await opened(room, room.carol)
    assert len(calls(room)) == 2


async def test_nobody_who_is_apart(room: Room) -> None:
    """Neither who has blocked the opener nor whom they have blocked; such are not named either."""
    await may_call(room, room.bob, room.carol)
    async with room.db.transaction() as tx:
        await blocks.block(tx, room.bob.id, room.alice.id, "alice", 1)
        await blocks.block(tx, room.alice.id, room.carol.id, "carol", 1)
    result = await opened(room)
    assert "Around now" not in told(result)
    assert not calls(room)


async def test_who_played_long_ago_has_time(room: Room) -> None:
    """A game in which nobody has moved for a while keeps nobody from another."""
    await may_call(room, room.bob)
    await room.carol.slash(room.channel, "challenge", opponent=room.bob)
    await room.press(room.bob, room.message_with("Accept"), "Accept")
    await room.wait(20 * MINUTE)
    assert "Around now: bob" in told(await opened(room))
    assert len(calls(room)) == 1


async def test_nobody_who_plays(room: Room) -> None:
    """Who has just begun a game is busy."""
    await may_call(room, room.bob)
    await room.carol.slash(room.channel, "challenge", opponent=room.bob)
    await room.press(room.bob, room.message_with("Accept"), "Accept")
    await room.wait()
    assert "Around now" not in told(await opened(room))
    assert not calls(room)


async def test_who_has_left_is_called_no_more(room: Room) -> None:
    """Discord knows them no longer in the server: what they have said is gone."""
    await may_call(room, room.bob, room.carol)
    room.guild.remove_member(room.bob)
    await opened(room)
    (call,) = calls(room)
    assert [one.id for one in call.mentions] == [room.carol.id]
    async with room.db.reading() as tx:
        assert await around.of_user(tx, room.guild.id, room.bob.id) is None


async def test_called_as_soon_as_discord_takes_it(room: Room) -> None:
    """A call that fails in passing is tried again; one that is refused is not."""
    await may_call(room, room.bob)
    let_calls_fail(room, 503, times=2)
    await opened(room)
    await room.wait(60)
    assert len(calls(room)) == 1
    await room.wait(HOUR)
    let_calls_fail(room, 400, times=1)
    await opened(room, room.carol)
    await room.wait(60)
    assert len(calls(room)) == 1


def let_calls_fail(room: Room, status: int, times: int) -> None:
    """Let calls to tables fail at first, and nothing else that is posted."""

    def is_call(call: Any) -> bool:
        return Request(call).method == "POST" and "opens a table" in str(Request(call).json)

    room.env.discord.fault(None, times=times, status=status, code=0, when=is_call)


async def test_where_nothing_can_be_known_nobody_is_called_twice(room: Room) -> None:
    """Decided and killed, and the channel cannot be read: perhaps they were called."""
    await may_call(room, room.bob)
    await opened(room)
    (call,) = calls(room)
    async with room.db.transaction() as tx:
        await tx.execute(challenges.update(challenges.challenges).values(call_message_id=None))
    await room.app.http.delete_message(room.channel.id, call.id)
    await room.wait(SURE_MS / 1000)
    room.env.world.nonces.clear()
    path = f"/channels/{room.channel.id}/messages*"
    room.env.inject_error("GET", path, status=403, code=50001, times=None)
    await restarted(room)
    assert not calls(room)


async def test_who_is_banned_is_not_called(room: Room) -> None:
    """Nor told to be around."""
    await may_call(room, room.bob, room.carol)
    async with room.db.transaction() as tx:
        new = NewBan(room.guild.id, room.bob.id, "bob", 1, "mod", None, now_ms(), None)
        await bans.ban(tx, new)
    result = await opened(room)
    assert "bob" not in told(result)
    (call,) = calls(room)
    assert [one.id for one in call.mentions] == [room.carol.id]


async def test_not_more_than_ten(room: Room) -> None:
    """Of very many those are called who were not for the longest time."""
    people = [room.guild.add_member(room.env.create_user(f"p{n}")) for n in range(12)]
    await may_call(room, *people)
    await opened(room)
    await opened(room, room.bob)
    first, second = calls(room)
    assert (len(first.mentions), len(second.mentions)) == (10, 2)


async def restarted(room: Room) -> None:
    await known_to_be_dead(room.db)
    await room.env.restart_bot(type(room.app)(room.db, shard_count=1, beat_ms=3_600_000))
    await room.wait()


@pytest.mark.parametrize("sent", [True, False])
async def test_called_once_after_a_kill(room: Room, *, sent: bool) -> None:
    """Decided and killed: the next process sends it, unless it finds it in the channel."""
    await may_call(room, room.bob)
    await opened(room)
    (call,) = calls(room)
    async with room.db.transaction() as tx:
        await tx.execute(challenges.update(challenges.challenges).values(call_message_id=None))
    if not sent:
        await room.app.http.delete_message(room.channel.id, call.id)
    await room.wait(SURE_MS / 1000)  # until then the nonce is enough
    room.env.world.nonces.clear()
    await restarted(room)
    assert len(calls(room)) == 1
    await restarted(room)
    assert len(calls(room)) == 1


async def test_to_which_table_somebody_is_called(room: Room) -> None:
    """To one that is open, has been posted, and to which nobody was called; in our servers."""
    await opened(room)
    async with room.db.reading() as tx:
        called = await challenges.load(tx, 1)
    row = replace(called, call_message_id=None)
    is_due = room.app.part(Around)._is_due
    assert is_due(row)
    for key, value in {"is_open": False, "state": "expired", "message_id": None}.items():
        assert not is_due(replace(row, **{key: value})), key
    assert not is_due(replace(row, guild_id=None))
    assert not is_due(called)


async def test_nobody_is_called_late(room: Room) -> None:
    """What a process that was away for long finds undone stays so."""
    await opened(room)
    await may_call(room, room.bob)
    async with room.db.transaction() as tx:
        await challenges.let_stand(tx, 1, now_ms() + DAY * 1000)
        await tx.execute(challenges.update(challenges.challenges).values(call_message_id=None))
    await room.wait(20 * MINUTE)
    await restarted(room)
    assert not calls(room)


async def test_in_a_dm(room: Room) -> None:
    """There is nobody around there, and it says where there is."""
    home = await room.bob.user.slash("club around")
    assert "This only works in a server" in told(home)
    assert not buttons(home.response.message)
