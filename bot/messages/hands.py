"""Private hands: answered to their owner's presses and commands, and kept current afterwards."""

import logging
from collections import Counter, OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import discord

from bot.controls.clicks import Click
from bot.messages.frames import frame_of, jump_url
from bot.messages.illustrating import hand_pictures, where_clicked
from bot.messages.sending import Content
from bot.people.look import Look
from bot.people.looks import Version, version_of
from bot.people.refused import Refused
from bot.people.texts import say
from bot.render.controls import Offer
from bot.render.hand import HandPage, Panel, hand_view
from bot.render.tiles import rack_view
from bot.runtime.asking import asked, prepare
from bot.runtime.clock import MINUTE_MS, now_ms, to_ms
from bot.table.drafts import arranged, draft_of
from bot.table.sorting import in_order
from bot.table.table import Table
from engine.cards import Card, Seat, parse_card, write_card

if TYPE_CHECKING:
    from bot.app import Jolly

log = logging.getLogger(__name__)

TOKEN_MS = 14 * MINUTE_MS
"""An interaction's token edits its message for fifteen minutes; later tries count against us."""
MARKED_MESSAGES = 10_000
"""Messages whose marks are remembered; the oldest are forgotten, as their message shows them."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A hand shown by an interaction, which alone can edit it; *version* is what it shows."""

    interaction: Click
    until_ms: int
    message: int | None
    version: Version
    is_elsewhere: bool
    """Another process shows the table; this hand only we can bring up to date."""


class Hands:
    """Shows hands, each to its owner only."""

    def __init__(self, app: "Jolly") -> None:
        self._app = app
        self._shown: dict[tuple[int, int], Shown] = {}
        """The newest ephemeral hand by game and user."""
        self._marks: OrderedDict[int, tuple[str, ...]] = OrderedDict()
        """What was marked last in a message, newer than what the message itself tells."""

    async def content(
        self,
        table: Table,
        seat: Seat,
        language: str,
        look: Look,
        *,
        marks: Sequence[Card] = (),
        panel: Panel = Panel.TURN,
        fits: Sequence[int] = (),
        offers: tuple[Offer, ...] = (),
        note: str = "",
        hasty: bool = False,
    ) -> tuple[Version, Content]:
        """The hand of *seat* as a message, and what of the table it shows.

        *hasty*: somebody waits for an answer.
        """
        row = table.row.players[seat - 1]
        preferences = await self._app.preferences.of_user(row.user_id or 0)
        # All of one moment, as moves may be made while the rest is worked out.
        state, frame = table.state, frame_of(table, seat, language, look)
        version = version_of(table, seat, language, look)
        draft = draft_of(table, seat) if table.variant.tiles else None
        hand = state.hand_of(seat) if state.hands else ()
        page = HandPage(
            order=await asked(in_order, state, hand, preferences.order, row.hand_order),
            marks=still_held(marks, hand),
            panel=panel,
            fits=tuple(fits),
            offers=offers,
            note=note,
            table_url=jump_url(table),
            tells_looks=not preferences.look_chosen and state.round <= 1,
        )
        await prepare(frame.seen, seat)
        pictures = await hand_pictures(frame, page, draft, hasty=hasty)
        if table.variant.tiles:
            return version, Content(rack_view(frame, page, draft, pictures), pictures)
        return version, Content(hand_view(frame, page, pictures), pictures)

    async def show(
        self,
        interaction: Click,
        table: Table,
        *,
        in_place: bool,
        marks: Sequence[Card] = (),
        panel: Panel = Panel.TURN,
        fits: Sequence[int] = (),
        offers: tuple[Offer, ...] = (),
        note: str = "",
    ) -> None:
        """Answer with the presser's own hand: in the pressed message, or in a new ephemeral one.

        Never in a message that others can read, whatever was pressed there.
        Raises Refused where they do not sit at *table*.
        """
        user = interaction.user.id
        seat = table.own_seat(user)
        language = await self._app.language(interaction)
        look = where_clicked(interaction, await self._app.looks.of_user(user))
        if self._app.announcer.dms.tell_closed(user):
            note = f"{note}\n{say(language, 'dm-closed')}".strip()
        version, content = await self.content(
            table,
            seat,
            language,
            look,
            marks=marks,
            panel=panel,
            fits=fits,
            offers=offers,
            note=note,
            hasty=True,
        )
        await self._answer(interaction, table, seat, version, content, in_place=in_place)
        if version.standing != table.standing:
            # The table has moved on meanwhile, or the answer has covered an edit that was newer.
            self._app.announcer.mark(table)
        elif table.variant.tiles and self._lacks(table, seat, user):
            self._app.announcer.mark_hands(table)

    def _lacks(self, table: Table, seat: Seat, user: int) -> bool:
        """Whether a hand that is shown elsewhere has not what was just arranged in another."""
        shown, now = self._shown.get((table.id, user)), arranged(table, seat)
        is_behind = shown is not None and shown.version.arranged != now
        return is_behind or self._app.announcer.dms.lacks(table, seat)

    async def _answer(
        self,
        interaction: Click,
        table: Table,
        seat: Seat,
        version: Version,
        content: Content,
        *,
        in_place: bool,
    ) -> None:
        if not (in_place and is_private(interaction)):
            sent = await interaction.response.send_message(**content.new(), ephemeral=True)
            self._remember(interaction, table, sent.message_id, version)
            return
        await interaction.response.edit_message(**content.edit())
        message = interaction.message
        if message is None or message.flags.ephemeral:
            self._remember(interaction, table, message.id if message else None, version)
        else:
            self._app.announcer.dms.is_current(table, seat, message.id, version)

    def _remember(self, click: Click, table: Table, message: int | None, version: Version) -> None:
        if table.over:
            return
        until_ms = to_ms(click.created_at) + TOKEN_MS
        is_elsewhere = table.shard_elsewhere is not None
        shown = Shown(click, until_ms, message, version, is_elsewhere)
        self._shown[table.id, click.user.id] = shown

    async def refresh(self, table: Table) -> None:
        """Bring the ephemeral hands of *table* up to date, as far as their tokens still live."""
        for key in [key for key in self._shown if key[0] == table.id]:
            shown, seat = self._shown[key], table.seat_of(key[1])
            if now_ms() > shown.until_ms or seat is None:
                del self._shown[key]
                continue
            if table.over:
                del self._shown[key]
            await self._refresh(table, seat, shown)

    async def _refresh(self, table: Table, seat: Seat, shown: Shown) -> None:
        click = shown.interaction
        language = await self._app.language(click)
        look = where_clicked(click, await self._app.looks.of_user(click.user.id))
        if shown.version == version_of(table, seat, language, look):
            # What is current stays as it is: an edit would close the choice its owner has open.
            return
        marks = self.marks_in(table, shown.message)
        version, content = await self.content(table, seat, language, look, marks=marks)
        if self._shown.get((table.id, click.user.id), shown) is not shown:
            # Answered meanwhile: the answer is newer, or has asked to be followed by another.
            return
        try:
            await click.edit_original_response(**content.edit())
            if not table.over:
                key = table.id, click.user.id
                self._shown[key] = replace(self._shown.get(key, shown), version=version)
        except discord.HTTPException as error:
            if error.status >= 500 or error.status == 429:
                raise
            # The person may have dismissed it, which nobody tells us.
            log.debug("an ephemeral hand is gone: %s", error)
            self._shown.pop((table.id, click.user.id), None)

    def shown_elsewhere(self) -> set[int]:
        """The games of other processes of which somebody may have an ephemeral hand from us."""
        return {game for (game, _), one in self._shown.items() if one.is_elsewhere}

    def are_behind(self, table: Table) -> bool:
        """Whether an ephemeral hand shows an earlier state of *table*."""
        shown = (one for (game, _), one in self._shown.items() if game == table.id)
        return any(one.version.standing != table.standing for one in shown)

    def forget_old(self) -> None:
        """Forget the hands that nobody can bring up to date any more."""
        now = now_ms()
        for key in [key for key, one in self._shown.items() if now > one.until_ms]:
            del self._shown[key]

    def mark(self, message: int, part: str, values: Iterable[str]) -> None:
        """Remember what was chosen in select *part* of *message*."""
        kept = [mark for mark in self._marks.get(message, ()) if not mark.startswith(f"{part}:")]
        self._marks[message] = (*kept, *(f"{part}:{value}" for value in values))
        self._marks.move_to_end(message)
        while len(self._marks) > MARKED_MESSAGES:
            self._marks.popitem(last=False)

    def unmark(self, message: int) -> None:
        """Forget what was marked in *message*."""
        self._marks.pop(message, None)

    def marked(self, table: Table, message: discord.Message) -> tuple[Card, ...]:
        """The cards marked in *message*: by the last choices, else as the message shows them."""
        if message.id not in self._marks:
            for part, values in chosen_in(message):
                self.mark(message.id, part, values)
        return self.marks_in(table, message.id)

    def marks_in(self, table: Table, message: int | None) -> tuple[Card, ...]:
        """The cards last marked in a message, as far as we remember."""
        marks = self._marks.get(message or 0, ())
        tokens = (mark.split(":", 1)[1].split("/")[0] for mark in marks)
        return tuple(sorted(card_of(token, table) for token in tokens))


