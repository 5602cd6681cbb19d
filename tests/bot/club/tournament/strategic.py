"""Tournaments drawn by a seed, and players who try to get more out of one than they play for.

A game's luck is drawn by the seed and its two players alone: who plays an evening again in another
way has the same luck in it.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Any

from bot.club.tournament.pairing import POINT, Pair
from bot.club.tournament.results import EntrantResult, counted, plain, players, standings
from bot.club.tournament.rounds import MOST_MISSED, pairs_of, rounds_of, sat_out
from data.tournaments import Entrant, TableRow, Tournament, TournamentKind
from tests.bot.club.tournament.bare_tournaments import met

KEPT = 16
"""Rounds whose tables are kept: more than an evening has."""
LATE = 2
"""The round from which somebody plays who joins while the first is played."""


@dataclass(frozen=True, slots=True)
class Evening:
    """A tournament before it begins; people are numbered from 1 on, the computer comes last."""

    seed: int
    kind: TournamentKind
    rounds: int
    strengths: Sequence[float]
    ratings: Mapping[int, float]
    blocks: Mapping[int, Sequence[int]]
    """Whom the others have blocked."""
    absent: Collection[int]
    """Others who never come."""
    computer: bool
    me: int
    friend: int

    @property
    def others(self) -> list[int]:
        """Everybody but me, the strongest first by what their ratings tell."""
        rest = [number for number in self.ratings if number != self.me]
        return sorted(rest, key=lambda number: -self.ratings[number])

    def margin(self, first: int, second: int) -> int:
        """How a game of these two ends: the same at whatever table, in whatever round."""
        low, high = sorted((first, second))
        apart = self.strengths[low - 1] - self.strengths[high - 1]
        luck = Random(f"{self.seed} {low} {high}").random() * 1.04
        margin = 0 if luck > 1 else 1 if luck < 1 / (1 + 10 ** (-apart / 400)) else -1
        return margin if first == low else -margin


def evening(seed: int) -> Evening:
    """The tournament of a seed: every third one is of everybody against everybody."""
    random = Random(f"evening {seed}")
    kind: TournamentKind = "swiss" if seed % 3 else "round-robin"
    most = 32 if kind == "swiss" else 12
    # Small ones are more frequent, as they are anywhere.
    count = 3 + int((most - 2) * random.random() ** 2)
    people = range(1, count + 1)
    strengths = [random.gauss(1500, 200) for _ in range(count + 1)]
    ratings = {number: random.gauss(strengths[number - 1], 80) for number in people}
    me, friend = random.sample(people, 2)
    rest = [number for number in people if number != me]
    blocks = {one: random.sample(people, 2) for one in rest if random.random() < 0.1}
    absent = {one for one in rest if random.random() < 0.03}
    rounds, computer = random.randint(2, 7), random.random() < 0.3
    return Evening(seed, kind, rounds, strengths, ratings, blocks, absent, computer, me, friend)


class Honest:
    """Plays every game as well as they can, to the end; the others differ from this in one way."""

    since = 1

    def blocks(self, one: Evening) -> Sequence[int]:
        """Whom they have blocked when they sign up."""
        return ()

    def misses(self, one: Evening, round_: int) -> bool:
        """Whether they make no move at their table of this round."""
        return False

    def loses(self, one: Evening, round_: int, other: int) -> bool:
        """Whether they let *other* win."""
        return False

    def leaves(self, lines: Sequence[EntrantResult], own: EntrantResult) -> bool:
        """Whether they leave at this standing, after a round and before the next one."""
        return False

    def ends(self, lines: Sequence[EntrantResult], own: EntrantResult) -> bool:
        """Whether they, being the host, let the next round be the last one."""
        return False


# what the rules say, each in a place of its own


def for_coming(first: bool, second: bool) -> tuple[int, int]:
    """The points of a table at which one or both make no move: who came has won it."""
    return POINT * first, POINT * second


def last_round(one: Tournament) -> int:
    """The last round where a host who plays ends it now: the one that has just begun."""
    return one.round + 1


def no_shows(one: Tournament, number: int) -> int:
    """To how many tables somebody did not come."""
    return sum(
        0 in (table.first_points, table.second_points)[table.first != number :][:1]
        for table in one.tables
        if table.how == "absent" and table.seat_of(number)
    )


# how an evening goes


def played(one: Evening, way: Honest) -> Tournament:
    """The evening's tournament as it ends when I play it this way."""
    blocks = {**one.blocks, one.me: way.blocks(one)}
    found = opened(one, way)
    while found.round < found.rounds:
        lines = standings(found)
        own = next((line for line in lines if line.entrant.number == one.me), None)
        if found.round and own and way.leaves(lines, own):
            found = parted(found, one.me, "left")
        if found.round and own and way.ends(lines, own):
            found = replace(found, rounds=last_round(found), cut_by=one.me)
        found = after_round(joined(found, one, way), one, way, blocks)
    return found


