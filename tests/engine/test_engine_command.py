"""`python -m engine` prints what the notation says and exits as it says."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.cards import pack, write_cards
from engine.options import describe
from tests.engine.situations import FIVE_HUNDRED

GAME = f"rummy 1 five-hundred\nseat 1 a\nseat 2 b\ndeck {write_cards(pack())}\n2 resign\n"
SEEDED = f"rummy 1 five-hundred\nseat 1 a\nseat 2 b\nseed {'00' * 32}\n2 resign\n"


def printed(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


def test_replay_prints_rounds_and_the_end(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One object a line, exit 0."""
    record.write_text(GAME)
    assert main(["replay", str(record)]) == 0
    assert [next(iter(found)) for found in printed(capsys)] == ["round", "state"]


@pytest.mark.parametrize(
    ("data", "code", "line", "status"),
    [
        pytest.param((GAME + "1 draw\n").encode(), "game_over", 6, 1, id="an illegal line"),
        pytest.param((GAME + "hello\n").encode(), "syntax", 6, 2, id="no line of a record"),
        pytest.param(GAME.encode().replace(b" a\n", b" \xff\n"), "syntax", 2, 2, id="no text"),
    ],
)
def test_problem_is_the_last_line(
    record: Path,
    capsys: pytest.CaptureFixture[str],
    data: bytes,
    code: str,
    line: int,
    status: int,
) -> None:
    """A problem is printed with code, line and message; syntax exits 2, all else 1."""
    record.write_bytes(data)
    assert main(["replay", str(record)]) == status
    last = printed(capsys)[-1]
    assert (last["error"], last["line"]) == (code, line)
    assert last["message"]


@pytest.mark.parametrize("start", [b"", b"\xef\xbb\xbf"], ids=["plain", "byte order mark"])
def test_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], start: bytes
) -> None:
    """A dash reads standard input; an editor's mark at its beginning does no harm."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(start + GAME.encode())))
    assert main(["replay", "-"]) == 0
    assert printed(capsys)[-1]["winner"] == 1


def test_verify_says_so_last(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The replay, then that it is proved."""
    record.write_text(SEEDED)
    assert main(["verify", str(record)]) == 0
    assert printed(capsys)[-1] == {"verified": True}


def test_verify_without_a_seed(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A record that proves nothing exits 1."""
    record.write_text(GAME)
    assert main(["verify", str(record)]) == 1
    assert printed(capsys)[-1]["error"] == "not_verified"


def test_rules_are_json(capsys: pytest.CaptureFixture[str]) -> None:
    """The options of a game come as one JSON object."""
    assert main(["rules", "five-hundred"]) == 0
    assert json.loads(capsys.readouterr().out) == describe(FIVE_HUNDRED)


@pytest.mark.parametrize(
    "arguments", [[], ["rules", "whist"], ["replay", "/no/such/file"], ["replay"]]
)
def test_wrong_use_exits_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """What cannot be run says so on standard error."""
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_module_runs() -> None:
    """`python -m engine` is the way in."""
    done = subprocess.run(
        [sys.executable, "-m", "engine", "replay", "-"],
        input=GAME.encode(),
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout.splitlines()[-1])["state"] == "finished"
