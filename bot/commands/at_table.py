"""Commands that are given at a table: made from what they do there."""

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.commands.context import Slash, TableText, command, own_tables, table_for
from bot.controls.clicks import Click

TableWork = Callable[..., Awaitable[None]]
"""Is called with the click and the table; what else it takes, by name alone, are the options."""
Propose = Callable[[Click, str], Coroutine[Any, Any, list[Choice[Any]]]]

CLICK = Parameter("click", Parameter.POSITIONAL_OR_KEYWORD)
WHICH = Parameter("table", Parameter.KEYWORD_ONLY, default=None, annotation=TableText | None)


def at_table(
    key: str, work: TableWork, group: app_commands.Group | None = None, /, **proposals: Propose
) -> Slash:
    """The command *key* of *group*, which does *work* at the table that its last option means.

    *proposals* are made for the options of these names.
    """
    taken = signature(work).parameters.values()
    own = [option for option in taken if option.kind is Parameter.KEYWORD_ONLY]

    @wraps(work)
    async def given(click: Click, table: str | None = None, **values: Any) -> None:
        await work(click, await table_for(click, table), **values)

    given.__signature__ = Signature([CLICK, *own, WHICH])  # type: ignore[attr-defined]
    made = command(key, group)(given)
    for option, propose in {"table": own_tables, **proposals}.items():
        made.autocomplete(option)(propose)
    return made
