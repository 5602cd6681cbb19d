"""What the buttons at a table do, and the commands of the same names."""

from collections.abc import Awaitable, Callable

from bot.consent.absence import Absences
from bot.consent.agreements import Agreements
from bot.consent.deeds import Deed
from bot.consent.nudges import Nudges
from bot.consent.rests import BY_PLAYERS, Rests
from bot.controls.clicks import Click, say_to
from bot.people.refused import Refused
from bot.runtime.senders import user_of
from bot.table.conditions import taker
from bot.table.table import Table


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
    "nudge": lambda click, table: click.client.part(Nudges).nudge(click, table),
    "gone": lambda click, table: click.client.part(Absences).choose(click, table),
    "pause": pause,
    "goon": lambda click, table: click.client.part(Rests).go_on(click, table),
    "abort": lambda click, table: click.client.part(Agreements).ask(click, table, Deed("abort")),
    "takeback": takeback,
}
