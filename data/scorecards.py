"""The cards of the day that people share: where each stands, and what it shows."""

from dataclasses import asdict

from sqlalchemy import ColumnElement, delete, insert, select, update

from data.club_rows import Scorecard as Scorecard
from data.days import day_of
from data.ids import MessageId, Ms, UserId
from data.store.club import scorecards
from data.store.transaction import Transaction

KEPT_DAYS = 30
"""How long a card in a channel can be read in words."""


async def share(tx: Transaction, new: Scorecard) -> Scorecard:
    """Store that a card is to stand in a channel; gives the one that does so already, if any.

    That is shown anew, as its message may have been deleted since.
    """
    await tx.hold(f"scorecard {new.user_id}")
    await tx.execute(update(scorecards).where(_same(new)).values(shown=""))
    found = await now(tx, new)
    if found is not None:
        return found
    await tx.execute(insert(scorecards).values(asdict(new)))
    return new


async def now(tx: Transaction, card: Scorecard) -> Scorecard | None:
    """What is stored of *card* now; None where it is not to stand there any more."""
    return await tx.read_first(Scorecard, select(scorecards).where(_same(card)))


async def shared_by(tx: Transaction, user: UserId, first: int) -> tuple[Scorecard, ...]:
    """The cards of *user* in channels, of days from *first* on."""
    at = scorecards.c
    query = select(scorecards).where(at.user_id == user, at.day >= first)
    return await tx.read(Scorecard, query.order_by(at.shared_ms))


async def shared_since(tx: Transaction, first: int) -> tuple[Scorecard, ...]:
    """The cards in all channels, of days from *first* on."""
    query = select(scorecards).where(scorecards.c.day >= first)
    return await tx.read(Scorecard, query.order_by(scorecards.c.shared_ms))


async def shown_in(tx: Transaction, message: MessageId) -> Scorecard | None:
    """The card that a message shows; None of others, and of days long gone."""
    query = select(scorecards).where(scorecards.c.message_id == message)
    return await tx.read_first(Scorecard, query)


async def note(tx: Transaction, card: Scorecard, message: MessageId, shown: str) -> None:
    """Remember in which message *card* stands, and what that shows."""
    noted = update(scorecards).where(_same(card))
    await tx.execute(noted.values(message_id=message, shown=shown))


async def stop(tx: Transaction, card: Scorecard) -> None:
    """Let go of *card*: its message is gone, or its channel closed to us."""
    await tx.execute(delete(scorecards).where(_same(card)))


def _same(card: Scorecard) -> ColumnElement[bool]:
    at = scorecards.c
    same_day = (at.day == card.day) & (at.user_id == card.user_id)
    return same_day & (at.channel_id == card.channel_id)


async def remove_old(tx: Transaction, now_ms: Ms) -> int:
    """Remove what is older than it is kept; tells how many rows."""
    old = delete(scorecards).where(scorecards.c.day < day_of(now_ms) - KEPT_DAYS)
    return (await tx.execute(old)).rowcount
