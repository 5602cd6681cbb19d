"""What is typed: proposals of every option, cards in every spelling, and players' names."""

from typing import Any

import pytest

from engine.cards import parse_cards, write_card
from engine.legal import legal_discards, legal_layoffs, legal_melds, legal_takes
from engine.view import seen_by
from tests.bot.conftest import Room, dm_of, text_of
from tests.bot.presses import told
from tests.bot.stage import play, stage

FIRST = "4h 5h 6h 7s 8s 9s 7d 2c 3d Jc Qd Kd As"
SECOND = "8h 9h 10h 2s 2d 3c 4c 5c 9d Jd Js Qc Kc"
WITH_PILE = ("draw, discard 10c", "draw, discard 3h")


async def proposed(room: Room, command: str, option: str, typed: str = "", **more: Any) -> Any:
    """Label and value of what is proposed to Alice."""
    found = await room.alice.autocomplete(room.channel, command, option, typed, **more)
    return [(one["name"], one["value"]) for one in found]


async def test_takes(room: Room) -> None:
    """The card of /draw proposes what may be taken, best first, with all that comes with it."""
    await stage(room, FIRST, SECOND, up="7c", stock="10c 3h 6c", turns=WITH_PILE)
    assert await proposed(room, "draw", "card") == [("7♣ 10♣ 3♥", "7c"), ("3♥", "3h")]
    assert await proposed(room, "draw", "card", "3") == [("7♣ 10♣ 3♥", "7c"), ("3♥", "3h")]
    assert await proposed(room, "draw", "card", "3h") == [("3♥", "3h")]
    for command, option in (("meld", "cards"), ("layoff", "card"), ("discard", "card")):
        assert await proposed(room, command, option) == []


async def test_taking_by_its_name(room: Room) -> None:
    """/take proposes the same, and takes without saying that it comes from the pile."""
    await stage(room, FIRST, SECOND, up="7c", stock="10c 3h 6c", turns=WITH_PILE)
    assert await proposed(room, "take", "card") == [("7♣ 10♣ 3♥", "7c"), ("3♥", "3h")]
    answer = await room.alice.slash(room.channel, "take", card="7c")
    hand = text_of(answer.response.message)
    assert "7♣ must be melded" in hand
    assert hand.count("__7♣__") == 1


async def test_taking_the_top_card(room: Room) -> None:
    """/take alone is for the top card."""
    await stage(room, FIRST, SECOND, up="7c", stock="10c 3h 6c", turns=WITH_PILE)
    await room.alice.slash(room.channel, "take")
    assert (await room.table()).state.turn.taken == parse_cards("3h")


async def test_melds_layoffs_discards(room: Room) -> None:
    """Only legal melds, lay-offs and discards are proposed, best first, as canonical text."""
    table = await stage(room, FIRST, SECOND, up="7c", stock="10c 3h 7h", turns=WITH_PILE)
    await play(table, "draw")
    melds = await proposed(room, "meld", "cards")
    assert melds[0] == ("7♠ 8♠ 9♠", "7s 8s 9s")
    assert ("4♥ 5♥ 6♥ 7♥", "4h 5h 6h 7h") in melds
    assert len(melds) == len(legal_melds(seen_by(table.state, 1)))
    assert await proposed(room, "meld", "cards", "7♠ 8♠ 9♠") == [melds[0]]
    await play(table, "meld 4h 5h 6h, meld 7s 8s 9s")
    offs = await proposed(room, "layoff", "card")
    assert offs == [("7♥ → 1: 4♥ 5♥ 6♥", "7h 1")]
    assert len(offs) == len(legal_layoffs(seen_by(table.state, 1)))
    discards = await proposed(room, "discard", "card")
    wanted = [write_card(move.card) for move in legal_discards(seen_by(table.state, 1))]
    assert [value for _, value in discards] == wanted
    answer = await room.alice.slash(room.channel, "layoff", card=offs[0][1])
    assert "4♥ 5♥ 6♥ 7♥" in text_of(answer.response.message)
    assert await room.bob.autocomplete(room.channel, "discard", "card", "") == []
    assert not legal_takes(seen_by(table.state, 1))


