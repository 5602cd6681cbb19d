"""A gateway on which events can come late, in another order, or twice, or that takes nobody."""

import asyncio
from collections.abc import Callable

from aiohttp import web

from sandbox import clock
from sandbox.accounts import Json
from sandbox.gateway import Gateway
from sandbox.guilds import Guild
from sandbox.premises import Premises
from sandbox.world import Channel
from tests.wire.standin import StandIn

Link = tuple[float, frozenset[int]]
Disturb = Callable[[str], tuple[float, ...]]
"""After how many seconds an event of this name comes: once for each of them."""


def undisturbed(_: str) -> tuple[float, ...]:
    """Once, and at once."""
    return (0.0,)


class UnsteadyGateway(Gateway):
    """Tells events as *disturb* says."""

    disturb: Disturb = staticmethod(undisturbed)

    def __init__(self, discord: Premises) -> None:
        super().__init__(discord)
        self.links: list[Link] = []
        """From when on which shards were connected."""
        self.told: dict[int, float] = {}
        """When which interaction was told to the bot, by the schedule's clock."""
        self.barred = False
        """Whether nobody can connect."""
        discord.hearers.append(lambda kind, _: self._look() if kind == "connection" else None)

    def _look(self) -> None:
        self.links.append((clock.seconds(), frozenset(each.shard for each in self.live())))

    async def drop(self, *, resumable: bool = True, code: int | None = None) -> None:
        await super().drop(resumable=resumable, code=code)
        self._look()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        if self.barred:
            raise web.HTTPServiceUnavailable
        return await super().serve(request)

    def dispatch(self, event: str, data: Json, where: Channel | Guild) -> None:
        delays = self.disturb(event)
        if event == "INTERACTION_CREATE":
            self.told[int(data["id"])] = clock.seconds() + min(delays)
        for delay in delays:
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
