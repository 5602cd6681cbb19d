"""The rules of a game, page by page."""

from bot.controls.clicks import Click
from bot.controls.club_page import turn_or_put
from bot.controls.control import control
from bot.controls.paging import page_buttons
from bot.messages.replies import show_privately
from bot.people.look import PLAIN, Look
from bot.people.texts import say
from bot.render.buttons import button, buttons
from bot.render.guide import has_lesson
from bot.render.layout import MessageLayout, layout
from bot.render.rules_pages import page_keys, rules_text
from bot.render.titles import game_name
from engine.record.rule_code import BadRuleCode, rule_code, rules_of_code
from engine.rules import Rules
from engine.state import Variant
from engine.variants import VARIANTS


async def show_rules(click: Click, variant: Variant, values: Rules) -> None:
    """Show the rules of a game from their first page, to the person alone."""
    await show_privately(click, await rules_page(click, variant, values, 1))


async def rules_page(click: Click, variant: Variant, values: Rules, page: int) -> MessageLayout:
    """One page of the rules as the clicker reads it."""
    look = await click.client.looks.of_click(click)
    language = await click.client.languages.of_click(click)
    return rules_view(language, variant, values, page, look)


def rules_view(
    language: str, variant: Variant, values: Rules, page: int, look: Look = PLAIN
) -> MessageLayout:
    """One page of the rules, with the ways to the pages beside it."""
    pages = len(page_keys(variant))
    page = min(max(page, 1), pages)
    # The code keeps the values of a table that is over, also after a restart.
    custom_id = f"rules:{variant.key}:{rule_code(variant, values)}"
    turning = page_buttons(language, custom_id, page, pages)
    learn = say(language, "learn-button", game=game_name(language, variant.key))
    lesson = [button(learn, f"lessons:{variant.key}")] if has_lesson(variant.key) else []
    words = rules_text(language, variant, values, page)
    return layout(*words, *buttons([*turning, *lesson]), look=look)


def rules_named(variant: Variant, code: str) -> Rules:
    """The rules that a button's code stands for; the usual ones where it says nothing any more."""
    try:
        named, rules = rules_of_code(code)
    except BadRuleCode:
        return variant.usual
    return rules if named is variant else variant.usual


@control(
    r"rules:(?P<variant>[a-z0-9-]{1,30}):(?P<code>[A-Za-z0-9=,-]{0,60})"
    r":(?P<page>\d{1,3}):(?P<way>[a-z]{1,10})"
)
async def rules_button(press: Click, variant: str, code: str, page: int) -> None:
    """Show another page of a game's rules, in the same message."""
    game = VARIANTS.get(variant, next(iter(VARIANTS.values())))
    await turn_or_put(press, await rules_page(press, game, rules_named(game, code), page))
