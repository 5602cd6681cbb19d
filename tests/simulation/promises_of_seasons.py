"""What Jolly promises of seasons: their tables, their champions, and what is told of them."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.messages.weeks import WEEK_MS, last_told
from data.season_tables import KEPT, LEAST_GAMES, LEAST_OPPONENTS, LEAST_POINTS, MOST_POINTS
from sandbox.world import Message
from tests.simulation.looks.past import Past
from tests.simulation.looks.remains import After
from tests.simulation.looks.tallies import counts
from tests.simulation.promises import promise
from tests.simulation.promises_of_clubs import items

if TYPE_CHECKING:
    from tests.simulation.clubs import Club, Turn

Row = Mapping[str, Any]
SETTLED_MS = 15_000
"""So long after a moment, by the slowest clock and with nothing in the way, it is dealt with."""
DAY_MS = 24 * 60 * 60 * 1000


@promise("every game that counts is in one season, whose table is what its games come to")
def added_up(after: After) -> Iterator[str]:
    for guild, own in seasons_of(after).items():
        games = counted_in(guild, after.pasts.values())
        for past in games:
            where = [each["number"] for each in own if is_in(past, each)]
            if len(where) != 1:
                yield f"#{past.row.id}, over at {past.row.finished_ms}, is in seasons {where}"
        for before, season in zip([None, *own], own, strict=False):
            if before is not None and season["begin_ms"] < before["end_ms"]:
                yield f"season {season['number']} begins before the last one has ended"
            if season["ended"]:
                within = [past for past in games if is_in(past, season)]
                yield from unlike_table(ranks_of(after, season), within, season["number"])
    for club in after.clubs:
        yield from ended_in_time(club, seasons_of(after)[club.guild.id], after.now_ms)


@promise("a champion's role is worn by the champion where it may be given, and by nobody else")
def worn(after: After) -> Iterator[str]:
    for club in after.clubs:
        ended = [each for each in seasons_of(after)[club.guild.id] if each["ended"]]
        best = [row["user_id"] for row in ranks_of(after, *ended[-1:]) if row["champion"]]
        entitled = set(best) if club.giving == "given" else set()
        wearers = {who for who, roles in club.guild.members.items() if club.champion in roles}
        if wearers != entitled:
            yield f"it is worn by {wearers}, champion is {best}, and it is {club.giving}"
        [row] = (row for row in after.rows["servers"] if row["id"] == club.guild.id)
        if club.giving == "above them" and row["settings"].get("champion_roles"):
            yield f"who may not give it has chosen it: {row['settings']}"


@promise("who won a season, and a week, is told once where that is wanted, and calls nobody")
def told_once(after: After) -> Iterator[str]:
    for club in after.clubs:
        posted = [each for each in club.news.messages.values() if not each.owner]
        for season in seasons_of(after)[club.guild.id]:
            words = f"Season {season['number']} has ended"
            found = [each for each in posted if words in each.text]
            is_due = bool(ranks_of(after, season)) and turned(club.turns, season["end_ms"])
            yield from once(words, found, is_due=is_due)
            if found:
                yield from unnamed(ranks_of(after, season), club, found[0])
        weeks = Counter(
            each.text.split("\n")[0] for each in posted if "Weekly standings" in each.text
        )
        yield from (f"{words} was told {n} times" for words, n in weeks.items() if n > 1)
        for turn in club.turns:
            if turn.what == "week" and is_past(turn):
                yield from untold_week(turn, after, club, posted)
        yield from (f"{each.text[:40]} calls {each.pinged}" for each in posted if each.pinged)


def seasons_of(after: After) -> dict[int, list[Row]]:
    """The seasons of each server, in order."""
    found = defaultdict[int, list[Row]](list)
    for row in sorted(after.rows["seasons"], key=lambda row: row["number"]):
        found[row["guild_id"]].append(row)
    return found


def ranks_of(after: After, *seasons: Row) -> list[Row]:
    """The rows of the final tables of seasons, in order."""
    keys = {(each["guild_id"], each["number"]) for each in seasons}
    found = [row for row in after.rows["season_ranks"] if (row["guild_id"], row["season"]) in keys]
    return sorted(found, key=lambda row: (row["variant"], row["rank"]))


def counted_in(guild: int, pasts: Iterable[Past]) -> list[Past]:
    """The games of a server that count, in the order in which they ended."""
    found = [past for past in pasts if past.row.guild_id == guild and counts(past)]
    return sorted(found, key=lambda past: past.row.finished_ms or 0)


def is_in(past: Past, season: Row) -> bool:
    """Whether a game has ended while a season went on."""
    return bool(season["begin_ms"] <= (past.row.finished_ms or 0) < season["end_ms"])


@dataclass
class Standing:
    """What somebody has come to in a season's games."""

    games: int = 0
    wins: int = 0
    points: int = 0
    opponents: int = 0

    @property
    def key(self) -> tuple[int, int, int]:
        """Who has more is ahead."""
        return self.points, self.wins, -self.games

    @property
    def qualifies(self) -> bool:
        """Whether they can be champion."""
        enough = self.games >= LEAST_GAMES and self.opponents >= LEAST_OPPONENTS
        return enough and self.points > 0


