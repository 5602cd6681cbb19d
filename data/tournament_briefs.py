"""The tournaments of a server in a few numbers, as one person sees them."""

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import func, select

from data.ids import GuildId, Ms, TournamentId, UserId
from data.store.club import tournament_players as entrants
from data.store.club import tournament_tables as tables
from data.store.club import tournaments
from data.store.transaction import Transaction
from data.tournaments import GOING_ON


@dataclass(frozen=True, slots=True)
class TournamentBrief:
    """A tournament that is not over; *own* is how the reader takes part, None: never yet."""

    id: TournamentId
    name: str
    state: Literal["open", "running"]
    round: int
    rounds: int
    begins_ms: Ms
    most: int
    players: int
    own: Literal["in", "left", "out"] | None
    plays: bool
    """Whether the reader has a game of the present round that is not over."""

    @property
    def may_join(self) -> bool:
        """Whether the reader can still sign up, as far as is seen here."""
        is_free = self.players < self.most
        return self.state == "open" and is_free and self.own not in ("in", "out")


async def briefs(
    tx: Transaction, guild: GuildId, user: UserId, most: int
) -> tuple[TournamentBrief, ...]:
    """The tournaments of a server that are not over, *most* of them, as *user* sees them.

    Those that begin or began first come first.
    """
    at, of = tournaments.c, entrants.c
    mine = (of.tournament_id == at.id) & (of.user_id == user)
    here = (of.tournament_id == at.id) & (of.state == "in") & of.user_id.is_not(None)
    present = (tables.c.tournament_id == at.id) & (tables.c.round == at.round)
    seated = (tables.c.first == of.number) | (tables.c.second == of.number)
    plays = present & tables.c.how.is_(None) & tables.c.game_id.is_not(None) & seated & mine
    query = select(
        *(at.id, at.name, at.state, at.round, at.rounds, at.begins_ms, at.most),
        select(func.count()).where(here).scalar_subquery().label("players"),
        select(of.state).where(mine).scalar_subquery().label("own"),
        select(tables.c.place).where(plays).exists().label("plays"),
    ).where(at.guild_id == guild, at.state.in_(GOING_ON))
    return await tx.read(TournamentBrief, query.order_by(at.begins_ms, at.id).limit(most))
