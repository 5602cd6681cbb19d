"""Another REST base and gateway than Discord's own: a rate-limit proxy, or a stand-in.

discord.py offers no setting for either, so this names three of its internals; its version is pinned
for that reason, and a test plays over such endpoints.
"""

from typing import Any

import discord.client
import discord.gateway
import discord.http
import discord.shard
from yarl import URL


def use_endpoints(api_url: str | None, gateway_url: str | None) -> None:
    """Send all REST calls to *api_url* and open every gateway connection at *gateway_url*.

    To be called before the client is made. The gateway is pinned: neither the address that the API
    names nor the one to resume at takes its place.
    """
    if api_url:
        discord.http.Route.BASE = api_url
    if gateway_url:
        _pin_gateway(URL(gateway_url))


def _pin_gateway(url: URL) -> None:
    class PinnedWebSocket(discord.gateway.DiscordWebSocket):
        """Connects to the host's gateway whatever Discord answers."""

        DEFAULT_GATEWAY = url

        @classmethod
        async def from_client(cls, client: Any, **parameters: Any) -> Any:
            return await super().from_client(client, **{**parameters, "gateway": url})

    discord.client.DiscordWebSocket = PinnedWebSocket  # type: ignore[misc]
    discord.shard.DiscordWebSocket = PinnedWebSocket  # type: ignore[misc]
