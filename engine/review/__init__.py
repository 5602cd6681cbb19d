"""The review after a game: what one's own decisions cost, how the chances went, luck and play."""

from engine.review.reviewing import SAMPLES, review
from engine.review.told import Chance, Judged, Review, RoundLuck

__all__ = ["SAMPLES", "Chance", "Judged", "Review", "RoundLuck", "review"]
