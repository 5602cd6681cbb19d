"""The long comparisons: a tenth of them runs with the other tests, all of them with `--soak`.

A test marked `soak` is one of many that differ in a number alone. Which ones run is drawn by the
commit, so that every change tries others, and a commit always the same ones. Where one takes many
seconds fewer are drawn: `soak(one_of=20)`.
"""

import subprocess
from collections import defaultdict
from pathlib import Path
from random import Random

import pytest

ONE_OF = 10
NO_COMMIT = "no commit"
"""What draws where there is no git, or nothing committed."""


def add_options(parser: pytest.Parser) -> None:
    """Let a run take all of them, or draw as another commit does."""
    group = parser.getgroup("soak", "the long comparisons")
    group.addoption("--soak", action="store_true", help="run all of them instead of a tenth")
    group.addoption("--soak-seed", metavar="COMMIT", help="draw the tenth that COMMIT drew")


def settle_seed(config: pytest.Config) -> None:
    """Decide by what is drawn; processes beside this one are told with its options."""
    config.option.soak_seed = config.option.soak_seed or commit()


def commit() -> str:
    """The present commit."""
    asked = ("git", "rev-parse", "--short=12", "HEAD")
    try:
        found = subprocess.run(
            asked, cwd=Path(__file__).parent, capture_output=True, text=True, check=False
        )
    except OSError:
        return NO_COMMIT
    return found.stdout.strip() or NO_COMMIT


def header(config: pytest.Config) -> str:
    """What is said before the first test: enough to draw the same ones again."""
    if config.option.soak:
        return "soak: all"
    seed = config.option.soak_seed
    return f"soak: a tenth or less, drawn by the commit; these again with --soak-seed='{seed}'"


def draw(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave one of each ten, or more, in *items*; whoever names a single one wants just that."""
    if config.option.soak or any("[" in named for named in config.args):
        return
    alike: defaultdict[tuple[str, int], list[pytest.Item]] = defaultdict(list)
    for item in items:
        if mark := item.get_closest_marker("soak"):
            one_of = mark.kwargs.get("one_of", ONE_OF)
            alike[item.nodeid.partition("[")[0], one_of].append(item)
    left_out = set[pytest.Item]()
    for (name, one_of), all_of_them in alike.items():
        random = Random(f"{config.option.soak_seed} {name}")
        for first in range(0, len(all_of_them), one_of):
            some = all_of_them[first : first + one_of]
            left_out |= {*some} - {random.choice(some)}
    if left_out:
        config.hook.pytest_deselected(items=[*left_out])
        items[:] = [item for item in items if item not in left_out]
