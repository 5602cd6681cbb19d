"""The weights of gin from samples: least squares, logistic regression, and small nets."""

import pickle
from pathlib import Path
from typing import Any

import numpy as np

from engine.players.gin.outlook import INPUTS
from engine.players.gin.weights import HELD

WEIGHTS = Path(__file__).parents[2] / "engine/players/gin/weights.py"
BENDS = {"GOING_ON": 14, "DRAWING": 8, "KNOCKING": 4, "PROMISING": 10}
"""Bends of each function."""
EPOCHS, BATCH, RATE = 12, 512, 0.002
DECAY = 1e-4
HELD_OUT = 10
"""One sample of so many is not fitted to."""

HEAD = '''"""The numbers of the strong player, as bench/tuning/gin.py found them."""

Row = tuple[float, ...]
Function = tuple[float, Row, tuple[tuple[float, Row, float], ...]]


def _row(text: str) -> Row:
    return tuple(map(float, text.split()))


def _function(text: str) -> Function:
    """A line of the base and what each input adds; then one for each bend."""
    (base, *line), *bends = map(_row, text.split(";"))
    return base, tuple(line), tuple((begin, tuple(row), slope) for begin, *row, slope in bends)

'''


def fit(files: list[str]) -> None:
    """Write new weights by the samples of *files*."""
    samples, held, hands = [], [], []
    for file in files:
        more, known, both = pickle.loads(Path(file).read_bytes())
        if isinstance(more, list):
            samples.append(np.array(more, dtype=np.float32))
            held.append(np.array(known, dtype=np.float64))
            continue
        samples.append(np.frombuffer(more, dtype=np.float32).reshape(-1, 2 + INPUTS))
        held.append(np.frombuffer(known, dtype=np.float32).reshape(-1, 2 + len(HELD)).astype(float))
        hands += both
    rows = np.concatenate(samples)
    parts = [_block("HELD", [logistic(np.concatenate(held))])]
    for kind, name in enumerate(list(BENDS)[:3]):
        mine = rows[rows[:, 0] == kind]
        parts.append(_block(name, net(mine[:, 2:], mine[:, 1], BENDS[name], name)))
    if hands:
        parts.append(_block("PROMISING", promising(hands)))
    else:
        parts.append(_block("PROMISING", [[0.0, -20.0] + [0.0] * 7 + [20.0] + [0.0] * 13]))
    WEIGHTS.write_text(HEAD + "\n".join(parts) + "\n")


def promising(hands: list[tuple[int, ...]]) -> list[list[float]]:
    """The function of both hands."""
    from engine.players.gin.promise import inputs

    rows = [
        inputs(own, other, stock, upcard, limit) for _, own, other, stock, upcard, limit, _ in hands
    ]
    goal = np.array([each[-1] for each in hands], dtype=np.float32)
    return net(np.array(rows, dtype=np.float32), goal, BENDS["PROMISING"], "PROMISING")


def logistic(rows: Any) -> list[float]:
    """The weights of signs, by Newton's method."""
    hit, offset, signs = rows[:, 0], rows[:, 1], rows[:, 2:]
    weights = np.zeros(signs.shape[1])
    for _ in range(8):
        chance = 1 / (1 + np.exp(-(offset + signs @ weights)))
        slope = signs.T @ (hit - chance) - 1e-3 * weights
        curve = (signs * (chance * (1 - chance))[:, None]).T @ signs
        weights += np.linalg.solve(curve + 1e-3 * np.eye(len(weights)), slope)
    even = 1 / (1 + np.exp(-offset))
    print("held: log loss", _loss(hit, even), "->", _loss(hit, chance), np.round(weights, 2))
    return [float(each) for each in weights]


def _loss(hit: Any, chance: Any) -> float:
    return float(-np.mean(hit * np.log(chance) + (1 - hit) * np.log(1 - chance)))


