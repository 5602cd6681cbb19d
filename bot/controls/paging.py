"""Back and Next, or tabs, below what has several pages."""

from collections.abc import Sequence

from bot.people.texts import say
from bot.render.buttons import GREY, PRIMARY, Button, button, buttons
from bot.render.layout import Block, MessageLayout, layout


def page_buttons(language: str, custom_id: str, page: int, pages: int) -> list[Button]:
    """Back and Next where there are several pages; their ids end in page and direction."""
    if pages == 1:
        return []
    back, ahead = say(language, "button-previous"), say(language, "button-next")
    return [
        button(back, f"{custom_id}:{page - 1}:back", disabled=page == 1),
        button(ahead, f"{custom_id}:{page + 1}:next", disabled=page == pages),
    ]


def paged(
    language: str,
    subject: str,
    page: str,
    pages: Sequence[str],
    parts: Sequence[Block],
    note: str,
    again: Sequence[Button] = (),
) -> MessageLayout:
    """One *page* of a panel about *subject*, made of *parts*, with the way to its other *pages*.

    A *note* says what has just been done, or what was wrong; *again* leads back to that.
    """
    noted: list[Block] = [note, *buttons(again)] if note else []
    title = say(language, f"{subject}-title")
    tabs = buttons(
        button(
            say(language, f"{subject}-page-{name}"),
            f"{subject}:page:{name}",
            PRIMARY if name == page else GREY,
            disabled=name == page,
        )
        for name in pages
    )
    return layout(title, *parts, *noted, *tabs)
