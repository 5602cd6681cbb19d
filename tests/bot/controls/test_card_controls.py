"""The controls that only some games have: what is shown when, what is asked, what is refused."""

from typing import Any

import pytest

from bot.people.card_texts import card_text
from engine.cards import parse_cards, write_card
from engine.legal import legal_discards
from tests.bot.at_hands import latest, open_hand, press
from tests.bot.card_players import mark
from tests.bot.card_stage import play, seated
from tests.bot.conftest import Room, button, buttons, dm_of, selects, text_of
from tests.bot.presses import forge, told
from tests.bot.stage import show
from tests.bot.touches import coloured

GIN = "4h 5h 6h 7s 7d 7c 9d 10d Jd 2c"
OTHER = "3h 8d Qd Ks Kc 2s 2d 6d Jh 9s"


def shown(page: Any) -> list[str]:
    """The buttons of the turn that can be pressed, without those that name their cards."""
    labels = [one.label for one in buttons(page) if not one.disabled and one.label != OFFER]
    named = "Meld ", "Lay off ", "Discard ", "Close "
    return [label for label in labels if not label.startswith(named)]


async def marked(room: Room, page: Any, cards: str) -> None:
    await mark(room, room.alice, page, parse_cards(cards))


def now(room: Room, page: Any) -> Any:
    return latest(room, room.alice, page)


def offered(room: Room, page: Any) -> list[tuple[str, str | None]]:
    """What the menu of a choice offers."""
    (menu,) = selects(now(room, page))
    return [(option.label, option.description) for option in menu.options]


ALWAYS = ["More"]
OFFER = "Cards as pictures"


async def test_who_draws_is_told_the_card(room: Room) -> None:
    """Nobody else is told more than that a card was drawn, and that with what follows."""
    table = await seated(room, "gin", GIN, OTHER, up="5c", turns=("1 pass", "2 pass"))
    page, other = await open_hand(room, room.alice), await open_hand(room, room.bob)
    card = card_text(table.state.stock[0])
    await press(room, page, "Draw")
    await show(room, table)
    assert f"You drew {card}." in text_of(now(room, page))
    assert "drew" not in text_of(latest(room, room.bob, other))
    await play(table, "1 discard 2c")
    await show(room, table)
    assert "**alice** drew from the stock" in text_of(latest(room, room.bob, other))


async def test_the_upcard_is_taken_or_passed(room: Room) -> None:
    """Gin begins with Pass and Take, the better first; when both have passed one can but draw."""
    table = await seated(room, "gin", GIN, OTHER, up="5c")
    page = await open_hand(room, room.alice)
    assert shown(page) == ["Pass", "Take 5♣", *ALWAYS]
    assert "Take the upcard, 5♣, or pass." in text_of(page)
    assert "On the table" not in text_of(page)
    await press(room, page, "Pass")
    assert "passed" in text_of(now(room, page))
    await room.bob.slash(room.channel, "pass")
    await show(room, table)
    assert shown(now(room, page)) == coloured(now(room, page)) + ALWAYS == ["Draw", *ALWAYS]
    assert "You’ve both passed on the upcard. Draw from the stock." in text_of(now(room, page))
    refused = await room.alice.slash(room.channel, "pass")
    assert "You can only pass on the first upcard of a round" in told(refused)


async def test_take_acts_at_once_where_only_the_top_goes(room: Room) -> None:
    """However high the pile is: the top card alone may be taken, so nothing is asked."""
    turns = ("1 draw, 1 discard Kc", "2 draw, 2 discard Qc")
    hands = ("2s 3s 7h", "9s 9h 9d")
    table = await seated(room, "straight", *hands, stock="Kc Qc", turns=turns)
    page = await open_hand(room, room.alice)
    await press(room, page, "Take Q♣")
    assert table.state.turn.taken == parse_cards("Qc")
    assert "You just took Q♣: discard another card." in text_of(now(room, page))
    await marked(room, page, "Qc")
    assert "you have to keep it this turn" in told(await press(room, page, "Discard"))


async def test_knocking(room: Room) -> None:
    """The best knock is one press that says what it leaves; what is marked may be refused."""
    table = await seated(room, "gin", GIN, OTHER, up="Kh", turns=("1 take",))
    page = await open_hand(room, room.alice)
    assert shown(page) == ["Knock 2♣ · 10", *ALWAYS]
    assert "Melds: 7♠ 7♦ 7♣ · 4♥ 5♥ 6♥ · 9♦ 10♦ J♦" in text_of(page)
    assert "Deadwood **10** after the best discard · knock with 10 or less" in text_of(page)
    await marked(room, page, "Kh")
    assert "you have to keep it this turn" in told(await press(room, page, "Knock"))
    await marked(room, page, "7s 7d")
    assert "Pick just one card" in told(await press(room, page, "Knock"))
    assert table.state.to_act == 1


async def test_a_spade_upcard_is_told(room: Room) -> None:
    """The round counts double: that is known while it is played, also once the upcard is gone."""
    await seated(room, "gin", GIN, OTHER, up="8s", turns=("1 take",), knock="oklahoma")
    page = await open_hand(room, room.alice)
    line = "knock with 8 or less\nThe upcard was a spade: this round counts double."
    assert line in text_of(page)


