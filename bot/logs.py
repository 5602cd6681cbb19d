"""The log, as text or as one JSON object a line. Hands and tokens never enter it."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Literal

import discord


class JsonLines(logging.Formatter):
    """One object a line, for log collectors."""

    def format(self, record: logging.LogRecord) -> str:
        """*record* as JSON, with the time in UTC."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str, style: Literal["text", "json"]) -> None:
    """Write the log to standard error, from *level* upwards."""
    handler = logging.StreamHandler(sys.stderr)
    text = logging.Formatter(
        "%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S"
    )
    handler.setFormatter(JsonLines() if style == "json" else text)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # At DEBUG these two would write request bodies, and with them hands.
    for chatty in ("discord", "aiosqlite"):
        logging.getLogger(chatty).setLevel(max(logging.INFO, logging.getLogger().level))
    # Says at INFO what it does not need to do.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # We never speak: that its voice libraries are missing is no news to a host.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
