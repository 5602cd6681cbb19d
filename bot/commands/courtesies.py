"""`/game more-time`, `takeback` and `watchers`: what players ask of each other."""

from discord import app_commands
from discord.app_commands import Choice

from bot.commands.at_table import at_table
from bot.commands.groups import GAME
from bot.consent.gifts import LIVE, SLOW, check_gift, receivers
from bot.controls.clicks import Click
from bot.controls.courtesies import GiveButton, WatchersButton, give, show_courtesies, watch
from bot.controls.table_actions import takeback
from bot.people.readers import WATCHERS
from bot.people.texts import text
from bot.runtime.senders import user_of
from bot.table.conditions import playing_seat
from bot.table.table import Table

TIMES = [Choice(name=text(f"choice-more-time-{each}"), value=each) for each in (*LIVE, *SLOW)]
WORDS = [Choice(name=text(f"choice-watchers-{word}"), value=word) for word in WATCHERS]


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


@app_commands.choices(who=WORDS)
async def watchers(click: Click, table: Table, *, who: str) -> None:
    """Propose who may look on."""
    await watch(click, table, who)


at_table("game-more-time", more_time, GAME)
at_table("game-takeback", takeback, GAME)
at_table("game-watchers", watchers, GAME)
CONTROLS = (GiveButton, WatchersButton)
