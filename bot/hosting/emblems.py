"""Pictures that stand for games: a fan of its cards, or a few of its tiles, as SVG.

Sharp at any size, with the shapes of which the pictures of hands are made.
"""

from collections.abc import Iterator
from math import cos, radians, sin

from bot.render.pictures import svg
from bot.render.pictures.shapes import SUITS as SUIT_SHAPES
from bot.render.pictures.shapes import TILES as TILE_SHAPES
from bot.render.pictures.svg import drawing, face, rectangle, shape
from engine.cards import JOKER, Card
from engine.state import Variant

WIDTH, HEIGHT = 320, 180
SHADOW = rectangle(svg.WIDTH, svg.HEIGHT, svg.RADIUS, "#000")
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
    return drawing(ground + "".join(fan), WIDTH, HEIGHT).encode()


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
        shape(shapes[(place + at) % 4], x, y, size, "#ffffff")
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
    """One card, so many *step*s from the middle, with its shadow."""
    shadow = f'<g opacity="0.28" transform="translate(-2 3)">{SHADOW}</g>'
    return f'<g transform="{_place(step, tiles)}">{shadow}{face(card, tiles=tiles)}</g>'
