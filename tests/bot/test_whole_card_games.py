"""Whole games of every card game through Discord, from the challenge to the standings.

Each is played once by commands alone and once by buttons alone; nobody is ever sent a hidden card.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import pytest

from bot.table.record import record_of
from engine.record.games import replay
from tests.bot.card_players import LONGEST, by_buttons, by_commands
from tests.bot.conftest import Room, dm_of, text_of
from tests.bot.secrecy import Watch


@dataclass(frozen=True)
class Game:
    """A game that these players end soon with the cards of *seed*, and the words it must make."""

    key: str
    seats: int
    seed: int
    options: str
    actions: frozenset[str]
    """Words of the record that have to be in it."""
    told: tuple[str, ...]
    """What everybody must have read of it."""


GAMES = {
    "straight": Game(
        "straight",
        3,
        45,
        "target=50",
        frozenset({"draw", "take", "meld", "add", "discard"}),
        ("went out", "→ **"),
    ),
    "gin": Game(
        "gin",
        2,
        400,
        "target=60",
        frozenset({"pass", "take", "knock", "biggin"}),
        ("knocked", "went big gin", "bonus 31", " bonus)"),
    ),
    "rummy-51": Game(
        "rummy-51",
        3,
        660,
        "target=100 initial-meld=40",
        frozenset({"take", "meld", "swap", "add"}),
        ("for the joker in meld", "🃏", "hand "),
    ),
    "zolik": Game(
        "zolik",
        3,
        163,
        "deals=1 initial-meld=20",
        frozenset({"take", "meld", "swap", "add"}),
        ("bonus 10", "🃏", "hand "),
    ),
}
EVERY_GAME = [
    pytest.param(game, game.seed, id=game.key) for game in GAMES.values()
]  # the seed is for the fixture that makes the cards known
Turn = Callable[[Room, Any, Any], Awaitable[None]]


async def challenged(room: Room, game: Game) -> Any:
    """Alice challenges one or two others, who accept; the table."""
    others = (room.bob, room.carol)[: game.seats - 1]
    named = dict(zip(("opponent", "opponent2"), others, strict=False))
    await room.alice.slash(room.channel, "challenge", game=game.key, options=game.options, **named)
    for person in others:
        await room.press(person, room.message_with("Accept"), "Accept")
    await room.wait()
    return await room.table()


async def play_out(room: Room, game: Game, move: Turn, *, read: bool) -> None:
    """Play *game* by *move*, one after the other, and see what came of it.

    *read*: whether they wait for every message, and what these must have told is looked at.
    """
    table = await challenged(room, game)
    people = (room.alice, room.bob, room.carol)
    heard = set[str]()
    with Watch(room, table) as watch:
        for _ in range(LONGEST):
            if table.over:
                break
            seat, turn = table.state.to_act, table.turn_step
            await move(room, people[seat - 1], table)
            if read and table.turn_step != turn:
                await room.wait()
                heard |= {text_of(message) for message in room.messages()}
        await room.wait()
    watch.nobody_saw_what_is_hidden(least=15)
    heard |= {text_of(message) for message in room.messages()}
    missing = [words for words in game.told if words not in "\n".join(heard)]
    assert not read or not missing, (missing, heard)
    await ended_well(room, table, game)


async def ended_well(room: Room, table: Any, game: Game) -> None:
    """The end is public, the record replays, and the standings have all players."""
    assert table.over
    end = text_of(room.message_with("Rematch"))
    winner = table.row.players[table.state.winner - 1].name
    assert f"{winner} has won" in end
    record = await record_of(room.db, table.id)
    assert game.actions <= {line.split()[1] for line in record.splitlines() if line[:1].isdecimal()}
    final = list(replay(record))[-1]
    assert (final["state"], final["winner"]) == ("finished", table.state.winner)
    shown = await room.carol.slash(room.channel, "standings", game=game.key)
    board = text_of(shown.response.message)
    assert all(one.name in board for one in table.row.players)


@pytest.mark.parametrize(("game", "known_cards"), EVERY_GAME, indirect=["known_cards"])
async def test_commands_alone(room: Room, known_cards: None, game: Game) -> None:
    """Friends play a whole game with slash commands, whose options they choose as proposed."""
    await play_out(room, game, by_commands, read=False)


@pytest.mark.parametrize(("game", "known_cards"), EVERY_GAME, indirect=["known_cards"])
async def test_buttons_alone(room: Room, known_cards: None, game: Game) -> None:
    """Friends play a whole game in their DMs, with buttons and menus."""

    async def move(room: Room, person: Any, table: Any) -> None:
        page = room.messages(dm_of(person))[0]
        await by_buttons(room, person, table, page)

    await play_out(room, game, move, read=True)
    for person in (room.alice, room.bob, room.carol)[: game.seats]:
        assert "has won" in text_of(room.messages(dm_of(person))[0])
