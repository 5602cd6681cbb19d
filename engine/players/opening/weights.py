"""What hands are judged by where nothing was fitted; fitted weights are in each game's folder."""

from collections.abc import Sequence

Weights = Sequence[Sequence[float]]
"""By stage: the weights of what is counted of the hand, then of the throw."""

PLAIN: Weights = (
    *[(0, 10, 3, 0, 5, 0, 20, 0, 0, 1, -8, 0, 0, 2)] * 2,
    *[(0, -8, 0, 0, 0, 20, 10, 0, 0, 5, -1, 0, -8, -1, 0, 0)] * 2,
)
"""By stage: what a sensible person would say, without any fitting."""

CLINGING: Weights = (
    *[(0, 8, 2, 0, 0, 0, 20, 0, 0, 3, 0, 0, 0, 0)] * 2,
    *[(0, -8, 0, 0, 0, 10, 30, 0, 0, 5, -0.5, 0, 0, 0, 0, 0)] * 2,
)
"""The same of somebody who counts pairs, and neither what was thrown nor what others may want."""

PATIENCE = (4.0, 4.0, 0.0, 0.0)
"""By stage: how much better the top of the pile has to make a hand than the stock would."""
