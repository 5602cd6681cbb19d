"""What can be played on the page: it comes from outside, as nothing here knows the bot."""

from typing import Protocol

from sandbox.accounts import Json


class Shelf(Protocol):
    """Offers games.

    Of each it tells key, name, sentence, and the ways it starts, as `sandbox.starting` reads them;
    and the levels that can be chosen, each with its name and the way that starts it.
    """

    def games(self, locale: str) -> list[Json]:
        """The games in the language of *locale*."""
        return []

    def picture(self, key: str) -> bytes | None:
        """A game's picture, as SVG."""
        return None

    async def running(self, user: int, locale: str) -> list[Json]:
        """What *user* plays: number, title, turn, others, and the command that shows the hand."""
        return []

    async def look(self, user: int) -> Json:
        """How *user* sees cards: the `suits` in `four` or `two` colours, on which `background`."""
        return {"suits": "four", "background": "dark"}


class Bare(Shelf):
    """A shelf with nothing on it."""
