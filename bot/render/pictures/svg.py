"""Faces of cards and tiles as SVG, out of the shapes and colours of pictures: for pages of the web.

    python -m bot.render.pictures.svg sandbox/static bot/web/page

writes the bot's own picture, and the signs that stand in the lines of the sandbox's page; then the
picture and the signs on the cards of the tables' page.
"""

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Literal

from bot.render.pictures.colours import FACES, SUITS
from bot.render.pictures.faces import ink, layers, paper, rank_text
from bot.render.pictures.shapes import SUITS as SUIT_SHAPES
from bot.render.pictures.shapes import Shape
from engine.cards import HIDDEN, JOKER, Card

FONTS = "Noto Sans, Segoe UI, Helvetica, Arial, sans-serif"
WIDTH, HEIGHT = 76, 108
RADIUS = 9
"""The size of a card, and the radius of its corners."""
ICON, SIGN = 64, 32
"""The sides of the bot's picture, and of a suit or a cap in a line of text."""
BLURPLE = "#5865f2"
OWN = "currentColor"
"""The colour of the text around a sign."""
NAMES = ("spades", "hearts", "diamonds", "clubs")


def drawing(body: str, width: float, height: float) -> str:
    """A whole file with what is drawn from the upper left corner on."""
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>'


def card_svg(card: Card, *, tiles: bool, colours: Literal["four", "two"] = "four") -> str:
    """A card, tile, joker or back as a file of its own."""
    around = f'<g transform="translate({WIDTH / 2:g} {HEIGHT / 2:g})">'
    return drawing(f"{around}{face(card, tiles=tiles, colours=colours)}</g>", WIDTH, HEIGHT)


def face(card: Card, *, tiles: bool, colours: Literal["four", "two"] = "four") -> str:
    """A card around its middle."""
    codes = FACES | {f"suit{suit}": code for suit, code in enumerate(SUITS[colours])}
    plate = rectangle(WIDTH, HEIGHT, RADIUS, codes[paper(card, tiles=tiles)])
    if card == HIDDEN:
        return plate + shape(SUIT_SHAPES[2], -24, -24, 48, codes["weave"])

    def sign(left: float, top: float, size: float) -> str:
        return symbol(card, left, top, size, codes, tiles=tiles)

    if card == JOKER:
        return plate + sign(-31, -33, 62)
    rank, colour = rank_text(card, tiles=tiles), codes[ink(card, tiles=tiles)]
    if tiles:
        return plate + text(rank, 0, -4, 50, colour) + sign(-17, 10, 34)
    # A small one where the next card of a fan leaves it in sight; two figures are smaller.
    corner = text(rank, -23, -22, 30 if len(rank) == 1 else 25, colour) + sign(-32, -15, 18)
    return plate + corner + sign(-14, 2, 40)


def rectangle(width: float, height: float, radius: float, colour: str) -> str:
    """An outlined rectangle with round corners, around its middle."""
    corner = f'x="{-width / 2:g}" y="{-height / 2:g}" rx="{radius:g}"'
    size = f'width="{width:g}" height="{height:g}"'
    return f'<rect {corner} {size} fill="{colour}" stroke="#00000026"/>'


def text(words: str, x: float, y: float, size: float, colour: str) -> str:
    """Bold letters, centred at *x*, that stand on *y*."""
    look = f'font-family="{FONTS}" font-size="{size:g}" font-weight="700" fill="{colour}"'
    return f'<text x="{x:g}" y="{y:g}" {look} text-anchor="middle">{words}</text>'


def shape(outlines: Shape, left: float, top: float, size: float, colour: str) -> str:
    """A shape in the square with that corner and side."""
    places = ([(left + x * size, top + y * size) for x, y in outline] for outline in outlines)
    paths = ("L".join(f"{x:.1f} {y:.1f}" for x, y in outline) for outline in places)
    return f'<path d="{" ".join(f"M{path}Z" for path in paths)}" fill="{colour}"/>'


def symbol(
    card: Card, left: float, top: float, size: float, codes: Mapping[str, str], *, tiles: bool
) -> str:
    """The suit of a card, or the joker's cap, in the square with that corner and side."""
    signs = layers(card, tiles=tiles)
    return "".join(shape(one, left, top, size, codes[colour]) for one, colour in signs)


def files() -> Mapping[str, str]:
    """What the sandbox's page shows, by the names of the files."""
    joker = face(JOKER, tiles=False)
    ground = f'<rect width="{ICON}" height="{ICON}" rx="16" fill="{BLURPLE}"/>'
    card = f'<g transform="translate({ICON / 2:g} {ICON / 2:g}) scale(0.5)">{joker}</g>'
    suits = {
        f"{name}.svg": drawing(shape(outlines, 0, 0, SIGN, "#000"), SIGN, SIGN)
        for name, outlines in zip(NAMES, SUIT_SHAPES, strict=True)
    }
    icon, sign = drawing(ground + card, ICON, ICON), symbol(JOKER, 0, 0, SIGN, FACES, tiles=False)
    return {"joker.svg": icon, "cap.svg": drawing(sign, SIGN, SIGN), **suits}


def page_files() -> Mapping[str, str]:
    """What the tables' page shows, by the names of the files."""
    return {"joker.svg": files()["joker.svg"], "signs.svg": signs()}


def signs() -> str:
    """The file of signs on the cards of the tables' page: suits have the colour of their text."""
    marks = [mark("joker", layers(JOKER, tiles=False))]
    for kind, letters, tiles in (("suit", "shdc", False), ("mark", "bgry", True)):
        for suit, letter in enumerate(letters):
            marks.append(mark(f"{kind}-{letter}", layers(Card(suit, 1), tiles=tiles)))
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(marks)}</svg>'


def mark(name: str, drawn: Iterable[tuple[Shape, str]]) -> str:
    """A symbol for `<use>`."""
    body = "".join(
        shape(outlines, 0, 0, SIGN, FACES.get(colour, OWN)) for outlines, colour in drawn
    )
    return f'<symbol id="{name}" viewBox="0 0 {SIGN} {SIGN}">{body}</symbol>'


def main(sandbox: Path, page: Path) -> None:
    """Write all files into the folders of the two pages."""
    for name, content in files().items():
        (sandbox / name).write_text(content, encoding="utf-8")
    for name, content in page_files().items():
        (page / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
