"""The bot's slash commands as a person can use them in one place."""

from collections.abc import Iterable, Iterator

from bot.sandbox.people import Json, Person

SUB_COMMAND, SUB_GROUP, USER, CHANNEL = 1, 2, 6, 7
IN_SERVER, IN_DIRECT = 0, 1
SLASH = 1


def catalogue(commands: Iterable[Json], person: Person, *, direct: bool) -> list[Json]:
    """Every command and sub-command *person* may give, in a server or *direct*ly to the bot."""
    usable = [command for command in commands if usable_by(command, person, direct=direct)]
    entries = [entry for command in usable for entry in leaves(command, [command["name"]])]
    return sorted(entries, key=lambda entry: str(entry["name"]))


def usable_by(command: Json, person: Person, *, direct: bool) -> bool:
    """Whether *person* finds *command* in the list."""
    contexts = command.get("contexts") or [IN_SERVER, IN_DIRECT]
    needed = 0 if direct else int(command.get("default_member_permissions") or 0)
    here = (IN_DIRECT if direct else IN_SERVER) in contexts
    slash = command.get("type", SLASH) == SLASH
    return slash and here and person.permissions & needed == needed


def leaves(node: Json, path: list[str]) -> Iterator[Json]:
    """What can be given under *node*: itself, or its sub-commands."""
    options = node.get("options") or []
    below = [option for option in options if option["type"] in (SUB_COMMAND, SUB_GROUP)]
    for option in below:
        yield from leaves(option, [*path, option["name"]])
    if not below:
        yield {
            "name": " ".join(path),
            "path": path,
            "description": node.get("description", ""),
            "options": options,
        }


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
