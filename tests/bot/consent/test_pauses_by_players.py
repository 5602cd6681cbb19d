"""Pauses by consent, and games aborted by consent in their first turns."""

import pytest

from bot.messages.announcer import Announcer
from bot.minding.pauses import Pauses
from bot.runtime.clock import now_ms
from data import games, pauses
from tests.bot.asking import (
    DAY,
    HOUR,
    MINUTE,
    answer,
    ask,
    offered,
    open_proposals,
    press,
    proposal,
    stored,
    until,
)
from tests.bot.card_stage import seated
from tests.bot.conftest import Room, button, buttons, dm_of, text_of
from tests.bot.evening import answer as answer_of
from tests.bot.evening import (
    begin,
    calls,
    draw,
    on_turn,
    public,
    refused,
    told,
    turn,
    waiting,
)
from tests.bot.presses import at_once
from tests.bot.presses import told as whispered
from tests.bot.test_several_seats import HANDS

pytestmark = pytest.mark.usefixtures("seldom_beats")


async def paused(room: Room, **options: str) -> object:
    """A table that its two players have paused."""
    table = await begin(room, **options)
    await ask(room, room.alice, table, "Pause")
    await room.wait()
    await answer(room, room.bob)
    await room.wait()
    assert table.paused
    return table


async def test_pause_by_consent(room: Room) -> None:
    """One proposes, the other is mentioned and agrees; then no time runs, and the table says so."""
    table = await begin(room, turn="10m")
    assert "is in the channel" in await ask(room, room.alice, table, "Pause")
    await room.wait()
    assert [one.id for one in proposal(room).mentions] == [room.bob.id]
    assert not table.paused
    left = until(table)

    assert "it’s done" in await answer(room, room.bob)
    await room.wait(2 * HOUR)

    assert table.state.missed == (0, 0)
    assert "**Paused.**" in text_of(public(room, table))
    assert offered(room, table) == ["My hand", "Resume"]
    assert not open_proposals(room)
    assert told(room, "Everyone **agreed**")
    page = room.messages(dm_of(on_turn(room, table)))[-1]
    assert "This game is paused" in text_of(page)
    assert not button(page, "Draw")
    await press(room, on_turn(room, table), table, "Resume")
    assert until(table) >= left - 20


async def test_nobody_plays_meanwhile(room: Room) -> None:
    """A move at a paused table is refused with the way to go on; resigning is possible."""
    table = await paused(room, turn="10m")
    assert "This game is paused. To resume, press **Resume**" in answer_of(await draw(room, table))
    question = await room.bob.slash(room.channel, "resign")
    await room.press(room.bob, question.response.message, "Yes")
    await room.wait()
    assert table.over
    assert table.user_at(table.state.winner) == room.alice.id


async def test_declined(room: Room) -> None:
    """A pause that is declined is none, and cannot be proposed again at once."""
    table = await begin(room, turn="1h")
    await ask(room, room.alice, table, "Pause")
    await room.wait()
    assert "You declined" in await answer(room, room.bob, "Decline")
    await room.wait()
    assert not table.paused
    assert told(room, "**Declined.** The game continues.")
    assert not open_proposals(room)
    assert "only a moment ago" in await ask(room, room.bob, table, "Pause")
    await room.wait(6 * MINUTE)
    await ask(room, room.bob, table, "Pause")
    await room.wait()
    assert len(open_proposals(room)) == 1


async def test_withdrawn(room: Room) -> None:
    """Who proposes can take it back, and cannot agree for the others."""
    table = await begin(room, turn="1h")
    await ask(room, room.alice, table, "Pause")
    await room.wait()
    assert "already agreed, or this proposal doesn’t need" in await answer(room, room.alice)
    assert "aren’t playing in" in await answer(room, room.carol)
    assert "You withdrew" in await answer(room, room.alice, "Decline")
    await room.wait()
    assert told(room, "**Withdrawn.**")
    assert not table.paused


async def test_one_proposal_at_a_time(room: Room) -> None:
    """While one proposal is open no other is made; two presses make one."""
    table = await begin(room, turn="1h")
    message = public(room, table)
    own = button(message, "Pause").custom_id
    await at_once(room, (room.alice, message, own), (room.alice, message, own))
    await room.wait()
    assert len(open_proposals(room)) == 1
    assert "alice has an open proposal" in await ask(room, room.bob, table, "Abort")


