"""What the bot sent to whom and when, and how far each game was stored by then.

Everything that a request would have somebody read is kept as it arrives, whatever came of it: an
answer that was lost, and one that was refused, had left the bot all the same.
"""

import json
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any

from bot.consent.rests import BY_PLAYERS, LONGEST_GRACE_MS, SHORTEST_GRACE_MS
from bot.runtime.clock import MS
from data.store.schema import metadata
from sandbox import clock, limits
from sandbox.calls import Call
from sandbox.interactions import Interaction
from sandbox.rates import Key, Limit, Rates, Verdict, buckets
from sandbox.world import Channel, Message
from tests.wire.standin import StandIn, with_faces

CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
WEBHOOK, CHANNELS = "/webhooks/", "/channels/{channel_id}/messages"
POST, DELETE = f"POST {CHANNELS}", f"DELETE {CHANNELS}/{{message_id}}"
TO_ONE = frozenset({8, 9})
"""The answers that one person alone ever sees: choices, and dialogs."""
GAMES = """
SELECT id, step, paused_since_ms IS NOT NULL, credited_ms, shown_step IS NULL, pause_reason
FROM games
"""
SEATS = "SELECT seat, user_id FROM players WHERE game_id = ?"


@dataclass(frozen=True, slots=True)
class Said:
    """What one request would have somebody read.

    *readers* are all who can, None everybody there; *steps* are those up to which each game was
    stored when it came.
    """

    at: float
    name: str
    channel: int
    readers: frozenset[int] | None
    text: str
    steps: Mapping[int, int]
    call: Call | None = None
    """The request."""

    @property
    def is_refused(self) -> bool:
        """Whether Discord has shown it to nobody."""
        return self.call is not None and self.call.status >= 400


@dataclass(frozen=True, slots=True)
class TokenUse:
    """A request with an interaction's token: how old (seconds) it was, and what came of it."""

    at: float
    token: str
    age: float
    call: Call


@dataclass(frozen=True, slots=True)
class Refusal:
    """A request that a rate limit refused: which one, and whose."""

    at: float
    call: Call
    key: Key


@dataclass(frozen=True, slots=True)
class Parting:
    """All that is stored, by table, right when the last of *deletions* was."""

    at: float
    rows: Mapping[str, Sequence[Mapping[str, Any]]]

    @property
    def deletions(self) -> Sequence[Mapping[str, Any]]:
        """The marks of all that were deleted until then, the last one's last."""
        return self.rows["deletions"]


@dataclass(frozen=True, slots=True)
class PageSaid:
    """What came down the socket of a *game*'s page, to be read by *user*; None: by a stranger.

    *steps* are those up to which each game was stored when it came.
    """

    at: float
    user: int | None
    game: int
    message: Mapping[str, Any]
    steps: Mapping[int, int]


