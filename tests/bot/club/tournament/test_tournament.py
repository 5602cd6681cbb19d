"""A tournament evening: signing up by buttons, rounds by themselves, a final table."""

from typing import Any

import pytest

from bot.app import Jolly
from bot.club.tournament.tournaments import AGAIN_MS, Tournaments
from bot.runtime.clock import now_ms
from data import blocks, games, settings, sheets, tournaments
from data.tournaments import Tournament
from engine.moves import Resign
from engine.variants import VARIANTS
from sandbox.guilds import COMPLETED
from tests.bot.conftest import Room, button, dm_of, known_to_be_dead, text_of
from tests.bot.evening import answer, begin, discard, on_turn, refused, requests, shown_times
from tests.bot.presses import at_once
from tests.bot.presses import told as pressed_told
from tests.bot.servers import may

MINUTE = 60


async def fill(room: Room, shown: Any, **values: str) -> Any:
    """Send Alice's dialog with some fields changed."""
    filled: dict[str, Any] = {}
    for one in shown.modal["components"]:
        inner = one["component"]
        lines = inner.get("options", ())
        preset = [option["value"] for option in lines if option.get("default")]
        filled[inner["custom_id"]] = preset if lines else inner.get("value", "")
    for name, value in values.items():
        filled[name] = [value] if isinstance(filled[name], list) else value
    return await room.alice.submit_modal(shown, filled)


async def evening(room: Room) -> Tournament:
    """The newest tournament, as it is stored."""
    async with room.db.reading() as tx:
        found = await tournaments.load(tx, 1)
    assert found is not None
    return found


def message(room: Room) -> Any:
    """The one message that everybody reads."""
    found = [one for one in room.messages() if button(one, "Host")]
    found = found or [one for one in room.messages() if button(one, "All results")]
    assert len(found) == 1, [text_of(one) for one in room.messages()]
    return found[0]


async def open_it(room: Room, **options: Any) -> Any:
    """Alice opens a tournament, and the message stands."""
    said = await room.alice.slash(room.channel, "club tournament", **{"signup": "5", **options})
    await room.wait(3)
    return said


async def test_sign_up_by_buttons(room: Room) -> None:
    """Who presses Join is in the message; who presses Leave is not."""
    said = await open_it(room, name="Friday")
    assert "starts by itself" in answer(said)
    assert text_of(message(room)).startswith("## Friday")
    assert "No one has signed up" in text_of(message(room))
    for person in (room.alice, room.bob):
        await room.press(person, message(room), "Join")
    await room.wait(3)
    assert "alice, bob" in text_of(message(room))
    await room.press(room.bob, message(room), "Leave")
    await room.wait(3)
    assert "1 of 16 players" in text_of(message(room))


async def test_an_evening(room: Room) -> None:
    """It begins at its time, rounds follow each other, and the table tells who has won.

    Discord's list of events has it as long.
    """
    may(room, room.guild, create_events=True)
    await open_it(room)
    (event,) = room.guild.of.events.values()
    for person in (room.alice, room.bob, room.carol):
        await room.press(person, message(room), "Join")
    await room.wait(5 * MINUTE + 10)
    assert (event.begun, event.ended) == (False, 0), "it begins by itself"
    for number in (1, 2):
        one = await evening(room)
        assert (one.state, one.round, one.rounds) == ("running", number, 2)
        (played,) = [table for table in one.at_round(number) if table.game_id]
        table = await room.table(played.game_id)
        assert table.row.occasion == "tournament"
        await table.play(2, Resign(), now_ms=table.row.moved_ms, source="player")
        await room.wait(5)
    one = await evening(room)
    assert one.state == "over"
    assert event.ended == COMPLETED
    assert "Congratulations" in text_of(message(room))
    rounds = room.app.part(Tournaments)._rounds
    assert not await rounds.break_off(one, one.tables[0], []), "its game was over before"
    assert not [m for m in room.messages() if "<@" in m.content and "turn" not in m.content]
    async with room.db.reading() as tx:
        assert not await games.running(tx)


async def begun(room: Room, *people: Any, **options: Any) -> Any:
    """The table of the first round of those who signed up."""
    await open_it(room, **options)
    for person in people or (room.alice, room.bob):
        await room.press(person, message(room), "Join")
    await room.wait(5 * MINUTE + 10)
    one = await evening(room)
    return await room.table(one.at_round(1)[0].game_id)


