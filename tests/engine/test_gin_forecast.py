"""The nets of gin: in whole numbers what they are in fractions, and told what is known."""

from collections.abc import Sequence

import pytest

from engine.arrange.deadwood import each_face, faces_of
from engine.players.faces import each
from engine.players.fitted import Rows, read_numbers
from engine.players.gin.inputs import STAKED, Circumstances, Own
from engine.players.gin.outlook import Outlook
from engine.players.gin.sight import sight_of
from engine.players.gin.strong import taught
from engine.players.gin.winning import prices
from engine.players.net import FACES, UNIT
from engine.view import seen_by
from tests.engine.test_gin_player import waiting


def in_fractions(
    numbers: dict[str, Rows], known: Circumstances, own: Own, counts: Sequence[float]
) -> float:
    """What a net tells of a hand, reckoned in fractions, row by row."""
    inputs = [number / UNIT for number in known.numbers] + list(own.numbers)
    rows = list(zip(inputs, numbers["dense"], strict=True))
    sets = enumerate((*known.sets, *own.sets))
    rows += [(1.0, numbers["sets"][FACES * at + face]) for at, some in sets for face in each(some)]
    outer = bent(numbers["first"][0], rows)
    inner = bent(numbers["second base"][0], list(zip(outer, numbers["second"], strict=True)))
    chances = list(numbers["out base"][0])
    both = [*zip(outer, numbers["past"], strict=True), *zip(inner, numbers["out"], strict=True)]
    for bend, row in both:
        chances = [chance + bend * weight for chance, weight in zip(chances, row, strict=True)]
    return sum(map(float.__mul__, chances, counts))


def bent(begun: Sequence[float], rows: list[tuple[float, Sequence[float]]]) -> list[float]:
    """The sums of a layer, where they exceed 0."""
    return [
        max(0.0, first + sum(number * row[at] for number, row in rows))
        for at, first in enumerate(begun)
    ]


@pytest.mark.parametrize("way", ["going on", "drawing", "knocking"])
def test_whole_numbers_are_near_fractions(way: str) -> None:
    """For what is kept of hands of played rounds."""
    prefix = f"{way}: "
    numbers = {
        name.removeprefix(prefix): rows
        for name, rows in read_numbers("gin", "net.txt").items()
        if name.startswith(prefix)
    }
    net = getattr(taught(), way.replace(" ", "_"))
    for state in waiting()[::40]:
        seen = seen_by(state, state.acting)
        look, counts = Outlook(sight_of(seen)), prices(seen)
        known = Circumstances(look, counts)
        face = next(each_face(look.sight.hand))
        own = Own.of(look, look.sight.hand ^ face, face.bit_length() - 1)
        found = net.priced(counts, known).of(own)
        assert found == pytest.approx(in_fractions(numbers, known, own, counts), abs=1e-4)


def test_what_is_at_stake() -> None:
    """The last numbers that all ways share, in units."""
    seen = seen_by(waiting()[0], waiting()[0].acting)
    after = prices(seen)
    stakes = Circumstances(Outlook(sight_of(seen)), after).numbers[-len(STAKED) :]
    assert stakes == [round(after[knot] * UNIT) for knot in STAKED]


def test_last_throws_and_shown_cards() -> None:
    """The other's last two throws, and what it saw the own seat take in earlier turns."""
    shown = 0
    for state in waiting():
        sight = sight_of(seen_by(state, state.acting))
        assert sight.lately & ~sight.thrown == 0
        assert sight.lately.bit_count() <= min(sight.turns, 2)
        assert sight.shown & ~(sight.hand & ~faces_of(state.turn.taken)) == 0
        shown += sight.shown.bit_count()
    assert shown
