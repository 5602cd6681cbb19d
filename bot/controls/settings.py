"""A setting is one declared line: its option, menu, dialog, validation and words follow from that.

The line is a field of `UserSettings` or `ServerSettings` that says where it is `Asked`; a feature
of the club makes its settings in its own folder.
"""

from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from types import NoneType
from typing import Any, get_args

import discord
from discord import ui
from discord.app_commands import Choice, Range

from bot.controls.clicks import Click
from bot.controls.control import chosen_of
from bot.people import zones
from bot.people.refused import Refused
from bot.people.texts import LANGUAGES, is_said, plain_name, say, text
from bot.render.buttons import Row
from bot.render.dialog import text_field
from bot.render.layout import Block
from bot.render.menus import OPTIONS_A_SELECT, menu
from bot.render.titles import game_name
from bot.runtime.clock import now_ms
from bot.typed.filled import Fields
from data.settings import Asked, ServerSettings, UserSettings
from engine.variants import VARIANTS

Changes = dict[str, Any]
"""What to store, by fields."""
DialogFields = list[ui.Label[Any]]
Given = Mapping[str, Any]
"""The options of a command that somebody has given, or the fields of a dialog."""
USUAL = "usual"
"""The choice by which nothing is stored."""
AUTOMATIC = "automatic"
"""The choice that takes a language from Discord again."""
ZONE_LENGTH, NUMBER_LENGTH = 50, 5


@dataclass(frozen=True, slots=True)
class SettingOption:
    """An option of a command, as discord.py wants to know it."""

    name: str
    form: Any
    choices: Sequence[Choice[str]] = ()
    propose: Callable[[Click, str], Coroutine[Any, Any, list[Choice[str]]]] | None = None


@dataclass(frozen=True, slots=True)
class SettingView:
    """What is set at *present*, for a reader of that language in a server."""

    language: str
    present: Any
    guild: discord.Guild | None = None


class Setting:
    """What a person or the managers of a server decide: one field of what is stored for them."""

    dialog_field = ""
    """What it is called in a dialog, where that is not by its field."""

    def __init__(
        self, whose: type[UserSettings] | type[ServerSettings], field: str, asked: Asked
    ) -> None:
        self.field, self.asked, self.name = field, asked, asked.name or field
        self.dialog_field = self.dialog_field or field
        self.form = whose.model_fields[field].annotation
        self.bounds = whose.model_fields[field].metadata
        self.is_servers = whose is ServerSettings
        way = asked.menu or f"set:{self.name}"
        self.menu_id = f"{'server' if self.is_servers else 'preferences'}:{way}"
        own = f"server-{self.name}" if self.is_servers else self.name
        self.menu_key = f"menu-{asked.menu.replace(':', '-') or own.replace('_', '-')}"

    def options(self) -> Sequence[SettingOption]:
        """The options of the command that changes the setting."""
        return ()

    def wished(self, click: Click, given: Given, present: Any) -> Changes:
        """What to store after a command; raises Refused."""
        return {self.field: self.read(given[self.field])} if self.field in given else {}

    def read(self, given: Any) -> Any:
        """What is stored of a value that was given; raises Refused."""
        return given

    async def follow(self, click: Click, given: Given) -> None:
        """Do what a command or a dialog asks for besides, once its other wishes are stored."""

    def blocks(self, view: SettingView) -> list[Block]:
        """What stands about the setting on its page of the panel."""
        return []

    def picked(self, press: Click, present: Any) -> Changes:
        """What to store after a choice in its menu; raises Refused where it was never offered."""
        raise Refused("control-unknown")

    def ended(self, press: Click, present: Any) -> Changes:
        """What to store to end what was set; raises Refused where that is not offered."""
        raise Refused("control-unknown")

    async def fields(self, press: Click, view: SettingView, typed: Fields) -> DialogFields:
        """The fields of the setting in a dialog, with what was *typed* into them before."""
        return []

    def filled(self, press: Click, filled: Fields, present: Any) -> Changes:
        """What to store after a dialog; raises WrongFields, or Refused for the field of its name.

        What is left empty stays as it is.
        """
        typed = filled.get(self.field, "").strip()
        return {self.field: self.read(typed)} if typed else {}

    def lines(self, view: SettingView) -> Iterator[str]:
        """What is set, in words."""
        key = f"server-{self.name.replace('_', '-')}"
        if is_said(key):
            yield say(view.language, key, **self.told(view))

    def told(self, view: SettingView) -> dict[str, Any]:
        """The values that the setting's words name."""
        return {"value": getattr(view.present, self.field)}


