"""PNG files from palette indices.

Pillow's own writer keeps Python's lock while it packs, for longer than an event loop may be held
up; zlib gives it away.
"""

import struct
import zlib
from collections.abc import Iterable, Sequence

from PIL import Image

from bot.render.pictures.colours import RGB

SIGNATURE = b"\x89PNG\r\n\x1a\n"
INDEXED = 3
"""The colour type of a picture with a palette."""
LEVEL = 6
"""Level 9 takes ten times as long for a tenth less."""


def png(indices: Image.Image, palette: Sequence[RGB]) -> bytes:
    """A file of places in a palette, a byte for each pixel."""
    header = struct.pack(">IIBBBBB", indices.width, indices.height, 8, INDEXED, 0, 0, 0)
    chunks = (
        (b"IHDR", header),
        (b"PLTE", bytes(part for colour in palette for part in colour)),
        (b"IDAT", zlib.compress(_lines(indices), LEVEL)),
        (b"IEND", b""),
    )
    return SIGNATURE + b"".join(_chunks(chunks))


def _lines(indices: Image.Image) -> bytes:
    """The lines of a picture, a 0 before each: it is packed as it is."""
    lines = Image.new("L", (indices.width + 1, indices.height))
    lines.paste(indices, (1, 0))
    return lines.tobytes()


def _chunks(chunks: Iterable[tuple[bytes, bytes]]) -> Iterable[bytes]:
    for kind, data in chunks:
        yield struct.pack(">I", len(data)) + kind + data
        yield struct.pack(">I", zlib.crc32(kind + data))