def opened(one: Evening, way: Honest) -> Tournament:
    """The tournament when its first round begins."""
    late = one.me if way.since == LATE and one.kind == "swiss" else None
    people = [Entrant(1, who, who, str(who), 1, "in") for who in one.ratings]
    count = len(people) - (late is not None)
    if late:
        people[late - 1] = replace(people[late - 1], since_round=LATE, state="left")
    if one.computer and (one.kind == "swiss" or count % 2):
        people.append(Entrant(1, len(people) + 1, None, "Jolly", 1, "in"))
    rest: dict[str, Any] = dict.fromkeys(Tournament.__dataclass_fields__)
    rest |= {"kind": one.kind, "rounds": one.rounds, "duplicate": False, "computer": one.computer}
    found = Tournament(**rest | {"round": 0, "entrants": tuple(people), "tables": (), "played": ()})
    return replace(found, rounds=rounds_of(found, count))


def joined(found: Tournament, one: Evening, way: Honest) -> Tournament:
    """The same with whoever joined while the first round was played."""
    is_time = way.since == LATE and found.round == 1 and one.kind == "swiss"
    return parted(found, one.me, "in") if is_time else found


def parted(found: Tournament, number: int, state: str) -> Tournament:
    """The same where somebody takes part or does not."""
    who = replace(found.entrant(number), state=state)  # type: ignore[arg-type]
    before, after = found.entrants[: number - 1], found.entrants[number:]
    return replace(found, entrants=(*before, who, *after))


def after_round(
    found: Tournament,
    one: Evening,
    way: Honest,
    blocks: Mapping[int, Sequence[int]],
) -> Tournament:
    """The same after one round more, without whoever has missed too many tables."""
    round_ = found.round + 1
    blocked = tuple((number, tuple(others)) for number, others in blocks.items())
    pairs = paired(found, tuple(one.ratings.items()), blocked)
    tables = [table(found, one, way, pair, round_) for pair in pairs]
    found = replace(found, round=round_, tables=(*found.tables, *tables))
    for who in found.playing:
        if no_shows(found, who.number) >= MOST_MISSED:
            found = parted(found, who.number, "out")
    return found


@lru_cache(maxsize=KEPT)
def paired(
    found: Tournament,
    ratings: tuple[tuple[int, float], ...],
    blocks: tuple[tuple[int, tuple[int, ...]], ...],
) -> Sequence[Pair]:
    """The tables of the next round: they are the same until I do something else."""
    playing = players(found, dict(ratings), dict(blocks))
    return pairs_of(found, playing) if playing else ()


def table(found: Tournament, one: Evening, way: Honest, pair: Pair, round_: int) -> TableRow:
    """What becomes of a table."""
    first, second = pair.first, pair.second
    avoid = {"first_avoids": first in pair.avoiding, "second_avoids": second in pair.avoiding}
    row = met(round_, first, second, place=1, game_id=1, how="played", **avoid)
    if second is None:
        return replace(row, how="bye", first_points=sat_out(found, pair))
    here = [comes(one, way, round_, number) for number in (first, second)]
    if all(here):
        return replace(row, **counted(row, *plain(margin(one, way, round_, first, second))))
    return replace(row, how="absent", **counted(row, *for_coming(*here)))


