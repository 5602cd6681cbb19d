"""Tables of more than two: turns, leaving in the middle, elimination, what everybody is told."""

from typing import Any

from bot.runtime.clock import now_ms
from data import games
from engine.legal import legal_discards
from engine.moves import DrawStock, Resign
from tests.bot.card_players import by_commands
from tests.bot.card_stage import play, seated
from tests.bot.conftest import Room, button, buttons, dm_of, selects, text_of
from tests.bot.evening import calls, public
from tests.bot.presses import forge, told
from tests.bot.stage import show

DAY, HOUR = 86_400, 3_600
HANDS = ("2s 4s 6s 8h 10h Qh Kd", "9s 9h Jd Kc 4c 6c 2d", "3c 5c 7d 9d Js Ks Ah")
USELESS = "8c 3h 10s 5d Qs 7h"
"""What they draw."""


def page_of(room: Room, person: Any) -> Any:
    """The hand in a person's DM."""
    return room.messages(dm_of(person))[0]


def names(room: Room, table: Any) -> list[str]:
    """Who is called to play, by the messages that call."""
    people = {one.id: one.user.name for one in (room.alice, room.bob, room.carol)}
    return [people[one.mentions[0].id] for one in calls(room, table)]


async def resign(room: Room, person: Any, answer: str = "Yes") -> str:
    """Give up by command, and answer the question; what was asked."""
    question = await person.slash(room.channel, "resign")
    asked = told(question)
    await room.press(person, question.response.message, answer)
    return asked


async def test_turns_go_round(room: Room) -> None:
    """One after the other is called, in the order of the seats, with one message at a time."""
    table = await seated(room, "straight", *HANDS, stock=USELESS)
    called = []
    for _ in range(4):
        called += names(room, table)
        person = (room.alice, room.bob, room.carol)[table.state.to_act - 1]
        while table.user_at(table.state.to_act) == person.id:
            await by_commands(room, person, table)
        await room.wait(30)
    assert called == ["alice", "bob", "carol", "alice"]
    assert len([one for one in room.messages() if "On the table" in text_of(one)]) == 1


async def test_everybody_has_a_hand_of_their_own(room: Room) -> None:
    """Each DM shows that player's cards, and only who is on turn may draw."""
    await seated(room, "straight", *HANDS)
    shown = [text_of(page_of(room, one)) for one in (room.alice, room.bob, room.carol)]
    assert "2♠ 4♠ 6♠" in shown[0]
    assert "9♥" in shown[1]
    assert "7♦" in shown[2]
    assert [bool(button(page_of(room, one), "Draw")) for one in (room.alice, room.bob)] == [
        True,
        False,
    ]
    assert "alice is playing" in shown[2]


async def test_resigning_on_turn(room: Room) -> None:
    """The others play on: they are told, the next is called, and the leaver has nothing to do."""
    table = await seated(room, "straight", *HANDS)
    stock = len(table.state.stock)
    asked = await resign(room, room.alice)
    assert "You’ll be eliminated, and the 2 others will continue." in asked
    await room.wait()
    assert not table.over
    assert names(room, table) == ["bob"]
    text = text_of(public(room, table))
    assert "**alice** resigned. Their cards went under the stock, and the game continues." in text
    assert "**alice** · has left the game" in text
    assert len(table.state.stock) == stock + 7
    own = page_of(room, room.alice)
    assert "You’re eliminated. The others are still playing." in text_of(own)
    assert [one.label for one in buttons(own)] == ["Rules"]
    assert not selects(own)


async def test_resigning_while_others_play(room: Room) -> None:
    """Who resigns out of turn leaves the turn where it is."""
    table = await seated(room, "straight", *HANDS)
    await resign(room, room.carol, "No")
    assert table.state.out == frozenset()
    await resign(room, room.carol)
    await room.wait()
    assert table.state.to_act == 1
    assert len(calls(room, table)) == 1
    assert "has left the game" in text_of(page_of(room, room.bob))
    await play(table, "1 draw, 1 discard 2s", "2 draw, 2 discard 9s")
    await room.wait()
    assert table.state.to_act == 1


