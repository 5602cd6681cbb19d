"""Every text is written with real values, and all of them stand on the page of a language."""

import logging
import re
import subprocess
import sys
from html import unescape
from pathlib import Path

import pytest

from bot.people.texts import LANGUAGES, say
from tests.bot.ftl_files import FILES, chosen_by, content, entries, is_plural, language_of, name_of
from tests.bot.pages import page, written
from tests.bot.sampling import rows, samples, traced, values_of, words
from tests.bot.untranslated import ROOT, texts
from tests.bot.values import KINDS, WHERE, kind

pytestmark = pytest.mark.wing(
    *("around", "moderation", "puzzle", "scorecard", "season", "today", "tournament", "welcome")
)


def values() -> list[tuple[str, str]]:
    """Every value of an English text, with the key of the text."""
    return [(key, name) for key in entries() for name in sorted(content("en", key).names)]


def test_each_value_has_a_kind() -> None:
    """What a value can be is said in tests/bot/values.py, so that the pages show it."""
    assert not [f"{key}: ${name}" for key, name in values() if kind(key, name) is None]


def test_each_value_has_samples() -> None:
    """A value that is only chosen by has its variants; any other has something to be shown."""
    assert not [(key, name) for key, name in values() if not samples("en", key)[name]]


def test_no_kind_is_left_over() -> None:
    """Kinds are known of values that there are."""
    names = {name for _, name in values()}
    assert not KINDS.keys() - names
    assert not [
        (keys, some)
        for keys, some, _ in WHERE
        if not any(re.fullmatch(some, name) and re.fullmatch(keys, key) for key, name in values())
    ]


def test_kinds_that_can_be_counted_are() -> None:
    """A value by whose plural a text chooses is a number."""
    wrong = [
        (key, name, value)
        for key in entries()
        for select in filter(is_plural, content("en", key).selects)
        for name in [chosen_by(select)]
        for value in samples("en", key)[name]
        if not isinstance(value, int | float)
    ]
    assert not wrong


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_variant_is_shown(language: str) -> None:
    """The values choose every variant that is chosen by a word, or by one certain number."""
    unseen = []
    for key in entries(language):
        told = [values_of(language, key, row) for row in rows(language, key)]
        shown = {one for each in told for one, _ in traced(language, key, each)}
        unseen += [f"{key}: {name_of(one)}" for one in words(language, key) if id(one) not in shown]
    assert not unseen


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_whole(language: str, caplog: pytest.LogCaptureFixture) -> None:
    """Every text stands on the page, with nothing left to fill in, and nothing fails."""
    with caplog.at_level(logging.ERROR, "bot.people.texts"):
        shown = unescape(re.sub(r"<(style|script)>.*?</\1>", "", page(language), flags=re.DOTALL))
    assert not caplog.records
    lines = re.findall(r"<dt>(.*?)</dt>", shown, re.DOTALL)
    assert not [line for line in lines if "{" in line or "}" in line or "‹" in line]
    keys = [*entries(language), *(one.key for one in texts(language) if one.file.suffix == ".json")]
    assert not [key for key in keys if f"<code>{key}</code>" not in shown]


def test_numbers_stand_in_each_form() -> None:
    """A page shows what each number does to the words beside it."""
    told = [*written("cs", "minutes"), *written("ru", "points")]
    assert {"1 minuta", "2 minuty", "22 minut", "1 очко", "21 очко", "22 очка", "5 очков"} <= {
        *told
    }


@pytest.mark.slow
def test_written_by_a_command(tmp_path: Path) -> None:
    """The pages are written where one wants them, and it is said where that is."""
    command = [sys.executable, "-m", "tests.bot.pages", "lv", "--to", str(tmp_path)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    file = tmp_path / "lv.html"
    assert told.stdout.split() == [str(file)]
    shown = file.read_text("utf-8")
    assert say("lv", "days", count=21) in shown
    assert all(one.name in shown for one in FILES if language_of(one) == "en")