class OneOf(Setting):
    """A setting of a few values, chosen in a menu: words, or yes and no."""

    def values(self) -> Mapping[str, Any]:
        """What can be chosen, and what is stored of it."""
        if self.form is bool:
            return {"off": False, "on": True}
        if NoneType in get_args(self.form):
            return {USUAL: None} | {word: word for word in get_args(get_args(self.form)[0])}
        return {word: word for word in get_args(self.form)}

    def label(self, language: str, value: str) -> str:
        """How a value reads in the menu, where the chosen one says what it sets."""
        return say(language, self.menu_key, value=value)

    def blocks(self, view: SettingView) -> list[Block]:
        """The menu of the setting; its values are explained where there are words for that."""
        language, about = view.language, f"{self.menu_key}-about"
        more = {one: say(language, about, value=one) for one in self.values() if is_said(about)}
        lines = [(one, self.label(language, one), more.get(one)) for one in self.values()]
        return [menu(self.menu_id, lines, self.value_in(view.present))]

    def value_in(self, present: Any) -> str:
        """Which of the values is set; where it is none of them, that of nothing, if it is there."""
        stored, meanings = getattr(present, self.field), self.values().items()
        found = [one for one, meaning in meanings if meaning == stored]
        return next(iter(found or [one for one, meaning in meanings if meaning is None]), "")

    def picked(self, press: Click, present: Any) -> Changes:
        """Store the value that was chosen in the menu."""
        values = self.values()
        return {self.field: values[chosen_of(press, values)]}

    def options(self) -> Sequence[SettingOption]:
        """The option of the command, with the values to choose from."""
        if self.form is bool:
            return [SettingOption(self.field, bool)]
        return [SettingOption(self.field, str, self.choices())]

    def choices(self) -> list[Choice[str]]:
        """The values that a command offers: whoever gives the option wants something."""
        offered = (one for one in self.values() if one != USUAL or self.values()[one])
        return [Choice(name=text(self.choice_key(one)), value=one) for one in offered]

    def choice_key(self, value: str) -> str:
        """The text by which a value is known in the command."""
        own = f"choice-{self.name}-{value}"
        return own if is_said(own) else f"choice-{value}"

    def read(self, given: Any) -> Any:
        """What is stored of a value of the menu; Discord has asked for yes or no itself."""
        return given if self.form is bool else self.values()[given]

    def told(self, view: SettingView) -> dict[str, Any]:
        """The value as a text names it, and as the command calls it; yes or no."""
        if self.form is bool:
            return {"value": "yes" if getattr(view.present, self.field) else "no"}
        value = self.value_in(view.present)
        return {"value": value, "chosen": say(view.language, self.choice_key(value))}


class OneGame(OneOf):
    """A setting that is one of the games that there are now."""

    def values(self) -> Mapping[str, Any]:
        """The keys of the games."""
        return {key: key for key in VARIANTS}

    def label(self, language: str, value: str) -> str:
        """The name of a game, with what it is chosen for."""
        return say(language, self.menu_key, game=game_name(language, value))

    def choices(self) -> list[Choice[str]]:
        """The games by their names."""
        return game_choices()

    def told(self, view: SettingView) -> dict[str, Any]:
        """The name of the game."""
        return {"game": game_name(view.language, getattr(view.present, self.field))}


class OneLanguage(OneOf):
    """A setting that is one of the languages we speak, or that of each reader's Discord."""

    def values(self) -> Mapping[str, Any]:
        """The codes of the languages."""
        return {AUTOMATIC: None} | {one: one for one in LANGUAGES}

    def label(self, language: str, value: str) -> str:
        """A language by its own name."""
        return say(language, "menu-language", value=language_name(language, value))

    def choices(self) -> list[Choice[str]]:
        """The languages by their own names; by its code one that English has no name for."""
        return [Choice(name=text(self.choice_key(one), one), value=one) for one in self.values()]

    def told(self, view: SettingView) -> dict[str, Any]:
        """The name of the language."""
        return {"value": language_name(view.language, getattr(view.present, self.field))}


