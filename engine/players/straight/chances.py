"""What the strong level goes by: the chance to win the game that a turn leaves."""

from collections.abc import Callable
from operator import mul

from engine.players.straight.board import Board
from engine.players.straight.features import Outlook
from engine.players.straight.forecast import Forecast
from engine.players.straight.stakes import Stakes
from engine.players.straight.turns import Turn

MOST = 3
"""Seats, for which there are nets. With more nearly every round is won with the double score, which
wins the game as well: there nothing is gained by thinking of the game."""

UNIT = 50
"""Points that are one, where the net is told how many are needed."""


class Chances:
    """A judge: the chance of the seat to act to win the game."""

    def __init__(self, stakes: Stakes) -> None:
        self.stakes = stakes
        self.net = Forecast.read(len(stakes.totals))
        half = len(self.net.gains) // 2
        wins = [stakes.after(0, gain) for gain in self.net.gains[:half]]
        self.worth = [*wins, *map(stakes.after_others, self.net.gains[half:])]
        """By result of the round."""
        self.needs = tuple(need / UNIT for need in stakes.needs())

    def won(self, board: Board) -> float:
        """The chance after going out now, for what the others can be expected to hold."""
        gain = Outlook(board).gain * (2 if board.closed else 1)
        return self.stakes.after(0, round(gain))

    def of(self, board: Board) -> Callable[[Turn], float]:
        """The chance that a turn leaves: the mean over the results of the round."""
        outlook = Outlook(board)

        def chance(turn: Turn) -> float:
            likely = self.net.likely(outlook.inputs(turn, self.needs))
            return sum(map(mul, likely, self.worth), 0.0) / sum(likely)

        return chance
