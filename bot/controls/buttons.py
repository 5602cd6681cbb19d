"""The buttons and menus of tables, challenges and hands.

An old one of a hand shows how the table stands now instead of acting.
"""

from functools import partial

from bot.controls.clicks import Click, say_to
from bot.controls.control import TableControl, chosen, control, made, table_control
from bot.controls.courtesies import TABLE_ACTIONS
from bot.controls.hand_actions import HAND_ACTIONS, forget_marks, mark, plan, play_and_show, show
from bot.controls.places import ways_for_others
from bot.controls.play import act, moves_named
from bot.lobby.lobby import Lobby
from bot.messages.pressed import close, is_shown
from bot.people.refused import Refused
from bot.render.hand import HandPage, Panel
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


@table_control(r"sure:(?P<game>\d{1,18}):(?P<verb>[a-z]{1,20})")
async def sure_button(press: Click, table: Table, verb: str) -> None:
    """Resign for the presser, or leave things as they are; a question is answered only once."""
    if not is_shown(press):
        note = await say_to(press, "hand-moved-on")
        await press.client.hands.show(press, table, HandPage(note=note), in_place=False)
        return
    table.own_seat(user_of(press))
    if verb == "resign":
        await act(press, table, Resign())
    done = "resign-done" if verb == "resign" else "resign-not"
    await close(press, await say_to(press, done, game=table.id))


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
            await press.client.hands.show(press, table, HandPage(note=note), in_place=True)

    async def at_hand(self, press: Click, table: Table) -> None:
        """Do what the control says: it was made at the present step."""
        raise NotImplementedError


hand_control = partial(made, HandControl, "at_hand")
"""Makes a control of the private hand, as `table_control` makes those of tables."""


@hand_control(r"hand:(?P<game>\d{1,18}):(?P<step>\d{1,9}):(?P<verb>[a-z]{1,20})")
async def hand_button(press: Click, table: Table, verb: str) -> None:
    """Do what a button of the private hand says."""
    await HAND_ACTIONS.get(verb, show)(press, table, table.step)


@hand_control(r"play:(?P<game>\d{1,18}):(?P<step>\d{1,9}):(?P<moves>[^:]{1,80})")
async def play_button(press: Click, table: Table, moves: str) -> None:
    """Make the moves whose cards a button names."""
    await play_and_show(press, table, *moves_named(moves))


@hand_control(r"draw:(?P<game>\d{1,18}):(?P<step>\d{1,9})")
async def draw_button(press: Click, table: Table) -> None:
    """Draw from the stock and show the hand, from the table or below the call to play."""
    await play_and_show(press, table, DrawStock())


@hand_control(r"pick:(?P<game>\d{1,18}):(?P<step>\d{1,9}):(?P<verb>[a-z]{1,20}):(?P<menu>\d)")
async def hand_select(press: Click, table: Table, verb: str, menu: str) -> None:
    """Mark the cards, or make the move, that was chosen in a menu of the private hand."""
    values = chosen(press)
    if verb == "mark":
        await mark(press, table, menu, values)
    elif values and verb == "ahead":
        await plan(press, table, values[0])
    elif values and verb in list(Panel):
        await play_and_show(press, table, *moves_named(values[0]))
    else:
        await show(press, table, table.step)
