"""The faces of cards, drawn once for all bots of the tests: each start draws them, for a second."""

import os
import pickle
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import PIL

from bot.messages.emojis import Emojis, Face, faces

ROOT = Path(__file__).parents[1]
KEPT = ROOT / ".pytest_cache" / "faces"
DRAWN_BY = ("bot/**/*.py", "bot/**/*.ttf", "engine/**/*.py")


def draw_once() -> None:
    """Draw them now, and give every bot that is made from now on the same ones."""
    drawn = kept()
    Emojis.__init__.__defaults__ = (lambda: drawn,)


def kept() -> Sequence[Face]:
    """All faces, as another process has drawn them if it had the same program."""
    file = KEPT / program()
    if not file.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        # Whole at once, as others may look for it.
        own = file.with_suffix(f".{os.getpid()}")
        own.write_bytes(pickle.dumps(faces()))
        own.replace(file)
    found: Sequence[Face] = pickle.loads(file.read_bytes())
    return found


def program() -> str:
    """A name for all that faces may depend on; with any change it is another one."""
    digest = sha256(PIL.__version__.encode())
    for file in sorted(file for each in DRAWN_BY for file in ROOT.glob(each)):
        digest.update(file.read_bytes())
    return digest.hexdigest()
