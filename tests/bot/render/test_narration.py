"""What the others did is told where the eye is: at what to do, at whose turn it is, in the call."""

from typing import Any

from tests.bot.card_stage import play, seated
from tests.bot.conftest import Room, text_of
from tests.bot.evening import calls, hand_of, public
from tests.bot.stage import show

ALICE = "4h 8d 9c Kd 2c 3s Js"
BOB = "4s 4d 4c 9h Kh 2h 3h"
CAROL = "5s 6s 7s 9d Qs 2s 10c"
TURNS = (
    "1 draw, 1 discard Kd",
    "2 draw, 2 meld 4s 4d 4c, 2 discard Kh",
    "3 draw, 3 meld 5s 6s 7s, 3 discard Qs",
)
STOCK = "Jh Qh Ac"


async def three(room: Room, *turns: str) -> Any:
    """A table of three at which these turns have been played."""
    return await seated(
        room, "straight", ALICE, BOB, CAROL, up="7c", stock=STOCK, turns=turns, target="200"
    )


def lines(message: Any) -> list[str]:
    return text_of(message).split("\n")


async def test_every_opponent_has_a_line(room: Room) -> None:
    """Whoever is on turn reads what each of the others did since, right below that."""
    await three(room, *TURNS)
    told = lines(hand_of(room, room.alice))
    status = next(n for n, line in enumerate(told) if line.startswith("**Your turn.**"))
    assert told[status + 1 : status + 3] == [
        "**bob** drew from the stock, melded 4♠ 4♦ 4♣, discarded K♥.",
        "**carol** drew from the stock, melded 5♠ 6♠ 7♠, discarded Q♠.",
    ]


async def test_only_the_owner_reads_what_was_drawn(room: Room) -> None:
    """In one's own line the card from the stock has its name, in everybody else's it has none."""
    await three(room, *TURNS[:1])
    assert "You drew J♥, discarded K♦." in lines(hand_of(room, room.alice))
    for person in (room.bob, room.carol):
        assert "**alice** drew from the stock, discarded K♦." in lines(hand_of(room, person))


async def test_on_the_table_it_stands_at_whose_turn_it_is(room: Room) -> None:
    """The public table tells the last turns directly below whose turn it is."""
    table = await three(room, *TURNS[:2])
    told = lines(public(room, table))
    turn = next(n for n, line in enumerate(told) if line.startswith("**carol**’s turn · round 1"))
    assert told[turn + 1] == "**bob** drew from the stock, melded 4♠ 4♦ 4♣, discarded K♥."


async def test_the_call_tells_the_turn_before(room: Room) -> None:
    """The notification says what happened, and no card that was not open."""
    table = await three(room)
    (first,) = calls(room, table)
    assert first.content.startswith(f"<@{room.alice.id}>, your turn in **#1**. ")
    await play(table, TURNS[0])
    await show(room, table)
    (second,) = calls(room, table)
    words = "**alice** drew from the stock, discarded K♦."
    assert second.content.startswith(f"<@{room.bob.id}>, your turn in **#1**: {words} ")
    assert [one.id for one in second.mentions] == [room.bob.id]


async def test_nothing_is_lost_with_a_new_round(room: Room) -> None:
    """Who begins a round reads how the last one ended, and that a new one was dealt."""
    hand = "4h 5h 6h 7h 8h 9h 10h"
    table = await seated(
        room,
        "straight",
        hand,
        BOB.replace("9h", "Ks"),
        CAROL,
        up="7c",
        stock="Jc",
        target="1000",
        turns=("1 draw, 1 meld 4h 5h 6h 7h 8h 9h 10h, 1 discard Jc",),
    )
    assert table.state.round == 2
    told = lines(hand_of(room, room.bob))
    (end,) = [n for n, line in enumerate(told) if "melded 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥" in line]
    assert told[end + 1] == "Round 2 is dealt. **bob** starts."
    (call,) = calls(room, table)
    assert "melded 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥, discarded J♣. Round 2 is dealt." in call.content
