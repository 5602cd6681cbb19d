"""The one server on loopback: Discord for the bot, the page for people."""

import socket
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web

from sandbox.living_room import LivingRoom
from sandbox.page import LONGEST, Viewer
from sandbox.premises import HOST
from sandbox.screens import Screens
from sandbox.shelf import Bare, Shelf

STATIC = Path(__file__).with_name("static")
PORTS_TRIED = 20
OWN_ALONE = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
PROTECTED = {
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Sandbox(LivingRoom):
    """Discord, and a page to play what *shelf* offers, at the socket *listening*."""

    def __init__(self, listening: socket.socket, shelf: Shelf | None = None) -> None:
        super().__init__()
        self.shelf: Shelf = shelf or Bare()
        self.listening = listening
        self.port = listening.getsockname()[1]
        self.hosts = {f"{HOST}:{self.port}", f"localhost:{self.port}"}
        self.origins = {f"http://{host}" for host in self.hosts}
        """From where people reach the page."""
        self.screens = Screens(self)
        self.pages: set[web.WebSocketResponse] = set()

    def show_activity(self, page: str) -> None:
        """Have an Activity, as an owner has who switches them on; the app serves it at *page*."""
        self.activities.page = page
        self.world.switch_activities_on()

    def site(self, runner: web.BaseRunner) -> web.BaseSite:
        """Where it is served."""
        return web.SockSite(runner, self.listening)

    def application(self) -> web.Application:
        """Everything that is served."""
        application = super().application()
        application.middlewares.append(self.guard)
        application.add_routes(
            [
                web.get("/", self.index),
                web.get("/page", self.page),
                web.get("/games/{key}.svg", self.game),
                web.static("/static", STATIC),
            ]
        )
        application.on_shutdown.append(self._close_pages)
        return application

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
            frames = self.activities.page or "'none'"
            response.headers.update(PROTECTED)
            response.headers["Content-Security-Policy"] = f"{OWN_ALONE}; frame-src {frames}"
        return response

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
            await Viewer(self.screens, self.shelf, socket).serve()
        finally:
            self.pages.discard(socket)
        return socket

    async def game(self, request: web.Request) -> web.Response:
        """The picture of a game."""
        picture = self.shelf.picture(request.match_info["key"])
        if picture is None:
            raise web.HTTPNotFound
        return web.Response(body=picture, content_type="image/svg+xml")

    async def _close_pages(self, application: web.Application) -> None:
        for page in tuple(self.pages):
            await page.close(code=1001, message=b"The sandbox has ended.")


def free_port(first: int) -> socket.socket:
    """A listening socket on loopback at *first*, or at the next port that is free.

    Raises OSError where twenty in a row are taken.
    """
    for port in range(first, min(first + PORTS_TRIED, 65535)):
        try:
            return socket.create_server((HOST, port))
        except OSError:
            continue
    return socket.create_server((HOST, min(first + PORTS_TRIED, 65535)))
