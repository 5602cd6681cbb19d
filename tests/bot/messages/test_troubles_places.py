"""Channels, threads and servers that are lost, and come back; and players who leave."""

from typing import Any

import pytest

from bot.runtime.clock import MS, now_ms
from bot.runtime.timers import RETRY_MS
from data.errors import StorageRefused
from sandbox.accounts import EVERYTHING
from tests.bot import servers
from tests.bot.conftest import Room, dm_of, text_of
from tests.bot.evening import (
    answer,
    begin,
    calls,
    draw,
    hand_of,
    on_turn,
    public,
    requests,
    shown_times,
    told,
    turn,
    waiting,
)

pytestmark = pytest.mark.usefixtures("seldom_beats")

HOUR = 3600
DAY = 24 * HOUR


async def forbid(room: Room, *, view: bool) -> None:
    """Take the right to write in the channel from the bot, and the right to *view* it too."""
    servers.forbid(room, room.channel, "send_messages", *([] if view else ["view_channel"]))
    await room.env.settle()


async def allow(room: Room) -> None:
    """Give them back."""
    servers.permit(room, room.channel, "send_messages", "view_channel")
    await room.env.settle()


def notes(room: Room, person: Any) -> list[str]:
    """What the bot told a person by DM of pauses."""
    return [text_of(one) for one in room.messages(dm_of(person)) if "is paused" in text_of(one)]


async def test_deleted_channel_pauses(room: Room) -> None:
    """With its channel gone a table pauses at once: no time runs, and each player is told once."""
    table = await begin(room, turn="5m")
    room.channel.delete()
    await room.env.settle()
    await room.wait()

    assert table.paused
    for person in (room.alice, room.bob):
        assert len([one for one in notes(room, person) if "#1 is paused because" in one]) == 1
    await room.wait(2 * HOUR)
    assert table.state.missed == (0, 0)
    assert table.paused
    assert len([one for one in notes(room, room.bob) if "#1 is paused because" in one]) == 1


async def test_paused_table_refuses_moves(room: Room) -> None:
    """At a paused table nobody can play, and is told why."""
    table = await begin(room, turn="5m")
    person = on_turn(room, table)
    room.channel.delete()
    await room.env.settle()
    await room.wait()
    place = room.guild.create_text_channel("elsewhere")
    await room.env.settle()

    said = await person.slash(place, "draw", **{"from": "stock"}, table="1")

    assert "paused" in answer(said)
    assert table.state.turn.drawn is None


async def test_paused_table_proposes_no_cards(room: Room) -> None:
    """What would be refused is not proposed, nor hinted at; when the table goes on, it is."""
    table = await begin(room, turn="5m", rated=False)
    await draw(room, table)
    person = on_turn(room, table)
    place = room.guild.create_text_channel("elsewhere")
    await room.env.settle()

    async def proposed() -> list[Any]:
        return await person.autocomplete(place, "discard", "card", "", table="1")

    everything = await proposed()
    assert everything
    await forbid(room, view=False)
    await room.wait()
    assert table.paused
    assert await proposed() == []
    assert "This game is paused" in answer(await person.slash(place, "hint", table="1"))
    await allow(room)
    await room.wait()
    assert not table.paused
    assert await proposed() == everything


async def test_table_moves_to_another_channel(room: Room) -> None:
    """A player's `/table` in another channel goes on with the table there."""
    table = await begin(room, turn="5m")
    left = table.row.deadline_ms - now_ms()
    room.channel.delete()
    await room.env.settle()
    await room.wait()
    place = room.guild.create_text_channel("elsewhere")
    await room.env.settle()
    await room.wait(600)

    await room.alice.slash(place, "table", table="1")
    await room.wait()

    assert not table.paused
    assert table.row.channel_id == place.id
    assert "On the table" in text_of(public(room, table, place))
    assert len(calls(room, table, place)) == 1
    assert table.row.deadline_ms - now_ms() == pytest.approx(left - 11_000, abs=15_000)
    assert "Draw" in str(hand_of(room, on_turn(room, table)).components)


async def test_onlooker_moves_no_table(room: Room) -> None:
    """Somebody who does not sit at a paused table cannot move it by asking for it."""
    table = await begin(room)
    await forbid(room, view=False)
    await room.wait()
    assert table.paused
    place = room.guild.create_text_channel("elsewhere")
    await room.env.settle()
    await room.carol.slash(place, "table", table="1")
    await room.wait()
    assert table.row.channel_id == room.channel.id


