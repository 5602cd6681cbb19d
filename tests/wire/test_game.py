"""Whole games with the real process over sockets."""

from dataclasses import replace

import aiohttp
import pytest

from tests.wire.players import Clicker, Typist, challenge, play
from tests.wire.records import check, engine
from tests.wire.rooms import Room, number_of

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="session")]


async def test_it_starts(room: Room) -> None:
    """It registers its commands once, needs one intent, and says that it is ready."""
    calls = [each.name for each in room.standin.calls]
    assert calls.count("PUT /applications/{application_id}/commands") == 1
    assert room.standin.gateway.identified[0]["intents"] == 1
    url = f"http://127.0.0.1:{room.bot.settings['HTTP_PORT']}"
    async with aiohttp.ClientSession() as http:
        for path in ("/healthz", "/readyz"):
            async with http.get(url + path) as answer:
                assert answer.status == 200


async def test_a_game_by_commands(room: Room) -> None:
    """Round after round, from the challenge to the standings, by commands and what they offer."""
    await challenge(room.standin, room.alice, room.bob, room.channel)
    players = [
        Typist(room.alice, room.channel, 1, room.log),
        Typist(room.bob, room.channel, 2, room.log),
    ]
    await play(players)

    end = await room.alice.sees("has won", room.channel)
    game = number_of(end)
    record = await check(room.bot, game, room.log)
    assert engine("verify", record)[-1] == {"verified": True}
    standings = await room.alice.slash("standings", room.channel)
    assert {"Alice", "Bob"} <= set(standings.text.replace("*", " ").split())


async def test_a_game_by_buttons(room: Room) -> None:
    """One plays on the ephemeral hand, the other in the DM; both by marking and pressing."""
    await challenge(room.standin, room.alice, room.bob, room.channel, target=200)
    await room.bob.sees("Your hand")
    players = [
        Clicker(room.alice, room.channel, 1, room.log),
        Clicker(room.bob, room.channel, 2, room.log, in_dm=True),
    ]
    await play(players)

    end = await room.bob.sees("has won", room.channel)
    assert [each.label for each in end.buttons] == ["Rematch", "Review", "Replay", "Details"]
    await check(room.bot, number_of(end), room.log)


async def test_a_table_in_a_thread(room: Room) -> None:
    """Where the server wants threads, the game is played in one of its own."""
    carol, standin = room.standin.carol, room.standin
    await carol.slash("server set", room.channel, threads=True)
    try:
        await room.alice.slash("challenge", room.channel, opponent=room.bob)
        asked = await room.bob.sees("500 Rummy", room.channel)
        await room.bob.press(asked, "Accept")
        thread = await standin.until(
            lambda: [
                each for each in standin.world.channels.values() if each.parent is room.channel
            ],
            "a thread",
        )
    finally:
        await carol.slash("server set", room.channel, threads=False)
    inside = replace(room, channel=thread[0])
    await standin.until(lambda: inside.tables(), "the table in its thread")
    players = [
        Typist(room.alice, inside.channel, 1, room.log),
        Typist(room.bob, inside.channel, 2, room.log),
    ]
    await play(players, turns=2)
    await inside.catches_up()
    await inside.called()
