"""A picture that goes out with a message."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Picture:
    """What one reader may see, drawn; *alt* says all of it in words, however long."""

    name: str
    """The file's name, of its own among those of one message."""
    png: bytes
    alt: str
