"""What Jolly promises of tournaments: what their people know is what is stored and shown."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from bot.club.tournament.view import points_text
from data.tournaments import Entrant, TableRow, Tournament
from sandbox.guilds import ACTIVE, SCHEDULED
from sandbox.world import Message
from tests.simulation.looks.past import Past
from tests.simulation.looks.remains import After
from tests.simulation.promises import promise

if TYPE_CHECKING:
    from tests.simulation.tournaments import Contest

WHOLE, HALF, SAT_OUT_OF_SAME = 100, 50, 60
ROW = re.compile(r"^(\d+)\\?\. (.+?) · (\S+) · ", re.MULTILINE)


@promise("a tournament comes to its end, in one message that tells how it ended")
def told(after: After) -> Iterator[str]:
    for contest in after.contests:
        one = after.tournaments.get(contest.channel.id)
        if one is not None and one.state == "open" and one.begins_ms > after.now_ms:
            # The storm was longer than its host's patience, who would have begun it.
            continue
        if one is None or one.state not in ("over", "cancelled"):
            yield f"it is {one and one.state}"
            continue
        posted = [each for each in contest.channel.messages.values() if is_its_message(each)]
        if len(posted) != 1 or posted[0].deleted:
            yield f"it has {len(posted)} messages"
        elif one.state == "over":
            yield from unlike_message(one, contest, posted[0])
        for event in after.world.guild_of(contest.channel).events.values():
            if event.status in (SCHEDULED, ACTIVE):
                yield f"its event goes on: {event.name}"


@promise("who came, went, missed and won at a tournament is who they are, and its points add up")
def counted(after: After) -> Iterator[str]:
    for contest in after.contests:
        one = after.tournaments.get(contest.channel.id)
        if one is not None and one.state == "over" and one.kind != "arena":
            yield from who(one, contest)
            yield from seats(one)
            yield from came(one, contest, after.pasts)
            for table in one.tables:
                yield from points(one, table, after.pasts)
            for number in range(1, one.rounds + 1) if one.duplicate else ():
                yield from (f"round {number}: {each}" for each in compared(one.at_round(number)))


def is_its_message(message: Message) -> bool:
    """Whether it is the message of a tournament for everybody."""
    labels = {each.label for each in message.buttons}
    return message.owner is None and bool({"Host", "All results"} & labels)


def unlike_message(one: Tournament, contest: "Contest", message: Message) -> Iterator[str]:
    """Where its message tells of other points, or other winners."""
    totals = {each.number: total(one, each.number) for each in one.entrants}
    last = one.cut_by
    best = max((points for number, points in totals.items() if number != last), default=0)
    first = {each.name for each in one.entrants if totals[each.number] == best}
    pictures = [item["description"] for each in message.components for item in items(each)]
    shown = {name: (int(place), points) for place, name, points in ROW.findall("\n".join(pictures))}
    for each in one.entrants:
        if each.name in shown and shown[each.name][1] != points_text(totals[each.number]):
            yield f"{each.name} has {totals[each.number]}, and told is {shown[each.name]}"
    won = re.search(r"🏆 \*\*(.+)\*\*", message.text)
    named = set(re.split(r", | and ", won[1])) if won else set()
    is_played = any(each.how in ("played", "absent") for each in one.tables)
    if not named <= first or (not named and (is_played or (one.tables and one.kind != "arena"))):
        yield f"first are {first}, and told is {named}"
    if contest.ended and "was ended early" not in message.text:
        yield "nobody is told that it was ended early"


def items(component: Mapping[str, object]) -> Iterator[Mapping[str, str]]:
    """The pictures in a component, nested ones too."""
    for each in component.get("components", ()):  # type: ignore[attr-defined]
        yield from each.get("items", ())
        yield from items(each)


def total(one: Tournament, number: int) -> int:
    """All points of somebody."""
    firsts = sum(each.first_points or 0 for each in one.tables if each.first == number)
    return firsts + sum(each.second_points or 0 for each in one.tables if each.second == number)


def who(one: Tournament, contest: "Contest") -> Iterator[str]:
    """Where others took part than have been told so, or went."""
    found = {each.user_id: each for each in one.people}
    for person in contest.signed_up:
        if person.id not in found:
            yield f"{person.name} was told to be in"
    gone = {person.id for person in contest.left}
    tried = {person.id for person in contest.tried_to_leave}
    left = {each.user_id for each in one.people if each.state == "left"}
    if not gone <= left | outs(one) or not left <= tried:
        yield f"{left} have left, and those who did are {gone}, perhaps {tried}"
    for each in one.people:
        if each.state == "out" and missed(one, each) < 2:
            yield f"{each.name} is out, and has missed {missed(one, each)}"
    if contest.ended and one.cut_ms is None:
        yield "it was ended early, and that is not stored"
    if one.cut_ms is not None and not contest.tried_to_end:
        yield "nobody has ended it early"


def outs(one: Tournament) -> set[int | None]:
    """Who is out."""
    return {each.user_id for each in one.people if each.state == "out"}


def missed(one: Tournament, who: Entrant) -> int:
    """At how many tables somebody got nothing as they did not come."""
    own = [each for each in one.tables if each.how in ("absent", "moderated")]
    firsts = sum(each.first == who.number and each.first_points == 0 for each in own)
    return firsts + sum(each.second == who.number and each.second_points == 0 for each in own)


def seats(one: Tournament) -> Iterator[str]:
    """Where somebody sits twice in a round, or a table is open, or two meet without need."""
    met = Counter[frozenset[int | None]]()
    for number in range(1, one.rounds + 1):
        taken = Counter(
            who for each in one.at_round(number) for who in (each.first, each.second) if who
        )
        yield from (f"round {number}: {who} sits at {n}" for who, n in taken.items() if n > 1)
        for table in one.at_round(number):
            if table.how is None:
                yield f"round {number}: table {table.place} is open"
            if table.second is not None:
                met[frozenset((table.first, table.second))] += 1
    if all(each.state == "in" for each in one.entrants):
        yield from (f"{set(pair)} met {n} times" for pair, n in met.items() if n > 1)


def points(one: Tournament, table: TableRow, pasts: Mapping[int, Past]) -> Iterator[str]:
    """Where a table did not bring what its game came to."""
    where = f"round {table.round}, table {table.place} ({table.how})"
    got = table.first_points, table.second_points
    past = pasts.get(table.game_id or 0)
    row = past.row if past else None
    if table.how == "bye":
        if got != (SAT_OUT_OF_SAME if one.duplicate else WHOLE, None):
            yield f"{where}: {got} for sitting out"
        return
    if row is None or row.occasion != "tournament" or row.state == "playing":
        yield f"{where}: #{table.game_id} is {row and row.state}"
    elif table.how == "played" and not one.duplicate:
        won = HALF if row.winner is None else WHOLE * (row.winner == 1)
        if got != (won, WHOLE - won) or row.state != "finished":
            yield f"{where}: {got}, and {row.winner} has won; {row.state}"
    elif table.how == "absent":
        if 0 not in got or max(got) not in (0, SAT_OUT_OF_SAME if one.duplicate else WHOLE):
            yield f"{where}: {got}"
    elif sum(each or 0 for each in got) != WHOLE:
        yield f"{where}: {got}"


def compared(tables: Sequence[TableRow]) -> Iterator[str]:
    """Where tables of the same cards do not stand as their margins compare."""
    same = [each for each in tables if each.how in ("played", "decided")]
    for table in same:
        others = [each.margin or 0 for each in same if each is not table] or [0]
        own = table.margin or 0
        share = sum((own > each) + (own == each) / 2 for each in others) / len(others)
        if abs(WHOLE * share - (table.first_points or 0)) > HALF / WHOLE:
            yield f"table {table.place} has {table.first_points} of {WHOLE * share:.1f}"


def came(one: Tournament, contest: "Contest", pasts: Mapping[int, Past]) -> Iterator[str]:
    """Where somebody who played is said not to have come, or the other way round."""
    places = {person.id: place for place, person in enumerate(contest.people, 1)}
    played = {
        (number, int(attempt.line.split()[0]))
        for number, table in contest.tables.items()
        for attempt in table.logs[number].attempts
        if attempt.done
    }
    for table in one.tables:
        past = pasts.get(table.game_id or 0)
        lines = past.lines if past else ()
        for number, got in ((table.first, table.first_points), (table.second, table.second_points)):
            who = one.entrant(number) if number else None
            if who is None or who.user_id is None or table.game_id is None:
                continue
            place = places[who.user_id]
            acted, seat = (table.game_id, place) in played, table.seat_of(who.number)
            # Who has lost gets nothing, also where the one who has won did not come.
            lost = past is not None and past.row.winner not in (None, seat)
            if table.how == "absent" and got == 0 and acted and not lost:
                yield f"{who.name} has played #{table.game_id}, and is said not to have come"
            left = any(line.seat == seat for line in lines if line.source == "clock")
            if got and left and contest.people[place - 1] in contest.stayed_away:
                yield f"{who.name} never came, and got {got} in #{table.game_id}"
