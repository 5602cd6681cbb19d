"""How often two people have met in a server, and how it went: all finished games of both."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from sqlalchemy import select

from data.ids import GameId, GuildId, UserId
from data.store.schema import games, players
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class Meeting:
    """A finished game, as one player met another in it: the places and points of both.

    Points are of use where both have the same measure: points, or penalty points.
    """

    game_id: GameId
    variant: str
    own_place: int
    other_place: int
    own_points: int
    other_points: int
    own_measure: str
    other_measure: str

    @property
    def outcome(self) -> int:
        """1 where the one came before the other, −1 where after, 0 where they came level."""
        return (self.own_place < self.other_place) - (self.own_place > self.other_place)


@dataclass(frozen=True)
class Meetings:
    """Games in which two people met, the newest first, told for the first of them."""

    games: tuple[Meeting, ...]

    @cached_property
    def counts(self) -> Counter[int]:
        """How many games had each outcome."""
        return Counter(one.outcome for one in self.games)

    @property
    def won(self) -> int:
        """The games in which the first came before the other."""
        return self.counts[1]

    @property
    def lost(self) -> int:
        """The games in which the other came before the first."""
        return self.counts[-1]

    @property
    def level(self) -> int:
        """The games in which they came level."""
        return self.counts[0]

    @cached_property
    def runs(self) -> list[tuple[int, int]]:
        """Outcomes that came in a row, each with how often, the newest first."""
        grouped = groupby(self.games, key=lambda one: one.outcome)
        return [(outcome, len([*run])) for outcome, run in grouped]

    def longest(self, outcome: int) -> int:
        """How often that *outcome* came in a row at most."""
        return max((count for one, count in self.runs if one == outcome), default=0)

    def points(self, measure: str) -> tuple[int, int] | None:
        """What both have made in games with that *measure*; None where there was none."""
        some = [one for one in self.games if one.own_measure == one.other_measure == measure]
        if not some:
            return None
        return sum(one.own_points for one in some), sum(one.other_points for one in some)

    def by_variant(self) -> dict[str, "Meetings"]:
        """The games of each variant by themselves, the most played variant first."""
        found = Counter(one.variant for one in self.games)
        return {
            variant: Meetings(tuple(one for one in self.games if one.variant == variant))
            for variant, _ in found.most_common()
        }


async def between(tx: Transaction, guild: GuildId, user: UserId, other: UserId) -> Meetings:
    """All finished games of a server that *user* and *other* played, for *user*."""
    me, them = players.alias(), players.alias()
    query = (
        select(
            *(games.c.id.label("game_id"), games.c.variant),
            *(me.c.place.label("own_place"), them.c.place.label("other_place")),
            *(me.c.points.label("own_points"), them.c.points.label("other_points")),
            *(me.c.measure.label("own_measure"), them.c.measure.label("other_measure")),
        )
        .join_from(me, them, me.c.game_id == them.c.game_id)
        .join(games, games.c.id == me.c.game_id)
        .where(me.c.user_id == user, them.c.user_id == other)
        .where(games.c.guild_id == guild, games.c.state == "finished")
        .where(me.c.place.is_not(None), them.c.place.is_not(None))
        .order_by(games.c.finish_order.desc())
    )
    return Meetings(await tx.read(Meeting, query))
