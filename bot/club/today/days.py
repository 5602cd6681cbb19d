"""The deal of the day: its cards are fixed days before, everybody has one try, and it ends in UTC.

Nothing of it stands in a channel. Its games are sealed: who has not played the same cards sees
nothing of them until the day is over.
"""

import asyncio
import logging
from dataclasses import dataclass, field

from bot.club.today.counting import JUDGED_DAYS, Ladders
from bot.club.today.deals import LEVEL, judged, new_deal, offered
from bot.lobby.begin import Beginnings, clicker, known_channel
from bot.lobby.door import admit, knock
from bot.messages.hands import Hands
from bot.people.languages import Languages
from bot.people.refused import Refused
from bot.people.texts import say
from bot.runtime.clock import HOUR_MS, MINUTE_MS, now_ms
from bot.runtime.desk import Desk
from bot.runtime.senders import AnyClick, guild_of, user_of
from bot.runtime.worker_process import WorkerDied
from bot.runtime.workers import Workers
from bot.table.tables import Tables
from data import todays
from data.errors import AlreadyTried
from data.games import GameRow, NewGame, NewPlayer
from data.ids import GameId, GuildId, UserId
from data.store.transaction import Transaction
from data.todays import DAY_MS, OWN_SEAT, Board, Deal, Try, day_of
from engine.placing import lead
from engine.players.thoughts import nearest, played_out
from engine.variants import VARIANTS

log = logging.getLogger(__name__)

AHEAD_DAYS = 7
"""So many days ahead cards are fixed: whoever is away for less has every day committed to."""
KEPT_DAYS = 60
"""So long results can be looked at; the games themselves stay."""
AGAIN_MS = MINUTE_MS
"""How soon a day is looked at again that is over, and of which somebody still plays the cards."""


@dataclass(frozen=True, slots=True)
class Day:
    """What somebody sees of a day: its deals, their own tries, and how these stand."""

    day: int
    deals: dict[str, Deal]
    tries: dict[str, Try]
    boards: dict[str, Board]


