"""Discord as a whole: its world, REST and the gateway, on a port of its own."""

import asyncio
from typing import Any, Self

from aiohttp import web

from sandbox import activity_routes, callbacks, event_routes, guild_routes
from sandbox.accounts import Json
from sandbox.faults import Fault
from sandbox.gateway import Gateway
from sandbox.guilds import Guild
from sandbox.premises import HOST, PREFIX
from sandbox.servers import Servers
from sandbox.world import Channel, Message, Upload, World

LARGEST_REQUEST = 30 * 1024 * 1024
IMAGES = ("image/png", "image/jpeg", "image/gif", "image/webp")

assert activity_routes  # their routes register themselves
assert callbacks
assert event_routes
assert guild_routes


class Discord(Servers):
    """Discord on a loopback port; use it as an async context manager."""

    def __init__(self, world: World, channel: Channel, token: str) -> None:
        super().__init__(world, channel, token)
        self.gateway = Gateway(self)

    def dispatch(self, event: str, data: Json, where: Channel | Guild) -> None:
        """Tell the bot of *event* in a channel or a server."""
        self.gateway.dispatch(event, data, where)

    def application(self) -> web.Application:
        """Everything that is served."""
        application = web.Application(client_max_size=LARGEST_REQUEST)
        for path in ("/gateway", "/gateway/"):
            application.router.add_get(path, self.gateway.serve)
        for path in ("/files/{id}/{name}", "/emojis/{id}"):
            application.router.add_get(path, self.file)
        application.router.add_route("*", PREFIX + "/{path:.*}", self.serve)
        return application

    async def file(self, request: web.Request) -> web.Response:
        """A file that the bot sent; only pictures are shown, everything else is saved."""
        own = request.match_info["id"]
        upload = self.world.files.get(own) or self.world.dropped_files.get(own)
        if upload is None:
            raise web.HTTPNotFound
        return web.Response(body=upload.content, headers=_how_to_show(upload))

    def site(self, runner: web.BaseRunner) -> web.BaseSite:
        """Where it is served: at a port that is free."""
        return web.TCPSite(runner, HOST, 0)

    async def __aenter__(self) -> Self:
        self._runner = web.AppRunner(self.application(), access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await self.site(self._runner).start()
        self.port = self._runner.addresses[0][1]
        self.world.address = self.address
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self.gateway.close()
        await self._runner.cleanup()

    def fault(self, on: str | None, **trouble: Any) -> Fault:
        """Order a Fault for the requests named *on*."""
        ordered = Fault(on, **trouble)
        self.faults.append(ordered)
        return ordered

    async def hang_up(self, seconds: float = 30.0) -> None:
        """The only process was killed: have done what it had sent, and let nobody wait for more."""
        self.bot_gone.set()
        async with asyncio.timeout(seconds):
            while self.open_calls or (self._runner.server and self._runner.server.connections):
                await asyncio.sleep(0.002)
        for interaction in self.interactions.values():
            interaction.answered.set()
        # What nobody hears any more is not kept for a resumption.
        self.gateway.sessions.clear()
        self.interactions.clear()

    def pick_up(self) -> None:
        """The next process is being started: from now on people wait for its answers."""
        self.bot_gone.clear()
        self.gateway.begun_at = None

    def delete(self, message: Message) -> None:
        """Delete *message* as a moderator does."""
        self.remove(message)
        ids = {"id": str(message.id), "channel_id": str(message.channel.id)}
        guild = self.world.guild_of(message.channel)
        in_guild = {} if message.channel.is_dm else {"guild_id": str(guild.id)}
        self.gateway.dispatch("MESSAGE_DELETE", ids | in_guild, message.channel)

    async def ready(self, shards: int = 1, seconds: float = 120.0) -> None:
        """Wait until as many *shards* are connected."""
        await self.until(lambda: len(self.gateway.live()) >= shards, "gateway connections", seconds)


def _how_to_show(upload: Upload) -> dict[str, str]:
    if upload.content_type in IMAGES:
        return {"Content-Type": upload.content_type}
    name = f'attachment; filename="{upload.name}"'
    return {"Content-Type": "application/octet-stream", "Content-Disposition": name}