async def test_the_taken_card_is_not_proposed(room: Room) -> None:
    """What may not be discarded in this turn is not proposed."""
    await stage(room, FIRST, SECOND, up="7c")
    await room.alice.slash(room.channel, "draw", **{"from": "pile"})
    values = [value for _, value in await proposed(room, "discard", "card")]
    assert "7c" not in values
    assert len(values) == 13


async def test_challenge_options(room: Room) -> None:
    """/challenge proposes targets, clocks, turn limits and further options, never nonsense."""
    targets = await room.alice.autocomplete(room.channel, "challenge", "target", "")
    assert [one["value"] for one in targets] == [100, 200, 500]
    targets = await room.alice.autocomplete(
        room.channel, "challenge", "target", "0", game="straight"
    )
    assert [one["name"] for one in targets] == ["0 · by the number of players"]
    clocks = await proposed(room, "challenge", "clock", "5")
    assert clocks == [("5 minutes", "5m")]
    assert ("24 hours", "1d") in await proposed(room, "challenge", "turn")
    assert await proposed(room, "challenge", "turn", "soon") == []
    more = [value for _, value in await proposed(room, "challenge", "options", "tar")]
    assert "target=200" in more
    more = [value for _, value in await proposed(room, "challenge", "options", "target=200 inc")]
    assert "target=200 increment=5s" in more
    assert not [value for value in more if value.count("target") > 1]


@pytest.mark.parametrize(
    ("command", "option", "typed", "words"),
    [
        ("meld", "cards", "four five six of hearts", "4♥ 5♥ 6♥ · alice"),
        ("meld", "cards", "7♠,8♠,9♠", "7♠ 8♠ 9♠ · alice"),
        ("meld", "cards", "4-6h", "4♥ 5♥ 6♥ · alice"),
        ("discard", "card", "queen of diamonds", "discarded Q♦"),
        ("discard", "card", " KD ", "discarded K♦"),
    ],
)
async def test_cards_as_people_type_them(
    room: Room, command: str, option: str, typed: str, words: str
) -> None:
    """Cards are understood in the usual spellings."""
    await stage(room, FIRST, SECOND, turns=())
    await room.alice.slash(room.channel, "draw")
    answer = await room.alice.slash(room.channel, command, **{option: typed})
    assert words in text_of(answer.response.message)


NASTY = "**@everyone**\u202e <@1> [x](http://e.com) `a`"


async def test_names_do_no_harm(room: Room) -> None:
    """A name full of markup and mentions formats nothing, pings nobody and links nowhere."""
    mallory = room.guild.add_member(room.env.create_user("mallory", shown=NASTY))
    await room.alice.slash(room.channel, "challenge", opponent=mallory)
    await room.press(mallory, room.message_with("Accept"), "Accept")
    await room.wait()
    table = await room.table()
    for _ in range(2):
        await play(table, f"draw, discard {write_card(table.state.hand_of(table.state.to_act)[0])}")
    await room.alice.slash(room.channel, "draw")
    await mallory.slash(room.channel, "draw")
    question = await mallory.slash(room.channel, "resign")
    await room.press(mallory, question.response.message, "Yes")
    await room.wait()
    public = [text_of(one) for one in room.messages()]
    private = [text_of(one) for one in room.messages(dm_of(room.alice))]
    labels = await room.alice.autocomplete(room.channel, "history", "table", "")
    profile = await room.alice.slash(room.channel, "profile", user=mallory)
    board = await room.alice.slash(room.channel, "standings")
    shown = [*public, *private, told(profile), text_of(board.response.message)]
    assert all("\u202e" not in one["name"] for one in labels)
    assert sum("everyone" in text for text in shown) >= 5
    for text in shown:
        assert "\u202e" not in text
        assert "@everyone" not in text.replace("@\u200b", ""), text
        assert "<@1>" not in text.replace("\\<", "")
        assert "](http://" not in text
        assert "***@" not in text.replace("\\*", "")
    for message in room.messages():
        assert not message.mention_everyone
        assert {one.id for one in message.mentions} <= {room.alice.id, mallory.id}
