"""Which processes of a database in a file live: said of the dead at once, and of nobody else."""

import subprocess
import sys
from pathlib import Path

from data.store.database import Database
from data.store.lives import Lives

ROOT = Path(__file__).parents[2]
SHOWS = """
import sys, time
from pathlib import Path
from data.store.lives import Lives
lives = Lives(Path(sys.argv[1]))
lives.show("other")
print("shown", flush=True)
time.sleep(600)
"""


def test_who_was_killed_has_ended(tmp_path: Path) -> None:
    """While the other one lives it has not; nothing is left of it once that was said."""
    file = tmp_path / "jolly.db"
    command = [sys.executable, "-c", SHOWS, str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as other:
        assert other.stdout
        assert other.stdout.readline() == b"shown\n"
        assert not Lives(file).has_ended("other")
        other.kill()
    assert Lives(file).has_ended("other")
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_known_without_a_sign(tmp_path: Path) -> None:
    """Of who never showed it, or where there is no file to show it beside."""
    assert not Lives(tmp_path / "jolly.db").has_ended("other")
    nowhere = Lives(None)
    nowhere.show("own")
    assert not nowhere.has_ended("own")


async def test_who_ends_takes_back_its_sign(tmp_path: Path) -> None:
    """What is closed leaves no file, and is not said to have been killed."""
    db = await Database.open(f"sqlite:///{tmp_path}/jolly.db")
    db.lives.show("own")
    assert not db.lives.has_ended("own")
    assert not Lives(tmp_path / "jolly.db").has_ended("own")
    await db.close()
    assert not [one for one in tmp_path.iterdir() if one.suffix == ".lives"]
    assert not Lives(tmp_path / "jolly.db").has_ended("own")
