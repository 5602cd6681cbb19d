"""What Jolly promises of puzzles, deals of the day, moderators, calls to tables, and welcomes."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import inf
from typing import TYPE_CHECKING, Any

from data.puzzles import DAY_MS, LONG_AWAY_MS
from sandbox.guilds import Guild
from sandbox.people import Person
from sandbox.world import Message
from tests.simulation.looks.remains import After
from tests.simulation.promises import promise
from tests.simulation.spells import Spell
from tests.wire.buttons import labels

if TYPE_CHECKING:
    from tests.simulation.clubs import Club

Row = Mapping[str, Any]
UNNOTED = frozenset({"no_heartbeats", "disk", "slow_disk"})
"""Troubles in which it is not stored how long we were away: that comes later, or is left out."""
EASY = "easy"
"""The grade that makes no day of a streak."""
NOON_SECONDS = 12 * 60 * 60
"""A day is named by its noon (UTC)."""
SETTLED_SECONDS = 15.0
"""So long without a trouble, and what has fallen due is dealt with."""


@promise("an answer to a puzzle counts once, and a streak is of days with a harder one solved")
def solved(after: After) -> Iterator[str]:
    for club in after.clubs:
        stored = {(r["user_id"], r["day"], r["grade"]): r for r in after.rows["puzzle_answers"]}
        for each in club.solved:
            row = stored.get((each.person.id, each.day, each.grade))
            if row is None or row["solved"] != each.right:
                yield f"{each.person.name} was told {each}, and stored is {row}"
        yield from rated(club, after)
        if not any(is_unknown(at, after) for at in club.turned_at):
            for person in {each.person for each in club.solved}:
                yield from streaks(club, person, after)


def rated(club: "Club", after: After) -> Iterator[str]:
    """Answers beyond the puzzles of a day that are stored otherwise than they were told."""
    stored = {(r["user_id"], r["puzzle"]): r for r in after.rows["puzzle_extras"]}
    for each in club.extras:
        row = stored.get((each.person.id, each.puzzle))
        if row is None or row["rated_to"] != each.rating:
            yield f"{each.person.name} was told {each}, and stored is {row}"


@promise("what comes of an answer to a puzzle is the same whenever one looks")
def played_out(after: After) -> Iterator[str]:
    for club in after.clubs:
        told = defaultdict[tuple[Person, str, str], set[str]](set)
        for each in club.played_out:
            told[each.person, each.puzzle, each.line].add(each.text)
        yield from (
            f"{texts} were told of {which}" for which, texts in told.items() if len(texts) > 1
        )


@promise("a scorecard that is shared stands there once, and shows what its owner has done")
def shared(after: After) -> Iterator[str]:
    for club in after.clubs:
        posted = [each for each in club.news.messages.values() if "Play it too" in labels(each)]
        times = Counter(each.text.partition("\n")[0] for each in posted if not each.owner)
        yield from (f"{title} stands {n} times" for title, n in times.items() if n > 1)
        for each in club.shared:
            title = f"**{each.person.name}** · <t:{each.day * DAY_MS // 1000 + NOON_SECONDS}:D>"
            if undisturbed(club, each.at, after) and title not in times:
                yield f"{each.person.name} has shared {each.day}, and it stands nowhere"
        if any("1 of 1 puzzle solved" not in each.text for each in posted if not each.owner):
            yield f"shown is {[each.text for each in posted]}"


@promise("who plays a deal of the day sees nothing of what others did with it")
def sealed(after: After) -> Iterator[str]:
    for club in after.clubs:
        for peek in club.peeks:
            if f"#{peek.game} is a deal of the day. Play it yourself" not in peek.text:
                yield f"{peek.reader.name} looked at #{peek.game}, and read {peek.text}"
    tries = Counter((row["day"], row["variant"], row["user_id"]) for row in tries_of(after))
    yield from (f"{who} has had {n} tries" for who, n in tries.items() if n > 1)


@promise("a moderator ends the tables that they may end, and each of these stands in the log")
def moderated(after: After) -> Iterator[str]:
    over = {n for n, past in after.pasts.items() if past.row.ended_reason == "moderated"}
    may = {number for club in after.clubs for number in club.ended}
    logged = Counter(row["game_id"] for row in after.rows["moderation"] if row["kind"] == "end")
    if not over <= may:
        yield f"ended were {over}, and to be ended {may}"
    if logged != Counter(over):
        yield f"ended were {over}, and the log has {dict(logged)}"
    for number in over:
        if any(row["game_id"] == number for row in after.rows["results"]):
            yield f"#{number} was ended, and counts"


@promise("who is around is called to a table that is opened, once, and nobody else is")
def called(after: After) -> Iterator[str]:
    for club in after.clubs:
        posted = [each for each in club.den.messages.values() if not each.owner]
        calls = [each for each in posted if each.pinged and "opens a table of" in each.text]
        times = Counter(link_of(each) for each in calls)
        yield from (f"{n} calls to {link}" for link, n in times.items() if n > 1)
        known = {club.around.id} if club.around else set()
        if any(not each.pinged <= known for each in calls):
            yield f"called are {[each.pinged for each in calls]}, around is {known}"
        opened = club.around and club.opened_at
        if opened and undisturbed(club, opened, after) and not calls:
            yield f"nobody was called, and {known} are around"


@promise("a server that invites us is welcomed, once")
def welcomed(after: After) -> Iterator[str]:
    for club in after.clubs:
        for guild, invited in club.others.items():
            found = [each for each in public(after, guild) if "Hello, I’m Jolly" in each.text]
            if not undisturbed(club, invited, after) <= len(found) <= 1:
                yield f"{guild.name} was welcomed {len(found)} times"


def undisturbed(club: "Club", since: float, after: After) -> bool:
    """Whether there was a quiet while for what fell due then, before days passed at once."""
    last = min((at for at in club.turned_at if at >= since), default=inf)
    service = after.service
    starts = (event.at for life in service.lives for event in life.events if event.what == "start")
    begun = [since, *(each.end for each in service.spells), *starts]
    return any(
        since <= at <= last - SETTLED_SECONDS and is_quiet(at, service.spells) for at in begun
    )


def is_quiet(since: float, spells: Iterable[Spell]) -> bool:
    """Whether no trouble was there for a while from then on."""
    until = since + SETTLED_SECONDS
    return not any(each.begin < until and each.end > since for each in spells)


def is_unknown(turned: float, after: After) -> bool:
    """Whether days that passed at once were perhaps not noted before the next answer, or never."""
    spells = (each for each in after.service.spells if each.kind in UNNOTED)
    return any(each.begin <= turned + SETTLED_SECONDS and turned <= each.end for each in spells)


def streaks(club: "Club", person: Person, after: After) -> Iterator[str]:
    """Where somebody was told of another streak than their answers make, or has another one."""
    away = defaultdict[int, int](int)
    for row in after.rows["days_away"]:
        away[row["day"]] = max(away[row["day"]], row["away_ms"])
    free = {day for day, ms in away.items() if ms >= LONG_AWAY_MS}
    own = [row for row in after.rows["puzzle_answers"] if row["user_id"] == person.id]
    solved = {row["day"] for row in own if row["solved"] and row["grade"] != EASY}
    tries = (row for row in tries_of(after) if row["user_id"] == person.id)
    days = sorted(solved | {row["day"] for row in tries if row["lead"] is not None})
    for each in (one for one in club.solved if one.person is person):
        before = [day for day in days if day < each.day]
        possible = {streak([*before, each.day], free), streak(before, free, each.day)}
        if each.streak not in possible:
            yield f"{person.name} was told {each.streak} days on {each.day}: {possible} it is"
        if each.right and each.grade != EASY and each.streak != streak([*before, each.day], free):
            yield f"{person.name} has solved one on {each.day}, and was told {each.streak} days"
    kept = [row for row in after.rows["puzzle_streaks"] if row["user_id"] == person.id]
    wanted = [(streak(days, free), days[-1])] if days else []
    if [(row["days"], row["last_day"]) for row in kept] != wanted:
        yield f"{person.name} has {kept}, and solved on {days}, away on {sorted(free)}"


def streak(days: Sequence[int], free: set[int], today: int | None = None) -> int:
    """How many of *days* come one after the other, until *today*, but for those that are *free*."""
    count, following = 0, today
    for day in reversed(days):
        if following is not None and not free >= {*range(day + 1, following)}:
            break
        count, following = count + 1, day
    return count


def tries_of(after: After) -> Iterator[Row]:
    """The tries at deals of the day, with whoever had them."""
    for row in after.rows["today_tries"]:
        past = after.pasts.get(row["game_id"])
        if past is not None:
            yield {**row, "user_id": past.row.players[0].user_id}


def link_of(call: Message) -> str:
    """The table to which somebody is called."""
    return call.text.rpartition("](")[2]


def public(after: After, guild: Guild) -> Iterator[Message]:
    """All that was ever posted in a server for everybody to see."""
    for channel in after.world.channels.values():
        if not channel.is_dm and after.world.guild_of(channel) is guild:
            yield from (each for each in channel.messages.values() if not each.owner)
