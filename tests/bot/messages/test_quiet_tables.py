"""One quiet message for a table: a sound only for whose turn it is, and no heap of messages."""

from typing import Any

import pytest

from bot.runtime.budget import Budget, Urgency
from data import games
from tests.bot.conftest import Room, text_of
from tests.bot.evening import begin, calls, draw, on_turn, public, requests, told, turn, waiting
from tests.bot.stage import show, stage

SILENT = 20
"""Seconds without a press after which whose turn it is has been called."""
SPADES = "2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As"


def of_table(room: Room) -> list[Any]:
    """What stands in the channel without the challenge."""
    return [one for one in room.messages() if "challenge" not in text_of(one)]


async def test_only_the_call_makes_a_sound(room: Room) -> None:
    """The table comes silently and without a mention; whose turn it is is called aloud."""
    table = await begin(room)
    for _ in range(3):
        assert public(room, table).flags.silent
        assert not public(room, table).mentions
        (call,) = calls(room, table)
        assert not call.flags.silent
        assert [one.id for one in call.mentions] == [on_turn(room, table).id]
        await turn(room, table)
        await room.wait(SILENT)


async def test_moves_post_nothing(room: Room) -> None:
    """Turn after turn the channel has the table and one call: all else is edited or deleted."""
    table = await begin(room)
    before = len(room.messages())
    for _ in range(4):
        await draw(room, table)
        await room.wait(SILENT)
        assert len(room.messages()) == before
        await turn(room, table)
        await room.wait(SILENT)
        assert len(room.messages()) == before


async def test_results_give_way(room: Room) -> None:
    """The result of a round is told silently, and goes when the end of the game tells more."""
    table = await stage(
        room, SPADES, stock="2h", turns=[f"draw, meld {SPADES}, discard 2h"], target="500"
    )
    (result,) = told(room, "Round 1 is over.")
    assert result.flags.silent
    person = on_turn(room, table)
    question = await person.slash(room.channel, "resign")
    await room.press(person, question.response.message, "Yes")
    await room.wait()
    end = room.message_with("Rematch")
    assert end.flags.silent
    assert not end.mentions
    assert not told(room, "Round 1 is over.")
    assert not calls(room, table)
    assert requests(room, "DELETE", "/messages/")
    assert len(of_table(room)) == 2


async def test_a_result_told_again_stays(room: Room) -> None:
    """Where it could not be noted that a result was told, it is told again, and still stands.

    Discord answers a nonce that it knows with the message that it had.
    """
    line = f"draw, meld {SPADES}, discard 2h"
    table = await stage(room, SPADES, stock="2h", turns=[line], target="500")
    async with table.noting() as tx:
        await games.note(tx, table.id, told_round=None)
    left = next(event.after for event in table.events if len(event.after.results) == 1)
    table.ended[1] = left
    await show(room, table)
    assert table.row.told_round == 1
    posted = requests(room, "POST", f"/channels/{room.channel.id}/messages")
    assert len([one for one in posted if "Round 1 is over." in str(one.json)]) == 2
    assert len(told(room, "Round 1 is over.")) == 1


async def test_a_proposal_calls_who_has_to_move(room: Room) -> None:
    """To agree to a pause somebody is mentioned; it sounds only for whose turn it is."""
    table = await begin(room)
    other = waiting(room, table)
    await other.slash(room.channel, "game pause")
    await room.wait()
    newest = room.messages()[-1]
    assert [one.id for one in newest.mentions] == [on_turn(room, table).id]
    assert not newest.flags.silent


async def test_a_false_turn_is_urgent(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also for who looks elsewhere; all else that they would see there gives way."""
    table = await begin(room)
    for person in (on_turn(room, table), waiting(room, table)):
        await room.press(person, public(room, table), "My hand")
    asked, real = list[Urgency](), room.app.part(Budget).turn

    def recorded(urgency: Urgency) -> Any:
        asked.append(urgency)
        return real(urgency)

    monkeypatch.setattr(room.app.part(Budget), "turn", recorded)
    await draw(room, table)
    await room.wait(SILENT)
    assert Urgency.UNTOUCHED in asked
    assert Urgency.AT_ONCE not in asked
    asked.clear()
    await turn(room, table)
    await room.wait(SILENT)
    assert {Urgency.AT_ONCE, Urgency.UNTOUCHED} <= {*asked}
