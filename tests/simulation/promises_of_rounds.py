"""What Jolly promises of a tournament's rounds: who plays in them, how long, and what it brings."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from data.tournaments import RoundRow, TableRow, Tournament
from engine.arrange.deadwood import deadwood
from engine.scoring import held_points, laid_points
from engine.state import Measure, State
from tests.simulation.looks.past import Past
from tests.simulation.looks.remains import After
from tests.simulation.looks.service import Service
from tests.simulation.looks.spans import seconds_in
from tests.simulation.machine import scheduled
from tests.simulation.promises import promise

if TYPE_CHECKING:
    from tests.simulation.tournaments import Contest

MOST_MISSED = 2
"""After so many tables that they did not come to nobody is paired again."""
EXACT_SECONDS = 0.5


@promise("nobody sits out twice in a tournament before everybody has, nor plays who missed two")
def paired(after: After) -> Iterator[str]:
    for one in after.tournaments.values():
        if one.kind == "swiss" and not one.computer:
            yield from sat_out_early(one)
        yield from paired_again(one, after.pasts)


@promise("a table that is broken off goes by its points, with what is laid and held")
def broken_off(after: After) -> Iterator[str]:
    for one in after.tournaments.values():
        for table in one.tables:
            past = after.pasts.get(table.game_id or 0)
            if table.how == "decided" and past is not None:
                margin = margin_of(past.states[-1])
                if table.margin != margin:
                    yield f"#{past.row.id} was broken off at {table.margin}, and it was {margin}"


@promise("a round lasts as long as was said, and the time in which nobody could play in it")
def lasting(after: After) -> Iterator[str]:
    # Where a clock was put forward or back nobody can say when a round was.
    if after.service.aheads() == {0.0}:
        for one in after.tournaments.values():
            for row in one.played:
                if not is_cut(one, row):
                    yield from unlike_time(one, row, after.service)


@promise("nobody who may still play the same cards sees them at another table")
def closed(after: After) -> Iterator[str]:
    for contest in after.contests:
        one = after.tournaments.get(contest.channel.id)
        if one is not None and one.duplicate:
            yield from seen_elsewhere(one, contest)


def sat_out_early(one: Tournament) -> Iterator[str]:
    """Where somebody sat out more often than another who played that round."""
    before = Counter[int]()
    for number in range(1, one.rounds + 1):
        tables = one.at_round(number)
        here = [who for each in tables for who in (each.first, each.second) if who is not None]
        for table in tables:
            least = min(before[who] for who in here)
            if table.second is None and before[table.first] > least:
                name = one.entrant(table.first).name
                yield f"round {number}: {name} sits out, has {before[table.first]} times, {before}"
        before += Counter(table.first for table in tables if table.second is None)


def paired_again(one: Tournament, pasts: Mapping[int, Past]) -> Iterator[str]:
    """Where somebody has a table who did not come to two before."""
    missed = Counter[int]()
    for number in range(1, one.rounds + 1):
        for table in one.at_round(number):
            for who in (table.first, table.second):
                if who is not None and missed[who] >= MOST_MISSED:
                    yield f"round {number}: {one.entrant(who).name} has missed {missed[who]} tables"
        missed += Counter(who for each in one.at_round(number) for who in absent(each, pasts))


def absent(table: TableRow, pasts: Mapping[int, Past]) -> Iterator[int]:
    """Who left every turn of a table to the clock, and got nothing for it."""
    lines = pasts[table.game_id].lines if table.game_id in pasts else ()
    if table.how != "absent":
        return
    for seat, who in enumerate((table.first, table.second), 1):
        own = [line for line in lines if line.seat == seat]
        left = [line for line in own if line.source == "clock" and " table " not in line.line]
        if who is not None and own and left == own:
            yield who


def margin_of(state: State) -> int:
    """By how much the first is ahead of the second, as it stands on the table and in the hands."""
    apart = state.totals[0] - state.totals[1]
    if state.variant.measure(state.rules) is not Measure.POINTS:
        apart = -apart
    if state.to_act is None:
        return apart
    melds = state.variant.knock_limit is not None
    held = [deadwood(hand) for hand in state.hands] if melds else held_points(state)
    laid = laid_points(state) if state.variant.laid_counts else (0, 0)
    first, second = (a - b for a, b in zip(laid, held, strict=True))
    return apart + first - second


def is_cut(one: Tournament, row: RoundRow) -> bool:
    """Whether a round was over at once, as a host who does not play has ended the tournament.

    An arena is, whoever ends it.
    """
    is_at_once = one.cut_by is None or one.kind == "arena"
    return one.cut_ms is not None and is_at_once and row.round == one.rounds


def unlike_time(one: Tournament, row: RoundRow, service: Service) -> Iterator[str]:
    """Where a round was to end earlier than was said, or later than outages explain."""
    more = (row.ends_ms - row.began_ms - one.round_ms) / 1000
    shard = service.shard_of_server(one.guild_id)
    begin, end = (scheduled(ms / 1000) for ms in (row.began_ms, row.ended_ms or row.ends_ms))
    most = seconds_in(service.doubtful(shard), begin, end)
    if not -EXACT_SECONDS <= more <= most + EXACT_SECONDS:
        yield f"round {row.round} got {more:.1f} s more, and outages were {most:.1f} s at most"


def seen_elsewhere(one: Tournament, contest: "Contest") -> Iterator[str]:
    """Where somebody looked at a table of the round that they were in the middle of."""
    rounds = {table.game_id: table.round for table in one.tables}
    for each in contest.glimpses:
        if rounds.get(each.game) == rounds.get(each.own) and f"#{each.game} · " in each.text:
            yield f"{each.reader.name}, at #{each.own}, looked at #{each.game}: {each.text}"