def standings(pasts: Sequence[Past]) -> dict[int, Standing]:
    """The same of everybody, by their numbers."""
    found = defaultdict[int, Standing](Standing)
    beaten, met = Counter[tuple[int, int]](), defaultdict[int, set[int]](set)
    for past in pasts:
        places = {each.user_id or 0: each.place or 0 for each in past.row.players}
        for one, place in places.items():
            own = found[one]
            own.games += 1
            own.wins += past.row.players[(past.row.winner or 0) - 1].user_id == one
            met[one] |= places.keys() - {one}
            for other in (other for other, behind in places.items() if place < behind):
                own.points += max(LEAST_POINTS, MOST_POINTS - beaten[one, other])
                beaten[one, other] += 1
            own.opponents = len(met[one])
    return dict(found)


def unlike_table(kept: Sequence[Row], pasts: Sequence[Past], number: int) -> Iterator[str]:
    """Where final tables are not what the season's games come to."""
    for variant in {past.row.variant for past in pasts} | {row["variant"] for row in kept}:
        table = [row for row in kept if row["variant"] == variant]
        wanted = standings([past for past in pasts if past.row.variant == variant])
        columns = "games", "wins", "points", "opponents"
        stored = {row["user_id"]: Standing(*(row[each] for each in columns)) for row in table}
        if stored != wanted and len(wanted) <= KEPT:
            yield f"season {number}, {variant}: kept are {stored}, and played was {wanted}"
            continue
        keys = [wanted[row["user_id"]].key for row in table]
        if keys != sorted(keys, reverse=True):
            yield f"season {number}, {variant}: {keys} are in no order"
        able = [row["user_id"] for row in table if wanted[row["user_id"]].qualifies]
        if [row["user_id"] for row in table if row["champion"]] != able[:1]:
            yield f"season {number}, {variant}: not the first of {able} is champion"


def ended_in_time(club: "Club", seasons: Sequence[Row], now_ms: int) -> Iterator[str]:
    """Where the first season does not end when it has to, or has not ended though it had to."""
    if not seasons:
        return
    end_ms = round(club.ends.timestamp() * 1000)
    if seasons[0]["end_ms"] != end_ms:
        yield f"season 1 ends at {seasons[0]['end_ms']}, and not at {end_ms}"
    if not seasons[0]["ended"] and now_ms > end_ms + SETTLED_MS:
        yield f"season 1 has not ended by {now_ms}"


def is_past(turn: "Turn") -> bool:
    """Whether all that was to come of a turn has come, for sure."""
    return turn.at_ms + SETTLED_MS < turn.calm_ms < turn.at_ms + DAY_MS


def turned(turns: Sequence["Turn"], end_ms: int) -> bool:
    """Whether a season that ended then did so while people saw it, for sure."""
    return any(each.what == "season" and each.at_ms == end_ms and is_past(each) for each in turns)


def once(what: str, found: Sequence[Message], *, is_due: bool) -> Iterator[str]:
    """Where something was posted twice, or not though it was to be."""
    if not is_due <= len(found) <= 1:
        yield f"{what}: posted {len(found)} times"


def unnamed(ranks: Sequence[Row], club: "Club", post: Message) -> Iterator[str]:
    """Where the champion of the club's game is not named in the post."""
    pictures = [item["description"] for each in post.components for item in items(each)]
    words = "\n".join([post.text, *pictures])
    for row in ranks:
        name = club.scene.standin.world.users[row["user_id"]].name
        if row["champion"] and name not in words:
            yield f"{name} is champion, and told is {words}"


def untold_week(
    turn: "Turn", after: After, club: "Club", posted: Sequence[Message]
) -> Iterator[str]:
    """Where a week in which games counted was not told once."""
    week = last_told(turn.at_ms)
    played = [
        past
        for past in counted_in(club.guild.id, after.pasts.values())
        if week.end_ms - WEEK_MS <= (past.row.finished_ms or 0) < week.end_ms
    ]
    words = f"Weekly standings, {week.days[0]}"
    found = [each for each in posted if words in each.text]
    yield from once(words, found, is_due=bool(played))
    if found and not played:
        yield f"{words}: nothing was played in it"
