"""Every button and select: its id names the game and the step, so it outlives a restart.

An old one shows how the table stands now instead of acting. Nothing else guards what a
DynamicItem raises, so each callback does.
"""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Self

import discord
from discord import ui

from bot.clicks import Click
from bot.hands import card_of
from bot.play import act, discard_of, layoffs, meld_of, refused, refused_layoff, sort
from bot.render.hand import Panel
from bot.render.layout import button
from bot.replies import AT_TABLE, NOBODY, Refused, explain
from bot.table import Table
from bot.texts import say
from engine.cards import Card
from engine.errors import NotYourTurn
from engine.moves import DrawStock, Move, Pass, Resign, TakePile


class Control(ui.DynamicItem[ui.Item[Any]], template=r"$^"):
    """A control that reads its meaning from its id."""

    def __init__(self, item: ui.Item[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self.words = match.groupdict()

    @classmethod
    async def from_custom_id(  # type: ignore[override]
        cls, interaction: Click, item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """The control that was pressed."""
        return cls(item, match)

    async def callback(self, interaction: Click) -> None:  # type: ignore[override]
        """Do what the control says; whatever goes wrong is explained to the presser."""
        try:
            await interaction.client.outages.wait(interaction.client.shard_of(interaction))
            await self.press(interaction)
        except Exception as error:
            await explain(interaction, error)

    async def press(self, press: Click) -> None:
        """Do what the control says."""
        raise NotImplementedError


class TableButton(Control, template=r"table:(?P<game>\d{1,18}):(?P<verb>[a-z]{1,20})"):
    """On public messages: My hand, Rematch; they mean the game as it is when pressed."""

    async def press(self, press: Click) -> None:
        """Show the own hand, or challenge again."""
        game = int(self.words["game"])
        if self.words["verb"] == "rematch":
            await press.client.lobby.rematch(press, game)
            return
        table = await press.client.table(game)
        await press.client.hands.show(press, table, in_place=False)


class ChallengeButton(
    Control,
    template=r"challenge:(?P<id>\d{1,18}):(?P<verb>[a-z]{1,20})(:(?P<rules>[0-9a-f]{1,8}))?",
):
    """Accept, Decline, Cancel; Join, Leave, Start; Options. Who agrees names the rules."""

    async def press(self, press: Click) -> None:
        """Answer the challenge."""
        number, verb, mark = (self.words[name] for name in ("id", "verb", "rules"))
        await press.client.lobby.answer(press, int(number), verb, mark)


class SureButton(Control, template=r"sure:(?P<game>\d{1,18}):(?P<verb>[a-z]{1,20})"):
    """Yes and No to the question whether somebody really wants to resign."""

    async def press(self, press: Click) -> None:
        """Resign, or not."""
        app, language = press.client, await press.client.language(press)
        table = await app.table(int(self.words["game"]))
        table.own_seat(press.user.id)
        if self.words["verb"] != "resign":
            text = say(language, "resign-not", game=table.id)
        else:
            await act(press, table, Resign())
            text = say(language, "resign-done", game=table.id)
        await press.response.edit_message(content=text, view=None, allowed_mentions=NOBODY)


class HandControl(Control, template=r"$^"):
    """A control of the private hand; what it says names the table."""

    async def table(self, press: Click) -> Table | None:
        """The table; None where it has moved on, and the presser was shown how it stands now.

        Raises Refused where they do not sit there.
        """
        table = await press.client.table(int(self.words["game"]))
        table.own_seat(press.user.id)
        press.extras[AT_TABLE] = table.id
        return None if await is_old(press, table, int(self.words["step"])) else table


class HandButton(
    HandControl, template=r"hand:(?P<game>\d{1,18}):(?P<step>\d{1,9}):(?P<verb>[a-z]{1,20})"
):
    """The buttons of the private hand."""

    async def press(self, press: Click) -> None:
        """Do what the button says, unless the table has moved on since it was shown."""
        if (table := await self.table(press)) is None:
            return
        work = VERBS.get(self.words["verb"], show)
        await work(press, table, table.step)


class HandSelect(
    HandControl,
    template=r"pick:(?P<game>\d{1,18}):(?P<step>\d{1,9}):(?P<verb>[a-z]{1,20}):(?P<part>\d)",
):
    """The selects of the private hand: cards to mark, how deep to take, which meld."""

    async def press(self, press: Click) -> None:
        """Do what was chosen, unless the table has moved on since it was shown."""
        if (table := await self.table(press)) is None:
            return
        values = chosen(press)
        match self.words["verb"]:
            case "mark":
                await mark(press, table, self.words["part"], values)
            case "depth" if values:
                await play_and_show(press, table, TakePile(card_of(values[0], table)))
            case "onto" if values and values[0].isdecimal():
                await lay_off_onto(press, table, int(values[0]))
            case _:
                await show(press, table, table.step)


def chosen(press: Click) -> list[str]:
    """The values chosen in a select."""
    data: Any = press.data
    return list(data.get("values", ()))


async def is_old(press: Click, table: Table, step: int) -> bool:
    """Show the present state instead, where the control was made at an earlier step.

    Marking needs no check of the turn, but its cards do: they may be gone.
    """
    await press.client.deadlines.act_before(press, table)
    if step == table.step:
        return False
    forget_marks(press)
    language = await press.client.language(press)
    note = say(language, "hand-moved-on")
    await press.client.hands.show(press, table, in_place=True, note=note)
    return True


def forget_marks(press: Click) -> None:
    """What was marked in the pressed message is done with."""
    if press.message is not None:
        press.client.hands.unmark(press.message.id)


def marks_of(press: Click, table: Table) -> tuple[Card, ...]:
    """What is marked in the pressed message."""
    if press.message is None:
        return ()
    return press.client.hands.marked(table, press.message)


async def play_and_show(press: Click, table: Table, *moves: Move, step: int | None = None) -> None:
    """Make the moves, then show the hand in the pressed message."""
    await act(press, table, *moves, step=table.step if step is None else step)
    forget_marks(press)
    await press.client.hands.show(press, table, in_place=True)


async def show(press: Click, table: Table, _: int) -> None:
    """Show the hand as it is, without any open choice."""
    marks = marks_of(press, table)
    await press.client.hands.show(press, table, in_place=True, marks=marks)


async def draw(press: Click, table: Table, step: int) -> None:
    """Draw from the stock."""
    await play_and_show(press, table, DrawStock(), step=step)


async def pass_by(press: Click, table: Table, step: int) -> None:
    """Do nothing, where the game has that."""
    await play_and_show(press, table, Pass(), step=step)


async def take(press: Click, table: Table, step: int) -> None:
    """Take the pile's only card, or ask how deep."""
    if len(table.state.pile) == 1:
        await play_and_show(press, table, TakePile(), step=step)
        return
    must_be_on_turn(press, table)
    await press.client.hands.show(press, table, in_place=True, panel=Panel.TAKE)


def must_be_on_turn(press: Click, table: Table) -> None:
    """Raise NotYourTurn where the presser is not to act."""
    seat, to_act = table.seat_of(press.user.id), table.state.to_act
    if seat is not None and seat != to_act:
        raise refused(table, seat, NotYourTurn(to_act))


async def meld(press: Click, table: Table, step: int) -> None:
    """Lay the marked cards as a meld."""
    await play_and_show(press, table, meld_of(marks_of(press, table)), step=step)


async def lay_off(press: Click, table: Table, step: int) -> None:
    """Lay the marked cards off; where several melds take them, ask which."""
    marks = marks_of(press, table)
    must_be_on_turn(press, table)
    found = layoffs(table, marks)
    if len(found) > 1:
        await press.client.hands.show(
            press, table, in_place=True, marks=marks, panel=Panel.ONTO, fits=tuple(found)
        )
        return
    moves = next(iter(found.values()), None) or (refused_layoff(table, marks),)
    await play_and_show(press, table, *moves, step=step)


async def lay_off_onto(press: Click, table: Table, number: int) -> None:
    """Lay the marked cards off on the chosen meld."""
    found = layoffs(table, marks_of(press, table))
    if number not in found:
        raise Refused("hand-moved-on")
    await play_and_show(press, table, *found[number])


async def discard(press: Click, table: Table, step: int) -> None:
    """Discard the marked card."""
    await play_and_show(press, table, discard_of(marks_of(press, table)), step=step)


async def sorted_hand(press: Click, table: Table, _: int) -> None:
    """Show the hand in another order."""
    key = await sort(press, table, marks_of(press, table))
    forget_marks(press)
    note = say(await press.client.language(press), key)
    await press.client.hands.show(press, table, in_place=True, note=note)


async def mark(press: Click, table: Table, part: str, values: list[str]) -> None:
    """Remember and show what is marked."""
    if press.message is None:
        return
    hands = press.client.hands
    for value in values:
        card_of(value.split("/")[0], table)
    hands.marked(table, press.message)
    hands.mark(press.message.id, part, values)
    await hands.show(press, table, in_place=True, marks=hands.marked(table, press.message))


async def resign(press: Click, table: Table, _: int) -> None:
    """Ask whether the player really wants to resign."""
    await ask_resign(press, table)


async def ask_resign(press: Click, table: Table) -> None:
    """Ask once, to the player alone."""
    table.own_seat(press.user.id)
    language = await press.client.language(press)
    view = ui.View(timeout=None)
    danger = discord.ButtonStyle.danger
    view.add_item(button(say(language, "button-yes"), f"sure:{table.id}:resign", danger))
    view.add_item(button(say(language, "button-no"), f"sure:{table.id}:no"))
    view.stop()
    text = say(language, "resign-sure", game=table.id)
    await press.response.send_message(text, view=view, ephemeral=True, allowed_mentions=NOBODY)


async def rules(press: Click, table: Table, _: int) -> None:
    """Show the rules of this very game."""
    await press.client.show_rules(press, table)


VERBS: dict[str, Callable[[Click, Table, int], Awaitable[None]]] = {
    "show": show,
    "draw": draw,
    "pass": pass_by,
    "take": take,
    "meld": meld,
    "layoff": lay_off,
    "discard": discard,
    "sort": sorted_hand,
    "resign": resign,
    "rules": rules,
}
CONTROLS = (TableButton, ChallengeButton, SureButton, HandButton, HandSelect)
