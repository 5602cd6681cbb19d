"""Rounds of Rummy 51 and Žolíky in which the strong player learns: what it saw, and the ends."""

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import NamedTuple

from bench.players import lead
from bench.yardsticks import Player, player
from engine.game import due, play, start
from engine.moves import DEALER, Discard, DrawStock, Move
from engine.players.opening.scene import Scene, remembered, scene_of
from engine.players.opening.strong import (
    AFTER,
    BEFORE,
    STAGES,
    Fitted,
    after_throw,
    before_draw,
    choose,
    first_move,
    plans,
)
from engine.state import Measure, Phase, State
from engine.variants import VARIANTS
from engine.view import Seen, seen_by

TRIES = 0.1
"""Chance of ending a turn in another way that is weighed, so that all ways are learnt of."""
TRIED = 5
"""Ways that come into question then: the best ones."""
SEATS = (2, 2, 2, 2, 3, 2, 4, 3)
"""How many sit in the rounds, in turns."""
OTHERS = 3
"""In one round of so many one seat is a sound player."""


Function = tuple[str, str]
"""What a function is of, by the names in the file of weights."""


class Sample(NamedTuple):
    """What was counted at one moment, and for which function."""

    function: Function
    aspects: Sequence[float]


@dataclass
class Course:
    """What one seat saw of a round, in order, and how far ahead it was in the end."""

    samples: list[Sample] = field(default_factory=list)
    ahead: float = 0.0

    def keep(self, seen: Seen, move: Move) -> None:
        """Note what is counted where *move* draws a card or ends the turn."""
        if isinstance(move, DrawStock):
            scene = scene_of(seen, remembered(seen))
            self._add(BEFORE, scene, before_draw(scene))
        if isinstance(move, Discard) and len(seen.hand) > 1:
            scene = scene_of(seen, remembered(seen))
            self._add(AFTER, scene, after_throw(scene, move.card))

    def _add(self, kind: str, scene: Scene, aspects: Sequence[float]) -> None:
        self.samples.append(Sample((kind, STAGES[scene.opened]), array("f", aspects)))


def courses(game: str, by: Fitted | None, number: int) -> Iterator[Course]:
    """What the learning seats saw of round *number*.

    They play by the functions *by*, or where there are none as version 3 did.
    """
    variant, random = VARIANTS[game], Random(number)
    seats = SEATS[number % len(SEATS)]
    state = start(variant, variant.usual, seats, 1 + number % seats)
    learner = partial(_learning, by) if by else player("strong@3")
    players, key = [learner] * seats, number.to_bytes(32, "big")
    if number % OTHERS == 0:
        players[random.randrange(seats)] = player("sound-opening")
    found = {seat: Course() for seat in state.playing if players[seat - 1] is learner}
    while not state.results:
        dealt = due(state, key)
        state = play(state, DEALER, dealt) if dealt else _moved(state, players, random, found)
    sign = -1 if variant.measure(state.rules) is Measure.PENALTIES else 1
    for seat, course in found.items():
        course.ahead = sign * lead(state.results[0].scores, seat)
        yield course


def _moved(
    state: State, players: Sequence[Player], random: Random, found: dict[int, Course]
) -> State:
    seat = state.acting
    seen = seen_by(state, seat)
    move = players[seat - 1](seen, random)
    if seat in found:
        found[seat].keep(seen, move)
    return play(state, seat, move)


def _learning(by: Fitted, seen: Seen, random: Random) -> Move:
    """The strong player's move, now and then not the best."""
    if seen.phase is not Phase.DRAW and random.random() < TRIES:
        best = sorted(plans(seen, by), key=lambda plan: -plan.worth)
        return first_move(seen, random.choice(best[:TRIED]))
    return choose(seen, by)
