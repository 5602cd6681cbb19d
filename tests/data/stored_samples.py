"""Games to store in tests: who plays is what matters, not what."""

from collections.abc import Sequence

from data import games, standings
from data.games import Ending, NewGame, NewMove, NewPlayer
from data.transaction import Transaction

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
) -> int:
    """A finished and counted game; the winner, unless said, is the seat with the most points."""
    game = await games.create(tx, new_game(*users, guild=guild, variant=variant, rated=rated))
    best = winner or 1 + list(totals).index(max(totals))
    await games.finish(tx, game, Ending(best, totals, "target", out=out), finished_ms)
    await standings.record(tx, game)
    return game
