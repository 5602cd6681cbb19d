"""When which trouble of a storm began and was over, by the schedule's clock (seconds)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spell:
    """One of them."""

    kind: str
    begin: float
    end: float
