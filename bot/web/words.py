"""The texts of the page in its reader's language, and how they like to see cards."""

import re
from functools import cache
from typing import Any

from bot.people.look import Look
from bot.people.texts import ENGLISH, say

PREFIX = "page-"
"""How the names of the texts begin that the page says by itself."""
VARIABLE = re.compile(r"\{ *\$(\w+)")


def words_view(language: str, look: Look) -> dict[str, Any]:
    """What a page is told before its table."""
    shown = {"colours": look.colours, "background": look.background, "large": look.large}
    return {"t": "words", "language": language, "words": words(language), "look": shown}


@cache
def words(language: str) -> dict[str, str]:
    """All texts of the page; what it fills in itself stands as `{name}` in them."""
    return {key: say(language, key, **holes(key)) for key in ENGLISH.names(PREFIX)}


def holes(key: str) -> dict[str, str]:
    """The values of the text *key*, each being its own name in braces."""
    return {name: f"{{{name}}}" for name in VARIABLE.findall(ENGLISH.source(key))}
