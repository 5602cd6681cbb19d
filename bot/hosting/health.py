"""How the bot does, told over HTTP on this machine only: alive, ready, and in numbers."""

import logging
from collections.abc import AsyncIterator, Iterator
from importlib.metadata import version

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily as Gauge
from prometheus_client.core import InfoMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.controls.clicks import Client
from bot.runtime.metrics import FaultCounter
from bot.runtime.outages import Outages


class Present(Collector):
    """How the bot stands at the moment that Prometheus asks."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def collect(self) -> Iterator[Metric]:
        """All gauges of how the bot stands now."""
        client = self._client
        yield InfoMetricFamily("jolly", "This program.", value={"version": version("jolly")})
        yield Gauge("jolly_ready", "Whether people can play.", value=client.is_playing)
        yield Gauge("jolly_tables", "Tables in memory.", value=len(client.tables.kept))
        yield Gauge("jolly_timers", "Timers set.", value=len(client.desk.timers))
        yield Gauge("jolly_servers", "Servers that this process serves.", value=len(client.guilds))
        connected = Gauge(
            "jolly_shard_connected", "Whether players reach us by this shard.", labels=["shard"]
        )
        latency = Gauge(
            "jolly_shard_latency_seconds", "Until the gateway answers.", labels=["shard"]
        )
        for shard in client.desk.shards.own:
            connected.add_metric([str(shard)], not client.part(Outages).is_cut_off(shard))
            if (known := client.get_shard(shard)) is not None:
                latency.add_metric([str(shard)], known.latency)
        yield from (connected, latency)


def exposition(client: Client) -> bytes:
    """All counts and gauges, in the text format of Prometheus."""
    now = CollectorRegistry()
    now.register(Present(client))
    return generate_latest(REGISTRY) + generate_latest(now)


async def serve_health(port: int, client: Client) -> web.AppRunner:
    """Answer `/healthz`, `/readyz` and `/metrics` on loopback; the caller cleans the runner up.

    Raises OSError where *port* is taken.
    """

    async def healthz(_: web.Request) -> web.Response:
        return web.Response(text="ok\n")

    async def readyz(_: web.Request) -> web.Response:
        ready = client.is_playing
        return web.Response(text="ready\n" if ready else "starting\n", status=200 if ready else 503)

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=exposition(client), headers={"Content-Type": CONTENT_TYPE_LATEST})

    pages = web.Application()
    pages.add_routes([web.get("/healthz", healthz), web.get("/readyz", readyz)])
    pages.add_routes([web.get("/metrics", metrics)])
    pages.cleanup_ctx.append(counting_faults)
    return await listening(pages, port)


async def counting_faults(_: web.Application) -> AsyncIterator[None]:
    """Count faults for as long as the pages are served."""
    counter = FaultCounter(logging.ERROR)
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
