"""What is said between a page and its table: one WebSocket, text messages of JSON.

Who comes from elsewhere, or is not signed in, is refused before anything is read.
"""

import asyncio
import logging
from functools import partial

from aiohttp import WSMsgType, web
from pydantic import ValidationError

from bot.controls.clicks import Client
from bot.messages.replies import RefusedAtTable, sentence
from bot.people.readers import Readers
from bot.people.refused import Refused
from bot.people.texts import say
from bot.runtime.clock import now_ms
from bot.runtime.contexts import GAME
from bot.runtime.garbage import Garbage
from bot.web.granting import carry_out
from bot.web.origins import Origins
from bot.web.sentences import plainly
from bot.web.sessions import Sessions
from bot.web.view import Json
from bot.web.visit import Visit
from bot.web.visits import Visits
from bot.web.wishes import WISHES, PageWish, WishMade
from data.errors import NoSuchGame, StaleStep
from data.ids import GameId
from engine.errors import Refusal

log = logging.getLogger(__name__)

PROTOCOL = "jolly"
LONGEST = 16 * 1024
"""Bytes of a message; one of four times as many is not even read."""
HEARTBEAT_SECONDS = 20.0
LAST_SECONDS = 1.0
"""How long a page that is closed may take to read what it was answered last."""
CODES = {
    "hand-moved-on": "moved_on",
    "hand-paused": "halted",
    "discord-unreached": "halted",
    "not-seated": "not_seated",
}
"""What the bot refuses, before the engine is asked, by the texts that say why."""


def routes(client: Client) -> list[web.RouteDef]:
    """The address of a table's socket."""
    return [web.get(r"/table/{number:\d{1,18}}/socket", partial(connect, client))]


async def connect(client: Client, request: web.Request) -> web.StreamResponse:
    """Let somebody sit down at the page of a table, as long as they stay."""
    if not client.part(Origins).is_own(request):
        raise web.HTTPForbidden
    user = await client.part(Sessions).reader(request)
    if user is None:
        raise web.HTTPUnauthorized
    try:
        table = await client.tables.get(GameId(int(request.match_info["number"])))
    except NoSuchGame:
        raise web.HTTPNotFound from None
    await client.part(Readers).check_person(user, table.row)
    GAME.set(table.id)
    socket = web.WebSocketResponse(
        protocols=(PROTOCOL,), max_msg_size=4 * LONGEST, heartbeat=HEARTBEAT_SECONDS
    )
    await socket.prepare(request)
    visit = Visit(user, table, table.seat_of(user), socket)
    signed_in = asyncio.create_task(client.part(Sessions).until_over(request, user))
    signed_in.add_done_callback(lambda _: visit.leave())
    try:
        await Conversation(client, visit).hold()
    finally:
        signed_in.cancel()
    return socket


class Conversation:
    """One page's wishes, carried out one after the other, each with an answer."""

    def __init__(self, client: Client, visit: Visit) -> None:
        self._client = client
        self._visit = visit

    async def hold(self) -> None:
        """Show the table and do what is wished, until the page goes or says too much."""
        visits, visit = self._client.part(Visits), self._visit
        visits.begin(visit)
        sending = asyncio.create_task(visit.send())
        sending.add_done_callback(lambda _: self._client.desk.tasks.start(self._close()))
        try:
            await visits.look(visit)
            async for message in visit.socket:
                if message.type is not WSMsgType.TEXT or not await self._hear(message.data):
                    break
        finally:
            visits.end(visit)
            visit.leave()
            await asyncio.wait([sending], timeout=LAST_SECONDS)
            sending.cancel()
            await self._close()

    async def _close(self) -> None:
        await self._visit.socket.close()

    async def _hear(self, said: str) -> bool:
        """Do what is wished; tells whether the page may go on."""
        self._client.part(Garbage).pressed()
        now = now_ms()
        too_fast = not self._client.part(Visits).may_say_more(self._visit.user, now)
        language = await self._language()
        if too_fast or len(said.encode()) > LONGEST:
            refused = {"code": "too_fast", "text": say(language, "page-too-fast")}
            self._visit.answer({"t": "answer", "n": 0, "refused": refused})
            return False
        try:
            wish = WISHES.validate_json(said)
        except ValidationError:
            refused = {"code": "syntax", "text": say(language, "page-unreadable")}
            self._visit.answer({"t": "answer", "n": 0, "refused": refused})
            return True
        asked = WishMade(self._client, self._visit, language, now)
        self._visit.answer({"t": "answer", "n": wish.n} | await answered(asked, wish))
        return True

    async def _language(self) -> str:
        visit = self._visit
        return await self._client.languages.of_user(visit.user, visit.table.row.guild_id)


async def answered(asked: WishMade, wish: PageWish) -> Json:
    """What a page is answered: what its wish leads to, or why nothing has changed."""
    try:
        return await carry_out(asked, wish)
    except Exception as error:
        text = sentence(asked.language, error)
        if text is None:
            log.exception("a wish of a page failed")
            text = say(asked.language, "fault")
        row = asked.visit.table.row
        text = plainly(asked.language, text, row)
        return {"refused": {"code": code_of(error), "text": text}}


def code_of(error: Exception) -> str:
    """The code of a refusal: the engine's, or one of the page's own."""
    match error:
        case RefusedAtTable():
            return error.refusal.code
        case Refusal():
            return error.code
        case Refused():
            return CODES.get(error.key, "refused")
        case StaleStep():
            return CODES["hand-moved-on"]
    return "refused"
