"""What players propose to each other: to pause a game, to call it off, what to do without somebody.

A game has one proposal at a time. Once it has an outcome it stays until its message tells that, and
a declined one until the next, so that nobody asks again at once.
"""

from dataclasses import asdict

from sqlalchemy import delete, insert, select

from data.game_rows import Outcome as Outcome
from data.game_rows import Proposal as Proposal
from data.ids import GameId, GuildId, MessageId, Ms
from data.store.schema import games, proposals
from data.store.transaction import Transaction


async def find(tx: Transaction, game: GameId) -> Proposal | None:
    """The last proposal of *game*."""
    return await tx.read_first(Proposal, select(proposals).where(proposals.c.game_id == game))


async def hold(tx: Transaction, game: GameId) -> Proposal | None:
    """The last proposal of *game*, which no other process changes before *tx* ends."""
    query = select(proposals).filter_by(game_id=game)
    return await tx.read_first(Proposal, query.with_for_update())


async def propose(
    tx: Transaction, game: GameId, kind: str, seat: int, *, step: int, now_ms: Ms
) -> Proposal:
    """Make a proposal in place of the last one."""
    await tx.execute(delete(proposals).where(proposals.c.game_id == game))
    made = Proposal(game, kind, seat, [seat], step, now_ms, None, None)
    await tx.execute(insert(proposals).values(asdict(made)))
    return made


async def agree(tx: Transaction, proposal: Proposal, seat: int) -> None:
    """Count *seat* among those in favour."""
    agreed = sorted({*proposal.agreed, seat})
    await tx.change(proposals, {"game_id": proposal.game_id}, agreed=agreed)


async def decide(tx: Transaction, game: GameId, outcome: Outcome) -> None:
    """End the open proposal of *game*, if there is one."""
    await tx.change(proposals, {"game_id": game, "outcome": None}, outcome=outcome)


async def note(tx: Transaction, proposal: Proposal, message: MessageId | None) -> None:
    """Remember which message shows *proposal*; None once it tells the outcome."""
    own = {"game_id": proposal.game_id, "created_ms": proposal.created_ms}
    await tx.change(proposals, own, message_id=message)


async def unsettled(tx: Transaction) -> tuple[tuple[GameId, GuildId | None], ...]:
    """The games with an open proposal, or with one whose message does not tell the outcome.

    Each with its server.
    """
    query = (
        select(games.c.id, games.c.guild_id)
        .join_from(proposals, games)
        .where(proposals.c.outcome.is_(None) | proposals.c.message_id.is_not(None))
        .order_by(games.c.id)
    )
    return tuple((row.id, row.guild_id) for row in await tx.execute(query))
