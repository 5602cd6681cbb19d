"""How the bot does, told over HTTP on this machine only: alive, ready, and in numbers."""

import logging
from collections.abc import AsyncIterator

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.hosting.present import Present, exposition
from bot.runtime.metrics import FaultCounter


async def serve_health(port: int, present: Present) -> web.AppRunner:
    """Answer `/healthz`, `/readyz` and `/metrics` on loopback; the caller cleans the runner up.

    Raises OSError where *port* is taken.
    """

    async def healthz(_: web.Request) -> web.Response:
        return web.Response(text="ok\n")

    async def readyz(_: web.Request) -> web.Response:
        ready = present.is_playing()
        return web.Response(text="ready\n" if ready else "starting\n", status=200 if ready else 503)

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=exposition(present), headers={"Content-Type": CONTENT_TYPE_LATEST})

    pages = web.Application()
    pages.add_routes([web.get("/healthz", healthz), web.get("/readyz", readyz)])
    pages.add_routes([web.get("/metrics", metrics)])
    pages.cleanup_ctx.append(counting_faults)
    return await listening(pages, port)


async def counting_faults(_: web.Application) -> AsyncIterator[None]:
    """Count faults for as long as the pages are served."""
    counter = FaultCounter()
    logging.getLogger().addHandler(counter)
    yield
    logging.getLogger().removeHandler(counter)


async def listening(pages: web.Application, port: int) -> web.AppRunner:
    """Serve *pages* on loopback; raises OSError where *port* is taken."""
    runner = web.AppRunner(pages, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", port).start()
    except OSError:
        await runner.cleanup()
        raise
    return runner