async def test_a_knock_is_chosen(room: Room) -> None:
    """With nothing marked the knocks are offered; the one that is chosen ends the round."""
    turns = ("1 pass", "2 pass")
    table = await seated(room, "gin", GIN, OTHER, up="3s", stock="Kh", turns=turns)
    page = await open_hand(room, room.alice)
    await press(room, page, "Draw")
    assert shown(now(room, page)) == ["Knock K♥ · 2", "Knock", *ALWAYS]
    await press(room, page, "Knock")
    assert offered(room, page) == [
        ("K♥", "leaves 2 points of deadwood"),
        ("2♣", "leaves 10 points of deadwood"),
    ]
    await press(room, page, "Back")
    assert "Knock" in shown(now(room, page))
    await press(room, page, "Knock")
    await room.choose(room.alice, now(room, page), "knock", "2♣")
    assert table.state.results[0].reason == "knock"
    await room.wait()
    result = next(text for text in map(text_of, room.messages()) if "Round 1 is over" in text)
    assert "- **alice** 7♠ 7♦ 7♣ · 4♥ 5♥ 6♥ · 9♦ 10♦ J♦ · deadwood K♥ = 10" in result
    assert "laid off 3♥ 8♦ Q♦" in result


async def test_a_knock_with_too_much_is_refused(room: Room) -> None:
    """Too much deadwood: there is no button, and the command says how much it would be."""
    await seated(room, "gin", "As 4s 6s 8h 10h Qh Ad 3d 5d 7c", OTHER, up="9c", turns=("1 take",))
    page = await open_hand(room, room.alice)
    assert shown(page) == ALWAYS
    refused = told(await room.alice.slash(room.channel, "knock", card="Qh"))
    assert "you can have at most 10" in refused
    assert await room.alice.autocomplete(room.channel, "knock", "card", "") == []


async def test_big_gin(room: Room) -> None:
    """Eleven cards in melds bring a button of their own, before that for gin."""
    hand = GIN.replace("2c", "Qd")
    table = await seated(
        room, "gin", hand, OTHER.replace("Qd", "Qc").replace("8d", "8c"), up="8d", turns=("1 take",)
    )
    page = await open_hand(room, room.alice)
    assert shown(page)[0] == "Big gin"
    assert "Deadwood **0**" in text_of(page)
    await press(room, page, "Big gin")
    assert table.state.results[0].reason == "biggin"


async def test_the_pile_is_turned_over(room: Room) -> None:
    """With an empty stock Turn over takes the place of Draw, and draws; the command does too."""
    hands = ("2s 4s 6s", "9s 9h Jd")
    table = await seated(room, "straight", *hands, stock_out="turn-over")
    early = await room.alice.slash(room.channel, "draw", **{"from": "turn over"})
    assert "when the stock is empty" in told(early)
    while table.state.stock:
        seat = table.state.to_act
        await play(table, f"{seat} draw")
        useless = legal_discards(table.state)[0].card
        await play(table, f"{seat} discard {write_card(useless)}")
    await show(room, table)
    assert table.state.to_act == 2
    page = await open_hand(room, room.bob)
    assert shown(page) == ["Turn over", f"Take {card_text(table.state.pile[-1])}", *ALWAYS]
    assert "turn the pile over and draw from it" in text_of(page)
    pile = table.state.pile
    await press(room, page, "Turn over", room.bob)
    assert table.state.turn.drawn == pile[0]
    assert table.state.stock == pile[1:]
    drawn = card_text(pile[0])
    assert f"turned the pile over, drew {drawn}" in text_of(latest(room, room.bob, page))


async def test_an_old_choice_does_nothing(room: Room) -> None:
    """A menu that was opened before the table moved on shows how it stands instead."""
    turns = ("1 pass", "2 pass")
    table = await seated(room, "gin", GIN, OTHER, up="3s", stock="Kh", turns=turns)
    page = await open_hand(room, room.alice)
    await press(room, page, "Draw")
    await press(room, page, "Knock")
    old = selects(now(room, page))[0]
    await play(table, "1 discard Kh")
    late = await forge(room, room.alice, now(room, page), old.custom_id, ["knock 2c"])
    assert not table.state.results
    assert "The game has moved on" in text_of(now(room, page))
    assert late.acknowledged


@pytest.mark.parametrize("value", ["timeout", "resign", "flag", "deck 4h", "", "knock", "draw"])
async def test_only_what_is_offered_can_be_chosen(room: Room, value: str) -> None:
    """A forged choice cannot make moves that no menu has."""
    table = await seated(room, "gin", GIN, OTHER, up="3s", turn_limit="60")
    page = await open_hand(room, room.alice)
    step = table.step
    refused = await forge(room, room.alice, page, f"pick:{table.id}:{step}:knock:0", [value])
    assert "moved on" in told(refused)
    assert table.step == step


async def test_games_without_a_move_say_so(room: Room) -> None:
    """A command that the game of the table does not have is explained."""
    await seated(room, "straight", "2s 4s 6s", "9s 9h Jd", turns=("1 draw",))
    for command, options, words in (
        ("knock", {"card": "2s"}, "no knocking in this game"),
        ("close", {"card": "2s"}, "no closing from the hand"),
        ("swap", {"card": "2s 1"}, "You can’t swap jokers"),
        ("pass", {}, "You can’t pass in this game"),
    ):
        assert words in told(await room.alice.slash(room.channel, command, **options))


async def test_one_of_several_tables(room: Room) -> None:
    """The option table says which game is meant, for these commands too."""
    await seated(room, "gin", GIN, OTHER, up="5c")
    two = await seated(room, "gin", GIN, OTHER, up="5c")
    assert "several tables" in told(await room.alice.slash(room.channel, "pass"))
    await room.alice.slash(room.channel, "pass", table="2")
    assert two.state.to_act == 2


async def test_the_dm_shows_the_same_controls(room: Room) -> None:
    """The hand in the DM has the game's own buttons too."""
    await seated(room, "gin", GIN, OTHER, up="5c")
    (page,) = room.messages(dm_of(room.alice))
    assert button(page, "Pass")
    await room.press(room.alice, page, "Pass")
    (after,) = room.messages(dm_of(room.alice))
    assert not button(after, "Pass")
