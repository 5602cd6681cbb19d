"""The process ends at any moment and another takes over: for the players nothing has happened."""

from contextlib import AsyncExitStack
from functools import partial
from typing import Any

import pytest

from bot.app import Jolly
from bot.lobby.begin import create_from
from bot.messages.announcer import Announcer
from bot.messages.calls import THERE_MS
from bot.runtime.clock import now_ms
from bot.table.table import Table
from data import challenges, games, privacy
from data.store.database import Database
from engine.cards import write_card
from engine.legal import legal_discards
from engine.moves import Discard, Resign
from engine.view import seen_by
from tests.bot.conftest import (
    EDIT_EVERY_MS,
    Room,
    button,
    buttons,
    dm_of,
    known_to_be_dead,
    open_until_the_end,
    selects,
    text_of,
)
from tests.bot.evening import (
    begin,
    calls,
    draw,
    hand_of,
    moves,
    on_turn,
    public,
    requests,
    shown_times,
    told,
    turn,
    waiting,
)
from tests.bot.presses import forge
from tests.bot.stage import stage

BEAT_MS = 20_000


@pytest.fixture
def url(tmp_path: Any) -> str:
    return f"sqlite:///{tmp_path}/jolly.db"


@pytest.fixture
async def db(url: str, kept: AsyncExitStack) -> Database:
    return await open_until_the_end(kept, url)


@pytest.fixture
def app(db: Database) -> Jolly:
    return Jolly(db, shard_count=1, beat_ms=BEAT_MS, edit_every_ms=EDIT_EVERY_MS)


def any_discard(table: Table) -> Discard:
    return legal_discards(seen_by(table.state, table.state.to_act))[0]


async def restart(room: Room, kept: AsyncExitStack, url: str, away: float = 0.0) -> None:
    """Kill the bot, and start another one on the same file *away* seconds later."""
    room.db = await open_until_the_end(kept, url)
    await known_to_be_dead(room.db)
    bot = Jolly(room.db, shard_count=1, beat_ms=BEAT_MS, edit_every_ms=EDIT_EVERY_MS)
    await room.env.restart_bot(bot, away)


@pytest.fixture
def again(room: Room, kept: AsyncExitStack, url: str) -> Any:
    """Restarts the bot of *room*."""
    return partial(restart, room, kept, url)


async def test_timers_are_set_again(room: Room, again: Any) -> None:
    """A turn that was running ends in time after a restart."""
    await begin(room, turn="2m")
    await room.wait(30)
    await again()
    table = await room.table()
    player = table.state.to_act

    await room.wait((table.row.deadline_ms - now_ms()) / 1000 - 6)
    assert table.state.to_act == player
    await room.wait(8)

    assert table.state.missed[player - 1] == 1
    assert table.state.to_act != player


async def test_downtime_is_charged_to_nobody(room: Room, again: Any) -> None:
    """The time without the bot is given back, and everybody at the table reads so."""
    table = await begin(room, clock="10m", turn="5m")
    await room.wait(49)
    due_ms = table.row.deadline_ms

    await again(away=200)
    await room.wait()
    table = await room.table()

    credit = table.row.credited_ms
    assert 200_000 <= credit <= 200_000 + BEAT_MS
    assert table.row.deadline_ms == due_ms + credit
    shown = text_of(public(room, table))
    assert "No player loses that time" in shown
    assert table.row.deadline_ms // 1000 in shown_times(public(room, table))
    for person in (room.alice, room.bob):
        assert table.row.deadline_ms // 1000 in shown_times(hand_of(room, person))


async def test_downtime_beyond_the_deadline(room: Room, again: Any) -> None:
    """A turn whose time ran out while the bot was away is not lost."""
    await begin(room, turn="60s")
    await room.wait(25)

    await again(away=3600)
    await room.wait()
    table = await room.table()

    assert table.state.missed == (0, 0)
    await turn(room, table)
    assert table.state.missed == (0, 0)


async def test_credit_goes_when_the_turn_is_over(room: Room, again: Any) -> None:
    """The sentence on lost time stands for the turn that it concerned."""
    await begin(room, turn="5m")
    await again(away=100)
    table = await room.table()
    await turn(room, table)
    await room.wait()

    assert "No player loses" not in text_of(public(room, table))


