"""What is drawn of the long comparisons."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.soak import draw


def drawn(seed: str, *, everything: bool = False, named: str = "tests") -> list[str]:
    """What runs of two short tests and of forty long ones of each of two kinds."""
    left_out: list[Any] = []
    config: Any = SimpleNamespace(
        option=SimpleNamespace(soak=everything, soak_seed=seed),
        args=[named],
        hook=SimpleNamespace(pytest_deselected=lambda items: left_out.extend(items)),
    )
    names = ["short[0]", "short[1]", *(f"{kind}[{n}]" for kind in "ab" for n in range(40))]
    items: list[Any] = [Item(name, is_long=name[0] in "ab") for name in names]
    draw(config, items)
    assert len(items) + len(left_out) == len(names)
    return [one.nodeid for one in items]


class Item:
    """A test as far as it is looked at."""

    def __init__(self, nodeid: str, *, is_long: bool) -> None:
        self.nodeid, self.is_long = nodeid, is_long

    def get_closest_marker(self, name: str) -> bool:
        return self.is_long


def test_one_of_each_ten() -> None:
    """All short ones run, and one of every ten that follow each other."""
    found = drawn("a commit")
    assert found[:2] == ["short[0]", "short[1]"]
    numbers = [int(name[2:-1]) // 10 for name in found[2:]]
    assert numbers == [0, 1, 2, 3, 0, 1, 2, 3]


def test_a_commit_draws_the_same_and_another_others() -> None:
    """So a failure comes again, and many commits try many."""
    assert drawn("a commit") == drawn("a commit")
    assert len({name for seed in range(60) for name in drawn(str(seed))}) > 70


@pytest.mark.parametrize("how", [{"everything": True}, {"named": "tests/test_x.py::a[7]"}])
def test_all_that_is_asked_for(how: dict[str, Any]) -> None:
    """Nothing is left out with --soak, or where a single one is named."""
    assert len(drawn("a commit", **how)) == 82