def is_private(press: Click) -> bool:
    """Whether the presser alone reads the pressed message, and a hand can stand in it."""
    if press.message is None or not press.message.flags.components_v2:
        return False
    return press.message.flags.ephemeral or press.guild_id is None


def chosen_in(message: discord.Message) -> Iterable[tuple[str, list[str]]]:
    """The mark selects of *message*, each with the values that it shows as chosen."""
    for select in menus_in(message.components):
        if select.custom_id.split(":")[3:4] == ["mark"]:
            part = select.custom_id.rsplit(":", 1)[1]
            yield part, [choice.value for choice in select.options if choice.default]


def menus_in(components: Iterable[Any]) -> Iterable[discord.SelectMenu]:
    """The selects among *components*, nested ones too."""
    for component in components:
        if isinstance(component, discord.SelectMenu):
            yield component
        yield from menus_in(getattr(component, "children", ()))


def card_of(token: str, table: Table) -> Card:
    """The card of a select's value; raises Refused where it is none that we ever offered."""
    try:
        return parse_card(token, tiles=table.variant.tiles)
    except ValueError:
        raise Refused("hand-moved-on") from None


def still_held(marks: Sequence[Card], hand: Sequence[Card]) -> tuple[Card, ...]:
    """Those of *marks* that are in *hand*."""
    return tuple(sorted((Counter(marks) & Counter(hand)).elements()))


def tokens(cards: Iterable[Card], *, tiles: bool) -> str:
    """Cards as the canonical text of a command's choice."""
    return " ".join(write_card(card, tiles=tiles) for card in cards)
