"""What the numbers of a standing are worth, in points; found by `bench/tuning/tile.py`."""

from collections.abc import Mapping

WEIGHTS: Mapping[int, tuple[float, ...]] = dict.fromkeys(
    (2, 3, 4), (-4.0, 1.0, -4.0, -1.0, 5.0, 3.0, 3.0, 5.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
)
"""By the number of seats, in the order of `promise.standing`."""
