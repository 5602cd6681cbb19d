"""Inside Discord: who looks at the page there, as Discord says itself.

The page gets a code from Discord's client, which we exchange for that person's name alone; nothing
else that a page says of itself is believed.
"""

import asyncio
import logging
from typing import Annotated, Any

import aiohttp
import discord
from aiohttp import web
from discord.http import Route
from pydantic import BaseModel, Field, ValidationError

from bot.controls.clicks import Client
from bot.people.texts import say
from bot.runtime.clock import now_ms
from bot.runtime.config import Settings
from bot.web.doors import language_in
from bot.web.origins import Origins
from bot.web.sessions import Sessions
from data import sessions
from data.ids import GameId, UserId

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 10.0
"""How long Discord may take to say who somebody is."""
MOST_AT_ONCE = 10
"""How many people Discord is asked about at once; whoever else comes waits for their turn."""


class Sight(BaseModel):
    """What a page in Discord's frame says of itself: a code for us, and where it is open."""

    code: Annotated[str, Field(min_length=1, max_length=200)]
    instance: Annotated[str, Field(pattern=r"^[\w-]{1,200}$")]


class NotLetIn(Exception):
    """Nobody is signed in; why not is the sentence *key*, told with the HTTP *status*."""

    def __init__(self, key: str, status: int) -> None:
        super().__init__(key)
        self.key, self.status = key, status


OLD_CODE, NOT_THERE = ("activity-code", 403), ("activity-instance", 403)
WORDS = ("again", "declined", "later")
"""What the page says by itself while nobody is signed in."""
LATER, CLOSED = ("activity-later", 502), ("activity-closed", 503)


class Activity:
    """Signs in who looks at the page inside Discord, whose client secret shows that we ask."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._turns = asyncio.Semaphore(MOST_AT_ONCE)

    def routes(self) -> list[web.RouteDef]:
        """What the page asks inside Discord."""
        return [web.get("/activity", self.about), web.post("/activity/session", self.sign_in)]

    async def about(self, request: web.Request) -> web.Response:
        """Tell the page whose it is, as Discord's client wants to hear, and what it may say."""
        language = language_in(request)
        words = {name: say(language, f"activity-{name}") for name in WORDS}
        own = str(self._client.application_id)
        return web.json_response({"client_id": own, "words": words})

    async def sign_in(self, request: web.Request) -> web.Response:
        """Give the key of a session to whom Discord has before the page, and their table."""
        if not self._client.part(Origins).is_own(request):
            raise web.HTTPForbidden
        try:
            sight = Sight.model_validate_json(await request.read())
        except ValidationError:
            raise web.HTTPBadRequest from None
        try:
            user = await self._looking(sight)
        except NotLetIn as reason:
            text = say(language_in(request), reason.key)
            refused = {"refused": {"code": reason.key, "text": text}}
            return web.json_response(refused, status=reason.status)
        key = await self._client.part(Sessions).open(user)
        table = await self._client.db.read(sessions.last_table, user, now_ms())
        return web.json_response({"key": key, "table": table})

    async def _looking(self, sight: Sight) -> UserId:
        """Who looks at the page in that *sight*. Raises NotLetIn."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS), self._turns:
                user = await self._of_code(sight.code)
                await self._check_there(user, sight.instance)
        except (TimeoutError, aiohttp.ClientError, discord.HTTPException) as trouble:
            log.warning("Discord did not say who looks at the page: %s", trouble or "in time")
            raise NotLetIn(*LATER) from None
        return user

    async def _of_code(self, code: str) -> UserId:
        """Whose *code* it is."""
        secret = self._client.part(Settings).discord_client_secret
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "client_id": str(self._client.application_id),
            "client_secret": secret.get_secret_value() if secret else "",
        }
        async with aiohttp.ClientSession() as http:
            async with http.post(f"{Route.BASE}/oauth2/token", data=form) as answer:
                grant = await taken(answer)
            head = {"Authorization": f"Bearer {grant['access_token']}"}
            async with http.get(f"{Route.BASE}/users/@me", headers=head) as answer:
                return UserId(int((await taken(answer))["id"]))

    async def _check_there(self, user: UserId, instance: str) -> None:
        """Raise NotLetIn unless Discord has our page open before *user* in that *instance*."""
        place = "/applications/{application_id}/activity-instances/{instance_id}"
        own = self._client.application_id
        route = Route("GET", place, application_id=own, instance_id=instance)
        try:
            found: Any = await self._client.http.request(route)
        except discord.NotFound:
            raise NotLetIn(*NOT_THERE) from None
        if str(user) not in found["users"]:
            raise NotLetIn(*NOT_THERE)


async def taken(answer: aiohttp.ClientResponse) -> Any:
    """What Discord answered about somebody; raises NotLetIn or ClientError where it refused."""
    if answer.status >= 500 or answer.status == 429:
        answer.raise_for_status()
    told = await answer.json()
    if told.get("error") == "invalid_client":
        log.error("Discord refused DISCORD_CLIENT_SECRET: nobody is signed in inside Discord")
        raise NotLetIn(*CLOSED)
    if answer.status != 200:
        raise NotLetIn(*OLD_CODE)
    return told


async def note_launch(client: Client, user: UserId, game: GameId | None) -> None:
    """Remember at which table *user* opens the page inside Discord, for some minutes."""
    await client.db.write(sessions.add_link, user, game, now_ms())
