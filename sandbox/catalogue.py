"""The bot's slash commands as a person can use them in one place."""

from collections.abc import Iterable, Iterator

from sandbox.accounts import Json, User
from sandbox.client_checks import offers
from sandbox.command_limits import CHAT_INPUT, GROUP, POINTED, SUBCOMMAND


def catalogue(
    commands: Iterable[Json], person: User, *, direct: bool, permissions: int | None = None
) -> list[Json]:
    """Every command and sub-command *person* may give, in a server or *direct*ly to the bot.

    Without *permissions* they have their own, and none by a role. All is as a Discord in their
    language names and describes it; a path names it for the bot.
    """
    may = person.permissions if permissions is None else permissions
    usable = [command for command in commands if offers(command, may, direct=direct)]
    slash = [command for command in usable if command.get("type", CHAT_INPUT) == CHAT_INPUT]
    entries = [entry for command in slash for entry in leaves(command, person.locale, [], [])]
    return sorted(entries, key=lambda entry: str(entry["name"]))


def menus(
    commands: Iterable[Json], person: User, *, direct: bool, permissions: int
) -> dict[str, list[Json]]:
    """What the menus of a *user* and of a *message* offer *person*: titles, and names for the bot.

    They are in a server where they have those *permissions*, or write *direct*ly with the bot.
    """
    usable = [command for command in commands if offers(command, permissions, direct=direct)]
    return {
        what: [
            {"name": each["name"], "title": localized(each, "name", person.locale)}
            for each in usable
            if each.get("type") == kind
        ]
        for kind, what in POINTED.items()
    }


def leaves(node: Json, locale: str, path: list[str], names: list[str]) -> Iterator[Json]:
    """What can be given under *node*: itself, or its sub-commands."""
    path, names = [*path, node["name"]], [*names, localized(node, "name", locale)]
    options = node.get("options") or []
    below = [option for option in options if option["type"] in (SUBCOMMAND, GROUP)]
    for option in below:
        yield from leaves(option, locale, path, names)
    if not below:
        yield {
            "name": " ".join(names),
            "path": path,
            "description": localized(node, "description", locale),
            "options": [option_in(option, locale) for option in options],
        }


def localized(named: Json, field: str, locale: str) -> str:
    """The *field* of a command, an option or a choice as Discord shows it in *locale*."""
    return str((named.get(f"{field}_localizations") or {}).get(locale) or named.get(field, ""))


def option_in(option: Json, locale: str) -> Json:
    """An option with the words of *locale*; the bot is sent its name, people read its title."""
    shown = option | {
        "title": localized(option, "name", locale),
        "description": localized(option, "description", locale),
    }
    if choices := option.get("choices"):
        shown["choices"] = [
            one | {"name": localized(one, "name", locale), "english": one["name"]}
            for one in choices
        ]
    return shown
