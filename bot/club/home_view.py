"""The club on one screen: what there is for today, with whom to play, and what to win."""

from collections.abc import Iterable

from discord import ui

from bot.people.texts import say
from bot.render.layout import button, buttons, layout

SECTIONS = {
    "today": ("today", "puzzle"),
    "people": ("around", "tables", "sheets"),
    "compete": ("season", "champions", "tournament"),
    "host": ("moderate",),
}
"""What stands together, each with the parts that its buttons lead to."""
NOT_FOR_ALL = ("host",)
"""What is not spoken of to who has no way into it."""


def home_view(language: str, parts: Iterable[str]) -> ui.LayoutView:
    """Every section with the ways to those *parts* that there are."""
    known = set(parts)
    blocks: list[str | ui.ActionRow[ui.LayoutView]] = [say(language, "club-title")]
    for section, names in SECTIONS.items():
        ways = [
            button(say(language, f"button-club-{one}"), f"club:{one}")
            for one in names
            if one in known
        ]
        if ways or section not in NOT_FOR_ALL:
            blocks += [say(language, f"club-home-{section}"), *buttons(ways)]
    return layout(*blocks)
