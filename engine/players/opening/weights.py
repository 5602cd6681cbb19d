"""What hands are judged by: found with bench/tuning/opening.py."""

from collections.abc import Mapping, Sequence

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

FITTED: Mapping[str, Weights] = {
    "rummy-51": (
        (-18.4, 3.2, 1.6, 2.0, 0.0, 6.0, 9.0, -0.5, -0.4, 0.7, -5.0, -1.5, -3.0, 1.0),
        (-54.8, 2.2, 6.0, 5.0, 0.0, 8.0, 12.0, -1.0, -0.98, -0.2, -8.0, -1.0, -3.0, -1.0),
        (
            36.9,
            -3.0,
            5.0,
            -1.0,
            3.0,
            40.0,
            35.0,
            -10.0,
            3.0,
            5.0,
            -1.5,
            -1.2,
            -4.0,
            -0.5,
            -4.0,
            0.5,
        ),
        (
            7.0,
            -3.2,
            -2.0,
            -1.8,
            -0.4,
            6.0,
            23.6,
            -7.6,
            -0.5,
            3.0,
            2.7,
            -1.93,
            -3.0,
            -0.5,
            -4.0,
            1.5,
        ),
    ),
    "zolik": (
        (-50.5, 3.9, 5.5, 1.0, 3.8, 1.7, 5.5, 1.0, 0.7, 0.1, -5.0, -2.1, -5.0, -0.1),
        (-49.5, 3.6, 5.6, 2.9, 2.0, 6.2, 10.0, 1.0, -1.38, 0.06, -8.0, -2.0, -5.0, -1.0),
        (15, -5, 4, 2, 0, 25, 15, 5, 2, 2, -0.5, -1, -4.9, -1.0, -4.9, -1.0),
        (10, -3.6, 4, 2, 0, 25, 15, 5, 2, 3, -0.5, -2.8, -4.0, -1.0, -8.0, 1.0),
    ),
}
"""By game and stage."""

PROMISED: Mapping[str, Sequence[float]] = {
    "rummy-51": (
        *(-35.1, 5.86, 6.51, 3.94, 0.27, 2.54, 35.1, -3.68, 6.82, 5.68, 3.0, -0.63, 1.28),
    ),
    "zolik": (*(-35.1, 5.86, 6.51, 3.94, 0.27, 2.54, 35.1, -3.68, 6.82, 5.68, 3.0, -0.63, 1.28),),
}
"""By game: what a seat can expect by what is counted of it and the others, all cards known."""
