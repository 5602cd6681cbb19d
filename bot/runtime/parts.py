"""The parts of the running bot, each found by its type: there is one of each."""

from typing import TypeVar, cast

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

    def of(self, kind: type[Part]) -> Part:
        """The part of that type; raises LookupError where there is none."""
        if kind not in self._by_type:
            raise LookupError(f"no part is a {kind.__name__}")
        return cast(Part, self._by_type[kind])
