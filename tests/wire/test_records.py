"""The comparison of what was played with a record finds each kind of difference."""

import pytest

from tests.wire.attempts import Log

MOVES = (("draw", True), ("meld 6h 4h 5h", None), ("meld 4s 5s 6s", False), ("discard Kd", True))


@pytest.mark.parametrize(
    ("record", "why"),
    [
        pytest.param(["1 draw", "1 meld 4h 5h 6h", "1 discard Kd"], "", id="unanswered, but made"),
        pytest.param(["1 draw", "1 discard Kd"], "", id="unanswered and not made"),
        pytest.param(["1 draw"], "acknowledged '1 discard Kd' is missing", id="one lost"),
        pytest.param(["1 draw", "1 draw", "1 discard Kd"], "is missing", id="one twice"),
        pytest.param(["1 draw", "1 discard Kd", "2 draw"], "nobody asked", id="one invented"),
        pytest.param(
            ["1 draw", "1 meld 4s 5s 6s", "1 discard Kd"], "is missing", id="a refused one"
        ),
    ],
)
def test_a_record_is_compared_with_the_attempts(record: list[str], why: str) -> None:
    """Acknowledged moves are there once and in order, refused ones are not, nothing else is."""
    log = Log()
    for move, done in MOVES:
        log.begin(1, move).done = done

    assert why in log.differs_from(record)
    assert bool(why) == bool(log.differs_from(record))
