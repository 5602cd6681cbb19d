"""What the doctor concludes from what it was told."""

import sys
from pathlib import Path

import pytest

from bot.hosting.doctor import look_at_disk
from bot.hosting.doctor_discord import (
    apart,
    look_at_clock,
    look_at_nothing,
    look_at_servers,
    look_at_shards,
    plain,
)
from bot.runtime.config import Settings
from bot.runtime.permissions import NEEDED, invite, missing

LIMIT = {"total": 1000, "remaining": 1000}


@pytest.mark.parametrize(
    ("date", "asked", "answered", "lead"),
    [
        pytest.param(10_000, 10_200, 10_300, 0, id="the same second"),
        pytest.param(10_000, 8_000, 18_000, 0, id="a slow answer says nothing"),
        pytest.param(10_000, 15_000, 15_100, 4_000, id="we are ahead"),
        pytest.param(10_000, 4_900, 5_000, -5_000, id="we are behind"),
    ],
)
def test_two_clocks(date: int, asked: int, answered: int, lead: int) -> None:
    """Only a difference that cannot be the time on the way is one."""
    assert apart(date, asked, answered) == lead


@pytest.mark.parametrize(
    ("lead", "level", "says"),
    [(2_000, "ok", "agrees"), (2_001, "warning", "2 s ahead"), (-9_000, "warning", "9 s behind")],
)
def test_a_clock_that_is_wrong(lead: int, level: str, says: str) -> None:
    """From two seconds on players would notice."""
    found = look_at_clock(lead)
    assert found.level == level
    assert says in found.text


@pytest.mark.parametrize(
    ("there", "level", "says"),
    [(True, "warning", "starts the sandbox"), (False, "problem", "nothing to run")],
)
def test_no_token(there: bool, level: str, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the sandbox is not installed, as in the Docker image, Jolly cannot run without one."""
    if not there:
        monkeypatch.setitem(sys.modules, "jsonschema_rs", None)  # type: ignore[arg-type]

    found = look_at_nothing()
    assert found.level == level
    assert says in found.text


def test_the_invite_link() -> None:
    """It asks for what is needed, by the number that the pages name; in Discord's order."""
    assert NEEDED.value == 309237763072
    assert invite(11).endswith(
        "client_id=11&scope=bot+applications.commands&permissions=309237763072"
    )
    assert missing(NEEDED.value) == missing(1 << 3) == []
    assert missing(0) == [
        "View Channels",
        "Send Messages",
        "Embed Links",
        "Attach Files",
        "Read Message History",
        "Create Public Threads",
        "Send Messages in Threads",
    ]


def test_many_servers_that_lack_something() -> None:
    """Five are named, whatever they are called, the others counted."""
    found = look_at_servers(
        [{"id": str(one), "name": f"Club\n{one}\x1b[31m", "permissions": "0"} for one in range(7)]
    )
    assert found.level == "warning"
    assert found.text.count("Club?") == 5
    assert "and 2 more" in found.text
    assert "without Attach Files tables in channels have no pictures" in found.text
    assert found.text.isprintable()


def test_names_stay_on_one_line() -> None:
    """Letters of every language stay; what could move a terminal's cursor does not."""
    assert plain("Žolíky & Co.") == "Žolíky & Co."
    assert plain("a\r\nb\x1b[2J\u202ec") == "a??b??2J?c"


def test_starts_that_run_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Discord resets a token that logs in too often: few that are left are a warning."""
    monkeypatch.chdir(tmp_path)
    gateway = {"shards": 1, "session_start_limit": LIMIT | {"remaining": 3}}
    levels = [finding.level for finding in look_at_shards(gateway, Settings())]
    assert levels == ["ok", "warning"]


@pytest.mark.parametrize(
    ("free", "level"), [(10**10, "ok"), (10**8, "warning"), (10**7, "problem")]
)
def test_room_on_the_disk(free: int, level: str) -> None:
    """A disk that is nearly full is a problem before it is full."""
    assert look_at_disk(Path("/data"), free).level == level
