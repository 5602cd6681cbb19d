"""Whole games at the page: two play, a third looks on, and nobody is told what is hidden."""

from random import Random
from typing import Any

import pytest

from engine.moves import Move
from engine.players import choose
from engine.record.lines import write_move
from engine.state import State
from engine.view import seen_by
from tests.bot.card_players import wish
from tests.bot.conftest import Room
from tests.bot.evening import begin
from tests.bot.test_secrecy import GAMES
from tests.web.conftest import Page
from tests.web.eyes import Eyes
from tests.web.seats import Seat, sit
from tests.web.telling import cards_in

LONGEST = 250
"""Moves; what follows in a longer game is more of the same."""


def next_move(state: State, dice: Random) -> Move:
    """What somebody does who wants to come to an end."""
    return choose(seen_by(state, state.to_act), dice) if state.variant.tiles else wish(state)


@pytest.mark.slow
@pytest.mark.parametrize("known_cards", [7], indirect=True)
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game(room: Room, page: Page, known_cards: None, game: str) -> None:
    """Two play at the page to the end, as the third sees; each is told what they may know."""
    table = await begin(room, game=game, options=GAMES[game])
    eyes, dice = Eyes(), Random(1)
    eyes.note(table)
    me, other = await sit(page, room.alice, table.id), await sit(page, room.bob, table.id)
    onlooker = await sit(page, room.carol, table.id)
    seats = {seat.table["seat"]: seat for seat in (me, other)}
    assert onlooker.table["seat"] is None
    for _ in range(LONGEST):
        if table.over:
            break
        move = next_move(table.state, dice)
        line = write_move(1, move, tiles=table.variant.tiles).partition(" ")[2]
        seat = seats[table.state.to_act]
        answer = await seat.do("play", step=table.step, lines=[line])
        assert "refused" not in answer, (line, answer)
        eyes.note(table)
        await room.env.settle()
    named = sum(eyes.check(told) for seat in (me, other, onlooker) for told in all_told(seat))
    assert named > 500
    if table.over:
        check_end(me, other, onlooker, table)


def all_told(seat: Seat) -> list[dict[str, Any]]:
    """The tables that were told to a page, up to now."""
    seat.look()
    return seat.tables


def check_end(me: Seat, other: Seat, onlooker: Seat, table: Any) -> None:
    """Everybody reads the same end."""
    results = [seat.table["result"] for seat in (me, other, onlooker)]
    assert [result["winner"] for result in results] == [table.state.winner] * 3
    assert results[0]["text"] == results[1]["text"]
    ways = [[way["way"] for way in result["ways"]] for result in results]
    assert ways[0][0] == "rematch"
    assert ways[2] == ["replay"]


def test_eyes_can_see() -> None:
    """Cards are found however they are written, so that silence means something."""
    assert len(set(cards_in({"order": ["7h", "b7"], "told": ["drew 10♥ and 🔴13"]}))) == 4
