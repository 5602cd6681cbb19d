"""What the buttons of the private hand do: a move at once, or a choice where there are several."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from bot.controls import play
from bot.controls.clicks import Click, say_to
from bot.controls.courtesies import show_courtesies
from bot.controls.hints import hint_at
from bot.controls.play import act, check_turn, explained
from bot.controls.rules import show_rules
from bot.messages.announcer import Announcer
from bot.messages.hand_contents import HandContents, card_of
from bot.messages.pressed import components_of
from bot.people.refused import Refused
from bot.people.texts import say
from bot.render.buttons import GREY, RED, button, buttons
from bot.render.hand import HandPage, Panel
from bot.render.layout import NOBODY, ButtonsBelow
from bot.render.offers import Offer, of_kinds
from bot.runtime.asking import answer, asked
from bot.runtime.senders import user_of
from bot.table.conditions import may_abort
from bot.table.plans import drop_plan, make_plan
from bot.table.sorting import sort
from bot.table.table import Table
from data.ids import MessageId
from engine import moves
from engine.cards import Card
from engine.legal import legal_moves
from engine.view import seen_by

HandAction = Callable[[Click, Table, int], Awaitable[None]]


def forget_marks(press: Click) -> None:
    """Forget what is marked in the pressed message."""
    if press.message is not None:
        press.client.part(HandContents).unmark(MessageId(press.message.id))


def marks_of(press: Click, table: Table) -> tuple[Card, ...]:
    """The cards that are marked in the pressed message."""
    if press.message is None:
        return ()
    contents = press.client.part(HandContents)
    return contents.marked(table, MessageId(press.message.id), components_of(press))


async def play_and_show(
    press: Click, table: Table, *made: moves.Move, step: int | None = None
) -> None:
    """Make the moves, then show the hand in the pressed message."""
    await act(press, table, *made, step=table.step if step is None else step)
    forget_marks(press)
    await press.client.hands.show(press, table, in_place=True)


async def show(
    press: Click, table: Table, _: int, panel: Panel = Panel.TURN, offers: Sequence[Offer] = ()
) -> None:
    """Show the hand with its marks, and the choice of *panel*: which of *offers* is meant."""
    page = HandPage(marks=marks_of(press, table), panel=panel, offers=tuple(offers))
    await press.client.hands.show(press, table, page, in_place=True)


async def do_at_once(press: Click, table: Table, step: int, *, verb: str) -> None:
    """Make the moves of a button for which no card has to be named."""
    await play_and_show(press, table, *play.AT_ONCE[verb], step=step)


async def take(press: Click, table: Table, step: int) -> None:
    """Take the pile's top card, or the only one that may be; else ask how deep."""
    check_turn(user_of(press), table)
    legal = await legal_offers(table, moves.TakePile)
    if play.takes_top_only(table) or legal == [(moves.TakePile(table.state.pile[-1]),)]:
        await play_and_show(press, table, moves.TakePile(), step=step)
    elif len(legal) == 1:
        await play_and_show(press, table, *legal[0], step=step)
    else:
        await show(press, table, step, Panel.TAKE)


async def do_marked(press: Click, table: Table, step: int, *, verb: str) -> None:
    """Do what a button says with the marked cards; where that can mean several moves, ask which.

    Where nothing is marked it is the only legal move of its kind, or a choice of these.
    """
    marks = marks_of(press, table)
    check_turn(user_of(press), table)
    kind, panel = UNMARKED.get(verb, (None, Panel.TURN))
    offers: Sequence[Offer] = await legal_offers(table, kind) if kind and not marks else ()
    if not offers:
        async with explained(press, table, table.own_seat(user_of(press))):
            find = partial(play.FINDERS[verb], table, marks)
            offers, panel = await asked(find) if verb in LONG else find()
    elif len(offers) == 1:
        panel = Panel.TURN
    if panel is Panel.TURN:
        await play_and_show(press, table, *offers[0], step=step)
    else:
        await show(press, table, step, panel, offers)


UNMARKED: dict[str, tuple[type[moves.SeatMove], Panel]] = {
    "meld": (moves.LayMeld, Panel.MELD),
    "layoff": (moves.LayOff, Panel.LAY_OFF),
    "discard": (moves.Discard, Panel.DISCARD),
}
"""What these buttons offer where nothing is marked, and where it is chosen."""
LONG = ("meld", "layoff", "swap")
"""Buttons for which many moves are tried; the others wait for no question of another table."""


