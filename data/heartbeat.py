"""When the service last reached its players, so that downtime is charged to nobody."""

from data.transaction import Transaction

REACHABLE = "reachable_ms"


async def beat(tx: Transaction, now_ms: int) -> None:
    """Remember that at *now_ms* players could reach us."""
    raise NotImplementedError


async def reachable_ms(tx: Transaction) -> int | None:
    """When players could last reach us; None in a new database."""
    raise NotImplementedError
