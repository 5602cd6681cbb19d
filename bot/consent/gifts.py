"""More time for another player: given without asking, as it costs nobody but the giver."""

from bot.people.refused import Refused
from bot.runtime.clock import MS
from bot.table.conditions import is_slow, people
from bot.table.table import Table
from data.ids import Ms
from engine.cards import Seat
from engine.moves import MoreTime
from engine.rules import DAY, MINUTE

LIVE, SLOW = (MINUTE, 5 * MINUTE, 15 * MINUTE), (DAY,)
"""Seconds that are given at once, while both sit there or while days pass."""

TWICE_MS = 2 * MS
"""Who gives the same person time again so soon has pressed twice, and meant it once."""


def amounts(table: Table) -> tuple[int, ...]:
    """What may be given at once, in seconds."""
    return SLOW if is_slow(table) else LIVE


def receivers(table: Table, giver: Seat) -> tuple[Seat, ...]:
    """Whom *giver* can give more time, whose turn it is first: those whose time runs out."""
    state = table.state
    if table.over or table.halted:
        return ()
    others = [seat for seat in people(table) if seat != giver]
    if not state.clocks:
        others = [seat for seat in others if seat == state.to_act]
    is_timed = bool(state.clocks) or state.rules.turn_limit is not None
    return tuple(sorted(others, key=lambda seat: seat != state.to_act)) if is_timed else ()


def check_gift(table: Table, giver: Seat, seat: Seat | None = None) -> None:
    """Raise Refused where *giver* cannot give time to *seat*, or to nobody at all.

    In a rated game of more than two the others would pay for it, and where others play the same
    cards nobody gets more time than they.
    """
    if table.over:
        raise Refused("game-over", game=table.id)
    if table.halted:
        raise Refused("hand-paused", reason=table.halted)
    if table.row.occasion is not None:
        raise Refused("consent-occasion", game=table.id)
    if table.row.rated and table.row.seats > 2:
        raise Refused("more-time-rated", game=table.id)
    found = receivers(table, giver)
    if not found or (seat is not None and seat not in found):
        raise Refused("more-time-nobody", game=table.id)


def was_given(table: Table, giver: Seat, seat: Seat, now_ms: Ms) -> bool:
    """Whether *giver* has given *seat* time right before, and nothing has happened since."""
    last = table.events[-1] if table.events else None
    if last is None or last.seat != giver or not isinstance(last.move, MoreTime):
        return False
    return last.move.seat == seat and table.row.at_ms(now_ms) - table.state.at * MS < TWICE_MS
