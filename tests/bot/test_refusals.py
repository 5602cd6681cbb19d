"""What is told to who tries something that the rules do not allow; nothing changes."""

import re
from typing import Any

from engine.cards import write_card
from tests.bot.at_hands import latest, open_hand
from tests.bot.conftest import Room, text_of
from tests.bot.presses import told
from tests.bot.stage import play, show, stage

FIRST = "4h 5h 6h 7s 8s 9s 7d 2c 3d Jc Qd Kd As"
SECOND = "8h 9h 10h 2s 2d 3c 4c 5c 9d Jd Js Qc Kc"
UP, STOCK = "7c", "10c 3h 6c 6d"
WITH_PILE = ("draw, discard 10c", "draw, discard 3h")
"""After these the pile is 7♣ 10♣ 3♥: Alice can use its 7♣ with two sevens."""
NOT_YOURS = "n’t your turn yet. It’s alice’s turn"
UNUSABLE = "You can’t take the pile down to 10♣"
DEAD_END = "That would leave you stuck with 7♣"


async def refused(room: Room, at: Any, person: Any, command: str, **options: Any) -> str:
    """What a command is answered that changes nothing at the table *at*."""
    before = at.state, at.step
    words = told(await person.slash(room.channel, command, **options))
    assert (at.state, at.step) == before
    assert f"#{at.id}" in words
    return words


async def test_before_taking_by_command(room: Room) -> None:
    """Out of turn, or before a card is taken, a command says what is to be done first."""
    table = await stage(room, FIRST, SECOND, up=UP, stock=STOCK, turns=WITH_PILE)
    for person, command, options, words in (
        (room.bob, "draw", {}, NOT_YOURS),
        (room.bob, "meld", {"cards": "8h 9h 10h"}, NOT_YOURS),
        (room.bob, "layoff", {"card": "8h 1"}, NOT_YOURS),
        (room.bob, "discard", {"card": "Kc"}, NOT_YOURS),
        (room.alice, "meld", {"cards": "4h 5h 6h"}, "Take a card first"),
        (room.alice, "layoff", {"card": "7d 1"}, "Take a card first"),
        (room.alice, "discard", {"card": "2c"}, "Take a card first"),
        (room.alice, "draw", {"card": "9c"}, "9♣ isn’t in the pile. The pile, top first: 3♥ 10♣"),
        (room.alice, "draw", {"card": "10c"}, f"{UNUSABLE}"),
        (room.alice, "draw", {"card": "10c"}, "You could take 7♣ or 3♥."),
        (room.alice, "draw", {"card": "XX"}, "I don’t know the card “XX”"),
        (room.alice, "draw", {"from": "turn over"}, "turn the pile over when the stock is empty"),
        (
            room.alice,
            "draw",
            {"from": "stock", "card": "7c"},
            "You always draw the top card of the stock",
        ),
    ):
        assert words in await refused(room, table, person, command, **options)


async def test_after_taking_by_command(room: Room) -> None:
    """Cards that are not there, or do not go together, are refused with what would be legal."""
    table = await stage(room, FIRST, SECOND, up=UP, stock=STOCK, turns=("draw, discard 10c",))
    await play(table, "draw, discard 3h")
    await play(table, "draw")
    for command, options, words in (
        ("draw", {}, "You’ve already taken a card this turn"),
        ("draw", {"from": "pile"}, "You’ve already taken a card this turn"),
        ("meld", {"cards": "4h 5h 7s"}, "isn’t a meld. A group is three or four cards of one rank"),
        ("meld", {"cards": "4h 5h 7s"}, "You could meld 7♠ 8♠ 9♠ or 4♥ 5♥ 6♥."),
        ("meld", {"cards": "4h 5h"}, "isn’t a meld"),
        ("meld", {"cards": "10h Jh Qh"}, "You don’t have 10♥ J♥ Q♥ in your hand"),
        ("meld", {"cards": "4-zz"}, "I don’t know the card"),
        ("layoff", {"card": "7d"}, "nothing on the table to lay off on"),
        ("layoff", {"card": "7d 4"}, "no meld 4 on the table. There’s nothing on the table"),
        ("discard", {"card": "10h"}, "You don’t have 10♥"),
        ("discard", {"card": "2c 3d"}, "Type one card"),
    ):
        assert words in await refused(room, table, room.alice, command, **options)
    await play(table, "meld 4h 5h 6h")
    for options, words in (
        ({"card": "Kd 1"}, "K♦ doesn’t fit meld 1."),
        ({"card": "Kd"}, "K♦ doesn’t fit any meld on the table"),
        ({"card": "Kd", "meld": 2}, "On the table: meld 1 (4♥ 5♥ 6♥)"),
        ({"card": "7h 1"}, "You don’t have 7♥"),
    ):
        assert words in await refused(room, table, room.alice, "layoff", **options)


