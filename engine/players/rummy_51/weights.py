"""What the strong computer judges hands of Rummy 51 by; found with bench/tuning/opening.py.

The fits are of 1,700 rounds of two players; weights that a fit leaves in doubt, or gives to the
time of the round rather than to the choice, are smaller or a guess.
"""

from engine.players.opening.weights import Weights

HANDS: Weights = (
    (-18.4, 3.2, 1.6, 2.0, 0.0, 6.0, 9.0, -0.5, -0.4, 0.7, -5.0, -1.5, -3.0, 1.0),
    (-54.8, 2.2, 6.0, 5.0, 0.0, 8.0, 12.0, -1.0, -0.98, -0.2, -8.0, -1.0, -3.0, -1.0),
    (
        *(36.9, -3.0, 5.0, -1.0, 3.0, 40.0, 35.0, -10.0, 3.0, 5.0, -1.5, -1.2),
        *(-4.0, -0.5, -4.0, 0.5),
    ),
    (
        *(7.0, -3.2, -2.0, -1.8, -0.4, 6.0, 23.6, -7.6, -0.5, 3.0, 2.7, -1.93),
        *(-3.0, -0.5, -4.0, 1.5),
    ),
)
"""By stage, in points of the round."""

PROMISED = (
    *(-35.1, 5.86, 6.51, 3.94, 0.27, 2.54),
    *(35.1, -3.68, 6.82, 5.68, 3.0, -0.63, 1.28),
)
"""What is counted of a seat and of the others, all cards known: 12,285 turns, R² 0.36."""
