"""Private hands: answered to their owner's presses and commands, and kept current afterwards."""

import logging
from collections.abc import Awaitable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field, replace

import discord

from bot.messages.dms import Dms
from bot.messages.failures import TokenEnded, all_of, living, quietly
from bot.messages.hand_contents import HandContents, Version, version_of
from bot.messages.replies import is_typed, reply_privately
from bot.messages.side_messages import SideMessages
from bot.messages.tokens import Tokens, is_final
from bot.people.languages import Languages
from bot.people.look import Look
from bot.people.looks import Looks
from bot.people.texts import say
from bot.render.hand import ON_TURN, HandPage
from bot.render.layout import MessageLayout
from bot.runtime.clock import now_ms, snowflake, until_ms
from bot.runtime.desk import Desk
from bot.runtime.senders import AnyClick, answer_of, channel_of, message_of, user_of
from bot.runtime.signals import Signal
from bot.table.drafts import arranged
from bot.table.table import Table
from bot.table.tables import Tables
from data.ids import NO_USER, GameId, MessageId, Ms, UserId
from engine.cards import Seat

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ShownHand:
    """A hand shown by an interaction, which alone can edit it; *version* is what it shows."""

    interaction: AnyClick
    until_ms: Ms
    message: MessageId | None
    version: Version
    is_elsewhere: bool
    """Another process shows the table; this hand only we can bring up to date."""
    is_left: bool = False
    """Its owner has gone on in the DM since."""


