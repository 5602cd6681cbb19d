"""A translation that is missing harms nothing: English stands in, tests pass, and it is listed."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import ignore_patterns

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from bot.people import texts
from bot.people.bundle import read_bundle
from tests.bot.conftest import Room, buttons
from tests.bot.speakers import begun, speak
from tests.bot.untranslated import PAGE, ROOT, Text, is_shown, report, untranslated

LANGUAGE = "de"
MISSING = {
    "main.ftl": ["yes", "minutes"],
    "hand.ftl": ["button-draw"],
    "rules.ftl": ["-decided"],
    "commands.ftl": ["command-draw", "command-meld.description"],
    "games/gin.ftl": ["game-gin", "rules-gin-1.title"],
}
"""Texts of each kind: a plain one, a counted one, one that others name, a term, the name and the
description of commands, the name of a game, and an attribute."""
LOOKING = (
    *(f"tests/bot/people/test_{name}.py" for name in ("languages", "texts", "wording")),
    *(f"tests/bot/people/test_{name}.py" for name in ("copied_texts", "command_locales")),
    "tests/sandbox/test_sandbox_words.py",
)
"""The tests of what is written in other languages."""
OTHERS = " and ".join(f"not [{one}]" for one in texts.LANGUAGES if one not in (LANGUAGE, "en"))
WORD = "pick-title"
"""One of the sandbox's page."""


def leave_out(file: Path, keys: list[str]) -> None:
    """Take *keys* out of a file of texts; of a key with attributes these stay."""
    whole = FluentParser().parse(file.read_text("utf-8"))
    for entry in whole.body:
        if isinstance(entry, ftl.Message):
            name = entry.id.name
            entry.value = None if name in keys else entry.value
            entry.attributes = [
                one for one in entry.attributes if f"{name}.{one.id.name}" not in keys
            ]
    whole.body = [entry for entry in whole.body if not is_left_out(entry, keys)]
    file.write_text(FluentSerializer().serialize(whole), "utf-8")


def is_left_out(entry: ftl.EntryType, keys: list[str]) -> bool:
    if isinstance(entry, ftl.Message):
        return not entry.value and not entry.attributes
    return isinstance(entry, ftl.Term) and f"-{entry.id.name}" in keys


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """German without some of its texts, in a folder of its own, is what Jolly speaks."""
    folder = tmp_path / LANGUAGE
    shutil.copytree(texts.LOCALES / LANGUAGE, folder)
    for file, keys in MISSING.items():
        leave_out(folder / file, keys)
    monkeypatch.setitem(texts.BUNDLES, LANGUAGE, read_bundle(folder, texts.ENGLISH))
    texts.say.cache_clear()
    yield folder
    texts.say.cache_clear()


@pytest.mark.usefixtures("german")
def test_english_is_said() -> None:
    """Whatever is left out is English, whole or within what is not, and counted as English is."""
    for keys in MISSING.values():
        assert [key for key in keys if texts.find(LANGUAGE, key)] == []
    assert texts.say(LANGUAGE, "minutes", count=1) == "1 minute"
    assert texts.say(LANGUAGE, "minutes", count=2) == "2 minutes"
    assert texts.say(LANGUAGE, "rules-gin-1.title") == texts.say("en", "rules-gin-1.title")
    assert "*(our rule)*" in texts.say(LANGUAGE, "rules-gin-1")
    assert "**Draw**" in texts.say(LANGUAGE, "learn-five-hundred-1")
    assert texts.say(LANGUAGE, "rules-gin-1") != texts.say("en", "rules-gin-1")


@pytest.mark.usefixtures("german", "known_cards")
async def test_the_bot_speaks_english_there(room: Room) -> None:
    """A hand has the one button in English, and all around it in its player's language."""
    await speak(room, LANGUAGE)
    table = await begun(room, LANGUAGE, game="straight")
    answer = await room.alice.slash(room.channel, "hand", table=str(table.id))
    labels = {one.label for one in buttons(answer.response.message)}

    assert "Draw" in labels
    assert any(label.startswith("Nehmen") for label in labels)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole project, where German lacks these texts and the sandbox's page a word."""
    there = tmp_path_factory.mktemp("copy")
    for folder in ("bot", "data", "engine", "sandbox", "tests"):
        shutil.copytree(ROOT / folder, there / folder, ignore=ignore_patterns("__pycache__"))
    for rest in ROOT.iterdir():
        if not (there / rest.name).exists():
            (there / rest.name).symlink_to(rest)
    for file, keys in MISSING.items():
        leave_out(there / "bot" / "locales" / LANGUAGE / file, keys)
    page = there / PAGE.relative_to(ROOT) / f"{LANGUAGE}.json"
    words = json.loads(page.read_text("utf-8"))
    del words[WORD]
    page.write_text(json.dumps(words), "utf-8")
    return there


def run(there: Path, *command: str) -> str:
    """What a module prints that is run in the *copy*, and that it ends well."""
    asked = [sys.executable, "-m", *command]
    ended = subprocess.run(asked, cwd=there, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


@pytest.mark.slow
def test_it_is_listed(copy: Path) -> None:
    """Each text in its English words, below the file where it would stand, and their number."""
    listed = run(copy, "tests.bot.untranslated", LANGUAGE)

    missing = {one: len(untranslated(one)) for one in ("cs", LANGUAGE, "et")}
    wanted = missing[LANGUAGE] + sum(map(len, MISSING.values())) + len([WORD])
    assert listed.splitlines()[-1] == f"de: {wanted} left to English"
    assert "\nbot/locales/de/hand.ftl\n    button-draw = Draw\n" in listed
    assert "\n    rules-gin-1.title = " in listed
    assert "\n    -decided = *(our rule)*\n" in listed
    assert "\n    minutes =\n" in listed
    page = listed.split("\nsandbox/static/words/de.json\n")[1]
    assert '    "pick-title": "Pick a game"\n' in page
    counts = f"cs {missing['cs']}, de {wanted}, et {missing['et']}"
    assert counts in run(copy, "tests.bot.untranslated", "--counts")


@pytest.mark.slow
def test_no_test_fails(copy: Path) -> None:
    """What looks at the texts is content."""
    run(copy, "pytest", "-q", "-n0", "-p", "no:cacheprovider", "-k", OTHERS, *LOOKING)


def test_nothing_is_missing_from_english() -> None:
    """English lacks nothing of itself."""
    assert untranslated("en") == []


def test_what_is_listed_is_seen() -> None:
    """Latvian is in no Discord, which would show names of commands and the sandbox's page."""
    command = Text(Path("bot/locales/en/hand.ftl"), "command-draw", "", ())
    button = Text(Path("bot/locales/en/hand.ftl"), "button-draw", "", ())
    page = Text(Path("sandbox/static/words/en.json"), "pick-title", "", ())

    assert [is_shown(one, "lv") for one in (command, button, page)] == [False, True, False]
    assert [is_shown(one, "de") for one in (command, button, page)] == [True, True, True]


def test_where_nothing_is_missing_it_says_so() -> None:
    """A language that is whole has its line too."""
    assert [*report("cs", [])] == ["cs: nothing left to English"]
