"""A script: the cards of a lesson, and what both players do with them.

`lessons/<game>.txt` has both hands, the card turned up, the stock, and the moves, as a record has
them. What each step says stands in locales, as `learn-<game>-<number>`.
"""

from collections.abc import Iterator
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
    """A round for the pupil, who begins, and the computer.

    *lines* are those of a record. With tiles the pupil's are changes of the working table: `meld`,
    `add`, `split 2 g7`, and `done`.
    """

    game: str
    hands: tuple[str, str]
    lines: tuple[str, ...]
    up: str = ""
    stock: str = ""

    @property
    def variant(self) -> Variant:
        """The game that the script plays."""
        return VARIANTS[self.game]

    @property
    def deal(self) -> Deal:
        """The whole pack in the order in which it is dealt."""
        return Deal(tuple(_dealt(self)))

    @property
    def tasks(self) -> Iterator[tuple[Seat, Task]]:
        """Who does what, one after the other."""
        for line in self.lines:
            words = line.split()
            yield int(words[0]), _task(words, tiles=self.variant.tiles)


def read_script(file: Path) -> Script:
    """The script in *file*, which is called after the game."""
    named: dict[str, list[str]] = {"hand": [], "up": [], "stock": []}
    moves = []
    for line in filter(None, file.read_text("utf-8").splitlines()):
        word, _, rest = line.partition(" ")
        if word in named:
            named[word].append(rest)
        else:
            moves.append(line)
    mine, other = named["hand"]
    up, stock = " ".join(named["up"]), " ".join(named["stock"])
    return Script(file.stem, (mine, other), tuple(moves), up, stock)


def _task(words: list[str], *, tiles: bool) -> Task:
    """What a line of the script says to do."""
    match words[1:]:
        case ["done"]:
            return Done()
        case ["split", row, tile]:
            return Split(int(row), parse_card(tile, tiles=True))
    _, move, _ = read_move_words(words, tiles=tiles)
    assert isinstance(move, SeatMove)
    return move


def _dealt(script: Script) -> Iterator[Card]:
    """The pack; what the script does not name comes last, as it comes."""
    variant = script.variant
    mine, other, up, stock = (
        parse_cards(text, tiles=variant.tiles) for text in (*script.hands, script.up, script.stock)
    )
    rest = list(variant.pack)
    for card in (*mine, *other, *up, *stock):
        rest.remove(card)
    size = variant.hand_size[2]
    yield from (card for pair in zip(mine, other, strict=False) for card in pair)
    yield from (*mine[size:], *up, *stock, *rest)
