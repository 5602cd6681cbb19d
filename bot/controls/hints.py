"""What the computer would do, and why: told to who asks for it."""

from bot.controls.clicks import Click, Client
from bot.controls.play import check_turn
from bot.messages.frames import frame_of
from bot.people.refused import Refused
from bot.people.texts import say
from bot.render.hints import sentence
from bot.runtime.senders import user_of
from bot.runtime.workers import Workers
from bot.table.advice import still_counts
from bot.table.table import Table
from data import games
from data.ids import UserId
from engine.cards import Seat
from engine.players.thoughts import advised


async def hint_at(click: Click, table: Table) -> str:
    """The hint for the caller, as `hint_for` gives it."""
    language = await click.client.languages.of_click(click)
    return await hint_for(click.client, user_of(click), language, table)


async def hint_for(client: Client, user: UserId, language: str, table: Table) -> str:
    """The hint for *user*; raises Refused in a rated or paused game, or off their turn.

    Also where the table has moved on while the computer thought: then nothing is charged.
    """
    if table.row.rated:
        raise Refused("advice-rated")
    if not table.row.takes_advice:
        raise Refused("today-no-advice")
    if table.halted:
        raise Refused("hand-paused", reason=table.halted)
    check_turn(user, table)
    seat = table.own_seat(user)
    frame = frame_of(table, seat, language)
    move, why = await client.part(Workers).ask(advised, frame.seen)
    if table.step != frame.step:
        raise Refused("hand-moved-on")
    lines = [sentence(frame, move, why)]
    if await is_first(table, seat):
        lines.append(f"-# {say(frame.language, 'hint-uncounted')}")
    return "\n".join(lines)


async def is_first(table: Table, seat: Seat) -> bool:
    """Note that *seat* took a hint; tells whether the game has counted for its place until now."""
    counted = still_counts(table, seat)
    if table.row.players[seat - 1].hinted_step is None:
        async with table.noting() as tx:
            await games.note_player(tx, table.id, seat, hinted_step=table.step)
    return counted
