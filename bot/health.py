"""Whether the bot lives and is ready, told over HTTP on this machine only."""

from collections.abc import Callable

from aiohttp import web


async def serve_health(port: int, is_ready: Callable[[], bool]) -> web.AppRunner:
    """Answer `/healthz` and `/readyz` on loopback at *port*; the caller cleans the runner up.

    Raises OSError where the port is taken.
    """

    async def healthz(_: web.Request) -> web.Response:
        return web.Response(text="ok\n")

    async def readyz(_: web.Request) -> web.Response:
        ready = is_ready()
        return web.Response(text="ready\n" if ready else "starting\n", status=200 if ready else 503)

    app = web.Application()
    app.add_routes([web.get("/healthz", healthz), web.get("/readyz", readyz)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", port).start()
    except OSError:
        await runner.cleanup()
        raise
    return runner
