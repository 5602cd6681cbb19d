"""The lines of the doctor's report."""

from dataclasses import dataclass
from functools import partial
from typing import Literal


@dataclass(frozen=True, slots=True)
class Finding:
    """One line: how one thing stands, and where it is not well, what to do."""

    level: Literal["ok", "warning", "problem"]
    subject: str
    text: str

    def __str__(self) -> str:
        return f"{self.level:8} {self.subject}: {self.text}"


ok = partial(Finding, "ok")
"""A finding that all is well there."""
warning = partial(Finding, "warning")
"""A finding of something that works, but not as it should."""
problem = partial(Finding, "problem")
"""A finding of something that does not work."""
