"""Controls that are pressed after their message has changed: each press is answered."""

import asyncio

import pytest

from bot.runtime.clock import now_ms
from data import games
from data.store.database import Database
from sandbox.guilds import Guild
from sandbox.interactions import Answer
from sandbox.people import Person
from sandbox.premises import Kind
from sandbox.world import Button, Channel, Message
from tests.wire.buttons import labels
from tests.wire.evening import CALLBACK
from tests.wire.players import challenge
from tests.wire.rooms import Room, number_of

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="session")]

LAST_MOMENT_MS = 350
"""So long before a turn ends somebody presses, and so long after it that arrives."""


def named(message: Message, label: str) -> Button:
    """A button to keep, whatever becomes of its message."""
    return next(each for each in message.buttons if each.label == label)


async def hand_of(room: Room, person: Person) -> Message:
    """The hand that this person gets by command."""
    shown = (await person.slash("hand", room.channel)).message
    assert shown
    return shown


async def on_turn(room: Room) -> tuple[Person, Message]:
    """Begin a game: who is on turn, and their hand."""
    await challenge(room.standin, room.alice, room.bob, room.channel)
    for person in (room.alice, room.bob):
        hand = await hand_of(room, person)
        if "Draw" in labels(hand):
            return person, hand
    raise AssertionError("nobody is on turn")


async def drawn(room: Room) -> tuple[Person, Message, Button]:
    """Who is on turn, their hand after they have drawn, and the button they drew with."""
    person, hand = await on_turn(room)
    draw = named(hand, "Draw")
    await person.press(hand, "Draw")
    return person, hand, draw


async def drawn_by_dm(room: Room) -> tuple[Person, Message]:
    """The same with the hand in the DM, where nobody has one in the channel."""
    await challenge(room.standin, room.alice, room.bob, room.channel)
    for person in (room.alice, room.bob):
        hand = await person.sees("Your hand")
        if any(each.label == "Draw" for each in hand.buttons):
            await person.press(hand, "Draw")
            return person, hand
    raise AssertionError("nobody is on turn")


def moved_on(answer: Answer) -> bool:
    """Whether the answer is the present hand, with a word on why."""
    return "moved on" in answer.text and "Your hand (14)" in answer.text


async def test_a_button_that_is_gone_shows_the_hand(room: Room) -> None:
    """Draw, pressed a second time when the hand shows Discard already, draws nothing more."""
    person, hand, draw = await drawn(room)
    assert moved_on(await person.click(hand, draw))


async def test_a_button_that_is_gone_from_the_dm_shows_the_hand(room: Room) -> None:
    """The hand in the DM was brought up to date while the finger came down."""
    await challenge(room.standin, room.alice, room.bob, room.channel)
    for person in (room.alice, room.bob):
        sent = await person.sees("Your hand")
        if any(each.label == "Draw" for each in sent.buttons):
            draw = named(sent, "Draw")
            await person.slash("draw", room.channel)
            await room.standin.until(lambda sent=sent: "Your hand (14)" in sent.text, "the edit")
            assert moved_on(await person.click(sent, draw))
            return
    raise AssertionError("nobody is on turn")


async def test_an_accept_that_is_gone_begins_no_second_game(room: Room) -> None:
    """A second press of Accept is answered with the challenge as it ended."""
    await room.alice.slash("challenge", room.channel, opponent=room.bob)
    asked = await room.bob.sees("challenges", room.channel)
    accept = named(asked, "Accept")
    await room.bob.press(asked, "Accept")
    answer = await room.bob.click(asked, accept)
    assert "The game has started" in answer.text
    await room.bob.sees("your turn in", room.channel)
    assert len(room.tables()) == 1


async def test_a_yes_after_the_no_does_not_resign(room: Room) -> None:
    """Who has said No plays on, even where a Yes comes after it."""
    person, _, _ = await drawn(room)
    asked = (await person.slash("resign", room.channel)).message
    assert asked
    yes = named(asked, "Yes")
    await person.press(asked, "No")
    assert moved_on(await person.click(asked, yes))


@pytest.mark.parametrize("where", ["in the channel", "by DM"])
async def test_the_answer_alone_edits_the_pressed_hand(room: Room, where: str) -> None:
    """An edit beside it would say the same, and let the other wait for theirs."""
    person, hand = (await drawn(room))[:2] if where == "in the channel" else await drawn_by_dm(room)
    changes: list[Message] = []

    def hear(kind: Kind, of: Message | Channel | Guild | None) -> None:
        if kind == "changed" and of is hand:
            changes.append(hand)

    menu = next(each for each in hand.selects if each.placeholder.startswith("Discard"))
    room.standin.fault(CALLBACK, delay=0.5)
    room.standin.hearers.append(hear)
    await person.choose(hand, menu, [menu.options[0][1]])
    await room.catches_up()
    room.standin.hearers.remove(hear)
    assert len(changes) == 1


@pytest.mark.slow(15)
async def test_a_press_in_the_last_moment_counts(room: Room) -> None:
    """It arrives when the time is over already: what counts is when it was made."""
    await room.alice.slash("challenge", room.channel, opponent=room.bob, turn="15s")
    person, hand = await on_turn(room)
    db = await Database.open(f"sqlite:///{room.bot.database}")
    async with db.reading() as tx:
        due_ms = (await games.load(tx, number_of(room.table))).deadline_ms or 0
    await asyncio.sleep((due_ms - LAST_MOMENT_MS - now_ms()) / 1000)

    room.standin.gateway.hold()
    pressing = asyncio.create_task(person.press(hand, "Draw"))
    await asyncio.sleep(2 * LAST_MOMENT_MS / 1000)
    room.standin.gateway.let_go()
    answer = await pressing
    async with db.reading() as tx:
        made = await games.moves_of(tx, number_of(room.table))
    await db.close()

    assert "Your hand (14)" in answer.text, answer.text
    assert made[-1].source == "player"
