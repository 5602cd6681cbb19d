"""Players who are long gone: what the others may do, who has to agree, and the way back."""

from typing import Any

import pytest

from bot.minding.presence import Presence
from bot.runtime.clock import now_ms
from bot.table.conditions import gone
from data import games
from tests.bot.asking import (
    DAY,
    HOUR,
    MINUTE,
    ask,
    offered,
    open_proposals,
    press,
    proposal,
    stored,
)
from tests.bot.asking import answer as agree
from tests.bot.card_stage import seated
from tests.bot.conftest import Room, button, buttons, dm_of, text_of
from tests.bot.evening import answer, begin, moves, on_turn, public, refused, told, turn, waiting
from tests.bot.presses import at_once
from tests.bot.presses import told as whispered

pytestmark = pytest.mark.usefixtures("seldom_beats")

GONE = "Player gone…"


async def missed(room: Room, **options: str) -> tuple[Any, Any, Any]:
    """A table at which somebody has missed a turn; then they who are gone, and the other."""
    table = await begin(room, **{"turn": "24h", **options})
    late, other = on_turn(room, table), waiting(room, table)
    await room.wait(DAY + 2)
    await room.wait()
    return table, late, other


async def choices(room: Room, person: Any, table: Any) -> Any:
    """The private choice what to do about who is gone."""
    shown = await press(room, person, table, GONE)
    assert shown.response.ephemeral
    return shown.response.message


async def test_who_is_on_turn_is_named_first(room: Room) -> None:
    """Of several who are gone they are the one for whom everybody waits."""
    table = await seated(room, "straight", "2s 3s 4s", "2h 3h 4h", "2d 3d 4d")
    async with table.changing() as tx:
        for seat in (1, 2, 3):
            await games.note_player(tx, table.id, seat, left_since_ms=now_ms())
    found = {table.state.to_act: gone(table, now_ms())}
    for _ in range(2):
        await turn(room, table)
        found[table.state.to_act] = gone(table, now_ms())
    assert found == {1: (1, 2, 3), 2: (2, 1, 3), 3: (3, 1, 2)}


async def test_claim(room: Room) -> None:
    """Who has missed their last turn can be said to have lost, in the record and by rating."""
    table, late, other = await missed(room)
    choice = await choices(room, other, table)
    assert f"**{late.name}** is gone from #1" in text_of(choice)
    assert [one.label for one in buttons(choice)] == ["Claim", "Computer plays", "Adjourn"]

    said = whispered(await room.press(other, choice, "Claim"))
    await room.wait()

    assert "Your claim in #1 stands" in said
    assert table.user_at(table.state.winner) == other.id
    made = await moves(room, table)
    assert (made[-1].line, made[-1].source) == (f"{table.seat_of(late.id)} resign", "claim")
    assert told(room, "was gone and loses by resignation")
    standings = await room.alice.slash(room.channel, "standings")
    assert {"alice", "bob"} <= set(text_of(standings.response.message).replace("*", "").split())


async def test_claim_twice(room: Room) -> None:
    """A second press finds the game over, and changes nothing."""
    table, _, other = await missed(room)
    choice = await choices(room, other, table)
    own = button(choice, "Claim").custom_id
    results = await at_once(room, (other, choice, own), (other, choice, own))
    said = list(map(whispered, results))
    assert len([one for one in said if "Your claim" in one]) == 1, said
    assert len([one for one in said if "#1 is over" in one]) == 1, said
    assert len([one for one in await moves(room, table) if one.line.endswith("resign")]) == 1


async def test_nobody_is_gone(room: Room) -> None:
    """Before a turn is missed nobody can be reported, and there is no button."""
    table = await begin(room, turn="24h")
    await room.wait(23 * HOUR)
    assert GONE not in offered(room, table)
    said = refused(room, await waiting(room, table).slash(room.channel, "game away"))
    assert "No one in #1 counts as gone" in said


async def test_back_in_time(room: Room) -> None:
    """Who plays again is not gone: an old choice is refused."""
    table, late, other = await missed(room)
    choice = await choices(room, other, table)
    await turn(room, table)
    assert on_turn(room, table) is late
    await turn(room, table)
    await room.wait()
    assert GONE not in offered(room, table)
    assert "doesn’t count as gone yet" in whispered(await room.press(other, choice, "Claim"))
    assert not table.over