async def test_who_does_not_come_is_told_once_and_loses(room: Room) -> None:
    """A mention at the table, then the table goes to the other."""
    table = await begun(room)
    absent = table.user_at(table.state.to_act)
    await room.wait(2 * MINUTE + 10)
    await on_turn(room, table).slash(room.channel, "draw", **{"from": "stock"}, table=str(table.id))
    await discard(room, table)
    await room.wait(MINUTE + 20)
    threads = [one for one in room.channel.threads if one.id == table.row.channel_id]
    said = [one for one in room.messages(threads[0]) if "your opponent is waiting" in one.content]
    assert [one.content.split(",")[0] for one in said] == [f"<@{absent}>"]
    (until,) = shown_times(said[0])
    assert 0 < until - now_ms() / 1000 < 4 * MINUTE, "by then it is decided"
    await room.wait(4 * MINUTE)
    one = await evening(room)
    (played,) = one.tables
    assert played.how == "absent"
    loser = one.of_user(absent)
    assert loser is not None
    points = {played.first: played.first_points, played.second: played.second_points}
    assert points[loser.number] == 0
    assert one.state == "over"


async def test_a_round_ends_after_its_time(room: Room) -> None:
    """A game that still goes on is decided by who leads, counts for no rating, and is told so."""
    table = await begun(room, minutes=20)
    for _ in range(2):
        person = on_turn(room, table)
        await person.slash(room.channel, "draw", **{"from": "stock"}, table=str(table.id))
        await discard(room, table)
    for _ in range(25):
        await room.wait(MINUTE)
    one = await evening(room)
    assert one.state == "over"
    assert one.tables[0].how in ("decided", "played")


@pytest.mark.parametrize("command", ["pause", "abort"])
async def test_it_goes_on(room: Room, command: str) -> None:
    """Neither a pause nor an end by agreement."""
    table = await begun(room)
    said = await room.alice.slash(room.channel, f"game {command}", table=str(table.id))
    assert "a tournament game" in refused(room, said)


async def test_no_hands_by_dm(room: Room) -> None:
    """Nobody gets a message of their own, though they take hands by DM elsewhere."""
    await begin(room)
    before = len(room.messages(dm_of(room.alice)))
    table = await begun(room)
    assert len(room.messages(dm_of(room.alice))) == before
    assert all(one.dm_message_id is None for one in table.row.players)


async def test_the_same_cards(room: Room) -> None:
    """All tables have the same cards, sealed until the last is done; nothing is rated."""
    others = [room.guild.add_member(room.env.create_user(f"p{n}")) for n in range(1)]
    table = await begun(room, room.alice, room.bob, room.carol, *others, duplicate=True)
    one = await evening(room)
    first, second = [await room.table(each.game_id) for each in one.at_round(1)]
    assert first.state.hands == second.state.hands
    assert (table.row.rated, table.row.audience) == (False, "sealed")
    assert table.row.commitment in text_of(message(room))
    await first.play(1, Resign(), now_ms=first.row.moved_ms, source="player")
    await room.wait(10)
    one = await evening(room)
    assert one.at_round(1)[0].first_points is None
    await second.play(2, Resign(), now_ms=second.row.moved_ms, source="player")
    await room.wait(10)
    one = await evening(room)
    assert [each.first_points for each in one.at_round(1)] == [0, 100]
    async with room.db.reading() as tx:
        assert (await games.load(tx, first.id)).audience is None


async def test_who_leaves_resigns(room: Room) -> None:
    """In the middle of a game one is asked first; the tournament goes on without them."""
    await begun(room, room.alice, room.bob, room.carol)
    one = await evening(room)
    played = next(each for each in one.tables if each.game_id)
    who = one.entrant(played.first)
    person = next(p for p in (room.alice, room.bob, room.carol) if p.id == who.user_id)
    asked = await room.press(person, message(room), "Leave")
    assert "you resign that game" in answer(asked)
    await room.press(person, asked.response.message, "Leave and resign")
    await room.wait(10)
    one = await evening(room)
    assert one.entrant(played.first).state == "left"
    assert one.round == 2
    assert {who for each in one.at_round(2) for who in (each.first, each.second)} == {
        each.number for each in one.entrants if each.state == "in"
    }


async def test_a_restart_goes_on(room: Room) -> None:
    """All that falls due is known to the next process."""
    table = await begun(room, room.alice, room.bob, room.carol)
    await known_to_be_dead(room.db)
    await room.env.restart_bot(Jolly(room.db, shard_count=1, beat_ms=3_600_000))
    await room.wait(9 * MINUTE)
    one = await evening(room)
    assert (one.round, one.tables[0].game_id, one.tables[0].how) == (2, table.id, "absent")
    message(room)


