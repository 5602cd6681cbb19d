"""The dialog in which the options of a challenge are chosen, and the panel that leads to its pages.

A dialog of Discord's has five fields, so that games with more options have several.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.people.readers import WATCHERS
from bot.people.texts import is_said, say
from bot.render.dialog import LABEL_LENGTH, modal
from bot.render.layout import OPTION_LENGTH, Row, button, buttons, layout, option
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
from bot.typed.spans import write_span
from engine.options import write_options
from engine.rules import Rules
from engine.state import Variant

FIELDS = 5
"""Discord's limit for a dialog."""
TYPED_LENGTH = 20
WATCHERS_FIELD = "watchers"
"""The field that is no option of a game: who may watch."""


@dataclass(frozen=True, slots=True)
class Page:
    """Options that are chosen together; *key* names its button."""

    key: str
    options: tuple[str, ...]


def pages_of(variant: Variant) -> tuple[Page, ...]:
    """The options of a game in dialogs: a single one where they fit beside who may watch, else the
    times apart."""
    every = tuple(options_of(variant))
    if len(every) < FIELDS:
        return (Page("rules", every),)
    own = [name for name in every if name not in TIMES]
    parts = [tuple(own[n : n + FIELDS]) for n in range(0, len(own), FIELDS)]
    rules = (Page("more-rules" if n else "rules", part) for n, part in enumerate(parts))
    return *rules, Page("time", tuple(name for name in every if name in TIMES))


def needs_panel(variant: Variant) -> bool:
    """Whether there is more to choose than one dialog has."""
    return len(pages_of(variant)) > 1 or len(variant.presets) > 1


def dialog(
    language: str,
    challenge: int,
    variant: Variant,
    rules: Rules,
    number: int,
    typed: Fields = NOTHING,
    *,
    watchers: str = "",
) -> ui.Modal:
    """Page *number*, with the values that hold now, or what was *typed* before.

    Where it is all there is, also who may watch, *watchers* until now.
    """
    title = say(language, "options-title", game=game_name(language, variant.key))
    values, about = write_options(variant, rules), options_of(variant)
    fields = (
        field(language, name, about[name], values[name], typed.get(name))
        for name in pages_of(variant)[number].options
    )
    chosen = typed.get(WATCHERS_FIELD, watchers)
    more = [watchers_field(language, chosen)] if watchers and not needs_panel(variant) else []
    return modal(title, f"dialog:{challenge}:{number}", [*fields, *more])


def watchers_field(language: str, chosen: str) -> ui.Label[Any]:
    """Who may watch, as a field of a dialog."""
    asked: ui.Select[Any] = ui.Select(
        custom_id=WATCHERS_FIELD, options=watchers_lines(language, chosen)
    )
    return ui.Label(text=say(language, "options-watchers-hint"), component=asked)


def watchers_lines(language: str, chosen: str) -> list[discord.SelectOption]:
    """The answers to who may watch."""
    return [
        option(say(language, f"choice-watchers-{word}"), word, chosen=word == chosen)
        for word in WATCHERS
    ]


def field(
    language: str, name: str, about: Mapping[str, Any], value: str, typed: str | None = None
) -> ui.Label[Any]:
    """One option: a select of its choices, or a text where there is a range."""
    asked: ui.Item[Any]
    if "minimum" in about:
        is_span = name in TIMES and value.isdecimal()
        shown = typed or (write_span(int(value)) if is_span else value)
        asked = ui.TextInput(custom_id=name, default=shown, max_length=TYPED_LENGTH)
    else:
        words = [str(choice) for choice in about["choices"]]
        lines = [
            option(value_text(language, name, word), word, chosen=word == (typed or value))
            for word in words
        ]
        asked = ui.Select(custom_id=name, options=lines)
    label = field_name(language, name)
    return ui.Label(text=label, description=hint(language, name, about), component=asked)


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
    challenge: int,
    variant: Variant,
    rules: Rules,
    note: str = "",
    again: Sequence[ui.Button[Any]] = (),
    *,
    watchers: str = "",
) -> ui.LayoutView:
    """What holds now, with the presets and a button for each page.

    After a *note* on what was wrong, *again* leads back to what was typed.
    """
    title = say(language, "options-title", game=game_name(language, variant.key))
    line = f"{rules_line(language, variant, rules)} · {code_text(language, variant, rules)}"
    values = write_options(variant, rules)
    names = (name for page in pages_of(variant) for name in page.options)
    listed = "\n".join(capital(changes_text(language, {name: values[name]})) for name in names)
    leading = [
        button(say(language, f"button-options-{page.key}"), f"options:{challenge}:{number}")
        for number, page in enumerate(pages_of(variant))
    ]
    blocks = (f"### {title}\n{line}", listed, *([note] if note else ()), *buttons(again))
    menus = presets(language, challenge, variant, rules)
    if watchers:
        menus = [*menus, watchers_menu(language, challenge, watchers)]
    return layout(*blocks, *menus, *buttons(leading))


def watchers_menu(language: str, challenge: int, chosen: str) -> Row:
    """A select of who may watch."""
    shown: ui.Select[Any] = ui.Select(
        custom_id=f"options:{challenge}:watchers",
        options=watchers_lines(language, chosen),
        placeholder=say(language, "options-watchers-hint"),
    )
    return ui.ActionRow(shown)


def presets(language: str, challenge: int, variant: Variant, rules: Rules) -> Sequence[Row]:
    """A select of the presets, where there are several."""
    if len(variant.presets) == 1:
        return ()
    usual = next(iter(variant.presets.values()))
    lines = [
        option(
            preset_name(language, name),
            hyphened(name),
            changes_text(language, differences(variant, usual, one)) or None,
            chosen=one == rules,
        )
        for name, one in variant.presets.items()
    ]
    shown: ui.Select[Any] = ui.Select(
        custom_id=f"options:{challenge}:preset",
        options=lines,
        placeholder=say(language, "options-preset-hint"),
    )
    return (ui.ActionRow(shown),)


def capital(words: str) -> str:
    """The first letter as at the beginning of a sentence."""
    return words[:1].upper() + words[1:]
