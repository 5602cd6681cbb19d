"""Where the page is reached, and whose pages may ask it or hold it in a frame."""

from dataclasses import dataclass

from aiohttp import web
from yarl import URL

from bot.controls.clicks import Client

DISCORD = "https://discord.com https://*.discord.com https://*.discordsays.com"
"""Whose pages show ours in a frame, as an Activity."""


@dataclass(frozen=True)
class Origins:
    """Knows the page's own address, and *framed_by*, the sources that may frame its first page."""

    client: Client
    public_url: str
    framed_by: str = DISCORD

    @property
    def is_secure(self) -> bool:
        """Whether people reach the page by https."""
        return self.public_url.startswith("https:")

    @property
    def socket_url(self) -> str:
        """The page's address for WebSockets, as a content security policy wants it named."""
        return self.public_url.replace("http", "ws", 1)

    def is_own(self, request: web.Request) -> bool:
        """Whether one of our pages asks, by itself or by Discord's proxy; browsers always say."""
        origin = request.headers.get("Origin")
        proxied = f"https://{self.client.application_id}.discordsays.com"
        return origin in (str(URL(self.public_url).origin()), proxied)
