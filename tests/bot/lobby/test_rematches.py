"""The end of a game by resigning, and the next one."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import aiohttp
import discord

from data import challenges, games
from tests.bot.asking import running
from tests.bot.conftest import Room, button, text_of
from tests.bot.evening import refused, shown
from tests.bot.presses import at_once, told
from tests.bot.stage import stage


async def over(room: Room, **options: Any) -> Any:
    """A table at which Alice has resigned; the message of its end."""
    await stage(room, **options)
    question = await room.alice.slash(room.channel, "resign")
    await room.press(room.alice, question.response.message, "Yes")
    await room.wait()
    return room.message_with("Rematch")


def last(room: Room) -> Any:
    return room.messages()[-1]


@contextmanager
def unanswered(room: Room) -> Iterator[None]:
    """The way to answer interactions is broken meanwhile."""
    respond = discord.InteractionResponse.send_message

    async def broken(*_: Any, **__: Any) -> None:
        raise aiohttp.ClientConnectionError("reset")

    discord.InteractionResponse.send_message = broken  # type: ignore[method-assign,assignment]
    try:
        yield
    finally:
        discord.InteractionResponse.send_message = respond  # type: ignore[method-assign]


async def test_resign(room: Room) -> None:
    """Resigning asks first: No plays on, Yes ends the game at once, and everybody reads it."""
    table = await stage(room)
    question = await room.bob.slash(room.channel, "resign")
    assert "Really resign from #1" in told(question)
    await room.press(room.bob, question.response.message, "No")
    assert "You’re still in #1." in text_of(question.response.message)
    assert not table.over
    page = await room.press(room.bob, room.message_with("My hand"), "My hand")
    await room.press(room.bob, page.response.message, "More")
    question = await room.press(room.bob, page.response.message, "Resign")
    assert not table.over
    await room.press(room.bob, question.response.message, "Yes")
    assert "You’ve resigned from #1" in text_of(question.response.message)
    await room.wait()
    end = text_of(room.message_with("Rematch"))
    assert "alice has won" in end
    assert "bob resigned." in end


async def test_resigning_twice(room: Room) -> None:
    """A second Yes finds the game over, and says so."""
    await stage(room)
    first = (await room.bob.slash(room.channel, "resign")).response.message
    second = (await room.bob.slash(room.channel, "resign")).response.message
    yes = button(first, "Yes").custom_id
    answers = await at_once(room, (room.bob, first, yes), (room.bob, second, yes))
    texts = [told(one) for one in answers]
    assert sorted("This game is over" in text for text in texts) == [False, True]
    async with room.db.reading() as tx:
        lines = await games.moves_of(tx, 1)
    assert [one.line for one in lines].count("2 resign") == 1


async def test_rematch(room: Room) -> None:
    """Rematch under the result asks the other to the same game, with the same options."""
    end = await over(room, target="200")
    await room.press(room.bob, end, "Rematch")
    assert "bob" in text_of(last(room))
    assert "500 Rummy to 200" in text_of(last(room))
    assert [one.id for one in last(room).mentions] == [room.alice.id]
    await room.press(room.alice, last(room), "Accept")
    await room.wait()
    (game,) = await running(room)
    assert (game.id, game.rematch_of) == (2, 1)


async def test_both_press_rematch(room: Room) -> None:
    """Where both press Rematch, the second press accepts; a third starts no other game."""
    end = await over(room)
    await room.press(room.bob, end, "Rematch")
    challenge = last(room)
    assert "Look for the challenge" in told(await room.press(room.bob, end, "Rematch"))
    assert "Here we go!" in told(await room.press(room.alice, end, "Rematch"))
    await room.wait()
    assert len(await running(room)) == 1
    shown = next(one for one in room.messages() if one.id == challenge.id)
    assert "The game has started: #2" in text_of(shown)
    assert "alice" in text_of(next(one for one in room.messages() if one.id == end.id))
    for person in (room.alice, room.bob):
        words = told(await room.press(person, end, "Rematch"))
        assert "This rematch has already started: #2" in words
    assert len(await running(room)) == 1


async def test_both_at_once(room: Room) -> None:
    """Pressed at the same moment by both, Rematch leads to one challenge or one game."""
    end = await over(room)
    again = button(end, "Rematch").custom_id
    await at_once(room, (room.alice, end, again), (room.bob, end, again))
    await room.wait()
    open_ones = [one for one in room.messages() if button(one, "Accept")]
    assert len(open_ones) + len(await running(room)) == 1


async def test_rematch_by_command(room: Room) -> None:
    """/rematch means the last game here, and accepts a rematch that was asked for."""
    await over(room)
    await room.alice.slash(room.channel, "rematch")
    assert button(last(room), "Accept")
    proposed = await room.bob.autocomplete(room.channel, "rematch", "table", "")
    assert [one["value"] for one in proposed] == ["1"]
    assert "Here we go!" in told(await room.bob.slash(room.channel, "rematch", table="1"))
    assert [one.id for one in await running(room)] == [2]
    assert "isn’t over yet" in told(await room.bob.slash(room.channel, "rematch", table="2"))
    assert "didn’t play in #1" in told(await room.carol.slash(room.channel, "rematch", table="1"))
    assert "haven’t finished a game" in told(await room.carol.slash(room.channel, "rematch"))


async def test_rematch_with_the_computer(room: Room) -> None:
    """Rematch with the computer begins at once, and only once however often it is pressed."""
    shown = await room.alice.slash(room.channel, "challenge", opponent=room.jolly)
    await room.wait()
    await room.press(room.alice, shown.response.message, "More")
    question = await room.press(room.alice, shown.response.message, "Resign")
    await room.press(room.alice, question.response.message, "Yes")
    await room.wait()
    end = room.message_with("Rematch")
    assert "Jolly has won" in text_of(end)
    again = button(end, "Rematch").custom_id
    await at_once(room, (room.alice, end, again), (room.alice, end, again))
    await room.wait()
    (game,) = await running(room)
    assert (game.rematch_of, game.computer, game.rated) == (1, "normal", False)
    assert "didn’t play" in told(await room.carol.click(end, custom_id=again))


async def test_rematch_begins_though_the_answer_is_lost(room: Room) -> None:
    """Who accepts a rematch and cannot be answered any more plays all the same."""
    end = await over(room)
    await room.press(room.alice, end, "Rematch")
    with unanswered(room):
        await room.press(room.bob, end, "Rematch")
    await room.wait()
    (row,) = await running(room)
    table = await room.table(row.id)
    assert table.state.hands[0]
    assert room.message_with("My hand")


async def test_challenge_is_posted_though_the_answer_is_lost(room: Room) -> None:
    """A challenge that is kept is posted, even where its challenger cannot be answered any more."""
    with unanswered(room):
        await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    assert button(last(room), "Accept")


async def test_accepting_what_is_not_posted_yet(room: Room) -> None:
    """Who presses Rematch before the other's challenge is there is told so, and nothing begins.

    Their part in the shuffle may come only after the commitment was shown.
    """
    end = await over(room)
    room.env.inject_error("POST", f"/channels/{room.channel.id}/messages", status=503, times=2)
    await room.press(room.alice, end, "Rematch")
    words = told(await room.press(room.bob, end, "Rematch"))
    assert "just asked for this rematch" in words
    assert await running(room) == []
    await room.wait()
    challenge = last(room)
    assert "Shuffle fingerprint" in text_of(challenge)
    await room.press(room.bob, challenge, "Accept")
    await room.wait()
    assert [game.rematch_of for game in await running(room)] == [1]
    assert [one for one in room.messages() if button(one, "Accept")] == []


async def cancelled(room: Room) -> None:
    async with room.db.transaction() as tx:
        await challenges.close(tx, 1, "cancelled")


async def test_what_is_over_is_not_posted(room: Room) -> None:
    """A challenge that ended before Discord took it calls nobody any more."""
    room.env.inject_error("POST", f"/channels/{room.channel.id}/messages", status=503, times=2)
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    await cancelled(room)
    await room.wait()
    assert room.messages() == []


async def test_what_ends_while_it_is_posted_stays_over(room: Room) -> None:
    """Where it ends just then, its message says so, and has no buttons."""
    http = room.app.http
    real = http.request

    async def request(route: discord.http.Route, **content: Any) -> Any:
        answer = await real(route, **content)
        if route.method == "POST" and route.url.endswith(f"{room.channel.id}/messages"):
            await cancelled(room)
        return answer

    http.request = request
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    http.request = real
    assert button(last(room), "Accept") is None
    assert "Cancelled by" in text_of(last(room))


async def test_a_rematch_stays_in_its_server(room: Room) -> None:
    """Asked for elsewhere it would name people there as they are called here."""
    await over(room)
    place = room.env.create_guild()
    there = place.add_member(room.alice.user)
    channel = place.create_text_channel("elsewhere")
    asked = await there.slash(channel, "rematch", table="1")
    assert "was played in another server" in refused(room, asked)
    assert button(shown(asked), "New game")
    assert not room.messages(channel)