@dataclass(eq=False, repr=False)
class Todays:
    """Makes the deals, begins the tries, and opens what is over."""

    _desk: Desk
    _tables: Tables
    _workers: Workers
    _languages: Languages
    _hands: Hands
    _beginnings: Beginnings
    _ladders: Ladders
    _judging: asyncio.Lock = field(default_factory=asyncio.Lock)

    def begin(self) -> None:
        """Look after the days from now on, in the process of the first shard alone."""
        if 0 in self._desk.shards.own:
            self._desk.timers.set("todays", now_ms(), self._look)
            self._desk.timers.set("today-judge", now_ms(), self._judge)

    async def _look(self) -> None:
        """Fix the cards of the days to come, and let go of what was secret of those before."""
        today = day_of(now_ms())
        # Where the database refuses, this is begun again (Timers.try_now).
        for day in range(today, today + AHEAD_DAYS + 1):
            await self.ensure(day)
        async with self._desk.db.transaction() as tx:
            await todays.forget_marks(tx, today)
            opened = await todays.unseal(tx, today)
            waiting = await todays.waits(tx, today)
            await todays.remove(tx, today - KEPT_DAYS)
        for table in self._tables.known(opened):
            async with table.lock, self._desk.db.reading() as tx:
                await table.reload(tx)
        await self._ladders.count()
        again_ms = now_ms() + AGAIN_MS if waiting else (today + 1) * DAY_MS
        self._desk.timers.set("todays", again_ms, self._look)

    async def ensure(self, day: int) -> None:
        """Fix the cards of *day* where no process has done so: whoever comes first makes them."""
        async with self._desk.db.transaction() as tx:
            missing = sorted(await todays.missing(tx, day, offered()))
            await todays.store(tx, [new_deal(VARIANTS[key], day, now_ms()) for key in missing])

    async def _judge(self) -> None:
        """Work out what the strong level makes of the cards that somebody plays, or has played."""
        self._desk.timers.set("today-judge", now_ms() + HOUR_MS, self._judge)
        async with self._judging:
            for deal in await self._desk.db.read(todays.unjudged, day_of(now_ms()) - JUDGED_DAYS):
                if deal.variant in VARIANTS:
                    await self.judge(deal)
        await self._ladders.count()

    async def judge(self, deal: Deal) -> None:
        """Work out what the strong level makes of one deal, and remember that."""
        try:
            end = await self._workers.work(played_out, *judged(deal))
        except WorkerDied as error:
            log.error("nobody has judged the deal of the day (%s); trying again", error)
            return
        await self._desk.db.write(todays.judge, deal, lead(end, OWN_SEAT))

    async def play(self, click: AnyClick, day: int, variant: str) -> GameId | None:
        """Begin the clicker's try, or show the hand of the one that goes on.

        Gives the game of a try that is over, for its result to be shown instead. Raises Refused
        where the day is another one by now, or where they cannot be told any more how it went.
        """
        if day != day_of(now_ms()):
            raise day_over(await self._languages.of_click(click))
        tries = await self._desk.db.read(todays.tries_of, day, user_of(click))
        found = tries.get(variant)
        if found is not None and found.is_over:
            return found.game
        game = found.game if found else await self._begin(click, day, variant)
        if found is None:
            await self._beginnings.begin(game)
            self._desk.timers.set("today-judge", now_ms(), self._judge)
        await self._hands.show(click, await self._tables.get(game), in_place=True)
        return None

    async def _begin(self, click: AnyClick, day: int, variant: str) -> GameId:
        language = await self._languages.of_click(click)
        guest = await knock(click, guild_of(click))
        await self.ensure(day)
        try:
            async with self._desk.db.transaction() as tx:
                await admit(tx, guest)
                deal = (await todays.deals(tx, day)).get(variant)
                if deal is None:
                    raise Refused("today-none")
                if deal.key is None:
                    # By the clock of another process it is over.
                    raise day_over(language)
                new = new_try(click, deal, say(language, "computer-name"))
                return await todays.begin(tx, deal, user_of(click), new)
        except AlreadyTried:
            raise Refused("today-had") from None

    async def day(self, day: int, *, guild: GuildId | None, user: UserId) -> Day:
        """What *user* may see of *day* in the server *guild*, or in a DM."""
        today = day_of(now_ms())
        if day in (today, today + 1):
            await self.ensure(day)
        async with self._desk.db.reading() as tx:
            deals = await todays.deals(tx, day)
            tries = await todays.tries_of(tx, day, user)
            boards = {
                key: await todays.board(tx, day, key, guild=guild, user=user)
                for key in deals
                if await self._may_see(tx, day, key, tries.get(key))
            }
        return Day(day, deals, tries, boards)

    async def _may_see(self, tx: Transaction, day: int, variant: str, own: Try | None) -> bool:
        """Whether somebody may see what others did: after their own try, or when all is over."""
        done = own is not None and own.is_over
        return done or await todays.is_open(tx, day, variant, day_of(now_ms()))

    async def tomorrow(self, variant: str, day: int) -> str:
        """The fingerprint of the cards of the day after *day*; empty where there are none."""
        await self.ensure(day + 1)
        found = (await self._desk.db.read(todays.deals, day + 1)).get(variant)
        return found.commitment if found else ""

    async def check_past(self, row: GameRow, user: UserId) -> None:
        """Raise Refused where *user* may not look back yet at somebody's try, or their own."""
        async with self._desk.db.reading() as tx:
            found = await todays.subject(tx, row.id)
            if found is None:
                return
            day, variant = found
            own = (await todays.tries_of(tx, day, user)).get(variant)
            sees = await self._may_see(tx, day, variant, own)
        if not sees:
            language = await self._languages.of_user(user, row.guild_id)
            raise Refused("today-sealed", [today_way(language)], game=row.id)


def day_over(language: str) -> Refused:
    """What somebody is told who begins a try a day late, with the way to the new deals."""
    return Refused("today-day-over", [today_way(language)])


def today_way(language: str) -> tuple[str, str]:
    """The label and the id of the button that leads to the deals of the day."""
    return say(language, "button-club-today"), "club:today"


def new_try(click: AnyClick, deal: Deal, computer: str) -> NewGame:
    """The clicker's game: the cards of the day, which follow from the seed alone."""
    me, now = clicker(click), now_ms()
    level = nearest(VARIANTS[deal.variant], LEVEL)
    return NewGame(
        channel_id=known_channel(click),
        guild_id=guild_of(click),
        variant=deal.variant,
        rules=deal.rules,
        dealer=deal.dealer,
        players=[NewPlayer(me.user_id, me.name), NewPlayer(None, computer)],
        seed=deal.seed,
        commitment=deal.commitment,
        now_ms=now,
        computer=level.value,
        occasion="today",
        audience="sealed",
    )
