"""Every line that the bot logs is read: none may tell a card, a seed or a token."""

import logging
import re
from collections.abc import Collection, Iterator
from contextlib import contextmanager

OURS = ("bot", "data", "engine", "jolly")
SHOWN = re.compile(r"(?<![0-9A-Za-z🃏\u2060])(10|[2-9AJQK])([♠♥♦♣])")
TOKEN = re.compile(r"(?<![0-9A-Za-z*])(10|[2-9AJQK])([shdc])(?![0-9A-Za-z])")
"""What a joker stands for is no card: it is told of the joker."""
TILE = re.compile("([🔵🟢🔴🟡])(1[0-3]|[1-9])")
SECRETS = {
    "a card": SHOWN,
    "a card's token": TOKEN,
    "a joker": re.compile("🃏"),
    "a tile": TILE,
    "a tile's token": re.compile(r"(?<![\w*])[bgry](1[0-3]|[1-9])(?!\w)"),
    "a card's value": re.compile(r"Card\(suit="),
    "a move": re.compile(r"\b(LayMeld|LayOff|Discard|Knock|Gin|Close|SwapJoker|Deal)\("),
    "bytes, such as a seed": re.compile(r"\bb['\"].{8,}['\"]"),
    "bytes in digits": re.compile(r"(?<![0-9a-f])([0-9a-f]{2}){16,}(?![0-9a-f])"),
    "a token": re.compile(r"\bBot [\w.-]{20,}"),
}


def told_in(line: str) -> Collection[str]:
    """What *line* tells that nobody may read in a log."""
    return [what for what, pattern in SECRETS.items() if pattern.search(line)]


class LogWatch(logging.Handler):
    """Collects the lines, as the bot wrote them, that tell too much."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        line = record.getMessage()
        if told := told_in(line):
            self.found.append(f"{record.name}: {line!r} tells {', '.join(told)}")


@contextmanager
def watching_logs() -> Iterator[LogWatch]:
    """Have all our loggers write what they have, and read it."""
    watch, before = LogWatch(), {name: logging.getLogger(name).level for name in OURS}
    for name in OURS:
        logging.getLogger(name).setLevel(logging.DEBUG)
    logging.getLogger().addHandler(watch)
    try:
        yield watch
    finally:
        logging.getLogger().removeHandler(watch)
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)
