"""Simulated rounds: the positions that puzzles are looked for in, and their records."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random

from engine.cards import Seat
from engine.game import dealers_turn, due, play, start
from engine.moves import DEALER, Move
from engine.options import write_options
from engine.players import Level, choose
from engine.record.games import write_record
from engine.record.lines import write_move
from engine.shuffle import game_key
from engine.state import Phase, State, Variant
from engine.view import seen_by

SEATS = 2
"""All puzzles are between two."""

Levels = tuple[Level, Level]
"""Who sits at each seat."""

LEVELS: Sequence[Levels] = (
    (Level.STRONG, Level.STRONG),
    (Level.NORMAL, Level.STRONG),
    (Level.STRONG, Level.NORMAL),
    (Level.NORMAL, Level.NORMAL),
)
"""Who plays the simulated rounds."""

ROUNDS = 3
"""Of so many rounds of a game each is looked at in one game of as many."""

Played = list[tuple[Seat, Move]]


def seed_of(variant: Variant, number: int) -> bytes:
    """The seed of the simulated game of that number."""
    return sha256(f"puzzle {variant.key} {number}".encode()).digest()


def positions(
    variant: Variant, number: int, players: Sequence[Levels] = LEVELS
) -> Iterator[tuple[State, Played]]:
    """The positions of one round of a simulated game, each with the moves of the seats before it.

    Of every three games another round: how a game stands is a part of its puzzles.
    """
    random, key = Random(number), game_key(seed_of(variant, number), [])
    levels = players[number % len(players)]
    rules = variant.usual.with_defaults(SEATS)
    state, made = start(variant, rules, SEATS, 1 + number % SEATS), Played()
    before = number % ROUNDS
    while state.phase is not Phase.FINISHED and len(state.results) <= before:
        if dealers_turn(state):
            order = due(state, key)
            assert order is not None
            state = play(state, DEALER, order)
            continue
        if len(state.results) == before:
            yield state, made
        seat = state.acting
        move = choose(seen_by(state, seat), random, levels[seat - 1], 0)
        state = play(state, seat, move)
        made.append((seat, move))


def record_of(state: State, number: int, made: Sequence[tuple[Seat, Move]]) -> str:
    """The record of a simulated game; options that are the default are left out."""
    variant, usual = state.variant, state.variant.rules().with_defaults(SEATS)
    lines = [write_move(seat, move, tiles=variant.tiles) for seat, move in made]
    names, dealer, seed = ("1", "2"), 1 + number % SEATS, seed_of(variant, number)
    whole = write_record(variant, state.rules, names, dealer, lines, seed=seed)
    defaults = {f"option {name} {value}" for name, value in write_options(variant, usual).items()}
    return "\n".join(line for line in whole.split("\n") if line not in defaults)
