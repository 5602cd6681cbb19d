"""What players have planned for their turn: done the moment it comes, as their own move."""

from contextlib import suppress

from bot.messages.announcer import Announcer
from bot.people.refused import Refused
from bot.runtime.clock import now_ms
from bot.runtime.desk import Desk
from bot.table.plans import begin_plan, drop_plan, has_planned, plan_of, planned_move, read_plan
from bot.table.table import Table
from data.errors import StaleStep
from data.ids import GameId
from engine.errors import Refusal


class Ahead:
    """Plays what was planned, at the tables of this process."""

    def __init__(self, desk: Desk, announcer: Announcer) -> None:
        self._desk = desk
        self._announcer = announcer
        self._playing: set[GameId] = set()
        """Games in which a plan is being played."""

    def follow(self, table: Table, _: bool = True) -> None:
        """Begin what was planned for the turn, as a table has changed; again where that fails."""
        due = table.id not in self._playing and self._is_due(table)
        if due and self._desk.shards.shows(table.row.guild_id):
            timers = self._desk.timers
            self._desk.tasks.start(timers.try_now(("ahead", table.id), self._play, table))

    def _is_due(self, table: Table) -> bool:
        """Whether something is planned for the seat to act, as far as is known here.

        What was planned through another process is only known once the row is read again.
        """
        seat = table.state.to_act
        if seat is None or table.over or not table.user_at(seat):
            return False
        begins = self._desk.shards.shared and table.step == table.turn_step
        return begins or table.row.players[seat - 1].plan is not None

    async def _play(self, table: Table) -> None:
        if table.id in self._playing:
            return
        self._playing.add(table.id)
        try:
            if self._desk.shards.shared:
                await table.catch_up()
            while has_planned(table):
                if not await self._move(table):
                    # Nobody was told of this turn as long as it would move on by itself.
                    self._announcer.mark(table)
                    break
            await self._forget(table)
        finally:
            self._playing.discard(table.id)

    async def _move(self, table: Table) -> bool:
        """Make one move; False where somebody was faster."""
        seat, step = table.state.acting, table.step
        plan = plan_of(table, seat)
        move = None if plan is None else planned_move(plan, table.state)
        if plan is None or move is None:
            return False
        if plan.turn is None:
            await begin_plan(table, seat, plan)
        with suppress(Refused, Refusal, StaleStep):
            await table.play(seat, move, now_ms=now_ms(), step=step, source="player")
            return True
        return False

    async def _forget(self, table: Table) -> None:
        """Drop a plan whose player has begun the turn otherwise: it is none for the next one."""
        seat = table.state.to_act
        text = table.row.players[seat - 1].plan if seat else None
        if seat and text and read_plan(text).turn is None and plan_of(table, seat) is None:
            await drop_plan(table, seat)
