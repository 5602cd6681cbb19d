"""A fault as it is put into the program: one exact edit of one file, served when it is imported."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

ROOT = Path(__file__).parents[3]


@dataclass(frozen=True, slots=True)
class Fault:
    """A slip that somebody could make: *old* in *file* is *new* instead."""

    name: str
    harm: str
    """What goes wrong, and for whom."""
    promise: str
    """What is promised and does not hold any more."""
    scene: str
    """What has to happen for that."""
    file: str
    old: str
    new: str

    @property
    def module(self) -> str:
        """The name of the module that *file* is."""
        return ".".join(Path(self.file).with_suffix("").parts)

    def source(self) -> str:
        """The file with the fault in it; raises ValueError where *old* is not there once."""
        text = (ROOT / self.file).read_text("utf-8")
        if (found := text.count(self.old)) != 1:
            raise ValueError(f"{self.name}: {self.file} has its old text {found} times")
        return text.replace(self.old, self.new)

    def code(self) -> CodeType:
        """The module with the fault in it, compiled."""
        return compile(self.source(), str(ROOT / self.file), "exec", dont_inherit=True)


class _Changed(SourceFileLoader):
    """Loads a module with a fault in it, past what is compiled already."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.module, str(ROOT / fault.file))
        self._fault = fault

    def get_code(self, fullname: str) -> CodeType:
        return self._fault.code()


class _Finder(MetaPathFinder):
    """Finds the module of a fault before anything else does."""

    def __init__(self, fault: Fault) -> None:
        self._fault = fault

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self._fault.module:
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None:
            spec.loader = _Changed(self._fault)
        return spec


def plant(fault: Fault) -> None:
    """Let this process import the program with *fault*, of which it has loaded nothing yet."""
    assert fault.module not in sys.modules, f"{fault.module} is loaded already"
    sys.meta_path.insert(0, _Finder(fault))