async def legal_offers(table: Table, kind: type[moves.SeatMove]) -> list[Offer]:
    """What the seat to act may do of *kind*, best first, as much as autocompletion proposes."""
    return of_kinds(await answer(legal_moves, seen_by(table.state, table.state.to_act)), kind)


async def sorted_hand(press: Click, table: Table, _: int) -> None:
    """Show the hand in another order."""
    key = await sort(table, press.client.preferences, user_of(press), marks_of(press, table))
    forget_marks(press)
    note = await say_to(press, key)
    await press.client.hands.show(press, table, HandPage(note=note), in_place=True)


async def mark(press: Click, table: Table, menu: str, values: list[str]) -> None:
    """Remember and show what is marked."""
    if press.message is None:
        return
    for value in values:
        card_of(value.split("/")[0], table)
    marks_of(press, table)
    press.client.part(HandContents).mark(MessageId(press.message.id), menu, values)
    await show(press, table, table.step)


async def plan(press: Click, table: Table, value: str) -> None:
    """Remember what to do when the presser's turn comes: to draw, and to discard a card then."""
    seat = table.own_seat(user_of(press))
    await make_plan(table, seat, None if value == "draw" else card_of(value, table))
    await show(press, table, table.step)
    press.client.part(Announcer).mark_hands(table)


async def unplan(press: Click, table: Table, _: int) -> None:
    """Let nothing be done ahead of the presser's turn."""
    await drop_plan(table, table.own_seat(user_of(press)))
    await show(press, table, table.step)
    press.client.part(Announcer).mark_hands(table)


async def undo(press: Click, table: Table, _: int) -> None:
    """Show the hand with nothing marked: all else that was done is played."""
    forget_marks(press)
    await press.client.hands.show(press, table, in_place=True)


async def ask_resign(press: Click, table: Table) -> None:
    """Ask the player alone whether they resign; raises Refused where they are out already."""
    if table.own_seat(user_of(press)) in table.state.out and not table.over:
        raise Refused("you-are-out", game=table.id)
    language = await press.client.languages.of_click(press)
    ways = {"yes": f"sure:{table.id}:resign", "no": f"sure:{table.id}:no"}
    ways |= {verb: f"table:{table.id}:{verb}" for verb in instead(table)}
    view = ButtonsBelow(
        buttons(
            button(say(language, f"button-{verb}"), way, RED if verb == "yes" else GREY)
            for verb, way in ways.items()
        )
    )
    others = len(table.state.playing) - 1
    text = say(language, "resign-sure", game=table.id, others=others)
    await press.response.send_message(text, view=view, ephemeral=True, allowed_mentions=NOBODY)


def instead(table: Table) -> list[str]:
    """What to do rather than resign: in a DM no other message has these buttons."""
    if table.row.is_todays:
        return []
    pause = ["pause"] if table.row.guild_id is None and not table.halted else []
    return [*pause, *(["abort"] if may_abort(table) else [])]


async def hint(press: Click, table: Table, _: int) -> None:
    """Show the hand with what the computer would do on top."""
    note = await hint_at(press, table)
    page = HandPage(marks=marks_of(press, table), note=note)
    await press.client.hands.show(press, table, page, in_place=True)


async def cards(press: Click, table: Table, step: int) -> None:
    """Let the player choose how cards are shown."""
    await press.client.looks.seen(user_of(press))
    await show(press, table, step, Panel.LOOK)


HAND_ACTIONS: dict[str, HandAction] = {
    **{verb: partial(do_at_once, verb=verb) for verb in play.AT_ONCE},
    **{verb: partial(do_marked, verb=verb) for verb in play.FINDERS},
    "show": show,
    "take": take,
    "more": partial(show, panel=Panel.MORE),
    "sort": sorted_hand,
    "cards": cards,
    "hint": hint,
    "undo": undo,
    "unplan": unplan,
    "resign": lambda press, table, _: ask_resign(press, table),
    "rules": lambda press, table, _: show_rules(press, table.variant, table.state.rules),
    "table": lambda press, table, _: show_courtesies(press, table),
}
