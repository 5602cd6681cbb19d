"""How long a picture of a table takes, how large it is, and whether the event loop notices.

    python bench/pictures.py [TABLES]

The reference is a plain RGB picture of the very same: the same faces and words, smooth and drawn
once, are pasted where ours are, and saved by Pillow as it does unless told otherwise. Where what
lies is given to it; ours finds that out, and writes the description, in its time.
"""

import asyncio
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).parents[1]))

from PIL import Image, ImageDraw

from bench.sidebyside import show, times
from bot.people.look import Look
from bot.render.frame import Frame, Player
from bot.render.pictures import fonts, sprites
from bot.render.pictures.canvas import Canvas
from bot.render.pictures.colours import Theme
from bot.render.pictures.fonts import Weight
from bot.render.pictures.lying import lying
from bot.render.pictures.table import parts, table_picture
from bot.runtime.asking import drawn
from engine.cards import Card
from engine.game import start
from engine.melds import Meld, new_meld
from engine.options import rules_from
from engine.state import Phase
from engine.variants import VARIANTS
from engine.view import seen_by

VARIANT = VARIANTS["straight"]
NAMES = ("Alice", "Bob")
DRAWN = 50
"""Pictures during which the event loop is watched."""
BEAT = 0.001
RUNS = 7
SPRITES = (
    lying,
    sprites.outline,
    sprites.back,
    sprites.panel,
    sprites.plate,
    sprites.words,
    sprites.sign,
)
"""What a table's picture is put together from, each remembered."""
Paste = tuple[Image.Image, int, int]


def table(random: Random) -> Frame:
    """31 cards, 15 of them of the pile and 16 in melds, two hands and the stock."""
    begun = start(VARIANT, rules_from(VARIANT, {}), seats=2, dealer=2)
    order = random.sample(VARIANT.pack, len(VARIANT.pack))
    suits = random.sample(range(4), 2)
    melds = meld(1, [Card(suits[0], rank) for rank in range(1, 14)])
    melds += meld(2, run(suits[1], random))
    state = replace(
        begun,
        round=1,
        phase=Phase.PLAY,
        to_act=1,
        hands=(tuple(order[:4]), tuple(order[4:8])),
        pile=tuple(order[8:23]),
        stock=tuple(order[23:40]),
        melds=melds,
    )
    people = tuple(Player(seat, name, seat) for seat, name in enumerate(NAMES, 1))
    seen = seen_by(state, None)
    return Frame(17, 5, people, seen, "en", None, None, None, (), (), "", look=Look("image"))


def run(suit: int, random: Random) -> list[Card]:
    low = random.randint(1, 11)
    return [Card(suit, low + step) for step in range(3)]


def meld(number: int, cards: Sequence[Card]) -> tuple[Meld, ...]:
    found = new_meld(number, 1, cards)
    assert found is not None
    return (found,)


class Plain(Theme):
    """The same colours, with as many shades as come about."""

    def indices(self, drawn: Image.Image, names: Iterable[str]) -> Image.Image:
        return drawn


def pastes(frame: Frame) -> list[Paste]:
    """What lies where in the picture of a table, as RGBA."""
    theme, found = Plain("dark", "four"), []

    def lay(canvas: Canvas, sprite: Image.Image, x: float, y: float, *_: Any, **__: Any) -> None:
        found.append((canvas, sprite, round(x), round(y)))

    with (
        patch.object(Canvas, "lay", lay),
        patch.object(Canvas, "cut", lay),
        patch.object(sprites, "words", words),
    ):
        every = list(parts(frame, theme))
    tops = dict(zip(map(id, every), running([part.height for part in every]), strict=True))
    return [(sprite.convert("RGBA"), x, y + tops[id(part)]) for part, sprite, x, y in found]


def words(
    theme: Theme, text: str, weight: Weight, size: int, colour: str, ground: str
) -> Image.Image:
    """A line of text, as smooth as Pillow draws it."""
    letters = fonts.font(weight, size)
    line = Image.new("RGB", (round(letters.getlength(text)) + 2, round(size * 1.4)))
    line.paste(theme.named[ground], (0, 0, *line.size))
    corner = 1, round(size * 1.06)
    ImageDraw.Draw(line).text(corner, text, theme.named[colour], letters, "ls")
    return line


def running(heights: Sequence[int]) -> Iterator[int]:
    """Where each part begins."""
    return (sum(heights[:place]) for place in range(len(heights)))


def plain(given: tuple[int, list[Paste]]) -> bytes:
    """The picture as one would draw it without further thought."""
    height, every = given
    image = Image.new("RGB", (900, height), (23, 52, 43))
    for sprite, x, y in every:
        image.paste(sprite, (x, y), sprite)
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def given(frame: Frame) -> tuple[int, list[Paste]]:
    with Image.open(BytesIO(table_picture(frame).png)) as ours:
        return ours.height, pastes(frame)


async def stalls(frames: Sequence[Frame]) -> float:
    """How much later than asked the event loop comes back at worst, while pictures are drawn."""
    drawing = [asyncio.create_task(drawn(table_picture, frame)) for frame in frames]
    found = []
    while not all(each.done() for each in drawing) or len(found) < DRAWN:
        begun = perf_counter()
        await asyncio.sleep(BEAT)
        found.append(perf_counter() - begun - BEAT)
    return max(found)


def least_stall(frames: Sequence[Frame], *, anew: bool = False) -> float:
    """The worst stall of the best of some runs: in the others the machine had other work, too."""
    found = []
    for _ in range(RUNS):
        if anew:
            for sprite in SPRITES:
                sprite.cache_clear()
        found.append(asyncio.run(stalls(frames)))
    return min(found)


def main(count: int) -> None:
    random = Random(17)
    frames = [table(random) for _ in range(count)]
    ways: Any = {
        "table_picture, with its words": (lambda frame: frame, table_picture),
        "plain Pillow, RGB": (given, plain),
    }
    show("a table with stock, pile and two melds, 900 pixels wide", times(frames, ways))
    ours = median(len(table_picture(frame).png) for frame in frames)
    theirs = median(len(plain(given(frame))) for frame in frames)
    print(f"  bytes, median: ours {ours:,.0f}, plain {theirs:,.0f}: {theirs / ours:.2f}×")
    print(f"the longest stall of the event loop while {DRAWN} pictures are drawn, best of {RUNS}")
    some = frames[:DRAWN]
    print(f"  with every sprite drawn anew      {least_stall(some, anew=True) * 1e3:8.1f} ms")
    print(f"  with sprites at hand              {least_stall(some) * 1e3:8.1f} ms")
    print(f"  none drawn                        {least_stall([]) * 1e3:8.1f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
