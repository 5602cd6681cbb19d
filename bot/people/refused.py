"""What a person is told instead of being obeyed, before the engine is asked."""

from collections.abc import Callable, Sequence


class Refused(Exception):
    """The bot refuses, before the engine is asked; *key* and *values* make the sentence.

    *ways* are buttons that lead on: their labels and ids.
    """

    def __init__(self, key: str, ways: Sequence[tuple[str, str]] = (), **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.ways = ways
        self.values = values


def allowed(check: Callable[..., object], *about: object) -> bool:
    """Whether *check* does not raise Refused."""
    try:
        check(*about)
    except Refused:
        return False
    return True
