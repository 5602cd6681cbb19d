"""Whoever asks for whatever while a game is played: no card reaches who may not see it."""

import json
import re
from random import Random
from typing import Any

import pytest

from bot.hosting.health import exposition
from bot.runtime.clock import now_ms
from bot.table.record import record_of
from data import settings
from engine.cards import Card
from engine.moves import Move
from engine.players import choose
from engine.shuffle import game_key
from engine.state import State
from engine.view import seen_by
from tests.bot.card_players import wish
from tests.bot.conftest import Room
from tests.bot.evening import requests
from tests.bot.log_watch import SHOWN, TILE, TOKEN, told_in
from tests.bot.picture_watch import PictureWatch
from tests.bot.prying import everything_logged, pry
from tests.bot.secrecy import Watch
from tests.bot.stage import show
from tests.bot.test_whole_tile_games import RackWatch

GAMES = {
    "five-hundred": "target=100",
    "straight": "target=30",
    "gin": "target=60",
    "rummy-51": "initial-meld=40",
    "zolik": "deals=1 initial-meld=20",
    "tile": "opening-points=0",
}
LONGEST = 250
"""Moves; what follows in a longer game is more of the same."""
LOOKS = (5, 14, 40)
"""After which moves everybody asks for everything."""


def next_move(state: State, dice: Random) -> Move:
    """What somebody does who wants to come to an end."""
    return choose(seen_by(state, state.to_act), dice) if state.variant.tiles else wish(state)


async def played(
    room: Room,
    table: Any,
    pries: Any,
    *,
    looks: tuple[int, ...] = LOOKS,
    longest: int = LONGEST,
) -> None:
    """Play a game out as another process does, with somebody asking for everything now and then."""
    dice, stored = Random(1), await room.stored_table(table.id)
    for number in range(longest):
        if stored.over:
            break
        seat, state = stored.state.to_act, stored.state
        await stored.play(seat, next_move(state, dice), now_ms=now_ms(), source="player")
        if number in looks:
            await show(room, table)
            await pries()
    await show(room, table)


@pytest.mark.slow
@pytest.mark.parametrize("known_cards", [7], indirect=True)
@pytest.mark.parametrize("game", GAMES)
async def test_asking_for_everything(
    room: Room, known_cards: None, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """An onlooker and both players ask for all there is: nobody is shown what is hidden.

    Nor is it drawn: one player and everybody in the channel see the cards in pictures.

    Neither the log, at its lowest level, nor a metric names a card or the seed.
    """
    async with room.db.transaction() as tx:
        await settings.change_user(tx, room.alice.id, cards="image")
        await settings.change_server(tx, room.guild.id, cards="image")
    with everything_logged() as lines:
        await room.alice.slash(
            room.channel, "challenge", opponent=room.bob, game=game, options=GAMES[game]
        )
        await room.press(room.bob, room.message_with("Accept"), "Accept")
        await room.wait()
        table = await room.table()
        # What goes wrong is told in the log, and nothing else need be.
        room.env.inject_error("PATCH", "/channels/*", status=503)

        async def pries() -> None:
            for person in (room.carol, room.alice, room.bob):
                await pry(room, person, table)

        watch = (RackWatch if game == "tile" else Watch)(room, table)
        drawn = PictureWatch(watch)
        with watch, drawn.watching(monkeypatch):
            await played(room, table, pries)
    drawn.nobody_saw_anothers(least=2)
    watch.nobody_saw_what_is_hidden(least=10)
    logged = [json.loads(line) for line in lines]
    assert logged
    said = [f"{line['message']} {line.get('error', '')}" for line in logged]
    answered = requests(room, "POST", "/callback")
    tokens = {one.call.parameters[1] for one in answered}
    assert tokens
    for one in said:
        assert not told_in(one), one
        assert not any(token in one for token in tokens), one
    for pattern in (SHOWN, TILE, TOKEN, re.compile(table.row.seed.hex())):
        assert not pattern.search(exposition(room.app).decode())
    if not table.over:
        assert table.row.seed.hex() not in await record_of(room.db, table.id)


def test_what_this_would_find() -> None:
    """The patterns know a card however it is written, so that silence means something."""
    assert SHOWN.search("drew 10♥")
    assert TILE.search("🔴7")
    assert TOKEN.search("discard 7h")
    assert not TOKEN.search(game_key(bytes(32), []).hex())
    for seed in (bytes(range(32)), game_key(bytes(32), [])):
        for written in (seed, seed.hex()):
            assert told_in(f"the seed is {written!s}")
    for line in ("unexpected b7", f"{Card(2, 7)}", "a 🃏"):
        assert told_in(line)
    assert not told_in("table #17 could not be shown (404 Not Found); trying again in 10 s")
