"""Who is there sees the turn come and is left in peace; who is away is called."""

from contextlib import AsyncExitStack
from math import ceil
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import update

from bot.messages.calls import Calls
from bot.runtime.budget import MOST, SPARE_SHARE, Budget, Urgency
from bot.runtime.clock import now_ms
from bot.table.shown import NEVER, ShownSteps
from bot.table.table import Table
from data import games, settings
from data.store.schema import shards
from tests.bot.conftest import Room
from tests.bot.evening import begin, calls, draw, on_turn, public, requests, turn, waiting

QUIET = 16
"""Seconds after which somebody who is there and does nothing is called."""
GONE = 121
"""Seconds after which nobody counts as there any more."""


async def live(room: Room, **options: Any) -> Any:
    """A table at which both are there, everything is shown, and a turn has just come."""
    table = await begin(room, **options)
    await turn(room, table)
    await room.wait(30)
    await turn(room, table)
    return table


async def test_who_is_there_is_not_called(room: Room) -> None:
    """Turn after turn is played at once: nobody is called, nothing new stands in the channel."""
    table = await live(room)
    for _ in range(4):
        posted = len(requests(room, "POST", f"/channels/{room.channel.id}/messages"))
        await turn(room, table)
        await room.wait(10)
        assert len(requests(room, "POST", f"/channels/{room.channel.id}/messages")) == posted
    assert not calls(room, table)


async def test_who_is_there_and_does_nothing_is_called_once(room: Room) -> None:
    """After fifteen seconds without a press the player is mentioned, and not again in that turn."""
    table = await live(room)
    await room.wait(QUIET - 2)
    assert not calls(room, table)
    await room.wait(2)
    (call,) = calls(room, table)
    assert [one.id for one in call.mentions] == [on_turn(room, table).id]
    await room.wait(60)
    assert [one.id for one in calls(room, table)] == [call.id]


async def test_a_short_turn_is_called_sooner(room: Room) -> None:
    """Where the limit is short, a quarter of it is waited."""
    table = await live(room, turn="48s")
    await room.wait(9)
    assert not calls(room, table)
    await room.wait(4)
    assert len(calls(room, table)) == 1


@pytest.mark.parametrize("deed", ["draws", "looks"])
async def test_who_does_something_is_not_called(room: Room, deed: str) -> None:
    """Whoever has done something since the turn came knows of it."""
    table = await live(room)
    person = on_turn(room, table)
    await room.wait(5)
    if deed == "draws":
        await draw(room, table)
    else:
        await room.press(person, public(room, table), "My hand")
    await room.wait(120)
    assert not calls(room, table)


async def test_who_types_is_there(room: Room) -> None:
    """Somebody who types a card waits for nothing: their turn is seen, not called."""
    table = await begin(room)
    other = waiting(room, table)
    await room.wait(GONE)
    await other.autocomplete(room.channel, "discard", "card", "")
    await turn(room, table)
    await room.wait(5)
    assert other.mention not in "".join(one.content for one in calls(room, table))


async def test_who_is_away_is_called_at_once(room: Room) -> None:
    """Who has pressed nothing for two minutes is called as soon as the turn comes."""
    table = await live(room)
    other = waiting(room, table)
    await room.wait(GONE)
    await turn(room, table)
    await room.wait(1)
    (call,) = calls(room, table)
    assert [one.id for one in call.mentions] == [other.id]


async def test_a_call_that_fails_is_made_again(room: Room) -> None:
    """Nobody waits for a turn of which they know nothing, as Discord took no message once."""
    table = await live(room)
    other = waiting(room, table)
    await room.wait(GONE)
    path = f"*/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=400, code=0, times=1)
    await turn(room, table)
    await room.wait(QUIET)
    (call,) = calls(room, table)
    assert [one.id for one in call.mentions] == [other.id]


async def test_an_answered_call_goes(room: Room) -> None:
    """When the turn that somebody was called for has ended, the call is deleted."""
    table = await live(room)
    await room.wait(QUIET)
    (call,) = calls(room, table)
    await turn(room, table)
    await room.wait(14)
    assert not calls(room, table)
    assert call.id not in [one.id for one in room.messages()]


async def test_what_another_process_has_called_is_not_forgotten(room: Room) -> None:
    """One that took ours for dead has called anew: what it noted stays noted until it goes too."""
    table = await live(room)
    await room.wait(QUIET)
    (call,) = calls(room, table)
    theirs = call.id + 1
    async with room.db.transaction() as tx:
        await games.note(tx, table.id, turn_message_id=theirs)
    await turn(room, table)
    await room.wait(14)
    for each in (call.id, theirs):
        assert len(requests(room, "DELETE", f"/messages/{each}")) == 1
    assert table.row.turn_message_id is None


