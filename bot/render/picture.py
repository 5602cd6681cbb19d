"""A picture that goes out with a message."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Picture:
    """What one reader may see, drawn; *alt* says all of it in words, however long."""

    name: str
    """The file's name, of its own among those of one message."""
    png: bytes
    alt: str

    @property
    def width(self) -> int:
        """Pixels from left to right, as the file's head says."""
        return int.from_bytes(self.png[16:20])

    @property
    def height(self) -> int:
        """Pixels from top to bottom, as the file's head says."""
        return int.from_bytes(self.png[20:24])
