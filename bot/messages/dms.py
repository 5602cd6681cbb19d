"""Hands by DM: one message for each player and game, edited in place.

While a hand waits for its player nothing but hands stands below: after what they are told there it
is sent anew, and the old one deleted.
"""

import logging
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple

import discord
from discord import ui

from bot.messages.failures import quietly
from bot.messages.frames import jump_url
from bot.messages.hand_contents import HandContents, Version, version_of
from bot.messages.lanes import Openings
from bot.messages.posting import (
    Once,
    Unnoted,
    edit,
    nonce_of,
    posted_once,
    successor,
    was_there,
)
from bot.messages.pressed import has_control, read_back
from bot.messages.tokens import Tokens
from bot.people.languages import Languages
from bot.people.look import Look
from bot.people.looks import Looks
from bot.people.preferences import Preferences
from bot.people.quiet_hours import is_quiet
from bot.render.hand import HandPage
from bot.render.layout import NOBODY, MessageLayout
from bot.render.pressable import pressable
from bot.render.private import parked_view
from bot.runtime.budget import Budget, Urgency
from bot.runtime.clock import MINUTE_MS, now_ms
from bot.runtime.desk import Desk
from bot.runtime.newest import Newest
from bot.runtime.signals import Signal
from bot.table.drafts import arranged
from bot.table.table import Table
from data import games, settings
from data.games import PlayerRow
from data.ids import NO_MESSAGE, NO_USER, ZERO_MS, ChannelId, GameId, MessageId, Ms, UserId
from engine.cards import Seat

log = logging.getLogger(__name__)

LOOKED_AT = 20
"""So many messages from a hand on are looked through for what was told below it."""
MOST_TOLD = 20_000
"""People of whom is remembered when something was told them last."""
TOO_FAST = 40003
"""Discord's code: we open direct messages too fast."""
WAIT_MS = 10 * MINUTE_MS
"""How long no new DM is opened then. Who has none plays through the button at the table."""
PARK_AT, BACK_AT = 0.5, 0.35
"""Where so much of the budget is in use, hands whose players look at another one are parked, and
where it is so little, they come back: what one of them costs lies between, or they would swing."""
PARKED_MS, BACK_EVERY_MS = MINUTE_MS, 250
"""How long a hand stays parked at least, and how soon after one the next comes back."""


class Parked(NamedTuple):
    """What a DM shows that claims nothing of the game, and since when.

    *by_wish*: its player wants to play in the channel.
    """

    language: str
    since_ms: Ms
    by_wish: bool


