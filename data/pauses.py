"""Time that is charged to nobody: while we were down, and while a game is paused.

Both move the deadline; the game's clock (GameRow.at_ms) stands still meanwhile.
"""

from sqlalchemy import select

from data.games import NOT_PAUSED, PLAYING, GameRow, find
from data.ids import ZERO_MS, GameId, Ms
from data.store.schema import games
from data.store.transaction import Transaction

LONGEST_MS = Ms(30 * 24 * 60 * 60 * 1000)
"""A game that has been paused for so long is called off."""


async def credit(tx: Transaction, game: GameId, ms: Ms) -> None:
    """Take *ms* milliseconds off the clock of a running game; its deadline comes later."""
    credited = {"credited_ms": games.c.credited_ms + ms, "deadline_ms": games.c.deadline_ms + ms}
    await tx.change(games, {"id": game, "state": "playing"}, **credited)


async def pause(
    tx: Transaction, game: GameId, reason: str, now_ms: Ms, ends_ms: Ms | None = None
) -> bool:
    """Stop the clock of *game*; False where it stood still or the game is over.

    *ends_ms* is when the pause ends by itself: if nothing is said, when the game is called off.
    """
    return await tx.change(
        games,
        {"id": game, "state": "playing", "paused_since_ms": None},
        paused_since_ms=now_ms,
        pause_reason=reason,
        pause_ends_ms=now_ms + LONGEST_MS if ends_ms is None else ends_ms,
    )


async def resume(tx: Transaction, game: GameId, now_ms: Ms, reason: str | None = None) -> Ms:
    """Let the clock run again at *now_ms* and return the milliseconds credited.

    0 where it was not paused, or not for that *reason*.
    """
    query = select(games.c.paused_since_ms).where(games.c.id == game, PLAYING)
    if reason is not None:
        query = query.where(games.c.pause_reason == reason)
    since = await tx.scalar(query)
    if since is None:
        return ZERO_MS
    paused = {"id": game, "paused_since_ms": since}
    # As if it had moved then: an outage that goes on is credited from then on, once.
    if not await tx.change(games, paused, moved_ms=now_ms, **NOT_PAUSED):
        return ZERO_MS
    # Less than nothing where the clock was put back meanwhile: the game's shows what it did.
    lost: Ms = now_ms - since
    await credit(tx, game, lost)
    return max(ZERO_MS, lost)


async def prolong(tx: Transaction, game: GameId, reason: str, ends_ms: Ms) -> None:
    """Let a pause for that *reason* end at another time."""
    await tx.change(games, {"id": game, "pause_reason": reason}, pause_ends_ms=ends_ms)


async def ended(tx: Transaction, now_ms: Ms) -> tuple[GameRow, ...]:
    """The paused games whose pause has ended by itself."""
    query = select(games).where(PLAYING, games.c.pause_ends_ms <= now_ms)
    return await find(tx, query.order_by(games.c.pause_ends_ms))
