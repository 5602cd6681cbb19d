"""The faces of cards, drawn once for all bots of a process: each start draws them, for a second."""

from bot.messages.emojis import Emojis, faces


def draw_once() -> None:
    """Draw them now, and give every bot that is made from now on the same ones."""
    drawn = faces()
    Emojis.__init__.__defaults__ = (lambda: drawn,)
