"""The host's settings: what they may be, and what is said of one that is wrong."""

import re
from pathlib import Path

import pytest

from bot.runtime.config import WRONG_SETTING, Settings, open_to_others, read_settings

NAMES = [name.upper() for name in Settings.model_fields]
TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A host that has set nothing, in an empty folder."""
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def refused(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that a wrong setting brings."""
    with pytest.raises(SystemExit) as end:
        read_settings()
    assert end.value.code == WRONG_SETTING == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    (line,) = shown.err.splitlines()
    return line


def test_nothing_set() -> None:
    """Without any setting everything has its default."""
    settings = read_settings()
    assert settings.discord_token is None
    assert settings.database_url == "sqlite:///var/jolly.db"
    assert settings.discord_api_url is settings.discord_gateway_url is None
    assert settings.shard_count is None
    assert settings.shard_ids == ()
    assert settings.http_port is settings.public_url is settings.discord_client_secret is None
    assert (settings.web_host, settings.web_port) == ("127.0.0.1", 8080)
    assert (settings.log_level, settings.log_format) == ("INFO", "text")
    assert (settings.keep_games_days, settings.keep_challenges_days) == (None, 30)


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("DISCORD_TOKEN", "two words", "the token alone"),
        ("DISCORD_TOKEN", "“quoted”", "the token alone"),
        ("DATABASE_URL", "no url", "sqlite:///var/jolly.db"),
        ("DATABASE_URL", "mysql://host/db", "does not support"),
        ("DISCORD_API_URL", "discord.com", "http://host:port/api/v10"),
        ("DISCORD_API_URL", "http://host:1234", "http://host:port/api/v10"),
        ("DISCORD_API_URL", "ws://host/api/v10", "http://host:port/api/v10"),
        ("DISCORD_GATEWAY_URL", "http://host:1234", "ws://host:port"),
        ("DISCORD_GATEWAY_URL", "ws://", "ws://host:port"),
        ("SHARD_COUNT", "0", "greater than or equal to 1"),
        ("SHARD_COUNT", "some", "integer"),
        ("SHARD_IDS", "first", "such as 0,1"),
        ("HTTP_PORT", "0", "greater than or equal to 1"),
        ("HTTP_PORT", "65536", "less than or equal to 65535"),
        ("HTTP_PORT", "http", "integer"),
        ("KEEP_GAMES_DAYS", "6", "greater than or equal to 7"),
        ("KEEP_CHALLENGES_DAYS", "0", "greater than or equal to 1"),
        ("LOG_LEVEL", "LOUD", "'DEBUG'"),
        ("LOG_FORMAT", "xml", "'json'"),
        ("PUBLIC_URL", "table.example.org", "https://table.example.org"),
        ("PUBLIC_URL", "https://example.org/table", "without a path"),
        ("PUBLIC_URL", "https://me:pass@example.org", "without a path"),
        ("WEB_PORT", "0", "greater than or equal to 1"),
        ("WEB_HOST", "localhost", "127.0.0.1"),
        ("DISCORD_CLIENT_SECRET", "two words", "the secret alone"),
        ("SANDBOX_PORT", "-1", "greater than or equal to 1"),
    ],
)
def test_wrong_value(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    value: str,
    says: str,
) -> None:
    """A wrong value ends with code 2 and one line: which setting, and what it should be."""
    monkeypatch.setenv(name, value)
    line = refused(capsys)
    assert line.startswith(f"jolly: {name}: ")
    assert says in line


@pytest.mark.parametrize(
    ("count", "ids", "says"),
    [
        (None, "0,1", "SHARD_IDS needs SHARD_COUNT"),
        ("2", "0,2", "between 0 and 1"),
        ("4", "1,1", "twice"),
        ("2", "-1", "between 0 and 1"),
    ],
)
def test_shards_that_do_not_fit(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    count: str | None,
    ids: str,
    says: str,
) -> None:
    """Shards that there cannot be are refused with the reason."""
    if count is not None:
        monkeypatch.setenv("SHARD_COUNT", count)
    monkeypatch.setenv("SHARD_IDS", ids)
    assert says in refused(capsys)


