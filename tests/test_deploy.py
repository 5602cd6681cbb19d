"""What a host starts Jolly with names settings, commands, paths and permissions that exist."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.__main__ import parser
from bot.runtime.config import Settings
from bot.runtime.permissions import NEEDED

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text()
MAKEFILE = (ROOT / "Makefile").read_text()
UNIT = (ROOT / "deploy" / "jolly.service").read_text()
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
PAGES = [ROOT / "README.md", *(ROOT / "docs" / name for name in ("hosting.md", "security.md"))]
NAMES = {name.upper() for name in Settings.model_fields}
OTHERS = {"PATH", "PYTHONUNBUFFERED", "PYTHONDONTWRITEBYTECODE", "POSTGRES_PASSWORD"}
"""Variables that are no settings of ours."""


def test_the_image_names_settings() -> None:
    """Each variable of the running image is a setting, or Python's own."""
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    names = set(re.findall(r"\b([A-Z][A-Z_]+)=", last.split("USER")[0]))
    assert {"DATABASE_URL", "HTTP_PORT"} <= names <= NAMES | OTHERS


def test_the_image_is_made_of_what_there_is() -> None:
    """All that is copied exists, and .dockerignore lets it through and nothing secret."""
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE)
    sources = {word for line in copied for word in line.split()}
    let_through = re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text(), re.MULTILINE)
    assert sources == set(let_through)
    assert all((ROOT / source).exists() for source in sources)
    assert {"bot", "data", "engine", "sandbox", "uv.lock"} <= sources


def test_the_image_runs_as_nobody_special() -> None:
    """Not as root, told to stop by the signal that saves, watched by a command that exists."""
    assert re.search(r"^USER jolly$", DOCKERFILE, re.MULTILINE)
    assert "STOPSIGNAL SIGTERM" in DOCKERFILE
    assert 'CMD ["jolly", "healthcheck"]' in DOCKERFILE
    assert parser().parse_args(["healthcheck"]).command == "healthcheck"


def test_what_others_make_is_of_one_version() -> None:
    """Base images and uv change when we say so: each is named exactly, and the same everywhere."""
    images = re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    images += [service["image"] for service in COMPOSE["services"].values()]
    bases = [image for image in images if image != "jolly"]
    assert len(bases) == 4
    for image in bases:
        assert re.fullmatch(r"[a-z]+:\d+\.\d+(\.\d+)?(-[a-z-]+)?(@sha256:[0-9a-f]{64})?", image)
    assert bases[0] == bases[1]
    [there] = re.findall(r"^UV_VERSION := (\S+)$", MAKEFILE, re.MULTILINE)
    assert re.findall(r"\buv([=<>~]\S+)", DOCKERFILE) == [f"=={there}"]
    assert "pip-version-check uv==$(UV_VERSION)\n" in MAKEFILE


INTERNALS = {
    "_get_websocket": "discord.py",
    "_keep_alive": "discord.py",
    "_last_recv": "discord.py",
    "_invoke_autocomplete": "discord.py",
    "_buckets": "discord.py",
    "_try_clear_expired_ratelimits": "discord.py",
    "_conn": "aiosqlite",
    "_execute": "aiosqlite",
    "_upgrade_revs": "alembic",
}
"""What libraries do not promise, and we use."""
PUBLIC = {"_make", "_replace", "_asdict", "_mapping", "_exit"}
"""What Python and SQLAlchemy promise although it looks as if they did not."""


def test_libraries_on_whose_insides_we_rely_have_an_upper_bound() -> None:
    """A new version of such a one does not come by itself; nor does a 0.x that stores games."""
    folders = (ROOT / part for part in ("bot", "data", "engine", "sandbox"))
    code = "\n".join(file.read_text() for folder in folders for file in folder.rglob("*.py"))
    own = set(re.findall(r"(?:def |self\.)(_[a-z]\w*)", code))
    used = set(re.findall(r"\b(?!self\b|cls\b)\w+\.(_[a-z]\w*)", code)) - own - PUBLIC
    assert used == INTERNALS.keys()
    with (ROOT / "pyproject.toml").open("rb") as file:
        wanted = tomllib.load(file)["project"]["dependencies"]
    bounded = {re.split(r"[\[<>=]", one)[0] for one in wanted if "<" in one}
    assert {*INTERNALS.values(), "sqlalchemy", "asyncpg", "fluent.runtime"} <= bounded


