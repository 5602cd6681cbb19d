"""The first screen: what this is, how to begin, and the ways that lead on."""

from bot.people.texts import is_said, say
from bot.render.buttons import GREY, PRIMARY, Button, Row, button, buttons
from bot.render.layout import MessageLayout, layout
from bot.render.menus import option, selects
from bot.render.titles import game_name
from engine.variants import VARIANTS

NEW_GAME = "newgame:open"
"""The id of the button that leads to the page on which a game is begun by presses."""


def help_view(language: str, game: str, *, only: bool, in_server: bool) -> MessageLayout:
    """How to begin; with *only*, the typed commands of that one game.

    What only works in a server is left out elsewhere.
    """
    keys = ["help-screen", *(["help-standings"] if in_server else [])]
    lines = [" ".join(say(language, key) for key in keys)]
    if only:
        key = f"help-how-{game}"
        how = say(language, key) if is_said(key) else ""
        lines = [say(language, "help-game", game=game_name(language, game), how=how)]
    return layout(
        *lines, *lesson_choice(language, "help-learn"), *buttons(next_buttons(language, game))
    )


def choice_view(language: str) -> MessageLayout:
    """The lessons to choose from."""
    return layout(say(language, "learn-choose"), *lesson_choice(language))


def has_lesson(game: str) -> bool:
    """Whether a game is taught: its texts say what to do at each step."""
    return is_said(f"learn-{game}-1")


def lesson_choice(language: str, hint: str = "learn-choose-hint") -> list[Row]:
    """A select of all lessons."""
    games = [option(game_name(language, key), key) for key in VARIANTS if has_lesson(key)]
    return selects("learn:", games, say(language, hint), several=False)


def new_game_way(language: str) -> tuple[str, str]:
    """The label and the id of the button that leads to a new game."""
    return say(language, "button-new-game"), NEW_GAME


def new_game_button(language: str, style: int = GREY) -> Button:
    """Leads to a new game with somebody, or to a table for whoever comes."""
    return button(*new_game_way(language), style)


def next_buttons(language: str, game: str) -> list[Button]:
    """The ways from the help."""
    return [
        button(say(language, "button-challenge-computer"), f"guide:computer:{game}", PRIMARY),
        button(say(language, "button-rules"), f"guide:rules:{game}"),
        button(say(language, "button-preferences"), "guide:preferences"),
        button(say(language, "button-club"), "club:home"),
    ]
