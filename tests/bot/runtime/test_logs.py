"""The log: what each line is about, and what never stands in it."""

import io
import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.runtime.config import Settings
from bot.runtime.contexts import GAME, arriving, by_itself, described
from bot.runtime.logs import Discreet, JsonLines, TextLines
from tests.wire.process import ROOT

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"
FORMATS = pytest.mark.parametrize("style", [TextLines, JsonLines])


@contextmanager
def log_with(style: type[logging.Formatter], *secrets: str) -> Iterator[io.StringIO]:
    """What the logger `bot.test` writes."""
    handler, written = Discreet(secrets), io.StringIO()
    handler.setStream(written)
    handler.setFormatter(style())
    logger = logging.getLogger("bot.test")
    logger.addHandler(handler)
    yield written
    logger.removeHandler(handler)


@FORMATS
def test_a_line_names_game_and_request(style: type[logging.Formatter]) -> None:
    """A line written for an interaction at a table has both numbers; the next one has neither."""
    log = logging.getLogger("bot.test")
    with log_with(style) as written:
        with arriving("INTERACTION_CREATE", {"id": "123456789", "type": 2, "token": "aW50ZXI"}, 0):
            GAME.set(17)
            log.warning("slow")
        by_itself()
        log.warning("alone")
    first, second = written.getvalue().splitlines()
    if style is JsonLines:
        assert json.loads(first) | {"game": 17, "request": "123456789"} == json.loads(first)
        assert not {"game", "request"} & json.loads(second).keys()
    else:
        assert first.endswith("WARNING bot.test: [game 17, request 123456789] slow")
        assert second.endswith("WARNING bot.test: alone")
    assert "aW50ZXI" not in first


def test_other_events_are_no_requests() -> None:
    """Nor is what nobody can read."""
    for event, data in (("GUILD_CREATE", {"id": "1"}), ("INTERACTION_CREATE", None)):
        with arriving(event, data, 0):
            assert described() == {}


@FORMATS
@pytest.mark.parametrize(
    "text",
    [
        f"login with {TOKEN} failed",
        "connecting to postgresql://jolly:hunter22@db:5432/jolly",
        "POST https://discord.com/api/v10/webhooks/1122/aW50ZXI:hunter22/messages/@original: 404",
        "POST /interactions/1122/aW50ZXI-hunter22/callback is being rate limited",
        "GET https://table.example.org/t/aW50ZXI-hunter22-0123: refused",
        "Cookie: a=b; jolly=aW50ZXI-hunter22-0123",
        "Authorization: Bearer aW50ZXI-hunter22-0123",
        "Sec-WebSocket-Protocol: jolly, session.aW50ZXI-hunter22-0123",
    ],
)
def test_secrets_are_hidden(style: type[logging.Formatter], text: str) -> None:
    """The token, a password in an address, and the token of an interaction; also in an error."""
    log = logging.getLogger("bot.test")
    with log_with(style, TOKEN) as written:
        log.error("trouble: %s", text)
        try:
            raise ValueError(text)
        except ValueError:
            log.exception("fault")
    assert TOKEN not in written.getvalue()
    assert "hunter22" not in written.getvalue()
    assert written.getvalue().count("…") == 2


@FORMATS
@pytest.mark.parametrize(
    "text",
    [
        "10h is not in hand: 7♥ 🔴12",
        "Expected code to be unreachable, but got: Discard(card=Card(suit=2, rank=7))",
        "r13 and *",
        f"seed {bytes(range(32)).hex()}",
        f"seed {bytes(range(32))}",
        "null value in column\nDETAIL:  Failing row contains (17, 3, 1, 1 discard Qs, null).",
        "invalid input for query argument $4: ['1 discard Qs'] (expected str)",
    ],
)
def test_what_exceptions_quote_is_hidden(style: type[logging.Formatter], text: str) -> None:
    """Their words are not all ours: no card, seed or row of the database gets into the log."""
    log = logging.getLogger("bot.test")
    with log_with(style) as written:
        log.warning("trouble: %s", ValueError(text))
        try:
            raise ValueError(text)
        except ValueError:
            log.exception("fault")
    for told in ("10h", "7♥", "🔴12", "rank=7", "r13", "000102", "x00", "discard Qs"):
        assert told not in written.getvalue()
    assert written.getvalue().count("…") >= 2


def test_other_words_stay() -> None:
    """Nothing else is hidden from a host, in an error either."""
    text = "400 Bad Request (error code: 50035) at 10.0.0.5:5432 as it was; again in 0.5s; b5f3"
    log = logging.getLogger("bot.test")
    with log_with(TextLines) as written:
        log.error("trouble: %s", ValueError(text))
        try:
            int(text)
        except ValueError as error:
            log.error("fault", exc_info=error)
    assert written.getvalue().count(text) == 2
    assert "…" not in written.getvalue()


def test_the_settings_name_the_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Token, client secret and password are secrets; an ordinary word cannot be hidden so."""
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE_URL", "postgresql://jolly:correct%20horse@db/jolly")
    monkeypatch.setenv("DISCORD_CLIENT_SECRET", "aB3-" * 8)
    assert Settings().secrets == (TOKEN, "aB3-" * 8, "correct horse")
    monkeypatch.delenv("DISCORD_CLIENT_SECRET")
    monkeypatch.setenv("DATABASE_URL", "postgresql://jolly:jolly@db/jolly")
    assert Settings().secrets == (TOKEN,)


WRITE = """
import logging, sys
from bot.runtime.logs import milestones, set_up_logs
set_up_logs(sys.argv[1], sys.argv[2])
logging.getLogger("bot.app").info("a detail")
logging.getLogger("bot.app").warning("a warning")
milestones.info("ready")
raise ValueError("nobody expected it")
"""


def written(level: str, style: str) -> str:
    """What a program writes that says `ready` and then fails."""
    command = [sys.executable, "-c", WRITE, level, style]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stderr


def test_ready_is_always_written() -> None:
    """Programs wait for that line, whatever LOG_LEVEL hides; what nobody caught is logged too."""
    lines = [json.loads(line) for line in written("ERROR", "json").splitlines()]
    assert [line["message"] for line in lines] == ["ready", "unforeseen"]
    assert "nobody expected it" in lines[1]["error"]


def test_text_is_the_default_of_people() -> None:
    """The same as text; an error ends it, with the place in the program."""
    lines = written("WARNING", "text").splitlines()
    assert lines[0].endswith("WARNING bot.app: a warning")
    assert lines[1].endswith("INFO    jolly: ready")
    assert lines[2].endswith("CRITICAL jolly: unforeseen")
    assert lines[-1] == "ValueError: nobody expected it"
