"""A running game, and the one door that every move goes through, whoever makes it."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import NamedTuple

from bot.people.refused import Refused
from bot.runtime import clock
from bot.runtime.asking import asked, is_hard
from bot.runtime.clock import MS, in_ms
from bot.runtime.metrics import COMMITS, MOVES
from bot.runtime.outages import Outages
from bot.runtime.shards import Shards
from bot.runtime.signals import Signal
from bot.table.draft import Draft
from bot.table.drafts import draft_of
from bot.table.played import Event, allows, deadline_of, events_of, is_unseen, line_of, store
from bot.table.seated import Seated
from bot.table.shown import ShownSteps
from bot.table.unfinished import as_it_lies
from data import games, shards
from data.errors import NoSuchGame, OutcomeUnknown, StaleStep, StorageRefused
from data.games import GameRow, MoveRow, MoveSource, NewMove
from data.ids import ZERO_MS, GameId, Ms
from data.store.database import Database
from data.store.transaction import Transaction, to_the_end
from engine.cards import Seat
from engine.game import due, play, start
from engine.melds import Meld
from engine.moves import DEALER, Arrange, Flag, Move, Resign, TakeBack, Timeout
from engine.record.lines import read_move
from engine.shuffle import game_key
from engine.state import State
from engine.variants import VARIANTS

REMEMBERED = 60
"""Moves kept for narration: more than any turn has with the one before it."""
MOST_MISSED = 60
"""So often time is credited at most while a press waits to be stored."""
ON_ITS_WAY_MS = 1 * MS
"""A press that reaches us so late has only been on its way: nothing has held it up."""


class Missed(NamedTuple):
    """So many milliseconds were charged to nobody at a table, up to when time ran again."""

    ms: Ms
    until_ms: Ms


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What all tables work with: they store, ask whether players reach us, and tell."""

    db: Database
    shards: Shards
    outages: Outages
    shown: ShownSteps
    changed: "Signal[Table, bool]"
    """A table has changed, and whether it was here: the others are what another process did."""


