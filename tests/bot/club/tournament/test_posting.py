"""What of a tournament stands in the channel, in Discord's list of events and in threads."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import aiohttp
import discord
import pytest

from bot.club.tournament.events import REFUSED, SOON_MS, TournamentEvents
from bot.club.tournament.messages import TournamentMessages
from bot.club.tournament.threads import places_for
from bot.messages.posting import SURE_MS, Poster
from bot.runtime.clock import now_ms
from data import tournaments
from data.ids import ChannelId
from data.tournaments import Tournament
from sandbox.accounts import EVERYTHING
from sandbox.guilds import COMPLETED
from tests.bot import servers
from tests.bot.club.tournament.test_tournament import begun, evening, message, open_it
from tests.bot.conftest import Room, text_of
from tests.bot.evening import answer, refused, requests
from tests.bot.messages.test_troubles_messages import failing
from tests.bot.servers import forbid, may, permit


def forbid_files(room: Room) -> None:
    """Jolly may attach no files in the channel."""
    forbid(room, room.channel, "attach_files")


async def test_results_as_text_where_no_file_may_be_sent(room: Room) -> None:
    """The message tells the round that is played, without the picture of the results."""
    forbid_files(room)
    await begun(room)
    assert "Round 1" in text_of(message(room))
    assert message(room).attachments == []


async def test_results_as_a_picture(room: Room) -> None:
    """Where files may be sent."""
    await begun(room)
    assert len(message(room).attachments) == 1


@pytest.mark.parametrize(
    ("status", "code"),
    [pytest.param(403, 50001, id="hidden from us"), pytest.param(404, 10003, id="deleted")],
)
async def test_a_channel_where_it_cannot_be_shown(room: Room, status: int, code: int) -> None:
    """It is neither tried as text nor posted anew."""
    await begun(room)
    path = f"/channels/{room.channel.id}/messages/{message(room).id}"
    room.env.inject_error("PATCH", path, status=status, code=code, times=None)
    async with room.db.transaction() as tx:
        await tournaments.touch(tx, 1)
    before = len(room.env.http_requests)
    with pytest.raises(discord.HTTPException):
        await messages_of(room).show(1)
    assert len(room.env.http_requests) == before + 1


def messages_of(room: Room) -> TournamentMessages:
    """What shows tournaments, with nothing in memory."""
    app = room.app
    return TournamentMessages(app.desk, app.languages, app.part(Poster))


async def test_the_right_is_taken_a_moment_before(room: Room) -> None:
    """Discord refuses the picture of which we thought that it may be sent: text stands at once."""
    await open_it(room)
    for person in (room.alice, room.bob):
        await room.press(person, message(room), "Join")
    await room.wait(3)
    path = f"/channels/{room.channel.id}/messages/{message(room).id}"
    await room.wait(5 * 60 - 10)
    room.env.inject_error("PATCH", path, status=403, code=50013)
    await room.wait(20)
    assert "Round 1" in text_of(message(room))
    assert message(room).attachments == []


async def test_posted_as_soon_as_discord_takes_it(room: Room) -> None:
    """What it refuses for a while is tried again, after longer and longer."""
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=400, times=3)
    await room.alice.slash(room.channel, "club tournament", signup="5")
    await room.wait(10)
    assert not room.messages()
    await room.wait(20)
    assert "No one has signed up" in text_of(message(room))


async def test_a_channel_that_is_closed(room: Room) -> None:
    """Is not asked again and again, until there is something new to show."""
    await open_it(room)
    path = f"/channels/{room.channel.id}/messages/{message(room).id}"
    room.env.inject_error("PATCH", path, status=403, code=50001, times=None)
    await room.press(room.alice, message(room), "Join")
    await room.wait(200)
    assert len(requests(room, "PATCH", str(message(room).id))) == 1


async def throw_out(room: Room) -> Callable[[], None]:
    """The bot is sent away; what invites it again."""
    await servers.left(room, room.guild)
    return lambda: room.env.discord.invite(room.guild.of)


async def close_channel(room: Room) -> Callable[[], None]:
    """The channel is hidden from the bot; what shows it again."""
    forbid(room, room.channel, "view_channel")
    return lambda: permit(room, room.channel, "view_channel")


async def take_rights(room: Room) -> Callable[[], None]:
    """The bot may see no channel; what gives its role that right again."""
    room.channel.of.permissions = 0

    def give() -> None:
        room.channel.of.permissions = EVERYTHING
        may(room, room.guild, view_channel=True)

    return give


@pytest.mark.parametrize("close", [throw_out, close_channel, take_rights])
async def test_a_channel_that_is_open_again(
    room: Room, close: Callable[[Room], Awaitable[Callable[[], None]]]
) -> None:
    """Shows what came meanwhile, also if nothing more is to come."""
    await open_it(room)
    again = await close(room)
    await room.wait(6 * 60)
    assert "No one has signed up" in text_of(message(room))
    again()
    await room.wait(5)
    assert ["was cancelled" in text_of(told) for told in room.messages()] == [True]


async def test_a_message_that_was_deleted(room: Room) -> None:
    """Is posted anew with what is to be shown next."""
    await open_it(room)
    first = message(room)
    await room.press(room.alice, first, "Join")
    room.env.delete(first)
    await room.wait(5)
    assert message(room).id != first.id
    assert "alice" in text_of(message(room))
    posts = [one.json for one in requests(room, "POST", f"{room.channel.id}/messages")]
    assert len({one["nonce"] for one in posts}) == len(posts) == 2
    assert first.flags.silent
    assert message(room).flags.silent


async def places(room: Room, count: int, other: Tournament | None = None) -> list[ChannelId]:
    """Where so many tables of a tournament stand; threads are opened for them."""
    tournament = other or await evening(room)
    return await places_for(room.app.desk, room.app.languages, tournament, count)


async def test_four_tables_in_a_thread(room: Room) -> None:
    """New threads are opened for more tables; the last takes what they have no room for."""
    await open_it(room)
    first = await places(room, 4)
    assert first == [room.channel.threads[0].id] * 4
    nine = await places(room, 9)
    opened = [one.id for one in room.channel.threads]
    assert nine == [*first, *[opened[1]] * 4, opened[2]]
    assert (await evening(room)).threads == opened
    room.env.inject_error("POST", f"/channels/{room.channel.id}/threads", status=403, code=50013)
    thirteen = await places(room, 13)
    assert thirteen == [*nine, *[opened[2]] * 4]


async def test_tables_in_the_channel(room: Room) -> None:
    """Where no thread can be opened."""
    await open_it(room)
    room.env.inject_error("POST", f"/channels/{room.channel.id}/threads", status=403, code=50013)
    found = await places(room, 2)
    assert found == [room.channel.id] * 2
    with failing(room, "POST", "/threads", aiohttp.ServerDisconnectedError()):
        found = await places(room, 2)
    assert found == [room.channel.id] * 2


async def test_killed_before_a_message_was_noted(room: Room) -> None:
    """The next process finds it among others of ours, shows it anew, and posts none beside it."""
    room.env.inject_error("POST", f"/channels/{room.channel.id}/messages", status=400, times=1)
    await open_it(room)
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    assert len(room.messages()) == 1
    await room.wait(20)
    await room.bob.slash(room.channel, "challenge", opponent=room.carol)
    standing, noted = room.messages(), await evening(room)
    assert [one.id for one in standing].index(noted.message_id) == 1
    await room.wait(SURE_MS / 1000)  # until then the nonce is enough
    async with room.db.transaction() as tx:
        await tournaments.note(tx, 1, message_id=None)
        await tournaments.touch(tx, 1, name="Spring Cup")
    await messages_of(room).show(1)
    assert "Spring Cup" in text_of(message(room))
    assert (await evening(room)).message_id == noted.message_id
    assert len(room.messages()) == len(standing) == 3


async def test_killed_before_a_thread_was_noted(room: Room) -> None:
    """The next process finds the thread, and nobody else's of that name."""
    await open_it(room)
    (first,) = await places(room, 1)
    async with room.db.transaction() as tx:
        await tournaments.note(tx, 1, threads=[])
    assert await places(room, 1) == [first]
    one = replace(await evening(room), threads=[first], name="Other")
    (_, *_, other) = await places(room, 5, one)
    assert other != first
    later = replace(one, created_ms=now_ms() + 60_000, threads=[])
    (newer,) = await places(room, 1, later)
    assert newer not in (first, other)


