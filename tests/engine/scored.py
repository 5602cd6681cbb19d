"""Scores for tests in which it does not matter what for."""

from engine.state import ScorePart, ScoreParts


def scored(*points: int) -> ScoreParts:
    """So many points for each seat."""
    return tuple((ScorePart("score", each),) if each else () for each in points)
