"""Which mutants need nothing to be loaded anew, and that they do what they say."""

from importlib import import_module
from pathlib import Path

import pytest

from tests.mutants.mutations import ROOT, mutants, source_of
from tests.mutants.swapping import Calls, differing, loaded, put, swap_of

PATH = "tests/mutants/sample/ages.py"
ages = import_module("tests.mutants.sample.ages")
"""Not by a statement, or these would be tests next to it."""


@pytest.mark.parametrize(
    ("before", "after", "functions"),
    [
        pytest.param("def f(a): return a + 1", "def f(a): return a - 1", ["f"], id="a function"),
        pytest.param(
            "class A:\n def f(a): return 1", "class A:\n def f(a): return 2", ["f"], id="a method"
        ),
        pytest.param(
            "def f():\n def g(): return 1\n return g",
            "def f():\n def g(): return 2\n return g",
            ["f"],
            id="all of it where a function in it is another",
        ),
        pytest.param("A = 1", "A = 2", [], id="a constant"),
        pytest.param("def f(a=1): return a", "def f(a=2): return a", [], id="a default"),
        pytest.param("class A:\n b = 1", "class A:\n b = 2", [], id="a constant of a class"),
        pytest.param("def f(): 1", "def f(): 1", [], id="nothing"),
    ],
)
def test_what_a_change_is(before: str, after: str, functions: list[str]) -> None:
    """One function, or more than what functions do: then a module has to be loaded with it."""
    old, new = (compile(source, "a.py", "exec") for source in (before, after))
    assert [one.co_name for one, _ in differing(old, new)] == functions


def test_a_function_does_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has it already, too."""
    later = ages.may_vote
    monkeypatch.setattr(later, "__code__", later.__code__)
    found = mutants(PATH, source_of(PATH))
    swap = swap_of(next(one for one in found if one.after == "age > OF_AGE"))
    assert swap is not None
    loaded.cache_clear()
    assert put(swap, ROOT / PATH)
    assert [later(age) for age in (18, 19)] == [False, True]
    assert not put(swap, Path("/elsewhere.py"))
    assert swap_of(next(one for one in found if one.before == "18")) is None


def test_what_is_called_while_all_is_loaded() -> None:
    """Is told by its module and line, so that what it was then is not taken for the mutant's."""
    path = str(ROOT / PATH)
    with Calls({path}) as called:
        ages.candles(2)
    ages.may_vote(2)
    assert called == {(path, ages.candles.__code__.co_firstlineno)}