async def test_two_agree_at_once(room: Room) -> None:
    """Pressing Agree twice pauses once; the second press is told that it is over."""
    table = await begin(room, turn="1h")
    await ask(room, room.alice, table, "Pause")
    await room.wait()
    message = proposal(room)
    own = button(message, "Agree").custom_id
    results = await at_once(room, (room.bob, message, own), (room.bob, message, own))
    said = sorted(map(whispered, results))
    assert ["it’s done" in said[0], "is over" in said[1]] == [True, True], said
    assert (await stored(room)).pause_reason == "agreed"


async def test_all_of_three_agree(room: Room) -> None:
    """With three a pause needs both others; the message tells who is in favour."""
    table = await seated(room, "straight", *HANDS)
    await ask(room, room.bob, table, "Pause")
    await room.wait()
    assert {one.id for one in proposal(room).mentions} == {room.alice.id, room.carol.id}
    await answer(room, room.carol)
    await room.wait()
    assert not table.paused
    assert "Agreed: carol" in text_of(proposal(room))
    await answer(room, room.alice)
    await room.wait()
    assert table.paused


async def test_going_on(room: Room) -> None:
    """Anybody ends a pause: the other is called, and has as long as it lasted before time runs."""
    table = await paused(room, turn="10m", clock="30m")
    first = on_turn(room, table)
    left = until(table) - (now_ms() - table.row.paused_since_ms) / 1000
    await room.wait(HOUR)
    lasted = (now_ms() - table.row.paused_since_ms) / 1000
    before = {one.id for one in calls(room, table)}

    await press(room, waiting(room, table), table, "Resume")
    await room.wait()

    assert not table.paused
    assert told(room, "resumed **#1**")
    assert calls(room, table)[-1].id not in before
    assert [one.id for one in calls(room, table)[-1].mentions] == [first.id]
    # While paused the deadline stood still; from now on it is that, and the time to come back.
    assert until(table) == pytest.approx(lasted + left + (HOUR + 13), abs=HOUR)
    assert until(table) > lasted
    assert "No player loses time for the pause (1 hour)" in text_of(public(room, table))
    await room.wait(lasted)
    assert table.state.missed == (0, 0)
    await turn(room, table)
    assert table.state.to_act != table.seat_of(first.id)


async def test_going_on_in_the_own_turn(room: Room) -> None:
    """Whose turn it is needs no time to come back after going on."""
    table = await begin(room, turn="10m")
    left = until(table)
    await ask(room, room.alice, table, "Pause")
    await room.wait()
    await answer(room, room.bob)
    await room.wait(HOUR)
    await press(room, on_turn(room, table), table, "Resume")
    assert until(table) == pytest.approx(left, abs=30)
    said = await room.alice.slash(room.channel, "game pause")
    assert "is in the channel" in answer_of(said)


async def test_who_is_told_by_a_mention_that_it_goes_on(room: Room) -> None:
    """Neither who has ended the pause nor who is called to play anyway."""
    table = await seated(room, "straight", *HANDS, turn_limit="600")
    mentioned = []
    for person in (room.alice, room.bob):
        async with table.changing() as tx:
            await pauses.pause(tx, table.id, "agreed", now_ms())
        await room.wait()
        await press(room, person, table, "Resume")
        await room.wait()
        said = told(room, f"**{person.name}** resumed")
        mentioned.append([one.id for one in said[-1].mentions])
    assert mentioned == [[room.bob.id, room.carol.id], [room.carol.id]]


async def test_go_on_twice(room: Room) -> None:
    """Going on with a table that is not paused changes nothing, nor do players end other pauses."""
    table = await paused(room, turn="10m")
    message = public(room, table)
    own = button(message, "Resume").custom_id
    results = await at_once(room, (room.alice, message, own), (room.bob, message, own))
    said = list(map(whispered, results))
    assert len([one for one in said if "continues" in one]) == 1, said
    assert len([one for one in said if "No player has paused" in one]) == 1, said
    credited = table.row.credited_ms
    await room.wait()
    assert table.row.credited_ms == credited
    async with table.changing() as tx:
        await pauses.pause(tx, table.id, "channel", now_ms())
    (said,) = await at_once(room, (room.alice, message, own))
    assert "No player has paused" in whispered(said)
    assert table.halted == "channel"


async def test_pause_command_at_a_paused_table(room: Room) -> None:
    """`/game pause` offers the way on."""
    table = await paused(room, turn="10m")
    said = await room.alice.slash(room.channel, "game pause")
    assert "is already paused" in refused(room, said)
    await room.press(room.alice, said.response.message, "Resume")
    assert not table.paused


