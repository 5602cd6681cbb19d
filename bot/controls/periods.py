"""The ways from one list of a server's best to the others."""

from typing import get_args

from bot.controls.places import WINGS, Ranking
from bot.people.texts import say
from bot.render.buttons import Button, button
from data.standings import Period

PERIODS: tuple[Period, ...] = get_args(Period)


def rankings() -> list[Ranking]:
    """The lists that features of the club add."""
    return [one for wing in WINGS for one in wing.rankings]


def period_buttons(language: str, variant: str, present: str, order: str = "") -> list[Button]:
    """A button for each list of a game; the *present* one cannot be pressed.

    *order* is how their ids name the order that was asked for.
    """
    ways = {str(one): f"standings:{variant}:{one}{order}:1:period" for one in PERIODS}
    ways |= {one.name: one.way(variant) for one in rankings()}
    labels = {one: say(language, f"period-{one}") for one in ways}
    return [button(labels[one], way, disabled=one == present) for one, way in ways.items()]
