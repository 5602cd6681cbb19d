"""The page of one game in memory, without a bot: what it shows, and what comes of what is done.

    python -m tests.web.stage five-hundred

serves it for one's own eyes, seat 1 at `/table/1`, seat 2 at `/table/2`; the computer plays seat 3.
"""

import json
import sys
from collections.abc import Sequence
from functools import partial
from random import Random
from threading import Event
from typing import Any

from aiohttp import web

from bot.messages.frames import frame_of, past_frame
from bot.messages.hand_contents import legal_now
from bot.people.look import Look
from bot.render.frame import Frame
from bot.render.hand_page import HandPage
from bot.render.pictures.end import end_picture
from bot.render.pictures.words import plain
from bot.render.refusals import answer_text
from bot.table import draft as drafting
from bot.table.drafts import draft_of, keep
from bot.table.replays import Replay
from bot.table.sorting import in_order
from bot.table.table import Table
from bot.web.endings import end_view
from bot.web.files import Files
from bot.web.granting import read_line
from bot.web.raising import offers_view
from bot.web.view import table_view
from bot.web.words import words_view
from bot.web.working import laid_out, read_rows
from engine.cards import Card, parse_card
from engine.errors import NotYourTurn, Refusal
from engine.game import play
from engine.moves import DEALER, Deal
from engine.players import choose
from engine.variants import VARIANTS
from engine.view import seen_by
from tests.bot.card_stage import dealt
from tests.bot.table.bare_tables import ALICE, BOB, bare_table, make
from tests.web.background import Background

LOOK = Look(cards="image")
CLOSED = '<link rel="icon" href="data:,">You aren’t signed in.'
"""With no icon: else a browser asks for one some time later, and finds none."""


