"""The trainer of gin, a program in C++, plays as the players of the engine do."""

import shutil
import subprocess
from pathlib import Path

import pytest

from bench.tuning.gin_decisions import decisions

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "bench/tuning/gin_cpp/main.cpp"
GAMES = 3

COMPILER = shutil.which("g++")


@pytest.fixture(scope="module")
def gin_trainer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program, built in haste."""
    if COMPILER is None:
        pytest.skip("no g++")
    built = tmp_path_factory.mktemp("trainer") / "gin_trainer"
    build = (COMPILER, "-std=c++17", "-O0", "-o", str(built), str(SOURCE))
    subprocess.run(build, check=True)
    return built


def checked(trainer: Path, file: Path) -> subprocess.CompletedProcess[str]:
    """What it says of the decisions in *file*."""
    return subprocess.run(
        (str(trainer), "check", str(file)), cwd=ROOT, capture_output=True, text=True
    )


@pytest.mark.slow(8)
def test_plays_as_the_engine_does(gin_trainer: Path, tmp_path: Path) -> None:
    """Every recorded decision is found again, or one of equal worth; a wrong one is told."""
    lines = [line for number in range(GAMES) for line in decisions(number)]
    file = tmp_path / "decisions.txt"
    file.write_text("\n".join(lines))
    said = checked(gin_trainer, file)
    assert said.returncode == 0, said.stdout
    assert "strong@3 ends" in said.stdout

    player, task, takes, *rest = next(each for each in lines if "normal wants" in each).split()
    file.write_text(" ".join((player, task, str(1 - int(takes)), *rest)))
    assert checked(gin_trainer, file).returncode == 1
