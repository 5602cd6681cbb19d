"""Find what the aspects of a position of 500 Rummy are worth, from rounds played to their end.

    python bench/tuning/five_hundred.py play ROWS [--player NAME] [--first NUMBER] [--rounds N]
    python bench/tuning/five_hundred.py measure ROWS NUMBERS
    python bench/tuning/five_hundred.py fit NUMBERS …

`play` lets a player meet itself, one turn in three or so being another than its own, so that all
kinds of positions come about, and writes down every position after a turn with what was scored from
then on; `measure` works out the aspects; `fit` writes the weights. The first two run faster under
PyPy; only the last needs numpy. The weights in use come from 2,500 rounds of `careful_0_2` (deals
from 2,000,000 on), of which two aspects were taken a little differently and turns varied more
often, and 2,600 of a player that went by the weights found from these alone (from 2,020,000 and
from 2,030,000 on).
"""

import argparse
import json
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.yardsticks import Player, player
from engine.cards import Seat
from engine.game import due, play, start
from engine.legal import legal_discards, legal_layoffs, legal_melds, legal_takes
from engine.moves import DEALER, Discard, LayMeld, LayOff, Move
from engine.players.additions import row_of
from engine.players.faces import ALL, face_of, joined, set_of
from engine.players.five_hundred.aspects import aspects, field, times
from engine.players.memory import memory_of
from engine.scoring import laid_points
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import Seen, seen_by

GAME = VARIANTS["five-hundred"]
WEIGHTS = Path(__file__).parents[2] / "engine/players/five_hundred/weights.py"

SCALE = 20.0
"""Points to one unit of an aspect, so that the penalties below are for what is of one size."""

PENALTY, PENALTY_IN_TIME = 300.0, 5000.0
"""Of the ridge regression: of an aspect's weight, and of its change with time. Larger ones by ten
lose 0.3 % of the explained variance, of that on which nothing was fitted, smaller ones nothing."""

TRACE = 0.8
"""How much of a result counts for the position before it, against what the next one was worth."""

OWN = 3
"""Numbers of a row before the times: its round, the lead in laid points, and what followed."""

HOLDS, LAYS, THROWS, TAKES = 0.06, 0.18, 0.32, 0.40
"""Chances, one after the other, of a turn that holds back what would be laid, that lays what would
be held, that discards any card, and that takes anything."""


class Row(NamedTuple):
    """A position after a turn."""

    round: int
    lead: int
    followed: int
    hand: int
    pile: tuple[int, ...]
    unseen: int
    known: int
    ends: int
    beyond: int
    other: int
    stock: int
    theirs: int
    seat: Seat


def row_after(state: State, seat: Seat, number: int) -> Row:
    """The position that *seat* has left; what follows is not known yet."""
    rows, other = list(map(row_of, state.melds)), 3 - seat
    hand, theirs = (set_of(state.hands[each - 1]) for each in (seat, other))
    pile = tuple(1 << face_of(card) for card in state.pile)
    known = set_of(memory_of(state).known_of(other))
    hidden = ALL & ~hand & ~joined(pile) & ~joined(row.cards for row in rows)
    laid = laid_points(state)
    return Row(
        *(number, laid[seat - 1] - laid[other - 1], 0),
        *(hand, pile, hidden & ~known, known),
        *(joined(row.ends for row in rows), joined(row.beyond(hidden) for row in rows)),
        *(len(state.hands[other - 1]), len(state.stock), theirs, seat),
    )


def explored(seen: Seen, move: Move, random: Random, mood: float) -> Move:
    """*move*, or another as the mood of the turn is."""
    others: tuple[Move, ...] = ()
    if isinstance(move, LayMeld | LayOff) and mood < HOLDS and not seen.turn.must_meld:
        others = legal_discards(seen)
    elif isinstance(move, Discard) and HOLDS <= mood < LAYS:
        others = (legal_melds(seen) or legal_layoffs(seen))[:1]
    elif isinstance(move, Discard) and LAYS <= mood < THROWS:
        others = legal_discards(seen)
    elif seen.phase is Phase.DRAW and THROWS <= mood < TAKES:
        others = legal_takes(seen)
    return random.choice(others) if others else move


def rows_of(number: int, plays: Player) -> Iterator[Row]:
    """The positions of one round, each with what followed it."""
    random, rows = Random(number), list[Row]()
    state = start(GAME, GAME.presets["standard"], 2, 1 + number % 2)
    dealt = due(state, number.to_bytes(32, "big"))
    assert dealt is not None
    state, mood = play(state, DEALER, dealt), random.random()
    while not state.results:
        seat = state.acting
        seen = seen_by(state, seat)
        state = play(state, seat, explored(seen, plays(seen, random), random, mood))
        if not state.results and state.acting != seat:
            mood = random.random()
            rows.append(row_after(state, seat, number))
    one, two = state.results[0].scores
    for row in rows:
        final = one - two if row.seat == 1 else two - one
        yield row._replace(followed=final - row.lead)


