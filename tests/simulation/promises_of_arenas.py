"""What Jolly promises of arenas: who plays whom, how often at once, and what each game brings."""

from collections import Counter
from collections.abc import Iterator, Mapping

from data.tournaments import TableRow, Tournament
from tests.simulation.looks.past import Past
from tests.simulation.looks.remains import After
from tests.simulation.promises import promise
from tests.simulation.promises_of_clubs import came
from tests.simulation.promises_of_rounds import MOST_MISSED, absent

WIN, WIN_ON_FIRE, FIRE = 200, 400, 2
CLOSES_MS = 120_000


@promise(
    "nobody plays two games of an arena at once, nor any after they missed two or near its end"
)
def seated_once(after: After) -> Iterator[str]:
    # Where a clock was put forward or back nobody can say what came first.
    is_steady = after.service.aheads() == {0.0}
    for one in arenas(after):
        yield from after_two_missed(one, after.pasts)
        if is_steady:
            yield from twice_at_once(one, after.pasts)
            yield from too_late(one, after.pasts)


@promise("each game of an arena brings what it came to, and double to who is on fire")
def brought(after: After) -> Iterator[str]:
    for contest in after.contests:
        one = after.tournaments.get(contest.channel.id)
        if one is not None and one.kind == "arena" and one.state == "over":
            wins = Counter[int]()
            for table in one.tables:
                yield from unlike_game(one, table, after.pasts, wins)
            yield from came(one, contest, after.pasts)


def arenas(after: After) -> list[Tournament]:
    """All arenas that were held."""
    return [one for one in after.tournaments.values() if one.kind == "arena"]


def twice_at_once(one: Tournament, pasts: Mapping[int, Past]) -> Iterator[str]:
    """Where somebody sat down before their last game was over."""
    until = dict[int, int]()
    for table in one.tables:
        past = pasts.get(table.game_id or 0)
        if past is None:
            yield f"table {table.place} has no game"
            continue
        for who in (table.first, table.second or 0):
            if past.row.started_ms < until.get(who, 0):
                yield f"{one.entrant(who).name} sits at #{past.row.id} while they play another"
            until[who] = past.row.finished_ms or 1 << 62


def after_two_missed(one: Tournament, pasts: Mapping[int, Past]) -> Iterator[str]:
    """Where somebody has a game who did not come to two before."""
    missed = Counter[int]()
    for table in one.tables:
        for who in (table.first, table.second):
            if who is not None and missed[who] >= MOST_MISSED:
                yield f"{one.entrant(who).name} has missed two, and sits at #{table.game_id}"
        missed.update(absent(table, pasts))


def too_late(one: Tournament, pasts: Mapping[int, Past]) -> Iterator[str]:
    """Where a game began when none was to; who ends it early moves its end."""
    for table in one.tables:
        past, present = pasts.get(table.game_id or 0), one.present
        if past is None or present is None:
            continue
        is_late = past.row.started_ms > present.ends_ms - CLOSES_MS * (one.cut_ms is None)
        if is_late:
            yield f"#{past.row.id} began too late"


def unlike_game(
    one: Tournament, table: TableRow, pasts: Mapping[int, Past], wins: Counter[int]
) -> Iterator[str]:
    """Where a table did not bring what its game came to; *wins* in a row are counted on."""
    got = table.first_points or 0, table.second_points or 0
    past = pasts.get(table.game_id or 0)
    where = f"#{table.game_id} ({table.how})"
    if table.how is None or past is None:
        yield f"{where} is open"
    elif table.how == "played":
        winner = table.first if past.row.winner == 1 else table.second or 0
        loser = table.second or 0 if past.row.winner == 1 else table.first
        worth = WIN_ON_FIRE if wins[winner] >= FIRE else WIN
        if got != ((worth, 0) if past.row.winner == 1 else (0, worth)):
            yield f"{where}: {got}, and {past.row.winner} has won after {wins[winner]} wins"
        wins[winner] += 1
        wins[loser] = 0
    elif got not in ((0, 0), (WIN, 0), (0, WIN)) or (table.how != "absent" and any(got)):
        yield f"{where}: {got}"
    elif table.how == "absent":
        for who, points in ((table.first, got[0]), (table.second or 0, got[1])):
            wins[who] *= points > 0
