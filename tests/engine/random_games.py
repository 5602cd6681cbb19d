"""Whole games of random players, with random options, by the record of which they can be told."""

from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

from engine.cards import Card, Seat
from engine.errors import Refusal
from engine.game import dealers_turn, due, play
from engine.moves import DEALER, Deal, Flag, Move, Reshuffle, Resign, Timeout
from engine.options import describe, rules_from
from engine.record.games import read_record, write_record
from engine.record.lines import write_move
from engine.rules import Rules
from engine.state import State, Variant
from tests.engine.random_moves import tries

HIGHEST = {"target": 100, "deals": 3, "opening-points": 60}
"""Ends of a range beyond which games would be long."""

DEALERS = (Deal.word, Reshuffle.word)


@cache
def options_of(variant: Variant) -> dict[str, Any]:
    """Its options, as they are described."""
    found: dict[str, Any] = describe(variant)["options"]
    return found


def random_rules(variant: Variant, random: Random) -> Rules:
    """Each option as it is by default, or any of its values."""
    options = options_of(variant)
    chosen = {name: _value(name, option, random) for name, option in options.items()}
    return rules_from(variant, {name: str(value) for name, value in chosen.items() if value != ""})


def _value(name: str, option: dict[str, Any], random: Random) -> Any:
    """One value of an option, in short games rather a low one; nothing for the default."""
    if random.random() < 0.25:
        return ""
    if "minimum" not in option:
        return random.choice(option["choices"][:3])
    low = option["minimum"]
    values: list[Any] = [
        random.randint(low, max(low, min(option["maximum"], HIGHEST.get(name, 10**9))))
    ]
    if option["default"] == "none":
        values.append("none")
    return random.choice(values)


@dataclass
class Table:
    """A game that is being played at random; how, differs from game to game."""

    variant: Variant
    random: Random
    lines: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        random, seats = self.random, self.random.choice(list(self.variant.seats))
        self.rules = random_rules(self.variant, random)
        self.names = [f"player-{seat}" for seat in range(1, seats + 1)]
        self.dealer = random.randint(1, seats)
        self.seed = random.randbytes(32)
        self.entropies = {s: random.randbytes(4) for s in range(1, random.choice([1, seats + 1]))}
        self.key = read_record(self.text()).header.key or b""
        self.stacked = random.random() < 0.2
        self.timed, self.seconds = random.random() < 0.5, 0.0
        self.slow = random.choice([0, 0, 0.02, 0.15]) if self.rules.turn_limit else 0
        self.flagged = random.choice([0, 0, 0.01]) if self.rules.clock else 0
        self.weary = random.choice([0, 0, 0, 0.02])
        self.eager = random.choice([0, 0.4, 0.8, 0.8, 0.9])
        self.patience = random.randint(100, 1500)

    def text(self, *, dealt: bool = True) -> str:
        """The record as far as it goes; *dealt*: with the lines of the dealer."""
        lines = [line for line in self.lines if dealt or not line.startswith(DEALERS)]
        return write_record(
            self.variant,
            self.rules,
            self.names,
            self.dealer,
            lines,
            seed=self.seed,
            published=sha256(self.seed).digest(),
            entropies=self.entropies,
        )

    def step(self, state: State) -> tuple[State, Seat, Move]:
        """The next move of the game, whoever makes it; it is added to the lines."""
        at = None
        if dealers_turn(state):
            seat, move = DEALER, self._dealers(state)
            after = play(state, seat, move)
        else:
            at = self._now()
            after, seat, move = self._seats(state, at)
        self.lines.append(write_move(seat, move, at, tiles=self.variant.tiles))
        return after, seat, move

    def _now(self) -> float | None:
        """A time stamp, where there are any."""
        if not self.timed or self.random.random() < 0.5:
            return None
        self.seconds += self.random.choice([0, 0.25, 1, 7.125, 20])
        return self.seconds

    def _dealers(self, state: State) -> Move:
        """The deal or shuffle that the seed gives, or one that gives good hands."""
        move = due(state, self.key)
        assert isinstance(move, Deal | Reshuffle)
        if self.stacked and isinstance(move, Deal):
            return Deal(self._stacked(state))
        return move

    def _stacked(self, state: State) -> tuple[Card, ...]:
        """A pack from which everybody is dealt cards that lie together in the sorted pack."""
        random, pack = self.random, list(self.variant.pack)
        if random.random() < 0.5:
            pack.sort(key=lambda card: (card.rank, card.suit))
        cut = random.randrange(len(pack))
        pack = pack[cut:] + pack[:cut]
        players = len(state.playing)
        size = self.variant.hand_size[players]
        hands = [pack[n * size : (n + 1) * size] for n in range(players)]
        rest = pack[players * size :]
        if random.random() < 0.5:
            random.shuffle(rest)
        order = [hand[n] for n in range(size) for hand in hands] + rest
        for _ in range(random.randrange(6)):
            one, other = random.sample(range(len(order)), 2)
            order[one], order[other] = order[other], order[one]
        return tuple(order)

    def _seats(self, state: State, at: float | None) -> tuple[State, Seat, Move]:
        """A move of the seat to act, or of one that gives up."""
        random, seat = self.random, state.acting
        if random.random() < self.weary or len(self.lines) > self.patience:
            seat = random.choice(state.playing)
            return play(state, seat, Resign(), at), seat, Resign()
        if random.random() < self.flagged:
            return play(state, seat, Flag(), at), seat, Flag()
        if random.random() < self.slow:
            return play(state, seat, Timeout(), at), seat, Timeout()
        for move in tries(state, random, self.eager):
            try:
                return play(state, seat, move, at), seat, move
            except Refusal:
                continue
        raise AssertionError(f"nothing is legal: {state}")
