"""What tells who will go out, and how much the others will hold then.

Found by `bench/tuning/straight.py` from rounds that the computer played against itself.
"""

from collections.abc import Mapping, Sequence

# fmt: off
STRENGTHS: Mapping[int, Sequence[float]] = {
    2: (
        -0.158, -0.210, 0.795, 0.349, 0.415, 0.575, 2.435, 0.426, 1.390, 2.151, -0.022, 0.088,
        0.263, -0.010,
    ),
    3: (
        -0.106, -0.293, 1.462, 0.181, 0.080, 0.825, 2.829, 1.714, 3.128, 3.103, 0.004, -0.700,
        0.122, 0.004,
    ),
    4: (
        -0.091, 0.183, 0.000, 0.480, 0.209, 0.629, 2.013, 2.073, 2.571, 2.473, 0.014, -0.086,
        -0.216, -0.466,
    ),
}
"""By how many play, the last for more too: the weights of `promise.standing`."""

GAINS: Mapping[int, Sequence[float]] = {
    2: (
        -0.008, 0.372, 1.844, -0.558, 1.949, 0.198,
    ),
    3: (
        0.365, 0.434, 1.207, -0.635, 0.746, 5.207,
    ),
    4: (
        0.907, -0.044, 0.842, 0.065, 5.788, 5.688,
    ),
}
"""The weights of `promise.gains`, by how many play, in the same way."""
# fmt: on
