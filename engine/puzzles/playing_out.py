"""What comes of two ways to go on: both played to the end of the round, from the same cards.

How the hidden cards lie is made up, as they could lie for all that the seat has seen.
"""

from dataclasses import dataclass
from random import Random

from engine.cards import Seat
from engine.game import play
from engine.moves import DrawStock, Move
from engine.players import Level
from engine.players.thoughts import nearest
from engine.puzzles.choices import Way, after
from engine.puzzles.puzzle import Puzzle
from engine.puzzles.weighing import game_reckoning
from engine.review.continuing import next_move
from engine.review.redealing import redeal
from engine.state import State
from engine.view import Seen

DEALS = 8
"""Deals that are played out, of which the most typical is shown."""

LONG, LONG_OF_TILES = 200, 40
"""Moves after which a round is left as it lies; of tiles each takes much longer."""

Line = tuple[tuple[Seat, Move], ...]
"""The moves of one way to go on, up to the end of the round."""


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """A deal on which both ways have been played to the end."""

    deal: State
    best: Line
    other: Line

    def states(self, line: Line) -> tuple[State, ...]:
        """The position, and what each move of a line has made of it."""
        found = [self.deal]
        for seat, move in line:
            found.append(play(found[-1], seat, move))
        return tuple(found)


def tempting_way(puzzle: Puzzle, seen: Seen) -> Way:
    """The moves of the answer that tempts; of tiles, where that is a row alone, a draw."""
    return (DrawStock(),) if seen.variant.tiles else puzzle.choices[puzzle.tempting].moves


def played_out(seen: Seen, best: Way, other: Way, seed: str, deals: int = DEALS) -> PlayedOut:
    """The *best* way and the *other* one, on the deal with the middle one of the gains.

    So many *deals* are tried, of which those count where the best way brings more, if there are
    any. The same *seed* gives the same.
    """
    tried = [_tried(seen, best, other, f"{seed} {number}") for number in range(deals)]
    gaining = [each for each in tried if each[0] > 0] or tried
    order = sorted(gaining, key=lambda each: each[0])
    return order[len(order) // 2][1]


def _tried(seen: Seen, best: Way, other: Way, seed: str) -> tuple[float, PlayedOut]:
    """Both ways on a deal that follows from *seed*, and how much more the best one brings."""
    deal = redeal(seen, Random(seed))
    reckoned = game_reckoning(deal)
    (line, end), (other_line, other_end) = (to_the_end(deal, way, seed) for way in (best, other))
    return reckoned.worth(end) - reckoned.worth(other_end), PlayedOut(deal, line, other_line)


def to_the_end(deal: State, way: Way, seed: str) -> tuple[Line, State]:
    """The moves of the round from *way* on, which the strong level goes on with, and its end."""
    random, rounds = Random(seed), len(deal.results)
    level = nearest(deal.variant, Level.STRONG)
    state, line = after(deal, deal.acting, way), [(deal.acting, move) for move in way]
    while len(state.results) == rounds and len(line) < _most(deal):
        seat, move = next_move(state, random, level)
        line.append((seat, move))
        state = play(state, seat, move)
    return tuple(line), state


def _most(state: State) -> int:
    return LONG_OF_TILES if state.variant.tiles else LONG