def events_of(room: Room) -> TournamentEvents:
    """What keeps events, with nothing in memory."""
    return TournamentEvents(room.app.desk, room.app.languages, room.app.part(Poster))


async def test_an_event_as_soon_as_discord_makes_it(room: Room) -> None:
    """What Discord fails to do is tried again, also where nothing else happens."""
    may(room, room.guild, create_events=True)
    path = f"/guilds/{room.guild.id}/scheduled-events"
    room.env.inject_error("POST", path, status=503, times=2)
    await open_it(room)
    await room.wait(20)
    (event,) = room.guild.of.events
    assert (await evening(room)).event_id == event


async def test_killed_before_an_event_was_noted(room: Room) -> None:
    """The next process finds the event, and does not take another for it."""
    may(room, room.guild, create_events=True)
    await open_it(room)
    one = await evening(room)
    assert len(requests(room, "POST", "scheduled-events")) == 1
    events = events_of(room)
    async with room.db.transaction() as tx:
        await tournaments.note(tx, 1, event_id=None, event_state=None)
    await events.keep(1)
    again = await evening(room)
    assert (again.event_id, again.event_state) == (one.event_id, "open")
    assert len(requests(room, "POST", "scheduled-events")) == 1
    for other in ({"name": "Other"}, {"begins_ms": one.begins_ms + 60_000}):
        async with room.db.transaction() as tx:
            await tournaments.note(tx, 1, event_id=None, event_state=None)
            await tournaments.touch(tx, 1, **other)
        await events.keep(1)
    assert len(requests(room, "POST", "scheduled-events")) == 3


