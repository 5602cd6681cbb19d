"""`/game nudge`, `away`, `pause` and `abort`, and the answers to what players propose."""

from typing import Any

from discord import app_commands

from bot.commands.context import TableText, options, own_tables, table_for
from bot.commands.groups import GAME
from bot.consent.agreements import Agreements
from bot.consent.deeds import ABOUT_ONE, Deed
from bot.controls.clicks import Click
from bot.controls.control import TableControl
from bot.controls.table_actions import abort, choose, nudge, pause
from bot.people.refused import Refused
from bot.people.texts import text
from bot.table.table import Table
from data.ids import Ms


@GAME.command(name=text("command-game-nudge"), description=text("command-game-nudge.description"))
@options("game-nudge", "table")
async def nudge_(click: Click, table: TableText | None = None) -> None:
    """Call again whose turn it is."""
    await nudge(click, await table_for(click, table))


@GAME.command(name=text("command-game-away"), description=text("command-game-away.description"))
@options("game-away", "table")
async def away(click: Click, table: TableText | None = None) -> None:
    """Choose what to do about somebody who is gone."""
    await choose(click, await table_for(click, table))


@GAME.command(name=text("command-game-pause"), description=text("command-game-pause.description"))
@options("game-pause", "table")
async def pause_(click: Click, table: TableText | None = None) -> None:
    """Propose that the clocks stand still."""
    await pause(click, await table_for(click, table))


@GAME.command(name=text("command-game-abort"), description=text("command-game-abort.description"))
@options("game-abort", "table")
async def abort_(click: Click, table: TableText | None = None) -> None:
    """Propose to end a game without a result."""
    await abort(click, await table_for(click, table))


class ProposalButton(
    TableControl,
    template=r"proposal:(?P<game>\d{1,18}):(?P<made_ms>\d{1,15}):(?P<verb>agree|decline)",
):
    """Agree and Decline, of one proposal."""

    async def at(self, press: Click, table: Table) -> None:
        """Answer the proposal."""
        made_ms, verb = Ms(self.words["made_ms"]), self.words["verb"]
        await press.client.part(Agreements).answer(press, table, made_ms, verb)


class GoneButton(
    TableControl, template=r"gone:(?P<game>\d{1,18}):(?P<seat>\d{1,2}):(?P<verb>[a-z]{1,20})"
):
    """What to do about somebody who is gone."""

    async def at(self, press: Click, table: Table) -> None:
        """Do it, or propose it to the others."""
        verb = self.words["verb"]
        if verb not in ABOUT_ONE:
            raise Refused("gone-nobody", game=table.id)
        await press.client.part(Agreements).ask(press, table, Deed(verb, int(self.words["seat"])))


DYNAMIC_ITEMS = (ProposalButton, GoneButton)
COMMANDS: tuple[app_commands.Command[Any, ..., None], ...] = (nudge_, away, pause_, abort_)
for command in COMMANDS:
    command.autocomplete("table")(own_tables)
