"""A word from the others to whoever lets them wait: once a turn, as a new call to play."""

from dataclasses import dataclass

from bot.messages.dms import Dms
from bot.messages.failures import quietly
from bot.messages.frames import jump_url
from bot.messages.replies import reply_privately
from bot.messages.side_messages import SideMessage, SideMessages
from bot.people.languages import Languages
from bot.people.preferences import Preferences
from bot.people.refused import Refused
from bot.people.texts import name_text, say
from bot.render.titles import moment
from bot.runtime.clock import HOUR_MS, now_ms
from bot.runtime.desk import Desk
from bot.runtime.senders import AnyClick, user_of
from bot.table.conditions import nudge_ms, people, playing_seat
from bot.table.table import Table
from data import games
from data.ids import UserId
from engine.cards import Seat

LASTS_MS = 7 * 24 * HOUR_MS
"""A nudge that nobody has answered for so long stays where it is."""


@dataclass(eq=False, repr=False)
class Nudges:
    """Calls again whose turn it is."""

    _desk: Desk
    _preferences: Preferences
    _languages: Languages
    _dms: Dms
    _side_messages: SideMessages

    async def nudge(self, click: AnyClick, table: Table) -> None:
        """Call again for who clicked, as `call_again` does, and tell them."""
        name = await self.call_again(user_of(click), table)
        language = await self._languages.of_click(click)
        await reply_privately(click, say(language, "nudged", name=name, game=table.id))

    async def call_again(self, caller: UserId, table: Table) -> str:
        """Call in the channel and by DM; raises Refused with what is to wait.

        The announcer posts the call in place of the old one, however often Discord fails. Returns
        the name of who is called, harmless in a text.
        """
        seat = playing_seat(table, caller)
        async with table.changing() as tx:
            check(table, seat)
            await games.note(tx, table.id, nudged_step=table.turn_step, pinged_step=None)
        user = table.user_at(table.state.to_act)
        if user is not None and table.row.occasion != "tournament":
            self._desk.tasks.start(self._write(table, user))
        return name_text(table.row.players[table.state.acting - 1].name)

    async def _write(self, table: Table, user: UserId) -> None:
        """Tell the one who was nudged by DM too, if they take DMs from us."""
        preferences = await self._preferences.of_user(user)
        if preferences.messages != "dm" or not preferences.dm_consent or preferences.dm_closed:
            return
        language = await self._languages.of_user(user, table.row.guild_id)
        text = say(language, "nudge-dm", game=table.id)
        if url := jump_url(table):
            text = f"{text} {say(language, 'turn-link', url=url)}"
        await quietly(lambda: self._tell(table, user, text))

    async def _tell(self, table: Table, user: UserId, text: str) -> None:
        """Tell somebody that it is their turn, until they have acted or the game is over."""
        sent = await self._dms.send(user, text)
        self._side_messages.add(
            table.id, user, SideMessage(sent.delete, sent.id, now_ms() + LASTS_MS)
        )


def check(table: Table, seat: Seat) -> None:
    """Raise Refused where *seat* cannot nudge whose turn it is now."""
    if table.halted:
        raise Refused("hand-paused", reason=table.halted)
    to_act = table.state.to_act
    if to_act == seat:
        raise Refused("nudge-yourself", game=table.id)
    if to_act is None or to_act not in people(table):
        raise Refused("nudge-computer", game=table.id)
    name = name_text(table.row.players[to_act - 1].name)
    begins_ms = nudge_ms(table)
    if begins_ms is None:
        raise Refused("nudge-short-turns", name=name, game=table.id)
    if table.row.nudged_step == table.turn_step:
        raise Refused("nudge-again", name=name, game=table.id)
    if begins_ms > now_ms():
        raise Refused("nudge-later", name=name, game=table.id, time=moment(begins_ms))
