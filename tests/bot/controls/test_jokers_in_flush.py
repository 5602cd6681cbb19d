"""Žolíky's option of jokers in the flush: new challenges have it, what is older goes on without."""

from typing import Any

from sqlalchemy import Table, select, update

from bot.typed.option_proposals import proposals
from data.store import schema
from engine.options import rules_from
from engine.record.rule_code import rules_of_code
from engine.variants import VARIANTS
from tests.bot.asking import running
from tests.bot.card_stage import seated
from tests.bot.conftest import Room, button, text_of
from tests.bot.controls.test_joker_controls import PLAIN
from tests.bot.evening import begin
from tests.bot.lobby.test_rematches import last
from tests.bot.presses import told

ZOLIK = VARIANTS["zolik"]
WITHOUT = "Changed: jokers when closing from the hand: no"


async def as_before(room: Room, table: Table) -> None:
    """What is stored of the game is as it was before there was the option."""
    async with room.db.transaction() as tx:
        (row,) = await tx.execute(select(table.c.id, table.c.rules))
        rules = {name: value for name, value in row.rules.items() if name != "flush_jokers"}
        assert rules != row.rules
        await tx.execute(update(table).values(rules=rules))


async def resigned(room: Room, table: Any) -> Any:
    """The message of the end after Alice gave up."""
    question = await room.alice.slash(room.channel, "resign", table=str(table.id))
    await room.press(room.alice, question.response.message, "Yes")
    await room.wait()
    return room.message_with("Rematch")


async def test_a_new_challenge_has_it(room: Room) -> None:
    """It is the usual rule, and can be left out; preset and short code say the same."""
    table = await begin(room, game="zolik")
    assert table.state.rules.flush_jokers == "half"
    for options in ("flush-jokers=no", "preset=ten-deals flush-jokers=no"):
        await room.alice.slash(
            room.channel, "challenge", opponent=room.carol, game="zolik", options=options
        )
        text = text_of(last(room))
        assert "jokers when closing from the hand: no" in text
        rules = rules_of_code(text.partition("options:code=")[2].partition("`")[0])[1]
        assert "flush_jokers=False" in repr(rules)


async def test_an_old_code_has_its_old_rules(room: Room) -> None:
    """A code of the time before is the game without it, and says so."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob, options="Q4U")
    assert WITHOUT in text_of(last(room))


def test_what_changes_something_is_proposed_first() -> None:
    """The usual value comes last, as for every option."""
    proposed = [value for _, value in proposals("en", ZOLIK, "flush")]
    assert proposed == ["flush-jokers=no", "flush-jokers=half"]


async def test_a_challenge_from_before_is_played_as_it_was_made(room: Room) -> None:
    """Who accepts it plays without jokers in the flush; its buttons are still good."""
    wish = {"game": "zolik", "options": "flush-jokers=no"}
    await room.alice.slash(room.channel, "challenge", opponent=room.bob, **wish)
    await as_before(room, schema.challenges)
    await room.press(room.bob, last(room), "Accept")
    await room.wait()
    table = await room.table()
    assert "flush_jokers" not in table.row.rules
    assert table.state.rules == rules_from(ZOLIK, {})


async def test_the_rematch_of_an_old_game_is_that_game(room: Room) -> None:
    """Both press Rematch: it begins with the rules of the game before."""
    table = await begin(room, game="zolik")
    await as_before(room, schema.games)
    room.app.tables.forget(table)
    end = await resigned(room, table)
    await room.press(room.bob, end, "Rematch")
    assert WITHOUT in text_of(last(room))
    assert "Here we go!" in told(await room.press(room.alice, end, "Rematch"))
    (game,) = await running(room)
    assert game.rules["flush_jokers"] is False


async def test_last_time_had_no_such_option(room: Room) -> None:
    """A challenge as last time takes from the old game what was chosen then, and this as usual."""
    table = await begin(room, game="zolik", options="initial-meld=50")
    await as_before(room, schema.games)
    await as_before(room, schema.challenges)
    await resigned(room, table)
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    assert "Changed: opening points: 50 ·" in text_of(last(room))


async def test_closing_with_jokers(room: Room) -> None:
    """Close appears, the discards that do are proposed, and everybody reads the cards."""
    hand = "As 2s 3s 4s 5s 6s 7s 8s 9s 10s * * Kd"
    turns = ("1 discard Kd", "2 draw, 2 discard 2d")
    table = await seated(
        room, "zolik", hand, PLAIN[:35], stock="Kc Qc", turns=turns, flush_jokers="half"
    )
    await room.alice.slash(room.channel, "draw")
    page = await room.press(room.alice, room.message_with("My hand"), "My hand")
    assert button(page.response.message, "Close Q♣")
    refused = told(await room.alice.slash(room.channel, "close", card="As"))
    assert "at most half of them jokers" in refused
    proposed = await room.alice.autocomplete(room.channel, "close", "card", "")
    assert [one["value"] for one in proposed] == ["Qc"]
    await room.alice.slash(room.channel, "close", card="Qc")
    assert table.state.results[0].reason == "close"
    await room.wait()
    assert any("9♠ 10♠ 🃏 🃏" in text_of(one) for one in room.messages())
