"""How Jolly stands at the moment that somebody asks: what Prometheus reads besides the counts."""

from collections.abc import Callable, Iterator
from importlib.metadata import version

from prometheus_client import REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily as Gauge
from prometheus_client.core import InfoMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.runtime.desk import Desk
from bot.runtime.outages import Outages
from bot.table.tables import Tables


class Present(Collector):
    """How the bot stands at the moment that Prometheus asks."""

    def __init__(
        self, desk: Desk, tables: Tables, outages: Outages, is_playing: Callable[[], bool]
    ) -> None:
        self._desk = desk
        self._tables = tables
        self._outages = outages
        self.is_playing = is_playing
        """Whether people can play."""

    def collect(self) -> Iterator[Metric]:
        """All gauges of how the bot stands now."""
        yield InfoMetricFamily("jolly", "This program.", value={"version": version("jolly")})
        yield Gauge("jolly_ready", "Whether people can play.", value=self.is_playing())
        yield Gauge("jolly_tables", "Tables in memory.", value=len(self._tables.kept))
        yield Gauge("jolly_timers", "Timers set.", value=len(self._desk.timers))
        servers = len(self._desk.client.guilds)
        yield Gauge("jolly_servers", "Servers that this process serves.", value=servers)
        yield from self._shards()

    def _shards(self) -> Iterator[Metric]:
        connected = Gauge(
            "jolly_shard_connected", "Whether players reach us by this shard.", labels=["shard"]
        )
        latency = Gauge(
            "jolly_shard_latency_seconds", "Until the gateway answers.", labels=["shard"]
        )
        for shard in self._desk.shards.own:
            connected.add_metric([str(shard)], not self._outages.is_cut_off(shard))
            if (known := self._desk.client.get_shard(shard)) is not None:
                latency.add_metric([str(shard)], known.latency)
        yield from (connected, latency)


def exposition(present: Present) -> bytes:
    """All counts and gauges, in the text format of Prometheus."""
    now = CollectorRegistry()
    now.register(present)
    return generate_latest(REGISTRY) + generate_latest(now)