async def test_the_channel_ends_no_pause(room: Room) -> None:
    """A pause by players ends neither with the channel's return nor when the table is shown."""
    table = await paused(room, turn="10m")
    room.app.part(Announcer).mark(table)
    await room.app.part(Pauses).begin(table)
    await room.wait()
    await room.app.part(Pauses).look_at([room.channel.id])
    await room.wait(HOUR)
    assert (await stored(room)).pause_reason == "agreed"
    await room.alice.slash(room.guild.create_text_channel("elsewhere"), "table", table="1")
    assert table.row.channel_id == room.channel.id


async def test_paused_for_too_long(room: Room) -> None:
    """After thirty days a paused game ends without result."""
    table = await paused(room, turn="24h")
    room.app.desk.timers.cancel("heartbeat")
    await room.wait(30 * DAY - HOUR)
    assert not table.over
    await room.wait(2 * HOUR)
    row = await stored(room)
    assert (row.state, row.ended_reason, row.winner) == ("aborted", "expired", None)
    assert told(room, "The game was aborted: no result, no rating.")


async def test_abort_by_consent(room: Room) -> None:
    """In the first turns both can agree to end a game: no result, no rating, and one more?"""
    table = await begin(room, turn="1h")
    await turn(room, table)
    await room.wait()
    await ask(room, room.bob, table, "Abort")
    await room.wait()
    assert "proposes to abort" in text_of(proposal(room))
    await answer(room, room.alice)
    await room.wait()

    row = await stored(room)
    assert (row.state, row.finish_order, row.rated) == ("aborted", None, True)
    assert buttons(public(room, table)) == []
    assert told(room, "The game was aborted: no result, no rating.")
    assert "was aborted" in text_of(room.messages(dm_of(room.alice))[-1])
    async with room.db.reading() as tx:
        assert not await games.count_of(tx, room.alice.id)
        assert not await pauses.ended(tx, now_ms() + DAY)
    standings = await room.alice.slash(room.channel, "standings")
    assert "alice" not in text_of(standings.response.message)
    await room.press(room.alice, room.message_with("Rematch"), "Rematch")
    assert room.message_with("Accept")
    assert "was aborted" in answer_of(await draw(room, table))


@pytest.mark.parametrize(("what", "words"), [("Abort", "was aborted"), ("Pause", "Paused")])
async def test_a_draw_hides_nothing_that_follows(room: Room, what: str, words: str) -> None:
    """Whoever draws while something is being posted there keeps no end or pause from the table."""
    table = await begin(room)
    room.env.discord.fault("POST /channels/{channel_id}/messages", delay=8.0)
    await ask(room, waiting(room, table), table, what)
    await draw(room, table)
    await room.wait()
    await answer(room, on_turn(room, table))
    await room.wait()
    assert table.halted
    assert words in text_of(public(room, table))


async def test_too_late_to_abort(room: Room) -> None:
    """Once both have had two turns a game is not aborted any more; an open proposal lapses."""
    table = await begin(room, turn="1h")
    for _ in range(3):
        await turn(room, table)
    await ask(room, room.alice, table, "Abort")
    await room.wait()
    assert len(open_proposals(room)) == 1
    await turn(room, table)
    await room.wait()
    assert "Abort" not in offered(room, table)
    assert not open_proposals(room)
    assert told(room, "**No longer possible.**")
    said = refused(room, await room.alice.slash(room.channel, "game abort"))
    assert "until everyone has had two turns" in said
    assert not table.over


@pytest.mark.usefixtures("known_cards")
async def test_alone_with_the_computer(room: Room) -> None:
    """Against the computer alone nobody is asked: a pause, going on and the end are at once."""
    await room.alice.slash(room.channel, "challenge", opponent=room.jolly, turn="1h")
    await room.wait()
    table = await room.table()
    assert "is paused" in await ask(room, room.alice, table, "Pause")
    await room.wait()
    await press(room, room.alice, table, "Resume")
    await room.wait()
    assert not table.paused
    for _ in range(3):
        await turn(room, table)
        await room.wait()
    assert "is aborted" in answer_of(await room.alice.slash(room.channel, "game abort"))
    await room.wait()
    assert (await stored(room)).state == "aborted"


async def test_in_the_dm(room: Room) -> None:
    """A game in the DM is paused and aborted by commands."""
    await room.alice.user.slash("challenge", opponent=room.jolly)
    await room.wait()
    said = await room.alice.user.slash("game pause")
    assert "is paused" in answer_of(said)
    await room.press(room.alice, said.response.message, "Resume")
    assert not (await stored(room)).paused_since_ms
    assert not told(room, "resumed", dm_of(room.alice))
    question = await room.alice.user.slash("resign")
    for label in ("Pause", "Resume", "Abort"):
        page = said.response.message if label == "Resume" else question.response.message
        await room.press(room.alice, page, label)
    await room.wait()
    assert (await stored(room)).state == "aborted"
