"""A script: the cards of a lesson, and what both players do with them.

`lessons/<game>.txt` has both hands, the card turned up, the stock, and the moves, as a record has
them. What each step says stands in locales, as `learn-<game>-<number>`.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.cards import Card, Seat, parse_card, parse_cards
from engine.moves import Deal, SeatMove
from engine.record.lines import read_move_words
from engine.state import Variant
from engine.variants import VARIANTS

PUPIL: Seat = 1
"""Whose moves are the steps of a lesson."""


@dataclass(frozen=True, slots=True)
class Split:
    """Tiles: part a row before a tile."""

    row: int
    tile: Card


@dataclass(frozen=True, slots=True)
class Done:
    """Tiles: the working table becomes the table."""


Task = SeatMove | Split | Done
"""What one step asks for."""


@dataclass(frozen=True, slots=True)
class Script:
    """A round for the pupil, who begins, and the computer."""

    variant: Variant
    deal: Deal
    """The whole pack in the order in which it is dealt."""
    tasks: tuple[tuple[Seat, Task], ...]
    """Who does what, one after the other; with tiles the pupil changes the working table."""


def read_script(file: Path) -> Script:
    """The script in *file*, which is called after the game.

    Its lines are those of a record; with tiles the pupil's are `meld`, `add`, `split 2 g7`, `done`.
    """
    variant, tasks = VARIANTS[file.stem], []
    named: dict[str, list[tuple[Card, ...]]] = {"hand": [], "up": [], "stock": []}
    for line in filter(None, file.read_text("utf-8").splitlines()):
        word, _, rest = line.partition(" ")
        if word in named:
            named[word].append(parse_cards(rest, tiles=variant.tiles))
        else:
            tasks.append((int(word), _task(line.split(), tiles=variant.tiles)))
    return Script(variant, Deal(tuple(_dealt(variant, named))), tuple(tasks))


def _task(words: list[str], *, tiles: bool) -> Task:
    match words[1:]:
        case ["done"]:
            return Done()
        case ["split", row, tile]:
            return Split(int(row), parse_card(tile, tiles=True))
    _, move, _ = read_move_words(words, tiles=tiles)
    assert isinstance(move, SeatMove)
    return move


def _dealt(variant: Variant, named: Mapping[str, Sequence[Sequence[Card]]]) -> Iterator[Card]:
    """The pack; what the script does not name comes last, as it comes."""
    mine, other = named["hand"]
    below = [card for cards in (*named["up"], *named["stock"]) for card in cards]
    rest = list(variant.pack)
    for card in (*mine, *other, *below):
        rest.remove(card)
    size = variant.hand_size[2]
    yield from (card for pair in zip(mine, other, strict=False) for card in pair)
    yield from (*mine[size:], *below, *rest)
