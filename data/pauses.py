"""Time that is charged to nobody: while we were down, and while a game is paused.

Both move the deadline; the game's clock (GameRow.at_ms) stands still meanwhile.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, case, literal, select, update

from data.games import PLAYING
from data.schema import games
from data.transaction import Transaction


@dataclass(frozen=True, slots=True)
class Credit:
    """*ms* milliseconds of *game* that were charged to nobody."""

    game: int
    ms: int


async def credit(tx: Transaction, game: int, ms: int) -> None:
    """Take *ms* milliseconds off the clock of a running game; its deadline comes later."""
    change = update(games).where(games.c.id == game, PLAYING)
    await tx.execute(change.values(credited(literal(ms))))


async def credit_since(tx: Transaction, since_ms: int, now_ms: int) -> tuple[Credit, ...]:
    """Credit all running games the time from *since_ms*, or their last move if later, to *now_ms*.

    Paused games are left alone: their time stands still anyway.
    """
    lost = now_ms - case((games.c.moved_ms > since_ms, games.c.moved_ms), else_=since_ms)
    charged = PLAYING & games.c.paused_since_ms.is_(None) & (lost > 0)
    found = await tx.execute(select(games.c.id, lost).where(charged).order_by(games.c.id))
    await tx.execute(update(games).where(charged).values(credited(lost)))
    return tuple(Credit(row[0], row[1]) for row in found)


def credited(ms: ColumnElement[int]) -> dict[str, Any]:
    """The columns that *ms* more of credit changes."""
    return {
        "credited_ms": games.c.credited_ms + ms,
        "deadline_ms": games.c.deadline_ms + ms,
    }


async def pause(tx: Transaction, game: int, reason: str, now_ms: int) -> bool:
    """Stop the clock of *game*; False where it stood still or the game is finished."""
    change = (
        update(games)
        .where(games.c.id == game, PLAYING, games.c.paused_since_ms.is_(None))
        .values(paused_since_ms=now_ms, pause_reason=reason)
    )
    return (await tx.execute(change)).rowcount == 1


async def resume(tx: Transaction, game: int, now_ms: int) -> Credit | None:
    """Let the clock run again and return what was credited; None where it was not paused."""
    since = await tx.scalar(select(games.c.paused_since_ms).where(games.c.id == game, PLAYING))
    if since is None:
        return None
    lost = max(0, now_ms - since)
    await credit(tx, game, lost)
    change = update(games).where(games.c.id == game)
    await tx.execute(change.values(paused_since_ms=None, pause_reason=None))
    return Credit(game, lost)
