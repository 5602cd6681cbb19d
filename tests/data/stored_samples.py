"""Games to store in tests: who plays is what matters, not what."""

from collections.abc import Sequence
from typing import Any

from data import games, standings
from data.games import Ending, NewGame, NewMove, NewPlayer
from data.store.transaction import Transaction
from data.tournaments import NewTournament
from engine.placing import ranked
from engine.state import Measure

ALICE, BOB, CAROL = 101, 102, 103
GUILD, CHANNEL = 7, 70
NOW = 1_750_000_000_000
"""Sunday, 15 June 2025, 15:06:40 UTC."""


def new_game(
    *users: int | None,
    guild: int | None = GUILD,
    channel: int = CHANNEL,
    variant: str = "five-hundred",
    rated: bool = True,
    now_ms: int = NOW,
) -> NewGame:
    """A game of *users* (None: the computer), seats in that order; Alice and Bob by default."""
    seats = users or (ALICE, BOB)
    return NewGame(
        guild_id=guild,
        channel_id=channel,
        variant=variant,
        rules={"target": 500, "clock": None},
        dealer=1,
        players=[NewPlayer(user, f"user {user}", bytes([1, 2])) for user in seats],
        seed=bytes(range(32)),
        commitment="ab" * 32,
        now_ms=now_ms,
        rated=rated,
        computer="normal" if None in seats else None,
    )


def draw(seat: int = 2, at_ms: int = 1000) -> NewMove:
    return NewMove(seat, f"{seat} draw @{at_ms / 1000:g}", at_ms, "player")


def ending(
    *totals: int,
    winner: int | None = None,
    out: Sequence[int] = (),
    measure: Measure = Measure.POINTS,
) -> Ending:
    """How a game ended with these *totals*; the winner, unless said, has the best of them."""
    worths = [(-total if measure is Measure.PENALTIES else total,) for total in totals]
    best = winner or 1 + worths.index(max(worths))
    places = ranked(worths, winner=best, left=out)
    return Ending(best, totals, "target", places, [measure] * len(totals))


async def played(
    tx: Transaction,
    users: Sequence[int | None],
    totals: Sequence[int],
    *,
    winner: int | None = None,
    out: Sequence[int] = (),
    finished_ms: int = NOW,
    guild: int | None = GUILD,
    variant: str = "five-hundred",
    rated: bool = True,
    measure: Measure = Measure.POINTS,
) -> int:
    """A finished and counted game; the winner, unless said, is the seat with the best points."""
    game = await games.create(tx, new_game(*users, guild=guild, variant=variant, rated=rated))
    end = ending(*totals, winner=winner, out=out, measure=measure)
    await games.finish(tx, game, end, finished_ms)
    await standings.record(tx, game)
    return game


def new_tournament(**changes: Any) -> NewTournament:
    """Carol's tournament of 500 Rummy."""
    values: dict[str, Any] = {
        "guild_id": GUILD,
        "channel_id": CHANNEL,
        "host_id": CAROL,
        "name": "Friday",
        "variant": "five-hundred",
        "rules": {"target": 100},
        "kind": "swiss",
        "rounds": 0,
        "round_ms": 20 * 60_000,
        "duplicate": False,
        "computer": False,
        "rated": True,
        "most": 64,
        "now_ms": NOW,
        "begins_ms": NOW + 60_000,
    }
    return NewTournament(**(values | changes))