@pytest.mark.parametrize(
    "view", [pytest.param(False, id="hidden"), pytest.param(True, id="may only read")]
)
async def test_lost_permission_pauses_and_comes_back(room: Room, view: bool) -> None:
    """A table whose channel is closed to us pauses, and goes on by itself when it is open again."""
    table = await begin(room, turn="5m")
    await forbid(room, view=view)
    if not table.paused:
        await turn(room, table)
    await room.wait()
    assert table.paused
    left = table.row.deadline_ms - table.row.paused_since_ms
    await room.wait(3 * HOUR)

    await allow(room)
    await room.wait()
    await room.wait()

    assert not table.paused
    assert table.state.missed == (0, 0)
    assert table.row.deadline_ms - now_ms() == pytest.approx(left, abs=30_000)
    assert "No player loses" in text_of(public(room, table))
    assert on_turn(room, table).mention in calls(room, table)[0].content
    for person in (room.alice, room.bob):
        assert len([one for one in notes(room, person) if "#1 is paused because" in one]) == 1
    page = hand_of(room, on_turn(room, table))
    assert "Draw" in str(page.components)
    await room.press(on_turn(room, table), page, "Draw")


async def test_permission_by_role_comes_back(room: Room) -> None:
    """A pause ends within minutes even where nothing told us that we may write again."""
    table = await begin(room, turn="5m")
    path = f"/channels/{room.channel.id}/messages*"
    room.env.inject_error("*", path, status=403, code=50013, times=None)
    await turn(room, table)
    await room.wait()
    assert table.paused
    room.env.discord.faults.clear()
    await room.wait(601)
    assert not table.paused


async def test_deleted_thread_pauses(room: Room) -> None:
    """A table in a thread pauses when the thread is deleted."""
    thread = room.channel.create_thread("cards")
    await room.env.settle()
    table = await begin(room, channel=thread, turn="5m")
    thread.delete()
    await room.env.settle()
    await room.wait()
    assert table.paused
    assert len([one for one in notes(room, room.alice) if "#1 is paused because" in one]) == 1


async def test_deleted_channel_takes_its_threads(room: Room) -> None:
    """With a channel its threads go, and the tables in them pause."""
    room.channel.create_thread("cards")
    await room.env.settle()
    (thread,) = room.channel.threads
    table = await begin(room, channel=thread, turn="5m")
    room.channel.delete()
    await room.env.settle()
    await room.wait()
    assert table.paused


async def test_sent_away_and_back(room: Room) -> None:
    """Sent away from a server, the bot pauses its tables; invited again, it goes on with them."""
    table = await begin(room, turn="5m")
    await servers.left(room, room.guild)
    await room.wait()
    assert table.paused
    await room.wait(HOUR)
    assert table.state.missed == (0, 0)

    room.env.discord.invite(room.guild.of)
    await room.wait()

    assert not table.paused
    await turn(room, table)
    await room.wait()
    assert on_turn(room, table).mention in calls(room, table)[0].content


@pytest.mark.parametrize("reading", ["data.running.paused_in", "bot.table.tables.Tables.get"])
async def test_back_while_nothing_can_be_read(
    room: Room, monkeypatch: pytest.MonkeyPatch, reading: str
) -> None:
    """Invited again, the bot goes on with its tables once it can read which, and how they stand."""
    table = await begin(room, turn="5m")
    await servers.left(room, room.guild)
    await room.wait()

    async def refuse(*_: Any) -> None:
        raise StorageRefused("other", "disk I/O error")

    with monkeypatch.context() as patch:
        patch.setattr(reading, refuse)
        room.env.discord.invite(room.guild.of)
        await room.wait(RETRY_MS / MS - 1)
    assert table.paused
    await room.wait(3)

    assert not table.paused
    assert all("database refused" in fault for fault in room.faults), room.faults
    room.faults.clear()


async def give_up(room: Room, table: Any) -> None:
    """Alice resigns in her DM."""
    asked = await room.alice.user.slash("resign", table=str(table.id))
    await room.press(room.alice, asked.response.message, "Yes")
    await room.wait()


async def test_paused_table_can_be_given_up(room: Room) -> None:
    """Nobody has to wait for a lost channel in order to resign; once it is back all read that."""
    table = await begin(room, turn="5m")
    await forbid(room, view=False)
    await room.wait()
    assert table.paused
    await give_up(room, table)
    assert table.user_at(table.state.winner) == room.bob.id
    assert not told(room, "bob has won")
    await allow(room)
    await room.wait()
    assert len(told(room, "bob has won")) == 1
    assert not calls(room, table)


async def test_what_ended_while_sent_away_is_told(room: Room) -> None:
    """Where the bot is invited again within a day."""
    table = await begin(room, turn="5m")
    await servers.left(room, room.guild)
    await room.wait()
    await give_up(room, table)
    room.env.discord.invite(room.guild.of)
    await room.wait()
    assert len(told(room, "bob has won")) == 1


