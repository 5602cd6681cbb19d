"""The sandbox's one server on loopback: Discord for the bot, the page for people."""

import logging
import secrets
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web

from bot.sandbox.answers import Handler, Refused, answer
from bot.sandbox.callbacks import Callbacks
from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import Interactions
from bot.sandbox.messages import Upload
from bot.sandbox.page import LONGEST, Viewer
from bot.sandbox.rest import Rest
from bot.sandbox.world import IMAGES, World

log = logging.getLogger("jolly.sandbox")

HOST = "127.0.0.1"
STATIC = Path(__file__).with_name("static")
API = "/api/v10"
LARGEST_UPLOAD = 30 * 1024 * 1024
PORTS_TRIED = 20
PROTECTED = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class Sandbox:
    """A Discord of one's own at *port*; *token* lets the bot in."""

    def __init__(self, port: int) -> None:
        self.address = f"http://{HOST}:{port}"
        self.hosts = {f"{HOST}:{port}", f"localhost:{port}"}
        self.token = secrets.token_urlsafe(32)
        self.world = World(self.address)
        self.gateway = Gateway(self.world, f"ws://{HOST}:{port}/gateway", self.token)
        self.interactions = Interactions(self.world, self.gateway.send)
        self.pages: set[web.WebSocketResponse] = set()

    def app(self) -> web.Application:
        """Everything that is served."""
        app = web.Application(middlewares=[self.guard], client_max_size=LARGEST_UPLOAD)
        app.add_subapp(API, self._api())
        app.add_routes(
            [
                web.get("/", self.index),
                web.get("/page", self.page),
                web.get("/gateway/", self.gateway.serve),
                web.get("/gateway", self.gateway.serve),
                web.get("/files/{id}/{name}", self.file),
                web.get("/emojis/{id}", self.file),
                web.static("/static", STATIC),
            ]
        )
        app.on_shutdown.append(self._close_pages)
        return app

    def _api(self) -> web.Application:
        app = web.Application(middlewares=[self.discord], client_max_size=LARGEST_UPLOAD)
        app.add_routes(Rest(self.world, self.gateway.url).routes())
        app.add_routes(Callbacks(self.world, self.interactions).routes())
        return app

    @web.middleware
    async def guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse what another site made a browser here send.

        Either to a name that it made to point here (DNS rebinding), or from its own page.
        """
        if request.host not in self.hosts:
            raise web.HTTPForbidden(text=f"Open {self.address}/ instead.")
        if request.headers.get("Origin", f"http://{request.host}") != f"http://{request.host}":
            raise web.HTTPForbidden(text="Only the sandbox's own page may do this.")
        response = await handler(request)
        if not response.prepared:
            response.headers.update(PROTECTED)
        return response

    @web.middleware
    async def discord(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Let only the bot in, and answer errors as Discord does."""
        try:
            self._only_the_bot(request)
            return await handler(request)
        except Refused as refused:
            return answer({"code": refused.code, "message": refused.text}, refused.status)
        except web.HTTPException as error:
            log.warning("the sandbox does not know %s %s", request.method, request.path)
            text = f"{error.status}: {error.reason}"
            return answer({"code": 0, "message": text}, error.status)

    def _only_the_bot(self, request: web.Request) -> None:
        # An interaction's own token stands in the address; those routes carry no other.
        by_token = request.path.startswith((f"{API}/interactions/", f"{API}/webhooks/"))
        if not by_token and request.headers.get("Authorization") != f"Bot {self.token}":
            raise Refused(401, 0, "401: Unauthorized")

    async def index(self, request: web.Request) -> web.FileResponse:
        """The page."""
        return web.FileResponse(STATIC / "index.html")

    async def page(self, request: web.Request) -> web.WebSocketResponse:
        """A page's connection. Every browser says whose page it shows; nobody else comes in."""
        if "Origin" not in request.headers:
            raise web.HTTPForbidden(text="Only the sandbox's own page may do this.")
        socket = web.WebSocketResponse(max_msg_size=LONGEST, heartbeat=20)
        await socket.prepare(request)
        self.pages.add(socket)
        try:
            await Viewer(self.world, self.gateway, self.interactions, socket).serve()
        finally:
            self.pages.discard(socket)
        return socket

    async def file(self, request: web.Request) -> web.Response:
        """A file that the bot sent; only pictures are shown, everything else is saved."""
        upload = self.world.files.get(request.match_info["id"])
        if upload is None:
            raise web.HTTPNotFound
        return web.Response(body=upload.content, headers=_how_to_show(upload))

    async def _close_pages(self, app: web.Application) -> None:
        for page in tuple(self.pages):
            await page.close(code=1001, message=b"The sandbox has ended.")


def _how_to_show(upload: Upload) -> dict[str, str]:
    if upload.content_type in IMAGES:
        return {"Content-Type": upload.content_type}
    name = f'attachment; filename="{upload.name}"'
    return {"Content-Type": "application/octet-stream", "Content-Disposition": name}


def free_port(first: int) -> socket.socket:
    """A listening socket on loopback at *first*, or at the next port that is free.

    Raises OSError where twenty in a row are taken.
    """
    for port in range(first, min(first + PORTS_TRIED, 65535)):
        try:
            return _bound(port)
        except OSError:
            continue
    return _bound(min(first + PORTS_TRIED, 65535))


def _bound(port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((HOST, port))
    except OSError:
        listening.close()
        raise
    return listening


@asynccontextmanager
async def running(listening: socket.socket) -> AsyncIterator[Sandbox]:
    """A sandbox that serves at the socket *listening*."""
    sandbox = Sandbox(listening.getsockname()[1])
    runner = web.AppRunner(sandbox.app(), access_log=None, shutdown_timeout=2)
    await runner.setup()
    try:
        await web.SockSite(runner, listening).start()
        yield sandbox
    finally:
        await runner.cleanup()
