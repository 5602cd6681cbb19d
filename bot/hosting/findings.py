"""The lines of the doctor's report."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Finding:
    """One line: how one thing stands, and where it is not well, what to do."""

    level: Literal["ok", "warning", "problem"]
    subject: str
    text: str

    def __str__(self) -> str:
        return f"{self.level:8} {self.subject}: {self.text}"


def ok(subject: str, text: str) -> Finding:
    """A finding that all is well there."""
    return Finding("ok", subject, text)


def warning(subject: str, text: str) -> Finding:
    """A finding of something that works, but not as it should."""
    return Finding("warning", subject, text)


def problem(subject: str, text: str) -> Finding:
    """A finding of something that does not work."""
    return Finding("problem", subject, text)
