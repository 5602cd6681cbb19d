"""Cards as pictures in the middle of a text: a finished message has emojis in place of `4♥`."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import discord

from bot.people.card_texts import COLOURS, JOKER_TEXT
from engine.cards import RANKS, SYMBOLS

LONGEST = 4000
"""Characters of all texts of a message: Discord's limit, which counts an emoji's whole markup."""
CARD = re.compile(
    rf"([{''.join(rank[:1] for rank in RANKS)}]0?[{''.join(SYMBOLS)}]"
    rf"|[{''.join(COLOURS)}](?:1[0-3]|[1-9])(?!\d)"
    rf"|{JOKER_TEXT})"
)
"""Loose, as that is read in half the time: what is no card has no emoji."""
CODE = "`"
WORD_JOINER = "\u2060"
"""Keeps a line from ending between a joker and the card it stands for."""


def put_emojis(parts: Iterable[Any], names: Mapping[str, str]) -> None:
    """Put the emoji of each card into the texts and choices among the *parts* of a message.

    *names* says what stands for a card: `10♠` → `<:10s:123…>`. As many as fit: the own cards, which
    are a heading, then from the last text up, as those next to the controls matter most.
    """
    texts = [part for part in parts if "content" in part]
    left = LONGEST - sum(len(text["content"]) for text in texts)
    headings = [text for text in texts if "# " in text["content"]]
    for text in (*headings, *(text for text in reversed(texts) if "# " not in text["content"])):
        content = with_emojis(text["content"], names)
        left -= len(content) - len(text["content"])
        if left < 0:
            break
        text["content"] = content
    for control in (control for part in parts for control in part.get("components", ())):
        put_faces(control.get("options", ()), names)


def with_emojis(text: str, names: Mapping[str, str]) -> str:
    """*text* with the emoji of each card that has one."""
    parts = CARD.split(text)
    parts[1::2] = map(names.get, parts[1::2], parts[1::2])
    # Nothing has to hold together what is one picture beside another.
    return "".join(parts).replace(f">{WORD_JOINER}<", "><")


def in_sentences(text: str, names: Mapping[str, str], longest: int) -> str:
    """*text* with emojis but in code, which shows what is typed; as it is where too long so."""
    parts = text.split(CODE)
    parts[::2] = [with_emojis(part, names) for part in parts[::2]]
    written = CODE.join(parts)
    return written if len(written) <= longest else text


def put_faces(options: Iterable[Any], names: Mapping[str, str]) -> None:
    """Put the first card of each choice before its label, which keeps its words."""
    for option in options:
        card = CARD.match(option["label"])
        if written := card and names.get(card[0]):
            option["emoji"] = face(written)


@cache
def face(written: str) -> Any:
    """The emoji of a card as a choice has it; there are a few dozen, and a hand shows most."""
    return discord.PartialEmoji.from_str(written).to_dict()
