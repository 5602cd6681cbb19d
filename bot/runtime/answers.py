"""Answers to interactions, of which Discord says no more than somebody wants to know.

discord.py asks for the whole message with each answer and makes objects of all that is in it, which
costs as much as everything else about an answer, and nobody looks at them.
"""

from functools import partial
from types import SimpleNamespace
from typing import Any

from discord import InteractionResponseType, MessageType
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.runtime.metrics import counted

NEW = InteractionResponseType.channel_message.value
"""The kind of answer whose message has a number that we do not know before."""


class Answers(AsyncWebhookAdapter):
    """Sends what is done by the tokens of interactions; of their messages it tells the numbers."""

    async def request(self, route: Route, session: Any, **request: Any) -> Any:
        """Send a request, and return what discord.py reads of what Discord answers."""
        session = SimpleNamespace(request=partial(session.request, middlewares=(counted,)))
        if route.path.endswith("/callback"):
            payload = request.get("payload")
            if payload is not None and payload["type"] != NEW:
                request["params"] = None
            answer = await super().request(route, session, **request) or {}
            return {"interaction": answer.get("interaction", {"id": route.webhook_id})}
        answer = await super().request(route, session, **request)
        if route.method == "PATCH" and route.path.endswith("/@original"):
            return {"id": answer["id"], "type": MessageType.default.value, "content": ""}
        return answer
