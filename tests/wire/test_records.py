"""The comparison of what was played with a record finds each kind of difference."""

import pytest

from tests.wire.attempts import Log

MOVES = (("draw", True), ("meld 6h 4h 5h", None), ("meld 4s 5s 6s", False), ("discard Kd", True))


@pytest.mark.parametrize(
    ("record", "why"),
    [
        pytest.param(["1 draw", "1 meld 4h 5h 6h", "1 discard Kd"], "", id="unanswered, but made"),
        pytest.param(["1 draw", "1 discard Kd"], "", id="unanswered and not made"),
        pytest.param(
            ["1 draw", "1 discard Kd", "1 meld 4h 5h 6h"], "", id="unanswered, and made later"
        ),
        pytest.param(
            ["1 draw", "1 meld 4h 5h 6h", "1 discard Kd", "1 meld 4h 5h 6h"],
            "nobody asked",
            id="unanswered, and made twice",
        ),
        pytest.param(
            ["1 meld 4h 5h 6h", "1 draw", "1 discard Kd"],
            "acknowledged '1 draw' is missing",
            id="unanswered, and made before it was tried",
        ),
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


@pytest.mark.parametrize(
    ("record", "done", "why"),
    [
        pytest.param(["2 resign", "1 draw"], None, "", id="before what another does"),
        pytest.param(["1 draw", "2 resign"], True, "", id="after it"),
        pytest.param(["1 draw"], None, "", id="unanswered and not made"),
        pytest.param(["1 draw"], True, "acknowledged '2 resign' is missing", id="lost"),
        pytest.param(["1 draw", "2 resign"], False, "nobody asked", id="refused"),
        pytest.param(["1 draw", "3 resign"], None, "nobody asked", id="invented"),
        pytest.param(["2 resign", "1 draw", "2 resign"], True, "nobody asked", id="twice"),
    ],
)
def test_resigning_waits_for_no_turn(record: list[str], done: bool | None, why: str) -> None:
    """Whoever resigns while another plays may be before or after them in the record."""
    log = Log()
    log.begin(2, "resign").done = done
    log.begin(1, "draw").done = True
    assert why in log.differs_from(record)
    assert bool(why) == bool(log.differs_from(record))
