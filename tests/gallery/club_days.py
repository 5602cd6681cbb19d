"""What a club has behind it: seasons that are over, and others' tries at the deal of the day."""

from collections.abc import Iterator
from dataclasses import asdict
from datetime import UTC, datetime, timedelta

from sqlalchemy import insert, update

from bot.runtime.clock import HOUR_MS, now_ms
from data import puzzles, settings, todays
from data.games import NewGame
from data.ladders import EVERYWHERE, month_of
from data.puzzles import Key
from data.store.club import availabilities, moderation, season_ranks, seasons, today_ladders
from data.store.database import Database
from data.store.schema import games
from data.store.transaction import Transaction
from data.todays import Deal, day_of
from sandbox.living_room import CHANNEL, GUILD, HUMANS, Resident
from tests.gallery.positions import seated

SEASON_DAYS = 30
ENDED = (("gin", 1, 3), ("five-hundred", 0, 2)), (("gin", 2, 0), ("five-hundred", 0, 1))
"""For each season that is over its games, each with the numbers of its first two people."""
RANKS = (
    {"points": 2140, "games": 14, "wins": 9, "opponents": 5},
    {"points": 1290, "games": 11, "wins": 5, "opponents": 4},
)
PUZZLES = (
    *(("gin", "easy", 0, True), ("gin", "medium", 1, True), ("gin", "hard", 0, False)),
    *(("zolik", "easy", 0, True), ("five-hundred", "hard", 0, True)),
)
"""What Alice made of puzzles today: the game, the grade, her hints, and whether she solved it."""
LEADS = {"Alice": 24, "Bob": 61, "Carol": -13, "Dan": 8, "Fay": -31}
"""By how much each came ahead today."""
STRONG = 40
SUMS = {"Alice": (771, 14), "Bob": (1064, 19), "Carol": (312, 9), "Dan": (771, 22), "Fay": (58, 1)}
"""What each has in the ladder of the month, and of how many deals."""


async def seasons_before(url: str) -> None:
    """Store the seasons that are over, and the one that goes on."""
    today = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    first = today - timedelta(days=SEASON_DAYS * len(ENDED) + SEASON_DAYS // 2)
    db = await Database.open(url)
    async with db.transaction() as tx:
        for number in range(1, len(ENDED) + 2):
            begin = first + timedelta(days=SEASON_DAYS * (number - 1))
            ended = number <= len(ENDED)
            season = {
                "guild_id": GUILD,
                "number": number,
                "begin_ms": int(begin.timestamp() * 1000),
                "end_ms": int((begin + timedelta(days=SEASON_DAYS)).timestamp() * 1000),
                "zone": "UTC",
                "ended": ended,
                "told": ended,
            }
            await tx.execute(insert(seasons).values(season))
        for number, won in enumerate(ENDED, 1):
            for variant, *people in won:
                for rank, (person, sums) in enumerate(zip(people, RANKS, strict=True), 1):
                    row = {"guild_id": GUILD, "season": number, "variant": variant, "rank": rank}
                    own = {"user_id": HUMANS[person].id, "champion": rank == 1}
                    await tx.execute(insert(season_ranks).values(row | own | sums))
        await tx.execute(update(games).values(moved_ms=games.c.moved_ms - HOUR_MS))
        for person in HUMANS[1:4]:
            await settings.change_user(tx, person.id, zone="UTC")
            await tx.execute(insert(availabilities).values(around(person)))
        await tx.execute(insert(moderation), list(deeds()))
        await tx.execute(insert(today_ladders), list(rungs()))
    await db.close()


def around(person: Resident) -> dict[str, object]:
    """That somebody may be called for Gin Rummy at any time."""
    return {
        "guild_id": GUILD,
        "user_id": person.id,
        "name": person.name,
        "games": ["gin", "rummy-51"],
        "days": list(range(7)),
        "from_minute": 0,
        "to_minute": 0,
        "until_ms": now_ms() + SEASON_DAYS * todays.DAY_MS,
    }


def rungs() -> Iterator[dict[str, object]]:
    """The ladder of this month, in the server and everywhere."""
    month = month_of(day_of(now_ms()))
    for name, (points, deals) in SUMS.items():
        user = seated(name).user_id
        for guild in (GUILD, EVERYWHERE):
            own = {"guild_id": guild, "month": month, "user_id": user}
            yield own | {"points": points, "deals": deals}


def deeds() -> Iterator[dict[str, object]]:
    """What Carol, who is a moderator, did."""
    carol, eve = HUMANS[2], HUMANS[4]
    for ago, kind in ((2, "ban"), (1, "lift")):
        until = now_ms() + todays.DAY_MS if kind == "ban" else None
        yield {
            "guild_id": GUILD,
            "by_user_id": carol.id,
            "by_name": carol.name,
            "kind": kind,
            "about_user_id": eve.id,
            "about_name": eve.name,
            "until_ms": until,
            "reason": "Left three tables" if kind == "ban" else None,
            "at_ms": now_ms() - ago * HOUR_MS,
        }


async def tries(url: str, variant: str) -> None:
    """Let people have had their tries at today's deal of a game, which the bot has made."""
    db = await Database.open(url)
    day = day_of(now_ms())
    async with db.transaction() as tx:
        deal = (await todays.deals(tx, day))[variant]
        if deal.strong is None:
            await todays.judge(tx, deal, STRONG)
        for name, lead in LEADS.items():
            await attempt(tx, deal, name, lead)
        for game, grade, hints, solved in PUZZLES:
            key = Key(HUMANS[0].id, day, game, grade)
            for _ in range(hints):
                await puzzles.take_hint(tx, key, "ab", hints)
            await puzzles.answer(tx, key, "ab", int(not solved), solved=solved)
    await db.close()


async def attempt(tx: Transaction, deal: Deal, name: str, lead: int) -> None:
    """The one try of somebody, over."""
    own = asdict(deal)
    new = NewGame(
        channel_id=CHANNEL,
        guild_id=GUILD,
        variant=deal.variant,
        rules=own["rules"],
        dealer=deal.dealer,
        players=[seated(name), seated("Jolly")],
        seed=deal.seed,
        commitment=deal.commitment,
        now_ms=now_ms(),
        computer="strong",
        occasion="today",
    )
    user = new.players[0].user_id
    assert user is not None
    game = await todays.begin(tx, deal, user, new)
    over = {"state": "finished", "winner": 1 if lead > 0 else 2, "finished_ms": now_ms()}
    await tx.execute(update(games).where(games.c.id == game).values(over))
    await todays.record(tx, game, lead, now_ms())
