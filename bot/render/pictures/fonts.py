"""The letters of pictures: Noto Sans, as far as it was brought along (see fonts/README.md)."""

import re
import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw, ImageFont

FOLDER = Path(__file__).with_name("fonts")
Weight = Literal["Regular", "Bold"]

TAIL = 1.08
"""How far a letter may hang below the line, in heights of a capital."""

BETWEEN = " · "
"""What stands between the parts of a line."""

LEAST = 0.75
"""How much smaller letters become before a name is cut."""
PARTICLE = 3
"""So few small letters make a word that no shortened name ends with: `von`, `de`."""
LETTERS = re.compile(
    "[ -~\u00a0-\u017f\u0192\u0218-\u021b\u0259"
    "\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490\u0491\u04d8\u04d9"
    "\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2116\u2122]"
)
"""What the fonts can show."""


MINUS, DASH = "\u2212", "\u2013"
"""The fonts have no minus; the dash looks like it."""


@lru_cache(maxsize=64)
def font(weight: Weight, size: int) -> ImageFont.FreeTypeFont:
    """A font in one size."""
    path = FOLDER / f"NotoSans-{weight}.ttf"
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=2000)
def showable(text: str) -> str:
    """*text* without what the fonts lack, and plain letters for adorned ones: `𝓐𝓵` is `Al`."""
    composed = unicodedata.normalize("NFC", text).replace(MINUS, DASH)
    letters = (
        letter if LETTERS.fullmatch(letter) else unicodedata.normalize("NFKD", letter)
        for letter in composed
    )
    return " ".join("".join(LETTERS.findall("".join(letters))).split())


@lru_cache(maxsize=2000)
def fitted(text: str, weight: Weight, size: int, width: float) -> str:
    """*text*, cut with an ellipsis where it would be wider than *width*."""
    letters = font(weight, size)
    if letters.getlength(text) <= width:
        return text
    end = len(text)
    while end and letters.getlength(f"{text[:end].rstrip()}…") > width:
        end -= 1
    return f"{text[:end].rstrip()}…"


@lru_cache(maxsize=2000)
def shrunk(text: str, weight: Weight, size: int, width: float) -> tuple[str, int]:
    """*text* as it fits into *width*: smaller, else fewer words of it, else cut; and its size."""
    least = round(size * LEAST)
    for smaller in range(size, least - 1, -2):
        if font(weight, smaller).getlength(text) <= width:
            return text, smaller
    words = text.split()[:-1]
    while words[1:] and _is_particle(words[-1]):
        words.pop()
    if words:
        return shrunk(" ".join(words), weight, size, width)
    return fitted(text, weight, least, width), least


def _is_particle(word: str) -> bool:
    return word.islower() and len(word) <= PARTICLE


def width(text: str, weight: Weight, size: int) -> int:
    """How wide *text* is in one line."""
    return round(font(weight, size).getlength(text))


def broken(text: str, weight: Weight, size: int, width: float, between: str = BETWEEN) -> list[str]:
    """*text* in lines no wider than *width*, as far as it can be broken at what is *between*."""
    letters = font(weight, size)
    lines: list[str] = []
    for part in text.split(between):
        longer = between.join((*lines[-1:], part))
        if lines and letters.getlength(longer) > width:
            lines.append(part)
        else:
            lines[-1:] = [longer]
    return lines


@lru_cache(maxsize=256)
def glyphs(text: str, height: int, most: int) -> Image.Image:
    """A mask of *text*, its capitals *height* pixels high, pressed together to *most* in width."""
    letters = font("Bold", round(height * 1.4))
    left, top, right, bottom = (round(side) for side in letters.getbbox(text))
    mask = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(mask).text((-left, -top), text, font=letters, fill=255)
    capital = letters.getbbox("H")
    zoom = height / (capital[3] - capital[1])
    # J and Q hang below the line, where the suit begins: they are pressed together.
    height = round(min(mask.height * zoom, height * TAIL))
    width = min(most, round(mask.width * zoom))
    return mask.resize((max(1, width), max(1, height)), Image.Resampling.LANCZOS)
