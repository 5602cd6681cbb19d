"""How few touches a turn takes, what is offered as one press, and which button is next."""

from typing import Any

import pytest

from bot.people.texts import say
from bot.render.controls import SECONDARY
from engine.cards import parse_cards
from engine.state import Phase
from tests.bot.at_hands import latest, mark, open_hand, press
from tests.bot.card_stage import seated
from tests.bot.conftest import Room, button, buttons, selects, text_of
from tests.bot.presses import forge, told
from tests.bot.stage import play, show, stage
from tests.bot.touches import coloured, finger

FIRST = "4h 5h 6h 7s 8s 9s 7d 2c 3d Jc Qd Kd As"
SECOND = "8h 9h 10h 2s 2d 3c 4c 5c 9d Jd Js Qc Kc"
LOOSE = "2s 4s 6s 8h 10h Qh As 3d 5d 7d Kc 9c Jc"
"""No meld, no pair: all that can be done is to discard."""
LAID = "7s 8s 9s 4h 5h 6h Jd Jh 2c 8c 10c 3h Ad"


def offers(page: Any) -> list[str]:
    """The buttons that name the cards of their move."""
    starts = ("Meld ", "Lay off ", "Discard ")
    return [one.label for one in buttons(page) if one.label.startswith(starts)]


async def test_draw_and_discard(room: Room) -> None:
    """Any card goes in three touches: draw, open the menu, choose; what is offered in two."""
    table = await stage(room, FIRST, SECOND, stock="10c 3h 6c")
    alice = await finger(room)
    await alice.press("Draw")
    await alice.choose("Discard …", "8♠")
    assert (alice.touches, table.state.to_act, table.state.pile[-1]) == (3, 2, parse_cards("8s")[0])

    bob = await finger(room, room.bob)
    await bob.press("Draw")
    await bob.press("Discard 2♠")
    assert (bob.touches, table.state.to_act) == (2, 1)


async def test_draw_lay_three_and_discard(room: Room) -> None:
    """A meld that lies in the hand is one press, its cards on the button."""
    table = await stage(room, FIRST, SECOND, stock="10c 3h")
    alice = await finger(room)
    await alice.press("Draw")
    await alice.press("Meld 4♥ 5♥ 6♥")
    await alice.choose("Discard …", "K♦")
    assert (alice.touches, table.state.to_act, len(table.state.melds)) == (4, 2, 1)


async def test_lay_one_card_off(room: Room) -> None:
    """One press where the card fits one meld, two where it is to be said which."""
    turns = ("draw, meld 7s 7d 7c, meld 4h 5h 6h, discard Kd", "draw, discard Kc")
    first = "4h 5h 6h 7s 7d 7c 7h 9h Js 2c 3d Qd Kd"
    table = await stage(room, first, "8s Kc", stock="10c 3s 3h", turns=turns)
    await play(table, "draw")
    await show(room, table)
    alice = await finger(room)
    assert "Lay off 3♥" in offers(alice.shown)
    await alice.press("Lay off 3♥")
    assert alice.touches == 1
    await alice.press("Lay off")
    assert set(offers(alice.shown)) == {"Lay off 7♥ → 1: 7♠ 7♦ 7♣", "Lay off 7♥ → 2: 3♥ 4♥ 5♥ 6♥"}
    await alice.press("Lay off 7♥ → 2: 3♥ 4♥ 5♥ 6♥")
    assert alice.touches == 3
    assert [len(meld.cards) for meld in table.state.melds] == [3, 5]


async def test_take_the_only_legal_card(room: Room) -> None:
    """One press, however many lie below it that cannot be used."""
    turns = ("draw, discard 2c", "draw, discard 9d")
    table = await stage(room, FIRST, SECOND, up="Kh", stock="10c 3s", turns=turns)
    alice = await finger(room)
    await alice.press("Take 9♦")
    assert alice.touches == 1
    assert table.state.phase is Phase.PLAY
    assert table.state.turn.taken == parse_cards("9d")


async def test_a_few_choices_are_buttons(room: Room) -> None:
    """Meld leads to what is no button yet, each one press; Back leaves that, and old ids go on."""
    first = "4h 5h 6h 7h 2c 3d Jc Qd Kd As 9s 9c 7d"
    other = SECOND.replace("9d", "8c")
    table = await stage(room, first, other, stock="9d 3h", rated=True)
    page = await open_hand(room, room.alice)
    await press(room, page, "Draw")
    assert offers(latest(room, room.alice, page))[:2] == ["Meld 9♠ 9♦ 9♣", "Meld 4♥ 5♥ 6♥ 7♥"]
    await press(room, page, "Meld")
    panel = latest(room, room.alice, page)
    assert offers(panel)[2:] == ["Meld 5♥ 6♥ 7♥", "Meld 4♥ 5♥ 6♥"]
    assert not selects(panel)
    await press(room, page, "Back")
    assert not table.state.melds
    await press(room, page, "Meld 4♥ 5♥ 6♥ 7♥")
    now = latest(room, room.alice, page)
    assert not button(now, "Meld"), "the only one left is a button"
    await forge(room, room.alice, now, f"hand:{table.id}:{table.step}:meld")
    assert [meld.cards for meld in table.state.melds][1] == parse_cards("9s 9d 9c")


