"""Finished games, move by move.

A game is its record, so each look at one plays it again; for whoever steps through it, it is kept
for a moment. Long ones are played in slices: other tables wait for none of it.
"""

import asyncio
from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import cached_property

from bot.people.refused import Refused
from bot.runtime.clock import MS
from bot.table.played import Event
from bot.table.record import moves_of
from data import games
from data.errors import NoSuchGame
from data.games import GameRow
from data.ids import GameId, Ms, UserId
from data.store.database import Database
from engine.game import play, start
from engine.moves import Deal
from engine.record.lines import read_move
from engine.state import State
from engine.variants import VARIANTS

SLICE = 10
"""Moves played before others have their turn: less than a millisecond, as a rule."""
KEPT_MOVES = 20_000
"""Moves of all games that are kept; those looked at longest ago go first."""

SHARE_EVERY_MS = 15 * MS
"""How often somebody may show a position to a channel."""


@dataclass(frozen=True)
class Replay:
    """A game that is over: its *events* are its moves with the states around them."""

    row: GameRow
    events: tuple[Event, ...]

    @property
    def steps(self) -> int:
        """How many moves it has; step n shows the table after n moves."""
        return len(self.events)

    def event(self, step: int) -> Event:
        """The move that led to *step*."""
        return self.events[step - 1]

    def state(self, step: int) -> State:
        """The table at *step*."""
        return self.event(step).after

    def within(self, step: int) -> int:
        """*step*, or the nearest one that there is."""
        return min(max(step, 1), self.steps)

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """The steps at which turns begin."""
        return tuple(step for step, event in enumerate(self.events, 1) if begins_turn(event))

    @cached_property
    def rounds(self) -> tuple[int, ...]:
        """The steps at which rounds were dealt."""
        deals = enumerate(self.events, 1)
        return tuple(step for step, event in deals if isinstance(event.move, Deal))

    def end_of(self, round_: int) -> int:
        """The last step of a round; that of the game where there is no later one."""
        after = (step for step in self.rounds if self.state(step).round > round_)
        return next(after, self.steps + 1) - 1

    def turn_before(self, step: int) -> int:
        """Where the turn before *step* begins, or the game."""
        return self.turns[max(0, bisect_left(self.turns, step) - 1)] if self.turns else 1

    def turn_after(self, step: int) -> int:
        """Where the next turn begins, or the game ends."""
        index = bisect_right(self.turns, step)
        return self.turns[index] if index < len(self.turns) else self.steps

    def turn_so_far(self, step: int) -> tuple[Event, ...]:
        """What the seat that made the move at *step* had done in a row until then."""
        first = step
        while first > 1 and self.event(first - 1).seat == self.event(step).seat:
            first -= 1
        return self.events[first - 1 : step]


def begins_turn(event: Event) -> bool:
    """Whether a turn begins with *event*: whose turn it is now was not to act before."""
    before, after = event.before, event.after
    return (before.to_act, before.round) != (after.to_act, after.round) and bool(after.to_act)


class Replays:
    """Plays finished games again, and keeps those that somebody steps through."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._kept: OrderedDict[GameId, tuple[Event, ...]] = OrderedDict()
        self._shared: dict[UserId, Ms] = {}
        """When each person shared a position, as long as that matters."""

    async def row(self, game: GameId) -> GameRow:
        """The game, its players as they are called now; raises NoSuchGame."""
        return await self._db.read(games.load, game)

    async def of(self, row: GameRow) -> Replay:
        """A finished game, move by move; raises Refused while it is played, and NoSuchGame."""
        if row.state == "playing":
            raise Refused("history-running", game=row.id)
        events = self._kept.pop(row.id, None) or await self._played(row)
        self._kept[row.id] = events
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > KEPT_MOVES:
            self._kept.popitem(last=False)
        return Replay(row, events)

    def note_share(self, user: UserId, now_ms: Ms) -> None:
        """Remember that *user* shares a position; raises Refused where they have just done so."""
        recent = {who: ms for who, ms in self._shared.items() if now_ms - ms < SHARE_EVERY_MS}
        if user in recent:
            raise Refused("replay-share-soon")
        self._shared = {**recent, user: now_ms}

    async def left(self, row: GameRow, round_: int) -> State:
        """The table as a round of a game left it, running or not; raises NoSuchGame.

        It holds every hand: whoever asks may see their own of it.
        """
        async for event in self._events(row):
            if len(event.before.results) < round_ <= len(event.after.results):
                return event.after
        raise NoSuchGame(row.id)

    async def _played(self, row: GameRow) -> tuple[Event, ...]:
        events = tuple([event async for event in self._events(row)])
        if not events:
            # Its host keeps the moves of finished games for some time only.
            raise NoSuchGame(row.id)
        return events

    async def _events(self, row: GameRow) -> AsyncIterator[Event]:
        variant = VARIANTS[row.variant]
        rules = variant.rules.model_validate(row.rules)
        state = start(variant, rules, row.seats, row.dealer)
        for number, line in enumerate(await moves_of(self._db, row.id), 1):
            seat, move, _ = read_move(line.line, tiles=variant.tiles)
            at = None if line.at_ms is None else line.at_ms / MS
            before, state = state, play(state, seat, move, at)
            yield Event(before, seat, move, state, line.source == "clock")
            if number % SLICE == 0:
                await asyncio.sleep(0)