class Table(Seated):
    """One game: its state in memory is a copy, replaced only after a commit.

    Whatever changes is told from here, after the commit: nobody else has to.
    """

    def __init__(self, around: Surroundings, row: GameRow) -> None:
        self._around = around
        self._db = around.db
        self.row = row
        self.variant = VARIANTS[row.variant]
        rules = self.variant.rules.model_validate(row.rules)
        self.state = start(self.variant, rules, row.seats, row.dealer)
        self.step = 0
        self.turn_step = 0
        """The step at which the present turn began."""
        self.seen_step = 0
        self.has_new_turn = False
        """Whether the present turn came by a move made here, and was not shown yet."""
        self.turns: Counter[Seat] = Counter()
        """The turns that each seat has ended in the first round."""
        self.events: deque[Event] = deque(maxlen=REMEMBERED)
        self.lain: list[tuple[Meld, ...]] = []
        """The tables of tiles of this round, each as a turn left it, the last as it is."""
        self.ended: dict[int, State] = {}
        """Rounds whose result has not been posted yet, each as it was left."""
        self.credited_note_ms = 0
        """Time not charged in the present turn, for its players to see."""
        self.rested_note_ms = 0
        """The same of pauses that players made."""
        self.missed: deque[Missed] = deque(maxlen=MOST_MISSED)
        """What was credited of late, in order: presses that came before count accordingly."""
        self.key = row.key or game_key(row.seed, [player.entropy for player in row.players])
        self.drafts: dict[Seat, tuple[int, Draft]] = {}
        """Tables of tiles being arranged, each with the step that it belongs to."""
        self.shard_elsewhere: int | None = None
        """Its shard, where another process has that one and must hear of what happens here."""
        self.left_word = False
        """Whether it has been told of the last move."""
        self.lock = asyncio.Lock()
        self._unsure = False
        """Whether a commit was not answered, so that memory may be behind the database."""

    @classmethod
    async def load(cls, around: Surroundings, game: GameId) -> "Table":
        """The table as its record leaves it; raises NoSuchGame."""
        async with around.db.reading() as tx:
            row = await games.load(tx, game)
            lines = await games.moves_of(tx, game)
        if not lines and row.state != "playing":
            # Its host keeps the moves of finished games for some time only.
            raise NoSuchGame(game)
        table = cls(around, row)
        table._replay(lines)
        return table

    def _replay(self, lines: Iterable[MoveRow]) -> None:
        for line in lines:
            seat, move, _ = read_move(line.line, tiles=self.variant.tiles)
            at = None if line.at_ms is None else line.at_ms / MS
            self._advance(seat, move, play(self.state, seat, move, at), line.source)

    async def play(
        self,
        seat: Seat,
        *moves: Move,
        now_ms: Ms,
        step: int | None = None,
        source: MoveSource,
        thought: str | None = None,
    ) -> None:
        """Make *moves*, all or none, and store them before this returns.

        *step* is what the player had before their eyes, *thought* how the computer came to it.
        What the players have missed is credited before: a turn may end with these.
        Raises a Refusal of the engine, Refused and StorageRefused; then nothing has changed.
        """
        await self.credit_outage()
        async with self._noticing(), self._held():
            if step not in (None, self.step):
                raise Refused("hand-moved-on")
            if self.aborted or (self.halted and not isinstance(moves[0], Resign)):
                raise Refused("hand-paused", reason=self.halted)
            if self.shard_elsewhere is not None:
                await self._credit(self.shard_elsewhere, now_ms)
            await self._stored(seat, moves, self._since(self.counts_ms(now_ms)), source, thought)
        self.tell()

    def _since(self, made_ms: Ms) -> Ms:
        """When the time that a move took began: not before the move ahead, or the end of a pause.

        A pause that ended while a move waited is not given back twice, and the clock may act for a
        time that was over before another process had taken a move.
        """
        return max(made_ms, min(self.row.moved_ms, clock.now_ms()))

    def counts_ms(self, made_ms: Ms) -> Ms:
        """When a move that has waited since *made_ms* counts, by the clock of the table now.

        What was credited meanwhile is neither charged as well nor given back twice; and whose time
        was over before it still has none.
        """
        moment_ms = made_ms
        for ms, until_ms in self.missed:
            moment_ms = max(moment_ms, min(moment_ms + ms, until_ms))
        return max(made_ms, min(moment_ms, clock.now_ms()))

    async def _credit(self, shard: int, now_ms: Ms) -> None:
        """Charge nobody for the time in which nobody could play by the table's own *shard*."""
        async with self._db.transaction() as tx:
            lost_ms = await shards.credit_one(tx, self.id, shard, now_ms)
            row = await games.load(tx, self.id) if lost_ms else self.row
        self.row = row
        self.credited_note_ms += lost_ms

    async def act_for_time(self, now_ms: Ms) -> bool:
        """Let the clock act, where the seat's time was over at *now_ms*; tells whether it did.

        A working table is played as if its player had said so, as far as the game takes it.
        Raises StorageRefused and StaleStep; then nothing has changed.
        """
        async with self._noticing(), self._held():
            limit, seat = deadline_of(self.state, self.row), self.state.to_act
            if self.over or self.paused or limit is None or seat is None:
                return False
            if self.counts_ms(now_ms) < limit.ms:
                return False
            move = Flag() if limit.kind == "flag" else await self._left_by(seat) or Timeout()
            await self._stored(seat, (move,), self._since(limit.ms), "clock")
        self.tell()
        return True

    async def _left_by(self, seat: Seat) -> Arrange | None:
        """What *seat* leaves on its working table; None where that is no turn."""
        draft = draft_of(self, seat)
        if draft is None or not draft.is_changed:
            return None
        move = await asked(as_it_lies, draft)
        return move if self.can(seat, move) else None

    async def deal(self, now_ms: Ms) -> None:
        """Make the dealer's move, where one is due: the first, or one that a crash prevented.

        Nobody is told: who brings the table into memory looks at it, or opens it.
        """
        async with self._held():
            while not self.over and due(self.state, self.key) is not None:
                with suppress(StaleStep):  # credited meanwhile, or dealt elsewhere
                    await self._stored(DEALER, (), now_ms, "dealer")

    async def hear(self) -> None:
        """Take over what another process has changed, and tell of it here."""
        async with self.lock:
            await self._catch_up()
        self.tell(here=False)

    def tell(self, *, here: bool = True) -> None:
        """Tell all who must hear of a change, once it is stored; *here*: by this process."""
        self._around.changed.publish(self, here)

    @asynccontextmanager
    async def _noticing(self) -> AsyncIterator[None]:
        """Make a move inside, and notice where it cannot be stored.

        Where it cannot be stored no time runs until one can be; where another process was first,
        its move is told.
        """
        try:
            with self._around.outages.noticing(self.id, self.row.guild_id):
                yield
        except StaleStep:
            self.tell(here=False)
            raise

    async def _stored(
        self,
        seat: Seat,
        moves: tuple[Move, ...],
        now_ms: Ms,
        source: MoveSource,
        thought: str | None = None,
    ) -> None:
        """Store the moves, and leave memory as the database is whatever happens meanwhile.

        To the end even where the caller is cancelled: the commit may have been made by then.
        """
        at_ms = max(self.row.at_ms(now_ms), in_ms(self.state.at))
        if is_hard(self.state):
            events = await asked(events_of, self.state, self.key, seat, moves, at_ms)
        else:
            events = events_of(self.state, self.key, seat, moves, at_ms)
        lines = [line_of(event, at_ms, source, thought) for event in events]
        try:
            with COMMITS.time():
                await to_the_end(self._store(events, lines, now_ms))
        except StaleStep:
            # Another process was first. Without its moves we could never go on.
            await self._catch_up()
            raise
        except OutcomeUnknown:
            if not await self._are_stored(lines):
                raise
        MOVES.labels(self.variant.key, source).inc(max(1, len(moves)))

    @asynccontextmanager
    async def _held(self) -> AsyncIterator[None]:
        """Keep everybody else waiting, with memory as the database is."""
        async with self.lock:
            if self._unsure:
                await self._catch_up()
            yield

    async def _are_stored(self, lines: Sequence[NewMove]) -> bool:
        """Whether a commit that nobody answered has stored *lines*, as far as one can see now."""
        self._unsure = True
        try:
            found = await self._catch_up()
        except StorageRefused:
            return False
        return [row.line for row in found[: len(lines)]] == [line.line for line in lines]

    async def catch_up(self) -> None:
        """Take over the moves that another process has made, if there are any."""
        async with self.lock:
            found = await self._catch_up()
        if found:
            self.tell(here=False)

    async def _catch_up(self) -> tuple[MoveRow, ...]:
        async with self._db.reading() as tx:
            row = await games.load(tx, self.id)
            lines = await games.moves_of(tx, self.id, self.step)
        if (lost_ms := row.credited_ms - self.row.credited_ms) > 0:
            # By another process, at some time since: a press that has just come counts from itself.
            self.missed.append(Missed(lost_ms, clock.now_ms() - ON_ITS_WAY_MS))
        self.row = row
        self._replay(lines)
        self._unsure = False
        return lines

    async def _store(self, events: list[Event], lines: list[NewMove], now_ms: Ms) -> None:
        after = events[-1].after if events else self.state
        wake = self.shard_elsewhere
        self.row = await store(self._db, self.row, self.step, after, lines, now_ms, wake=wake)
        self.left_word = wake is not None
        for event, line in zip(events, lines, strict=True):
            self._advance(event.seat, event.move, event.after, line.source)
        # At a table of another process's that one shows it.
        self.has_new_turn |= self.step == self.turn_step and wake is None

    def _advance(self, seat: Seat, move: Move, after: State, source: MoveSource) -> None:
        before, self.state = self.state, after
        self.step += 1
        self.events.append(Event(before, seat, move, after, source == "clock"))
        if after.round != before.round:
            self.lain.clear()
        if after.variant.tiles and after.melds != before.melds:
            self.lain.append(after.melds)
        if not is_unseen(before, move, after):
            self.seen_step = self.step
        if len(after.results) > len(before.results):
            self.ended[after.round] = after
        if (before.to_act, before.round) != (after.to_act, after.round):
            if before.to_act is not None and before.round == 1:
                is_back = isinstance(move, TakeBack)
                self.turns[seat if is_back else before.to_act] += -1 if is_back else 1
            self.turn_step, self.has_new_turn = self.step, False
            self.credited_note_ms = self.rested_note_ms = 0

    async def credit_outage(self) -> None:
        """Credit what the players missed, where they reach us again.

        Before clocks are stopped or started: no time is credited twice. Raises StorageRefused.
        """
        shard, outages = self._around.shards.of(self.row.guild_id), self._around.outages
        if not outages.is_cut_off(shard):
            await outages.sure(shard)

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[Transaction]:
        """Change the game without a move, as it is stored inside; memory follows the commit.

        Whatever changes is told, also by the next process where this one ends before. Raises
        StaleStep where another process has played meanwhile, and StorageRefused.
        """
        await self.credit_outage()
        async with self.noting() as tx:
            lost_ms = await self._credit_cut_off(tx)
            await self.reload(tx)
            if self.row.step != self.step:
                raise StaleStep(self.id, self.step)
            yield tx
            self._around.shown.undo(self.id)
            await games.note(tx, self.id, shown_step=None)
        self.credited_note_ms += lost_ms
        self.tell()

    async def _credit_cut_off(self, tx: Transaction) -> Ms:
        """Credit an outage that goes on up to now: once a game is paused that is not done."""
        shard = self._around.shards.of(self.row.guild_id)
        until_ms = clock.now_ms()
        since_ms = self._around.outages.uncredited_since_ms(shard, until_ms)
        if since_ms is None:
            return ZERO_MS
        return await shards.credit_game(tx, self.id, since_ms, until_ms)

    @asynccontextmanager
    async def noting(self) -> AsyncIterator[Transaction]:
        """Note in the game's row what its players need not hear; memory follows the commit."""
        async with self.lock:
            async with self._db.transaction() as tx:
                yield tx
                row = await games.load(tx, self.id)
            self.row = row

    async def reload(self, tx: Transaction) -> None:
        """Read the game's row again, after something other than a move changed it."""
        self.row = await games.load(tx, self.id)

    def can(self, seat: Seat, *moves: Move) -> bool:
        """Whether the engine would allow *moves* one after the other."""
        return allows(self.state, seat, moves)
