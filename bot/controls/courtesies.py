"""What players ask of each other at a table, and its buttons."""

from collections.abc import Awaitable, Callable

from bot.consent.absence import Absences
from bot.consent.agreements import Agreements
from bot.consent.deeds import Deed, check
from bot.consent.gifts import amounts, check_gift, receivers, was_given
from bot.consent.nudges import Nudges
from bot.consent.rests import BY_PLAYERS, Rests
from bot.controls.clicks import Click, say_to
from bot.controls.control import table_control
from bot.controls.pages import open_page
from bot.controls.play import act
from bot.messages.frames import frame_of
from bot.messages.replies import reply_privately, show_privately
from bot.people.readers import WATCHERS, watchers_word
from bot.people.refused import Refused, allowed
from bot.people.texts import name_text, say
from bot.render.courtesies import courtesies_view
from bot.render.titles import span_text
from bot.runtime.clock import click_ms
from bot.runtime.senders import user_of
from bot.table.conditions import may_abort, playing_seat, taker
from bot.table.table import Table
from data import games
from engine.cards import Seat
from engine.moves import MoreTime


async def pause(click: Click, table: Table) -> None:
    """Propose a pause; at a table that is paused, offer to go on."""
    if table.halted in BY_PLAYERS:
        label = await say_to(click, "button-goon")
        raise Refused("paused-go-on", [(label, f"table:{table.id}:goon")], game=table.id)
    await click.client.part(Agreements).ask(click, table, Deed("pause"))


async def takeback(click: Click, table: Table) -> None:
    """Ask to take the clicker's last move back; raises Refused where it was none of theirs."""
    if taker(table) not in (None, table.own_seat(user_of(click))):
        raise Refused("takeback-others", game=table.id)
    await click.client.part(Agreements).ask(click, table, Deed("takeback", step=table.step))


TABLE_ACTIONS: dict[str, Callable[[Click, Table], Awaitable[None]]] = {
    "page": open_page,
    "nudge": lambda click, table: click.client.part(Nudges).nudge(click, table),
    "gone": lambda click, table: click.client.part(Absences).choose(click, table),
    "pause": pause,
    "goon": lambda click, table: click.client.part(Rests).go_on(click, table),
    "abort": lambda click, table: click.client.part(Agreements).ask(click, table, Deed("abort")),
    "takeback": takeback,
}


async def show_courtesies(click: Click, table: Table) -> None:
    """Show the clicker alone what they may ask of the others now; raises Refused."""
    seat = playing_seat(table, user_of(click))
    frame = frame_of(table, seat, await click.client.languages.of_click(click))
    takes_back = Deed("takeback", step=table.step)
    ways, row = [] if table.halted else ["pause"], table.row
    is_others = row.occasion is not None or row.guild_id is None or table.halted
    view = courtesies_view(
        frame,
        takeback=taker(table) == seat and allowed(check, table, takes_back),
        receivers=receivers(table, seat) if allowed(check_gift, table, seat) else (),
        amounts=amounts(table),
        # Empty where that is not the players' to say.
        watching="" if is_others else watchers_word(row.audience),
        ways=[*ways, *(["abort"] if may_abort(table) else [])],
    )
    await show_privately(click, view)


async def give(click: Click, table: Table, seat: Seat, seconds: int) -> None:
    """Give *seat* so many seconds, once for two presses. Raises Refused and RefusedAtTable."""
    giver = playing_seat(table, user_of(click))
    check_gift(table, giver, seat)
    if seconds not in amounts(table):
        raise Refused("more-time-amount", game=table.id)
    if not was_given(table, giver, seat, click_ms(click)):
        await _give(click, table, giver, MoreTime(seat, seconds))
    language = await click.client.languages.of_click(click)
    name = name_text(table.row.players[seat - 1].name)
    time = span_text(language, seconds)
    await reply_privately(
        click, say(language, "more-time-given", name=name, time=time, game=table.id)
    )


async def _give(click: Click, table: Table, giver: Seat, gift: MoreTime) -> None:
    step = table.step
    async with table.noting() as tx:
        # The end comes later: they are warned of it anew.
        await games.note(tx, table.id, warned_step=None)
    try:
        await act(click, table, gift, step=step)
    except Refused:
        if not was_given(table, giver, gift.seat, click_ms(click)):
            raise


async def watch(click: Click, table: Table, word: str) -> None:
    """Propose who may watch, by the *word* of a control or command; raises Refused."""
    if word not in WATCHERS:
        raise Refused("changed-command")
    await click.client.part(Agreements).ask(click, table, Deed(f"watch-{word}"))


@table_control(r"give:(?P<game>\d{1,18}):(?P<seat>\d{1,2}):(?P<seconds>\d{1,6})")
async def give_button(press: Click, table: Table, seat: Seat, seconds: int) -> None:
    """Give one other player more time."""
    await give(press, table, seat, seconds)


@table_control(r"watchers:(?P<game>\d{1,18}):(?P<word>[a-z]{1,10})")
async def watchers_button(press: Click, table: Table, word: str) -> None:
    """Propose to the others who may look on."""
    await watch(press, table, word)
