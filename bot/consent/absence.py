"""Somebody who is long gone, and their way back to a seat where the computer stands in."""

from bot.consent.deeds import Deed, voters
from bot.messages.failures import quietly
from bot.messages.frames import frame_of
from bot.messages.posts import Posts
from bot.messages.replies import show_privately
from bot.people.languages import Languages
from bot.people.refused import Refused
from bot.people.texts import name_text, say
from bot.render.fair import gone_view
from bot.runtime.clock import now_ms
from bot.runtime.desk import Desk
from bot.runtime.senders import AnyClick, Doer, user_of
from bot.table.conditions import gone, playing_seat
from bot.table.table import Table
from data import games


class Absences:
    """Looks after who is gone, and who comes back."""

    def __init__(self, desk: Desk, languages: Languages, posts: Posts) -> None:
        self._desk = desk
        self._languages = languages
        self._posts = posts

    async def choose(self, click: AnyClick, table: Table) -> None:
        """Ask the clicker alone what to do about who is gone; raises Refused where nobody is."""
        seat = playing_seat(table, user_of(click))
        if table.row.occasion == "tournament":
            raise Refused("tournament-no-stops", game=table.id)
        if table.halted:
            raise Refused("hand-paused", reason=table.halted)
        found = [one for one in gone(table, now_ms()) if one != seat]
        if not found:
            raise Refused("gone-nobody", game=table.id)
        others = len(voters(table, Deed("claim", found[0])) - {seat})
        frame = frame_of(table, seat, await self._languages.of_click(click))
        await show_privately(click, gone_view(frame, found, others))

    async def welcome(self, doer: Doer, table: Table) -> None:
        """Give *doer* their seat back, where the computer stands in for them."""
        seat = table.seat_of(doer.user)
        if seat is None or table.over or not table.row.players[seat - 1].stand_in:
            return
        async with table.changing() as tx:
            await games.note_player(tx, table.id, seat, stand_in=None)
        self._desk.tasks.start(quietly(lambda: self._tell_back(table, doer.name)))

    async def _tell_back(self, table: Table, name: str) -> None:
        """Tell everybody who plays again."""
        if table.row.guild_id is not None:
            language = await self._posts.language(table)
            text = say(language, "told-back", name=name_text(name), game=table.id)
            await self._posts.say(table, text, f"{table.id}.{table.step}back")
