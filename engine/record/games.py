"""Whole games as text: replaying a record, proving its deals, writing one."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from engine.cards import Seat
from engine.errors import Refusal
from engine.game import dealers_turn, due, play, start
from engine.moves import DEALER, Deal, MoreTime, Move, Reshuffle
from engine.options import rules_from, write_options
from engine.record.header import VERSION, Header, is_header, read_line, read_title
from engine.record.lines import Unreadable, Words, read_move_words, words_of
from engine.record.outcome import final, round_line
from engine.rules import Rules
from engine.shuffle import commitment
from engine.state import State, Variant

SYNTAX = "syntax"
NOT_VERIFIED = "not_verified"


@dataclass(eq=False)
class BadRecord(Exception):
    """A record cannot be replayed: *code* says why, *line* is where, counted from 1.

    The code is that of a refusal, or SYNTAX, or NOT_VERIFIED.
    """

    code: str
    line: int
    message: str


@dataclass(frozen=True, slots=True)
class Record:
    """A record that has been read up to its first deal; *body* is the rest, line by line."""

    header: Header
    body: tuple[tuple[int, Words], ...]
    last_line: int
    dealt: bool
    """Whether the record brings its own decks."""

    def start(self) -> State:
        """The game before its first deal."""
        header = self.header
        rules = rules_from(header.variant, header.options)
        return start(header.variant, rules, len(header.names), header.dealer)


def read_record(text: str) -> Record:
    """Read the header and split the rest into lines; raises BadRecord."""
    lines = text.removesuffix("\n").split("\n")
    numbered = [(n, words) for n, line in enumerate(lines, 1) if (words := words_of(line))]
    with _at_line(numbered[0][0] if numbered else len(lines)):
        header = read_title(numbered[0][1] if numbered else ())
    after_title = numbered[1:]
    end = next((i for i, (_, words) in enumerate(after_title) if not is_header(words)), None)
    for number, words in after_title[:end]:
        with _at_line(number):
            read_line(header, words, number)
    for number, seat in header.seats_named:
        with _at_line(number):
            if seat > max(1, len(header.names)):
                raise Unreadable(f"there is no seat {seat}")
    body = tuple(after_title[end:]) if end is not None else ()
    dealt = any(words[0] == Deal.word for _, words in body)
    return Record(header, body, len(lines), dealt)


@contextmanager
def _at_line(number: int, *, tiles: bool = False) -> Iterator[None]:
    """Say where in the record it was that something could not be read or done."""
    try:
        yield
    except Refusal as refusal:
        raise BadRecord(refusal.code, number, refusal.told(tiles=tiles)) from None
    except Unproven:
        raise BadRecord(NOT_VERIFIED, number, "the seed gives another order") from None
    except Unreadable as error:
        raise BadRecord(SYNTAX, number, str(error)) from None


def replay(text: str) -> Iterator[dict[str, Any]]:
    """Play a record; yields each finished round and the end, ready for JSON. Raises BadRecord."""
    return _replay(read_record(text))


def _replay(record: Record, *, proven: bool = False) -> Iterator[dict[str, Any]]:
    """Play *record*; *proven*: every order of cards in it has to be the one its seed gives."""
    state, key = record.start(), record.header.key
    for number, words in record.body:
        with _at_line(number, tiles=state.variant.tiles):
            after = advance(state, words, key, dealt=record.dealt, proven=proven)
        yield from map(round_line, after.results[len(state.results) :])
        state = after
    if not record.body and key is not None:
        with _at_line(record.last_line):
            state = _with_dealer(state, key, dealt=False)
    yield final(state)


def advance(
    state: State, words: Words, key: bytes | None, *, dealt: bool = True, proven: bool = False
) -> State:
    """The state after one line; what the dealer has to do comes before a move.

    That follows from *key*, but for the deals of a record that is *dealt* by lines of its own.
    Raises Refusal, Unreadable, and Unproven where *proven* is wanted.
    """
    if is_header(words):
        raise Unreadable(f"'{words[0]}' belongs before the first deal")
    seat, move, at = _read(state.variant, words)
    if seat == DEALER:
        return _dealers_line(state, move, key if proven else None)
    for named in (seat, *((move.seat,) if isinstance(move, MoreTime) else ())):
        if named > state.seats:
            raise Unreadable(f"there is no seat {named}")
    return play(_with_dealer(state, key, dealt=dealt), seat, move, at)


def _read(variant: Variant, words: Words) -> tuple[Seat, Move, float | None]:
    """Read a move; one that the game does not have may name cards for tiles and tiles for cards.

    It can be read then, and is refused like any move that cannot be made.
    """
    try:
        return read_move_words(words, tiles=variant.tiles)
    except Unreadable:
        seat, move, at = read_move_words(words, tiles=not variant.tiles)
        if seat == DEALER or any(type(move) in plays for plays in variant.plays.values()):
            raise
        return seat, move, at


class Unproven(Exception):
    """An order of cards is not the one that the seed gives."""


def _dealers_line(state: State, move: Move, key: bytes | None) -> State:
    """Make a deal or shuffle that the record brings, proving it with *key* if there is one."""
    if type(move) is not dealers_turn(state):
        raise Unreadable(f"no '{move.word}' is due here")
    try:
        after = play(state, DEALER, move)
    except ValueError as error:
        raise Unreadable(str(error)) from None
    if key is not None and move != due(state, key):
        raise Unproven
    return after


def _with_dealer(state: State, key: bytes | None, *, dealt: bool) -> State:
    """*state* after what the dealer has to do, except for deals that lines of their own make.

    Without a key a stock is made again in the order of the pile.
    """
    if state.refills.due:
        made = Reshuffle(state.refills.due) if key is None else due(state, key)
    else:
        made = None if dealt or key is None else due(state, key)
    return state if made is None else play(state, DEALER, made)


def verify(text: str) -> Iterator[dict[str, Any]]:
    """Replay, dealing and shuffling again from the revealed seed and comparing.

    Raises BadRecord, with NOT_VERIFIED where seed, commitment or an order do not agree.
    """
    record = read_record(text)
    header = record.header
    where = header.commitment_line or record.last_line
    if header.seed is None:
        raise BadRecord(NOT_VERIFIED, where, "the record has no seed")
    if header.commitment not in (None, commitment(header.seed)):
        raise BadRecord(NOT_VERIFIED, where, "the commitment is not that of the seed")
    return _replay(record, proven=True)


def write_record(
    variant: Variant,
    rules: Rules,
    names: Sequence[str],
    dealer: Seat,
    lines: Iterable[str],
    *,
    seed: bytes | None = None,
    published: bytes | None = None,
    entropies: Mapping[Seat, bytes] | None = None,
) -> str:
    """A whole game as text; *lines* as `write_move` writes them.

    *published* is the commitment. Every option is written, so that the record keeps its meaning
    when a default changes. Names lose what the notation has no room for.
    """
    header = [f"rummy {VERSION} {variant.key}"]
    options = write_options(variant, rules.with_defaults(len(names)))
    header += [f"option {name} {value}" for name, value in options.items()]
    header += [f"seat {seat} {_one_word(name)}" for seat, name in enumerate(names, 1)]
    header.append(f"{'starter' if variant.tiles else 'dealer'} {dealer}")
    if published is not None:
        header.append(f"commitment {published.hex()}")
    if seed is not None:
        header.append(f"seed {seed.hex()}")
    header += [f"entropy {seat} {given.hex()}" for seat, given in sorted((entropies or {}).items())]
    return "\n".join([*header, *lines, ""])


def _one_word(name: str) -> str:
    """*name* as one token without a comment in it."""
    return "-".join(name.replace("#", " ").split()) or "?"
