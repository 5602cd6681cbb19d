"""Small functions are found again from samples of them."""

import pytest

from engine.players.fitted import Net

np = pytest.importorskip("numpy")


def test_fits_a_line_and_a_bend() -> None:
    """Most of a function with a bend is found, more than a line has; a player reads the same."""
    from bench.tuning.nets import fit

    chance = np.random.default_rng(1)
    x = chance.normal(0, 1, (20_000, 3))
    y = 20 + 10 * x[:, 0] - 5 * x[:, 1] + 30 * np.maximum(x[:, 2], 0)

    bent, straight = (fit(x, y, bends, np.random.default_rng(2)) for bends in (8, 0))
    left, more = (float((y - found.of(x)).var() / y.var()) for found in (bent, straight))
    assert left < more / 2

    (base, *line), *bends = bent.rows()
    net = Net(base, tuple(line), tuple((b[0], tuple(b[1:-1]), b[-1]) for b in bends))
    assert net.of(x[0].tolist()) == pytest.approx(float(bent.of(x[:1])[0]), rel=0.01)
