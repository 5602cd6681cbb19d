"""The controls of games with jokers and an initial meld: what is asked, offered and refused."""

from typing import Any

from engine.cards import parse_cards
from tests.bot.at_hands import open_hand, press
from tests.bot.card_stage import seated
from tests.bot.conftest import Room, buttons, selects, text_of, walk
from tests.bot.controls.test_card_controls import ALWAYS, marked, now, offered, shown
from tests.bot.presses import forge, told

FIFTY_ONE = "10h Jh Qh Kh 10s 10d 10c 5h 5d 6h * * 2c 3d 9s"
PLAIN = "2s 2d 4s 4d 6s 6d 8s 8d Qs Qd Ks Kd As Ad"
BEGUN = ("1 discard 9s", "2 draw, 2 discard 2s")


async def rummy_51(
    room: Room, *turns: str, first: str = FIFTY_ONE, stock: str = "3s 9c", rated: bool = False
) -> Any:
    """Alice, who holds FIFTY_ONE, has discarded one card, and then Bob."""
    turns = (*BEGUN, *turns)
    return await seated(room, "rummy-51", first, PLAIN, stock=stock, turns=turns, rated=rated)


async def test_a_round_begins_with_a_discard(room: Room) -> None:
    """Who plays first in Rummy 51 can do nothing but discard."""
    await seated(room, "rummy-51", FIFTY_ONE, PLAIN)
    page = await open_hand(room, room.alice)
    assert shown(page) == ALWAYS
    assert any(one.placeholder == "Discard …" for one in selects(page))
    assert "**You start the round:** discard one card." in text_of(page)
    assert "Your hand (15)" in text_of(page)


async def test_a_card_of_no_use_is_not_offered(room: Room) -> None:
    """Before the initial meld the pile is closed where its top could not be laid: it says why."""
    await rummy_51(room, first=FIFTY_ONE.replace("* *", "9c 4c"))
    page = await open_hand(room, room.alice)
    assert shown(page) == ["Draw", *ALWAYS]
    assert "You can’t take 2♠ yet" in text_of(page)


async def test_the_initial_meld(room: Room) -> None:
    """The points that are asked for, and how many lie there, stand beside the cards."""
    await rummy_51(room, "1 draw")
    page = await open_hand(room, room.alice)
    assert "Your opening must be worth at least 51 points, all in one turn" in text_of(page)
    await marked(room, page, "10h Jh Qh Kh")
    await press(room, page, "Meld")
    assert "You’ve laid 40 of 51 points: lay the rest this turn." in text_of(now(room, page))
    await marked(room, page, "2c")
    assert "Meld more this turn" in told(await press(room, page, "Discard"))
    await marked(room, page, "10s 10d 10c")
    await press(room, page, "Meld")
    assert "You’ve laid" not in text_of(now(room, page))
    assert "Your hand (8) · 0 penalty points · opened" in text_of(now(room, page))


async def test_a_joker_at_either_end(room: Room) -> None:
    """A run whose joker could lie at both ends asks which card it stands for."""
    table = await rummy_51(room, "1 draw, 1 meld 10h Jh Qh Kh, 1 meld 10s 10d 10c")
    page = await open_hand(room, room.alice)
    await marked(room, page, "5h 6h *")
    await press(room, page, "Meld")
    assert [label for label, _ in offered(room, page)] == ["5♥ 6♥ 🃏7♥", "🃏4♥ 5♥ 6♥"]
    await press(room, page, "Back")
    assert "Picked: 5♥ 6♥ 🃏" in text_of(now(room, page))
    await press(room, page, "Meld")
    await room.choose(room.alice, now(room, page), "place", "🃏4♥ 5♥ 6♥")
    assert table.state.melds[2].stands_for == parse_cards("4h 5h 6h")
    assert "melded 🃏4♥ 5♥ 6♥" in text_of(now(room, page))
    await marked(room, page, "*")
    await press(room, page, "Lay off")
    assert [label for label, _ in offered(room, page)] == [
        "1: 10♥ J♥ Q♥ K♥ 🃏A♥",
        "1: 🃏9♥ 10♥ J♥ Q♥ K♥",
        "2: 10♠ 🃏10♥ 10♦ 10♣",
        "3: 🃏4♥ 5♥ 6♥ 🃏7♥",
        "3: 🃏3♥ 🃏4♥ 5♥ 6♥",
    ]
    await room.choose(room.alice, now(room, page), "onto", "1: 🃏9♥ 10♥ J♥ Q♥ K♥")
    assert table.state.melds[0].stands_for[0] == parse_cards("9h")[0]


