"""The picture of how the chances of winning a game went: a line, its rounds, what was judged."""

from collections.abc import Iterator
from itertools import pairwise

from PIL import Image

from bot.people.look import Look
from bot.people.texts import say
from bot.render.chances import Course, JudgedMark, course_text, percent
from bot.render.picture import Picture
from bot.render.pictures import fonts
from bot.render.pictures.canvas import MARGIN, WIDTH, Canvas, stacked
from bot.render.pictures.colours import Theme, theme
from bot.render.pictures.pen import Pen
from bot.render.pictures.shapes import SHAPES
from bot.render.pictures.sizes import LARGE, USUAL, Sizes

HIGH = 380
"""Pixels from no chance at all to a sure win."""
PAD = 26
"""Around the line, so that discs at its ends are whole."""
LINE, GRID = 7, 2
DISC = 54
LEVELS = (1.0, 0.5, 0.0)
GAP = 10
LEAST_ROUND = 3.2
"""How far apart the numbers of two rounds are at least, in widths of a figure."""


def chances_picture(course: Course, language: str, look: Look) -> Picture:
    """The chances of a seat over a whole game."""
    parts = _parts(course, language, theme(look), LARGE if look.large else USUAL)
    return stacked("chances.png", parts, course_text(language, course))


def _parts(course: Course, language: str, theme: Theme, sizes: Sizes) -> Iterator[Canvas]:
    """The title, the line in its frame, and what runs below it."""
    title, most = Canvas(theme, sizes.line + 2 * GAP), WIDTH - 2 * MARGIN
    title.text(say(language, "chances-title"), MARGIN, GAP / 2, sizes.label, bold=True, most=most)
    yield title
    levels = [fonts.showable(percent(language, level)) for level in LEVELS]
    left = MARGIN + max(fonts.width(text, "Regular", sizes.label) for text in levels) + GAP
    plot = _plot(theme, course, WIDTH - MARGIN - left)
    part = Canvas(theme, plot.height)
    part.lay(plot, left, 0)
    for level, text in zip(LEVELS, levels, strict=True):
        top = _height(level) - sizes.label * 0.7
        part.text(text, left - GAP, top, sizes.label, colour="muted", right=True)
    yield part
    yield _rounds(theme, course, left, language, sizes)


def _height(chance: float) -> float:
    """How far below the top of the frame a chance stands."""
    return PAD + HIGH * (1 - chance)


def _plot(theme: Theme, course: Course, wide: int) -> Image.Image:
    pen = Pen(wide, HIGH + 2 * PAD, theme, "felt")
    pen.plate((0, 0, wide, HIGH + 2 * PAD), 14, "panel")

    def across(at: float) -> float:
        return PAD + (wide - 2 * PAD) * at

    for level in LEVELS:
        pen.line((PAD, _height(level)), (wide - PAD, _height(level)), width=GRID, colour="muted")
    for begin in course.rounds[1:]:
        pen.line(
            (across(begin.at), PAD), (across(begin.at), PAD + HIGH), width=GRID, colour="muted"
        )
    places = [(across(one.at), _height(one.chance)) for one in course.points]
    for start, other in pairwise(places):
        pen.line(start, other, width=LINE, colour="accent")
        pen.centred(SHAPES["dot"], *other, LINE, "accent")
    pen.centred(SHAPES["dot"], *places[-1], 3 * LINE, "accent")
    for mark in _apart(course.marks):
        x, y = across(mark.at), _height(mark.chance)
        pen.centred(SHAPES["dot"], x, y, DISC, "wrong")
        pen.text(str(mark.number), x, y - DISC * 0.24, DISC * 0.48, DISC * 0.6, "barred")
    return pen.indices()


def _apart(marks: tuple[JudgedMark, ...]) -> Iterator[JudgedMark]:
    """The marks so that none covers another: the later one of two moves up or down."""
    shown: list[JudgedMark] = []
    step = DISC / HIGH
    for mark in sorted(marks):
        near = [one for one in shown if abs(one.at - mark.at) * WIDTH < DISC]
        tries = (mark.chance + way * step for way in (0, 1, -1, 2, -2))
        free = (
            chance
            for chance in tries
            if 0 <= chance <= 1 and all(abs(chance - one.chance) >= step for one in near)
        )
        shown.append(mark._replace(chance=next(free, mark.chance)))
        yield shown[-1]


def _rounds(theme: Theme, course: Course, left: int, language: str, sizes: Sizes) -> Canvas:
    """The numbers of the rounds below their begins, as many as there is room for."""
    part = Canvas(theme, 2 * sizes.line + 2 * GAP)
    wide, next_free = WIDTH - MARGIN - left, 0.0
    for begin in course.rounds:
        x = left + PAD + (wide - 2 * PAD) * begin.at
        text = str(begin.round)
        if x >= next_free and x + fonts.width(text, "Regular", sizes.label) <= WIDTH - MARGIN:
            part.text(text, x, GAP, sizes.label)
            next_free = x + LEAST_ROUND * fonts.width("0", "Regular", sizes.label)
    words = say(language, "chances-rounds")
    most = WIDTH - 2 * MARGIN
    part.text(words, left + PAD, GAP + sizes.line, sizes.label, colour="muted", most=most - left)
    return part
