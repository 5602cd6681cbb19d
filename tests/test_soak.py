"""What is drawn of the long comparisons."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.soak import draw


def drawn(seed: str, *, everything: bool = False, named: str = "tests") -> list[str]:
    """What runs of two short tests, of forty long ones, and of forty of which fewer are drawn."""
    left_out: list[Any] = []
    config: Any = SimpleNamespace(
        option=SimpleNamespace(soak=everything, soak_seed=seed),
        args=[named],
        hook=SimpleNamespace(pytest_deselected=lambda items: left_out.extend(items)),
    )
    names = ["short[0]", "short[1]", *(f"{kind}[{n}]" for kind in "ab" for n in range(40))]
    items: list[Any] = [Item(name, MARKS.get(name[0])) for name in names]
    draw(config, items)
    assert len(items) + len(left_out) == len(names)
    return [one.nodeid for one in items]


class Item:
    """A test as far as it is looked at."""

    def __init__(self, nodeid: str, mark: pytest.Mark | None) -> None:
        self.nodeid, self.mark = nodeid, mark

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        return self.mark if name == "soak" else None


MARKS = {"a": pytest.mark.soak.mark, "b": pytest.mark.soak(one_of=20).mark}


def test_one_of_each_ten() -> None:
    """All short ones run, and one of every ten, or of so many, that follow each other."""
    found = drawn("a commit")
    assert found[:2] == ["short[0]", "short[1]"]
    assert [int(name[2:-1]) // 10 for name in found[2:6]] == [0, 1, 2, 3]
    assert [int(name[2:-1]) // 20 for name in found[6:]] == [0, 1]
    assert [name[0] for name in found[2:]] == ["a"] * 4 + ["b"] * 2


def test_a_commit_draws_the_same_and_another_others() -> None:
    """So a failure comes again, and many commits try many."""
    assert drawn("a commit") == drawn("a commit")
    assert len({name for seed in range(90) for name in drawn(str(seed))}) > 70


@pytest.mark.parametrize("how", [{"everything": True}, {"named": "tests/test_x.py::a[7]"}])
def test_all_that_is_asked_for(how: dict[str, Any]) -> None:
    """Nothing is left out with --soak, or where a single one is named."""
    assert len(drawn("a commit", **how)) == 82