async def test_buttons_of_before_still_work(room: Room, again: Any) -> None:
    """A hand shown before the restart is played with after it."""
    table = await begin(room)
    person = on_turn(room, table)
    page = hand_of(room, person)

    await again()
    await room.press(person, page, "Draw")
    await room.wait()

    table = await room.table()
    assert (await moves(room, table))[-1].line.split()[1:] == ["draw"]
    assert any(one.label.startswith("Discard ") for one in buttons(hand_of(room, person)))


async def test_old_buttons_show_how_it_stands(room: Room, again: Any) -> None:
    """A button older than the last move does nothing after a restart but show the table."""
    table = await begin(room)
    person = on_turn(room, table)
    shown = await person.slash(room.channel, "hand")
    page = shown.response.message
    draw_id = button(page, "Draw").custom_id
    # It could not be taken away as the next one came, so it is still there.
    room.env.inject_error("DELETE", "/webhooks/*", status=404, times=1)
    await draw(room, table)
    step = table.step

    await again()
    pressed = await forge(room, person, page, draw_id)

    table = await room.table()
    assert table.step == step
    assert "The game has moved on." in text_of(pressed.response.message)


async def test_marks_survive(room: Room, again: Any) -> None:
    """Cards marked before the restart are marked after it, and can be discarded."""
    table = await begin(room)
    person = on_turn(room, table)
    await draw(room, table)
    await room.wait()
    card = next(
        card for card in table.state.hand_of(table.state.to_act) if card not in table.state.pile
    )
    select = next(one for one in selects(hand_of(room, person)) if ":mark:" in one.custom_id)
    value = next(one.value for one in select.options if one.value == f"{write_card(card)}/1")
    await person.user.select(hand_of(room, person), [value], custom_id=select.custom_id)

    await again()
    await room.press(person, hand_of(room, person), "Discard")

    table = await room.table()
    assert table.state.pile[-1] == card
    assert on_turn(room, table) is not person


async def test_computer_goes_on(room: Room, again: Any) -> None:
    """A turn in which the computer was interrupted is played to its end."""
    await room.alice.slash(room.channel, "challenge", computer="easy")
    await room.wait()
    table = await room.table()
    if table.state.to_act == table.seat_of(room.alice.id):
        # Killed in the moment in which Alice's discard was stored and nothing more done.
        await draw(room, table)
        seat = table.state.to_act
        move = any_discard(table)
        await table.play(seat, move, now_ms=now_ms(), source="player")
    assert table.is_computer(table.state.to_act)

    await again()
    await room.wait()

    table = await room.table()
    assert on_turn(room, table) is room.alice
    assert "computer" in [one.source for one in await moves(room, table)]


async def test_uncalled_turn_is_called(room: Room, again: Any) -> None:
    """Killed between a move and the call to play, the next player is called all the same."""
    table = await begin(room)
    other = waiting(room, table)
    await draw(room, table)
    move = any_discard(table)
    await table.play(table.state.to_act, move, now_ms=now_ms(), source="player")
    assert other.mention not in calls(room, table)[0].content

    await again()
    await room.wait()

    (call,) = calls(room, table)
    assert other.mention in call.content


async def test_no_message_twice(room: Room, again: Any) -> None:
    """Restarts add no messages: not to the channel, and not to the DMs."""
    await begin(room)
    await room.wait()
    before = [one.id for one in room.messages()]
    hands = [[one.id for one in room.messages(dm_of(p))] for p in (room.alice, room.bob)]

    for _ in range(3):
        await again(away=5)
        await room.wait()

    assert [one.id for one in room.messages()] == before
    assert [[one.id for one in room.messages(dm_of(p))] for p in (room.alice, room.bob)] == hands


async def test_posted_but_not_noted(room: Room, again: Any) -> None:
    """Killed after Discord had a message and before we noted it, the same one is posted again."""
    table = await begin(room)
    async with room.db.transaction() as tx:
        await games.note(tx, table.id, turn_message_id=None, pinged_step=None)
    first = [one.json["nonce"] for one in requests(room, "POST", f"{room.channel.id}/messages")]

    await again()
    await room.wait()

    posts = requests(room, "POST", f"{room.channel.id}/messages")
    second = [one.json["nonce"] for one in posts][len(first) :]
    assert second
    assert set(second) <= set(first)
    assert all(one.json["enforce_nonce"] for one in posts)


