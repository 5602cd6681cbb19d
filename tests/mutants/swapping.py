"""One function put in place of another in a process that has loaded everything: it starts at once.

That shows all that a mutant does where it changes nothing but what a function does, and nobody has
called that function while all was loaded.
"""

import gc
import sys
from collections.abc import Iterator
from functools import cache
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

from tests.mutants.mutations import Mutant, mutated, source_of

Called = set[tuple[str, int]]
"""Functions, by the path of their module and their first line."""
Swap = tuple[CodeType, CodeType]
"""What a function does, and what it is to do."""


def swap_of(mutant: Mutant) -> Swap | None:
    """The one function that *mutant* changes; None where it changes more than what that does."""
    before = as_it_is(mutant.path)
    return next(differing(before, mutated(mutant, source_of(mutant.path))), None)


@cache
def as_it_is(path: str) -> CodeType:
    """A module without any change."""
    return compile(source_of(path), path, "exec", dont_inherit=True)


def differing(before: CodeType, after: CodeType) -> Iterator[Swap]:
    """The functions that do something else, where that is all; else none."""
    if own(before) != own(after):
        return
    for old, new in zip(inner(before), inner(after), strict=True):
        if old != new and not old.co_flags & CO_OPTIMIZED:
            yield from differing(old, new)
        elif old != new and old.co_freevars == new.co_freevars:
            yield old, new


def inner(code: CodeType) -> list[CodeType]:
    """The functions and classes right within *code*."""
    return [one for one in code.co_consts if isinstance(one, CodeType)]


def own(code: CodeType) -> CodeType:
    """*code* without them."""
    consts = (None if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=tuple(consts))


def put(swap: Swap, path: Path) -> bool:
    """Let all functions of the module at *path* that do the one do the other; whether any did."""
    old, new = swap
    functions = [one for one in loaded(str(path)) if one.__code__ == old]
    for function in functions:
        function.__code__ = new
    return bool(functions)


@cache
def loaded(path: str) -> list[FunctionType]:
    """All functions of a module that is loaded."""
    gc.unfreeze()  # or what is frozen is not found
    return [
        one
        for one in gc.get_objects()
        if isinstance(one, FunctionType) and one.__code__.co_filename == path
    ]


class Calls:
    """Notes inside which functions of some modules are called."""

    def __init__(self, paths: set[str]) -> None:
        self.paths = paths
        self.called: Called = set()

    def __enter__(self) -> Called:
        sys.setprofile(self._note)
        return self.called

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename in self.paths:
            self.called.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))