@pytest.mark.parametrize(
    ("name", "value", "field", "read"),
    [
        ("SHARD_COUNT", "4", "shard_count", 4),
        ("HTTP_PORT", "9000", "http_port", 9000),
        ("LOG_LEVEL", "debug", "log_level", "DEBUG"),
        ("LOG_FORMAT", "JSON", "log_format", "json"),
        ("DATABASE_URL", "sqlite:///other.db", "database_url", "sqlite:///other.db"),
        (
            "DISCORD_API_URL",
            "http://127.0.0.1:8080/api/v10/",
            "discord_api_url",
            "http://127.0.0.1:8080/api/v10",
        ),
        ("DISCORD_GATEWAY_URL", "ws://[::1]:99", "discord_gateway_url", "ws://[::1]:99"),
        ("HTTP_PORT", "", "http_port", None),
        ("PUBLIC_URL", "https://table.example.org/", "public_url", "https://table.example.org"),
        ("PUBLIC_URL", "", "public_url", None),
        ("WEB_HOST", "0.0.0.0", "web_host", "0.0.0.0"),
        ("DISCORD_CLIENT_SECRET", "", "discord_client_secret", None),
        ("DISCORD_API_URL", "", "discord_api_url", None),
    ],
)
def test_right_value(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, field: str, read: object
) -> None:
    """A right value is taken as it is meant; an empty one is none."""
    monkeypatch.setenv(name, value)
    assert getattr(read_settings(), field) == read


def test_some_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The shards of this process are numbers with commas."""
    monkeypatch.setenv("SHARD_COUNT", "4")
    monkeypatch.setenv("SHARD_IDS", "0, 2")
    assert read_settings().shard_ids == (0, 2)


def test_env_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands in `.env` is read; the environment wins over it; the unknown is left alone."""
    (tmp_path / ".env").write_text(
        f"# comment\nDISCORD_TOKEN={TOKEN}\nHTTP_PORT=9000\nLOG_LEVEL=ERROR\nOTHER=1\n"
    )
    monkeypatch.setenv("LOG_LEVEL", "WARNING")
    settings = read_settings()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == TOKEN
    assert settings.http_port == 9000
    assert settings.log_level == "WARNING"


def is_set(line: str) -> bool:
    """Whether a line of `.env` is neither empty nor a comment."""
    return bool(line) and not line.startswith("#")


EXAMPLE = (Path(__file__).parents[3] / ".env.example").read_text()
OFFERED = re.compile(r"^# (?=[A-Z_]+=)", re.MULTILINE)
"""What stands before a setting that is explained there and left to where Jolly runs."""


@pytest.mark.parametrize("text", [EXAMPLE, OFFERED.sub("", EXAMPLE)])
def test_env_example_is_all_defaults(tmp_path: Path, text: str) -> None:
    """The example file names every setting, and as it stands changes none."""
    defaults = Settings()
    (tmp_path / ".env").write_text(text)
    assert read_settings() == defaults
    every = OFFERED.sub("", EXAMPLE).splitlines()
    lines = dict(line.split("=", 1) for line in every if is_set(line))
    assert list(lines) == NAMES
    for name, value in lines.items():
        default = Settings.model_fields[name.lower()].default
        assert value == ("" if default in (None, ()) else str(default)), name


@pytest.mark.parametrize(
    ("mode", "open_to"),
    [(0o600, False), (0o400, False), (0o640, True), (0o604, True), (0o620, True)],
)
def test_env_file_that_others_may_read(tmp_path: Path, mode: int, open_to: bool) -> None:
    """Whoever but its owner may read it, or change it, is one too many."""
    assert not open_to_others()
    (tmp_path / ".env").touch(mode)
    (tmp_path / ".env").chmod(mode)
    assert open_to_others() == open_to


def test_env_file_that_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A `.env` in another encoding is said to be just that."""
    (tmp_path / ".env").write_bytes("DISCORD_TOKEN=ž".encode("utf-16"))
    assert "UTF-8" in refused(capsys)


@pytest.mark.parametrize("token", [TOKEN + " x", f'"{TOKEN}'[:-3] + "ž", TOKEN + "\n\tmore"])
def test_token_is_never_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], token: str
) -> None:
    """Not even a wrong token, nor a part of it, is printed."""
    monkeypatch.setenv("DISCORD_TOKEN", token)
    line = refused(capsys)
    assert not any(part in line for part in (TOKEN[:10], TOKEN[-10:], "ZnCjm1X"))


def test_token_does_not_show_in_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does it show where the settings themselves are logged."""
    monkeypatch.setenv("DISCORD_TOKEN", f"  {TOKEN} ")
    settings = read_settings()
    assert TOKEN not in f"{settings!r} {settings} {settings.model_dump_json()}"
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == TOKEN


def test_password_in_a_database_url_is_never_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A database's password is not printed where its URL is refused."""
    monkeypatch.setenv("DATABASE_URL", "mysql://jolly:hunter2@host/db")
    assert "hunter2" not in refused(capsys)


def test_several_wrong_are_told_one_at_a_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With several wrong settings the line names the first."""
    monkeypatch.setenv("HTTP_PORT", "x")
    monkeypatch.setenv("LOG_LEVEL", "x")
    assert refused(capsys).startswith("jolly: HTTP_PORT: ")
