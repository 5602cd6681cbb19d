"""Challenges that wait for days: their time, their clocks, and the DM that tells of them."""

from typing import Any

import pytest

from bot.lobby.challenge_messages import ChallengeMessages
from bot.messages.posting import SURE_MS
from data import challenges, retention, settings
from data.errors import NoSuchChallenge
from tests.bot.conftest import Room, button, buttons, dm_of, known_to_be_dead, selects, text_of
from tests.bot.panels import choose
from tests.bot.presses import now, told

pytestmark = pytest.mark.usefixtures("seldom_beats")

HOUR, DAY = 3600, 86400


async def ask(room: Room, **options: Any) -> Any:
    """Alice's challenge to Bob, as it stands in the channel."""
    await room.alice.slash(room.channel, "challenge", **{"opponent": room.bob} | options)
    await room.wait()
    return room.messages()[-1]


async def stored(room: Room, number: int = 1) -> Any:
    async with room.db.reading() as tx:
        return await challenges.load(tx, number)


async def wants_dms(room: Room, person: Any) -> None:
    await person.slash(room.channel, "preferences", invitations=True)


def invitation(room: Room, person: Any) -> Any:
    """The DM that tells of a challenge."""
    found = [one for one in room.messages(dm_of(person)) if "challenges you" in one.content]
    return found[-1] if found else None


@pytest.mark.parametrize(("choice", "days"), [("1d", 1), ("3d", 3), ("7d", 7)])
async def test_it_stands_so_long(room: Room, choice: str, days: int) -> None:
    """Until then it can be accepted, also after a restart; then it is over."""
    message = await ask(room, open=choice)
    row = await stored(room)
    assert row.expires_ms - row.created_ms == days * DAY * 1000
    await known_to_be_dead(room.db)
    await room.env.restart_bot(type(room.app)(room.db, shard_count=1, beat_ms=3_600_000))
    await room.wait(days * DAY - HOUR)
    assert button(now(room, message), "Accept")
    await room.wait(HOUR)
    assert "No one answered in time" in text_of(now(room, message))


async def test_killed_before_it_was_noted(room: Room) -> None:
    """The next process finds it in the channel, and mentions nobody a second time."""
    message = await ask(room, open="1d")
    async with room.db.transaction() as tx:
        await tx.execute(challenges.update(challenges.challenges).values(message_id=None))
    await room.wait(SURE_MS / 1000)  # until then the nonce is enough
    room.env.world.nonces.clear()
    await known_to_be_dead(room.db)
    await room.env.restart_bot(type(room.app)(room.db, shard_count=1, beat_ms=3_600_000))
    await room.wait()
    assert [one.id for one in room.messages()] == [message.id]
    assert (await stored(room)).message_id == message.id


