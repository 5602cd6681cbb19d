"""The standings as a picture: who stands where, in letters that there are, and in words."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.render.look import PLAIN
from bot.render.pictures.standings import standings_picture
from data.standings import Standing, Standings
from engine.variants import VARIANTS

NAMES = {1: "Alice", 2: "Bob", 3: "Жанна", 4: "田中"}


def row(user: int, *, rank: int = 0, wins: int = 3) -> Standing:
    return Standing(rank or user, user, 1900 - user, False, 100, 9, wins, 2)


def drawn(*rows: Standing, own: Standing | None = None, language: str = "en") -> Image.Image:
    """The picture of one page."""
    page = Standings(rows, 1, 1, len(rows), own)
    picture = standings_picture(page, NAMES, "five-hundred", "all", language, PLAIN)
    return Image.open(BytesIO(picture.png)).convert("RGB")


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("period", ["all", "week"])
def test_words_say_all(variant: str, period: str) -> None:
    """Who hears the picture is told each name, rank and value, without formatting."""
    page = Standings((row(1), row(2)), 1, 1, 2, row(4))
    said = standings_picture(page, NAMES, variant, period, "en", PLAIN).alt  # type: ignore[arg-type]
    assert [name in said for name in NAMES.values()] == [True, True, False, True]
    assert "3 of 9 won" in said
    assert "*" not in said


def test_each_fact_is_drawn() -> None:
    """A name, a rank, a number more, or whose row it is: each makes another picture."""
    usual = drawn(row(1), row(2))
    others = [
        drawn(row(1), row(3, rank=2)),
        drawn(row(1), row(2, rank=4)),
        drawn(row(1), row(2, wins=4)),
        drawn(row(1), row(2), own=row(2)),
        drawn(row(1), row(2), language="ru"),
    ]
    assert all(ImageChops.difference(usual, other).getbbox() for other in others)


def test_own_row_from_another_page() -> None:
    """The reader's own row is added below; who has no letters is drawn as a question mark."""
    assert drawn(row(1), own=row(4, rank=40)).height > drawn(row(1)).height
