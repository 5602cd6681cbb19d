"""Tables in memory alone, which are as a test wants them: to ask about, and not to play at."""

from collections.abc import Sequence
from dataclasses import fields, replace
from types import SimpleNamespace
from typing import Any

from bot.table.played import events_of
from bot.table.table import Table
from data.game_rows import GameRow, MoveSource, PlayerRow
from engine.cards import Seat
from engine.moves import DEALER, Discard, DrawStock, Move
from engine.options import rules_from
from engine.variants import VARIANTS

ALICE, BOB, CAROL = 101, 102, 103
STARTED_MS = 1_750_000_000_000
"""When the game of each began."""


def bare_table(
    game: str = "five-hundred",
    people: Sequence[int | None] = (ALICE, BOB),
    options: dict[str, str] | None = None,
    **columns: Any,
) -> Table:
    """A table that was dealt, at which seat 1 begins; None among *people* is the computer.

    *columns* of its row are as they are given.
    """
    variant = VARIANTS[game]
    rules = rules_from(variant, options or {}).model_dump(mode="json")
    values = {one.name: None for one in fields(GameRow)} | {
        "id": 1,
        "guild_id": 7,
        "channel_id": 70,
        "variant": game,
        "rules": rules,
        "seats": len(people),
        "dealer": 1 if variant.tiles else len(people),
        "rated": False,
        "commitment": "",
        "seed": bytes(32),
        "started_ms": STARTED_MS,
        "credited_ms": 0,
        "moved_ms": STARTED_MS,
        "step": 0,
        "state": "playing",
        "players": tuple(player(seat, user) for seat, user in enumerate(people, 1)),
    }
    around: Any = SimpleNamespace(db=None)
    table = Table(around, GameRow(**{**values, **columns}))
    make(table, DEALER)
    return table


def player(seat: Seat, user: int | None) -> PlayerRow:
    """Who sits there, and nothing else that is stored of them."""
    name = "Jolly" if user is None else f"user {user}"
    own = {"game_id": 1, "seat": seat, "user_id": user, "name": name, "entropy": b""}
    return PlayerRow(**{**{one.name: None for one in fields(PlayerRow)}, **own})


def make(
    table: Table, seat: Seat, *moves: Move, at: float = 0, source: MoveSource = "player"
) -> None:
    """Let *moves* have been made at *table*, so many seconds after its game began."""
    for event in events_of(table.state, table.key, seat, moves, round(1000 * at)):
        table._advance(event.seat, event.move, event.after, source)


def make_turn(table: Table, at: float = 0) -> None:
    """Let whose turn it is have drawn from the stock, and discarded any card."""
    make(table, table.state.acting, DrawStock(), Discard(table.state.hand[0]), at=at)


def change(table: Table, **columns: Any) -> None:
    """Let something else be stored of the game."""
    table.row = replace(table.row, **columns)


def change_player(table: Table, seat: Seat, **columns: Any) -> None:
    """Let something else be stored of who sits there."""
    players = (replace(one, **columns) if one.seat == seat else one for one in table.row.players)
    change(table, players=tuple(players))
