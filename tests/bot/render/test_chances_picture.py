"""The course of a game as a picture: a line with its rounds and what was judged, and in words."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.people.look import Look
from bot.people.texts import LANGUAGES
from bot.render.chances import Course, chance_at, course_of, course_text, percent
from bot.render.pictures.chances import chances_picture
from bot.render.reviews import loss_text
from engine.players.whys import Reason, Why
from engine.review.told import Chance, Judged, Review, RoundParts

DARK = Look(cards="image")
LIGHT = Look(cards="image", background="light", large=True)
LARGEST = 30_000
"""Bytes of a picture."""


def judged(step: int, round_: int, loss: float = 6.0, error: float = 1.0) -> Judged:
    reason = Reason(Why.WEIGHED)
    return Judged(step, round_, "1 discard 2c", "1 discard Qd", loss, error, reason, is_sure=True)


REVIEW = Review(
    (judged(70, 2), judged(20, 1), judged(72, 2)),
    40,
    tuple(
        Chance(step, one) for step, one in ((1, 0.5), (20, 0.3), (51, 0.62), (70, 0.2), (100, 1.0))
    ),
    (RoundParts(1, 5, 3, 2, 0, 1), RoundParts(2, 7, 3, 4, 0, 1)),
    little=5.0,
)
COURSE = course_of(REVIEW, [(1, 1), (50, 2)], 100)


def drawn(course: Course, look: Look = DARK, language: str = "en") -> Image.Image:
    """The picture in colours."""
    return Image.open(BytesIO(chances_picture(course, language, look).png)).convert("RGB")


@pytest.mark.parametrize("look", [DARK, LIGHT], ids=["dark", "light, large"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_as_other_pictures(language: str, look: Look) -> None:
    """Wide as ever, small, with a palette."""
    picture = chances_picture(COURSE, language, look)
    image = Image.open(BytesIO(picture.png))
    assert (image.mode, image.width) == ("P", 900)
    assert picture.height <= 700
    assert len(picture.png) < LARGEST


def test_the_line_goes_where_the_chances_go() -> None:
    """Another chance changes the picture there, and nowhere before."""
    *before, last = COURSE.points
    other = replace(COURSE, points=(*before, last._replace(chance=0.0)))
    box = ImageChops.difference(drawn(COURSE), drawn(other)).getbbox()
    assert box
    assert box[0] > 600


def test_marks_do_not_cover_each_other() -> None:
    """Two decisions at nearly the same moment both have their disc."""
    alone = replace(COURSE, marks=COURSE.marks[:1])
    box = ImageChops.difference(drawn(COURSE), drawn(alone)).getbbox()
    assert box
    red = theme_colour(drawn(COURSE), "#ff7b72")
    assert red > 2.2 * theme_colour(drawn(alone), "#ff7b72")


def theme_colour(image: Image.Image, code: str) -> int:
    """How many pixels have a colour."""
    wanted = tuple(bytes.fromhex(code[1:]))
    return sum(count for count, colour in image.getcolors(1 << 16) or () if colour == wanted)


def test_very_many_rounds() -> None:
    """Only as many numbers stand below as can be read."""
    deals = [(1 + 4 * number, number + 1) for number in range(25)]
    assert drawn(course_of(REVIEW, deals, 100)).width == 900


def test_words_say_all() -> None:
    """Whoever hears it is told each round, its low and its high, and what was judged in it."""
    assert course_text("en", COURSE).split("\n") == [
        "Chances of winning: 50% at first, 100% at the end.",
        "Round 1: 50%, 30% · decision 2",
        "Round 2: 62%, 20% · decision 1 · decision 3",
    ]
    assert chances_picture(COURSE, "en", DARK).alt == course_text("en", COURSE)


@pytest.mark.parametrize(
    ("chance", "said"),
    [(0.0, "0%"), (0.001, "1%"), (0.5, "50%"), (0.999, "99%"), (1.0, "100%")],
)
def test_what_is_not_sure_is_not_called_so(chance: float, said: str) -> None:
    """Nothing is rounded to what cannot happen, or must."""
    assert percent("en", chance) == said


def test_a_chance_between_two() -> None:
    """A decision stands where the line was before it."""
    assert [chance_at(REVIEW, step) for step in (0, 1, 30, 100)] == [0.5, 0.5, 0.3, 1.0]


@pytest.mark.parametrize(
    ("loss", "error", "said"),
    [
        (6.0, 1.0, "about 6 points (± 2)"),
        (1.0, 0.24, "about 1 point (± 0.5)"),
        (23.4, 4.2, "about 23 points (± 8)"),
        (0.62, 0.1, "about 0.6 points (± 0.2)"),
    ],
)
def test_a_loss(loss: float, error: float, said: str) -> None:
    """As exact as it is, with twice its standard error."""
    assert loss_text("en", judged(1, 1, loss, error)) == said
