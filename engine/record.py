"""Whole games as text: replaying a record, proving its deals, writing one."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from engine.cards import Seat
from engine.errors import Refusal
from engine.game import due, play, start
from engine.header import VERSION, Header, check_seat, is_header, read_line, read_title
from engine.moves import DEALER, Deal
from engine.notation import Unreadable, Words, read_move_words, words_of
from engine.outcome import final, round_line
from engine.rules import Rules, rules_from, write_options
from engine.shuffle import commitment, deal_label, shuffled
from engine.state import Phase, State, Variant

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

    def start(self) -> State:
        """The game before its first deal."""
        header = self.header
        rules = rules_from(header.variant, header.options)
        return start(header.variant, rules, len(header.names), header.dealer)

    @property
    def dealing_key(self) -> bytes | None:
        """What the deals follow from; None where the record brings its own decks."""
        own = any(words[0] == Deal.word for _, words in self.body)
        return None if own else self.header.key


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
            check_seat(header, seat)
    return Record(header, tuple(after_title[end:]) if end is not None else (), len(lines))


@contextmanager
def _at_line(number: int) -> Iterator[None]:
    """Say where in the record it was that something could not be read or done."""
    try:
        yield
    except Refusal as refusal:
        raise BadRecord(refusal.code, number, str(refusal)) from None
    except Unreadable as error:
        raise BadRecord(SYNTAX, number, str(error)) from None


def replay(text: str) -> Iterator[dict[str, Any]]:
    """Play a record; yields each finished round and the end, ready for JSON. Raises BadRecord."""
    return _replay(read_record(text))


def _replay(record: Record) -> Iterator[dict[str, Any]]:
    state, key = record.start(), record.dealing_key
    for number, words in record.body:
        with _at_line(number):
            after = advance(state, words, key)
        yield from map(round_line, after.results[len(state.results) :])
        state = after
    if not record.body and key is not None:
        with _at_line(record.last_line):
            state = _with_deal(state, key)
    yield final(state)


def advance(state: State, words: Words, key: bytes | None) -> State:
    """The state after one line; a deal that is due from *key* comes before a move."""
    if is_header(words):
        raise Unreadable(f"'{words[0]}' belongs before the first deal")
    seat, move, at = read_move_words(words, tiles=state.variant.tiles)
    if seat == DEALER:
        if state.phase is not Phase.DEAL or not isinstance(move, Deal):
            raise Unreadable(f"no '{words[0]}' is due here")
        try:
            return play(state, DEALER, move)
        except ValueError as error:
            raise Unreadable(str(error)) from None
    if seat > state.seats:
        raise Unreadable(f"there is no seat {seat}")
    return play(_with_deal(state, key), seat, move, at)


def _with_deal(state: State, key: bytes | None) -> State:
    """*state* after the deal that is due, if deals follow from a *key*."""
    deal = due(state, key) if key is not None else None
    return state if deal is None else play(state, DEALER, deal)


def verify(text: str) -> Iterator[dict[str, Any]]:
    """Deal again from the revealed seed and compare, then replay.

    Raises BadRecord, with NOT_VERIFIED where seed, commitment or a deck do not agree.
    """
    record = read_record(text)
    header = record.header
    where = header.commitment_line or record.last_line
    if header.seed is None or header.key is None:
        raise BadRecord(NOT_VERIFIED, where, "the record has no seed")
    if header.commitment not in (None, commitment(header.seed)):
        raise BadRecord(NOT_VERIFIED, where, "the commitment is not that of the seed")
    _compare_deals(record, header.key)
    return _replay(record)


def _compare_deals(record: Record, key: bytes) -> None:
    """Raise NOT_VERIFIED at the first deck that is not the one *key* gives.

    What is no deck at all is left to the replay.
    """
    pack, tiles = record.header.variant.pack, record.header.variant.tiles
    decks = ((number, words) for number, words in record.body if words[0] == Deal.word)
    for round_number, (number, words) in enumerate(decks, 1):
        with _at_line(number):
            move = read_move_words(words, tiles=tiles)[1]
        deal = Deal(shuffled(pack, key, deal_label(round_number)))
        if isinstance(move, Deal) and move != deal and sorted(move.order) == sorted(pack):
            raise BadRecord(NOT_VERIFIED, number, "the deck is not the one that the seed gives")


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
    header += [f"option {name} {value}" for name, value in write_options(variant, rules).items()]
    header += [f"seat {seat} {_one_word(name)}" for seat, name in enumerate(names, 1)]
    header.append(f"dealer {dealer}")
    if published is not None:
        header.append(f"commitment {published.hex()}")
    if seed is not None:
        header.append(f"seed {seed.hex()}")
    header += [f"entropy {seat} {given.hex()}" for seat, given in sorted((entropies or {}).items())]
    return "\n".join([*header, *lines, ""])


def _one_word(name: str) -> str:
    """*name* as one token without a comment in it."""
    return "-".join(name.replace("#", " ").split()) or "?"
