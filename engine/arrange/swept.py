"""The rows of a table from the steps of a sweep: which tile lies in which run or group."""

from collections.abc import Iterable, Iterator, Sequence

from engine.arrange.numbers import COLOURS, Position, Step
from engine.arrange.shapes import PerColour
from engine.cards import JOKER, Card
from engine.moves import Laid

Row = tuple[Laid, ...]


def rows_of(position: Position, steps: Iterable[Step]) -> tuple[Row, ...]:
    """The rows that *steps* of a way through *position* lay, a joker named where it has to be."""
    rows: list[Row] = []
    runs: list[list[Row]] = [[] for _ in COLOURS]
    for number, step in enumerate(steps, 1):
        lying = [_lying(position, number, step, colour) for colour in COLOURS]
        rows += _groups(position, number, step, lying)
        for colour in COLOURS:
            runs[colour], ended = _continued(runs[colour], lying[colour][step.grouped[colour] :])
            rows += ended
    return (*rows, *(run for some in runs for run in some))


def _lying(position: Position, number: int, step: Step, colour: int) -> list[Laid]:
    """All that stands for a tile: the tiles themselves first, then jokers."""
    tile = Card(colour, number)
    tiles = position.tiles[colour][number] + step.added[colour]
    return [Laid(tile)] * tiles + [Laid(JOKER, tile)] * step.jokers[colour]


def _continued(runs: Sequence[Row], tiles: Sequence[Laid]) -> tuple[list[Row], list[Row]]:
    """The runs of a colour with the *tiles* of the next number, and those that end before it.

    In the order of `shapes.grown`.
    """
    order = sorted(runs, key=lambda run: min(len(run), 3))
    going_on = [(*run, tile) for run, tile in zip(order, tiles, strict=False)]
    begun = [(tile,) for tile in tiles[len(order) :]]
    return going_on + begun, order[len(going_on) :]


def _groups(
    position: Position, number: int, step: Step, lying: Sequence[Sequence[Laid]]
) -> Iterator[Row]:
    """The groups of a number, out of what is *lying* there of each colour."""
    used = [0] * len(COLOURS)
    owed = _owed(position, number, step)
    for colours in _apart(step.grouped):
        group = [lying[colour][used[colour]] for colour in colours]
        for colour in colours:
            used[colour] += 1
        yield tuple(_named(group, owed))


def _apart(grouped: PerColour) -> Iterator[list[int]]:
    """The colours of each group: each takes those of which most are left."""
    left, total = list(grouped), sum(grouped)
    for groups in range((total + 3) // 4, 0, -1):
        size = -(-sum(left) // groups)
        colours = sorted(sorted(COLOURS, key=lambda colour: -left[colour])[:size])
        for colour in colours:
            left[colour] -= 1
        yield colours


def _owed(position: Position, number: int, step: Step) -> list[frozenset[int]]:
    """The colours of the jokers of which none has come to the place."""
    bound = position.bound.get(number, ())
    return [colours for colours in bound if not any(step.added[colour] for colour in colours)]


def _named(group: Sequence[Laid], owed: list[frozenset[int]]) -> Iterator[Laid]:
    """*group* with those jokers unnamed that may stand for any colour that is missing."""
    missing = frozenset(COLOURS) - {laid.card.suit for laid in group}
    for laid in group:
        if laid.stands_for is None or len(group) == 4:
            yield laid
            continue
        colour = laid.stands_for.suit
        duty = next((colours for colours in owed if colour in colours), missing)
        if duty in owed:
            owed.remove(duty)
        yield Laid(JOKER) if duty == missing else laid
