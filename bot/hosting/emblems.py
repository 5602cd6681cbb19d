"""Pictures that stand for games: a fan of its cards, or a few of its tiles, as SVG.

Sharp at any size, with the shapes of which the pictures of hands are made.
"""

from collections.abc import Iterator, Sequence
from math import cos, radians, sin

from bot.render.pictures.colours import FACES, SUITS
from bot.render.pictures.faces import ink, paper, rank_text
from bot.render.pictures.shapes import BELLS, CAP, Shape
from bot.render.pictures.shapes import SUITS as SUIT_SHAPES
from bot.render.pictures.shapes import TILES as TILE_SHAPES
from engine.cards import JOKER, Card
from engine.state import Variant

FONTS = "Noto Sans, Segoe UI, Helvetica, Arial, sans-serif"
WIDTH, HEIGHT = 320, 180
CARD_WIDTH, CARD_HEIGHT = 76, 108
TURN = 10
"""Degrees between two cards of the fan."""
REACH = 225
"""From the point about which the fan is turned to the middles of its cards."""
BESIDE = 66
"""From one tile to the next, which stand in a row."""
GROUNDS = (
    ("#1f7a5c", "#0c3b2e"),
    ("#2f5fc4", "#152a63"),
    ("#b4552d", "#5c2413"),
    ("#7b4bc2", "#371c66"),
    ("#0f7f94", "#083b4a"),
    ("#b8345c", "#57132b"),
)
"""Two colours of the cloth, game after game."""
COLOURS = FACES | {f"suit{suit}": code for suit, code in enumerate(SUITS["four"])}
FIRST_RANK = 10
GROUP_RANKS = (7, 1, 12)
TILE_RANK = 8


def emblem(variant: Variant, place: int) -> bytes:
    """The picture of *variant*, which is offered at *place*."""
    light, dark = GROUNDS[place % len(GROUNDS)]
    cards = list(cards_of(variant, place))
    steps = [at - (len(cards) - 1) / 2 for at in range(len(cards))]
    fan = (_card(card, step, variant.tiles) for card, step in zip(cards, steps, strict=True))
    ground = (
        f'<defs><radialGradient id="g" cx="50%" cy="30%" r="85%"><stop stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{dark}"/></radialGradient></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#g)"/>{_pattern(variant, place)}'
    )
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{ground}{"".join(fan)}</svg>'.encode()


def cards_of(variant: Variant, place: int) -> Iterator[Card]:
    """A meld that is shown: runs and groups by turns; a joker in it where the game has some."""
    suits = range(4)
    if variant.tiles:
        cards = [Card(suit, TILE_RANK) for suit in suits]
    elif place % 2:
        cards = [Card(suit, GROUP_RANKS[place // 2 % len(GROUP_RANKS)]) for suit in suits]
    else:
        cards = [Card(place // 2 % 4, FIRST_RANK + at) for at in range(4)]
    if JOKER in variant.pack:
        cards[2] = JOKER
    yield from cards


def _pattern(variant: Variant, place: int) -> str:
    """Large pale suits on the cloth."""
    shapes = TILE_SHAPES if variant.tiles else SUIT_SHAPES
    spots = ((-26, -22, 120), (232, 84, 130))
    drawn = (
        _shape(shapes[(place + at) % 4], x, y, size, "#ffffff")
        for at, (x, y, size) in enumerate(spots)
    )
    return f'<g opacity="0.07">{"".join(drawn)}</g>'


def _place(step: float, tiles: bool) -> str:
    """Where a card lies that is so many *step*s from the middle."""
    if tiles:
        return f"translate({WIDTH / 2 + BESIDE * step:.1f} {HEIGHT / 2:g}) scale(0.8)"
    turn = TURN * step
    x = WIDTH / 2 + REACH * sin(radians(turn))
    y = HEIGHT / 2 - 8 + REACH * (1 - cos(radians(turn)))
    return f"translate({x:.1f} {y:.1f}) rotate({turn:g}) scale(0.95)"


def _card(card: Card, step: float, tiles: bool) -> str:
    """One card, so many *step*s from the middle."""
    colour = COLOURS[paper(card, tiles=tiles)]
    ends = f'x="{-CARD_WIDTH / 2}" y="{-CARD_HEIGHT / 2}"'
    size = f'width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="9"'
    shadow = f'<rect {ends} {size} fill="#000" opacity="0.28" transform="translate(-2 3)"/>'
    plate = f'<rect {ends} {size} fill="{colour}" stroke="#00000026"/>'
    face = f"{shadow}{plate}{_face(card, tiles)}"
    return f'<g transform="{_place(step, tiles)}">{face}</g>'


def _face(card: Card, tiles: bool) -> str:
    """What stands on a card, around its middle."""
    if card == JOKER:
        cap = _shape(CAP, -29, -34, 58, COLOURS["cap"])
        return cap + _shape(BELLS, -29, -34, 58, COLOURS["bell"])
    colour = COLOURS[ink(card, tiles=tiles)]
    shape = (TILE_SHAPES if tiles else SUIT_SHAPES)[card.suit]
    rank = rank_text(card, tiles=tiles)
    if tiles:
        return _text(rank, 0, -4, 50, colour) + _shape(shape, -17, 10, 34, colour)
    # Small ones where the next card of the fan leaves them in sight.
    corner = _text(rank, -24, -22, 30, colour) + _shape(shape, -33, -15, 18, colour)
    return corner + _shape(shape, -14, 2, 40, colour)


def _text(words: str, x: float, y: float, size: float, colour: str) -> str:
    look = f'font-family="{FONTS}" font-size="{size:g}" font-weight="700" fill="{colour}"'
    return f'<text x="{x:g}" y="{y:g}" {look} text-anchor="middle">{words}</text>'


def _shape(shape: Shape, left: float, top: float, size: float, colour: str) -> str:
    outlines = " ".join(_path(outline, left, top, size) for outline in shape)
    return f'<path d="{outlines}" fill="{colour}"/>'


def _path(outline: Sequence[tuple[float, float]], left: float, top: float, size: float) -> str:
    points = (f"{left + x * size:.1f} {top + y * size:.1f}" for x, y in outline)
    return f"M{'L'.join(points)}Z"
