"""Which roles moderate, and which may challenge: a page of the server's panel."""

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ui

from bot.lobby.roles import known, names
from bot.people.texts import say
from bot.render.layout import OPTIONS_A_SELECT, Block, Row
from data.settings import ServerSettings

ROLES = {
    "moderators": "moderator_roles",
    "challengers": "challenger_roles",
    "muted": "muted_roles",
}
"""The menus of roles, and what each of them sets."""
NOT_EVERYBODY = ("moderators", "muted")
"""What cannot be said of everybody."""


def roles_page(language: str, present: ServerSettings, guild: discord.Guild | None) -> list[Block]:
    """A menu for each, with what it means."""
    blocks: list[Block] = []
    for part, field in ROLES.items():
        chosen = getattr(present, field)
        shown = chosen if guild is None else [role.id for role in known(guild, chosen)]
        blocks += [
            say(language, f"server-roles-{part}"),
            role_menu(part, shown, say(language, f"menu-roles-{part}")),
        ]
    return blocks


def role_menu(part: str, chosen: Sequence[int], hint: str) -> Row:
    """A menu of the server's roles; none may be chosen."""
    kind = discord.SelectDefaultValueType.role
    defaults = [discord.SelectDefaultValue(id=one, type=kind) for one in chosen[:OPTIONS_A_SELECT]]
    shown: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id=f"server:set:{part}",
        placeholder=hint,
        min_values=0,
        max_values=OPTIONS_A_SELECT,
        default_values=defaults,
    )
    return ui.ActionRow(shown)


def role_lines(
    language: str, present: ServerSettings, guild: discord.Guild | None
) -> Iterator[str]:
    """The roles that are set, in words, and who it is where none is named."""
    for part, field in ROLES.items():
        named = getattr(present, field)
        if not named:
            yield say(language, f"server-no-{part}")
        elif guild and (found := known(guild, named)):
            yield say(language, f"server-has-{part}", roles=names(found))
