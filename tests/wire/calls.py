"""Bare requests to the stand-in, as no well-meaning library would send them."""

from typing import Any

import aiohttp

from tests.wire.standin import StandIn


class Caller:
    """Sends bare requests with the bot's token."""

    def __init__(self, standin: StandIn, http: aiohttp.ClientSession) -> None:
        self.standin, self.http = standin, http

    async def __call__(self, method: str, path: str, body: Any = None) -> tuple[int, int]:
        """Status and Discord's code."""
        headers = {"Authorization": f"Bot {self.standin.token}"}
        url = self.standin.api_url + path
        async with self.http.request(method, url, json=body, headers=headers) as response:
            assert response.headers.get("Content-Type") in ("application/json", None)
            answer = await response.json() if response.status != 204 else {}
            return response.status, answer.get("code", 0) if isinstance(answer, dict) else 0

    async def send(self, body: Any) -> tuple[int, int]:
        """Post a message."""
        return await self("POST", f"/channels/{self.standin.channel.id}/messages", body)
