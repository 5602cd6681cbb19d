"""The bot's slash commands as a person can use them in one place."""

from collections.abc import Iterable, Iterator

from bot.sandbox.people import Json, Person

SUB_COMMAND, SUB_GROUP, USER, CHANNEL = 1, 2, 6, 7
IN_SERVER, IN_DIRECT = 0, 1
SLASH = 1


def catalogue(
    commands: Iterable[Json], person: Person, *, direct: bool, locale: str = "en-US"
) -> list[Json]:
    """Every command and sub-command *person* may give, in a server or *direct*ly to the bot.

    As a Discord in the language *locale* names and describes them; a path names them for the bot.
    """
    usable = [command for command in commands if usable_by(command, person, direct=direct)]
    entries = [entry for command in usable for entry in leaves(command, locale, [], [])]
    return sorted(entries, key=lambda entry: str(entry["name"]))


def usable_by(command: Json, person: Person, *, direct: bool) -> bool:
    """Whether *person* finds *command* in the list."""
    contexts = command.get("contexts") or [IN_SERVER, IN_DIRECT]
    needed = 0 if direct else int(command.get("default_member_permissions") or 0)
    here = (IN_DIRECT if direct else IN_SERVER) in contexts
    slash = command.get("type", SLASH) == SLASH
    return slash and here and person.permissions & needed == needed


def leaves(node: Json, locale: str, path: list[str], names: list[str]) -> Iterator[Json]:
    """What can be given under *node*: itself, or its sub-commands."""
    path, names = [*path, node["name"]], [*names, localized(node, "name", locale)]
    options = node.get("options") or []
    below = [option for option in options if option["type"] in (SUB_COMMAND, SUB_GROUP)]
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
        shown["choices"] = [one | {"name": localized(one, "name", locale)} for one in choices]
    return shown


def data_of(command: Json, path: list[str], options: list[Json]) -> Json:
    """The interaction's data for *command*, its sub-commands (*path*) wrapped around *options*."""
    inside = options
    for depth, name in enumerate(reversed(path[1:])):
        kind = SUB_COMMAND if depth == 0 else SUB_GROUP
        inside = [{"name": name, "type": kind, "options": inside}]
    return {
        "id": command["id"],
        "name": command["name"],
        "type": SLASH,
        "options": inside,
    }
