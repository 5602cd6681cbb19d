"""What a page is told of a round that has just ended, and of a game that is over."""

from collections.abc import Iterable, Sequence
from functools import partial

from aiohttp import web

from bot.controls.clicks import Client
from bot.messages.frames import frame_of, public_frame
from bot.people.look import Look
from bot.people.readers import Readers
from bot.render.ends import end_head, standing_text
from bot.render.frame import Frame
from bot.render.pictures.end import end_picture
from bot.render.pictures.words import plain
from bot.render.results import just_ended, short_text
from bot.render.titles import level_text
from bot.runtime.asking import drawn
from bot.table.table import Table
from bot.web.sessions import Sessions
from bot.web.view import Json, tokens
from data import games, standings
from data.errors import NoSuchGame
from data.game_rows import GameRow
from data.ids import GameId, UserId
from data.standings import RatingChange
from data.store.database import Database
from engine.cards import HIDDEN


def round_view(ended: Frame) -> Json:
    """The round that *ended* shows as it was left."""
    return scored(ended) | {
        "kind": "round",
        "text": lines_of([just_ended(ended)[0]]),
        "winner": None,
        "picture": None,
        "ways": [],
        "rematch": None,
    }


def scored(frame: Frame) -> Json:
    """The hands that lie open, the points of the last round, and those of the game."""
    seen = frame.seen
    hands = {seat: seen.hands[seat - 1] for seat in range(1, len(seen.hands) + 1)}
    scores = seen.results[-1].scores if seen.results else ()
    return {
        "hands": {
            str(seat): tokens(seen, hand) for seat, hand in hands.items() if HIDDEN not in hand
        },
        "scores": {str(seat): points for seat, points in enumerate(scores, 1)},
        "totals": {str(seat): points for seat, points in enumerate(seen.totals, 1)},
    }


def end_view(frame: Frame, changes: Sequence[RatingChange], rematch: GameId | None) -> Json:
    """The end of a game: who has won, how everybody stands, and the ways that lead on."""
    seen = frame.seen
    has_points = frame.halted != "aborted" or frame.is_stopped
    texts = [end_head(frame), *([standing_text(frame, changes)] if has_points else [])]
    if seen.results and frame.halted != "aborted" and not frame.hidden:
        texts.append(short_text(frame))
    return scored(frame) | {
        "kind": "game",
        "text": lines_of(texts),
        "winner": seen.winner,
        "picture": f"/table/{frame.game}/end.webp" if is_drawn(frame) else None,
        "ways": [{"way": way, "text": text} for way, text in ways_on(frame).items()],
        "rematch": rematch,
    }


def lines_of(texts: Iterable[str]) -> list[str]:
    """Each line of *texts* by itself, without their formatting."""
    lines = (line.removeprefix("-# ") for text in texts for line in text.split("\n"))
    return [plain(line) for line in lines if line]


def is_drawn(frame: Frame) -> bool:
    """Whether there is a picture of the end."""
    return frame.seen.winner is not None and not frame.hidden


def ways_on(frame: Frame) -> dict[str, str]:
    """What can be pressed at the end of a game: once more, and to look back at this one."""
    played = frame.seat is not None
    again = ["rematch"] if played and not frame.is_todays else []
    learned = ["review"] if played and not frame.hidden and frame.halted != "aborted" else []
    back = [] if frame.hidden else ["replay"]
    found = {way: frame.say(f"button-{way}") for way in (*again, *learned, *back)}
    if again and frame.next_level:
        level = level_text(frame.language, frame.seen.variant, frame.next_level)
        found["harder"] = frame.say("button-next-level", level=level)
    return found


def end_frame(table: Table, user: UserId, language: str, look: Look) -> Frame:
    """The end of *table* as *user* may see it."""
    if table.row.audience == "sealed" and not table.row.is_todays:
        return public_frame(table, language, look)
    return frame_of(table, table.seat_of(user), language, look)


def routes(client: Client) -> list[web.RouteDef]:
    """The address of the picture of a game's end."""
    return [web.get(r"/table/{number:\d{1,18}}/end.webp", partial(picture, client))]


async def picture(client: Client, request: web.Request) -> web.StreamResponse:
    """The end of a game, drawn as its reader likes it; raises NoSuchGame and Refused."""
    user = await client.part(Sessions).reader(request)
    if user is None:
        raise web.HTTPUnauthorized
    table = await client.tables.get(GameId(int(request.match_info["number"])))
    await client.part(Readers).check_person(user, table.row)
    language = await client.languages.of_user(user, table.row.guild_id)
    look = await client.looks.of_user(user, table.row.guild_id)
    frame = end_frame(table, user, language, look)
    if not (table.over and is_drawn(frame)):
        raise NoSuchGame(table.id)
    changes = await client.db.read(standings.changes, table.id)
    drawing = await drawn(end_picture, frame, changes)
    return web.Response(body=drawing.png, content_type="image/png")


async def rematch_of(db: Database, row: GameRow, user: UserId) -> GameId | None:
    """The running game that is this one once more, if *user* sits there."""
    running = await db.read(games.tables_of, user)
    return next((each.id for each in running if each.rematch_of == row.id), None)
