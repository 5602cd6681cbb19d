"""The lines of a record before its first deal."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from engine.cards import Seat
from engine.errors import BadOptionValue
from engine.options import rules_from
from engine.record.lines import Unreadable, Words, read_number
from engine.shuffle import SEED_BYTES, game_key
from engine.state import Variant
from engine.variants import VARIANTS

VERSION = "1"


@dataclass(slots=True)
class Header:
    """What the header has said so far."""

    variant: Variant
    options: dict[str, str] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    dealer: Seat = 1
    """With tiles the seat that begins."""
    seed: bytes | None = None
    commitment: bytes | None = None
    entropies: dict[Seat, bytes] = field(default_factory=dict)
    commitment_line: int | None = None
    seats_named: list[tuple[int, Seat]] = field(default_factory=list)
    """The seats that lines refer to, with the lines: judged when all seats are known."""

    @property
    def key(self) -> bytes | None:
        """What all deals follow from; None without a seed."""
        if self.seed is None:
            return None
        return game_key(self.seed, [self.entropies[seat] for seat in sorted(self.entropies)])


def read_title(words: Words) -> Header:
    """The beginning of a record: `rummy`, its version, and the game."""
    if len(words) != 3 or words[0] != "rummy":
        raise Unreadable("a record begins with 'rummy', the version and the game")
    if words[1] != VERSION:
        raise Unreadable(f"version {words[1]} is unknown; this is version {VERSION}")
    if words[2] not in VARIANTS:
        raise Unreadable(f"the game {words[2]} is unknown; there are {', '.join(VARIANTS)}")
    return Header(VARIANTS[words[2]])


def is_header(words: Words) -> bool:
    """Whether a line belongs before the first deal."""
    return words[0] in _LINES or words[0] == "rummy"


def read_line(header: Header, words: Words, number: int) -> None:
    """Add what line *number* says; raises Unreadable, UnknownOption and BadOptionValue."""
    if words[0] not in _LINES:
        raise Unreadable("a record begins only once")
    if words[0] in _FIRST.values() and words[0] != _FIRST[header.variant.tiles]:
        raise Unreadable(f"in this game it is '{_FIRST[header.variant.tiles]}'")
    arguments, read = _LINES[words[0]]
    if len(words) != arguments + 1:
        raise Unreadable(f"'{words[0]}' takes {arguments} words")
    read(header, words[1:], number)


def _option(header: Header, words: Words, _: int) -> None:
    name, value = words
    rules, field = rules_from(header.variant, {name: value}), name.replace("-", "_")
    if getattr(rules, field) != getattr(rules.with_defaults(2), field):
        # A default that follows from the number of seats is there without a line.
        raise BadOptionValue(name, value)
    header.options[name] = value


def _seat(header: Header, words: Words, _: int) -> None:
    if read_number(words[0]) != len(header.names) + 1:
        raise Unreadable(f"the next seat is {len(header.names) + 1}")
    header.names.append(words[1])


def _dealer(header: Header, words: Words, number: int) -> None:
    header.dealer = read_number(words[0])
    header.seats_named.append((number, header.dealer))


def _seed(header: Header, words: Words, _: int) -> None:
    header.seed = _bytes(words[0], SEED_BYTES)


def _commitment(header: Header, words: Words, number: int) -> None:
    header.commitment, header.commitment_line = _bytes(words[0], SEED_BYTES), number


def _entropy(header: Header, words: Words, number: int) -> None:
    seat = read_number(words[0])
    header.entropies[seat] = _bytes(words[1])
    header.seats_named.append((number, seat))


def _bytes(text: str, length: int | None = None) -> bytes:
    """Bytes from hexadecimal digits, *length* of them if that is fixed."""
    if not re.fullmatch(r"([0-9A-Fa-f]{2})+", text) or length not in (None, len(text) // 2):
        raise Unreadable(f"{text!r} is not the hexadecimal text of {length or 'some'} bytes")
    return bytes.fromhex(text)


_FIRST = {False: "dealer", True: "starter"}
"""Who begins: with tiles nobody deals."""

_LINES: dict[str, tuple[int, Callable[[Header, Words, int], None]]] = {
    "option": (2, _option),
    "seat": (2, _seat),
    "dealer": (1, _dealer),
    "starter": (1, _dealer),
    "seed": (1, _seed),
    "commitment": (1, _commitment),
    "entropy": (2, _entropy),
}
"""Each word with the number of words after it."""
