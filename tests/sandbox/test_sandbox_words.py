"""What the page itself says, in the languages that a person can have Discord in."""

import json
import re
from pathlib import Path

import pytest

import sandbox
from sandbox.living_room import LOCALES

STATIC = Path(sandbox.__file__).with_name("static")
BOOKS = {
    file.stem: json.loads(file.read_text("utf-8")) for file in (STATIC / "words").glob("*.json")
}
SOURCES = "".join(file.read_text("utf-8") for file in (*STATIC.glob("*.js"), STATIC / "index.html"))
PLACE = re.compile(r"\{(\w+)\}")


def places(words: str) -> list[str]:
    return sorted(PLACE.findall(words))


def test_every_language_has_a_book() -> None:
    """Whatever language one's Discord is in, the page has words in it."""
    assert BOOKS.keys() == {locale.partition("-")[0] for locale in LOCALES}
    assert sorted(re.findall(r'"(\w\w)"', SOURCES.split("const LANGUAGES")[1].split(";")[0])) == (
        sorted(BOOKS)
    )


@pytest.mark.parametrize("language", BOOKS)
def test_every_word_is_one_of_english(language: str) -> None:
    """Keys of English in its order, none empty, with the same values in their words."""
    book, english = BOOKS[language], BOOKS["en"]

    assert list(book) == [key for key in english if key in book]
    assert [key for key, words in book.items() if not words.strip()] == []
    assert [key for key, words in book.items() if places(words) != places(english[key])] == []


def test_every_key_is_said() -> None:
    """No words are left over, and none are missing."""
    said = set(re.findall(r'\bt\(\s*"([a-z-]+)"', SOURCES))
    said |= set(re.findall(r'data-(?:word|label|title)="([a-z-]+)"', SOURCES))
    known = BOOKS["en"].keys()

    assert said - known == set()
    # Others are chosen between, or made of a word and an ending.
    quoted = set(re.findall(r'"([a-z-]+)"', SOURCES)) | {
        key for key in known if key.startswith(("pick-", "tile-", "problem-"))
    }
    assert known - said - quoted == set()
