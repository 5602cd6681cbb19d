"""One quiet message for a table: a sound only for whose turn it is, and no heap of messages."""

from typing import Any

from tests.bot.conftest import Room, text_of
from tests.bot.evening import begin, calls, draw, on_turn, public, requests, told, turn, waiting
from tests.bot.stage import stage

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
        await room.wait()


async def test_moves_post_nothing(room: Room) -> None:
    """Turn after turn the channel has the table and one call: all else is edited or deleted."""
    table = await begin(room)
    before = len(room.messages())
    for _ in range(4):
        await draw(room, table)
        await room.wait()
        assert len(room.messages()) == before
        await turn(room, table)
        await room.wait()
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


async def test_a_proposal_calls_who_has_to_move(room: Room) -> None:
    """To agree to a pause somebody is mentioned; it sounds only for whose turn it is."""
    table = await begin(room)
    other = waiting(room, table)
    await other.slash(room.channel, "pause")
    await room.wait()
    newest = room.messages()[-1]
    assert [one.id for one in newest.mentions] == [on_turn(room, table).id]
    assert not newest.flags.silent