async def test_who_is_out_can_do_nothing_more(room: Room) -> None:
    """Commands, buttons and a second resignation of the leaver are answered, without effect."""
    table = await seated(room, "straight", *HANDS)
    await resign(room, room.alice)
    await room.wait()
    step = table.step
    for command, options in (("draw", {}), ("discard", {"card": "2s"}), ("resign", {})):
        assert "You’re eliminated from #1" in told(
            await room.alice.slash(room.channel, command, **options)
        )
    page = page_of(room, room.alice)
    for verb in ("draw", "take", "layoff", "swap", "knock"):
        refused = await forge(room, room.alice, page, f"hand:1:{step}:{verb}")
        assert "You’re eliminated from #1" in told(refused), verb
    assert table.step == step
    shown = await room.alice.slash(room.channel, "hand")
    assert "You’re eliminated" in text_of(shown.response.message)


async def test_a_table_left_is_not_meant_any_more(room: Room) -> None:
    """Commands without a number mean the table at which one still plays."""
    one = await seated(room, "straight", *HANDS)
    two = await seated(room, "straight", *HANDS)
    await one.play(1, Resign(), now_ms=now_ms(), source="player")
    await room.alice.slash(room.channel, "draw")
    assert len(two.state.hand_of(1)) == 8


async def test_the_last_but_one_leaves(room: Room) -> None:
    """When one is left that one has won; places, ratings and Rematch are as they should be."""
    table = await seated(room, "straight", *HANDS, rated=True)
    await resign(room, room.alice)
    await resign(room, room.carol)
    await room.wait()
    assert table.over
    end = room.message_with("Rematch")
    assert all(words in text_of(end) for words in ("# bob has won", "carol resigned."))
    order = [line for line in text_of(end).splitlines() if "points" in line or "left" in line]
    assert [line[:2] for line in order] == ["1\\", "2\\", "2\\"]
    assert "2\\. **alice** · has left the game" in order[1]
    async with room.db.reading() as tx:
        row = await games.load(tx, table.id)
    assert [one.place for one in row.players] == [2, 1, 2]
    assert "has won" in text_of(page_of(room, room.alice))


async def test_tables_left_are_not_proposed(room: Room) -> None:
    """While there are others, autocompletion leaves out those at which one is out."""
    left = await seated(room, "straight", *HANDS)
    await resign(room, room.alice)
    other = await seated(room, "straight", *HANDS)
    found = await room.alice.autocomplete(room.channel, "draw", "table", "")
    assert [choice["value"] for choice in found] == [str(other.id)]
    found = await room.bob.autocomplete(room.channel, "draw", "table", "")
    assert [choice["value"] for choice in found] == [str(left.id), str(other.id)]


async def test_three_missed_limits(room: Room) -> None:
    """Who misses three turn limits in a row is out; the game continues, as they are told."""
    turns = ("1 draw, 1 discard Kd", "2 draw, 2 discard Kc", "3 draw, 3 discard Ks")
    table = await seated(room, "straight", *HANDS, turns=turns, turn_limit="60")
    for _ in range(2):
        await room.wait(75)
        assert "**alice** missed a turn" in text_of(public(room, table))
        await play_turn(table)
        await play_turn(table)
        await show(room, table)
    await room.wait(60)
    assert table.state.out == {1}
    assert "three turns in a row" in text_of(public(room, table))
    assert "the game continues" in text_of(public(room, table))
    assert names(room, table) == ["bob"]


async def play_turn(table: Any) -> None:
    """A plain turn of whoever is to act, past Discord."""
    seat = table.state.to_act
    await table.play(seat, DrawStock(), now_ms=now_ms(), source="player")
    useless = legal_discards(table.state)[0]
    await table.play(seat, useless, now_ms=now_ms(), source="player")


