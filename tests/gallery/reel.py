"""A film while it is made, picture by picture, and the finger that is seen on it."""

import io
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image

STILL_QUALITY, QUALITY = 50, 60
FOREVER = 0
"""How often a film is shown again."""
FINGER = """([x, y]) => {
    const finger = document.getElementById("finger") ?? document.createElement("div");
    finger.id = "finger";
    Object.assign(finger.style, {
        position: "fixed", left: `${x - 22}px`, top: `${y - 22}px`, width: "44px", height: "44px",
        borderRadius: "50%", background: "rgba(255, 255, 255, .35)", zIndex: 99,
        border: "2px solid rgba(255, 255, 255, .9)", pointerEvents: "none",
        boxShadow: "0 0 0 2px rgba(0, 0, 0, .35)",
    });
    document.body.append(finger);
}"""
"""Lays a finger on a point of the page, or moves it there."""
LIFT = "document.getElementById('finger')?.remove()"


def save(png: bytes, file: Path) -> None:
    """Write a picture that does not move, as small as it can be."""
    with Image.open(io.BytesIO(png)) as picture:
        picture.convert("RGB").save(file, "WEBP", quality=STILL_QUALITY, method=6)


@dataclass
class Reel:
    """Pictures of a page, each with the time for which it is shown, in milliseconds."""

    pictures: list[Image.Image] = field(default_factory=list)
    lengths_ms: list[int] = field(default_factory=list)

    def add(self, png: bytes, ms: int) -> None:
        """Show what was photographed for so long; what has not changed is shown longer."""
        with Image.open(io.BytesIO(png)) as opened:
            picture = opened.convert("RGB")
        if self.pictures and picture == self.pictures[-1]:
            self.lengths_ms[-1] += ms
            return
        self.pictures.append(picture)
        self.lengths_ms.append(ms)

    def save(self, file: Path) -> None:
        """Write the film."""
        first, *others = self.pictures
        first.save(
            file,
            "WEBP",
            save_all=True,
            append_images=others,
            duration=self.lengths_ms,
            loop=FOREVER,
            quality=QUALITY,
            minimize_size=True,
        )
