"""When the service last reached its players, so that downtime is charged to nobody."""

from sqlalchemy import insert, select, update

from data.ids import Ms
from data.store.schema import meta
from data.store.transaction import Transaction

REACHABLE = "reachable_ms"


async def beat(tx: Transaction, now_ms: Ms) -> None:
    """Remember that at *now_ms* players could reach us."""
    value = str(now_ms)
    changed = await tx.execute(update(meta).where(meta.c.key == REACHABLE).values(value=value))
    if changed.rowcount == 0:
        await tx.execute(insert(meta).values(key=REACHABLE, value=value))


async def reachable_ms(tx: Transaction) -> Ms | None:
    """When players could last reach us; None in a new database."""
    value = await tx.scalar(select(meta.c.value).where(meta.c.key == REACHABLE))
    return None if value is None else Ms(value)
