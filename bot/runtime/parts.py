"""The parts of the running bot, each found by its type: there is one of each."""

from collections.abc import Callable
from inspect import signature
from typing import Any, TypeVar, cast

Part = TypeVar("Part")


class Parts:
    """Holds every part; who needs one names its type, and knows nothing of the others."""

    def __init__(self) -> None:
        self._by_type: dict[type, object] = {}

    def add(self, part: Part) -> Part:
        """Keep *part*, and give it back; raises ValueError where there is one of its type."""
        if type(part) in self._by_type:
            raise ValueError(f"there are two parts of the type {type(part).__name__}")
        self._by_type[type(part)] = part
        return part

    def make(self, kind: type[Part], **given: Any) -> Part:
        """Make a part of the parts that its constructor names by their types, and keep it.

        What is *given* by name, or has a default, is no part. Raises LookupError where one of them
        is missing, and ValueError where there is a part of this type.
        """
        options = signature(kind).parameters.values()
        wanted = {one.name: one.annotation for one in options if one.default is one.empty}
        parts = {name: self.of(other) for name, other in wanted.items() if name not in given}
        new: Callable[..., Part] = kind
        return self.add(new(**parts, **given))

    def of(self, kind: type[Part]) -> Part:
        """The part of that type; raises LookupError where there is none."""
        if kind not in self._by_type:
            raise LookupError(f"no part is a {kind.__name__}")
        return cast(Part, self._by_type[kind])