async def test_very_many_choices_are_a_menu(room: Room) -> None:
    """More than eight buttons would be a wall."""
    first = "4h 5h 6h 7h 8h 9h 10h 2c 3d Jc Qd Kd As"
    table = await stage(room, first, "2h", stock="10c 3s")
    page = await open_hand(room, room.alice)
    await press(room, page, "Draw")
    await press(room, page, "Meld")
    (menu,) = selects(latest(room, room.alice, page))
    proposed = await room.alice.autocomplete(room.channel, "meld", "cards", "")
    assert [one.label for one in menu.options] == [choice["name"] for choice in proposed]
    await room.choose(room.alice, latest(room, room.alice, page), "meld", "8♥ 9♥ 10♥")
    assert table.state.melds[0].cards == parse_cards("8h 9h 10h")


async def test_what_is_offered(room: Room) -> None:
    """Melds, not their parts, then the best discards; the menu has all others, and none twice."""
    first, second = "4h 5h 6h 7h 2c 2d Jc Jd 9s As 9c Qh Qs", "8h 9h 10h"
    await stage(room, first, second, stock="Kd 3h", rated=True)
    page = await open_hand(room, room.alice)
    assert not offers(page), "it has to be drawn first"
    await press(room, page, "Draw")
    shown = offers(latest(room, room.alice, page))
    assert shown[:2] == ["Meld 4♥ 5♥ 6♥ 7♥", "Discard 2♦"]
    menu = selects(latest(room, room.alice, page))[1]
    proposed = await room.alice.autocomplete(room.channel, "discard", "card", "")
    listed = [*shown[1:], *(f"Discard {one.label}" for one in menu.options)]
    assert listed == [f"Discard {choice['name']}" for choice in proposed]
    assert len(set(listed)) == 14
    assert not button(latest(room, room.alice, page), "Discard")


@pytest.mark.parametrize("key", ["five-hundred", "straight", "rummy-51"])
async def test_rated_games_offer_what_is_proposed(room: Room, key: str) -> None:
    """What can be pressed is what autocompletion lists, no advice of ours."""
    table = await seated(room, key, "4h 5h 6h 7s 8s 9s", "2s", rated=True)
    if table.state.phase is Phase.DRAW:
        await room.alice.slash(room.channel, "draw")
    page = await open_hand(room, room.alice)
    listed = set()
    for label, command, option in (("Meld", "meld", "cards"), ("Discard", "discard", "card")):
        found = await room.alice.autocomplete(room.channel, command, option, "")
        listed |= {f"{label} {choice['name']}" for choice in found}
    assert offers(page)
    assert set(offers(page)) <= listed


async def test_at_most_two_lines(room: Room) -> None:
    """However much could be offered, and in whatever language."""
    hand = "4h 5h 6h 7s 8s 9s Jd Jh Js 2c 3d Kc Ad"
    table = await stage(room, hand, "2h", stock="10c 3s")
    await play(table, "draw, meld 4h 5h 6h")
    await show(room, table)
    for language in ("en", "de", "et", "ru"):
        await room.alice.slash(room.channel, "preferences", language=language)
        page = (await room.alice.slash(room.channel, "hand")).response.message
        named = [one for one in buttons(page) if one.custom_id.startswith("play:")]
        rows = {id(row) for row in rows_of(page) if set(row.children) & set(named)}
        assert named
        assert len(rows) <= 2
        assert named[0].label.startswith(say(language, "button-meld"))


def rows_of(page: Any) -> list[Any]:
    """The rows of controls."""
    return [row for one in page.components for row in one.children if hasattr(row, "children")]


async def test_nothing_is_coloured_that_is_not_alone(room: Room) -> None:
    """In a rated game nothing stands out where two things can be done; nor is what cannot there."""
    await stage(room, LOOSE, LAID, stock="Kd Qc", up="3c", rated=True)
    page = await open_hand(room, room.alice)
    assert coloured(page) == []
    await press(room, page, "Draw")
    now = latest(room, room.alice, page)
    assert coloured(now) == []
    assert not any(one.disabled for one in buttons(now))
    assert not {"Meld", "Lay off", "Discard"} & {one.label for one in buttons(now)}


async def test_what_the_computer_would_do_is_coloured(room: Room) -> None:
    """Where nothing hangs on the game but itself: the one button that does what /hint says."""
    await stage(room, FIRST, SECOND, stock="10c 3h")
    page = await open_hand(room, room.alice)
    hint = told(await room.alice.slash(room.channel, "hint"))
    assert (coloured(page), hint.startswith("Draw")) == (["Draw"], True)
    await press(room, page, "Draw")
    now = latest(room, room.alice, page)
    (label,) = coloured(now)
    assert label in told(await room.alice.slash(room.channel, "hint"))


