"""How a day's deals and puzzles went among those who play in a server."""

from dataclasses import dataclass

from sqlalchemy import func, select

from data.games import PLAYING
from data.ids import GuildId
from data.store.club import puzzle_answers, today_tries
from data.store.schema import games, players
from data.store.transaction import Transaction
from data.todays import OWN_GAME, OWN_PLAYER

NAMED = 3
"""So many who came ahead by the same are named."""


@dataclass(frozen=True, slots=True)
class BestOfDeal:
    """Who came ahead by the most at a deal, of how many in the server that finished it."""

    variant: str
    names: tuple[str, ...]
    lead: int
    players: int


@dataclass(frozen=True, slots=True)
class PuzzleSolved:
    """How many of those in the server who answered a puzzle have solved it."""

    variant: str
    grade: str
    solved: int
    players: int


async def goes_on(tx: Transaction, day: int) -> bool:
    """Whether somebody still plays a deal of *day*, and may not read how others did."""
    return await tx.count(today_tries.c.day == day, OWN_GAME, PLAYING) > 0


async def best_of_deals(tx: Transaction, day: int, guild: GuildId) -> tuple[BestOfDeal, ...]:
    """The best of each deal of *day*, of who played it in *guild*; former players are left out."""
    variant, lead = today_tries.c.variant, today_tries.c.lead
    ranked = (
        select(
            *(variant, lead, today_tries.c.ended_ms, players.c.name),
            func.rank().over(partition_by=variant, order_by=lead.desc()).label("place"),
            func.count().over(partition_by=variant).label("players"),
        )
        .where(OWN_GAME, OWN_PLAYER, games.c.guild_id == guild, players.c.user_id > 0)
        .where(today_tries.c.day == day, lead.is_not(None))
        .subquery()
    )
    query = select(ranked).where(ranked.c.place == 1).order_by(ranked.c.variant, ranked.c.ended_ms)
    found: dict[str, BestOfDeal] = {}
    for row in await tx.execute(query):
        before = found[row.variant].names if row.variant in found else ()
        names = (*before, row.name)[:NAMED]
        found[row.variant] = BestOfDeal(row.variant, names, row.lead, row.players)
    return tuple(found.values())


async def puzzles_solved(tx: Transaction, day: int, guild: GuildId) -> tuple[PuzzleSolved, ...]:
    """The puzzles of *day* that were answered by people who have played a game in *guild*."""
    at = puzzle_answers.c
    here = select(players.c.user_id).join(games, games.c.id == players.c.game_id)
    here = here.where(games.c.guild_id == guild, players.c.user_id > 0)
    solved = func.count().filter(at.solved.is_(True))
    query = select(at.variant, at.grade, solved.label("solved"), func.count().label("players"))
    query = query.where(at.day == day, at.choice.is_not(None), at.user_id.in_(here))
    return await tx.read(PuzzleSolved, query.group_by(at.variant, at.grade))