async def test_a_joker_of_a_group(room: Room) -> None:
    """In a group of three a joker stands for either missing suit, or for one that is named."""
    table = await rummy_51(room, "1 draw, 1 meld 10h Jh Qh Kh, 1 meld 10s 10d 10c")
    page = await open_hand(room, room.alice)
    await marked(room, page, "5h 5d *")
    await press(room, page, "Meld")
    assert offered(room, page) == [
        ("5♥ 5♦ 🃏", "stands for either missing suit"),
        ("🃏5♠ 5♥ 5♦", None),
        ("5♥ 5♦ 🃏5♣", None),
    ]
    await room.choose(room.alice, now(room, page), "place", "5♥ 5♦ 🃏5♣")
    assert "**3:** 5♥ 5♦ 🃏5♣ · alice" in text_of(now(room, page))
    assert len(table.state.melds) == 3


async def test_only_one_place_is_not_asked(room: Room) -> None:
    """A joker between two cards can stand for one card only: it is laid at once."""
    table = await rummy_51(room, "1 draw")
    page = await open_hand(room, room.alice)
    await marked(room, page, "10h * Qh Kh *")
    await press(room, page, "Meld")
    assert [label for label, _ in offered(room, page)] == [
        "10♥ 🃏J♥ Q♥ K♥ 🃏A♥",
        "🃏9♥ 10♥ 🃏J♥ Q♥ K♥",
    ]
    await press(room, page, "Back")
    await marked(room, page, "10s * 10d 10c")
    await press(room, page, "Meld")
    assert table.state.melds[0].stands_for == parse_cards("10s 10h 10d 10c")


async def test_jokers_by_command(room: Room) -> None:
    """What a joker stands for may be typed in several ways; else it takes its usual place."""
    table = await rummy_51(room, "1 draw, 1 meld 10h Jh Qh Kh, 1 meld 10s 10d 10c")
    answer = await room.alice.slash(room.channel, "meld", cards="5♥ 6♥ joker as four of hearts")
    assert "🃏4♥ 5♥ 6♥" in text_of(answer.response.message)
    proposed = await room.alice.autocomplete(room.channel, "layoff", "card", "*")
    assert ("🃏9♥ → 1: 10♥ J♥ Q♥ K♥", "*9h 1") in [(one["name"], one["value"]) for one in proposed]
    refused = await room.alice.slash(room.channel, "layoff", card="*8h 1")
    assert "doesn’t fit meld 1" in told(refused)
    await room.alice.slash(room.channel, "layoff", card="🃏9♥ 1")
    assert table.state.melds[0].stands_for[0] == parse_cards("9h")[0]


async def test_swapping(room: Room) -> None:
    """The joker of the table is taken for its card, and has to be laid in the same turn."""
    turns = ("1 draw, 1 meld 10h Jh Qh Kh, 1 meld 10s 10d 10c, 1 meld 6h 5h *, 1 discard 2c",)
    turns = (*turns, "2 draw, 2 discard 2d")
    table = await rummy_51(room, *turns, stock="3s 9c 4c 7h", rated=True)
    page = await open_hand(room, room.alice)
    await press(room, page, "Draw")
    assert shown(now(room, page)) == ["Lay off", "Swap", *ALWAYS]
    await marked(room, page, "3d")
    refused = told(await press(room, page, "Swap"))
    assert "only the card that the joker stands for works" in refused
    await marked(room, page, "7h")
    await press(room, page, "Swap")
    assert table.state.melds[2].cards == parse_cards("5h 6h 7h")
    text = text_of(now(room, page))
    assert "swapped 7♥ for the joker in meld 3" in text
    assert "🃏 must be melded or laid off before you discard." in text
    await marked(room, page, "3d")
    assert "You’ve taken a joker from the table" in told(await press(room, page, "Discard"))