@pytest.mark.parametrize("told", [pytest.param(True, id="told"), pytest.param(False, id="untold")])
async def test_an_end_is_told_once_its_channel_is_back(room: Room, told: bool) -> None:
    """Who has resigned while the bot could not write sees that in the channel: once, and soon.

    Also where Discord does not tell that it may write again, but the server comes anew.
    """
    table = await begin(room, turn="5m")
    await forbid(room, view=False)
    await room.wait()
    asked = await room.alice.user.slash("resign", table=str(table.id))
    await room.press(room.alice, asked.response.message, "Yes")
    await room.wait(20)

    if told:
        await allow(room)
    else:
        room.channel.of.permissions = EVERYTHING
        await room.env.discord.gateway.drop(resumable=False)
    await room.wait(20)

    ends = [one for one in room.messages() if "bob has won" in text_of(one)]
    assert len(ends) == 1
    await room.wait(HOUR)
    assert [one for one in room.messages() if "bob has won" in text_of(one)] == ends


# players who leave


async def test_who_leaves_is_noticed_at_the_warning(room: Room) -> None:
    """A player who has left is noticed when the turn grows long: everybody reads what follows."""
    table = await begin(room, turn="24h")
    gone, other = on_turn(room, table), waiting(room, table)
    room.guild.remove_member(gone)
    await room.wait(0.8 * DAY)
    await room.wait()

    (notice,) = told(room, "left the server")
    assert gone.name in notice.content
    assert shown_times(notice)[0] - now_ms() / 1000 == pytest.approx(HOUR, abs=60)
    assert not table.over
    await room.wait(HOUR)
    await room.wait()

    assert table.over
    assert table.user_at(table.state.winner) == other.id
    assert f"{gone.name} resigned." in text_of(told(room, "has won")[0])


async def test_who_leaves_is_noticed_at_a_missed_turn(room: Room) -> None:
    """A player who has left is noticed when a turn is missed, though it is the other's by then.

    That the next one is missed too changes nothing: the hour is theirs.
    """
    table = await begin(room, turn="4m")
    gone = on_turn(room, table)
    room.guild.remove_member(gone)
    await room.wait(242)
    assert len(told(room, "left the server")) == 1
    await turn(room, table)
    await room.wait(242)
    assert table.state.missed[table.seat_of(gone.id) - 1] == 2
    assert len(told(room, "left the server")) == 1
    assert not table.over


async def test_who_comes_back_plays_on(room: Room) -> None:
    """Who is back within the hour has lost nothing."""
    table = await begin(room, turn="24h")
    gone = on_turn(room, table)
    room.guild.remove_member(gone)
    await room.wait(0.8 * DAY)
    await room.wait(HOUR / 2)
    room.guild.add_member(gone.user)
    await room.wait(HOUR)

    assert not table.over
    assert table.row.players[table.seat_of(gone.id) - 1].left_since_ms is None
    await draw(room, table)


async def test_table_without_limits_is_looked_at_daily(room: Room) -> None:
    """Where no time runs, a player who left is noticed within a day."""
    table = await begin(room, turn="none")
    room.guild.remove_member(waiting(room, table))
    await room.wait(DAY + 60)
    assert len(told(room, "left the server")) == 1
    await room.wait(HOUR + 60)
    assert table.over


async def test_failed_look_is_no_absence(room: Room) -> None:
    """Where Discord fails to tell, nobody counts as gone."""
    table = await begin(room, turn="24h")
    room.env.inject_error("GET", "/guilds/*/members/*", status=500, times=None)
    await room.wait(0.8 * DAY + 60)
    await room.wait(2 * HOUR)
    assert not told(room, "left the server")
    assert not table.over
    assert requests(room, "GET", "/members/")


async def test_notice_comes_before_the_hour_runs(room: Room) -> None:
    """The hour until a resignation begins with the notice, even where that could not be posted."""
    table = await begin(room, turn="24h")
    gone = on_turn(room, table)
    room.guild.remove_member(gone)
    await room.wait(0.8 * DAY - 300)
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=500, times=None)
    await room.wait(600)
    assert table.row.players[table.seat_of(gone.id) - 1].left_since_ms is None
    await room.wait(2 * HOUR)
    assert not table.over
    room.env.discord.faults.clear()
    await room.wait(0.2 * DAY)
    assert len(told(room, "left the server")) == 1


async def test_notice_outlives_a_pause(room: Room) -> None:
    """Nobody is resigned while the table is paused; when it goes on, the notice still holds."""
    table = await begin(room, turn="24h")
    gone = on_turn(room, table)
    room.guild.remove_member(gone)
    await room.wait(0.8 * DAY + 60)
    await forbid(room, view=False)
    await room.wait()
    assert table.paused
    await room.wait(3 * HOUR)
    assert not table.over
    await allow(room)
    await room.wait(120)
    assert table.over


async def test_both_players_leave(room: Room) -> None:
    """Where everybody has left, one gives up and the other has won: no more happens."""
    table = await begin(room, turn="none")
    for person in (room.alice, room.bob):
        room.guild.remove_member(person)
    await room.wait(DAY + 60)
    await room.wait(HOUR + 60)
    assert table.over
    assert len(table.state.out) == 1
