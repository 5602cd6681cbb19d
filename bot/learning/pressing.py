"""The controls of a lesson. Their ids and the menus' choices are all there is to know of it."""

from dataclasses import replace

from bot.controls.clicks import Click
from bot.controls.control import chosen, control
from bot.learning.attempt import Attempt
from bot.learning.lesson import Lesson, lessons
from bot.learning.view import LessonPage, Pupil, sheet_of
from bot.messages.illustrating import hand_pictures
from bot.messages.own_pages import OwnPages
from bot.messages.pressed import chosen_before, components_of, custom_id, menus_in, put
from bot.messages.replies import show_privately
from bot.people.refused import Refused
from bot.render.layout import MessageLayout


async def pupil_of(click: Click) -> Pupil:
    """The pupil: the one who clicked."""
    app = click.client
    look = await app.looks.of_click(click)
    return Pupil(await app.languages.of_click(click), click.user.display_name, look)


async def content_of(sheet: LessonPage) -> MessageLayout:
    """A step as a message, with pictures for who likes them."""
    if sheet.is_end:
        return sheet.view()
    return sheet.view(await hand_pictures(sheet.frame, sheet.page, sheet.draft))


def lesson_of(game: str) -> Lesson:
    """The lesson of a game; raises Refused where there is none."""
    found = lessons().get(game)
    if found is None:
        raise Refused("changed-command")
    return found


async def begin(click: Click, game: str) -> None:
    """Show the first step of a lesson in a new message, to the pupil alone."""
    sheet = sheet_of(lesson_of(game), 1, await pupil_of(click))
    await show_privately(click, await content_of(sheet))
    keep(click, sheet)


def keep(click: Click, sheet: LessonPage) -> None:
    """Let the lesson follow where the pupil likes to read otherwise; what was wrong is gone."""

    async def draw() -> MessageLayout:
        return await content_of(replace(sheet, pupil=await pupil_of(click), note=""))

    click.client.part(OwnPages).keep(click, "lesson", draw)


@control(
    r"lesson:(?P<game>[a-z0-9-]{1,20}):(?P<step>\d{1,2}):(?P<verb>[a-z]{1,20})(:(?P<menu>\d))?"
)
async def lesson_control(
    press: Click, game: str, step: int, verb: str, menu: str | None = None
) -> None:
    """Do what was pressed in a lesson, where its step asks for that; else say why it does not."""
    lesson, pupil = lesson_of(game), await pupil_of(press)
    steps = {"again": 1, "back": step - 1, "skip": step + 1}
    if verb == "end":
        sheet = sheet_of(lesson, lesson.length + 1, pupil, skipped=True)
    elif verb in steps:
        sheet = sheet_of(lesson, steps[verb], pupil)
    else:
        attempt = Attempt(lesson, lesson.step(step), pupil, choices_of(press))
        sheet = attempt.sheet(verb, is_menu=menu is not None)
    await put(press, await content_of(sheet))
    keep(press, sheet)


def choices_of(press: Click) -> dict[str, list[str]]:
    """What the menus of the pressed message show as chosen, with what has just been chosen."""
    found = {}
    for menu in menus_in(components_of(press)):
        pressed = menu["custom_id"] == custom_id(press)
        found[menu["custom_id"].split(":")[3]] = chosen(press) if pressed else chosen_before(menu)
    return found


@control(r"lessons:(?P<game>[a-z0-9-]{1,20})")
async def learn_button(press: Click, game: str) -> None:
    """Begin a lesson from anywhere, in a message of its own."""
    await begin(press, game)
