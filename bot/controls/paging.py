"""Back and Next, below what has several pages."""

from bot.people.texts import say
from bot.render.buttons import Button, button


def page_buttons(language: str, custom_id: str, page: int, pages: int) -> list[Button]:
    """Back and Next where there are several pages; their ids end in page and direction."""
    if pages == 1:
        return []
    back, ahead = say(language, "button-previous"), say(language, "button-next")
    return [
        button(back, f"{custom_id}:{page - 1}:back", disabled=page == 1),
        button(ahead, f"{custom_id}:{page + 1}:next", disabled=page == pages),
    ]