@dataclass
class Witness:
    """All that was sent, in order; *file* is the database."""

    file: Path
    said: list[Said] = field(default_factory=list)
    pages: list[PageSaid] = field(default_factory=list)
    """What was sent to pages, as it came."""
    uses: list[TokenUse] = field(default_factory=list)
    refusals: list[Refusal] = field(default_factory=list)
    made: dict[int, Said] = field(default_factory=dict)
    """By message: the request that posted it."""
    seated: dict[int, dict[int, int]] = field(default_factory=dict)
    """By game: who sat where when it was seen first, by their ids."""
    partings: list["Parting"] = field(default_factory=list)
    """What was stored at the moment at which somebody's data had been deleted."""
    gone: dict[int, float] = field(default_factory=dict)
    """When which message was deleted by the bot."""
    torn: dict[int, float] = field(default_factory=dict)
    """When which message, or channel, was deleted by somebody else."""
    progress: list[tuple[float, int, int]] = field(default_factory=list)
    """When a game (number) was stored up to a step."""
    rests: list[tuple[float, int, bool]] = field(default_factory=list)
    """When a game (number) began to be paused, or went on."""
    resumed: list[tuple[float, int]] = field(default_factory=list)
    """When a game (number) went on after a pause that its players had agreed on."""
    credits: list[tuple[float, int, int]] = field(default_factory=list)
    """When so many milliseconds in all were charged to nobody at a game (number)."""
    hearers: list[Callable[[bool], None]] = field(default_factory=list)
    """Called when a change of a game was stored that is still to be told: whether by a move."""
    _by_call: dict[Call, Said] = field(default_factory=dict)
    _steps: Mapping[int, int] = field(default_factory=dict)
    _resting: frozenset[int] = frozenset()
    _agreed: frozenset[int] = frozenset()
    _credited: Mapping[int, int] = field(default_factory=dict)
    _untold: frozenset[int] = frozenset()
    _reading: sqlite3.Connection | None = None
    _node: int = 0
    """Which file is being read, as one may be put in the place of another."""

    def watch(self, standin: StandIn) -> None:
        """Hear all that *standin* is asked, before anything comes of it."""
        answer, standin.rates = standin._answer, WatchedRates(self)

        async def heard(call: Call, operation: Any) -> Any:
            self._hear(call)
            status, body, headers, lost = await answer(call, operation)
            self._hear_answer(call, status, body)
            return status, body, headers, lost

        standin._answer = heard  # type: ignore[method-assign]

    def _hear(self, call: Call) -> None:
        """Keep what *call* says, and to whom."""
        if (made := interaction_of(call)) is not None:
            self.uses.append(TokenUse(clock.seconds(), made.token, made.age, call))
        where, readers = place_and_readers(call) if isinstance(call.body, dict) else (None, None)
        if where is not None:
            body = json.dumps(call.body, ensure_ascii=False)
            text = with_faces(body)
            said = Said(clock.seconds(), call.name, where.id, readers, text, self.steps(), call)
            self.said.append(said)
            self._by_call[call] = said

    def _hear_answer(self, call: Call, status: int, body: Any) -> None:
        """Keep what came of *call*."""
        if call.name == POST and status == 200:
            self.made.setdefault(int(body["id"]), self._by_call[call])
        elif call.name == DELETE and status == 204:
            self.gone.setdefault(int(call.parameters[1]), clock.seconds())

    def seat(self, game: int, user: int) -> int | None:
        """Where somebody sat as a game began, whatever was deleted since."""
        seats = self.seated.get(game, {})
        return next((seat for seat, one in seats.items() if one == user), None)

    def steps(self) -> Mapping[int, int]:
        """How far each game is stored now; what is new of it and of pauses is noted."""
        with suppress(sqlite3.Error, OSError):  # there is no database yet, or it is being made
            reading, now = self._opened(), clock.seconds()
            rows = reading.execute(GAMES).fetchall()
            found = {row[0]: row[1] for row in rows}
            resting = frozenset(row[0] for row in rows if row[2])
            credited = {row[0]: row[3] for row in rows}
            untold = frozenset(row[0] for row in rows if row[4])
            if resting != self._resting:
                changed = sorted(resting ^ self._resting)
                self.rests += [(now, game, game in resting) for game in changed]
                self._resting = resting
            agreed = frozenset(row[0] for row in rows if row[5] in BY_PLAYERS)
            self.resumed += [(now, game) for game in sorted(self._agreed - agreed)]
            self._agreed = agreed
            if credited != self._credited:
                new = credited.items() - self._credited.items()
                self.credits += [(now, game, ms) for game, ms in sorted(new)]
                self._credited = credited
            self._look_for_parting(reading, now)
            if found != self._steps:
                new = found.items() - self._steps.items()
                self.progress += [(now, game, step) for game, step in sorted(new)]
                for game in found.keys() - self.seated.keys():
                    self.seated[game] = dict(reading.execute(SEATS, [game]).fetchall())
            self._tell_hearers(found, untold)
        return self._steps

    def _tell_hearers(self, steps: Mapping[int, int], untold: frozenset[int]) -> None:
        """Keep how far games are, and say so where that is new."""
        has_moved, is_new = steps != self._steps, bool(untold - self._untold)
        self._steps, self._untold = steps if has_moved else self._steps, untold
        if has_moved or is_new:
            for hear in tuple(self.hearers):
                hear(has_moved)

    def _look_for_parting(self, reading: sqlite3.Connection, now: float) -> None:
        """Keep all that is stored where somebody's data was deleted just now."""
        known = len(self.partings[-1].deletions) if self.partings else 0
        [(deleted,)] = reading.execute("SELECT count(*) FROM deletions").fetchall()
        if deleted > known:
            self.partings.append(Parting(now, everything(reading)))

    def _opened(self) -> sqlite3.Connection:
        """The database as it is now, which may have been put in another's place."""
        if self._reading is None or self._node != self.file.stat().st_ino:
            self._reading = sqlite3.connect(f"file:{self.file}?mode=rw", uri=True, timeout=0)
            self._reading.execute("PRAGMA query_only=ON")
            self._node = self.file.stat().st_ino
        return self._reading

    def rests_of(self, game: int) -> Iterator[tuple[float, float]]:
        """From when until when a game was paused."""
        begun: float | None = None
        for at, number, rests in self.rests:
            if number == game and rests:
                begun = at
            elif number == game and begun is not None:
                yield begun, at
                begun = None
        if begun is not None:
            # It has ended in its pause.
            yield begun, inf

    def graces_of(self, game: int) -> Iterator[tuple[float, float]]:
        """From when a game went on after a pause of its players until its clock ran at the latest.

        Whose turn it is has as long as the pause was, within limits, where another went on.
        """
        ends = {at for at, number in self.resumed if number == game}
        for begin, end in self.rests_of(game):
            if end in ends:
                longest = min(end - begin, LONGEST_GRACE_MS / MS)
                yield end, end + max(longest, SHORTEST_GRACE_MS / MS)


