"""Hands by DM: one message for each player and game, edited in place."""

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import discord

from bot.frames import partial
from bot.replies import NOBODY
from bot.table import Standing, Table
from data import games, settings
from data.games import PlayerRow
from engine.cards import Seat

if TYPE_CHECKING:
    from bot.app import Jolly

log = logging.getLogger(__name__)

CLOSED_DM = {50007, 50278, 40003}
"""Discord's codes: cannot send to this user, no server in common, opening DMs too fast."""


class Dms:
    """Keeps the hands in the players' DMs current."""

    def __init__(self, app: "Jolly") -> None:
        self._app = app
        self._shown: dict[tuple[int, Seat], Standing] = {}
        """How the table stood that a player's DM shows."""
        self._closed: set[int] = set()
        """Users whose DMs turned out to be closed and who have not been told yet."""

    def forget(self, table: Table) -> None:
        """Drop what is remembered of a finished table."""
        for player in table.row.players:
            self._shown.pop((table.id, player.seat), None)

    def is_current(self, table: Table, seat: Seat, message: int, standing: Standing) -> None:
        """A press in the DM itself has just been answered with the hand at *standing*."""
        if not table.over and table.row.players[seat - 1].dm_message_id == message:
            self._shown[table.id, seat] = standing

    def tell_closed(self, user: int) -> bool:
        """Whether *user* is to be told now that their DMs are closed; then no more."""
        if user not in self._closed:
            return False
        self._closed.discard(user)
        return True

    async def show(self, table: Table, player: PlayerRow) -> None:
        """Bring the hand of *player* up to date; DMs that are closed are no fault."""
        user, seat = player.user_id, player.seat
        if user is None or self._shown.get((table.id, seat)) == table.standing:
            return
        preferences = await self._app.preferences.of_user(user)
        wanted = preferences.messages == "dm" and preferences.dm_consent
        if not wanted or preferences.dm_closed:
            return
        language = await self._app.language_of_user(user, table)
        shown = table.standing
        try:
            if (table.id, seat) not in self._shown:
                await self._read_marks(table, player)
            marks = self._app.hands.marks_in(table, player.dm_message_id)
            view = self._app.hands.view(table, seat, language, preferences=preferences, marks=marks)
            await self._send(table, player, view)
        except discord.HTTPException as error:
            if not isinstance(error, discord.Forbidden) and error.code not in CLOSED_DM:
                raise
            await self._close(user)
            return
        self._shown[table.id, seat] = shown

    async def _read_marks(self, table: Table, player: PlayerRow) -> None:
        """After a restart a hand's message alone knows what is marked in it."""
        if player.dm_channel_id is None or player.dm_message_id is None:
            return
        place = partial(self._app, player.dm_channel_id, None)
        with suppress(discord.NotFound):
            message = await place.get_partial_message(player.dm_message_id).fetch()
            self._app.hands.marked(table, message)

    async def _close(self, user: int) -> None:
        """Remember not to try again, and to tell the player at the next opportunity."""
        self._closed.add(user)
        async with self._app.db.transaction() as tx:
            await settings.change_user(tx, user, dm_closed=True)
        self._app.preferences.changed(user)

    async def _send(self, table: Table, player: PlayerRow, view: discord.ui.LayoutView) -> None:
        if player.dm_channel_id is not None and player.dm_message_id is not None:
            place = partial(self._app, player.dm_channel_id, None)
            message = place.get_partial_message(player.dm_message_id)
            try:
                await message.edit(view=view, allowed_mentions=NOBODY)
                return
            except discord.NotFound:
                log.debug("the hand of table #%s was deleted: sending it again", table.id)
        if table.over:
            return
        channel = await self._app.create_dm(discord.Object(player.user_id or 0))
        nonce = nonce_of(table, f"h{player.seat}", player.dm_message_id)
        sent = await channel.send(view=view, nonce=nonce, allowed_mentions=NOBODY)
        async with table.lock, self._app.db.transaction() as tx:
            columns = {"dm_channel_id": channel.id, "dm_message_id": sent.id}
            await games.note_player(tx, table.id, player.seat, **columns)
            await table.reload(tx)


def nonce_of(table: Table, kind: str, old: int | None) -> str:
    """Makes Discord post a message once, even where we crash before we note that it was posted.

    At most 25 characters. *old* is the message that it replaces: one deleted meanwhile must not
    pass for the new one.
    """
    return f"{table.id}.{table.turn_step}{kind}{(old or 0) % 10**8}"
