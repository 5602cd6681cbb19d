"""How Jolly stands at the moment that somebody asks: what Prometheus reads besides the counts."""

from collections.abc import Callable, Iterator
from importlib.metadata import version

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.runtime.desk import Desk
from bot.runtime.metrics import COUNTED
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
        yield gauge("jolly_ready", "Whether people can play.", self.is_playing())
        yield gauge("jolly_tables", "Tables in memory.", len(self._tables.kept))
        yield gauge("jolly_timers", "Timers set.", len(self._desk.timers))
        yield gauge(
            "jolly_servers", "Servers that this process serves.", len(self._desk.client.guilds)
        )
        yield from self._shards()

    def _shards(self) -> Iterator[Metric]:
        connected = GaugeMetricFamily(
            "jolly_shard_connected", "Whether players reach us by this shard.", labels=["shard"]
        )
        latency = GaugeMetricFamily(
            "jolly_shard_latency_seconds", "Until the gateway answers.", labels=["shard"]
        )
        for shard in self._desk.shards.own:
            connected.add_metric([str(shard)], not self._outages.is_cut_off(shard))
            if (known := self._desk.client.get_shard(shard)) is not None:
                latency.add_metric([str(shard)], known.latency)
        yield from (connected, latency)


def gauge(name: str, text: str, value: float) -> Metric:
    """A gauge of one number, as Prometheus reads it."""
    return GaugeMetricFamily(name, text, value=value)


def exposition(present: Present) -> bytes:
    """All counts and gauges, in the text format of Prometheus."""
    now = CollectorRegistry()
    now.register(present)
    return generate_latest(COUNTED) + generate_latest(now)
