"""Commands that texts name, as links: a press begins them, under the name that the reader has.

A Discord that lists `/сдаться` finds nothing under `/resign`; a link is right in every language.
"""

import re
from collections.abc import Mapping

CODE = "`"
LONGEST = 2000
"""Characters of a message without components."""
NAMED = re.compile(r"(?<![^\s*(„“”«])/([a-z]+(?: [a-z]+(?:-[a-z]+)*)?)")
"""A command, perhaps with what follows it; not a part of an address or of a link."""

_ids: dict[str, int] = {}
"""Of the commands that this process has registered, with their subcommands: `server set`."""


def know(ids: Mapping[str, int]) -> None:
    """From now on write the commands of *ids* as links."""
    _ids.clear()
    _ids.update(ids)


def mention(name: str) -> str:
    """Command *name* so that it can be pressed; as text where its id is not known."""
    return f"</{name}:{_ids[name]}>" if name in _ids else f"**/{name}**"


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
        return mention(found[1])
    return mention(command) + found[0][len(command) + 1 :] if command in _ids else found[0]