async def test_a_start_after_signing_up_was_over(room: Room) -> None:
    """Where nobody could sign up for a minute before it they have two more; else it begins."""
    await open_it(room)
    for late, more in ((70, 2 * MINUTE), (50, -50)):
        begun_ms = now_ms()
        async with room.db.transaction() as tx:
            await tournaments.touch(tx, 1, begins_ms=begun_ms - late * 1000)
        await room.app.part(Tournaments).restore()
        assert (await evening(room)).begins_ms == pytest.approx(begun_ms + more * 1000, abs=1000)
        await room.wait(5)
        assert ((await evening(room)).state == "open") is (more > 0)


async def test_a_dialog_opens_one(room: Room) -> None:
    """From the club's screen, by buttons alone."""
    shown_ = await room.alice.slash(room.channel, "club home")
    shown_ = await room.press(room.alice, shown_.response.message, "Tournaments")
    dialog = await room.press(room.alice, shown_.response.message, "New tournament")
    said = await fill(room, dialog, name="Club night", signup="1x")
    assert "can’t read that as a start time" in answer(said)
    dialog = await room.press(room.alice, said.response.message, "Open again")
    said = await fill(room, dialog, signup="30", kind="swiss-same")
    assert "starts by itself" in answer(said)
    await room.wait(3)
    assert "Club night" in text_of(message(room))
    assert "same cards at every table" in text_of(message(room))


async def test_my_table(room: Room) -> None:
    """The way to one's table, with the hand."""
    table = await begun(room)
    said = await room.press(room.alice, message(room), "My table")
    assert f"#{table.id}" in answer(said)
    hand = await room.press(room.alice, said.response.message, "My hand")
    assert hand.response.message.flags.ephemeral


async def test_everybody_meets_everybody(room: Room) -> None:
    """Who has left before it began is in no round and in no table of results."""
    dave = room.guild.add_member(room.env.create_user("dave"))
    await open_it(room, kind="round-robin")
    for person in (room.alice, dave, room.bob, room.carol):
        await room.press(person, message(room), "Join")
    await room.press(dave, message(room), "Leave")
    await room.wait(5 * MINUTE + 10)
    for number in (1, 2, 3):
        one = await evening(room)
        assert (one.round, one.rounds) == (number, 3)
        tables = one.at_round(number)
        assert sorted(table.how or "" for table in tables) == ["", "bye"]
        (played,) = [table for table in tables if table.game_id]
        table = await room.table(played.game_id)
        await table.play(2, Resign(), now_ms=table.row.moved_ms, source="player")
        await room.wait(30)
    one = await evening(room)
    assert one.state == "over"
    assert "dave" not in text_of(message(room))
    met = {frozenset((table.first, table.second)) for table in one.tables if table.second}
    assert len(met) == 3


async def test_the_computer_fills_an_odd_number(room: Room) -> None:
    """Nobody sits out; its game counts for no rating."""
    await begun(room, room.alice, room.bob, room.carol, computer=True)
    one = await evening(room)
    assert all(table.second for table in one.at_round(1))
    tables = [await room.table(table.game_id) for table in one.at_round(1)]
    assert sorted((table.row.computer or "", table.row.rated) for table in tables) == [
        ("", True),
        ("normal", False),
    ]


@pytest.mark.parametrize(("odd", "computers"), [(True, 1), (False, 0)])
async def test_the_computer_meets_everybody(room: Room, odd: bool, computers: int) -> None:
    """Where everybody meets everybody it plays in all rounds, or in none."""
    people = (room.alice, room.bob, room.carol)[: 3 if odd else 2]
    await begun(room, *people, computer=True, kind="round-robin")
    one = await evening(room)
    assert len(one.entrants) - len(one.people) == computers
    assert all(table.second for table in one.at_round(1))


async def test_nobody_in_a_tournament_is_nudged_by_dm(room: Room) -> None:
    """Nor has a hand by DM: all of it is in the thread."""
    async with room.db.transaction() as tx:
        for person in (room.alice, room.bob):
            await settings.change_user(tx, person.id, dm_consent=True)
    table = await begun(room, minutes=60)
    person = on_turn(room, table)
    other = room.bob if person is room.alice else room.alice
    await room.wait(70)
    said = await other.slash(room.channel, "game nudge", table=str(table.id))
    assert f"I reminded {person.name}" in answer(said)
    await room.wait()
    assert "waiting" not in " ".join(text_of(one) for one in room.messages(dm_of(person)))


