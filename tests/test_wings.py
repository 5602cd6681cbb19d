"""Every feature of the club is one folder: without it, and its tests, all others pass."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.wings import ROOT

CLUB = ROOT / "bot" / "club"
FEATURES = sorted(path.parent.name for path in CLUB.glob("*/wing.py"))
ELSEWHERE = ("__pycache__", ".*", "node_modules", "gallery")
"""What a copy of the program can do without."""
SOME = (
    *("tests/test_house.py", "tests/bot/club/test_home.py", "tests/bot/people/test_texts.py"),
    *("tests/bot/people/test_command_locales.py", "tests/bot/commands/test_server_panel.py"),
    *(
        "tests/bot/commands/test_standings_commands.py",
        "tests/bot/consent/test_what_may_be_asked.py",
    ),
    *("tests/bot/hosting/test_retention.py", "tests/bot/commands/test_privacy.py"),
)
"""The tests of screens that features add something to; `make soak` runs all of the bot's."""
LEFT_OUT = "not soak and not slow and not wire and not crash and not browser and not reference"


def without(feature: str, place: Path) -> Path:
    """A copy of the program in *place* in which the feature's folders and texts are missing."""
    copy = place / "copy"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*ELSEWHERE))
    shutil.copy(ROOT / ".env.example", copy)
    for folder in ("bot", "tests/bot"):
        shutil.rmtree(copy / folder / "club" / feature)
    for texts in (copy / "bot" / "locales").glob(f"*/club/{feature}.ftl"):
        texts.unlink()
    return copy


@pytest.mark.slow(30)
@pytest.mark.soak(one_of=len(FEATURES))
@pytest.mark.parametrize("feature", FEATURES)
def test_without_a_feature(feature: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """With its folder taken out everything else passes."""
    copy = without(feature, tmp_path)
    tests = ("tests/bot", "tests/test_house.py") if request.config.option.soak else SOME
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", LEFT_OUT]
    alone = {name: value for name, value in os.environ.items() if "PYTEST" not in name}
    done = subprocess.run(
        [*command, *tests], cwd=copy, env=alone, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-5000:]
    assert " passed" in done.stdout


def test_a_copy_lacks_the_feature(tmp_path: Path) -> None:
    """What is tried above is really without it, and with all others."""
    copy = without("today", tmp_path)
    asked = "from bot.club.wings import found; print(*(one.name for one in found()))"
    command = [sys.executable, "-c", asked]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [name for name in FEATURES if name != "today"]
