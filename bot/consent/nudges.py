"""A word from the others to whoever lets them wait: once a turn, as a new call to play."""

from typing import TYPE_CHECKING

from bot.consent.changing import changing, playing_seat
from bot.controls.clicks import Click
from bot.messages.frames import jump_url
from bot.messages.replies import whisper
from bot.people.refused import Refused
from bot.people.texts import name_text, say
from bot.render.titles import moment
from bot.runtime.clock import now_ms
from bot.table.conditions import nudge_ms, people
from bot.table.table import Table
from data import games
from engine.cards import Seat

if TYPE_CHECKING:
    from bot.app import Jolly


async def nudge(click: Click, table: Table) -> None:
    """Call again whose turn it is, in the channel and by DM; raises Refused with what is to wait.

    The call is posted by the announcer in place of the old one, however often Discord fails.
    """
    app, seat = click.client, playing_seat(table, click.user.id)
    await app.deadlines.act_before(click, table)
    async with changing(app, table) as tx:
        check(table, seat)
        await games.note(tx, table.id, nudged_step=table.turn_step, pinged_step=None)
    app.after(table)
    user = table.user_at(table.state.to_act)
    if user is not None:
        app.tasks.start(write(app, table, user))
    name = table.row.players[table.state.acting - 1].name
    language = await app.language(click)
    await whisper(click, say(language, "nudged", name=name_text(name), game=table.id))


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


async def write(app: "Jolly", table: Table, user: int) -> None:
    """Tell the one who was nudged by DM too, if they take DMs from us."""
    preferences = await app.preferences.of_user(user)
    if preferences.messages != "dm" or not preferences.dm_consent or preferences.dm_closed:
        return
    language = await app.language_of_user(user, table)
    text = say(language, "nudge-dm", game=table.id)
    if url := jump_url(table):
        text = f"{text} {say(language, 'turn-link', url=url)}"
    await app.announcer.tell(user, text)
