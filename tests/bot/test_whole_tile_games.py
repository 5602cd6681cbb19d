"""Whole games with tiles through Discord, from the challenge to the standings."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.people.card_texts import COLOURS
from engine.arranged import duties
from engine.cards import Card
from engine.melds import Kind, Meld
from tests.bot.at_hands import LONGEST_GAME
from tests.bot.conftest import Room, dm_of, text_of
from tests.bot.log_watch import TILE
from tests.bot.rack_players import by_tile_buttons, by_tile_commands
from tests.bot.secrecy import RESULT, Watch
from tests.bot.test_whole_games import ended_well

SPLITTING_GAME = 72
"""The seed of a game of 14 turns; in one of them a run is split and its joker freed."""

pytestmark = [
    pytest.mark.usefixtures("known_cards"),
    pytest.mark.parametrize("known_cards", [SPLITTING_GAME], indirect=True),
]


async def challenge(room: Room) -> Any:
    """Alice challenges Bob to tiles, who accepts; the table."""
    wishes = {"game": "tile", "options": "opening-points=0"}
    await room.alice.slash(room.channel, "challenge", opponent=room.bob, **wishes)
    await room.press(room.bob, room.message_with("Accept"), "Accept")
    await room.wait()
    return await room.table()


MEANING = re.compile(f"(Meld \\d+’s joker is |🃏\u2060?(?: → )?){TILE.pattern}(/{TILE.pattern})*")
"""A joker with the tile it stands for, or could, which may be in anybody's rack."""


class RackWatch(Watch):
    """Notes who was sent which tiles."""

    def nobody_saw_what_is_hidden(self, *, least: int) -> None:
        """Fail where a reader was sent a tile neither of their own rack nor ever on the table."""
        looked_at, public, own = 0, set[Card](), dict[int | None, set[Card]]()
        for request, state, *_ in self.sent:
            public |= {tile for meld in state.melds for tile in meld.cards}
            for seat, rack in enumerate(state.hands, 1):
                own.setdefault(seat, set()).update(rack)
            tiles = set(tiles_in(request.json))
            looked_at += bool(tiles)
            hidden = tiles - public - own.get(self.reader(request), set())
            assert not hidden, (request.path, hidden)
        assert looked_at >= least


def tiles_in(body: Any) -> Iterator[Card]:
    """Every tile that *body* names."""
    text = MEANING.sub("", RESULT.sub('""', json.dumps(body, ensure_ascii=False)))
    for colour, number in TILE.findall(text):
        yield Card(COLOURS.index(colour), int(number))


class Turns:
    """Notes whether a run was split and its joker freed in a turn of *table*."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.freed = False
        self.before: tuple[Meld, ...] = ()

    def note(self) -> None:
        """Compare the table with what it was before."""
        before, after = self.before, self.table.state.melds
        rows = [set(meld.cards) for meld in after]
        kept = {duty.tiles for duty in duties(after)}
        for meld in before:
            apart = not any(set(meld.cards) <= row for row in rows)
            gone = any(duty.tiles not in kept for duty in duties([meld]))
            self.freed |= meld.kind is Kind.RUN and apart and gone
        self.before = after


async def test_commands_alone(room: Room) -> None:
    """Two friends play a whole game with slash commands."""
    table = await challenge(room)
    turns = Turns(table)
    with RackWatch(room, table) as watch:
        for _ in range(LONGEST_GAME):
            if table.over:
                break
            await by_tile_commands(room, room.alice if table.state.to_act == 1 else room.bob, table)
            turns.note()
        await ended_well(room, table, rounds=1, game="tile")
    watch.nobody_saw_what_is_hidden(least=20)
    assert turns.freed


async def test_buttons_alone(room: Room) -> None:
    """Two friends play a whole game in their DMs, with the panel alone."""
    table = await challenge(room)
    turns = Turns(table)
    people = {1: room.alice, 2: room.bob}
    pages = {seat: room.messages(dm_of(person))[0] for seat, person in people.items()}
    with RackWatch(room, table) as watch:
        for _ in range(LONGEST_GAME):
            if table.over:
                break
            seat = table.state.to_act
            await room.wait()
            await by_tile_buttons(room, people[seat], table, pages[seat])
            turns.note()
        await ended_well(room, table, rounds=1, game="tile")
    watch.nobody_saw_what_is_hidden(least=20)
    assert turns.freed
    for seat, person in people.items():
        assert [one.id for one in room.messages(dm_of(person))] == [pages[seat].id]
        assert "has won" in text_of(room.messages(dm_of(person))[0])