async def test_duties_by_command(room: Room) -> None:
    """What was taken from the pile has its duties, and each is said when it is forgotten."""
    table = await stage(room, FIRST, SECOND, up=UP, stock=STOCK, turns=WITH_PILE)
    await room.alice.slash(room.channel, "draw", **{"from": "pile", "card": "7c"})
    for command, options, words in (
        ("discard", {"card": "Kd"}, "You took 7♣ from inside the pile"),
        ("discard", {"card": "Kd"}, "7♣ could go here: a new meld 7♠ 7♦ 7♣"),
        ("meld", {"cards": "7s 8s 9s"}, DEAD_END),
    ):
        assert words in await refused(room, table, room.alice, command, **options)
    await play(table, "meld 7c 7d 7s, discard Kd")
    await room.bob.slash(room.channel, "draw", **{"from": "pile"})
    words = await refused(room, table, room.bob, "discard", card="Kd")
    assert "You just took K♦ from the pile" in words


async def test_after_the_end_by_command(room: Room) -> None:
    """A command for a game that is over says so; without a number there is no game."""
    table = await stage(room, FIRST, SECOND, up=UP)
    await room.press(room.alice, (await ask_to_resign(room)), "Yes")
    assert table.over
    assert "This game is over" in await refused(room, table, room.bob, "draw", table="1")
    assert "aren’t in a game" in told(await room.bob.slash(room.channel, "draw"))
    for typed, words in (("99", "no table #99"), ("seven", "Type the number of a table, like 17")):
        assert words in told(await room.bob.slash(room.channel, "hand", table=typed))


async def ask_to_resign(room: Room) -> Any:
    return (await room.alice.slash(room.channel, "resign")).response.message


async def pressed(room: Room, person: Any, page: Any, label: str, *cards: str) -> str:
    """What is told after *cards* were marked and the button with that label pressed."""
    table = await room.table()
    now = latest(room, person, page)
    await room.choose(person, now, "mark", *cards)
    before = table.state
    words = told(await room.press(person, latest(room, person, page), label))
    assert table.state == before
    assert "#1" in words
    assert ("Picked: " in text_of(latest(room, person, page))) == bool(cards), "the marks stay"
    return words


async def test_by_buttons(room: Room) -> None:
    """With buttons the same is refused in the same words, and the marks stay."""
    table = await stage(room, FIRST, SECOND, up=UP, stock=STOCK, turns=WITH_PILE)
    page = await open_hand(room, room.alice)
    await room.press(room.alice, page, "Take")
    now = latest(room, room.alice, page)
    words = told(await room.choose(room.alice, now, "depth", "10♣"))
    assert UNUSABLE in words
    assert table.state.to_act == 1
    await room.choose(room.alice, latest(room, room.alice, page), "depth", "7♣")
    for label, cards, words in (
        ("Discard", ("K♦", "Q♦"), "Pick just one card"),
        ("Discard", ("K♦",), "You took 7♣ from inside the pile"),
        ("Meld", ("7♠", "8♠", "9♠"), DEAD_END),
        ("Meld", ("7♠", "8♠"), "7♠ 8♠ isn’t a meld"),
        ("Lay off", ("K♦",), "nothing on the table to lay off on"),
        ("Lay off", ("2♣", "3♦", "J♣", "Q♦", "K♦", "A♠"), "You can lay off at most 5 cards"),
    ):
        assert words in await pressed(room, room.alice, page, label, *cards)
    await play(table, "meld 7c 7d 7s")
    await show(room, table)
    for label, cards, words in (
        ("Lay off", ("K♦",), "K♦ doesn’t fit any meld on the table. You could"),
        ("Lay off", ("K♦", "Q♦"), "No single meld takes all these cards"),
    ):
        assert words in await pressed(room, room.alice, page, label, *cards)


async def test_just_taken_by_buttons(room: Room) -> None:
    """The top card that was taken alone cannot be discarded, and the hand says so before."""
    table = await stage(room, FIRST, SECOND, up=UP, stock=STOCK)
    page = await open_hand(room, room.alice)
    await room.press(room.alice, page, "Take 7♣")
    assert "You just took 7♣: discard another card" in text_of(latest(room, room.alice, page))
    words = await pressed(room, room.alice, page, "Discard", "7♣")
    assert "You just took 7♣ from the pile" in words
    assert write_card(table.state.turn.taken[0]) == "7c"


async def test_not_at_the_table(room: Room) -> None:
    """Who does not sit at a table is told so by every command, and sees no card of it."""
    await stage(room, FIRST, SECOND, up=UP)
    for command, options in (
        ("hand", {}),
        ("draw", {}),
        ("meld", {"cards": "4h 5h 6h"}),
        ("layoff", {"card": "4h"}),
        ("discard", {"card": "As"}),
        ("resign", {}),
    ):
        words = told(await room.carol.slash(room.channel, command, table="1", **options))
        wanted = r"You aren’t playing in #1\. To see the table, use </table:\d+>\."
        assert re.fullmatch(wanted, words)
