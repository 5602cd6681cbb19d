"""The end of a pause: anybody at the table may go on, and the others get time to come back."""

from bot.messages.failures import quietly
from bot.messages.posts import Posts
from bot.messages.replies import reply_privately
from bot.messages.side_messages import SideMessages
from bot.people.languages import Languages
from bot.people.refused import Refused
from bot.people.texts import name_text, say
from bot.render.titles import moment
from bot.runtime.clock import HOUR_MS, MINUTE_MS, now_ms
from bot.runtime.desk import Desk
from bot.runtime.senders import AnyClick, user_of
from bot.table.conditions import people, playing_seat
from bot.table.table import Table
from data import games, pauses
from data.ids import NO_USER, ZERO_MS, Ms, UserId
from engine.cards import Seat

BY_PLAYERS = ("agreed", "adjourned")
"""Reasons of pauses that players began and end."""
SHORTEST_GRACE_MS = 5 * MINUTE_MS
LONGEST_GRACE_MS = 24 * HOUR_MS


class Rests:
    """Ends the pauses that players have made."""

    def __init__(
        self, desk: Desk, languages: Languages, posts: Posts, side_messages: SideMessages
    ) -> None:
        self._desk = desk
        self._languages = languages
        self._posts = posts
        self._side_messages = side_messages

    async def go_on(self, click: AnyClick, table: Table) -> None:
        """Let the clocks run again for who clicked, as `resume` does, and tell them."""
        await self.resume(user_of(click), table)
        language = await self._languages.of_click(click)
        away = await reply_privately(click, say(language, "done-goon", game=table.id))
        self._side_messages.keep(click, table.id, away)

    async def resume(self, user: UserId, table: Table) -> None:
        """Let the clocks run again; raises Refused where players have not stopped them.

        Whose turn it is has as long as the pause was, within limits, before their time runs,
        unless they have ended it themselves. A game cannot be held up by not coming back.
        """
        seat, now = playing_seat(table, user), now_ms()
        async with table.changing() as tx:
            reason, since_ms = table.row.pause_reason, table.row.paused_since_ms
            if since_ms is None or reason not in BY_PLAYERS:
                raise Refused("not-paused", game=table.id)
            grace_ms = grace(table, seat, now - since_ms)
            await pauses.resume(tx, table.id, now + grace_ms, reason)
            if grace_ms:
                await games.note(tx, table.id, pinged_step=None)
            table.rested_note_ms += now - since_ms
        self._desk.tasks.start(quietly(lambda: self._tell(table, seat, now + grace_ms)))

    async def _tell(self, table: Table, seat: Seat, runs_ms: Ms) -> None:
        """Tell the others that the game goes on, by a mention where they are not called anyway."""
        others = [one for one in people(table) if one not in (seat, table.state.to_act)]
        if table.row.guild_id is None or len(people(table)) < 2:
            return
        users = [table.user_at(one) or NO_USER for one in others]
        text = say(
            await self._posts.language(table),
            "told-goon",
            name=name_text(table.row.players[seat - 1].name),
            game=table.id,
            time=moment(runs_ms),
            runs="now" if runs_ms <= now_ms() else "later",
        )
        if users:
            text = f"{' '.join(f'<@{user}>' for user in users)}: {text}"
        nonce = f"{table.id}.{table.row.credited_ms % 10**10}goon"
        await self._posts.say(table, text, nonce, mention=users)


def grace(table: Table, seat: Seat, paused_ms: Ms) -> Ms:
    """The milliseconds before time runs after *seat* has ended a pause of *paused_ms*."""
    if table.state.to_act in (None, seat) or table.state.to_act not in people(table):
        return ZERO_MS
    return min(max(paused_ms, SHORTEST_GRACE_MS), LONGEST_GRACE_MS)
