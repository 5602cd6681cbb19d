"""What a review says, as data: ready to be kept, and to be shown without working it out again."""

from dataclasses import dataclass

from engine.players.whys import Reason


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision that surely cost points."""

    step: int
    """Its place among all moves of the game, from 0."""
    round: int
    """The number of its round, from 1."""
    played: str
    """The move made, as a line of a record."""
    better: str
    """The move that would have been better, likewise."""
    loss: float
    """Points of the round that the better one would have brought on average."""
    error: float
    """The standard error of the loss."""
    reason: Reason
    """Why the better move is good."""


@dataclass(frozen=True, slots=True)
class Chance:
    """The chance of winning the game, as the seat could know it before a move."""

    step: int
    """The place of the move among all; after the last point, the number of all moves."""
    chance: float
    """From 0 to 1."""


@dataclass(frozen=True, slots=True)
class RoundLuck:
    """A round's result, in points by which the seat was ahead of the mean of the others."""

    round: int
    result: float
    luck: float
    """What the cards brought."""
    play: float
    """What the decisions brought: all of the rest."""


@dataclass(frozen=True, slots=True)
class Review:
    """What one seat can learn from a game that is over."""

    judged: tuple[Judged, ...]
    """At most three, the costliest first."""
    decisions: int
    """The seat's own moves in the game."""
    chances: tuple[Chance, ...]
    """By turn of the seat, at most `chances.MOST`; the last one is 0 or 1."""
    rounds: tuple[RoundLuck, ...]

    @property
    def result(self) -> float:
        """Points of all rounds by which the seat was ahead of the mean of the others."""
        return sum(each.result for each in self.rounds)

    @property
    def luck(self) -> float:
        """What of it the cards brought."""
        return sum(each.luck for each in self.rounds)

    @property
    def play(self) -> float:
        """What of it the decisions brought."""
        return sum(each.play for each in self.rounds)
