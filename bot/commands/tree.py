"""What happens around every slash command."""

import logging
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import (
    AppCommand,
    AppCommandChannel,
    AppCommandThread,
    Command,
    ContextMenu,
    Group,
    Parameter,
)

from bot.controls.clicks import Click, Client
from bot.controls.entering import arrive, explain_to
from bot.controls.pages import open_list
from bot.messages.failures import quietly
from bot.people.refused import Refused
from bot.render import pressable

log = logging.getLogger(__name__)

Kind = discord.AppCommandOptionType
TYPES: dict[Kind, type | tuple[type, ...]] = {
    Kind.string: str,
    Kind.integer: int,
    Kind.boolean: bool,
    Kind.user: (discord.User, discord.Member),
    Kind.channel: (AppCommandChannel, AppCommandThread),
    Kind.role: discord.Role,
}
"""The kinds of options that our commands have, and what discord.py makes of them."""
SUBCOMMANDS = (Kind.subcommand.value, Kind.subcommand_group.value)
CHAT_INPUT = discord.AppCommandType.chat_input.value
ENTRY_POINT = 4
"""The type of the command that opens Activities: Discord adds it where they are switched on."""
TARGETS = {discord.AppCommandType.user: "users", discord.AppCommandType.message: "messages"}
"""Where Discord tells of whom, or of what message, a command was given from their menu."""
CARRIED = (
    *("id", "type", "name", "name_localizations", "description", "description_localizations"),
    *("handler", "contexts", "integration_types"),
)
"""What a list of commands may say of one that is registered already."""


class Tree(app_commands.CommandTree[Client]):
    """The slash commands: each waits for its shard's return, and explains what goes wrong."""

    async def register(self) -> None:
        """Register the commands; where Discord refuses them, those of an earlier start serve on.

        Raises discord.HTTPException where there are none, and what may be better in a moment.
        """
        try:
            known = await self._replace()
        except discord.HTTPException as refusal:
            passes = refusal.status >= 500 or refusal.status == 429
            known = [] if passes else ours(await self.fetch_commands())
            if not known:
                raise
            log.error("Discord refused the commands (%s); the earlier ones serve on", refusal)
        pressable.know(dict(pair for one in known for pair in _called(one)))

    async def _replace(self) -> list[AppCommand]:
        """Let Discord have our commands, beside the one that it adds itself, and no others.

        It refuses a list without that one, and `sync` knows nothing of it.
        """
        http, application = self.client.http, self.client.application_id
        assert application is not None
        there: list[Any] = await http.get_global_commands(application)
        along = [carried(one) for one in there if one["type"] == ENTRY_POINT]
        payload = [*await self.translated(), *along]
        known = await http.bulk_upsert_global_commands(application, payload=payload)
        return ours(AppCommand(data=one, state=self._state) for one in known)

    async def translated(self) -> list[dict[str, Any]]:
        """Our commands as Discord is told of them, with what they are called in every language."""
        assert self.translator is not None
        every = self.get_commands()
        return [await one.get_translated_payload(self, self.translator) for one in every]

    def find(self, path: str) -> object:
        """The command of that name, `hand` or `game verify`; None where there is none."""
        name, _, rest = path.partition(" ")
        found = self.get_command(name)
        return found.get_command(rest) if rest and isinstance(found, Group) else found

    async def interaction_check(self, interaction: Click) -> bool:
        """Wait until missed time is credited; everybody may use every command as it is declared."""
        await arrive(interaction)
        if opens_activity(interaction):
            await self._open_list(interaction)
            return False
        if interaction.type is discord.InteractionType.autocomplete:
            await propose(interaction)
            return False
        if not is_declared(interaction):
            await explain_to(interaction, Refused("changed-command"))
            return False
        return True

    async def _open_list(self, click: Click) -> None:
        try:
            await open_list(click)
        except Exception as error:  # discord.py explains those of commands alone
            await explain_to(click, error)

    async def on_error(self, interaction: Click, error: app_commands.AppCommandError) -> None:
        """Say what went wrong to the person alone."""
        await explain_to(interaction, error)


