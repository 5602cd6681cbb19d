"""The buttons and menus of tables, challenges and hands.

An old one of a hand shows how the table stands now instead of acting.
"""

from bot.controls.clicks import Click, say_to
from bot.controls.control import TableControl, chosen, control, table_control
from bot.controls.hand_actions import HAND_ACTIONS, forget_marks, mark, plan, play_and_show, show
from bot.controls.places import ways_for_others
from bot.controls.play import act, moves_named
from bot.controls.table_actions import TABLE_ACTIONS
from bot.lobby.lobby import Lobby
from bot.messages.pressed import close
from bot.people.refused import Refused
from bot.people.texts import say
from bot.render.hand import Panel
from bot.runtime.senders import user_of
from bot.table.conditions import next_level
from bot.table.table import Table
from data.ids import ChallengeId
from engine.moves import DrawStock, Resign


@table_control(r"table:(?P<game>\d{1,18}):(?P<verb>[a-z]{1,20})")
async def table_button(press: Click, table: Table, verb: str) -> None:
    """Do what a button on a public message says of the game as it is now: My hand, Rematch …"""
    hands = press.client.hands
    if verb in ("rematch", "harder"):
        level = next_level(table) if verb == "harder" else ""
        await press.client.part(Lobby).rematch(press, table, level or None)
    elif verb == "here":
        with hands.answering(press):
            # Where another process keeps the DM current, it would not hear of an edit.
            await hands.show(press, table, in_place=table.shard_elsewhere is None)
    elif (work := TABLE_ACTIONS.get(verb)) is not None:
        await work(press, table)
    elif table.seat_of(user_of(press)) is None:
        # Who moderates the server is led on.
        raise Refused("not-seated", await ways_for_others(press, table), game=table.id)
    else:
        await hands.show(press, table, in_place=False)


@control(r"challenge:(?P<id>\d{1,18}):(?P<verb>[a-z]{1,20})(:(?P<rules>[0-9a-f]{1,8}))?")
async def challenge_button(
    press: Click, id: ChallengeId, verb: str, rules: str | None = None
) -> None:
    """Answer a challenge; the buttons that agree to it name its *rules*."""
    await press.client.part(Lobby).answer(press, id, verb, rules)


class SureButton(TableControl, template=r"sure:(?P<game>\d{1,18}):(?P<verb>[a-z]{1,20})"):
    """Yes and No to the question whether somebody really wants to resign."""

    async def at(self, press: Click, table: Table) -> None:
        """Resign for the presser, or leave things as they are."""
        language = await press.client.languages.of_click(press)
        table.own_seat(user_of(press))
        if self.words["verb"] != "resign":
            text = say(language, "resign-not", game=table.id)
        else:
            await act(press, table, Resign())
            text = say(language, "resign-done", game=table.id)
        await close(press, text)


class HandControl(TableControl, template=r"$^"):
    """A control of the private hand; what it says names the table and its step."""

    async def at(self, press: Click, table: Table) -> None:
        """Do what the control says, or show how the table stands where it has moved on.

        Raises Refused where the presser does not sit there.
        """
        with press.client.hands.answering(press):
            is_current = table.is_current(table.own_seat(user_of(press)), int(self.words["step"]))
            if is_current and not table.over:
                await self.at_hand(press, table)
                return
            forget_marks(press)
            note = await say_to(press, "hand-moved-on")
            await press.client.hands.show(press, table, in_place=True, note=note)

    async def at_hand(self, press: Click, table: Table) -> None:
        """Do what the control says: it was made at the present step."""
        raise NotImplementedError


class HandButton(
    HandControl, template=r"hand:(?P<game>\d{1,18}):(?P<step>\d{1,9}):(?P<verb>[a-z]{1,20})"
):
    """The buttons of the private hand."""

    async def at_hand(self, press: Click, table: Table) -> None:
        """Do what the button says."""
        work = HAND_ACTIONS.get(self.words["verb"], show)
        await work(press, table, table.step)


class PlayButton(
    HandControl, template=r"play:(?P<game>\d{1,18}):(?P<step>\d{1,9}):(?P<moves>[^:]{1,80})"
):
    """The buttons that name the cards of the move that they make."""

    async def at_hand(self, press: Click, table: Table) -> None:
        """Make the move."""
        await play_and_show(press, table, *moves_named(self.words["moves"]))


class DrawButton(HandControl, template=r"draw:(?P<game>\d{1,18}):(?P<step>\d{1,9})"):
    """The button to draw, at the table and below the call to play, for whose turn it is."""

    async def at_hand(self, press: Click, table: Table) -> None:
        """Draw from the stock and show the hand; who has drawn already only sees it."""
        await play_and_show(press, table, DrawStock())


class HandSelect(
    HandControl,
    template=r"pick:(?P<game>\d{1,18}):(?P<step>\d{1,9}):(?P<verb>[a-z]{1,20}):(?P<menu>\d)",
):
    """The selects of the private hand: cards to mark, and moves to choose from."""

    async def at_hand(self, press: Click, table: Table) -> None:
        """Mark the cards, or make the move, that was chosen."""
        values = chosen(press)
        if self.words["verb"] == "mark":
            await mark(press, table, self.words["menu"], values)
        elif values and self.words["verb"] == "ahead":
            await plan(press, table, values[0])
        elif values and self.words["verb"] in list(Panel):
            await play_and_show(press, table, *moves_named(values[0]))
        else:
            await show(press, table, table.step)