async def test_penalty_points(room: Room) -> None:
    """Where fewer points are better the lowest is first, also in what is stored."""
    hands = ("2s 2h 2d 3s 3h 3d 4c", "9s 9h Jd Ks Qs Kd Kh", "As Ad 5c 5d 6d 7c 8c")
    stock = "2c 8d 10d Ac"
    turns = ("1 draw, 1 meld 2s 2h 2d 2c, 1 meld 3s 3h 3d, 1 discard 4c",)
    options = {"scoring": "penalty", "target": "60"}
    table = await seated(room, "straight", *hands, stock=stock, turns=turns, rated=True, **options)
    assert table.over
    end = text_of(room.message_with("Rematch"))
    assert "alice has won" in end
    assert "**bob** hand 68 · double 68 = +136 → **136**" in end
    assert "3\\. **bob** · 136 penalty points" in end
    async with room.db.reading() as tx:
        row = await games.load(tx, table.id)
    assert [one.place for one in row.players] == [1, 3, 2]


GROUPS = "2s 2h 2d 3s 3h 3d 4s 4h 4d 5s 5h 5d Kc"
HEAVY = "10s 10h Js Jh Qs Qh Ks Kh 10d Jd Qd Kd"
LIGHT = "As Ah Ad 7s 7h 8s 8d 6c 6h 9c 9d 7c"


async def test_elimination(room: Room) -> None:
    """In žolíky who has a hundred minus points is out, and the others are dealt to again."""
    turns = (
        "1 discard Kc",
        "2 draw, 2 discard Ac",
        "3 draw, 3 discard 2c",
        "1 draw, 1 meld 2s 2h 2d, 1 meld 3s 3h 3d, 1 meld 4s 4h 4d, 1 meld 5s 5h 5d, 1 discard 3c",
    )
    table = await seated(
        room, "zolik", GROUPS, HEAVY, LIGHT, stock="Ac 2c 3c", turns=turns, initial_meld="0"
    )
    await room.wait()
    assert table.state.out == {2}
    result = next(text for text in map(text_of, room.messages()) if "Round 1 is over" in text)
    assert "**bob** hand −120 = −120 → **−120**" in result
    assert "**bob** reached −120 and is eliminated." in result
    text = text_of(public(room, table))
    assert "**bob** · −120 points · eliminated" in text
    assert table.state.hand_of(2) == ()
    assert {len(table.state.hand_of(1)), len(table.state.hand_of(3))} == {12, 13}
    assert "You’re eliminated" in text_of(page_of(room, room.bob))
    assert names(room, table) == ["carol"]


async def test_a_new_stock_is_told(room: Room) -> None:
    """That the pile was shuffled into a new stock is told in the table's story."""
    table = await seated(room, "straight", "2s 4s 6s", "9s 9h Jd")
    while not table.state.refills.shuffles:
        await play_turn(table)
    await show(room, table)
    assert "The pile was shuffled to make a new stock." in text_of(public(room, table))


async def test_a_pile_that_turns_over_is_told(room: Room) -> None:
    """In žolíky the pile becomes the stock as it lies, without anybody's doing."""
    table = await seated(room, "zolik", GROUPS, HEAVY)
    await play(table, "1 discard Kc")
    while not table.state.refills.used_up:
        await play_turn(table)
    await show(room, table)
    assert "The pile was turned over to make a new stock." in text_of(public(room, table))


async def test_onlookers_see_the_table(room: Room) -> None:
    """/table shows everybody who plays to one who does not, and no cards of anybody's hand."""
    await seated(room, "straight", *HANDS[:2])
    shown = await room.carol.slash(room.channel, "table")
    text = text_of(shown.response.message)
    assert "**alice** · 0 points · 10 cards" in text
    assert "**bob** · 0 points · 10 cards" in text
    assert "Your hand" not in text


async def test_who_leaves_the_server(room: Room) -> None:
    """A player who left the server is out after an hour's notice; the game continues."""
    turns = ("1 draw, 1 discard Kd", "2 draw, 2 discard Kc", "3 draw, 3 discard Ks")
    table = await seated(room, "straight", *HANDS, turns=turns)
    room.guild.remove_member(room.alice)
    await room.wait(0.8 * DAY)
    await room.wait()
    assert any("**alice** left the server" in text_of(one) for one in room.messages())
    await room.wait(HOUR)
    await room.wait()
    assert table.state.out == {1}
    assert not table.over
    assert "the game continues" in text_of(public(room, table))
    assert names(room, table) == ["bob"]