@dataclass(eq=False, repr=False)
class Dms:
    """Keeps the hands in the players' DMs current."""

    _desk: Desk
    _preferences: Preferences
    _languages: Languages
    _looks: Looks
    _contents: HandContents
    _budget: Budget
    _tokens: Tokens
    _openings: Openings
    _shown: dict[tuple[GameId, Seat], Version | Parked] = field(default_factory=dict)
    """What a player's DM shows."""
    _unnoted: Unnoted = field(default_factory=Unnoted)
    _closed: set[UserId] = field(default_factory=set)
    """Users whose DMs turned out to be closed and who have not been told yet."""
    _back_ms: Ms = ZERO_MS
    """When a hand came back last."""
    _opens_ms: Ms = ZERO_MS
    """When new DMs may be opened again."""
    _told: Newest[UserId, MessageId] = field(default_factory=lambda: Newest(MOST_TOLD))
    """The newest message to each person that is no hand."""
    told: Signal[UserId] = field(default_factory=Signal)
    """This person was told something below their hands, of which one may wait for them."""

    def forget(self, table: Table) -> None:
        """Drop what is remembered of a finished table."""
        for player in table.row.players:
            self._shown.pop((table.id, player.seat), None)
        self._unnoted.forget(table)

    def is_free(self, message: MessageId) -> bool:
        """Whether *message* can be edited without a call that counts."""
        return self._tokens.lives(message)

    def is_current(self, table: Table, seat: Seat, message: MessageId, version: Version) -> None:
        """Note that a press in a DM was just answered with the hand in this *version*."""
        if not table.over and table.row.players[seat - 1].dm_message_id == message:
            self._shown[table.id, seat] = version

    def lacks(self, table: Table, seat: Seat) -> bool:
        """Whether a player's DM may show another working table of tiles than the present one."""
        if table.row.players[seat - 1].dm_message_id is None:
            return False
        shown = self._shown.get((table.id, seat))
        if isinstance(shown, Parked):
            return False
        return shown is None or shown.arranged != arranged(table, seat)

    def rest_at(self, table: Table) -> bool:
        """Whether a hand of *table* is parked that the next process is to bring back."""
        shown = (self._shown.get((table.id, player.seat)) for player in table.row.players)
        return any(isinstance(one, Parked) and not one.by_wish for one in shown)

    async def stands_in(self, table: Table, seat: Seat, channel: ChannelId | None) -> bool:
        """Whether *channel* is the DM in which we keep the hand of *seat* current."""
        player = table.row.players[seat - 1]
        is_kept = player.dm_message_id is not None and table.shard_elsewhere is None
        if not is_kept or player.dm_channel_id != channel:
            return False
        preferences = await self._preferences.of_user(player.user_id or NO_USER)
        return preferences.messages == "dm" and preferences.dm_consent

    def tell_closed(self, user: UserId) -> bool:
        """Whether *user* is to be told now that their DMs are closed; then no more."""
        if user not in self._closed:
            return False
        self._closed.discard(user)
        return True

    async def show(
        self, table: Table, seat: Seat, urgency: Urgency, *, elsewhere: bool = False
    ) -> bool:
        """Bring the hand of *seat* up to date; DMs that are closed are no fault.

        *elsewhere*: its player looks at another one. Where that would take more than half of the
        calls, it is parked, and where they want no hand by DM any more. Returns whether something
        had to be changed.
        """
        player = table.row.players[seat - 1]
        user = player.user_id
        if user is None or user <= 0 or table.row.occasion == "tournament":
            # An evening's hands are opened at the tables: no flood of new messages.
            return False
        preferences = await self._preferences.of_user(user)
        wanted = preferences.messages == "dm"
        # What was sent can be read, and is true, when nothing more can be sent.
        is_opened = player.dm_message_id is not None
        if not preferences.dm_consent or not (is_opened or (wanted and not preferences.dm_closed)):
            return False
        await self._tokens.answered(player.dm_message_id)
        language = await self._languages.of_user(user, table.row.guild_id)
        look = await self._looks.of_user(user, table.row.guild_id)
        shown, is_covered = self._shown.get((table.id, seat)), self._is_covered(table, player)
        if shown == version_of(table, seat, language, look) and not is_covered:
            return False
        if isinstance(shown, Parked) and may_park(table) and not wanted:
            return False
        if elsewhere and isinstance(shown, Parked) and self._stays(shown, language):
            return False
        try:
            if player.dm_message_id is None and not table.over and await self._open(user) is None:
                return False
            if self._tokens.lives(player.dm_message_id) and not (is_covered and wanted):
                await self._bring(table, seat, language, look)
            else:
                async with self._budget.turn(urgency):
                    is_dear = elsewhere and not is_covered and self._budget.load >= PARK_AT
                    if (is_dear or not wanted) and may_park(table):
                        await self._park(table, seat, language, by_wish=not wanted)
                    else:
                        await self._bring(table, seat, language, look)
        except discord.Forbidden:
            # Cannot send to this user (50007), or no server in common (50278).
            await self._close(user)
            if is_opened:
                async with self._budget.turn(urgency):
                    await quietly(lambda: self._bring(table, seat, language, look))
        return True

    def _stays(self, shown: Parked, language: str) -> bool:
        """Whether a parked hand stays parked: those that come back come one by one."""
        now = now_ms()
        if shown.language != language:
            return False
        if now - shown.since_ms >= PARKED_MS and self._budget.load < BACK_AT:
            is_next = now - self._back_ms >= BACK_EVERY_MS
            self._back_ms = now if is_next else self._back_ms
            return not is_next
        return True

    async def _park(self, table: Table, seat: Seat, language: str, *, by_wish: bool) -> None:
        """Say in the DM where the player plays, and offer the hand, which claims nothing then.

        A hand that was pressed meanwhile has a token again, and follows by it.
        """
        player = table.row.players[seat - 1]
        if self._tokens.lives(player.dm_message_id):
            return
        view = parked_view(language, table.id, table.row.channel_id, jump_url(table))
        if await self._edit(table, player, view) or by_wish:
            self._shown[table.id, seat] = Parked(language, now_ms(), by_wish)

    async def _bring(self, table: Table, seat: Seat, language: str, look: Look) -> None:
        key, player = (table.id, seat), table.row.players[seat - 1]
        if (player.user_id or 0) <= 0:
            # Their data was deleted a moment ago.
            return
        if key not in self._shown:
            await self._look(table, player)
        page = HandPage(marks=self._contents.marks_in(table, player.dm_message_id))
        version, content = await self._contents.content(table, seat, language, look, page)
        if self._shown.get(key) == version and not self._is_covered(table, player):
            # A press in it was answered meanwhile, perhaps with a note that is to stay.
            return
        if await self._send(table, player, content):
            self._shown[key] = version
            if version.arranged != arranged(table, seat):
                # Arranged while the hand was on its way: nobody knew yet that it lacks that.
                await self._bring(table, seat, language, look)

    async def _look(self, table: Table, player: PlayerRow) -> None:
        """After a restart the DM alone knows what is marked in a hand, and what stands below it."""
        if player.dm_channel_id is None or player.dm_message_id is None:
            return
        place, message = self._desk.place(player.dm_channel_id, None), player.dm_message_id
        since = discord.Object(message - 1)
        with suppress(discord.NotFound):
            async for found in place.history(after=since, limit=LOOKED_AT):
                if found.id == message:
                    self._contents.marked(table, message, read_back(found))
                elif found.author == self._desk.client.user and is_text(found):
                    self._note_told(player.user_id or NO_USER, found)

    def _note_told(self, user: UserId, message: discord.Message) -> None:
        self._told[user] = max(self._told.get(user, NO_MESSAGE), MessageId(message.id))

    def _is_covered(self, table: Table, player: PlayerRow) -> bool:
        """Whether what was told a player stands below their hand while that waits for them."""
        waits = table.state.to_act == player.seat and not (table.over or table.halted)
        newest = self._told.get(player.user_id or NO_USER, NO_MESSAGE)
        return waits and player.dm_message_id is not None and player.dm_message_id < newest

    async def _close(self, user: UserId) -> None:
        """Remember that the DMs of a player are closed, and to tell them as soon as may be.

        What stands there stays where it is, whatever they were told below it.
        """
        self._told.pop(user, None)
        if (await self._preferences.of_user(user)).dm_closed:
            return
        self._closed.add(user)
        async with self._desk.db.transaction() as tx:
            await settings.change_user(tx, user, dm_closed=True)
        self._preferences.changed(user)

    async def _send(self, table: Table, player: PlayerRow, content: MessageLayout) -> bool:
        """Edit the hand in a DM, or send it where there is none, or where it is no more the last.

        False where that has to wait.
        """
        is_covered, before = self._is_covered(table, player), player.dm_message_id
        if not is_covered and (await self._edit(table, player, content) or table.over):
            return True
        channel = await self._open(player.user_id or NO_USER)
        if channel is None:
            return is_covered and await self._edit(table, player, content)
        silent = is_covered or await self.is_quiet(player.user_id or NO_USER)
        began_ms, client, once = now_ms(), self._desk.client, once_of(table, player)

        async def send() -> discord.Message:
            return await posted_once(client, channel, once, silent=silent, **content.new())

        sent = await self._unnoted.once(table, once.nonce, send)
        if is_covered and before is not None:
            # It goes before its successor is noted: after a crash all of it is done again.
            with suppress(discord.NotFound):
                await channel.get_partial_message(before).delete()
            self._contents.move_marks(before, MessageId(sent.id))
        async with table.noting() as tx:
            columns = {"dm_channel_id": channel.id, "dm_message_id": sent.id}
            await games.note_player(tx, table.id, player.seat, **columns)
        self._unnoted.forget(table)
        if was_there(sent, began_ms):
            await channel.get_partial_message(sent.id).edit(**content.edit())
        return True

    async def _edit(self, table: Table, player: PlayerRow, content: MessageLayout) -> bool:
        """Edit the hand that was sent by DM; False where there is none."""
        if player.dm_channel_id is None or player.dm_message_id is None:
            return False
        if await self._tokens.edit(player.dm_message_id, content):
            return True
        try:
            await edit(self._desk.client, player.dm_channel_id, player.dm_message_id, content)
        except discord.NotFound:
            log.debug("the hand of table #%s was deleted: sending it again", table.id)
            return False
        return True

    async def tell(self, user: UserId, text: str) -> None:
        """Send *text* to *user*; a closed DM is no fault."""
        await quietly(lambda: self.send(user, text))

    async def send(self, user: UserId, text: str, view: ui.View | None = None) -> discord.Message:
        """Send *text* to *user*, with the controls of *view*; raises what Discord answers.

        All that is no hand goes this way: a hand that waits for them is sent anew below it.
        """
        channel = await self._openings.open(user)
        silent, shown = await self.is_quiet(user), view or discord.utils.MISSING
        text = pressable(text)
        sent = await channel.send(text, view=shown, silent=silent, allowed_mentions=NOBODY)
        self._note_told(user, sent)
        self.told.publish(user)
        return sent

    async def is_quiet(self, user: UserId) -> bool:
        """Whether a DM to *user* is to make no sound now."""
        return is_quiet(await self._preferences.of_user(user), now_ms())

    async def _open(self, user: UserId) -> discord.DMChannel | None:
        """The DM with *user*; None while Discord lets us open no more."""
        if now_ms() < self._opens_ms:
            return None
        try:
            return await self._openings.open(user)
        except discord.HTTPException as error:
            if error.code != TOO_FAST:
                raise
            log.warning("Discord wants fewer new direct messages: none for ten minutes")
            self._opens_ms = now_ms() + WAIT_MS
            return None


def may_park(table: Table) -> bool:
    """Whether the players of *table* have another place to be at."""
    return table.row.guild_id is not None and not table.over


def is_text(message: discord.Message) -> bool:
    """Whether *message*, of ours, was told somebody who had not asked; hands have no such text."""
    return bool(message.content) and message.interaction_metadata is None


def once_of(table: Table, player: PlayerRow) -> Once:
    """By what is known the successor of the hand that is noted of *player*, or their first one."""
    before, own = player.dm_message_id, f"hand:{table.id}:"
    nonce = nonce_of(table, "h", player.seat, before)
    return successor(nonce, before, table.row.started_ms, lambda message: has_control(message, own))
