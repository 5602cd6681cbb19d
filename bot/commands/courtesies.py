"""`/game more-time`, `takeback` and `watchers`: what players ask of each other, and answer."""

from discord import app_commands
from discord.app_commands import Choice

from bot.commands.context import GAME, WATCHER_WORDS, at_table
from bot.consent.agreements import Agreements
from bot.consent.deeds import ABOUT_ONE, Deed
from bot.consent.gifts import LIVE, SLOW, check_gift, receivers
from bot.controls.clicks import Click
from bot.controls.control import table_control
from bot.controls.courtesies import give, show_courtesies, takeback, watch
from bot.people.refused import Refused
from bot.people.texts import text
from bot.runtime.senders import user_of
from bot.table.conditions import playing_seat
from bot.table.table import Table
from data.ids import Ms
from engine.cards import Seat

TIMES = [Choice(name=text(f"choice-more-time-{each}"), value=each) for each in (*LIVE, *SLOW)]


@app_commands.choices(time=TIMES)
async def more_time(click: Click, table: Table, *, time: int | None = None) -> None:
    """Give the one other player more time, or show whom that can be given, and how much."""
    giver = playing_seat(table, user_of(click))
    check_gift(table, giver)
    others = receivers(table, giver)
    if time is None or len(others) > 1:
        await show_courtesies(click, table)
    else:
        await give(click, table, others[0], time)


@app_commands.choices(who=WATCHER_WORDS)
async def watchers(click: Click, table: Table, *, who: str) -> None:
    """Propose who may look on."""
    await watch(click, table, who)


@table_control(r"proposal:(?P<game>\d{1,18}):(?P<made_ms>\d{1,15}):(?P<verb>agree|decline)")
async def proposal_button(press: Click, table: Table, made_ms: Ms, verb: str) -> None:
    """Agree to a proposal for the presser, or decline it."""
    await press.client.part(Agreements).answer(press, table, made_ms, verb)


@table_control(r"gone:(?P<game>\d{1,18}):(?P<seat>\d{1,2}):(?P<verb>[a-z]{1,20})")
async def gone_button(press: Click, table: Table, seat: Seat, verb: str) -> None:
    """Do what the button says about somebody who is gone, or propose it to the others."""
    if verb not in ABOUT_ONE:
        raise Refused("gone-nobody", game=table.id)
    await press.client.part(Agreements).ask(press, table, Deed(verb, seat))


at_table("game-more-time", more_time, GAME)
at_table("game-takeback", takeback, GAME)
at_table("game-watchers", watchers, GAME)