async def test_removed_while_its_end_is_shown(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    """After a month of sleep all falls due at once: it is over, and old enough to be removed."""
    await ask(room)
    row = await stored(room)
    async with room.db.transaction() as tx:
        [over] = await challenges.expire(tx, row.expires_ms)
        assert await retention.remove_challenges(tx, row.expires_ms) == 1
    await room.app.part(ChallengeMessages).redraw(over.id)
    assert not caplog.records
    with pytest.raises(NoSuchChallenge):
        await stored(room)


async def test_accepted_while_the_challenger_is_away(room: Room) -> None:
    """The game begins with its ordinary clocks."""
    message = await ask(room, open="3d")
    await room.wait(2 * DAY)
    await room.press(room.bob, now(room, message), "Accept")
    await room.wait()
    table = await room.table()
    assert table.state.rules.turn_limit == DAY
    assert not table.over


async def test_live_clocks_do_not_wait(room: Room) -> None:
    """Named ones are refused; the usual ones of a quick game give way to a day for each turn."""
    for live in ({"turn": "5m"}, {"clock": "10m"}, {"options": "turn-limit=2m"}):
        result = await room.alice.slash(room.channel, "challenge", open="1d", **live)
        assert "a turn limit or clock of at least an hour" in told(result)
    await room.alice.slash(room.channel, "challenge", open="1d", game="tile", opponent=room.bob)
    rules = (await stored(room)).rules
    assert (rules["clock"], rules["turn_limit"]) == (None, DAY)
    await room.alice.slash(room.channel, "challenge", open="1d", clock="1h", opponent=room.bob)
    assert (await stored(room, 2)).rules["clock"] == HOUR


async def test_changed_on_the_panel(room: Room) -> None:
    """A menu lets it wait, with slow clocks; shorter again only while that time is not over."""
    message = await ask(room, turn="5m")
    opened = (await room.press(room.alice, message, "Options")).response
    await choose(room, room.alice, opened.message, "Open for: 3 days")
    row = await stored(room)
    assert (row.expires_ms - row.created_ms, row.rules["turn_limit"]) == (3 * DAY * 1000, DAY)
    assert "Turn limit: 24 hours" in text_of(now(room, message))
    await room.wait(HOUR)
    assert button(now(room, message), "Accept")
    short = await room.alice.select(opened.message, ["15m"], custom_id=menu_id(opened.message))
    assert "already passed" in told(short)
    await choose(room, room.alice, opened.message, "Open for: 1 day")
    await room.wait(DAY)
    assert "No one answered in time" in text_of(now(room, message))


def menu_id(message: Any) -> str:
    found = next(one.custom_id for one in selects(message) if one.custom_id.endswith(":stand"))
    return str(found)


@pytest.mark.wing("around")
async def test_told_by_dm(room: Room) -> None:
    """Who has allowed it is told once, with what is needed to decide; others are not."""
    await wants_dms(room, room.bob)
    people = {"opponent": room.bob, "opponent2": room.carol, "game": "straight"}
    await room.alice.slash(room.channel, "challenge", open="1d", **people)
    await room.wait()
    told_of = invitation(room, room.bob)
    assert "**alice** challenges you to **Straight Rummy** in **Card Club**" in told_of.content
    assert (await stored(room)).commitment in told_of.content
    assert "Go to the challenge" in told_of.content
    assert [one.label for one in buttons(told_of)] == ["Accept", "Decline"]
    assert not room.messages(dm_of(room.carol))
    await known_to_be_dead(room.db)
    await room.env.restart_bot(type(room.app)(room.db, shard_count=1, beat_ms=3_600_000))
    await room.wait()
    assert len(room.messages(dm_of(room.bob))) == 1


@pytest.mark.wing("around")
async def test_no_dm_for_what_does_not_wait(room: Room) -> None:
    """A quick challenge stands in the channel alone, until it is made to wait."""
    await wants_dms(room, room.bob)
    message = await ask(room)
    assert not room.messages(dm_of(room.bob))
    opened = (await room.press(room.alice, message, "Options")).response
    await choose(room, room.alice, opened.message, "Open for: 1 day")
    await room.wait()
    assert invitation(room, room.bob) is not None


@pytest.mark.wing("around")
async def test_accepted_in_the_dm(room: Room) -> None:
    """The game begins, the message in the channel shows it, and the DM has no buttons any more."""
    await wants_dms(room, room.bob)
    message = await ask(room, open="1d")
    await room.press(room.bob, invitation(room, room.bob), "Accept")
    await room.wait()
    assert "The game has started: #1" in text_of(now(room, message))
    assert not (await room.table()).over
    (first, *_) = room.messages(dm_of(room.bob))
    assert "The game has started: #1" in first.content
    assert not buttons(first)


@pytest.mark.wing("around")
async def test_declined_in_the_dm(room: Room) -> None:
    """It ends in the channel too; a second press says that it is over."""
    await wants_dms(room, room.bob)
    message = await ask(room, open="1d")
    asked = invitation(room, room.bob)
    await room.press(room.bob, asked, "Decline")
    assert "Declined" in text_of(now(room, message))
    assert "You’ve declined" in room.messages(dm_of(room.bob))[0].content
    second = await ask(room, open="1d")
    await room.press(room.alice, second, "Cancel")
    await room.press(room.bob, invitation(room, room.bob), "Accept")
    assert "This challenge is no longer open" in room.messages(dm_of(room.bob))[1].content


@pytest.mark.wing("around")
async def test_other_rules_than_in_the_dm(room: Room) -> None:
    """Accept there agrees to what stands there: it shows the new rules first."""
    await wants_dms(room, room.bob)
    await ask(room, open="1d")
    async with room.db.transaction() as tx:
        row = await challenges.load(tx, 1)
        await challenges.change_rules(tx, 1, row.rules | {"target": 500}, None)
    await room.press(room.bob, invitation(room, room.bob), "Accept")
    assert (await stored(room)).state == "open"
    assert "to 500" in invitation(room, room.bob).content
    await room.press(room.bob, invitation(room, room.bob), "Accept")
    await room.wait()
    assert (await stored(room)).state == "started"


@pytest.mark.wing("around")
async def test_quiet_hours(room: Room) -> None:
    """The DM makes no sound then."""
    await wants_dms(room, room.bob)
    async with room.db.transaction() as tx:
        await settings.change_user(tx, room.bob.id, zone="UTC", quiet_from=0, quiet_to=0)
    room.app.preferences.changed(room.bob.id)
    await ask(room, open="1d")
    assert invitation(room, room.bob).flags.silent


async def test_a_closed_dm_is_no_fault(room: Room) -> None:
    """The challenge stands as ever."""
    await wants_dms(room, room.bob)
    room.env.inject_error(
        "POST", f"/channels/{dm_of(room.bob).id}/messages", status=403, code=50007
    )
    message = await ask(room, open="1d")
    assert button(message, "Accept")
