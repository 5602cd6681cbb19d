"""Tournaments, their players, rounds and tables as values: what is stored, and what is read back.

Times are whole milliseconds since 1970 (UTC); points are hundredths.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from data.ids import ChannelId, GameId, GuildId, MessageId, Ms, TournamentId, UserId

NEVER = 0
"""The first round of whoever has left before the tournament began."""
TournamentKind = Literal["swiss", "round-robin", "arena"]
How = Literal["played", "decided", "absent", "void", "moderated", "bye", "late"]
"""How a table ended: to its end, by who led when the round was over, because somebody did not come
(or neither did), without a result, by a moderator, as nobody was there to play, or not in time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentTerms:
    """The terms on which a tournament is opened; *rounds* 0: as many as are needed."""

    guild_id: GuildId
    channel_id: ChannelId
    host_id: UserId
    name: str
    variant: str
    rules: dict[str, Any]
    kind: TournamentKind
    rounds: int
    round_ms: Ms
    duplicate: bool
    computer: bool
    rated: bool
    most: int
    begins_ms: Ms


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTournament(TournamentTerms):
    """A tournament to be opened."""

    now_ms: Ms


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part, by their number; *user_id* None is the computer.

    They are `out` after tables to which they did not come.
    """

    tournament_id: TournamentId
    number: int
    user_id: UserId | None
    name: str
    since_round: int
    state: Literal["in", "left", "out"]
    free_ms: Ms | None = None
    """When they came to an arena, or their last game there was over: since then they wait."""


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A round that began; *commitment* is empty where every table has its own cards."""

    tournament_id: TournamentId
    round: int
    began_ms: Ms
    ends_ms: Ms
    credited_ms: Ms
    ended_ms: Ms | None
    commitment: str


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be made: players by their numbers, in the order of their seats."""

    first: int
    second: int | None
    game_id: GameId | None = None
    how: How | None = None
    first_points: int | None = None
    first_avoids: bool = False
    """Whether they are here as they have blocked whom they would have met (so with the second)."""
    second_avoids: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow(NewTable):
    """A table of a round; *margin* is by how much the first was better, as the game measures it."""

    tournament_id: TournamentId
    round: int
    place: int
    margin: int | None
    second_points: int | None
    missed_seat: int | None

    def avoids(self, entrant: int) -> bool:
        """Whether the blocks of one of the two kept them from another table."""
        return self.first_avoids if entrant == self.first else self.second_avoids

    def seat_of(self, entrant: int) -> int | None:
        """The seat of somebody at a table, by their number."""
        return {self.first: 1, self.second: 2}.get(entrant)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tournament(TournamentTerms):
    """A tournament with all that belongs to it.

    Its one message is current as of *shown_revision*; each of its *threads* holds as many tables as
    it takes.
    """

    id: TournamentId
    message_id: MessageId | None
    revision: int
    shown_revision: int
    event_id: int | None
    event_state: str | None
    threads: Sequence[ChannelId]
    state: Literal["open", "running", "over", "cancelled"]
    round: int
    created_ms: Ms
    cut_ms: Ms | None
    cut_by: int | None
    """Who of those who take part ended it early, by their number."""
    ended_ms: Ms | None
    entrants: tuple[Entrant, ...]
    played: tuple[RoundRow, ...]
    tables: tuple[TableRow, ...]

    @property
    def present(self) -> RoundRow | None:
        """The round that was begun last."""
        return self.played[-1] if self.played else None

    @property
    def people(self) -> tuple[Entrant, ...]:
        """The people who take part, without the computer."""
        return tuple(one for one in self.entrants if one.user_id is not None)

    @property
    def playing(self) -> tuple[Entrant, ...]:
        """Those who take part and have not left."""
        return tuple(one for one in self.people if one.state == "in")

    def at_round(self, number: int) -> tuple[TableRow, ...]:
        """The tables of a round."""
        return tuple(one for one in self.tables if one.round == number)

    def entrant(self, number: int) -> Entrant:
        """The one who takes part under that number."""
        return self.entrants[number - 1]

    def of_user(self, user: UserId) -> Entrant | None:
        """The one who takes part and is that user."""
        return next((one for one in self.people if one.user_id == user), None)

    def player(self, user: UserId) -> Entrant | None:
        """Somebody who takes part, or has since it began, by who they are."""
        own = self.of_user(user)
        return own if own is not None and own.since_round != NEVER else None
