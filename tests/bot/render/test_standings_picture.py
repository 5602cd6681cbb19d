"""The standings as a picture: who stands where, in letters that there are, and in words."""

from dataclasses import replace
from io import BytesIO
from itertools import product
from typing import get_args

import pytest
from PIL import Image, ImageChops

from bot.people.look import PLAIN
from bot.people.texts import LANGUAGES
from bot.render.pictures.fonts import broken, fitted, showable
from bot.render.pictures.standings import SMALL, VALUE, standings_picture
from bot.render.standings import row_values
from data.standings import Order, Period, Standing, Standings, usual_order
from data.tally import MEANS, Tally
from engine.variants import VARIANTS

NAMES = {1: "Alice", 2: "Bob", 3: "Жанна", 4: "田中"}


def row(user: int, *, rank: int = 0, wins: int = 3) -> Standing:
    return Standing(rank or user, user, 1900 - user, False, Tally(900, 9), 9, wins, 2)


def standings(
    *rows: Standing,
    own: Standing | None = None,
    game: str = "gin",
    period: Period = "all",
    order: Order | None = None,
) -> Standings:
    """One page, in its usual order unless said."""
    order = order or usual_order(period)
    return Standings(game, period, order, tuple(MEANS), rows, 1, 1, len(rows), own)


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


@pytest.mark.parametrize(
    ("tally", "words"),
    [
        pytest.param(Tally(points=-610, point_games=9), "−68 points a game", id="points"),
        pytest.param(
            Tally(penalties=610, penalty_games=9), "68 penalty points a game", id="penalties"
        ),
        pytest.param(Tally(90, 4, 70, 5), "22 points a game · 14 penalty points a game", id="both"),
        pytest.param(Tally(beaten=12, rivals=21), "outlasted 12 of 21 opponents", id="staying in"),
        pytest.param(Tally(beaten=3, rivals=9), "3 of 9 won · 2 won in a row", id="duels"),
        pytest.param(Tally(), "3 of 9 won · 2 won in a row", id="none played to the end"),
    ],
)
def test_what_games_brought(tally: Tally, words: str) -> None:
    """On average, in the game's own measure; no sum that says nothing."""
    picture = standings_picture(standings(replace(row(1), tally=tally)), NAMES, "en", PLAIN)
    assert words in picture.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_ranks_is_never_cut(language: str) -> None:
    """However many words a language needs for it."""
    tallies = (Tally(1120, 10), Tally(0, 0, 1120, 10), Tally(beaten=117, rivals=221))
    for order, tally in product(get_args(Order), tallies):
        head, _ = row_values(replace(row(1), tally=tally), standings(order=order), language)
        assert fitted(showable(head), "Bold", 30, VALUE) == showable(head)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_below_is_never_cut(language: str) -> None:
    """What does not fit into a line goes on in the next, and the row is so much taller."""
    long = replace(row(1), tally=Tally(1100, 9, 1120, 9), provisional=True)
    _, rest = row_values(long, standings(order="wins"), language)
    lines = broken(showable(rest), "Regular", SMALL, 700)
    assert len(lines) > 1
    assert " · ".join(lines) == showable(rest)
    assert all(fitted(line, "Regular", SMALL, 700) == line for line in lines)
    assert drawn(long, language=language).height > drawn(row(1), language=language).height


def test_each_fact_is_drawn() -> None:
    """A name, a rank, a number more, or whose row it is: each makes another picture."""
    usual = drawn(row(1), row(2))
    others = [
        drawn(row(1), row(3, rank=2)),
        drawn(row(1), row(2, rank=4)),
        drawn(row(1), row(2, wins=4)),
        drawn(row(1), replace(row(2), tally=Tally(0, 0, 900, 9))),
        drawn(row(1), row(2), own=row(2)),
        drawn(row(1), row(2), language="ru"),
    ]
    assert all(ImageChops.difference(usual, other).getbbox() for other in others)


def test_own_row_from_another_page() -> None:
    """The reader's own row is added below; who has no letters is drawn as a question mark."""
    assert drawn(row(1), own=row(4, rank=40)).height > drawn(row(1)).height
