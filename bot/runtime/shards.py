"""Which servers are ours: each is heard of by one shard, and each shard runs in one process."""

from collections.abc import Sequence

import discord

from data.ids import GuildId


class Shards:
    """Knows the shards of this process, and which one hears of a server."""

    def __init__(self, client: discord.AutoShardedClient, *, shared: bool) -> None:
        self._client = client
        self.shared = shared
        """Whether other processes, with other shards, play on the same database."""
        self.forsaken: frozenset[int] = frozenset()
        """The shards whose process is dead, and whose tables we show."""

    @property
    def count(self) -> int:
        """How many shards there are, those of other processes included."""
        return self._client.shard_count or 1

    @property
    def own(self) -> Sequence[int]:
        """The shards of this process."""
        return self._client.shard_ids or range(self.count)

    def of(self, guild: GuildId | None) -> int:
        """The shard that hears of a server; direct messages are the first one's."""
        return (guild >> 22) % self.count if guild else 0

    def is_ours(self, guild: GuildId | None) -> bool:
        """Whether this process hears of a server, acts for time there and shows its tables."""
        return self.of(guild) in self.own

    def shows(self, guild: GuildId | None) -> bool:
        """Whether this process is to show a server's tables: they are ours, or nobody's for now."""
        return self.is_ours(guild) or self.of(guild) in self.forsaken
