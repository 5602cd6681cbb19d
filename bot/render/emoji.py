"""Cards as pictures in the middle of a text: a finished view with emojis in place of `4♥`."""

import re
from collections.abc import Mapping
from functools import cache

import discord
from discord import ui

from bot.people.card_texts import COLOURS, JOKER_TEXT
from engine.cards import RANKS, SYMBOLS

LONGEST = 4000
"""Characters of all texts of a message: Discord's limit, which counts an emoji's whole markup."""
CARD = re.compile(
    rf"(?:{'|'.join(filter(None, RANKS))})[{''.join(SYMBOLS)}]"
    rf"|[{''.join(COLOURS)}](?:1[0-3]|[1-9])(?!\d)"
    rf"|{JOKER_TEXT}"
)
WORD_JOINER = "\u2060"


def put_emojis(view: ui.LayoutView, names: Mapping[str, str]) -> None:
    """Put the emoji of each card into the texts and choices of *view*.

    *names* says what stands for a card: `10♠` → `<:10s:123…>`. As many as fit: the own cards, which
    are a heading, then from the last text up, as those next to the controls matter most.
    """
    parts = list(view.walk_children())
    texts = [part for part in parts if isinstance(part, ui.TextDisplay)]
    left = LONGEST - sum(len(part.content) for part in texts)
    headings = [part for part in texts if "# " in part.content]
    for text in (*headings, *(part for part in reversed(texts) if part not in headings)):
        content = with_emojis(text.content, names)
        left -= len(content) - len(text.content)
        if left < 0:
            break
        text.content = content
    for each in parts:
        if isinstance(each, ui.Select):
            add_faces(each, names)


def with_emojis(text: str, names: Mapping[str, str]) -> str:
    """*text* with the emoji of each card that has one."""
    shown = CARD.sub(lambda card: names.get(card[0], card[0]), text)
    # Nothing has to hold together what is one picture beside another.
    return shown.replace(f">{WORD_JOINER}<", "><")


def add_faces(select: ui.Select[ui.LayoutView], names: Mapping[str, str]) -> None:
    """Put the first card of each choice before its label, which keeps its words."""
    for option in select.options:
        card = CARD.match(option.label)
        if card and card[0] in names:
            option.emoji = face(names[card[0]])


@cache
def face(written: str) -> discord.PartialEmoji:
    """The emoji of a card as a choice has it; there are a few dozen, and a hand shows most."""
    return discord.PartialEmoji.from_str(written)