async def test_swaps_are_offered(room: Room) -> None:
    """With nothing marked Swap offers what could be taken; without a joker it says so."""
    turns = ("1 draw, 1 meld 10h Jh Qh Kh, 1 meld 10s 10d 10c, 1 meld 6h 5h *, 1 discard 2c",)
    turns = (*turns, "2 draw, 2 discard 2d")
    table = await rummy_51(room, *turns, stock="3s 9c 4c 7h", rated=True)
    page = await open_hand(room, room.alice)
    await press(room, page, "Draw")
    await press(room, page, "Swap")
    assert offered(room, page) == [("7♥ → 3: 5♥ 6♥ 🃏7♥", None)]
    proposed = await room.alice.autocomplete(room.channel, "swap", "card", "")
    assert [(one["name"], one["value"]) for one in proposed] == [("7♥ → 3: 5♥ 6♥ 🃏7♥", "7h 3")]
    said = await room.alice.slash(room.channel, "swap", card="seven of hearts")
    assert text_of(said.response.message).count("__🃏__") == 1
    assert len(table.state.turn.swapped) == 1
    again = await room.alice.slash(room.channel, "swap", card="3d")
    assert "no joker on the table to take" in told(again)


async def test_equal_cards_are_marked_one_by_one(room: Room) -> None:
    """Two cards alike are two choices; discarding one leaves the other."""
    first = FIFTY_ONE.replace("3d", "2c")
    table = await rummy_51(room, "1 draw", first=first)
    page = await open_hand(room, room.alice)
    values = [one.value for one in selects(page)[0].options if one.label == "2♣"]
    assert values == ["2c/1", "2c/2"]
    await marked(room, page, "2c 2c *")
    assert "Picked: 2♣ 2♣ 🃏" in text_of(now(room, page))
    assert "isn’t a meld" in told(await press(room, page, "Meld"))
    await marked(room, page, "2c")
    await press(room, page, "Discard")
    assert table.state.hand_of(1).count(parse_cards("2c")[0]) == 1


FLUSH = "As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Kd"


def closing(page: Any) -> list[str]:
    """The buttons that close from the hand."""
    return [one.label for one in buttons(page) if one.label.startswith("Close")]


async def test_closing_from_the_hand(room: Room) -> None:
    """Twelve of a suit bring a button Close with its discard; a call without it asks for it."""
    turns = ("1 discard Kd", "2 draw, 2 discard 2d")
    table = await seated(room, "zolik", FLUSH, PLAIN[:35], stock="Kc Qc", turns=turns)
    page = await open_hand(room, room.alice)
    assert not closing(page)
    await press(room, page, "Draw")
    assert closing(now(room, page)) == ["Close Q♣"]
    refused = await room.alice.slash(room.channel, "close", card="As")
    assert "twelve cards of one suit" in told(refused)
    proposed = await room.alice.autocomplete(room.channel, "close", "card", "")
    assert len(proposed) == 1
    await forge(room, room.alice, now(room, page), f"hand:{table.id}:{table.step}:close")
    assert offered(room, page) == [("Q♣", None)]
    await press(room, page, "Back")
    await press(room, page, "Close Q♣")
    assert table.state.results[0].reason == "close"
    await room.wait()
    assert any("closed from the hand with twelve" in text_of(one) for one in room.messages())


async def test_a_joker_stays_with_its_card(room: Room) -> None:
    """No line ends between a joker and what it stands for: it would read as two cards."""
    turn = "1 draw, 1 meld 10h Jh Qh Kh, 1 meld 10s 10d 10c, 1 meld 5h 6h *, 1 meld 5d 6d *"
    await rummy_51(room, turn, first=FIFTY_ONE.replace("3d", "6d"))
    page = await open_hand(room, room.alice)
    texts = [one.content for one in walk(page.components) if hasattr(one, "content")]
    assert "5♥ 6♥ 🃏\u20607♥ · alice" in "\n".join(texts)
