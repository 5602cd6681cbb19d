"""Time that is charged to nobody: while we were down, and while a game is paused.

Both move the deadline; the game's clock (GameRow.at_ms) stands still meanwhile.
"""

from sqlalchemy import select, update

from data.games import PLAYING
from data.schema import games
from data.transaction import Transaction


async def credit(tx: Transaction, game: int, ms: int) -> None:
    """Take *ms* milliseconds off the clock of a running game; its deadline comes later."""
    change = (
        update(games)
        .where(games.c.id == game, PLAYING)
        .values(credited_ms=games.c.credited_ms + ms, deadline_ms=games.c.deadline_ms + ms)
    )
    await tx.execute(change)


async def pause(tx: Transaction, game: int, reason: str, now_ms: int) -> bool:
    """Stop the clock of *game*; False where it stood still or the game is finished."""
    change = (
        update(games)
        .where(games.c.id == game, PLAYING, games.c.paused_since_ms.is_(None))
        .values(paused_since_ms=now_ms, pause_reason=reason)
    )
    return (await tx.execute(change)).rowcount == 1


async def resume(tx: Transaction, game: int, now_ms: int) -> int:
    """Let the clock run again and return the milliseconds credited; 0 where it was not paused."""
    since = await tx.scalar(select(games.c.paused_since_ms).where(games.c.id == game, PLAYING))
    if since is None:
        return 0
    lost: int = max(0, now_ms - since)
    await credit(tx, game, lost)
    change = update(games).where(games.c.id == game)
    await tx.execute(change.values(paused_since_ms=None, pause_reason=None))
    return lost
