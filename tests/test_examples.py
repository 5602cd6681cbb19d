"""The examples in docstrings, for whoever makes a game, a computer player or a control."""

import doctest
from importlib import import_module

import pytest

from bot.controls.control import Control
from engine.players.mind import Mind
from engine.state import Variant


@pytest.mark.parametrize("kind", [Variant, Mind, Control])
def test_it_runs(kind: type) -> None:
    """What an example does gives what it says, with the names of its own file."""
    module = import_module(kind.__module__)
    (example,) = doctest.DocTestFinder(recurse=False).find(kind, module=module, name=kind.__name__)
    told: list[str] = []

    result = doctest.DocTestRunner(verbose=False).run(example, out=told.append)

    assert result.attempted > 2
    assert result.failed == 0, "".join(told)