def comes(one: Evening, way: Honest, round_: int, number: int) -> bool:
    """Whether somebody comes to their table."""
    return not (way.misses(one, round_) if number == one.me else number in one.absent)


def margin(one: Evening, way: Honest, round_: int, first: int, second: int) -> int:
    """How the game of a table ends."""
    other = {first: second, second: first}.get(one.me)
    if other is None or not way.loses(one, round_, other):
        return one.margin(first, second)
    return 1 if first == other else -1


def line_of(found: Tournament, number: int) -> EntrantResult:
    """Somebody's line of the table of results."""
    return next(line for line in standings(found) if line.entrant.number == number)


# what is tried


class Blocks(Honest):
    """Has blocked others before signing up."""

    def __init__(self, chosen: Callable[[Evening], Sequence[int]]) -> None:
        self._chosen = chosen

    def blocks(self, one: Evening) -> Sequence[int]:
        return self._chosen(one)


def half_at_random(one: Evening) -> Sequence[int]:
    """Half of the others."""
    return Random(f"blocks {one.seed}").sample(one.others, (len(one.others) + 1) // 2)


class Misses(Honest):
    """Makes no move in some rounds."""

    def __init__(self, rounds: Collection[int]) -> None:
        self._rounds = rounds

    def misses(self, one: Evening, round_: int) -> bool:
        return round_ in self._rounds


class Loses(Honest):
    """Lets the other win in some rounds."""

    def __init__(self, rounds: Collection[int]) -> None:
        self._rounds = rounds

    def loses(self, one: Evening, round_: int, other: int) -> bool:
        return round_ in self._rounds


class LetsFriendWin(Honest):
    """Lets one other person win whenever they meet."""

    def loses(self, one: Evening, round_: int, other: int) -> bool:
        return other == one.friend


class LeavesAhead(Honest):
    """Leaves as soon as nobody stands better after some rounds."""

    def __init__(self, after: int) -> None:
        self._after = after

    def leaves(self, lines: Sequence[EntrantResult], own: EntrantResult) -> bool:
        return own.place == 1 and len(own.met) >= self._after


class EndsAhead(Honest):
    """Is the host, and ends the tournament as soon as nobody stands better."""

    def ends(self, lines: Sequence[EntrantResult], own: EntrantResult) -> bool:
        return own.place == 1


class JoinsLate(Honest):
    """Joins while the first round is played."""

    since = LATE


EVERY = range(1, 100)
BLOCKING: Mapping[str, Honest] = {
    "block the strongest": Blocks(lambda one: one.others[:1]),
    "block the three strongest": Blocks(lambda one: one.others[:3]),
    "block the stronger half": Blocks(lambda one: one.others[: (len(one.others) + 1) // 2]),
    "block half at random": Blocks(half_at_random),
    "block everybody": Blocks(lambda one: one.others),
}
MISSING: Mapping[str, Honest] = {
    "miss the first round": Misses([1]),
    "miss the second round": Misses([2]),
    "miss every round": Misses(EVERY),
}
LEAVING: Mapping[str, Honest] = {
    f"leave when ahead after {rounds}": LeavesAhead(rounds) for rounds in (1, 2, 3)
}
LOSING: Mapping[str, Honest] = {
    "lose the first round": Loses([1]),
    "lose the first two rounds": Loses([1, 2]),
    "lose every round": Loses(EVERY),
    "let a friend win": LetsFriendWin(),
}
ENDING: Mapping[str, Honest] = {"end it when ahead": EndsAhead()}
LATER: Mapping[str, Honest] = {"join late": JoinsLate()}
TRIED: Mapping[str, Honest] = {**BLOCKING, **MISSING, **LEAVING, **LOSING, **ENDING, **LATER}
