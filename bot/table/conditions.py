"""When what may be asked for at a table: read from the table as it stands, nothing is changed."""

from bot.people.refused import Refused
from bot.runtime.clock import HOUR_MS, MINUTE_MS, MS, in_ms
from bot.table.table import Table
from data import solos
from data.ids import ZERO_MS, Ms, UserId
from engine.cards import Seat
from engine.players import Level, mind_of
from engine.players.thoughts import nearest

FIRST_TURNS = 2
"""So many turns each seat has in the first round before a game cannot be called off any more."""
SHORTEST_WAIT_MS = MINUTE_MS
LONGEST_WAIT_MS = 12 * HOUR_MS
UNLIMITED_WAIT_MS = 10 * MINUTE_MS
"""How long to wait before a nudge: a quarter of the turn limit within these; without one, this."""
GONE_MS = 24 * HOUR_MS
"""Without a turn limit somebody is gone who has had the turn for so long."""
QUICK_SECONDS = 5 * 60
"""Below this turn limit one missed turn is a moment: two make somebody gone."""
SLOW_SECONDS = 24 * 60 * 60
"""From this turn limit on a game waits for who is on vacation."""


def playing_seat(table: Table, user: UserId) -> Seat:
    """Where *user* plays; raises Refused where they do not, or nobody does any more."""
    seat = table.own_seat(user)
    if table.over:
        raise Refused("game-over", game=table.id)
    if seat not in table.state.playing:
        raise Refused("you-are-out", game=table.id)
    return seat


def people(table: Table) -> tuple[Seat, ...]:
    """The seats that people play, in order."""
    return tuple(seat for seat in table.state.playing if (table.user_at(seat) or 0) > 0)


def is_alone(table: Table) -> bool:
    """Whether nobody but one person sits there, so that nobody has to be asked."""
    return sum((one.user_id or 0) > 0 for one in table.row.players) < 2


def acted_ms(table: Table) -> Ms:
    """When somebody last acted, in wall time without what was not charged."""
    return table.row.wall_ms(in_ms(table.state.at))


def turn_began_ms(table: Table) -> Ms:
    """When the present turn began, in wall time without what was not charged."""
    return table.row.wall_ms(in_ms(table.state.turn_at))


def nudge_ms(table: Table) -> Ms | None:
    """From when on somebody may nudge whose turn it is; None where they cannot at all."""
    limit = table.state.rules.turn_limit
    if table.halted or table.over or table.state.to_act not in people(table):
        return None
    if limit is None:
        return acted_ms(table) + UNLIMITED_WAIT_MS
    if limit * MS <= SHORTEST_WAIT_MS:
        return None
    wait_ms = min(max(limit * MS // 4, SHORTEST_WAIT_MS), LONGEST_WAIT_MS)
    return acted_ms(table) + wait_ms


def has_acted(table: Table, seat: Seat) -> bool:
    """Whether *seat* has begun the present turn."""
    first = max(0, len(table.events) - (table.step - table.turn_step))
    return any(event.seat == seat for event in list(table.events)[first:])


def gone_ms(table: Table, seat: Seat) -> Ms | None:
    """Since when *seat*, a person's, counts as gone, or from when on it will; None where never."""
    limit, player = table.state.rules.turn_limit, table.row.players[seat - 1]
    if player.left_since_ms is not None:
        return player.left_since_ms
    if limit is not None:
        least = 1 if limit >= QUICK_SECONDS else 2
        missed = table.state.missed[seat - 1] >= least and not has_acted(table, seat)
        return ZERO_MS if missed else None
    return acted_ms(table) + GONE_MS if table.state.to_act == seat else None


def gone(table: Table, now_ms: Ms) -> tuple[Seat, ...]:
    """The seats whose people are long gone, whose turn it is first."""
    if table.over or table.halted:
        return ()
    since = {seat: gone_ms(table, seat) for seat in people(table)}
    found = [seat for seat, ms in since.items() if ms is not None and ms <= now_ms]
    return tuple(sorted(found, key=lambda seat: seat != table.state.to_act))


def is_first_turns(table: Table) -> bool:
    """Whether some seat has not yet had two turns of the first round."""
    if table.over or table.state.round > 1 or table.state.results:
        return False
    return any(table.turns[seat] < FIRST_TURNS for seat in table.state.playing)


def may_abort(table: Table) -> bool:
    """Whether the game can still be called off: alone with the computer always."""
    if table.over or table.row.is_todays or table.row.occasion == "tournament":
        return False
    return is_alone(table) or is_first_turns(table)


def taker(table: Table) -> Seat | None:
    """Who may take the last move back, as far as the rules of the game go; None: nobody.

    Nobody whose turn the clock has ended: nothing is left of its limit.
    """
    seat = table.state.back.to_act if table.state.back is not None else None
    own = (one for one in reversed(table.events) if one.seat == seat == one.before.to_act)
    last = next(own, None)
    return None if last and last.by_clock else seat


def is_slow(table: Table) -> bool:
    """Whether days pass in this game, so that it waits for who is on vacation."""
    rules = table.state.rules
    if table.row.occasion == "tournament":
        return False
    return rules.clock is None and (rules.turn_limit or SLOW_SECONDS) >= SLOW_SECONDS


def next_level(table: Table) -> str:
    """The level above that of the computer, where the one person against it has won; else empty."""
    row, own = table.row, solos.alone(table.row)
    if row.computer is None or own is None or table.state.winner != own.seat:
        return ""
    order = list(mind_of(table.variant).levels)
    above = order[order.index(nearest(table.variant, Level(row.computer))) + 1 :]
    return above[0].value if above else ""


def ways(table: Table, now_ms: Ms) -> tuple[str, ...]:
    """What the buttons at the table offer: at most two, or they wrap on phones beside My hand."""
    if table.over:
        return ()
    if table.halted in ("agreed", "adjourned"):
        return ("goon",)
    if table.halted:
        return ()
    if table.row.occasion == "tournament":
        # Its round ends by itself: nobody waits longer, and nothing is called off.
        return ("nudge",) if may_nudge_now(table, now_ms) else ()
    if gone(table, now_ms) and len(people(table)) > 1:
        return ("gone",)
    if may_nudge_now(table, now_ms):
        return ("nudge", "pause")
    return ("pause", "abort") if may_abort(table) else ("pause",)


def may_nudge_now(table: Table, now_ms: Ms) -> bool:
    """Whether whose turn it is may be nudged by somebody, and has not been in this turn."""
    begun_ms = nudge_ms(table)
    others = len(people(table)) > 1 and table.row.nudged_step != table.turn_step
    return others and begun_ms is not None and begun_ms <= now_ms


def changes_ms(table: Table, now_ms: Ms) -> Ms | None:
    """When the next button begins to make sense by the mere passing of time."""
    if table.over or table.halted:
        return None
    moments = [gone_ms(table, seat) for seat in people(table)]
    if table.row.nudged_step != table.turn_step:
        moments.append(nudge_ms(table))
    return min((ms for ms in moments if ms is not None and ms > now_ms), default=None)
