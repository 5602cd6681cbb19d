"""A server's sheets of rules, by the names that people type."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pydantic import ValidationError

from bot.people.refused import Refused
from bot.people.texts import name_text, plain_name
from bot.typed.options import with_preset
from data.sheets import SheetRow, key_of
from engine.rules import Rules
from engine.state import Variant
from engine.variants import VARIANTS

NAMED = re.compile(r"(?:^|[\s,;])sheet *= *", re.IGNORECASE)
NAME_LENGTH = 24
"""As long as names are shown."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Rules of a game under a name; *key* is the name without capitals."""

    key: str
    name: str
    variant: Variant
    rules: Rules


def read_sheet(row: SheetRow) -> Sheet | None:
    """A stored sheet; None where this version does not know its game or an option of it.

    An option that came later is as in stored games: its default means what was before it.
    """
    variant = VARIANTS.get(row.variant)
    if variant is None:
        return None
    try:
        rules = variant.rules.model_validate(row.rules)
    except ValidationError:
        return None
    return Sheet(row.key, row.name, variant, rules)


def readable(rows: Iterable[SheetRow]) -> tuple[Sheet, ...]:
    """Those of the stored sheets that this version understands."""
    return tuple(sheet for row in rows if (sheet := read_sheet(row)) is not None)


def sheet_in(typed: str, rows: Sequence[SheetRow]) -> tuple[Sheet | None, str]:
    """The sheet that is named in *typed*, if any, and the further options; raises Refused.

    It is `sheet=Friday 51`, or the name alone where it comes first.
    """
    match = NAMED.search(typed)
    before, rest = (typed[: match.start()], typed[match.end() :]) if match else ("", typed)
    found = max(
        (row for row in rows if begins(rest, row.key)), key=lambda row: len(row.key), default=None
    )
    if found is None:
        if match is None:
            return None, typed
        raise unknown(rest, rows)
    words = len(found.key.split())
    more = re.sub(rf"^\s*(?:\S+\s*){{{words}}}", "", rest)
    sheet = read_sheet(found)
    if sheet is None:
        raise Refused("sheet-not-read", name=name_text(found.name))
    return sheet, f"{before} {more}".strip()


def sheet_of(sheets: Iterable[Sheet], variant: Variant, rules: Rules) -> Sheet | None:
    """The sheet by which is played, whatever its times."""
    for sheet in sheets:
        if sheet.variant is variant and with_preset(variant, sheet.rules, rules) == rules:
            return sheet
    return None


def begins(typed: str, key: str) -> bool:
    """Whether *typed* begins with the name whose key this is."""
    wish = key_of(typed)
    return wish == key or wish.startswith((f"{key} ", f"{key},", f"{key};"))


def unknown(typed: str, rows: Sequence[SheetRow]) -> Refused:
    """Say that there is no sheet of that name, and which sheets there are."""
    if not rows:
        return Refused("sheet-none")
    known = ", ".join(name_text(row.name) for row in rows)
    return Refused("sheet-unknown", name=plain_name(typed), known=known)


def read_name(typed: str) -> str:
    """The name of a sheet as it is kept; raises Refused where it cannot be one."""
    name = " ".join(typed.split())
    if not 1 <= len(name) <= NAME_LENGTH or "=" in name or plain_name(name) != name:
        raise Refused("sheet-name-wrong", length=NAME_LENGTH)
    return name
