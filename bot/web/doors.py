"""The ways in and out: a link that counts once, the list of one's tables, a table, signing out."""

from functools import partial
from html import escape

from aiohttp import web
from aiohttp.hdrs import ACCEPT_LANGUAGE, LOCATION

from bot.controls.clicks import Client
from bot.messages.replies import sentence as sentence_of
from bot.people.readers import Readers
from bot.people.refused import Refused
from bot.people.texts import language_of, say
from bot.runtime.clock import now_ms
from bot.web.chooser import running
from bot.web.files import Files
from bot.web.origins import Origins
from bot.web.sessions import COOKIE, Sessions
from data import games, sessions
from data.errors import StorageRefused
from data.ids import GameId, UserId

GONE, UNAUTHORIZED = web.HTTPGone.status_code, web.HTTPUnauthorized.status_code
KEPT_SECONDS = 365 * 24 * 60 * 60
"""How long a browser keeps the cookie; whether the session still counts we decide."""


async def link_to(client: Client, user: UserId, game: GameId | None) -> str:
    """Make an address that lets *user* in, once; at table *game*, or at the list of theirs."""
    token = await client.db.write(sessions.add_link, user, game, now_ms())
    return f"{client.part(Origins).public_url}/t/{token}"


def routes(client: Client) -> list[web.RouteDef]:
    """The doors; asking whether a link is there must not use it up, so it has no HEAD."""
    doors = {
        "/": first,
        "/table/": listed,
        "/table/running": running,
        r"/table/{number:\d{1,18}}": seated,
    }
    ways = [web.get(path, partial(door, client)) for path, door in doors.items()]
    ways.append(web.get("/t/{token}", partial(enter, client), allow_head=False))
    ways.append(web.post("/table/signout", partial(sign_out, client)))
    return ways


async def first(client: Client, request: web.Request) -> web.StreamResponse:
    """The page where Discord shows it in a frame; from elsewhere the list of one's tables."""
    if "frame_id" not in request.query:
        raise web.HTTPSeeOther("/table/")
    return client.part(Files).index()


async def enter(client: Client, request: web.Request) -> web.StreamResponse:
    """Let in whom the link is for, who is known by a cookie from then on."""
    token, now = request.match_info["token"], now_ms()
    known = await client.db.read(sessions.knows_link, token)
    link = await client.db.write(sessions.take_link, token, now) if known else None
    if link is None:
        return await sentence(client, request, Refused("door-link-used"), GONE)
    answer = web.Response(status=web.HTTPSeeOther.status_code)
    answer.headers[LOCATION] = f"/table/{link.game_id or ''}"
    if await client.part(Sessions).reader(request) != link.user_id:
        key = await client.part(Sessions).open(link.user_id)
        answer.set_cookie(
            COOKIE,
            key,
            max_age=KEPT_SECONDS,
            httponly=True,
            secure=client.part(Origins).is_secure,
            samesite="Lax",
        )
    return answer


async def listed(client: Client, request: web.Request) -> web.StreamResponse:
    """The page, with the list of the reader's tables."""
    if await client.part(Sessions).reader(request) is None:
        return await sentence(client, request, Refused("door-closed"), UNAUTHORIZED)
    return client.part(Files).index()


async def seated(client: Client, request: web.Request) -> web.StreamResponse:
    """The page, with a table. Raises Refused where the reader may not look at it, NoSuchGame."""
    user = await client.part(Sessions).reader(request)
    if user is not None:
        row = await client.db.read(games.load, GameId(int(request.match_info["number"])))
        await client.part(Readers).check_person(user, row)
    return await listed(client, request)


async def sign_out(client: Client, request: web.Request) -> web.StreamResponse:
    """End the session of this browser."""
    if not client.part(Origins).is_own(request):
        raise web.HTTPForbidden
    await client.part(Sessions).end(request)
    answer = web.Response(status=web.HTTPNoContent.status_code)
    answer.del_cookie(COOKIE)
    return answer


async def sentence(
    client: Client, request: web.Request, refusal: Exception, status: int
) -> web.Response:
    """A page that says why, in the reader's language; for a stranger that of their browser."""
    language = await language_of_reader(client, request)
    text = escape(sentence_of(language, refusal) or say(language, "fault"))
    return client.part(Files).sentence(language, text, status)


async def language_of_reader(client: Client, request: web.Request) -> str:
    """The language of whoever asks, as they chose it, else as their browser says."""
    try:
        user = await client.part(Sessions).reader(request)
        if user is not None:
            return await client.languages.of_user(user, None)
    except StorageRefused:
        pass
    return language_in(request)


def language_in(request: web.Request) -> str:
    """The language of ours that the browser of whoever asks wants most."""
    accepted = request.headers.get(ACCEPT_LANGUAGE, "").partition(",")[0].partition(";")[0]
    return language_of(None, None, accepted.strip() or None)
