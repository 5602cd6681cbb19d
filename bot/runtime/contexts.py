"""What is being worked at: every line of the log tells the interaction and the game.

A task begun on the way keeps both: what a press led to can be followed to its end.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from data.ids import GameId, Ms

KINDS = {2: "command", 3: "component", 4: "autocomplete", 5: "dialog"}


@dataclass(frozen=True, slots=True)
class Request:
    """An interaction: its number, its kind, and when it arrived, by a steady clock and the wall's.

    *arrived* is in seconds, *arrived_ms* in milliseconds since 1970 UTC.
    """

    id: str
    kind: str
    arrived: float
    arrived_ms: Ms


REQUEST: ContextVar[Request | None] = ContextVar("request", default=None)
GAME: ContextVar[GameId | None] = ContextVar("game", default=None)
PLACE: ContextVar[int | None] = ContextVar("place", default=None)
"""The server, or the channel of a DM, that it is done for."""


@contextmanager
def arriving(event: str, data: Any, now_ms: Ms) -> Iterator[None]:
    """Read an event of the gateway; all that an interaction leads to carries its number."""
    if event != "INTERACTION_CREATE" or not isinstance(data, dict):
        yield
        return
    kind = KINDS.get(data.get("type", 0), "other")
    token = REQUEST.set(Request(str(data.get("id")), kind, time.perf_counter(), now_ms))
    place = PLACE.set(int(data.get("guild_id") or data.get("channel_id") or 0) or None)
    try:
        yield
    finally:
        PLACE.reset(place)
        REQUEST.reset(token)


def by_itself() -> None:
    """What falls due is nobody's request, whoever's press set its time."""
    REQUEST.set(None)
    GAME.set(None)
    PLACE.set(None)


def described() -> dict[str, str | int]:
    """What is being worked at, by its name in the log."""
    found: dict[str, str | int] = {}
    if (game := GAME.get()) is not None:
        found["game"] = game
    if (request := REQUEST.get()) is not None:
        found["request"] = request.id
    return found
