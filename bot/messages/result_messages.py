"""What a table tells when something has ended: the result of a round, and of the game.

A round's result stands until there is the next one, so that the channel does not fill; all of them
are in `/history`. In a DM it stands in the hand alone: what came below would push that off the
screen.
"""

from collections.abc import Iterable

from bot.messages.failures import quietly
from bot.messages.illustrating import pictures_for
from bot.messages.posting import Once, nonce_of
from bot.messages.posts import Posts
from bot.messages.pressed import ids_in, read_back, texts_in
from bot.messages.threads import let_sleep
from bot.render.ends import end_view
from bot.render.frame import Frame
from bot.render.layout import MessageLayout
from bot.render.picture import Picture
from bot.render.pictures.end import end_picture
from bot.render.pictures.tally import round_picture
from bot.render.public import round_view
from bot.render.results import is_scored
from bot.runtime.clock import in_ms
from bot.runtime.desk import Desk
from bot.table.table import Table
from data import games, solos, standings
from data.ids import GameId, MessageId
from data.store.database import Database


class ResultMessages:
    """Posts the results of a table, each once."""

    def __init__(self, desk: Desk, posts: Posts) -> None:
        self._desk = desk
        self._posts = posts
        self._rounds: dict[GameId, MessageId] = {}
        """The result that stands in the channel of each game, as far as we have posted it."""

    async def show(self, table: Table) -> None:
        """Post what has ended and has not been told: rounds, each once, and the game."""
        for number in sorted(table.ended):
            is_last = table.over and number == table.state.round
            if table.row.guild_id and number > (table.row.told_round or 0) and not is_last:
                await self._round(table, number)
            del table.ended[number]
        if table.over:
            await self._end(table)

    async def _round(self, table: Table, number: int) -> None:
        frame = await self._posts.frame(table, table.ended[number])
        counts, look = is_scored(frame) and not frame.hidden, frame.look
        drawn = await pictures_for(look, round_picture, frame, hasty=False) if counts else ()
        content = round_view(frame, drawn)
        new = await self._posts.post(table, once_round(table, number, content), **content.new())
        if self._rounds.get(table.id) != new.id:
            # Told again, as that could not be noted, it is the same message.
            await self._give_way(table)
        self._rounds[table.id] = MessageId(new.id)
        await self._posts.note(table, told_round=number)

    async def _end(self, table: Table) -> None:
        if table.row.end_message_id is not None:
            if table.row.shown_step == games.OPENED:
                await self._show_opened(table)
            return
        content = await end_content(self._desk.db, table, await self._posts.frame(table))
        message = await self._posts.post(table, once_end(table), **content.new())
        await self._give_way(table)
        await self._posts.note(table, end_message_id=message.id)
        await let_sleep(self._desk.client, table)

    async def _show_opened(self, table: Table) -> None:
        """Show the end as everybody may see it now that the game is sealed no longer."""
        content = await end_content(self._desk.db, table, await self._posts.frame(table))
        place = self._desk.place(table.row.channel_id, table.row.guild_id)
        message = place.get_partial_message(table.row.end_message_id or 0)
        # Deleted, or in a thread that sleeps since, it stays as it is.
        await quietly(lambda: message.edit(**content.edit()))
        await self._posts.note(table, shown_step=None)

    async def _give_way(self, table: Table) -> None:
        """Delete the result of the round before."""
        await self._posts.replace(table, self._rounds.pop(table.id, None))


async def end_content(
    db: Database, table: Table, frame: Frame, url: str | None = None, *, hasty: bool = False
) -> MessageLayout:
    """The end of a game; *url*: where the table is. *hasty*: somebody waits for an answer."""
    changes = await db.read(standings.changes, table.id)
    pictures: tuple[Picture, ...] = ()
    if frame.seen.winner is not None and not frame.hidden:
        pictures = await pictures_for(frame.look, end_picture, frame, tuple(changes), hasty=hasty)
    step = await db.read(solos.step, table.row)
    return end_view(frame, changes, pictures, step=step, url=url)


def once_round(table: Table, number: int, content: MessageLayout) -> Once:
    """By what the result of a round that has ended is known: it begins like its *content*."""
    head = title_of(content.texts)
    # What was credited before it ended came later: this is never too late.
    nonce, began_ms = f"{table.id}.round{number}", table.row.started_ms
    since_ms = began_ms + in_ms(table.ended[number].at)
    return Once(nonce, since_ms, lambda message: title_of(texts_in(read_back(message))) == head)


def title_of(texts: Iterable[str]) -> str:
    """The first line of the text of a message."""
    return next(iter(texts), "").partition("\n")[0]


def once_end(table: Table) -> Once:
    """By what the end of a game is known."""
    since_ms = table.row.finished_ms or table.row.moved_ms
    own = f"table:{table.id}:rematch"
    return Once(nonce_of(table, "e"), since_ms, lambda message: own in ids_in(message))