async def test_nobody_claims_against_themselves(room: Room) -> None:
    """Who is said to be gone and asks for it is here."""
    table, late, _ = await missed(room)
    assert "No one in #1 counts as gone" in refused(
        room, await late.slash(room.channel, "game away")
    )
    assert not table.over


async def test_quick_games(room: Room) -> None:
    """Where turns are short one missed turn is a moment; after two somebody is gone."""
    table = await begin(room, turn="2m")
    late = on_turn(room, table)
    await room.wait(2 * MINUTE + 2)
    await turn(room, table)
    await room.wait(2 * MINUTE - 20)
    assert GONE not in offered(room, table)
    await room.wait(40)
    assert GONE in offered(room, table)
    assert late is not on_turn(room, table)


async def test_without_a_limit(room: Room) -> None:
    """Without a turn limit somebody is gone who has had the turn for a day."""
    table = await begin(room, turn="none")
    other = waiting(room, table)
    await room.wait(DAY - HOUR)
    assert GONE not in offered(room, table)
    await room.wait(2 * HOUR)
    choice = await choices(room, other, table)
    await room.press(other, choice, "Claim")
    assert table.user_at(table.state.winner) == other.id


async def test_left_the_server(room: Room) -> None:
    """Who left the server is gone as soon as that was noticed."""
    table = await begin(room, turn="24h")
    late, other = on_turn(room, table), waiting(room, table)
    room.guild.remove_member(late)
    await room.app.part(Presence).look(table)
    said = await other.slash(room.channel, "game away")
    assert "is gone from #1" in answer(said)


async def test_computer_stands_in(room: Room) -> None:
    """The computer plays for who is gone, without rating, until they press anything."""
    table, late, other = await missed(room)
    choice = await choices(room, other, table)
    said = whispered(await room.press(other, choice, "Computer plays"))
    assert "no longer rated" in said
    await room.wait()
    seat = table.seat_of(late.id)
    assert f"**{late.name}** · 0 points · 13 cards · the computer stands in" in text_of(
        public(room, table)
    )
    notice = told(room, "the computer is playing for you")[0]
    assert [one.id for one in notice.mentions] == [late.id]

    for _ in range(2):
        assert on_turn(room, table) is other
        await turn(room, table)
        await room.wait()
    made = [one.source for one in await moves(room, table) if one.seat == seat]
    assert "computer" in made
    assert not (await stored(room)).rated
    assert "The computer is playing for you" in text_of(room.messages(dm_of(late))[-1])

    await press(room, late, table, "My hand")
    await room.wait()
    assert (await stored(room)).players[seat - 1].stand_in is None
    assert told(room, "is back in **#1**")
    await turn(room, table)
    await room.wait()
    assert on_turn(room, table) is late
    assert not (await stored(room)).rated


async def test_a_command_takes_the_seat_back(room: Room) -> None:
    """Any command of theirs gives who was gone the seat back, and proposals while typing do not."""
    table, late, other = await missed(room)
    choice = await choices(room, other, table)
    await room.press(other, choice, "Computer plays")
    await late.autocomplete(room.channel, "discard", "card", "")
    assert (await stored(room)).players[table.seat_of(late.id) - 1].stand_in == "normal"
    await late.slash(room.channel, "hand")
    assert (await stored(room)).players[table.seat_of(late.id) - 1].stand_in is None


async def test_adjourn(room: Room) -> None:
    """An adjourned game waits for whoever goes on; the one who was gone needs one press."""
    table, late, other = await missed(room)
    choice = await choices(room, other, table)
    await room.press(other, choice, "Adjourn")
    await room.wait(5 * DAY)
    assert "**Adjourned.**" in text_of(public(room, table))
    assert sum(table.state.missed) == 1
    assert told(room, "adjourned it")
    await press(room, late, table, "Resume")
    await room.wait()
    assert not table.paused
    assert table.row.deadline_ms > now_ms() + 24 * HOUR * 1000


async def test_adjourning_again_and_again(room: Room) -> None:
    """Nobody is called without end by who adjourns and goes on; later it goes again."""
    table, _, other = await missed(room)
    await room.press(other, await choices(room, other, table), "Adjourn")
    await room.wait()
    await press(room, other, table, "Resume")
    await room.wait()
    again = await room.press(other, await choices(room, other, table), "Adjourn")

    assert "You just adjourned #1. You can adjourn it again <t:" in whispered(again)
    assert not table.paused
    await room.wait(6 * HOUR)
    await room.press(other, await choices(room, other, table), "Adjourn")
    assert table.paused


