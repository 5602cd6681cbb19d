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
from bot.controls.play import Teller, act_for, teller_of
from bot.messages.frames import frame_of
from bot.messages.replies import MOVED, reply_privately, show_privately
from bot.people.readers import WATCHERS, watchers_word
from bot.people.refused import Refused, allowed
from bot.people.texts import name_text, say
from bot.render.courtesies import courtesies_view
from bot.render.titles import span_text
from bot.runtime.senders import Doer, doer_of, user_of
from bot.table.conditions import may_abort, playing_seat, taker
from bot.table.table import Table
from data import games
from data.ids import UserId
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
    deed = taking_back(user_of(click), table)
    await click.client.part(Agreements).ask(click, table, deed)


def taking_back(user: UserId, table: Table) -> Deed:
    """What is asked for to take the last move back; raises Refused where it was not *user*'s."""
    if taker(table) not in (None, table.own_seat(user)):
        raise Refused("takeback-others", game=table.id)
    return Deed("takeback", step=table.step)


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
    """Give *seat* so many seconds for who clicked, as `give_for` does, and tell them."""
    teller = await teller_of(click)
    text = await give_for(teller, doer_of(click), table, MoreTime(seat, seconds))
    click.extras[MOVED] = True
    await reply_privately(click, text)


async def give_for(teller: Teller, doer: Doer, table: Table, gift: MoreTime) -> str:
    """Make that *gift* for *doer*, once for two presses; the sentence that tells it.

    Raises Refused and RefusedAtTable.
    """
    giver = playing_seat(table, doer.user)
    check_gift(table, giver, gift.seat)
    if gift.seconds not in amounts(table):
        raise Refused("more-time-amount", game=table.id)
    if not was_given(table, giver, gift.seat, doer.at_ms):
        await _give(teller, doer, table, gift)
    name = name_text(table.row.players[gift.seat - 1].name)
    time = span_text(teller.language, gift.seconds)
    return say(teller.language, "more-time-given", name=name, time=time, game=table.id)


async def _give(teller: Teller, doer: Doer, table: Table, gift: MoreTime) -> None:
    step, giver = table.step, table.own_seat(doer.user)
    async with table.noting() as tx:
        # The end comes later: they are warned of it anew.
        await games.note(tx, table.id, warned_step=None)
    try:
        await act_for(teller, doer, table, gift, step=step)
    except Refused:
        if not was_given(table, giver, gift.seat, doer.at_ms):
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
