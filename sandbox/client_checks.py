"""What Discord's client checks before a person's act reaches the bot, and how it is put."""

import unicodedata
from typing import Any

from sandbox import limits, payloads
from sandbox.accounts import VIEW, Json, User
from sandbox.choices import CHANNEL, MENTIONABLE, ROLE, USER, offered, resolved
from sandbox.command_limits import CHAT_INPUT, ON_MESSAGE, ON_USER
from sandbox.guilds import Role
from sandbox.world import ENTRY_POINT, Button, Channel, Message, Select, World

STRING, INTEGER, BOOLEAN, NUMBER = 3, 4, 5, 10
PYTHON_TYPES: dict[int, type | tuple[type, ...]] = {
    STRING: str,
    INTEGER: int,
    BOOLEAN: bool,
    USER: User,
    CHANNEL: Channel,
    ROLE: Role,
    MENTIONABLE: (User, Role),
    NUMBER: (int, float),
}
Option = Json
BY_DISCORD = 2
"""The handler of the command that opens Activities where the app is not asked."""


class ClientRefused(Exception):
    """The client does not let a person do that, so the bot must not have meant them to."""


def command_data(world: World, person: User, where: Channel, name: str, values: Json) -> Json:
    """The data of `/name` with *values*, whose keys may have _ for the - of options' names.

    Raises ClientRefused where it cannot be sent.
    """
    path, options, data = _find(world, person, where, name)
    values = _named(values)
    missing = [each["name"] for each in options.values() if each.get("required")]
    if missing := [each for each in missing if each not in values]:
        raise ClientRefused(f"/{name} needs {missing}")
    given = {key: value for key, value in values.items() if value is not None}
    filled = [_filled(options, name, key, value, checked=True) for key, value in given.items()]
    return _nested(data, path, filled) | {"resolved": resolved(world, where, given.values())}


def typing_data(
    world: World,
    person: User,
    where: Channel,
    name: str,
    values: Json,
    focus: tuple[str, str],
) -> tuple[Json, int]:
    """The data of a half-written `/name`, *focus* (option, text) being typed, and its type."""
    path, options, data = _find(world, person, where, name)
    values = _named(values)
    option, text = focus
    if not options.get(option, {}).get("autocomplete"):
        raise ClientRefused(f"/{name} has no autocompleted option {option}")
    filled = [_filled(options, name, key, value, checked=False) for key, value in values.items()]
    kind = options[option]["type"]
    filled.append({"name": option, "type": kind, "value": text, "focused": True})
    nested = _nested(data, path, filled) | {"resolved": resolved(world, where, values.values())}
    return nested, kind


def pointed_data(
    world: World, person: User, where: Channel, name: str, target: User | Message
) -> Json:
    """The data of the command *name* on somebody, or on a message, as its menu there gives it.

    Raises ClientRefused where the menu does not have it.
    """
    kind = ON_USER if isinstance(target, User) else ON_MESSAGE
    known = [each for each in world.commands if each["type"] == kind and each["name"] == name]
    if not known:
        raise ClientRefused(f"there is no command {name!r} on that")
    _check_offered(world, known[0], person, where)
    if isinstance(target, User):
        told = {each: has for each, has in resolved(world, where, [target]).items() if has}
    else:
        _check_pointed(person, target, where)
        told = {"messages": {str(target.id): payloads.message(target, world)}}
    data = {each: known[0][each] for each in ("id", "name", "type")}
    return data | {"target_id": str(target.id), "resolved": told}


def _check_pointed(person: User, message: Message, where: Channel) -> None:
    """Raise ClientRefused unless *message* is there, and no answer that one person alone sees."""
    visible(person, message)
    if message.channel is not where or message.owner:
        raise ClientRefused("that message has no menu of commands")


def _find(
    world: World, person: User, where: Channel, name: str
) -> tuple[list[Option], dict[str, Option], Json]:
    """The way to a command, its options by name, and the outer data."""
    words = name.split(" ")
    slash = (each for each in world.commands if each.get("type", CHAT_INPUT) == CHAT_INPUT)
    known = {each["name"]: each for each in slash}
    if words[0] not in known:
        raise ClientRefused(f"there is no command /{words[0]}")
    command = known[words[0]]
    _check_offered(world, command, person, where)
    path, part = [], command
    for word in words[1:]:
        parts = {each["name"]: each for each in part.get("options") or []}
        if word not in parts or parts[word]["type"] > 2:
            raise ClientRefused(f"/{name} is no subcommand")
        part = parts[word]
        path.append(part)
    options = {each["name"]: each for each in part.get("options") or []}
    if any(each["type"] < STRING for each in options.values()):
        raise ClientRefused(f"/{name} needs a subcommand")
    return path, options, {"id": command["id"], "name": command["name"], "type": 1}


