"""Discord's published limits on application commands and on autocompletion.

Source: developers/interactions/application-commands.mdx of discord/discord-api-docs.
"""

import json
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

# The locales that Discord documents; Estonian and Latvian are not among them.
DOCUMENTED = """
    id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg
    ru uk hi th zh-CN ja zh-TW ko
"""
LOCALES = frozenset(DOCUMENTED.split())
MOST_COMMANDS = 100
MOST_CHARACTERS = 8000
CHAT_INPUT, ON_USER, ON_MESSAGE = 1, 2, 3
POINTED = {ON_USER: "user", ON_MESSAGE: "message"}
"""The types of the commands that are given on a person or a message, by what each is called."""
MOST_POINTED = 5
LONGEST_NAME = 32
SUBCOMMAND, GROUP, STRING = 1, 2, 3


def commands_problems(commands: list[dict[str, Any]]) -> list[str]:
    """What is wrong with the whole list of global *commands*: a bot sends the same often."""
    return list(_problems_of(json.dumps(commands)))


@lru_cache(8)
def _problems_of(written: str) -> tuple[str, ...]:
    commands: list[dict[str, Any]] = json.loads(written)
    typed = [command for command in commands if (command.get("type") or 1) == CHAT_INPUT]
    problems = [] if len(typed) <= MOST_COMMANDS else ["more than 100 commands"]
    for kind in {command.get("type") or CHAT_INPUT for command in commands}:
        alike = [each for each in commands if (each.get("type") or CHAT_INPUT) == kind]
        problems += _name_twice(alike, "the commands")
    for command in typed:
        problems += _part_problems(command, f"/{command['name']}")
        if _characters(command) > MOST_CHARACTERS:
            problems.append(f"/{command['name']}: more than 8000 characters")
    for kind, what in POINTED.items():
        problems += _pointed_problems([each for each in commands if each.get("type") == kind], what)
    return tuple(problems)


def _pointed_problems(commands: list[dict[str, Any]], what: str) -> Iterator[str]:
    """Problems of all *commands* that are given on a user, or on a message."""
    if len(commands) > MOST_POINTED:
        yield f"more than {MOST_POINTED} commands on a {what}"
    for command in commands:
        where = f"{command['name']!r} on a {what}"
        for part in ("description", "description_localizations", "options"):
            if command.get(part):
                yield f"{where}: it may have no {part}"
        # Blanks and capitals are allowed here.
        for locale, name in _names(command).items():
            if not 1 <= len(name.strip()) <= len(name) <= LONGEST_NAME:
                yield f"{where}: name {name!r} ({locale}) has not 1 to 32 characters"
        yield from _locale_problems(command, where)


def _part_problems(part: dict[str, Any], where: str) -> Iterator[str]:
    """Problems of a command, a subcommand or an option, and of what lies in it."""
    yield from _name_problems(part, where)
    options = part.get("options") or []
    yield from _order_problems(options, where)
    yield from _name_twice(options, where)
    yield from _choice_problems(part, where)
    for option in options:
        yield from _part_problems(option, f"{where} {option['name']}")


def _name_problems(part: dict[str, Any], where: str) -> Iterator[str]:
    for locale, name in _names(part).items():
        if not _allowed(name):
            yield f"{where}: name {name!r} ({locale}) is not allowed"
    if not 1 <= len(part.get("description") or "") <= 100:
        yield f"{where}: a description has 1 to 100 characters"
    yield from _locale_problems(part, where)


def _names(part: dict[str, Any]) -> dict[str, str]:
    """What a command or an option is called, by locale."""
    return {"default": part["name"], **(part.get("name_localizations") or {})}


def _locale_problems(part: dict[str, Any], where: str) -> Iterator[str]:
    for key in ("name_localizations", "description_localizations"):
        unknown = (part.get(key) or {}).keys() - LOCALES
        yield from (f"{where}: {locale} is no locale of Discord" for locale in sorted(unknown))


def _allowed(name: str) -> bool:
    """Discord: ^[-_'\\p{L}\\p{N}\\p{sc=Deva}\\p{sc=Thai}]{1,32}$, lower case where there is one."""
    usual = all(each in "-_'" or unicodedata.category(each)[0] in "LN" for each in name)
    return usual and 1 <= len(name) <= 32 and name == name.lower()


def _order_problems(options: list[dict[str, Any]], where: str) -> Iterator[str]:
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"{where}: required options must come first"
    branching = {option["type"] in (SUBCOMMAND, GROUP) for option in options}
    if len(branching) > 1:
        yield f"{where}: subcommands beside options"


def _name_twice(parts: list[dict[str, Any]], where: str) -> Iterator[str]:
    """Names must differ, in every language; an untranslated one shows its default name."""
    locales = {None}.union(*((part.get("name_localizations") or {}).keys() for part in parts))
    for locale in sorted(locales, key=str):
        names = [(part.get("name_localizations") or {}).get(locale, part["name"]) for part in parts]
        if len(set(names)) < len(names):
            yield f"{where}: a name is used twice ({locale or 'default'})"


def _choice_problems(option: dict[str, Any], where: str) -> Iterator[str]:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        yield f"{where}: choices and autocomplete exclude each other"
    for key in ("name", "value"):
        if len({choice[key] for choice in choices}) < len(choices):
            yield f"{where}: two choices of one {key}"


def _characters(part: dict[str, Any]) -> int:
    total = _longest(part, "name") + _longest(part, "description")
    for choice in part.get("choices") or []:
        total += _longest(choice, "name") + len(str(choice["value"]))
    return total + sum(_characters(option) for option in part.get("options") or [])


def _longest(part: dict[str, Any], key: str) -> int:
    texts = [part.get(key) or "", *(part.get(f"{key}_localizations") or {}).values()]
    return max(len(text) for text in texts)


def autocomplete_problems(choices: list[dict[str, Any]], kind: int) -> list[str]:
    """What is wrong with *choices* offered for an option of type *kind*."""
    problems = []
    for choice in choices:
        if isinstance(choice["value"], str) != (kind == STRING):
            problems.append(f"choice value {choice['value']!r} is not of the option's type")
        if isinstance(choice["value"], str) and not 1 <= len(choice["value"]) <= 100:
            problems.append(f"choice value {choice['value']!r} has not 1 to 100 characters")
    if len({choice["name"] for choice in choices}) < len(choices):
        problems.append("two choices of one name")
    return problems