async def test_the_host_ends_it(room: Room) -> None:
    """At once where they do not play, with the table as it stands; nobody else may."""
    await begun(room, room.bob, room.carol)
    said = await room.press(room.bob, message(room), "Host")
    assert "Only the tournament’s host" in answer(said)
    said = await room.press(room.alice, message(room), "Host")
    said = await room.press(room.alice, said.response.message, "End now")
    await room.press(room.alice, said.response.message, "Yes, really")
    await room.wait(10)
    one = await evening(room)
    assert (one.state, one.round) == ("over", 1)
    assert one.tables[0].how is not None
    assert "ended early: round 1 is the last one" in text_of(message(room))


async def test_an_event_goes_with_it(room: Room) -> None:
    """Made, and deleted where it is called off, if we may."""
    may(room, room.guild, create_events=True)
    await open_it(room)
    assert len(requests(room, "POST", "scheduled-events")) == 1
    one = await evening(room)
    assert (one.event_id is None, one.event_state) == (False, "open")
    said = await room.press(room.alice, message(room), "Host")
    said = await room.press(room.alice, said.response.message, "Cancel tournament")
    await room.press(room.alice, said.response.message, "Yes, really")
    await room.wait(5)
    assert len(requests(room, "DELETE", "scheduled-events")) == 1
    assert "was cancelled" in text_of(called_off(room))


async def test_called_off_twice(room: Room) -> None:
    """Of two presses at once the second reads that it is over."""
    await open_it(room)
    said = await room.press(room.alice, message(room), "Host")
    asked = await room.press(room.alice, said.response.message, "Cancel tournament")
    sure = button(asked.response.message, "Yes, really").custom_id
    press = room.alice, asked.response.message, sure
    answers = [pressed_told(one) for one in await at_once(room, press, press)]
    assert [one for one in answers if "This tournament is over" in one] == answers[1:]
    assert (await evening(room)).state == "cancelled"


def called_off(room: Room) -> Any:
    """The message of a tournament that has no buttons any more."""
    return next(one for one in room.messages() if text_of(one).startswith("## "))


async def test_who_is_forgotten(room: Room) -> None:
    """They are out of the tournament, and their name goes from its message."""
    await begun(room, room.alice, room.bob, room.carol)
    asked = await room.carol.slash(room.channel, "privacy", action="delete")
    await room.press(room.carol, asked.response.message, "Yes")
    await room.wait(10)
    one = await evening(room)
    assert one.of_user(room.carol.id) is None
    assert len(one.playing) == 2
    assert "carol" not in text_of(message(room))


async def test_a_fault_of_ours(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told to the host, and a moment later the tournament goes on."""
    await open_it(room)
    own, tries = room.app.part(Tournaments), list[int]()
    usual = own._look_now

    async def fails_once(number: int) -> None:
        tries.append(now_ms())
        if len(tries) == 1:
            raise ZeroDivisionError
        await usual(number)

    monkeypatch.setattr(own, "_look_now", fails_once)
    own.look(1)
    await room.wait(AGAIN_MS / 1000 + 1)
    assert tries == [tries[0], tries[0] + AGAIN_MS]
    assert ["could not go on" in one for one in room.faults] == [True]
    room.faults.clear()


async def test_too_few_have_come(room: Room) -> None:
    """One alone plays no tournament; of one that is none nothing is due."""
    await open_it(room)
    await room.press(room.alice, message(room), "Join")
    await room.wait(5 * MINUTE + 10)
    assert (await evening(room)).state == "cancelled"
    await room.app.part(Tournaments)._look_now(2)
    await room.env.settle()


async def test_who_wants_nothing_of_whom_does_not_meet(room: Room) -> None:
    """Alice would meet Carol first."""
    dave = room.guild.add_member(room.env.create_user("dave"))
    async with room.db.transaction() as tx:
        await blocks.block(tx, room.carol.id, room.alice.id, "alice", 1)
    await begun(room, room.alice, room.bob, room.carol, dave)
    one = await evening(room)
    met = {
        frozenset(one.entrant(who).name for who in (table.first, table.second or 0))
        for table in one.tables
    }
    assert frozenset(("alice", "carol")) not in met
    assert len(met) == 2


async def test_rules_of_the_house(room: Room) -> None:
    """By their name in the command, and first in the dialog."""
    async with room.db.transaction() as tx:
        rules = dict(VARIANTS["gin"].presets["classic"].model_dump(mode="json"), target=60)
        await sheets.add(tx, room.guild.id, "Friday Gin", "gin", rules, 1)
    await open_it(room, options="Friday Gin")
    one = await evening(room)
    assert (one.variant, one.rules["target"], one.rules["clock"]) == ("gin", 60, 600)