async def test_a_hint_in_the_hand(room: Room) -> None:
    """A press in it says what the call says, on top of the hand."""
    await stage(room, FIRST, SECOND, stock="10c 3h")
    page = await open_hand(room, room.alice)
    hint = told(await room.alice.slash(room.channel, "hint"))
    await press(room, page, "More")
    await press(room, page, "Hint")
    assert text_of(latest(room, room.alice, page)).startswith(hint)


async def test_no_hint_in_a_rated_hand(room: Room) -> None:
    """What is refused is not offered."""
    await stage(room, FIRST, SECOND, stock="10c 3h", rated=True)
    page = await open_hand(room, room.alice)
    await press(room, page, "More")
    assert not button(latest(room, room.alice, page), "Hint")


async def test_take_and_meld(room: Room) -> None:
    """One press takes the pile down to a card and lays what that asks for."""
    first = "4h 5h 2c 2d Jh Jd 9s As 9c Qh Qs 7d Kc"
    turns = ("draw, discard 9c", "draw, discard 10c")
    table = await stage(room, first, "8h 9h 10h 10c", up="3h", stock="Kd 6c", turns=turns)
    page = await open_hand(room, room.alice)
    labels = [one.label for one in buttons(page)][:3]
    assert labels == ["Take down to 3♥ and meld", "Draw", "Take"]
    await press(room, page, labels[0])
    assert [meld.cards for meld in table.state.melds] == [parse_cards("3h 4h 5h")]
    assert table.state.turn.must_meld is None
    assert parse_cards("10c")[0] in table.state.hand_of(1)


async def test_take_and_meld_is_one_step(room: Room) -> None:
    """Where the meld is refused nothing is taken either, and it is said why."""
    first = "4h 5h 2c 2d Jh Jd 9s As 9c Qh Qs 7d Kc"
    turns = ("draw, discard 9c", "draw, discard 10c")
    table = await stage(room, first, "8h 9h 10h 10c", up="3h", stock="Kd 6c", turns=turns)
    page, step = await open_hand(room, room.alice), table.step
    forged = f"play:{table.id}:{step}:take 3h, meld 3h 4h 6h"
    assert "You don’t have 6♥" in told(await forge(room, room.alice, page, forged))
    assert (table.step, table.state.phase) == (step, Phase.DRAW)


async def test_marks_are_next(room: Room) -> None:
    """With cards marked their only move is coloured; a button that they are not for says why."""
    await stage(room, FIRST, SECOND, stock="10c", turns=())
    page = await open_hand(room, room.alice)
    await press(room, page, "Draw")
    await mark(room, room.alice, page, *parse_cards("4h 5h 6h"))
    now = latest(room, room.alice, page)
    assert coloured(now) == ["Meld"]
    assert not offers(now)
    assert len(selects(now)) == 1
    await mark(room, room.alice, page, *parse_cards("Kd"))
    assert coloured(latest(room, room.alice, page)) == ["Discard"]
    await mark(room, room.alice, page, *parse_cards("Kd Jc"))
    assert coloured(latest(room, room.alice, page)) == []
    assert "isn’t a meld" in told(await press(room, page, "Meld"))


async def test_more(room: Room) -> None:
    """What is not about the turn stands behind one button, and the marks are kept there."""
    await stage(room, FIRST, SECOND)
    page = await open_hand(room, room.alice)
    await mark(room, room.alice, page, *parse_cards("Kd"))
    await press(room, page, "More")
    labels = [one.label for one in buttons(latest(room, room.alice, page))]
    assert labels == [say("en", f"button-{name}") for name in ("hint", *SECONDARY, "back")]
    await press(room, page, "Back")
    now = latest(room, room.alice, page)
    assert "Picked: K♦" in text_of(now)
    assert [one.label for one in buttons(now)] == [
        "Draw",
        "Take",
        "Undo",
        "More",
        "Cards as pictures",
    ]


async def test_an_old_offer_does_nothing(room: Room) -> None:
    """A button of an earlier step shows how the table stands; a made-up one is none."""
    table = await stage(room, FIRST, SECOND, stock="10c 3h")
    page = await open_hand(room, room.alice)
    await press(room, page, "Draw")
    old = button(latest(room, room.alice, page), "Meld 4♥ 5♥ 6♥").custom_id
    await play(table, "discard Kd")
    answer = await forge(room, room.alice, latest(room, room.alice, page), old)
    assert "The game has moved on" in text_of(latest(room, room.alice, page))
    assert answer.acknowledged
    step = table.step
    for words in ("resign", "timeout", "draw", "meld", "discard 4h, resign"):
        forged = f"play:{table.id}:{step}:{words}"
        answer = await forge(room, room.bob, await open_hand(room, room.bob), forged)
        assert "moved on" in told(answer)
    assert table.step == step
