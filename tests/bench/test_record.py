"""What is kept of gin for the record is found again, and what is not as it says is noticed."""

from pathlib import Path

import pytest

from bench.record import YARDSTICKS, Kept, check, write


@pytest.mark.slow
@pytest.mark.parametrize(("other", "games"), [("challenge", 2), ("learned_discards", 1)])
def test_found_again(tmp_path: Path, other: str, games: int) -> None:
    """Games from their numbers alone; a line that was changed is told, and a record that was."""
    kept = Kept(other, tmp_path)
    write(kept, games, processes=1)
    thought, first, *more = kept.lines.read_text("utf-8").splitlines()
    changed = first.replace("won", "?").replace("lost", "won").replace("?", "lost")
    kept.lines.write_text("\n".join([thought, changed, *more]), "utf-8")
    whole = kept.whole(0)
    whole.write_text(whole.read_text("utf-8").rpartition("\n")[0].rpartition("\n")[0], "utf-8")

    assert check(kept, games, processes=1) == [changed, whole.name]


def test_what_is_shipped_is_whole() -> None:
    """The kept matches begin with how the strong level thought, and have a line for each game."""
    for other in YARDSTICKS:
        thought, *lines = Kept(other).lines.read_text("utf-8").splitlines()
        assert thought.startswith("strong ")
        assert [int(line.split()[0]) for line in lines] == list(range(len(lines)))
        assert {line.split()[1] for line in lines} == {"won", "lost"}
