"""The dialog in which the options of a challenge are chosen, and the panel that leads to its pages.

A dialog of Discord's has five fields, so that games with more options have several.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui

from bot.lobby.waiting import STANDS
from bot.people.readers import WATCHERS
from bot.people.texts import is_said, say
from bot.render.buttons import Button, Row, button, buttons
from bot.render.dialog import LABEL_LENGTH, choice_field, modal
from bot.render.layout import MessageLayout, layout
from bot.render.menus import OPTION_LENGTH, OPTIONS_A_SELECT, menu, option, select
from bot.render.options import (
    TIMES,
    changes_text,
    code_text,
    differences,
    hyphened,
    option_name,
    options_of,
    preset_name,
    rules_line,
    value_text,
)
from bot.render.titles import game_name
from bot.typed.filled import NOTHING, Fields
from bot.typed.house_sheets import Sheet, sheet_of
from bot.typed.spans import write_span
from data.ids import ChallengeId
from engine.options import write_options
from engine.rules import Rules
from engine.state import Variant

FIELDS = 5
"""Discord's limit for a dialog."""
TYPED_LENGTH = 20
SHEET = "sheet:"
"""How the value of a sheet begins, among those of presets."""


def pages_of(variant: Variant) -> list[tuple[str, Sequence[str]]]:
    """The options of a game, a dialog for each button: one where they fit, else the times apart."""
    every = list(options_of(variant))
    if len(every) < FIELDS:
        return [("rules", every)]
    own = [name for name in every if name not in TIMES]
    parts = [own[n : n + FIELDS] for n in range(0, len(own), FIELDS)]
    rules = [("more-rules" if n else "rules", part) for n, part in enumerate(parts)]
    return [*rules, ("time", [name for name in every if name in TIMES])]


def dialog(
    language: str,
    challenge: ChallengeId,
    variant: Variant,
    rules: Rules,
    number: int,
    typed: Fields = NOTHING,
) -> ui.Modal:
    """Page *number*, with the values that hold now, or what was *typed* before."""
    title = say(language, "options-title", game=game_name(language, variant.key))
    values, about = write_options(variant, rules), options_of(variant)
    _, names = pages_of(variant)[number]
    fields = (field(language, name, about[name], values[name], typed.get(name)) for name in names)
    return modal(title, f"dialog:{challenge}:{number}", fields)


def field(
    language: str, name: str, about: Mapping[str, Any], value: str, typed: str | None = None
) -> ui.Label[Any]:
    """One option: a select of its choices, or a text where there is a range."""
    label, more = field_name(language, name), hint(language, name, about)
    if "minimum" in about:
        is_span = name in TIMES and value.isdecimal()
        shown = typed or (write_span(int(value)) if is_span else value)
        asked: ui.TextInput[Any] = ui.TextInput(
            custom_id=name, default=shown, max_length=TYPED_LENGTH
        )
        return ui.Label(text=label, description=more, component=asked)
    lines = [
        option(value_text(language, name, word), word, chosen=word == (typed or value))
        for word in map(str, about["choices"])
    ]
    return choice_field(name, label, lines, hint=more)


def field_name(language: str, name: str) -> str:
    """What an option is called above its field."""
    return capital(option_name(language, name))[:LABEL_LENGTH]


def hint(language: str, name: str, about: Mapping[str, Any]) -> str | None:
    """What an option is about, with the bounds of a number."""
    key = f"option-name-{name}.hint"
    words = say(language, key) if is_said(key) else ""
    if "minimum" in about and name not in TIMES:
        least, most = about["minimum"], about["maximum"]
        bounds = say(language, "options-between", least=least, most=most)
        outside = [one for one in about["choices"] if one not in range(least, most + 1)]
        more = (f"{one}: {value_text(language, name, str(one))}" for one in outside)
        words = " ".join(filter(None, (words, "; ".join((bounds, *more)))))
    return words[:OPTION_LENGTH] or None


def panel(
    language: str,
    challenge: ChallengeId,
    variant: Variant,
    rules: Rules,
    *,
    standing: str,
    sheets: Sequence[Sheet] = (),
    watchers: str = "",
    keeps: bool = False,
    note: str = "",
    again: Sequence[Button] = (),
) -> MessageLayout:
    """What holds now: the rules, the server's *sheets*, *watchers* as a word, one of STANDS.

    No *watchers* where nobody can watch; *keeps*: the reader may keep these rules as a sheet. After
    a *note* on what was wrong, *again* leads back to what was typed.
    """
    title = say(language, "options-title", game=game_name(language, variant.key))
    line = f"{rules_line(language, variant, rules)} · {code_text(language, variant, rules)}"
    values = write_options(variant, rules)
    names = (name for _, page in pages_of(variant) for name in page)
    listed = "\n".join(capital(changes_text(language, {name: values[name]})) for name in names)
    leading = [
        button(say(language, f"button-options-{page}"), f"options:{challenge}:{number}")
        for number, (page, _) in enumerate(pages_of(variant))
    ]
    blocks = (f"### {title}\n{line}", listed, *([note] if note else ()), *buttons(again))
    if keeps:
        leading.append(button(say(language, "button-sheet-keep"), f"sheets:keep:{challenge}"))
    menus = [*presets(language, challenge, variant, rules, sheets)]
    if watchers:
        menus.append(watchers_menu(language, challenge, watchers))
    menus.append(stands(language, challenge, standing))
    return layout(*blocks, *menus, *buttons(leading))


def watchers_menu(language: str, challenge: ChallengeId, chosen: str) -> Row:
    """A select of who may watch."""
    words = [(word, say(language, f"choice-watchers-{word}"), None) for word in WATCHERS]
    hint = say(language, "options-watchers-hint")
    return menu(f"options:{challenge}:watchers", words, chosen, hint)


def stands(language: str, challenge: ChallengeId, chosen: str) -> Row:
    """A select of how long the challenge stands."""
    times = {key: say(language, f"choice-stands-{key}") for key in STANDS}
    lines = [(key, say(language, "menu-stands", time=time), None) for key, time in times.items()]
    return menu(f"options:{challenge}:stand", lines, chosen)


def presets(
    language: str, challenge: ChallengeId, variant: Variant, rules: Rules, sheets: Sequence[Sheet]
) -> Sequence[Row]:
    """A select of the house rules and the presets, where there are several."""
    if len(variant.presets) == 1 and not sheets:
        return ()
    house = sheet_of(sheets, variant, rules)
    offered = [(one.name, f"{SHEET}{one.key}", one.rules, one is house) for one in sheets]
    offered += [
        (preset_name(language, name), hyphened(name), one, one == rules and house is None)
        for name, one in variant.presets.items()
    ]
    lines = [
        option(
            name,
            value,
            changes_text(language, differences(variant, variant.usual, found)) or None,
            chosen=is_chosen,
        )
        for name, value, found, is_chosen in offered[:OPTIONS_A_SELECT]
    ]
    hint = say(language, "options-preset-hint")
    return (select(f"options:{challenge}:preset", lines, hint),)


def capital(words: str) -> str:
    """The first letter as at the beginning of a sentence."""
    return words[:1].upper() + words[1:]
