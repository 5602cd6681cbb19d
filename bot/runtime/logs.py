"""The log, as text or as one JSON object a line. Hands and tokens never enter it."""

import json
import logging
import re
import sys
from collections.abc import Collection
from datetime import UTC, datetime
from types import TracebackType
from typing import Literal

import discord

from bot.runtime.contexts import described

milestones = logging.getLogger("jolly")
"""For the lines that programs wait for: written whatever LOG_LEVEL says."""

HIDDEN = "…"
# Whoever has an interaction's token may answer in the bot's name for a quarter of an hour.
IN_ADDRESSES = (
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\"]+"), rf"\1{HIDDEN}"),
    (re.compile(r"(\w://[^:/@\s]*:)[^@\s]+@"), rf"\1{HIDDEN}@"),
    # Links and keys of the tables' page, in whatever way they came.
    (re.compile(r"(/t/|\bsession\.|\bBearer |\bjolly=)[\w-]{16,}"), rf"\1{HIDDEN}"),
)
# We write no cards and seeds ourselves. But an exception may quote what it could not take, and a
# database the row that it refused.
IN_ERRORS = (
    (re.compile(r"\bCard\(suit=\d+, rank=\d+\)"), HIDDEN),
    (re.compile(r"(?<![0-9A-Za-z])(?:10|[2-9TAJQK])[♠♥♦♣]|[🔵🟢🔴🟡](?:1[0-3]|[1-9])|🃏"), HIDDEN),
    (re.compile(r"(?<![0-9A-Za-z.])(?:10|[2-9TAJQK])[shdc](?![0-9A-Za-z])"), HIDDEN),
    (re.compile(r"(?<![0-9A-Za-z_.])[bgry](?:1[0-3]|[1-9])(?![0-9A-Za-z_])"), HIDDEN),
    (re.compile(r"\b[0-9a-f]{64}\b"), HIDDEN),
    (re.compile(r"""\bb(\\?['"]).{8,}?\1"""), HIDDEN),
    (re.compile(r"(DETAIL: +)(?:(?!\\n)[^\n])+"), rf"\1{HIDDEN}"),
    (re.compile(r"(invalid input for query argument \$\d+: )(?:(?!\\n)[^\n])+"), rf"\1{HIDDEN}"),
)


class TextLines(logging.Formatter):
    """Writes the log for people: the time of this machine, what is being worked at, the message."""

    def __init__(self) -> None:
        super().__init__(
            "%(asctime)s %(levelname)-7s %(name)s: %(about)s%(message)s", "%Y-%m-%d %H:%M:%S"
        )

    def format(self, record: logging.LogRecord) -> str:
        """*record* with `[game 17, request 123…]` in front of its message."""
        about = ", ".join(f"{name} {value}" for name, value in described().items())
        record.about = f"[{about}] " if about else ""
        return super().format(record)


class JsonLines(logging.Formatter):
    """Writes the log with one JSON object a line, for log collectors."""

    def format(self, record: logging.LogRecord) -> str:
        """*record* as JSON, with the time in UTC."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            **described(),
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Discreet(logging.StreamHandler):  # type: ignore[type-arg] # generic in stubs alone
    """Writes to standard error, and hides what must not be read there, whoever logged it."""

    def __init__(self, secrets: Collection[str]) -> None:
        super().__init__(sys.stderr)
        self._secrets = {form for one in secrets for form in (one, json.dumps(one)[1:-1])}

    def format(self, record: logging.LogRecord) -> str:
        """The line, without secrets."""
        line = super().format(record)
        for secret in self._secrets:
            line = line.replace(secret, HIDDEN)
        patterns = (*IN_ADDRESSES, *IN_ERRORS) if quotes_error(record) else IN_ADDRESSES
        for pattern, instead in patterns:
            line = pattern.sub(instead, line)
        return line


def quotes_error(record: logging.LogRecord) -> bool:
    """Whether a line says what an exception says, whose words are not all ours."""
    given = record.args if isinstance(record.args, tuple) else ()
    return bool(record.exc_info) or any(isinstance(one, BaseException) for one in given)


def set_up_logs(level: str, style: Literal["text", "json"], secrets: Collection[str] = ()) -> None:
    """Write the log to standard error, from *level* upwards, and *secrets* never.

    What ends the program unforeseen is a line of the log as well.
    """
    handler = Discreet(secrets)
    handler.setFormatter(JsonLines() if style == "json" else TextLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.captureWarnings(True)
    sys.excepthook = log_fault
    milestones.setLevel(min(logging.INFO, logging.getLogger().level))
    # At DEBUG these two would write request bodies, and with them hands.
    for chatty in ("discord", "aiosqlite"):
        logging.getLogger(chatty).setLevel(max(logging.INFO, logging.getLogger().level))
    # Says at INFO what it does not need to do.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # We never speak: that its voice libraries are missing is no news to a host.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def log_fault(kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
    """Log what nobody caught."""
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, where)
        return
    logging.getLogger("jolly").critical("unforeseen", exc_info=(kind, error, where))
