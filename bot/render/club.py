"""The club on one screen: what there is for today, with whom to play, and what to win."""

from collections.abc import Iterable

from discord import ui

from bot.people.texts import say
from bot.render.layout import button, buttons, layout

SECTIONS = {
    "today": ("today", "puzzle"),
    "people": ("around", "tables", "sheets"),
    "win": ("season", "champions", "tournament"),
}
"""What stands together, each with the parts that its buttons lead to."""


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
        blocks += [say(language, f"club-home-{section}"), *buttons(ways)]
    return layout(*blocks)