def measured(row: Row, shown: bool) -> list[float]:
    """The times and aspects of a position, with the other hand hidden or shown."""
    known = row.theirs if shown else row.known
    unseen = (row.unseen | row.known) & ~known
    here = field(unseen, known, row.ends, row.beyond, row.other, row.stock)
    now = times(row.other, row.hand.bit_count(), row.stock)
    return [row.round, row.lead, row.followed, *now, *aspects(here, row.hand, tuple(row.pile))]


def measure(source: Path, target: Path) -> None:
    """Write the numbers of all rows, with the other hand hidden, then shown."""
    rows = [Row(*json.loads(line)) for line in source.read_text().splitlines()]
    with target.open("wb") as file:
        for shown in (False, True):
            for row in rows:
                array("f", measured(row, shown)).tofile(file)


def returns(rows: Any, worths: Any) -> Any:
    """What followed each row, partly as the later positions of its seat were worth."""
    number, lead, found = rows[:, 0], rows[:, 1], rows[:, 2].copy()
    for at in range(len(rows) - 3, -1, -1):
        if number[at + 2] == number[at]:
            later = TRACE * found[at + 2] + (1 - TRACE) * worths[at + 2]
            found[at] = lead[at + 2] - lead[at] + later
    return found


def fitted(rows: Any, count: int) -> Any:
    """The weights, by time and aspect; of each fifth round it is told how well they do."""
    import numpy

    now, scaled = rows[:, OWN : OWN + count], rows[:, OWN + count :] / SCALE
    parts = numpy.hstack([numpy.ones((len(rows), 1)), scaled])
    table = (now[:, :, None] * parts[:, None, :]).reshape(len(rows), -1)
    penalty = numpy.full((count, parts.shape[1]), PENALTY_IN_TIME)
    penalty[0] = PENALTY
    kept = rows[:, 0] % 5 == 0
    for chosen in (~kept, kept | ~kept):
        square = table[chosen].T @ table[chosen] + numpy.diag(penalty.ravel())
        found = numpy.linalg.solve(square, table[chosen].T @ rows[chosen, 2])
        for _ in range(3):
            aims = returns(rows, table @ found)[chosen]
            found = numpy.linalg.solve(square, table[chosen].T @ aims)
        if not chosen.all():
            tell(rows[kept], (table @ found)[kept])
    found = found.reshape(count, -1)
    found[:, 1:] /= SCALE
    return found


def tell(rows: Any, worths: Any) -> None:
    """Print how much of the rest, and of the final difference, is explained as a round goes on."""
    stock = (rows[:, OWN + 3] + 0.6) * 25
    for low, high in ((0, 26), (20, 26), (15, 20), (10, 15), (0, 10)):
        here = (stock >= low) & (stock < high)
        missed = ((rows[here, 2] - worths[here]) ** 2).mean()
        rest, final = rows[here, 2].var(), (rows[here, 1] + rows[here, 2]).var()
        print(f"stock {low} to {high}: {1 - missed / rest:.3f} {1 - missed / final:.3f}")


def written(name: str, weights: Any) -> Iterator[str]:
    """The lines of a constant."""
    yield f"\n{name} = ("
    for row in weights:
        yield "    ("
        for at in range(0, len(row), 10):
            yield f"        *({', '.join(f'{each:.3f}' for each in row[at : at + 10])},),"
        yield "    ),"
    yield ")"


def fit(sources: list[Path]) -> None:
    """Write the weights that follow from all *sources*."""
    import numpy

    count = len(times(1, 1, 1))
    width = len(measured(Row(0, 0, 0, 7, (8,), 0, 0, 0, 0, 1, 1, 0, 1), shown=False))
    halves = [numpy.fromfile(each, dtype=numpy.float32).reshape(2, -1, width) for each in sources]
    lines = ['"""What the aspects of a position are worth (bench/tuning/five_hundred.py)."""']
    for shown, name in enumerate(("HIDDEN_WEIGHTS", "SHOWN_WEIGHTS")):
        rows = numpy.vstack([half[shown] for half in halves]).astype(float)
        lines += written(name, fitted(rows, count))
    WEIGHTS.write_text("\n".join(lines) + "\n")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("what", choices=("play", "measure", "fit"))
    asked.add_argument("files", type=Path, nargs="+")
    asked.add_argument("--player", default="careful_0_2")
    asked.add_argument("--first", type=int, default=2_000_000)
    asked.add_argument("--rounds", type=int, default=2500)
    given = asked.parse_args()
    if given.what == "measure":
        measure(*given.files)
    elif given.what == "fit":
        fit(given.files)
    else:
        with given.files[0].open("w") as file:
            for number in range(given.first, given.first + given.rounds):
                for row in rows_of(number, player(given.player)):
                    file.write(json.dumps(row) + "\n")


if __name__ == "__main__":
    main()
