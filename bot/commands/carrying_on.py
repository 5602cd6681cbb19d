"""A command given where several tables may be meant: to choose one carries on with it.

The button of each table has the whole command in its id, so nothing that was typed is lost.
"""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from discord.app_commands import Command

from bot.commands.tree import can_be_given
from bot.controls.clicks import Click, say_to
from bot.controls.control import table_control
from bot.people.refused import Refused
from bot.render.hand import HandPage
from bot.table.table import Table
from bot.typed.cards import read_laid
from engine.record.lines import write_laid

ID_LENGTH = 100
"""Discord's limit."""


def carry_id(click: Click, table: Table, language: str) -> str:
    """The id of the button that gives the clicker's command at *table*.

    What is too long for it is written as short as can be; raises NotUnderstood where that is not
    known of any cards.
    """
    given = {name: value for name, value in click.namespace if name != "table"}
    custom_id = _written(click, table, given)
    if len(custom_id) > ID_LENGTH:
        short = {name: _shortened(value, table, language) for name, value in given.items()}
        custom_id = _written(click, table, short)
    return custom_id


def _written(click: Click, table: Table, given: dict[str, Any]) -> str:
    name = click.command.qualified_name if click.command else ""
    options = json.dumps(given, ensure_ascii=False, separators=(",", ":")) if given else ""
    return f"carry:{table.id}:{table.step}:{name}:{options}"


def _shortened(value: Any, table: Table, language: str) -> Any:
    if not isinstance(value, str):
        return value
    tiles = table.variant.tiles
    return " ".join(
        write_laid(laid, tiles=tiles) for laid in read_laid(value, language, tiles=tiles)
    )


@table_control(
    r"carry:(?P<game>\d{1,18}):(?P<step>\d{1,9}):(?P<command>[a-z -]{1,65})"
    r":(?P<options>(?s:.*))"
)
async def carry_button(press: Click, table: Table, step: int, command: str, options: str) -> None:
    """Give a command at the table that was meant; where it has moved on, show how it stands."""
    if step != table.step:
        note = await say_to(press, "hand-moved-on")
        await press.client.hands.show(press, table, HandPage(note=note), in_place=False)
        return
    found = press.client.find_command(command)
    if not isinstance(found, Command):
        raise Refused("changed-command")
    give: Callable[..., Awaitable[None]] = found.callback
    await give(press, **options_of(found, options), table=str(table.id))


def options_of(command: Command[Any, ..., Any], text: str) -> dict[str, Any]:
    """The options of *command* as they were given, by their names in Python.

    Raises Refused where it has no such options, or none with such values.
    """
    known = {one.display_name: one.name for one in command.parameters}
    try:
        given = json.loads(text or "{}")
    except ValueError:
        raise Refused("changed-command") from None
    is_whole = isinstance(given, dict) and "table" not in given and "table" in known
    if not (is_whole and can_be_given(command, given)):
        raise Refused("changed-command")
    return {known[name]: value for name, value in given.items()}
