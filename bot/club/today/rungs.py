"""The ladder of a month as a page: who made most of their best deals, ten at a time."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.controls.paging import page_buttons
from bot.people.texts import name_text, say
from bot.render.buttons import Button, Row, button, buttons
from bot.render.layout import MessageLayout, layout
from bot.render.titles import date, points_text
from data.ids import UserId
from data.ladders import BEST, KEPT_MONTHS, Ladder, Rung, days_of


@dataclass(frozen=True, slots=True)
class LadderPage:
    """A page of a ladder for one reader: *latest* is the present month, *names* are of a server."""

    ladder: Ladder
    latest: int
    user: UserId
    names: Mapping[UserId, str]
    language: str
    in_server: bool


def ladder_id(month: int) -> str:
    """The beginning of the ids of controls that lead to pages of a month's ladder."""
    return f"today:ladder:{month}"


def ladder_button(language: str, month: int) -> Button:
    """Leads to the first page of a month's ladder."""
    return button(say(language, "button-today-ladder"), f"{ladder_id(month)}:1:show")


def ladder_view(page: LadderPage) -> MessageLayout:
    """The page with how it is counted, and the ways to the pages and months beside it."""
    language, ladder = page.language, page.ladder
    first, last = days_of(ladder.month)
    title = f"{say(language, 'today-ladder-title')}\n-# {date(first)} – {date(last)}"
    return layout(title, "\n".join(lines(page)), "\n".join(foot(page)), *ways(page))


def lines(page: LadderPage) -> Iterator[str]:
    """The players of the page; the reader is added where they stand on another one."""
    ladder, language = page.ladder, page.language
    if not page.in_server:
        yield say(language, "today-ladder-dm")
    elif not ladder.rungs:
        yield say(language, "today-ladder-empty")
    yield from (line(rung, page) for rung in ladder.rungs)
    if ladder.own is not None and all(rung.user_id != page.user for rung in ladder.rungs):
        yield "…"
        yield line(ladder.own, page)


def line(rung: Rung, page: LadderPage) -> str:
    """A player with their place, their sum, and of how many deals it is the best of."""
    language = page.language
    name = name_text(page.names.get(rung.user_id, "?"))
    return say(
        language,
        "today-ladder-row",
        place=rung.place,
        name=f"**{name}**" if rung.user_id == page.user else name,
        points=points_text(language, rung.points),
        deals=say(language, "today-ladder-deals", count=rung.deals),
    )


def foot(page: LadderPage) -> Iterator[str]:
    """How many there are, where the reader stands everywhere, and what counts."""
    ladder, language = page.ladder, page.language
    if ladder.rungs:
        count = {"players": ladder.players, "page": ladder.page, "pages": ladder.pages}
        yield f"-# {say(language, 'standings-foot', **count)}"
    if (own := ladder.everywhere) is not None:
        everywhere = say(
            language,
            "today-ladder-everywhere",
            place=own.place,
            all=ladder.everybody,
            points=points_text(language, own.points),
        )
        yield f"-# {everywhere}"
    yield f"-# {say(language, 'today-ladder-rule', best=BEST)}"


def ways(page: LadderPage) -> list[Row]:
    """Buttons to other pages, to the months before and after, and to all games."""
    language, ladder = page.language, page.ladder
    turning = page_buttons(language, ladder_id(ladder.month), ladder.page, ladder.pages)
    beside = []
    if ladder.month > first_month(page.latest):
        before = say(language, "button-today-before")
        beside.append(button(before, f"{ladder_id(ladder.month - 1)}:1:before"))
    if ladder.month < page.latest:
        after = say(language, "button-today-after")
        beside.append(button(after, f"{ladder_id(ladder.month + 1)}:1:after"))
    menu = button(say(language, "button-today-menu"), "today:menu:today")
    return [*buttons(turning), *buttons([*beside, menu])]


def first_month(latest: int) -> int:
    """The first month whose ladder is kept."""
    return latest - KEPT_MONTHS + 1