def ours(commands: Iterable[AppCommand]) -> list[AppCommand]:
    """The commands that we have registered at Discord."""
    return [one for one in commands if one.type is discord.AppCommandType.chat_input]


def carried(command: dict[str, Any]) -> dict[str, Any]:
    """A registered *command* so that it can stand in a list of commands, unchanged."""
    needed = command["default_member_permissions"]
    kept = {field: command[field] for field in CARRIED if field in command}
    return kept | {"default_member_permissions": None if needed is None else int(needed)}


def _called(command: AppCommand) -> Iterator[tuple[str, int]]:
    """What can be called of *command*, itself or its subcommands, with its id."""
    groups = [one for one in command.options if isinstance(one, app_commands.AppCommandGroup)]
    for path in [f"{command.name} {one.name}" for one in groups] or [command.name]:
        yield path, command.id


def opens_activity(click: Click) -> bool:
    """Whether it is the command that opens Activities, where Discord leaves that to us."""
    data: Any = click.data
    return bool(data.get("type") == ENTRY_POINT)


def is_declared(click: Click) -> bool:
    """Whether a command is given as we declare it.

    Discord sees to that, but by what it knows of us, which may be from before an upgrade.
    """
    command = click.command
    if isinstance(command, ContextMenu):
        return has_target(click, command)
    return isinstance(command, Command) and can_be_given(command, dict(iter(click.namespace)))


def has_target(click: Click, command: ContextMenu) -> bool:
    """Whether a command from the menu of a person or of a message tells on whom or what it is."""
    data: Any = click.data
    return data.get("target_id") in data.get("resolved", {}).get(TARGETS[command.type], {})


def can_be_given(command: Command[Any, ..., Any], given: Mapping[str, Any]) -> bool:
    """Whether *command* has all options that are *given*, and can have their values."""
    declared = {one.display_name: one for one in command.parameters}
    needed = {name for name, option in declared.items() if option.required}
    return needed <= given.keys() <= declared.keys() and all(
        allows(declared[name], value) for name, value in given.items()
    )


def allows(option: Parameter, value: Any) -> bool:
    """Whether *option* can have this *value*."""
    if not isinstance(value, TYPES[option.type]):
        return False
    if option.choices:
        return value in [choice.value for choice in option.choices]
    size: Any = len(value) if isinstance(value, str) else value
    least, most = option.min_value, option.max_value
    return (least is None or size >= least) and (most is None or size <= most)


async def propose(click: Click) -> None:
    """Propose what somebody who types may mean; nothing where we make no proposals.

    Not left to discord.py, which logs each that Discord or the database refuses as a fault: the
    next letter asks anew.
    """
    command, option = click.command, focused(click)
    try:
        if option and isinstance(command, Command) and is_readable(click):
            await quietly(lambda: command._invoke_autocomplete(click, option, click.namespace))
        else:
            await quietly(lambda: click.response.autocomplete([]))
    except Exception:
        log.exception("autocompletion failed")


def focused(click: Click) -> str:
    """The option that is being typed, if we make proposals for it; what else is may be anything."""
    command = click.command
    if not isinstance(command, Command):
        return ""
    known = {one.display_name for one in command.parameters if one.autocomplete}
    typed = [one["name"] for one in leaf_options(click) if one.get("focused")]
    return typed[0] if typed and known.issuperset(typed) else ""


def leaf_options(click: Click) -> list[Any]:
    """The options as Discord sent them, inside the subcommand where there is one."""
    data: Any = click.data
    options: list[Any] = data.get("options", [])
    while options and options[0]["type"] in SUBCOMMANDS:
        options = options[0].get("options", [])
    return options


def is_readable(click: Click) -> bool:
    """Whether discord.py can read the options: half a mention is none."""
    snowflakes = (Kind.user.value, Kind.channel.value, Kind.role.value)
    return all(
        str(one["value"]).isdecimal() for one in leaf_options(click) if one["type"] in snowflakes
    )