class OneZone(Setting):
    """A setting that is a time zone, named by a big city."""

    def menu(self, view: SettingView, menu_id: str) -> Row:
        """A menu of some zones: where those live whose languages we speak, and the chosen one."""
        language, now, zone = view.language, now_ms(), getattr(view.present, self.field)
        lines = [
            (one, say(language, "menu-zone", zone=zones.zone_label(one, now)), None)
            for one in zones.zones_near(zone)
        ]
        usual = "UTC" if self.is_servers else None
        return menu(menu_id, lines, zone or usual, say(language, "menu-zone-none"))

    def blocks(self, view: SettingView) -> list[Block]:
        """The menu of time zones."""
        return [self.menu(view, self.menu_id)]

    def picked(self, press: Click, present: Any) -> Changes:
        """Store the zone that was chosen in the menu."""
        return {self.field: chosen_of(press, zones.ZONES)}

    def options(self) -> Sequence[SettingOption]:
        """The option of the command, into which a city is typed."""
        return [SettingOption(self.field, Range[str, 1, ZONE_LENGTH], propose=zones_like)]

    def read(self, given: Any) -> Any:
        """The zone that is meant by what was typed."""
        return zones.read_zone(given)

    async def fields(self, press: Click, view: SettingView, typed: Fields) -> DialogFields:
        """The field of the dialog, into which a city is typed."""
        language, value = view.language, getattr(view.present, self.field) or ""
        label, hint = say(language, "field-zone"), say(language, "field-zone-about")
        value = typed.get(self.field, value)
        return [text_field(self.field, label, value, hint=hint, length=ZONE_LENGTH)]

    def filled(self, press: Click, filled: Fields, present: Any) -> Changes:
        """Store the zone that is meant by what was filled in."""
        try:
            return super().filled(press, filled, present)
        except Refused:
            typed = plain_name(filled[self.field].strip())
            raise Refused("dialog-zone-unknown", zone=typed) from None

    def told(self, view: SettingView) -> dict[str, Any]:
        """The zone as a text names it."""
        return {"zone": getattr(view.present, self.field) or "UTC"}


class Number(Setting):
    """A setting that is a whole number, which is typed in a dialog."""

    def limits(self) -> tuple[int, int]:
        """The lowest and the highest number that can be set."""
        return self.bounds[0].ge, self.bounds[1].le

    def options(self) -> Sequence[SettingOption]:
        """The option of the command, with its bounds."""
        least, most = self.limits()
        return [SettingOption(self.field, Range[int, least, most])]

    async def fields(self, press: Click, view: SettingView, typed: Fields) -> DialogFields:
        """The field of the dialog, into which the number is typed."""
        language, (least, most) = view.language, self.limits()
        value = typed.get(self.field, str(getattr(view.present, self.field)))
        label = say(language, f"field-{self.field.replace('_', '-')}")
        hint = say(language, "options-between", least=least, most=most)
        return [text_field(self.field, label, value, hint=hint, length=NUMBER_LENGTH)]

    def read(self, given: Any) -> Any:
        """The number, which Discord has read or somebody typed."""
        typed, (least, most) = str(given), self.limits()
        if not (typed.isascii() and typed.isdecimal()):
            raise Refused("dialog-no-number", typed=plain_name(typed))
        if not least <= int(typed) <= most:
            raise Refused("dialog-not-between", least=least, most=most)
        return int(typed)

    def told(self, view: SettingView) -> dict[str, Any]:
        """All numbers, as a line may tell more than one."""
        return {name: value for name, value in view.present if type(value) is int}


PLAIN: Mapping[Any, type[Setting]] = {
    int: Number,
    "game": OneGame,
    "language": OneLanguage,
    "zone": OneZone,
}
"""By what a field's line says, or else by its type; all others are one of a few values."""


def declared(
    whose: type[UserSettings] | type[ServerSettings], kinds: Mapping[str, type[Setting]]
) -> list[Setting]:
    """The settings that the fields of *whose* declare; *kinds* are those beside the plain ones."""
    every = {**PLAIN, **kinds}
    return [
        every.get(asked.kind or field.annotation, OneOf)(whose, name, asked)
        for name, field in whose.model_fields.items()
        for asked in field.metadata
        if isinstance(asked, Asked)
    ]


def options_of(settings: Iterable[Setting]) -> list[SettingOption]:
    """The options of all *settings*; one that several share stands behind what is theirs alone."""
    found: dict[str, SettingOption] = {}
    for option in (option for setting in settings for option in setting.options()):
        found.pop(option.name, None)
        found[option.name] = option
    return [*found.values()]


def wished(settings: Iterable[Setting], click: Click, given: Given, present: Any) -> Changes:
    """What to store of all that a command was given; raises Refused."""
    found: Changes = {}
    for setting in settings:
        found |= setting.wished(click, given, present)
    return found


def language_name(language: str, chosen: str | None) -> str:
    """The name of a language that was chosen, or its code; that of Discord where none was."""
    if chosen not in LANGUAGES:
        return say(language, "language-automatic")
    key = f"choice-{chosen}"
    return say(language, key) if is_said(key) else chosen


def game_choices() -> list[Choice[str]]:
    """The games that there are now, as a command offers them."""
    names = {key: text(f"game-{key}", variant.name) for key, variant in VARIANTS.items()}
    return [Choice(name=name, value=key) for key, name in names.items()]


async def zones_like(_: Click, typed: str) -> list[Choice[str]]:
    """Time zones that match what is typed, each with the time that it is there."""
    now, found = now_ms(), islice(zones.zones_named(typed), OPTIONS_A_SELECT)
    return [Choice(name=zones.zone_label(zone, now), value=zone) for zone in found]