async def test_called_but_not_noted_where_the_table_is_posted_anew(room: Room, again: Any) -> None:
    """The call of the last process stays, and leads to the table where that is now."""
    table = await begin(room)
    (call,), old = calls(room, table), public(room, table)
    async with room.db.transaction() as tx:
        await games.note(tx, table.id, turn_message_id=None, pinged_step=None)
    room.env.delete(old)

    await again()
    await room.wait()

    table = await room.table()
    assert public(room, table).id != old.id
    assert [one.id for one in calls(room, table)] == [call.id] == [table.row.turn_message_id]
    (told,) = calls(room, table)
    assert str(public(room, table).id) in told.content
    assert [one.id for one in told.mentions] == [on_turn(room, table).id]


async def killed_as_it_called(room: Room, again: Any) -> tuple[Table, Any]:
    """A table and a call below it that was not noted; the next process shows it in a moment."""
    table = await begin(room)
    (first,) = calls(room, table)
    called = table.row.pinged_step
    await room.wait(THERE_MS / 1000)
    await turn(room, table)
    await room.wait()
    (call,) = calls(room, table)
    async with room.db.transaction() as tx:
        await games.note(tx, table.id, turn_message_id=first.id, pinged_step=called)
    room.env.delete(public(room, table))
    path = f"*/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=400, code=0, times=1)
    await again()
    return await room.table(), call


async def test_called_but_not_noted_and_seen(room: Room, again: Any) -> None:
    """Who comes to the call of the last process in the next one is not called again later."""
    table, call = await killed_as_it_called(room, again)
    await room.press(on_turn(room, table), call, "My hand")
    await room.wait()
    assert (table.row.pinged_step, table.row.turn_message_id) == (table.turn_step, call.id)
    await room.wait(THERE_MS / 1000)
    room.app.part(Announcer).mark(table)
    await room.wait()

    (told,) = calls(room, table)
    assert told.id == call.id
    assert str(public(room, table).id) in told.content
    assert [one.id for one in told.mentions] == [on_turn(room, table).id]


async def test_called_but_not_noted_and_answered(room: Room, again: Any) -> None:
    """A call of the last process goes when its turn is over, as any other does."""
    table, _ = await killed_as_it_called(room, again)
    await waiting(room, table).autocomplete(room.channel, "discard", "card", "")
    await turn(room, table)
    await room.wait(5)
    assert not calls(room, table)


async def test_a_hand_sent_but_not_noted(room: Room, again: Any) -> None:
    """Killed between a DM and its note: the same one is sent again, as its nonce tells."""
    table = await begin(room)
    place = f"{dm_of(room.bob).id}/messages"
    [first] = requests(room, "POST", place)
    async with room.db.transaction() as tx:
        seat = table.seat_of(room.bob.id)
        await games.note_player(tx, table.id, seat, dm_channel_id=None, dm_message_id=None)

    await again()
    await turn(room, await room.table())
    await room.wait()

    [_, second] = requests(room, "POST", place)
    assert second.json["nonce"] == first.json["nonce"]
    assert second.json["enforce_nonce"]


async def test_challenges_still_expire(room: Room, again: Any) -> None:
    """A challenge of before the restart can be accepted, and expires in its time."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    await room.wait(600)

    await again()
    message = room.message_with("Accept")
    await room.wait(310)

    assert not [one for one in room.messages() if one.id == message.id and button(one, "Accept")]
    async with room.db.reading() as tx:
        assert (await challenges.load(tx, 1)).state == "expired"


async def test_expired_meanwhile(room: Room, again: Any) -> None:
    """A challenge whose time ran out while the bot was away is over when it comes back."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)

    await again(away=3600)
    await room.wait()

    assert not [one for one in room.messages() if button(one, "Accept")]


