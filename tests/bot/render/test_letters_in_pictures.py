"""Every letter of every language can be drawn in a picture."""

import pytest

from bot.people.texts import FALLBACK, LANGUAGES
from bot.render.pictures.fonts import LETTERS
from tests.bot.ftl_files import entries, written

DRAWN = ("picture-", "game-", "table-title", "table-player", "standings-", "points", "minutes")
"""How the keys of texts begin that are drawn."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_can_be_drawn(language: str) -> None:
    """No text that stands in a picture has a letter that the fonts do not have."""
    keys = [key for key in entries(language) if key.startswith(DRAWN)]
    assert keys or language != FALLBACK
    texts = [text for key in keys for text in written(language, key)]

    letters = {letter for letter in "".join(texts) if letter.isalpha()}

    assert [letter for letter in sorted(letters) if not LETTERS.fullmatch(letter)] == []