async def three(room: Room) -> Any:
    """A table of three at which the first to play has missed the turn."""
    people = {"opponent": room.bob, "opponent2": room.carol}
    await room.alice.slash(room.channel, "challenge", game="straight", **people)
    for person in people.values():
        await room.press(person, room.message_with("Accept"), "Accept")
    await room.wait()
    table = await room.table()
    await room.wait(DAY + 2)
    await room.wait()
    return table


def others(room: Room, table: Any) -> tuple[Any, Any, Any]:
    """Whose turn it is, who comes next, and who is gone."""
    second = on_turn(room, table)
    users = [one.user_id for one in table.row.players]
    people = [room.alice, room.bob, room.carol]
    third = next(one for one in people if one.id == users[table.state.to_act % 3])
    return second, third, next(one for one in people if one not in (second, third))


async def test_three_agree(room: Room) -> None:
    """With more than two all the others who are there have to agree; the game goes on."""
    table = await three(room)
    second, third, late = others(room, table)
    said = await ask_about(room, second, table, "Claim")
    assert "is in the channel" in said
    await room.wait()
    assert {one.id for one in proposal(room).mentions} == {third.id, late.id}
    assert not table.state.out
    assert "Everyone in #1 agreed" in await agree(room, third)
    await room.wait()
    assert table.state.out == {table.seat_of(late.id)}
    assert told(room, "Everyone **agreed**")
    assert not table.over
    assert (await moves(room, table))[-1].source == "claim"


async def ask_about(room: Room, person: Any, table: Any, label: str) -> str:
    """Choose what to do about who is gone."""
    return whispered(await room.press(person, await choices(room, person, table), label))


async def test_three_and_the_one_returns(room: Room) -> None:
    """A proposal about somebody who plays again lapses."""
    table = await three(room)
    second, _, late = others(room, table)
    await ask_about(room, second, table, "Computer plays")
    await room.wait()
    assert len(open_proposals(room)) == 1
    for _ in range(3):
        await turn(room, table)
    await room.wait()
    assert not open_proposals(room)
    assert told(room, "**No longer possible.**")
    assert not table.row.players[table.seat_of(late.id) - 1].stand_in


async def test_three_and_one_declines(room: Room) -> None:
    """One of those who are there declines, and nothing is done."""
    table = await three(room)
    second, third, _ = others(room, table)
    await ask_about(room, second, table, "Adjourn")
    await room.wait()
    await agree(room, third, "Decline")
    await room.wait()
    assert not table.paused
    assert told(room, "**Declined.**")


async def test_forged_choice(room: Room) -> None:
    """A choice about oneself, about nobody, or of a verb that is none changes nothing."""
    table, _, other = await missed(room)
    choice = await choices(room, other, table)
    own = table.seat_of(other.id)
    for chosen in (f"{own}:claim", "77:claim", "0:claim", "1:nonsense"):
        custom_id = f"gone:1:{chosen}"
        (result,) = await at_once(room, (other, choice, custom_id))
        assert whispered(result)
    assert not table.over
    assert not table.halted


async def test_history_of_an_aborted_game(room: Room) -> None:
    """A game without result is told of as one."""
    table = await begin(room)
    async with room.db.transaction() as tx:
        await games.abort(tx, table.id, "agreed", now_ms())
        await table.reload(tx)
    shown = await room.alice.slash(room.channel, "history", table="1")
    assert "no result, no rating" in answer(shown)


@pytest.mark.parametrize(("label", "told_back"), [("Agree", "agree"), ("Decline", "declined")])
async def test_a_vote_takes_the_seat_back(room: Room, label: str, told_back: str) -> None:
    """Whom the computer stands in for is asked, as they can come back; by voting they have."""
    table = await three(room)
    second, third, late = others(room, table)
    await ask_about(room, second, table, "Computer plays")
    await room.wait()
    await agree(room, third)
    await room.wait()
    seat = table.seat_of(late.id)
    assert table.row.players[seat - 1].stand_in
    await ask(room, second, table, "Pause")
    await room.wait()

    said = await agree(room, late, label)
    await room.wait()

    assert told_back in said
    assert not table.row.players[seat - 1].stand_in
    assert told(room, f"**{late.name}** is back")
    assert not table.paused
    if label == "Agree":
        await agree(room, third)
        await room.wait()
        assert table.paused