def everything(reading: sqlite3.Connection) -> dict[str, list[dict[str, Any]]]:
    """All rows of all tables, in the order in which they were stored."""
    found = {}
    for table in metadata.tables:
        rows = reading.execute(f"SELECT * FROM {table} ORDER BY rowid")
        names = [column[0] for column in rows.description]
        found[table] = [dict(zip(names, row, strict=True)) for row in rows]
    return found


class WatchedRates(Rates):
    """Notes what it refuses."""

    def __init__(self, witness: Witness) -> None:
        super().__init__()
        self._witness = witness

    def take(self, call: Call) -> Verdict:
        """Count *call*, unless one of its buckets is used up."""
        verdict = super().take(call)
        if verdict.refusal is not None:
            key = next(key for key, limit in buckets(call) if self._is_full(key, limit))
            self._witness.refusals.append(Refusal(clock.seconds(), call, key))
        return verdict

    def _is_full(self, key: Key, limit: Limit) -> bool:
        return self._window(key, limit).taken >= limit.most


def interaction_of(call: Call) -> Interaction | None:
    """The interaction whose token *call* speaks with."""
    path = call.name.split(" ")[1]
    if not path.startswith(("/interactions/", WEBHOOK)):
        return None
    return call.discord.interactions.get(call.parameters[1])


def place_and_readers(call: Call) -> tuple[Channel | None, frozenset[int] | None]:
    """Where *call* is to be read, and by whom; no place where it says nothing to people."""
    path = call.name.split(" ")[1]
    if path.startswith(CHANNELS):
        where = call.discord.world.channels.get(int(call.parameters[0]))
        return where, readers_in(where)
    made = interaction_of(call)
    if made is None:
        return None, None
    if made.channel.is_dm or is_for_one(call, made):
        return made.channel, frozenset({made.person.id})
    return made.channel, None


def readers_in(where: Channel | None) -> frozenset[int] | None:
    """Who alone can read what is public in a channel; None where anybody can."""
    recipient = where and where.recipient
    return frozenset({recipient.id}) if recipient else None


def is_for_one(call: Call, made: Interaction) -> bool:
    """Whether what answers an interaction in a server is shown to its person alone."""
    if call.name == CALLBACK:
        kind, data = call.body["type"], call.body.get("data") or {}
        is_hidden = bool((data.get("flags") or 0) & limits.EPHEMERAL)
        pressed = made.message is not None and made.message.owner is not None
        return kind in TO_ONE or (pressed if kind in (6, 7) else is_hidden)
    message = changed_by(call, made)
    if message is not None:
        return message.owner is not None
    return bool((call.body.get("flags") or 0) & limits.EPHEMERAL)


def changed_by(call: Call, made: Interaction) -> Message | None:
    """The message that *call* changes by an interaction's token; None where it is a new one."""
    if call.name.startswith("POST"):
        # What follows a deferral fills the message that waits.
        return made.original if made.original and made.original.loading else None
    if len(call.parameters) > 2:
        return made.channel.messages.get(int(call.parameters[2]))
    return made.original
