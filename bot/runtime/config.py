"""The host's settings, from the environment or `.env`."""

import stat
import sys
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    SecretStr,
    ValidationError,
    model_validator,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from yarl import URL

from data.errors import DatabaseProblem
from data.store.database import read_url

WRONG_SETTING = 2
"""Exit code: a setting is wrong."""
ENV_FILE = Path(".env")
SHORTEST_SECRET = 8
OTHERS = stat.S_IRWXG | stat.S_IRWXO
LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]


def _token(value: SecretStr) -> SecretStr | None:
    return _alone(value, "token")


def _secret(value: SecretStr) -> SecretStr | None:
    return _alone(value, "secret")


def _alone(value: SecretStr, what: str) -> SecretStr | None:
    secret = value.get_secret_value().strip()
    if any(not "!" <= letter <= "~" for letter in secret):
        raise ValueError(f"should be the {what} alone, without blanks or quotes")
    return SecretStr(secret) if secret else None


def _database_url(value: str) -> str:
    try:
        read_url(value)
    except DatabaseProblem as problem:
        raise ValueError(problem.sentence.removeprefix("DATABASE_URL ")) from None
    return value


def _api_url(value: str) -> str:
    base = value.strip().rstrip("/")
    if not _is_url(base, "http", "https") or not base.endswith("/api/v10"):
        raise ValueError("should look like http://host:port/api/v10")
    return base


def _gateway_url(value: str) -> str:
    if not _is_url(value.strip(), "ws", "wss"):
        raise ValueError("should look like ws://host:port")
    return value.strip()


def _public_url(value: str) -> str:
    base = value.strip().rstrip("/")
    if not _is_url(base, "http", "https") or URL(base).origin() != URL(base):
        raise ValueError("should look like https://table.example.org, without a path")
    return base


def _web_host(value: str) -> str:
    try:
        return str(ip_address(value.strip()))
    except ValueError:
        raise ValueError("should be an address of this machine, such as 127.0.0.1") from None


def _shards(value: object) -> object:
    if not isinstance(value, str):
        return value
    try:
        return tuple(int(part) for part in value.split(",") if part.strip())
    except ValueError:
        raise ValueError("should be numbers with commas, such as 0,1") from None


class Settings(BaseSettings):
    """What a host may set; `.env.example` explains each."""

    model_config = SettingsConfigDict(
        env_file=ENV_FILE, env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True
    )

    discord_token: Annotated[SecretStr, AfterValidator(_token)] | None = None
    database_url: Annotated[str, AfterValidator(_database_url)] = "sqlite:///var/jolly.db"
    discord_api_url: Annotated[str, AfterValidator(_api_url)] | None = None
    discord_gateway_url: Annotated[str, AfterValidator(_gateway_url)] | None = None
    shard_count: Annotated[int, Field(ge=1, le=16384)] | None = None
    shard_ids: Annotated[tuple[int, ...], NoDecode, BeforeValidator(_shards)] = ()
    http_port: Annotated[int, Field(ge=1, le=65535)] | None = None
    public_url: Annotated[str, AfterValidator(_public_url)] | None = None
    web_port: Annotated[int, Field(ge=1, le=65535)] = 8080
    web_host: Annotated[str, AfterValidator(_web_host)] = "127.0.0.1"
    discord_client_secret: Annotated[SecretStr, AfterValidator(_secret)] | None = None
    log_level: Annotated[LogLevel, BeforeValidator(str.upper)] = "INFO"
    log_format: Annotated[Literal["text", "json"], BeforeValidator(str.lower)] = "text"
    keep_games_days: Annotated[int, Field(ge=7, le=36500)] | None = None
    keep_challenges_days: Annotated[int, Field(ge=1, le=36500)] = 30
    sandbox_port: Annotated[int, Field(ge=1, le=65535)] = 8080

    @model_validator(mode="after")
    def _shards_fit(self) -> Self:
        if not self.shard_ids:
            return self
        if self.shard_count is None:
            raise ValueError("SHARD_IDS needs SHARD_COUNT as well")
        if len(set(self.shard_ids)) < len(self.shard_ids):
            raise ValueError("SHARD_IDS names a shard twice")
        if not all(0 <= shard < self.shard_count for shard in self.shard_ids):
            raise ValueError(f"SHARD_IDS should lie between 0 and {self.shard_count - 1}")
        return self

    @property
    def secrets(self) -> tuple[str, ...]:
        """What no line of the log may contain."""
        password = read_url(self.database_url).password
        hidden = (self.discord_token, self.discord_client_secret)
        found = (*(one and one.get_secret_value() for one in hidden), password)
        # A shorter one would be found in ordinary words.
        return tuple(str(one) for one in found if one and len(str(one)) >= SHORTEST_SECRET)


def open_to_others(file: Path = ENV_FILE) -> bool:
    """Whether other users of this machine may read or change the file of settings."""
    return file.exists() and bool(file.stat().st_mode & OTHERS)


def _is_url(text: str, *schemes: str) -> bool:
    try:
        url = URL(text)
    except ValueError:
        return False
    return url.scheme in schemes and bool(url.host)


def read_settings() -> Settings:
    """The settings; a wrong one ends the program with exit code 2 and one line that says which."""
    try:
        return Settings()
    except ValidationError as error:
        print(explain(error), file=sys.stderr)
        raise SystemExit(WRONG_SETTING) from None
    except UnicodeDecodeError:
        print("jolly: .env is not a UTF-8 text file.", file=sys.stderr)
        raise SystemExit(WRONG_SETTING) from None


def explain(error: ValidationError) -> str:
    """One line on the first wrong setting: which, and what it should be. Never its value."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    name = str(first["loc"][0]).upper() if first["loc"] else ""
    reason = first["msg"].removeprefix("Value error, ")
    if not name:
        return f"jolly: {reason}"
    return f"jolly: {name}: {reason[0].lower()}{reason[1:]}"
