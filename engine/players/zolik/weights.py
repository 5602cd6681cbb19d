"""What the strong computer judges hands of Žolíky by; found with bench/tuning/opening.py.

The fits are of 1,200 rounds of two players; weights that a fit leaves in doubt, or gives to the
time of the round rather than to the choice, are smaller or a guess.
"""

from engine.players.opening.weights import Weights

HANDS: Weights = (
    (-16.0, 2.5, 5.0, 6.0, 0.0, 5.0, 10.0, -0.5, -0.5, 0.7, -5.0, -1.5, -5.0, 0.5),
    (-30.0, 3.6, 6.0, 2.5, 0.0, 5.0, 10.0, -0.5, -1.2, 0.0, -8.0, -1.0, -5.0, -1.0),
    (28.0, -4.5, -3.0, -4.0, 0.0, 40.0, 34.0, -3.0, 3.0, 3.0, -0.7, -0.5, -4.0, -0.5, -4.0, 0.5),
    (4.5, -4.0, -2.6, -4.0, -0.5, 7.8, 15.0, -5.0, 0.5, 3.0, 2.0, -2.65, -4.0, -0.5, -6.0, 1.5),
)
"""By stage, in points of the round."""

PROMISED = (
    *(-12.7, 2.33, 4.33, 10.74, -1.22, 0.94),
    *(12.7, -4.85, 16.07, 7.97, 9.78, -1.0, 1.29),
)
"""What is counted of a seat and of the others, all cards known: 4,045 turns, R² 0.18."""