def net(inputs: Any, goal: Any, bends: int, name: str) -> list[list[float]]:
    """A function with so many *bends*, by Adam from the best straight one."""
    middle, wide = inputs.mean(0), inputs.std(0) + 1e-3
    scale = float(goal.std()) or 1.0
    x = ((inputs - middle) / wide).astype(np.float32)
    y = (goal / scale).astype(np.float32)
    test = np.arange(len(x)) % HELD_OUT == 0
    solved = np.linalg.lstsq(
        np.c_[x[~test], np.ones(sum(~test))].T @ np.c_[x[~test], np.ones(sum(~test))]
        + np.eye(x.shape[1] + 1) * 1.0,
        np.c_[x[~test], np.ones(sum(~test))].T @ y[~test],
        rcond=None,
    )[0]
    chance = np.random.default_rng(1)
    values = [
        (chance.normal(size=(bends, x.shape[1])) / 5).astype(np.float32),
        chance.normal(size=bends).astype(np.float32) / 5,
        np.zeros(bends, dtype=np.float32),
        solved[:-1].astype(np.float32),
        np.array(solved[-1:], dtype=np.float32),
    ]
    straight = _spread(values, x[test], y[test])
    values = _adam(values, x[~test], y[~test], chance)
    bent = _spread(values, x[test], y[test])
    print(name, len(x), "spread", goal.std(), "unexplained: straight", straight, "bent", bent)
    return _written(values, middle, wide, scale)


def _of(values: list[Any], x: Any) -> tuple[Any, Any]:
    rows, begins, slopes, line, base = values
    over = np.maximum(x @ rows.T + begins, 0)
    return over, over @ slopes + x @ line + base


def _spread(values: list[Any], x: Any, y: Any) -> float:
    return float(np.mean((_of(values, x)[1] - y) ** 2))


def _adam(values: list[Any], x: Any, y: Any, chance: Any) -> list[Any]:
    first = [np.zeros_like(each) for each in values]
    second = [np.zeros_like(each) for each in values]
    mean = [each.copy() for each in values]
    step, steps = 0, EPOCHS * (len(x) // BATCH)
    for _ in range(EPOCHS):
        order = chance.permutation(len(x))
        for begin in range(0, len(x) - BATCH + 1, BATCH):
            some = order[begin : begin + BATCH]
            slopes = _slopes(values, x[some], y[some])
            step += 1
            rate = RATE * (1 - step / (steps + 1))
            for number, slope in enumerate(slopes):
                slope = slope + DECAY * values[number]
                first[number] = 0.9 * first[number] + 0.1 * slope
                second[number] = 0.999 * second[number] + 0.001 * slope**2
                size = np.sqrt(second[number] / (1 - 0.999**step)) + 1e-8
                values[number] = values[number] - rate * first[number] / (1 - 0.9**step) / size
    del mean
    return values


def _slopes(values: list[Any], x: Any, y: Any) -> list[Any]:
    over, found = _of(values, x)
    error = 2 * (found - y) / len(x)
    through = error[:, None] * values[2] * (over > 0)
    return [through.T @ x, through.sum(0), over.T @ error, x.T @ error, error.sum(0, keepdims=True)]


def _written(values: list[Any], middle: Any, wide: Any, scale: float) -> list[list[float]]:
    """The rows of the file: for inputs and results as they are."""
    rows, begins, slopes, line, base = values
    straight = line / wide * scale
    found = [[float(base[0] * scale - straight @ middle), *map(float, straight)]]
    for row, begin, slope in zip(rows, begins, slopes, strict=True):
        own = row / wide
        found.append([float(begin - own @ middle), *map(float, own), float(slope * scale)])
    return found


def _block(name: str, rows: list[list[float]]) -> str:
    reads = "_row" if name == "HELD" else "_function"
    lines = [" ".join(f"{each:.4g}" for each in row) for row in rows]
    wrapped = " ;\n".join("\n".join(_wrapped(line)) for line in lines)
    return f'{name} = {reads}(\n    """\n{wrapped}\n"""\n)'


def _wrapped(line: str) -> list[str]:
    found = [""]
    for word in line.split():
        if len(found[-1]) + len(word) > 95:
            found.append("")
        found[-1] += " " * bool(found[-1]) + word
    return found
