"""Scorecards in channels: posted once a day, and edited as their owners go on.

That a card is to stand somewhere is stored before it is posted. What could not be shown before we
went is shown when we are back. Where its message was deleted, or its channel is closed, it ends.
"""

import hashlib
from dataclasses import dataclass, field

import discord

from bot.club.scorecard.day import DayPlayed, day_played
from bot.club.scorecard.view import shared_view
from bot.messages.announcer import Announcer
from bot.messages.posting import Once, Post, Poster, edited, is_final
from bot.messages.pressed import has_control
from bot.messages.surfaces import EditLane
from bot.people.languages import Languages
from bot.render.layout import MessageLayout
from bot.runtime.budget import Budget, Urgency
from bot.runtime.clock import MS, now_ms
from bot.runtime.desk import Desk
from bot.runtime.newest import Newest
from bot.table.table import Table
from data import scorecards
from data.days import day_of
from data.ids import NO_USER, ChannelId, MessageId, UserId
from data.scorecards import Scorecard
from data.todays import OWN_SEAT

FOLLOWS_MS = 10 * MS
"""How soon a card follows what its owner has done, with all that they do until then."""
LANES = 1000
"""Channels of which is remembered how much was edited in them lately."""


@dataclass(eq=False, repr=False)
class Sharing:
    """Keeps scorecards in channels current."""

    _desk: Desk
    _languages: Languages
    _poster: Poster
    _budget: Budget
    _announcer: Announcer
    _lanes: Newest[ChannelId, EditLane] = field(default_factory=lambda: Newest(LANES))

    def begin(self) -> None:
        """Bring up to date what we could not before we went."""
        self._desk.timers.set("scorecards", now_ms(), self._look)

    async def _look(self) -> None:
        for card in await self._desk.db.read(scorecards.shared_since, yesterday()):
            if self._desk.shards.is_ours(card.guild_id):
                await self.show(card)

    def follow(self, table: Table, _: bool = True) -> None:
        """Bring the cards of whoever plays a deal of the day up to date, as it is over."""
        if table.over and table.row.is_todays:
            self.went_on(table.row.players[OWN_SEAT - 1].user_id or NO_USER)

    def went_on(self, user: UserId) -> None:
        """Bring the cards of *user* up to date soon: they have done something of the day."""
        key = ("scorecards", user)
        if key not in self._desk.timers:
            self._desk.timers.set(key, now_ms() + FOLLOWS_MS, self._go_on, user)

    async def _go_on(self, user: UserId) -> None:
        # A deal that was begun before midnight belongs to the card of that day.
        for card in await self._desk.db.read(scorecards.shared_by, user, yesterday()):
            await self.show(card)

    async def show(self, card: Scorecard) -> None:
        """Let *card* show in its channel what its owner has done by now."""
        key = "scorecard", card.day, card.user_id, card.channel_id
        await self._poster.until_done(key, self._show, key, card)

    async def _show(self, key: tuple[object, ...], card: Scorecard) -> None:
        async with self._desk.db.reading() as tx:
            stored = await scorecards.now(tx, card)
            played = await day_played(tx, card.user_id, card.day)
        shown = checksum(played, card.name)
        if stored is None or stored.shown == shown:
            return
        lane = self._lane(card.channel_id)
        if stored.message_id is not None and (free_ms := lane.free_ms(now_ms())) > now_ms():
            self._desk.timers.set(key, free_ms, self.show, card)
            return
        try:
            message = await self._put(stored, played, lane)
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            message = None
        if message is None:
            await self._desk.db.write(scorecards.stop, card)
        else:
            await self._desk.db.write(scorecards.note, card, message, shown)

    def _lane(self, channel: ChannelId) -> EditLane:
        """What may be edited in a channel, shared with the tables there."""
        lane = self._announcer.lane(channel)
        self._lanes[channel] = lane
        return lane

    async def _put(self, card: Scorecard, played: DayPlayed, lane: EditLane) -> MessageId | None:
        """Post *card*, or edit it; None where it was deleted. Raises what Discord answers."""
        language = await self._languages.of_channels(card.guild_id)
        look = await self._poster.look(card.guild_id, card.channel_id)
        content = shared_view(
            language, played, card.name, mark_of(card), in_words=look.cards == "text"
        )
        if card.message_id is None:
            return await self._post(card, content)
        place = self._desk.place(card.channel_id, card.guild_id)
        lane.slot_ms(now_ms())
        async with self._budget.turn(Urgency.UNTOUCHED):
            stands = await edited(place, card.message_id, content)
        return card.message_id if stands else None

    async def _post(self, card: Scorecard, content: MessageLayout) -> MessageId:
        own = f"scorecard:words:{mark_of(card)}"
        once = Once(f"sc{mark_of(card)}", card.shared_ms, lambda one: has_control(one, own))
        post = Post(card.guild_id, card.channel_id, once)

        async def compose(_: object) -> MessageLayout:
            return content

        return await self._poster.keep(post, None, compose)


def yesterday() -> int:
    """The day before the present one, UTC."""
    return day_of(now_ms()) - 1


def checksum(played: DayPlayed, name: str) -> str:
    """What tells whether a card shows something else than it did."""
    return hashlib.sha256(repr((played.games, name)).encode()).hexdigest()[:16]


def mark_of(card: Scorecard) -> str:
    """What tells the message of a card from all others in its channel."""
    own = f"{card.day} {card.user_id} {card.channel_id} {card.shared_ms}"
    return hashlib.sha256(own.encode()).hexdigest()[:12]
