"""What every button and menu is: its id says what it means, so it outlives a restart.

They are no `DynamicItem`s: for each press discord.py would rebuild the whole view of the message,
and then try the templates of all controls.
"""

import re
from collections.abc import Awaitable, Callable, Container
from functools import partial
from inspect import Parameter, signature
from types import ModuleType
from typing import Any, ClassVar, cast

from bot.controls.clicks import Click
from bot.controls.entering import arrive, enter, explain_to
from bot.people.refused import Refused
from bot.table.table import Table
from data.ids import ChallengeId, GameId

Pressing = Callable[..., Awaitable[None]]
"""What is done when a control is pressed."""


class Control:
    """A button, menu or dialog that reads its meaning from its id.

    It says what its ids look like, and what is done when it is pressed:

    >>> @control(r"greet:(?P<game>\\d{1,18})")
    ... async def greet_button(press, game: int):
    ...     await press.response.send_message(f"Welcome to #{game}", ephemeral=True)

    The button `button("Hello", "greet:17")` is pressed, perhaps after a restart:

    >>> pressed = greet_button.template.fullmatch("greet:17")
    >>> greet_button(pressed.groupdict()).words
    {'game': '17'}

    What takes more than a function is a class, as dialogs are.
    """

    template: ClassVar[re.Pattern[str]] = re.compile(r"$^")
    """What its ids look like: a word of their own first, with a colon after it."""

    def __init_subclass__(cls, *, template: str) -> None:
        cls.template = re.compile(template)

    def __init__(self, words: dict[str, Any]) -> None:
        self.words = words

    async def callback(self, interaction: Click) -> None:
        """Do what the control says; whatever goes wrong is explained to the presser."""
        try:
            await arrive(interaction)
            await self.press(interaction)
        except Exception as error:
            await explain_to(interaction, error)

    @property
    def game(self) -> GameId:
        """The game that the control's id names."""
        return GameId(int(self.words["game"]))

    @property
    def challenge(self) -> ChallengeId:
        """The challenge that the control's id names."""
        return ChallengeId(int(self.words["id"]))

    async def press(self, press: Click) -> None:
        """Do what the control says."""
        raise NotImplementedError


class TableControl(Control, template=r"$^"):
    """A control at a table, which its id names as *game*: whoever presses it has entered."""

    async def press(self, press: Click) -> None:
        """Enter, then do what the control says."""
        await self.at(press, await enter(press, self.game))

    async def at(self, press: Click, table: Table) -> None:
        """Do what the control says at *table*."""
        raise NotImplementedError


def made(kind: type[Control], method: str, template: str) -> Callable[[Pressing], type[Control]]:
    """Make controls of a *kind* whose *method* does what is done with the press.

    Words of the id are options of that, by their names: those that are numbers by their types are
    given as numbers, those that are missing not at all. A control is called after the work:
    `greet_button` makes `GreetButton`.
    """

    def make(work: Pressing) -> type[Control]:
        options = {name: _is_number(one) for name, one in signature(work).parameters.items()}

        async def do(self: Control, *about: Any) -> None:
            words = {
                name: int(word) if options[name] else word
                for name, word in self.words.items()
                if name in options and word is not None
            }
            await work(*about, **words)

        body = {method: do, "__doc__": work.__doc__, "__module__": work.__module__}
        name = work.__name__.title().replace("_", "")
        return cast("type[Control]", type(name, (kind,), body, template=template))

    return make


control = partial(made, Control, "press")
"""Makes a control of what is done with the press."""
table_control = partial(made, TableControl, "at")
"""Makes a control at a table, which is given after the press."""


def _is_number(option: Parameter) -> bool:
    return int in (option.annotation, getattr(option.annotation, "__supertype__", None))


def controls_of(*modules: ModuleType) -> list[type[Control]]:
    """The controls that are declared in *modules*; what only others are made of has no ids."""
    named = [(module.__name__, each) for module in modules for each in vars(module).values()]
    kinds = [each for name, each in named if isinstance(each, type) and each.__module__ == name]
    return [kind for kind in kinds if issubclass(kind, Control) and kind.template.pattern != "$^"]


def chosen_of(press: Click, offered: Container[str]) -> str:
    """The value chosen in a select; raises Refused where it is none of those *offered*."""
    value = next(iter(chosen(press)), "")
    if value not in offered:
        raise Refused("control-unknown")
    return value


def chosen(press: Click) -> list[str]:
    """The values chosen in a select."""
    data: Any = press.data
    return list(data.get("values", ()))
