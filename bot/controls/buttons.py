"""Every button and select: its id names the game and the step, so it outlives a restart.

An old one shows how the table stands now instead of acting. Nothing else guards what a
DynamicItem raises, so each callback does.
"""

import re
from typing import Any, Self

from discord import ui

from bot.consent.absence import welcome
from bot.consent.ways import WAYS
from bot.controls.clicks import Click
from bot.controls.play import act, moves_named
from bot.controls.verbs import VERBS, forget_marks, mark, play_and_show, show
from bot.messages.pressed import close
from bot.messages.replies import AT_TABLE, explain
from bot.people.texts import say
from bot.render.hand import Panel
from bot.table.table import Table
from engine.moves import DrawStock, Resign


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
    """On public messages: My hand, Nudge, Rematch …; they mean the game as it is when pressed."""

    async def press(self, press: Click) -> None:
        """Show the own hand, challenge again, or do what may be asked for at a table."""
        game = int(self.words["game"])
        if self.words["verb"] == "rematch":
            await press.client.lobby.rematch(press, game)
            return
        table = await press.client.table(game)
        await welcome(press, table)
        if (work := WAYS.get(self.words["verb"])) is not None:
            press.extras[AT_TABLE] = table.id
            await work(press, table)
        else:
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
        await welcome(press, table)
        if self.words["verb"] != "resign":
            text = say(language, "resign-not", game=table.id)
        else:
            await act(press, table, Resign())
            text = say(language, "resign-done", game=table.id)
        await close(press, text)


class HandControl(Control, template=r"$^"):
    """A control of the private hand; what it says names the table."""

    async def table(self, press: Click) -> Table | None:
        """The table; None where it has moved on, and the presser was shown how it stands now.

        Raises Refused where they do not sit there.
        """
        table = await press.client.table(int(self.words["game"]))
        table.own_seat(press.user.id)
        press.extras[AT_TABLE] = table.id
        await welcome(press, table)
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


class DrawButton(HandControl, template=r"draw:(?P<game>\d{1,18}):(?P<step>\d{1,9})"):
    """At the table and below the call to play: for whose turn it is."""

    async def press(self, press: Click) -> None:
        """Draw from the stock and show the hand; who has drawn already only sees it."""
        if (table := await self.table(press)) is not None:
            await play_and_show(press, table, DrawStock())


class HandSelect(
    HandControl,
    template=r"pick:(?P<game>\d{1,18}):(?P<step>\d{1,9}):(?P<verb>[a-z]{1,20}):(?P<part>\d)",
):
    """The selects of the private hand: cards to mark, and moves to choose from."""

    async def press(self, press: Click) -> None:
        """Do what was chosen, unless the table has moved on since it was shown."""
        if (table := await self.table(press)) is None:
            return
        values = chosen(press)
        if self.words["verb"] == "mark":
            await mark(press, table, self.words["part"], values)
        elif values and self.words["verb"] in list(Panel):
            await play_and_show(press, table, *moves_named(values[0]))
        else:
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


CONTROLS = (TableButton, ChallengeButton, SureButton, HandButton, DrawButton, HandSelect)
