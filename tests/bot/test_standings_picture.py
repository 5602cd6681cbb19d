"""The standings as a picture: who stands where, in letters that there are, and in words."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.render.look import PLAIN
from bot.render.pictures.standings import standings_picture
from data.standings import Period, Standing, Standings, usual_order
from data.tally import Tally
from engine.variants import VARIANTS

NAMES = {1: "Alice", 2: "Bob", 3: "Жанна", 4: "田中"}


def row(user: int, *, rank: int = 0, wins: int = 3) -> Standing:
    return Standing(rank or user, user, 1900 - user, False, Tally(900, 9), 9, wins, 2)


def standings(
    *rows: Standing, own: Standing | None = None, game: str = "gin", period: Period = "all"
) -> Standings:
    """One page, in its usual order."""
    return Standings(game, period, usual_order(period), rows, 1, 1, len(rows), own)


def drawn(*rows: Standing, own: Standing | None = None, language: str = "en") -> Image.Image:
    """The picture of one page."""
    picture = standings_picture(standings(*rows, own=own), NAMES, language, PLAIN)
    return Image.open(BytesIO(picture.png)).convert("RGB")


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("period", ["all", "week"])
def test_words_say_all(variant: str, period: Period) -> None:
    """Who hears the picture is told each name, rank and value, without formatting."""
    page = standings(row(1), row(2), own=row(4), game=variant, period=period)
    said = standings_picture(page, NAMES, "en", PLAIN).alt
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