class Stage:
    """Plays one *table* at `address`, in a thread of its own, with whoever opens its page."""

    def __init__(self, table: Table, look: Look = LOOK, port: int = 0) -> None:
        self.table, self.look = table, look
        self.refused: list[str] = []
        """The lines that were not accepted."""
        self.refuses = self.closed = False
        """Whether every move is refused; whether nobody is known any more."""
        self.orders: dict[int, list[Card]] = {}
        self.more: dict[str, Any] = {}
        """What else the table's message has."""
        self.answers: dict[str, dict[str, Any]] = {}
        """What is answered to a way, by its word."""
        self.wishes: list[dict[str, Any]] = []
        """What was wished for, but for cards that were raised."""
        self.tables: list[dict[str, Any]] = []
        """The list of one's tables."""
        self._sockets: dict[web.WebSocketResponse, int] = {}
        self._background = Background()
        self._run = self._background.run
        self._runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=0.1)
        self._run(self._serve(port))

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self._runner.addresses[0][1]}"

    async def _serve(self, port: int) -> None:
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", port).start()

    def _application(self) -> web.Application:
        files = Files()
        site = web.Application(middlewares=[strict])
        site.router.add_get("/table/{seat:[0-9]*}", partial(self._index, files))
        site.router.add_get("/table/running", self._running)
        site.router.add_get("/table/{seat}/end.webp", self._picture)
        site.router.add_get("/table/{seat}/socket", self._sit)
        site.add_routes(files.routes())
        return site

    async def _picture(self, request: web.Request) -> web.Response:
        frame, _ = self._seen(int(request.match_info["seat"]))
        return web.Response(body=end_picture(frame, ()).png, content_type="image/png")

    def close(self) -> None:
        """End the server."""
        self._run(self._runner.cleanup())
        self._background.close()

    def hang_up(self) -> None:
        """Lose all connections."""
        self._run(self._hang_up())

    async def _hang_up(self) -> None:
        for socket in [*self._sockets]:
            await socket.close()

    def play(self, seat: int, *lines: str) -> None:
        """Make moves for *seat*, and show everybody."""
        self._run(self._play(seat, lines))

    async def _play(self, seat: int, lines: Sequence[str]) -> None:
        make(self.table, seat, *(read_line(line, tiles=self.table.variant.tiles) for line in lines))
        self._move_on()
        await self.show()

    def _move_on(self) -> None:
        """Let the computer play where it sits."""
        state = self.table.state
        while state.to_act and self.table.row.players[state.to_act - 1].user_id is None:
            seat = state.acting
            make(self.table, seat, choose(seen_by(state, seat), Random(self.table.step)))
            state = self.table.state

    async def show(self) -> None:
        """Show every page the table as it is."""
        for socket, seat in self._sockets.items():
            await socket.send_json(self.view(seat))

    def view(self, seat: int) -> dict[str, Any]:
        """The table as *seat* sees it."""
        frame, page = self._seen(seat)
        draft = draft_of(self.table, seat) if self.table.variant.tiles else None
        ended = end_view(frame, (), None) if self.table.state.to_act is None else None
        plain = {"ways": [], "proposal": None, "result": ended}
        return table_view(frame, page, draft, {ALICE, BOB}) | plain | self.more

    def _seen(self, seat: int) -> tuple[Frame, HandPage]:
        frame, state = frame_of(self.table, seat, "en", self.look), self.table.state
        own = {card: place for place, card in enumerate(self.orders.get(seat, []))}
        hand = state.hand_of(seat) if state.hands else ()
        order = in_order(state, hand, "melds", None)
        if own:
            order = tuple(sorted(hand, key=lambda card: own.get(card, len(own))))
        return frame, HandPage(order=order, legal=legal_now(frame))

    async def _index(self, files: Files, _: web.Request) -> web.Response:
        return web.Response(text=CLOSED, content_type="text/html") if self.closed else files.index()

    async def _running(self, _: web.Request) -> web.Response:
        told = words_view("en", self.look) | {"tables": self.tables}
        return web.json_response(told, status=401 if self.closed else 200)

    async def _sit(self, request: web.Request) -> web.WebSocketResponse:
        if self.closed:
            raise web.HTTPUnauthorized
        socket = web.WebSocketResponse(protocols=("jolly",))
        await socket.prepare(request)
        seat = int(request.match_info["seat"])
        self._sockets[socket] = seat
        await socket.send_json(words_view("en", self.look))
        await socket.send_json(self.view(seat))
        async for message in socket:
            wish = json.loads(message.data)
            answer = await self._answer(seat, wish)
            await socket.send_json({"t": "answer", "n": wish["n"]} | answer)
        del self._sockets[socket]
        return socket

    async def _answer(self, seat: int, wish: dict[str, Any]) -> dict[str, Any]:
        try:
            return await self._do(seat, wish)
        except Refusal as refusal:
            self.refused += wish.get("lines", [])
            frame, _ = self._seen(seat)
            return {"refused": {"code": refusal.code, "text": plain(answer_text(refusal, frame))}}

    async def _do(self, seat: int, wish: dict[str, Any]) -> dict[str, Any]:
        if wish["do"] not in ("raise", "here"):
            self.wishes.append({key: value for key, value in wish.items() if key != "n"})
        match wish["do"]:
            case "play" if self.refuses:
                raise NotYourTurn(2)
            case "way":
                return self.answers.get(wish["way"], {})
            case "replay":
                return {"replay": self._past(seat, wish["at"])}
            case "play":
                await self._play(seat, wish["lines"])
            case "raise":
                frame, _ = self._seen(seat)
                tiles = self.table.variant.tiles
                cards = [parse_card(token, tiles=tiles) for token in wish["cards"]]
                return {"offers": offers_view(frame, sorted(cards))}
            case "order":
                tiles = self.table.variant.tiles
                self.orders[seat] = [parse_card(token, tiles=tiles) for token in wish["cards"]]
                await self.show()
            case "draft" | "undo" | "reset":
                return await self._arrange(seat, wish)
        return {}

    def _past(self, seat: int, at: int) -> dict[str, Any]:
        """The table at a step of its game."""
        replay = Replay(self.table.row, tuple(self.table.events))
        frame, state = past_frame(replay, at, seat, "en", self.look), replay.state(at)
        page = HandPage(order=in_order(state, state.hand_of(seat), "melds", None))
        steps = {"turns": replay.turns, "rounds": replay.rounds, "steps": replay.steps, "at": at}
        return table_view(frame, page, None, ()) | {"may": [], "likely": [], "result": None} | steps

    async def _arrange(self, seat: int, wish: dict[str, Any]) -> dict[str, Any]:
        draft = draft_of(self.table, seat)
        assert draft is not None
        if wish["do"] == "draft":
            keep(self.table, seat, laid_out(draft, read_rows(wish["table"])))
        else:
            keep(self.table, seat, getattr(drafting, wish["do"])(draft))
        await self.show()
        return {"draft": self.view(seat)["draft"]}


@web.middleware
async def strict(request: web.Request, handler: Any) -> web.StreamResponse:
    """Forbid what the bot's own server forbids a page."""
    answer: web.StreamResponse = await handler(request)
    if not answer.prepared:
        answer.headers["Content-Security-Policy"] = "default-src 'self'; img-src 'self' data:"
    return answer


def table_with(
    game: str, *hands: str, up: str = "", stock: str = "", options: dict[str, str] | None = None
) -> Table:
    """A table at which these hands were dealt; seat 1 begins."""
    table = bare_table(game, (ALICE, BOB), options)
    start = table.events[0].before
    table.events.clear()
    deal = Deal(tuple(dealt(VARIANTS[game], hands, up, stock)))
    table._advance(DEALER, deal, play(start, DEALER, deal), "dealer")
    return table


def main(game: str, seats: str = "2", turns: str = "0") -> None:
    """Serve a game until the process is ended, after the computer has played so many *turns*."""
    people = (ALICE, *(BOB if seat == 2 else None for seat in range(2, int(seats) + 1)))
    table = bare_table(game, people)
    play_on(table, int(turns))
    print(Stage(table, port=8099).address + "/table/1", flush=True)
    Event().wait()


def play_on(table: Table, moves: int) -> None:
    """Let the computer make so many moves for everybody."""
    for number in range(moves):
        if (seat := table.state.to_act) is not None:
            make(table, seat, choose(seen_by(table.state, seat), Random(number)))


if __name__ == "__main__":
    main(*sys.argv[1:])