def entry_point(world: World) -> Json:
    """The command that opens Activities. Raises ClientRefused where there is none."""
    found = (each for each in world.commands if each.get("type") == ENTRY_POINT)
    command = next(found, None)
    if command is None:
        raise ClientRefused("the app has no Activity")
    return command


def offers(command: Json, permissions: int, *, direct: bool) -> bool:
    """Whether somebody with *permissions* finds the command in a list, there or *direct*ly."""
    contexts = command.get("contexts")
    needed = 0 if direct else int(command.get("default_member_permissions") or 0)
    here = contexts is None or int(direct) in contexts
    return command.get("type") != ENTRY_POINT and here and permissions & needed == needed


def in_sight(world: World, person: User, where: Channel) -> None:
    """Raise ClientRefused unless *person* sees the channel."""
    if not where.is_dm and not world.permissions_in(person, where) & VIEW:
        raise ClientRefused(f"{person.name} does not see {where.name}")


def _check_offered(world: World, command: Json, person: User, where: Channel) -> None:
    guild = world.guild_of(where)
    in_sight(world, person, where)
    allowed = (
        world.permissions_of(person, guild) if where.is_dm else world.permissions_in(person, where)
    )
    is_let = person.id in guild.command_users.get(command["name"], ())
    if not is_let and not offers(command, allowed, direct=where.is_dm):
        raise ClientRefused(f"{where.name} does not offer {person.name} /{command['name']}")
    if not where.is_dm and not guild.has(person):
        raise ClientRefused(f"{person.name} is not in the server")
    if not where.is_dm and not guild.has_bot:
        raise ClientRefused(f"{guild.name} does not have the bot")
    if where.recipient not in (None, person):
        raise ClientRefused(f"{person.name} cannot write in a DM of {where.name}")


def _named(values: Json) -> Json:
    """*values* by the names of their options: a name in Python has no hyphen."""
    return {key.replace("_", "-"): value for key, value in values.items()}


def _filled(
    options: dict[str, Option], command: str, name: str, value: Any, *, checked: bool
) -> Option:
    if name not in options:
        raise ClientRefused(f"/{command} has no option {name}")
    option = options[name]
    if not isinstance(value, PYTHON_TYPES[option["type"]]):
        raise ClientRefused(f"/{command} {name}: {value!r} is not of its type")
    if checked:
        _check_value(option, value, f"/{command} {name}")
    sent = str(value.id) if isinstance(value, User | Channel | Role) else value
    return {"name": name, "type": option["type"], "value": sent}


def _check_value(option: Option, value: Any, where: str) -> None:
    choices = [each["value"] for each in option.get("choices") or []]
    if choices and value not in choices:
        raise ClientRefused(f"{where}: {value!r} is none of {choices}")
    size = len(value) if isinstance(value, str) else value
    if not isinstance(size, int | float):
        return
    least = option.get("min_length", option.get("min_value"))
    most = option.get("max_length", option.get("max_value"))
    if (least is not None and size < least) or (most is not None and size > most):
        raise ClientRefused(f"{where}: {value!r} is not within {least} and {most}")


def _nested(data: Json, path: list[Option], filled: list[Option]) -> Json:
    options = filled
    for part in reversed(path):
        options = [{"name": part["name"], "type": part["type"], "options": options}]
    return data | {"options": options}


def visible(person: User, message: Message) -> None:
    """Raise ClientRefused unless *person* sees *message*."""
    if not message.visible_to(person) or message.loading:
        raise ClientRefused(f"{person.name} does not see that message")


def button(person: User, message: Message, label: str) -> Button:
    """The enabled button called *label* on *message*."""
    visible(person, message)
    named = [each for each in message.buttons if label in (each.label, _plain(each.label))]
    if len(named) != 1 or named[0].disabled:
        shown = [each.label + " (off)" * each.disabled for each in message.buttons]
        raise ClientRefused(f"{len(named)} enabled buttons {label!r} among {shown}")
    return named[0]


def _plain(label: str) -> str:
    """A label without the symbols around it."""
    return label.strip("".join(each for each in label if unicodedata.category(each)[0] in "SCZ"))