async def test_an_event_that_others_have_begun(room: Room) -> None:
    """It is left, and ended with the tournament; one that they have deleted is not made anew."""
    may(room, room.guild, create_events=True)
    await open_it(room)
    (event,) = room.guild.of.events.values()
    event.begun = True
    events = events_of(room)
    for state, ended in (("running", 0), ("over", COMPLETED)):
        async with room.db.transaction() as tx:
            await tournaments.touch(tx, 1, state=state)
        await events.keep(1)
        assert room.guild.of.events[event.id].ended == ended
    del room.guild.of.events[event.id]
    async with room.db.transaction() as tx:
        await tournaments.touch(tx, 1, state="running")
    await events.keep(1)
    again = await evening(room)
    assert (again.event_id, again.event_state) == (None, REFUSED)
    assert len(requests(room, "POST", "scheduled-events")) == 1


async def test_too_late_for_an_event(room: Room) -> None:
    """One that begins in less than a minute gets none."""
    await open_it(room)
    may(room, room.guild, create_events=True)
    events = events_of(room)
    for seconds, count in ((SOON_MS / 1000 - 1, 0), (SOON_MS / 1000 + 2, 1)):
        async with room.db.transaction() as tx:
            await tournaments.note(tx, 1, event_id=None, event_state=None)
            await tournaments.touch(tx, 1, begins_ms=now_ms() + round(seconds * 1000))
        await events.keep(1)
        assert len(requests(room, "POST", "scheduled-events")) == count


UNCLEAN = "\u202e@everyone [x](https://x.yz)"


@pytest.mark.parametrize("is_old", [False, True])
async def test_its_name_does_no_harm(room: Room, is_old: bool) -> None:
    """In the event and the threads, where nothing can be escaped; also one stored before."""
    may(room, room.guild, create_events=True)
    said = await room.alice.slash(room.channel, "club tournament", name=UNCLEAN, signup="5")
    assert "starts by itself" in answer(said)
    if is_old:
        async with room.db.transaction() as tx:
            await tournaments.note(tx, 1, name=UNCLEAN)
    else:
        assert (await evening(room)).name == "everyone x (https: x.yz)"
    await room.wait(3)
    for person in (room.alice, room.bob):
        await room.press(person, message(room), "Join")
    await room.wait(5 * 60 + 10)
    (made,) = requests(room, "POST", "scheduled-events")
    assert made.json["name"] == "everyone x (https: x.yz)"
    (thread,) = room.channel.threads
    assert thread.name.startswith("everyone x (https: x.yz) · ")


async def opened_and_called_off(room: Room, person: Any) -> None:
    await person.slash(room.channel, "club tournament", signup="5")
    await room.wait(3)
    said = await room.press(person, message(room), "Host")
    said = await room.press(person, said.response.message, "Cancel tournament")
    await room.press(person, said.response.message, "Yes, really")
    await room.wait(3)


async def test_nobody_opens_them_without_end(room: Room) -> None:
    """Whoever has called off some must wait, is told how long, and keeps nobody else from it."""
    for _ in range(4):
        await opened_and_called_off(room, room.bob)
    said = await room.bob.slash(room.channel, "club tournament", signup="5")
    assert "a lot of tournaments" in refused(room, said)
    async with room.db.reading() as tx:
        assert await tournaments.load(tx, 5) is None
    await opened_and_called_off(room, room.carol)
    await room.wait(10 * 60)
    said = await room.bob.slash(room.channel, "club tournament", signup="5")
    assert "starts by itself" in answer(said)
