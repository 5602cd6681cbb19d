"""Moves as lines of the record notation, version 1, and back."""

import re
from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import Any, assert_never

from engine import moves
from engine.cards import COLOURS, JOKER, Card, Seat, parse_card, write_card, write_cards


class Unreadable(ValueError):
    """The text is no line of a record."""


def write_move(
    seat: Seat, move: moves.Move, at: float | None = None, *, tiles: bool = False
) -> str:
    """The line of *move*, stamped with *at* in seconds; the dealer's moves have no stamp."""
    match move:
        case moves.Deal(order) | moves.Reshuffle(order):
            return f"{move.word} {write_cards(order, tiles=tiles)}"
    parts = [str(seat), move.word, *_arguments(move, tiles)]
    if at is not None:
        parts.append(f"@{write_seconds(at)}")
    return " ".join(parts)


def write_seconds(seconds: float) -> str:
    """*seconds* with as many digits as it has, and no exponent."""
    return format(Decimal(repr(seconds)).normalize(), "f")


def write_laid(laid: moves.Laid, *, tiles: bool = False) -> str:
    """The token of a card on its way to the table: `5h`, `*`, `*5h`."""
    meaning = "" if laid.stands_for is None else write_card(laid.stands_for, tiles=tiles)
    return write_card(laid.card, tiles=tiles) + meaning


def _arguments(move: moves.SeatMove, tiles: bool) -> list[str]:
    """The tokens that follow the action's word."""
    match move:
        case moves.DrawStock() | moves.BigGin() | moves.Pass() | moves.TurnOver():
            return []
        case moves.Resign() | moves.TakeBack() | moves.Timeout() | moves.Flag():
            return []
        case moves.MoreTime(seat, seconds):
            return [str(seat), str(seconds)]
        case moves.TakePile(card):
            return [] if card is None else [write_card(card, tiles=tiles)]
        case moves.Discard(card) | moves.Knock(card) | moves.Gin(card) | moves.Close(card):
            return [write_card(card, tiles=tiles)]
        case moves.LayMeld(cards):
            return [write_laid(laid, tiles=tiles) for laid in cards]
        case moves.LayOff(laid, meld):
            return [write_laid(laid, tiles=tiles), str(meld)]
        case moves.SwapJoker(card, meld):
            return [write_card(card, tiles=tiles), str(meld)]
        case moves.Arrange(melds):
            rows = (" ".join(write_laid(laid, tiles=tiles) for laid in row) for row in melds)
            return [" | ".join(rows)]
    assert_never(move)  # pragma: no cover mypy sees to it that this is never reached


Words = Sequence[str]


def words_of(line: str) -> list[str]:
    """The tokens of a line, without the comment."""
    return line.partition("#")[0].split()


def read_move(line: str, *, tiles: bool = False) -> tuple[Seat, moves.Move, float | None]:
    """Who makes which move when, from a line of a record; raises Unreadable."""
    return read_move_words(words_of(line), tiles=tiles)


def read_move_words(words: Words, *, tiles: bool = False) -> tuple[Seat, moves.Move, float | None]:
    """Who makes which move when, from the words of a line; raises Unreadable."""
    if not words:
        raise Unreadable("an empty line is no move")
    if words[0] in _DEALERS:
        order = tuple(_card(word, tiles) for word in words[1:])
        return moves.DEALER, _DEALERS[words[0]](order), None
    seat, at = read_number(words[0]), None
    if words[-1].startswith("@"):
        at = _seconds(words[-1])
        words = words[:-1]
    if len(words) < 2 or words[1] not in _READERS:
        raise Unreadable(f"no action: {' '.join(words[1:])!r}")
    return seat, _READERS[words[1]](words[2:], tiles), at


def read_number(word: str) -> int:
    """A whole number above 0, of no more digits than `int` takes in every setting of Python."""
    if not re.fullmatch(r"[1-9][0-9]{0,599}", word):
        raise Unreadable(f"{word!r} is no number from 1")
    return int(word)


def _seconds(stamp: str) -> float:
    if not re.fullmatch(r"@([0-9]+(\.[0-9]*)?|\.[0-9]+)", stamp):
        raise Unreadable(f"{stamp!r} is no time stamp")
    return float(stamp[1:])


def _card(word: str, tiles: bool) -> Card:
    try:
        return parse_card(word, tiles=tiles)
    except ValueError as error:
        raise Unreadable(str(error)) from None


def _laid(word: str, tiles: bool) -> moves.Laid:
    if word[:1] != "*" or len(word) == 1:
        return moves.Laid(_card(word, tiles))
    meaning = _card(word[1:], tiles)
    if meaning == JOKER:
        raise Unreadable("a joker stands for a card")
    return moves.Laid(JOKER, meaning)


Argument = Callable[[str, bool], Any]
"""Reads one word; with tiles or without."""
Reader = Callable[[Words, bool], moves.SeatMove]


def _reader(kind: Callable[..., moves.SeatMove], *arguments: Argument) -> Reader:
    """Read an action that has as many words as *arguments*."""

    def read(words: Words, tiles: bool) -> moves.SeatMove:
        if len(words) != len(arguments):
            raise Unreadable("wrong number of arguments")
        return kind(*[argument(words[n], tiles) for n, argument in enumerate(arguments)])

    return read


def _take(words: Words, tiles: bool) -> moves.SeatMove:
    return _reader(moves.TakePile, _card)(words, tiles) if words else moves.TakePile()


def _meld(words: Words, tiles: bool) -> moves.SeatMove:
    if not words:
        raise Unreadable("a meld of no cards")
    return moves.LayMeld(tuple(_laid(word, tiles) for word in words))


def _number(word: str, _: bool) -> int:
    return read_number(word)


def _meld_number(word: str, _: bool) -> int:
    """A meld's number; 0 can be read, there is just no such meld."""
    return 0 if word == "0" else read_number(word)


def _table(words: Words, tiles: bool) -> moves.SeatMove:
    """Read melds that are separated by bars.

    Games without tiles do not have the action, which is said when it is made: either form of
    a card will do in them.
    """
    rows: list[list[moves.Laid]] = [[]]
    for word in words:
        if word == "|":
            rows.append([])
        else:
            is_tile = word.lstrip("*")[:1].lower() in COLOURS
            rows[-1].append(_laid(word, tiles or is_tile))
    if not all(rows):
        raise Unreadable("a meld of no tiles")
    return moves.Arrange(tuple(map(tuple, rows)))


_DEALERS: dict[str, Callable[[tuple[Card, ...]], moves.Deal | moves.Reshuffle]] = {
    kind.word: kind for kind in (moves.Deal, moves.Reshuffle)
}
_READERS: dict[str, Reader] = {
    **{kind.word: _reader(kind) for kind in (moves.DrawStock, moves.BigGin, moves.Pass)},
    **{kind.word: _reader(kind) for kind in (moves.TurnOver, moves.Resign, moves.TakeBack)},
    **{kind.word: _reader(kind) for kind in (moves.Timeout, moves.Flag)},
    **{kind.word: _reader(kind, _card) for kind in (moves.Discard, moves.Knock)},
    **{kind.word: _reader(kind, _card) for kind in (moves.Gin, moves.Close)},
    moves.TakePile.word: _take,
    moves.LayMeld.word: _meld,
    moves.LayOff.word: _reader(moves.LayOff, _laid, _meld_number),
    moves.SwapJoker.word: _reader(moves.SwapJoker, _card, _meld_number),
    moves.MoreTime.word: _reader(moves.MoreTime, _number, _number),
    moves.Arrange.word: _table,
}