def test_compose_names_settings() -> None:
    """One process by default; the profile has a database and two that share it."""
    services = COMPOSE["services"]
    by_default = [name for name, service in services.items() if "profiles" not in service]
    assert by_default == ["jolly"]
    for name in ("jolly", "shard-0", "shard-1"):
        assert services[name]["environment"].keys() <= NAMES
        assert services[name]["read_only"]
        assert services[name]["stop_grace_period"] == "30s"
    shards = [services[f"shard-{number}"]["environment"] for number in range(2)]
    assert [(one["SHARD_IDS"], one["SHARD_COUNT"]) for one in shards] == [("0", "2"), ("1", "2")]
    used = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text()))
    assert used <= NAMES | OTHERS


@pytest.mark.parametrize("name", ["jolly", "shard-0"])
def test_compose_sets_settings_that_are_right(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program takes what the service gives it."""
    monkeypatch.chdir(tmp_path)
    for variable in NAMES:
        monkeypatch.delenv(variable, raising=False)
    for variable, value in COMPOSE["services"][name]["environment"].items():
        monkeypatch.setenv(variable, value.replace("${POSTGRES_PASSWORD:-}", "secret"))
    assert Settings().http_port == 8000


def test_compose_has_a_page_for_who_asks() -> None:
    """A proxy leads to the page of one process, whichever way Jolly runs; only where asked for."""
    services = COMPOSE["services"]
    assert services["caddy"]["profiles"] == ["web"]
    port = Settings.model_fields["web_port"].default
    assert services["caddy"]["command"].endswith(f"--from ${{PUBLIC_URL:-}} --to page:{port}")
    named = [name for name, service in services.items() if "networks" in service]
    assert named == ["jolly", "shard-0"]
    assert all(services[name]["networks"]["default"]["aliases"] == ["page"] for name in named)
    assert "WEB_HOST=0.0.0.0" in DOCKERFILE


def test_a_copied_example_takes_nothing_away() -> None:
    """What unit, image and services bring is not set in it, not even to nothing."""
    example = (ROOT / ".env.example").read_text()
    copied = set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE))
    [unit] = re.findall(r"^Environment=(.*)$", UNIT, re.MULTILINE)
    brought = set(re.findall(r"\b([A-Z][A-Z_]+)=", unit))
    brought |= set(re.findall(r"\b([A-Z][A-Z_]+)=", DOCKERFILE.rpartition("\nFROM ")[2]))
    brought |= COMPOSE["services"]["jolly"]["environment"].keys()
    assert "HTTP_PORT" in brought
    assert not copied & brought


def test_the_unit_names_settings() -> None:
    """Its variables are settings; a wrong one or a refused token is not tried for ever."""
    (environment,) = re.findall(r"^Environment=(.+)$", UNIT, re.MULTILINE)
    names = {pair.split("=")[0] for pair in environment.split()}
    assert "DATABASE_URL" in names
    assert names <= NAMES | OTHERS
    assert "RestartPreventExitStatus=2 3" in UNIT


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_name_what_there_is(page: Path) -> None:
    """Commands, settings, files and the permissions of the invite link are the real ones."""
    text = page.read_text()
    for command in re.findall(r"`jolly (?!-)(\w+)", text):
        words = [command, *(["1"] if command in ("backup", "restore", "export") else [])]
        assert parser().parse_args(words).command == command
    for name in re.findall(r"`([A-Z]+_[A-Z_]+)[`=]", text):
        assert name in NAMES | OTHERS, name
    for link in re.findall(r"\]\((?!http)([^)#]+)[)#]", text):
        assert (page.parent / link).exists(), link
    for number in re.findall(r"permissions=(\d+)", text):
        assert int(number) == NEEDED.value
