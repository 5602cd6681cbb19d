"""`/game more-time`, `takeback` and `watchers`: what players ask of each other."""

from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.commands.context import TableText, options, own_tables, table_for
from bot.commands.groups import GAME
from bot.consent.gifts import LIVE, SLOW, check_gift, receivers
from bot.controls.clicks import Click
from bot.controls.courtesies import GiveButton, WatchersButton, give, show_courtesies, watch
from bot.controls.table_actions import takeback
from bot.people.readers import WATCHERS
from bot.people.texts import text
from bot.runtime.senders import user_of
from bot.table.conditions import playing_seat

TIMES = [Choice(name=text(f"choice-more-time-{each}"), value=each) for each in (*LIVE, *SLOW)]
WORDS = [Choice(name=text(f"choice-watchers-{word}"), value=word) for word in WATCHERS]
MORE_TIME, TAKEBACK = "command-game-more-time", "command-game-takeback"


@GAME.command(name=text(MORE_TIME), description=text(f"{MORE_TIME}.description"))
@options("game-more-time", "time", "table")
@app_commands.choices(time=TIMES)
async def more_time(click: Click, time: int | None = None, table: TableText | None = None) -> None:
    """Give the one other player more time, or show whom that can be given, and how much."""
    chosen = await table_for(click, table)
    giver = playing_seat(chosen, user_of(click))
    check_gift(chosen, giver)
    others = receivers(chosen, giver)
    if time is None or len(others) > 1:
        await show_courtesies(click, chosen)
    else:
        await give(click, chosen, others[0], time)


@GAME.command(name=text(TAKEBACK), description=text(f"{TAKEBACK}.description"))
@options("game-takeback", "table")
async def takeback_(click: Click, table: TableText | None = None) -> None:
    """Ask to take the caller's last move back."""
    await takeback(click, await table_for(click, table))


@GAME.command(
    name=text("command-game-watchers"), description=text("command-game-watchers.description")
)
@options("game-watchers", "who", "table")
@app_commands.choices(who=WORDS)
async def watchers(click: Click, who: str, table: TableText | None = None) -> None:
    """Propose who may look on."""
    await watch(click, await table_for(click, table), who)


DYNAMIC_ITEMS = (GiveButton, WatchersButton)
COMMANDS: tuple[app_commands.Command[Any, ..., None], ...] = (more_time, takeback_, watchers)
for command in COMMANDS:
    command.autocomplete("table")(own_tables)