def select(person: User, message: Message, labels: tuple[str, ...], of: str) -> Select:
    """The enabled select on *message* that has options called *labels*."""
    visible(person, message)
    fitting = [
        each
        for each in message.selects
        if set(labels) <= dict(each.options).keys() and of in each.placeholder and not each.disabled
    ]
    if len(fitting) != 1:
        shown = [[label for label, _ in each.options] for each in message.selects]
        raise ClientRefused(f"{len(fitting)} enabled selects hold {labels} among {shown}")
    return fitting[0]


def select_like(person: User, message: Message, kind: int, of: str) -> Select:
    """The enabled select of *kind*, or else of mentionables, with *of* in its placeholder."""
    visible(person, message)
    named = [each for each in message.selects if of in each.placeholder and not each.disabled]
    fitting = [each for each in named if each.kind == kind]
    if not fitting and kind != limits.CHANNEL_SELECT:
        fitting = [each for each in named if each.kind == limits.MENTIONABLE_SELECT]
    if len(fitting) != 1:
        raise ClientRefused(f"{len(fitting)} enabled selects of kind {kind} with {of!r}")
    return fitting[0]


def values(select: Select, chosen: list[str], world: World, where: Channel) -> None:
    """Raise ClientRefused unless *chosen* is a possible choice in *select*, which is in *where*."""
    possible = {value for _, value in select.options}
    if select.kind != limits.STRING_SELECT:
        possible = set(offered(world, where, select.kind, select.channel_types))
    if not select.least <= len(chosen) <= select.most or not set(chosen) <= possible:
        raise ClientRefused(f"{chosen} cannot be chosen in {select}")


def resolved_values(kind: int, chosen: list[str], world: World, where: Channel) -> Json:
    """What a choice in a select of *kind* tells of what was chosen; nothing of mere words."""
    if kind == limits.STRING_SELECT:
        return {}
    every = offered(world, where, kind, ())
    told = resolved(world, where, [every[each] for each in chosen])
    return {"resolved": {key: found for key, found in told.items() if found}}


def modal_data(modal: Json, fields: Json, world: World, where: Channel) -> Json:
    """The data of *modal* filled with *fields*, which are named by label or custom_id.

    What was chosen in a select is a list of values, or of the people, roles or channels themselves.
    """
    left = dict(fields)
    chosen: list[Any] = []
    components = [_modal_part(part, left) for part in modal["components"]]
    if left:
        raise ClientRefused(f"the modal has no {sorted(left)}")
    asked = limits.nested(modal["components"])
    for part, filled in zip(asked, limits.nested(components), strict=True):
        if part["type"] in limits.SELECTS:
            chosen += _checked_choice(part, filled["values"], world, where)
    told = resolved(world, where, chosen)
    return {"custom_id": modal["custom_id"], "components": components, "resolved": told}


def _checked_choice(part: Json, chosen: list[str], world: World, where: Channel) -> list[Any]:
    """The people, roles and channels *chosen* in a modal's select *part*."""
    possible: Json = {option["value"]: None for option in part.get("options") or ()}
    if part["type"] != limits.STRING_SELECT:
        possible = offered(world, where, part["type"], tuple(part.get("channel_types") or ()))
    least, most = limits.bounds(part)
    enough = len(chosen) >= least or (not chosen and part.get("required") is False)
    if not enough or len(chosen) > most or not set(chosen) <= possible.keys():
        raise ClientRefused(f"{chosen} cannot be chosen in {part['custom_id']}")
    return [possible[each] for each in chosen if possible[each] is not None]


def _modal_part(part: Json, left: Json) -> Json:
    shown = {"type": part["type"], "id": part.get("id") or 1}
    if "component" in part:
        filled = _modal_input(part["component"], part["label"], left)
        return shown | {"component": filled}
    inputs = part.get("components") or []
    return shown | {"components": [_modal_input(each, each.get("label"), left) for each in inputs]}


def _modal_input(part: Json, label: str | None, left: Json) -> Json:
    key = next((key for key in (label, part["custom_id"]) if key in left), None)
    value = left.pop(key) if key else part.get("value") or _beforehand(part)
    if not value and part.get("required", True):
        raise ClientRefused(f"the modal needs {label or part['custom_id']}")
    filled = {"type": part["type"], "id": part.get("id") or 1, "custom_id": part["custom_id"]}
    if part["type"] == limits.TEXT_INPUT:
        return filled | {"value": value or ""}
    return filled | {"values": [str(getattr(each, "id", each)) for each in value or []]}


def _beforehand(part: Json) -> list[str]:
    """What is chosen in a modal's select before anybody touches it."""
    chosen = [each["value"] for each in part.get("options") or () if each.get("default")]
    return chosen or [str(each["id"]) for each in part.get("default_values") or ()]