@dataclass(eq=False, repr=False)
class Hands:
    """Shows hands, each to its owner only."""

    _desk: Desk
    _tables: Tables
    _languages: Languages
    _looks: Looks
    _contents: HandContents
    _dms: Dms
    _tokens: Tokens
    _side_messages: SideMessages
    behind: Signal[Table] = field(default_factory=Signal)
    """What is shown of a table is older than the answer that was just given."""
    seen: Signal[Table, Seat] = field(default_factory=Signal)
    """Who sits there has their hand as the answer to a press or a command of theirs."""
    rearranged: Signal[Table] = field(default_factory=Signal)
    """The same of one player's own hand, which they may have in two messages."""
    _shown: dict[tuple[GameId, UserId], ShownHand] = field(default_factory=dict)
    """The newest ephemeral hand by game and user."""

    def answering(self, press: AnyClick) -> AbstractContextManager[None]:
        """Note that the hand in the pressed message is brought up to date by the answer."""
        message = message_of(press)
        return self._tokens.answering(message) if message else nullcontext()

    async def show(
        self,
        interaction: AnyClick,
        table: Table,
        page: HandPage = ON_TURN,
        *,
        in_place: bool,
    ) -> None:
        """Answer with the presser's own hand: in the pressed message, or in a new ephemeral one.

        Never in a message that others can read, whatever was pressed there. *page*: what is marked
        in the hand, the choice that is open, and a word on top.
        Raises Refused where they do not sit at *table*.
        """
        user = user_of(interaction)
        seat = table.own_seat(user)
        language, look = await self._read_by(interaction, table)
        if await self._is_beside(interaction, table, seat, in_place=in_place):
            self._desk.tasks.start(self._side_messages.take_away(table.id, user, interaction.id))
            await self._point_to(interaction, table, seat, (language, look), page.note)
            return
        page = replace(page, typed=is_typed(interaction))
        version, content = await self._contents.content(
            table, seat, language, look, page, hasty=True
        )
        self._desk.tasks.start(self._side_messages.take_away(table.id, user, interaction.id))
        await self._answer(interaction, table, seat, version, content, in_place=in_place)
        self.seen.publish(table, seat)
        if self._dms.tell_closed(user):
            # A message of its own: the hand is soon shown anew.
            await reply_privately(interaction, say(language, "dm-closed"))
        if version.standing != table.standing(seat):
            # The table has moved on meanwhile, or the answer has covered an edit that was newer.
            self.behind.publish(table)
        elif table.variant.tiles and self._lacks(table, seat, user):
            self.rearranged.publish(table)

    async def _is_beside(
        self, click: AnyClick, table: Table, seat: Seat, *, in_place: bool
    ) -> bool:
        """Whether the answer would be a second hand in the DM where the one hand stands."""
        if table.over or click.guild_id is not None or (in_place and is_private(click)):
            return False
        return await self._dms.stands_in(table, seat, channel_of(click))

    async def _point_to(
        self, click: AnyClick, table: Table, seat: Seat, read_by: tuple[str, Look], note: str
    ) -> None:
        """Answer in the DM with a line, and let the one hand there follow at once."""
        language, look = read_by
        player = table.row.players[seat - 1]
        key = table.id, user_of(click)
        if (shown := self._shown.get(key)) is not None:
            # They go on in the DM: that is where they look.
            self._shown[key] = replace(shown, is_left=True)
        url = f"https://discord.com/channels/@me/{player.dm_channel_id}/{player.dm_message_id}"
        line = say(language, "hand-follows", game=table.id, url=url)
        away = await reply_privately(click, f"{note}\n{line}" if note else line, look=look)
        self._side_messages.keep(click, table.id, away)
        self.behind.publish(table)

    async def _read_by(self, click: AnyClick, table: Table) -> tuple[str, Look]:
        """The clicker's language and look, as far as the answer to *click* can have it."""
        language = await self._languages.of_click(click)
        look = await self._looks.of_user(user_of(click), table.row.guild_id)
        return language, look

    def _lacks(self, table: Table, seat: Seat, user: UserId) -> bool:
        """Whether a hand that is shown elsewhere has not what was just arranged in another."""
        shown, now = self._shown.get((table.id, user)), arranged(table, seat)
        is_behind = shown is not None and shown.version.arranged != now
        return is_behind or self._dms.lacks(table, seat)

    async def _answer(
        self,
        interaction: AnyClick,
        table: Table,
        seat: Seat,
        version: Version,
        content: MessageLayout,
        *,
        in_place: bool,
    ) -> None:
        if not (in_place and is_private(interaction)):
            sent = await interaction.response.send_message(**content.new(), ephemeral=True)
            self._remember(interaction, table, answer_of(sent), version)
            return
        await interaction.response.edit_message(**content.edit())
        message = interaction.message
        if message is None or message.flags.ephemeral:
            self._remember(interaction, table, message_of(interaction), version)
        else:
            number = MessageId(message.id)
            self._tokens.keep(interaction, number)
            self._dms.is_current(table, seat, number, version)

    def _remember(
        self, click: AnyClick, table: Table, message: MessageId | None, version: Version
    ) -> None:
        is_elsewhere = table.shard_elsewhere is not None
        shown = ShownHand(click, until_ms(click), message, version, is_elsewhere)
        key = table.id, user_of(click)
        before = self._shown.pop(key, None)
        if before is not None and before.message != message:
            self._desk.tasks.start(self._take_away(before))
        if table.over:
            return
        self._shown[key] = shown
        self._desk.timers.set(("hand", message), shown.until_ms, self._say_last, *key, message)

    async def _take_away(self, shown: ShownHand) -> None:
        """Take away a hand, as a newer one is on its owner's screen, while its token lives."""
        self._desk.timers.cancel(("hand", shown.message))
        if now_ms() <= shown.until_ms:
            await quietly(shown.interaction.delete_original_response)

    async def _say_last(self, game: GameId, user: UserId, message: MessageId | None) -> None:
        """Bring a hand up to date for the last time, as its token ends; from now on it says so."""
        shown = self._shown.get((game, user))
        if shown is None or shown.message != message:
            return
        del self._shown[game, user]
        table = await self._tables.get(game)
        seat = table.seat_of(user)
        if seat is not None and not table.over:
            # It is seen nowhere else now: a DM that was parked for it comes back.
            self.behind.publish(table)
            await quietly(lambda: self._edit(table, seat, shown, as_of_ms=now_ms()))

    async def say_farewell(self) -> None:
        """Bring all hands up to date for the last time: once we end nobody can edit them."""
        shown = [(*key, one.message) for key, one in self._shown.items()]
        await all_of(*(self._say_last(*one) for one in shown))

    async def refresh(self, table: Table) -> bool:
        """Bring the ephemeral hands of *table* up to date, as far as their tokens still live.

        Returns whether something had to be changed.
        """
        refreshed: list[Awaitable[object]] = []
        for user in [player.user_id or NO_USER for player in table.row.players]:
            key = (table.id, user)
            if table.over:
                # What was told beside a hand before that goes as well.
                ended = snowflake(table.row.finished_ms or now_ms())
                refreshed.append(self._side_messages.take_away(table.id, user, ended))
            shown, seat = self._shown.get(key), table.seat_of(user)
            if shown is None or seat is None:
                continue
            if now_ms() > shown.until_ms:
                del self._shown[key]
            else:
                if table.over:
                    # Kept only for the answer to the last move, which takes its place.
                    shown = self._shown[key] = replace(shown, is_elsewhere=False)
                refreshed.append(self._refresh(table, seat, shown))
        return any(await all_of(*refreshed))

    async def _edit(
        self, table: Table, seat: Seat, shown: ShownHand, *, as_of_ms: Ms | None = None
    ) -> None:
        click = shown.interaction
        language, look = await self._read_by(click, table)
        page = replace(self._page(table, shown), as_of_ms=as_of_ms)
        _, content = await self._contents.content(table, seat, language, look, page)
        await living(click).edit_original_response(**content.edit())

    def _page(self, table: Table, shown: ShownHand) -> HandPage:
        """What is marked in the message of *shown*, and whether a command has asked for it."""
        marks = self._contents.marks_in(table, shown.message)
        return HandPage(marks=marks, typed=is_typed(shown.interaction))

    async def _refresh(self, table: Table, seat: Seat, shown: ShownHand) -> bool:
        click = shown.interaction
        await self._tokens.answered(shown.message)
        if self._shown.get((table.id, user_of(click)), shown) is not shown:
            # Answered meanwhile: the answer is newer, or has asked to be followed by another.
            return False
        language, look = await self._read_by(click, table)
        if shown.version == version_of(table, seat, language, look):
            # What is current stays as it is: an edit would close the choice its owner has open.
            return False
        page = self._page(table, shown)
        version, content = await self._contents.content(table, seat, language, look, page)
        if self._shown.get((table.id, user_of(click)), shown) is not shown:
            # Pressed and answered while the hand was worked out.
            return False
        try:
            await living(click).edit_original_response(**content.edit())
        except (discord.HTTPException, TokenEnded) as error:
            if not is_final(error):
                raise
            # The person may have dismissed it, which nobody tells us.
            log.debug("an ephemeral hand is gone: %s", error)
            if self._kept(table, shown) is not None:
                del self._shown[table.id, user_of(click)]
                if not table.over:
                    self.behind.publish(table)
            return True
        if (kept := self._kept(table, shown)) is not None:
            self._shown[table.id, user_of(click)] = replace(kept, version=version)
        return True

    def _kept(self, table: Table, shown: ShownHand) -> ShownHand | None:
        """What is known by now of the message of *shown*; None where another took its place."""
        kept = self._shown.get((table.id, user_of(shown.interaction)))
        return kept if kept is not None and kept.message == shown.message else None

    def shown_elsewhere(self) -> set[GameId]:
        """The games of other processes of which somebody may have an ephemeral hand from us."""
        return {game for (game, _), one in self._shown.items() if one.is_elsewhere}

    def are_behind(self, table: Table) -> bool:
        """Whether an ephemeral hand shows an earlier state of *table*."""
        shown = (
            (player.seat, self._shown.get((table.id, player.user_id or NO_USER)))
            for player in table.row.players
        )
        return any(
            one is not None and one.version.standing != table.standing(seat) for seat, one in shown
        )

    def are_shown(self, table: Table) -> bool:
        """Whether anybody looks at an ephemeral hand of *table* that is kept current."""
        return any(self.is_shown(table, one.user_id or NO_USER) for one in table.row.players)

    def is_shown(self, table: Table, user: UserId) -> bool:
        """Whether *user* looks at an ephemeral hand of *table* that is kept current."""
        shown = self._shown.get((table.id, user))
        return shown is not None and now_ms() <= shown.until_ms and not shown.is_left

    def forget_old(self) -> None:
        """Forget the hands that nobody can bring up to date any more."""
        now = now_ms()
        for key in [key for key, one in self._shown.items() if now > one.until_ms]:
            del self._shown[key]


def is_private(press: AnyClick) -> bool:
    """Whether the presser alone reads the pressed message, and a hand can stand in it."""
    if press.message is None or not press.message.flags.components_v2:
        return False
    return press.message.flags.ephemeral or press.guild_id is None