async def test_unshown_challenge_is_shown(room: Room, again: Any) -> None:
    """A challenge decided just before the bot was killed looks decided afterwards."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    async with room.db.transaction() as tx:
        await challenges.close(tx, 1, "cancelled")
    assert [one for one in room.messages() if button(one, "Accept")]

    await again()
    await room.wait()

    assert not [one for one in room.messages() if button(one, "Accept")]


async def test_accepted_but_not_dealt(room: Room, again: Any) -> None:
    """Killed between the accepting and the deal, the game is dealt and called afterwards."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    async with room.db.transaction() as tx:
        row = await challenges.accept(tx, 1, room.bob.id, b"x" * 32, now_ms())
        await create_from(tx, row)

    await again()
    await room.wait()

    table = await room.table()
    assert table.state.hands[0]
    assert len(calls(room, table)) == 1
    assert not [one for one in room.messages() if button(one, "Accept")]


async def test_unannounced_end_is_announced(room: Room, again: Any) -> None:
    """A game that ended in the bot's last moment gets its end message, once."""
    table = await begin(room)
    await table.play(1, Resign(), now_ms=now_ms(), source="player")
    assert not told(room, "has won")

    await again()
    await room.wait()
    assert len(told(room, "has won")) == 1
    assert button(told(room, "has won")[0], "Rematch")

    await again()
    await room.wait()
    assert len(told(room, "has won")) == 1


async def test_end_that_was_told_before_the_call_went(room: Room, again: Any) -> None:
    """Killed between the two, the last call of the game goes all the same."""
    table = await begin(room)
    stored = await room.stored_table(table.id)
    await stored.play(1, Resign(), now_ms=now_ms(), source="player")
    async with room.db.transaction() as tx:
        await games.note(tx, table.id, end_message_id=table.row.table_message_id)
    assert calls(room, table)

    await again()
    await room.wait()

    assert not calls(room, table)
    assert not told(room, "has won")


async def test_told_round_is_not_told_again(room: Room, again: Any) -> None:
    """The result of a round is posted once, whatever happens afterwards."""
    spades = "2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As"
    await stage(room, spades, stock="2h", turns=[f"draw, meld {spades}, discard 2h"])
    (result,) = told(room, "Round 1 is over.")
    assert "laid 99 = +99 → **99**" in text_of(result)

    await again()
    await room.wait()

    nonces = [one.json["nonce"] for one in requests(room, "POST", f"{room.channel.id}/messages")]
    assert nonces.count("1.round1") == 1


async def test_every_stored_move_is_there(room: Room, again: Any) -> None:
    """The state after a restart is the state before it, to the last card."""
    table = await begin(room)
    for _ in range(4):
        await turn(room, table)
        await again()
        after = await room.table()
        assert after.state == table.state
        assert after.step == table.step
        assert after.turn_step == table.turn_step
        table = after


async def test_paused_stays_paused(room: Room, again: Any) -> None:
    """A table that was paused is paused after the restart, and its players are not told again."""
    table = await begin(room, turn="5m")
    room.channel.delete()
    await room.env.settle()
    await room.wait()
    assert table.paused
    told_before = len(room.messages(dm_of(room.alice)))

    await again(away=1000)
    await room.wait()

    table = await room.table()
    assert table.paused
    assert len(room.messages(dm_of(room.alice))) == told_before


async def test_a_game_that_cannot_be_replayed(room: Room, again: Any) -> None:
    """It stays as it is, and the log says what is wrong with it without telling any card."""
    table = await begin(room)
    await draw(room, table)
    seat = table.state.to_act
    theirs = next(
        card for card in table.state.hands[2 - seat] if card not in table.state.hands[seat - 1]
    )
    line = f"{seat} discard {write_card(theirs)} @1"
    async with room.db.transaction() as tx:
        wrong = [games.NewMove(seat, line, 1000, "player")]
        await games.append(tx, table.id, table.step, wrong, deadline=None, now_ms=now_ms())

    await again()

    assert room.faults == [
        "bot.minding.taking_up: game #1 cannot be replayed and stays as it is: not_in_hand"
    ]
    room.faults.clear()


async def test_somebody_forgotten_is_waited_for_by_nobody(room: Room, again: Any) -> None:
    """Where a restored backup has them play on, they resign at once, and are not called."""
    await begin(room)
    async with room.db.transaction() as tx:
        for change in privacy.parting(room.alice.id, privacy.new_nobody()):
            await tx.execute(change)
        await games.note(tx, 1, shown_step=None)
    await again()
    await room.wait()
    end = text_of(room.message_with("Rematch"))
    assert "bob has won" in end
    assert f"{privacy.NOBODY} resigned." in end
