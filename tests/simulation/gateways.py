"""A gateway on which events can come late, in another order, or twice."""

import asyncio
from collections.abc import Callable

from sandbox.gateway import Gateway
from sandbox.world import Channel, Guild, Json
from tests.wire.standin import StandIn

Disturb = Callable[[str], tuple[float, ...]]
"""After how many seconds an event of this name comes: once for each of them."""


def undisturbed(_: str) -> tuple[float, ...]:
    """Once, and at once."""
    return (0.0,)


class UnsteadyGateway(Gateway):
    """Tells events as *disturb* says."""

    disturb: Disturb = staticmethod(undisturbed)

    def dispatch(self, event: str, data: Json, where: Channel | Guild) -> None:
        for delay in self.disturb(event):
            if delay == 0.0:
                super().dispatch(event, data, where)
            else:
                self._begin(self._late(delay, event, data, where))

    async def _late(self, delay: float, event: str, data: Json, where: Channel | Guild) -> None:
        await asyncio.sleep(delay)
        super().dispatch(event, data, where)


class UnsteadyStandIn(StandIn):
    """A stand-in for Discord with such a gateway."""

    gateway: UnsteadyGateway

    def __init__(self) -> None:
        super().__init__()
        self.gateway = UnsteadyGateway(self)
