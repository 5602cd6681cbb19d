"""Commands that texts name, as links: a press begins them, under the name that the reader has.

A text names them in its own language. A Discord in another one finds nothing under `/сдаться`; a
link is right there too.
"""

import re
from collections.abc import Iterator, Mapping

from bot.people.texts import LANGUAGES, is_said, say

CODE = "`"
LONGEST = 2000
"""Characters of a message without components."""
NAMED = re.compile(r"(?<![^\s*(„“”«])/([^\W\d_][\w-]*(?: [^\W\d_][\w-]*)?)")
"""A command, perhaps with what follows it; not a part of an address or of a link."""

_ids: dict[str, int] = {}
"""Of the commands that this process has registered, with their subcommands, in every language:
`server set`, `сервер задать`."""


def know(ids: Mapping[str, int]) -> None:
    """From now on write the commands of *ids*, by their English names, as links."""
    _ids.clear()
    for name, number in ids.items():
        _ids.update(dict.fromkeys((name, *translated(name)), number))


def translated(name: str) -> Iterator[str]:
    """The command called *name* in English, as each language calls it."""
    words = name.split()
    keys = ["command-" + "-".join(words[: end + 1]) for end in range(len(words))]
    if all(map(is_said, keys)):
        for language in LANGUAGES:
            yield " ".join(say(language, key) for key in keys)


def pressable(text: str, room: int | None = None) -> str:
    """*text* with its commands as links, unless it would grow by more than *room* characters.

    Without *room* it is all that its message says.
    """
    if "/" not in text:
        return text
    room = LONGEST - len(text) if room is None else room
    parts = text.split(CODE)
    parts[::2] = [NAMED.sub(_linked, part) for part in parts[::2]]
    linked = CODE.join(parts)
    return linked if len(linked) - len(text) <= room else text


def _linked(found: re.Match[str]) -> str:
    """What was *found*, as a link as far as it is a command."""
    command = found[1].partition(" ")[0]
    if found[1] in _ids:
        return link(found[1])
    return link(command) + found[0][len(command) + 1 :] if command in _ids else found[0]


def link(name: str) -> str:
    """The command called *name* so that it can be pressed."""
    return f"</{name}:{_ids[name]}>"
