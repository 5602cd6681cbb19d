"""A language that nobody speaks, made of the English texts: what is not in it is a leak."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from bot.people.bundle import Bundle
from tests.bot.ftl_files import FILES, language_of

NAME = "qq"
STRANGE = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçđéƒǧħíĵķľḿñóþɋřšťúṽŵẋýžÁƁÇĐÉƑǦĦÍĴĶĽḾÑÓÞɊŘŠŤÚṼŴẊÝŽ",
)
LONGER = str.maketrans({vowel: vowel * 2 for vowel in "aeiou"})
"""Makes a text about 40 per cent longer, as German is."""
KEPT = re.compile(
    r"`[^`]*`|[AKQJ](?=[♠♥♦♣])|/server (?:set|show)|/[a-z]+|https?://\S+|\]\(|\b[a-z]+:\S+"
)
"""What is typed as it stands, in every language."""
WORDS_WITH_NAMES = ("input.ftl",)


class Accents(Transformer):
    """Writes every text in letters that English does not have."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        node.value = strange(node.value)
        return node


def strange(text: str) -> str:
    """English words as this language has them; what is typed stays."""
    kept = [*KEPT.finditer(text)]
    parts, end = [], 0
    for one in kept:
        parts += [text[end : one.start()].translate(LONGER).translate(STRANGE), one[0]]
        end = one.end()
    return "".join([*parts, text[end:].translate(LONGER).translate(STRANGE)])


@cache
def bundle() -> Bundle:
    """All English texts in this language."""
    made = Bundle("en")
    for file in FILES:
        if language_of(file) == "en":
            texts = FluentParser().parse(file.read_text("utf-8"))
            if file.name not in WORDS_WITH_NAMES:
                texts = Accents().visit(texts)
            made.add(FluentSerializer().serialize(texts))
    return made


SHOWN = ("content", "label", "placeholder", "description", "title", "name", "text")
"""What people read of what is sent to Discord."""
SAID_BY_PEOPLE = re.compile(
    r"alice|bob|carol|jolly|`[^`]*`|<[^>]*>|\[?https?://\S+|\\.|[0-9a-f]{64}"
    r"|(?<!\w)/(?:server set|[a-z]+)"
    r"|\b[a-z_-]+[:=]\S+|(?<=: )(?:[a-z-]+, )+[a-z-]+\.|\b\w+\.(?:txt|png|gif|json)\b"
    r"|\b[A-Z]\w+/\w+|\bUTC\b",
    re.IGNORECASE,
)
WORD = re.compile(r"(?<![^\W_])[A-Za-z]{2,}(?![^\W_])")


def leaks(body: Any) -> Iterator[str]:
    """Every text in *body* that has a word of English."""
    if isinstance(body, list):
        for one in body:
            yield from leaks(one)
    elif isinstance(body, dict):
        for key, value in body.items():
            if isinstance(value, str) and key in SHOWN:
                if WORD.search(SAID_BY_PEOPLE.sub(" ", value)):
                    yield value
            else:
                yield from leaks(value)