async def test_nobody_is_called_again_in_the_turn_in_which_another_process_has(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """We were about to call as we stood still: it did so instead of us meanwhile."""
    table = await live(room)
    asked, due = room.app.preferences.of_user, list[Table]()
    room.app.part(Calls).due.subscribe(due.append)

    async def stand_still(user: int) -> Any:
        if due:
            async with table.noting() as tx:
                await games.note(tx, table.id, pinged_step=table.turn_step)
        return await asked(user)

    monkeypatch.setattr(room.app.part(Calls), "_preferences", SimpleNamespace(of_user=stand_still))
    await room.wait(QUIET)
    assert due
    assert table.row.pinged_step == table.turn_step
    assert not calls(room, table)


async def test_who_was_taken_for_dead_calls_nobody(room: Room) -> None:
    """Another process has the table, and knows nothing of what one that stood still posts."""
    table = await live(room)
    async with room.db.transaction() as tx:
        await tx.execute(update(shards).values(process="another:1:beef"))
    asked = len(room.env.http_requests)
    room.env.stand_still(QUIET)
    await room.wait(QUIET)
    assert table.step == table.turn_step
    assert not calls(room, table)
    assert len(room.env.http_requests) == asked


async def test_where_many_play_a_call_goes_with_the_next(room: Room) -> None:
    """What nobody waits for takes no call from others: an answered call goes for a newer one."""
    table = await live(room)
    async with AsyncExitStack() as evening:
        for _ in range(ceil(MOST * SPARE_SHARE)):
            await evening.enter_async_context(room.app.part(Budget).turn(Urgency.UNTOUCHED))
        await room.wait(QUIET)
        (first,) = calls(room, table)
        await turn(room, table)
        await room.wait(5)
        assert [one.id for one in calls(room, table)] == [first.id]
        await room.wait(QUIET)
        (second,) = calls(room, table)
        assert second.id != first.id
    await turn(room, table)
    await room.wait(14)
    assert not calls(room, table)


async def test_a_call_of_the_same_turn_gives_way_though_many_play(room: Room) -> None:
    """Nobody is called twice in what stands in the channel: a warning takes the call's place."""
    table = await live(room)
    async with AsyncExitStack() as evening:
        for _ in range(ceil(MOST * SPARE_SHARE)):
            await evening.enter_async_context(room.app.part(Budget).turn(Urgency.UNTOUCHED))
        await room.wait(QUIET)
        (call,) = calls(room, table)
        await room.app.part(Calls).warn(table, now_ms())
    assert call.id not in [one.id for one in room.messages()]


async def test_the_end_of_a_game_clears_its_calls_away(room: Room) -> None:
    """However many play, no answered call outlasts the game."""
    table = await live(room)
    async with AsyncExitStack() as evening:
        for _ in range(ceil(MOST * SPARE_SHARE)):
            await evening.enter_async_context(room.app.part(Budget).turn(Urgency.UNTOUCHED))
        await room.wait(QUIET)
        await turn(room, table)
        await room.wait(QUIET)
        assert len(calls(room, table)) == 1
        question = await on_turn(room, table).slash(room.channel, "resign")
        await room.press(on_turn(room, table), question.response.message, "Yes")
        await room.wait()
    assert not calls(room, table)


@pytest.mark.parametrize(("wish", "count"), [("always", 1), ("never", 0)])
async def test_everybody_may_choose(room: Room, wish: str, count: int) -> None:
    """`/preferences calls:` has each turn called, or none."""
    table = await live(room)
    other = waiting(room, table)
    await other.slash(room.channel, "preferences", calls=wish)
    assert (await room.app.preferences.of_user(other.id)).calls == wish
    if wish == "never":
        await room.wait(GONE)
    await turn(room, table)
    await room.wait(13)
    assert len(calls(room, table)) == count
    await room.wait(60)
    assert len(calls(room, table)) == count


async def test_a_draw_changes_nothing_for_the_others(room: Room) -> None:
    """What only its player sees is shown to the others with what follows."""
    table = await live(room)
    await room.wait()
    other = waiting(room, table)
    channels = [room.channel.id, table.row.players[table.seat_of(other.id) - 1].dm_channel_id]
    edits = [len(requests(room, "PATCH", f"/channels/{one}/")) for one in channels]
    await draw(room, table)
    await room.wait(QUIET)
    assert [len(requests(room, "PATCH", f"/channels/{one}/")) for one in channels] == edits
    await turn(room, table)
    await room.wait(QUIET)
    after = [len(requests(room, "PATCH", f"/channels/{one}/")) for one in channels]
    assert [now - before for now, before in zip(after, edits, strict=True)] == [1, 1]


async def test_the_next_process_calls_whom_the_last_one_would_have(room: Room) -> None:
    """What is still to be called is not as it should be: the next process has to look."""
    table = await live(room)
    await room.wait(5)
    assert room.app.part(ShownSteps)._steps.get(table.id, NEVER) < table.step
    await room.wait(QUIET)
    assert room.app.part(ShownSteps)._steps[table.id] == table.step


async def test_nobody_is_called_whose_data_is_deleted(room: Room) -> None:
    """Their number means nobody: Discord would refuse it. They resign in a moment."""
    table = await begin(room)
    await turn(room, table)
    await room.wait(QUIET)
    posted = len(requests(room, "POST", f"/channels/{room.channel.id}/messages"))
    async with table.noting() as tx:
        await games.note_player(tx, table.id, table.seat_of(waiting(room, table).id), user_id=-5)
    await turn(room, table)
    await room.wait(QUIET)
    await room.app.part(Calls).warn(table, now_ms())
    assert table.user_at(table.state.to_act) == -5
    assert len(requests(room, "POST", f"/channels/{room.channel.id}/messages")) == posted


async def test_a_default_is_not_stored(room: Room) -> None:
    """The usual way may become another one for who has chosen nothing."""
    await room.alice.slash(room.channel, "preferences", calls="usual")
    async with room.db.reading() as tx:
        assert (await settings.user_settings(tx, room.alice.id)).calls == "usual"
