"""Which faults are put in, and where none are."""

import ast
import marshal
from typing import Any

import pytest

from tests.mutants.mutations import mutants, mutated
from tests.mutants.neighbours import ROOT

CHANGED = {
    "a < b": {"a <= b"},
    "a < now_ms": {"a >= now_ms"},
    "a is b in c": {"a is not b in c", "a is b not in c"},
    "a and b": {"a or b"},
    "a - b": {"a + b"},
    "a |= b": {"a &= b"},
    "not a": {"a"},
    "b = f(-a)": {"a"},
    "a = 7": {"8"},
    "a = 7_000": {"14000"},
    "a = True": {"False"},
    "a = max(b)": {"min"},
    "while a: break": {"False", "continue"},
    "b = 8 if a else c": {"False", "True", "9"},
    "b = [a for a in c if a]": {"True"},
    "raise A": {"pass"},
    "a.b(c)": {"pass"},
    "await a()": {"pass"},
    "def f(a=1): return a": {"2"},
    "f'{a + b:>3}'": {"a - b"},
}
LEFT_ALONE = (
    *("'''Text.'''", "a = 'words'", "def f(a: A | B) -> A | B: ...", "a: Literal[1]"),
    *("Cards = A | B", "__slots__ = (1, 2)", "log.info('%s', 1)", "assert a is not None"),
    *(
        "if TYPE_CHECKING: a = 1",
        "@dataclass(frozen=True)\nclass A: ...",
        "a = zip(b, strict=True)",
    ),
)


@pytest.mark.parametrize("source", CHANGED)
def test_what_is_put_in(source: str) -> None:
    """Each kind of fault, and no others beside it."""
    lines = f"async def f():\n {source}" if "await" in source else source
    assert {mutant.after for mutant in mutants("a.py", lines)} == CHANGED[source]


@pytest.mark.parametrize("source", LEFT_ALONE)
def test_where_none_is(source: str) -> None:
    """What no test has to hold."""
    assert mutants("a.py", source) == []


def test_one_at_a_time() -> None:
    """What runs is the source with the one change that is named, and nothing else."""
    source = "def f(a, b):\n    return a < b and not a == 3\n"
    results = {}
    for mutant in mutants("a.py", source):
        names: dict[str, Any] = {}
        exec(mutated(mutant, source), names)
        f = names["f"]
        results[mutant.name, mutant.after] = [f(1, 2), f(2, 2), f(3, 4), f(4, 3)]
    assert results == {
        ("a.py:2:11:1", "a < b or not a == 3"): [True] * 4,
        ("a.py:2:11:2", "a <= b"): [True, True, False, False],
        ("a.py:2:21:1", "a == 3"): [False, False, True, False],
        ("a.py:2:25:1", "a != 3"): [False, False, True, False],
        ("a.py:2:30:1", "4"): [True, False, True, False],
    }


@pytest.mark.parametrize("path", ["bot/table/table.py", "data/standings.py", "engine/game.py"])
def test_each_is_another_program(path: str) -> None:
    """No two have a name in common, and none is the code as it was."""
    source = (ROOT / path).read_text(encoding="utf-8")
    whole = marshal.dumps(compile(ast.parse(source), path, "exec", dont_inherit=True))
    found = mutants(path, source)
    assert len({mutant.name for mutant in found}) == len(found) > 30
    assert all(marshal.dumps(mutated(mutant, source)) != whole for mutant in found[::10])
