"""Whole games to look back at: between computer players, and from records."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from engine.cards import Card, Seat
from engine.changing import replace
from engine.game import dealers_turn, due, play, start
from engine.legal import legal_moves
from engine.moves import DEALER, Move, Reshuffle
from engine.options import rules_from
from engine.players import Level, choose
from engine.record.games import read_record
from engine.record.lines import read_move_words
from engine.review.walking import Step, walk
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import Seen, seen_by

RECORDS = Path(__file__).parents[2] / "games"

SHORT = {"rummy-51": "target=100", "straight": "target=40", "zolik": "deals=2", "gin": "target=25"}
"""Options with which a game is soon over."""

LONG = 10_000
"""Moves that no game comes near."""


@dataclass(frozen=True)
class Game:
    """A finished game."""

    begin: State
    moves: tuple[tuple[Seat, Move], ...]
    end: State

    def steps(self) -> tuple[Step, ...]:
        """Move by move."""
        return tuple(walk(self.begin, self.moves))


@cache
def game(key: str, *levels: Level | None, number: int = 0, options: str = "") -> Game:
    """A game between a computer of each of *levels*, by seat; None makes any legal move."""
    variant = VARIANTS[key]
    named = dict(option.split("=") for option in options.split())
    state = begin = start(variant, rules_from(variant, named), len(levels), 1)
    moves, random = list[tuple[Seat, Move]](), Random(number)
    for _ in range(LONG):
        if state.phase is Phase.FINISHED:
            return Game(begin, tuple(moves), state)
        dealt = due(state, number.to_bytes(32, "big"))
        seat = DEALER if dealt else state.acting
        move = dealt or _chosen(seen_by(state, seat), random, levels[seat - 1])
        moves.append((seat, move))
        state = play(state, seat, move)
    raise AssertionError("a game without end")


def _chosen(seen: Seen, random: Random, level: Level | None) -> Move:
    """What a level does, or any move."""
    return choose(seen, random, level, 0) if level else random.choice(legal_moves(seen))


def short_game(key: str, number: int = 0) -> Game:
    """One between two normal players that is soon over."""
    return game(key, Level.NORMAL, Level.NORMAL, number=number, options=SHORT.get(key, ""))


def recorded(name: str) -> Game:
    """The game of a record in tests/games, without what was refused there."""
    lines = (RECORDS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    record = read_record("\n".join(line for line in lines if "#!" not in line))
    state = begin = record.start()
    moves = list[tuple[Seat, Move]]()
    for _, words in record.body:
        seat, move, _ = read_move_words(words, tiles=state.variant.tiles)
        for mover, made in (*_dealt(state, seat, record.header.key), (seat, move)):
            moves.append((mover, made))
            state = play(state, mover, made)
    return Game(begin, tuple(moves), state)


def _dealt(state: State, seat: Seat, key: bytes | None) -> Iterator[tuple[Seat, Move]]:
    """What the dealer has to do before *seat* moves, where the record does not say it."""
    kind = dealers_turn(state)
    if seat == DEALER or kind is None:
        return
    found = Reshuffle(state.refills.due) if key is None and kind is Reshuffle else None
    move = found or due(state, key or b"")
    assert move is not None
    yield DEALER, move


def with_others_shuffled(state: State, seat: Seat, random: Random) -> State:
    """The same to *seat* where nothing is known of the other hands; what it cannot see differs."""
    hidden: list[Card] = [
        card for other, hand in enumerate(state.hands, 1) if other != seat for card in hand
    ]
    hidden += state.stock
    random.shuffle(hidden)
    source = iter(hidden)
    hands = tuple(
        hand if other == seat else tuple(sorted(next(source) for _ in hand))
        for other, hand in enumerate(state.hands, 1)
    )
    return replace(state, hands=hands, stock=tuple(source))
