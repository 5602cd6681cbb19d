"""Commands whose options are settings, as these are declared."""

from collections.abc import Awaitable, Callable, Sequence
from inspect import Parameter, Signature
from typing import Any

from discord import app_commands

from bot.commands.context import CLICK, Slash, command
from bot.controls.clicks import Click
from bot.controls.settings import Given, Setting, options_of

AnswerGiven = Callable[[Click, Given], Awaitable[None]]


def command_of(
    key: str,
    settings: Sequence[Setting],
    answer: AnswerGiven,
    group: app_commands.Group | None = None,
) -> Slash:
    """The command that `command-<key>` names, with the options of all *settings*.

    *answer* hears which of them were given, and what.
    """
    offered = options_of(settings)

    async def work(click: Click, **given: Any) -> None:
        await answer(click, {name: wish for name, wish in given.items() if wish is not None})

    # discord.py reads options from a signature; this one is as long as there are settings.
    own = [
        Parameter(one.name, Parameter.KEYWORD_ONLY, default=None, annotation=one.form | None)
        for one in offered
    ]
    work.__signature__ = Signature([CLICK, *own])  # type: ignore[attr-defined]
    chosen = {one.name: list(one.choices) for one in offered if one.choices}
    proposed = {one.name: one.propose for one in offered if one.propose}
    app_commands.choices(**chosen)(app_commands.autocomplete(**proposed)(work))
    return command(key, group)(work)
