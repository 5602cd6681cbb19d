"""Time that is charged to nobody: while we were down, and while a game is paused.

Both move the deadline; the game's clock (GameRow.at_ms) stands still meanwhile.
"""

from dataclasses import dataclass

from data.transaction import Transaction


@dataclass(frozen=True, slots=True)
class Credit:
    """*ms* milliseconds of *game* that were charged to nobody."""

    game: int
    ms: int


async def credit(tx: Transaction, game: int, ms: int) -> None:
    """Take *ms* milliseconds off the clock of a running game; its deadline comes later."""
    raise NotImplementedError


async def credit_since(tx: Transaction, since_ms: int, now_ms: int) -> tuple[Credit, ...]:
    """Credit all running games the time from *since_ms*, or their last move if later, to *now_ms*.

    Paused games are left alone: their time stands still anyway.
    """
    raise NotImplementedError


async def pause(tx: Transaction, game: int, reason: str, now_ms: int) -> bool:
    """Stop the clock of *game*; False where it stood still or the game is finished."""
    raise NotImplementedError


async def resume(tx: Transaction, game: int, now_ms: int) -> Credit | None:
    """Let the clock run again and return what was credited; None where it was not paused."""
    raise NotImplementedError
