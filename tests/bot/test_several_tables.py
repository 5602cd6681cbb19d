"""Several games at once: which one is meant, and that every answer names it."""

from typing import Any

import pytest

from bot.messages.surfaces import EDITS
from engine.moves import Deal
from tests.bot.at_hands import by_commands, open_hand
from tests.bot.conftest import Room, button, buttons, dm_of, text_of
from tests.bot.evening import public
from tests.bot.presses import forge, told
from tests.bot.stage import VARIANT, begun, dealt, play, stage

HANDS = {
    "first": "4h 5h 6h 7s 8s 9s 7d 2c 3d Jc Qd Kd As",
    "second": "8h 9h 10h 2s 2d 3c 4c 5c 9d Jd Js Qc Kc",
}


async def test_ambiguous(room: Room) -> None:
    """With two tables in one channel and a turn at both, the bot asks which, with a button each."""
    one = await stage(room, **HANDS)
    two = await stage(room, **HANDS, people=(room.alice, room.carol))
    asked = await room.alice.slash(room.channel, "draw")
    assert "You’re playing at several tables" in told(asked)
    labels = [found.label for found in buttons(asked.response.message)]
    assert labels == ["#1 · 500 Rummy · bob", "#2 · 500 Rummy · carol"]
    assert (one.step, two.step) == (1, 1)
    page = await room.press(room.alice, asked.response.message, labels[1])
    assert "-# #2" in text_of(page.response.message)
    assert (len(one.state.hand_of(1)), len(two.state.hand_of(1))) == (13, 14)


@pytest.mark.parametrize(
    ("command", "options", "moves"),
    [
        ("discard", {"card": "K♦"}, {"discard Kd"}),
        ("meld", {"cards": "ten of spades, jack of spades, queen of spades"}, {"meld"}),
        ("meld", {"cards": "4♥ 5♥ 6♥"}, {"meld"}),
        ("layoff", {"card": "10♠", "meld": 1}, {"add"}),
        ("hand", {}, set()),
    ],
)
async def test_what_was_typed_is_carried_on(
    room: Room, command: str, options: dict[str, Any], moves: set[str]
) -> None:
    """To choose one of several tables gives the command there, with all that was typed."""
    hands = {"first": "4h 5h 6h 7s 8s 9s 10s Js Qs 3d Jc Qd Kd", "second": "8h 9h 10h"}
    turns = ("draw, meld 7s 8s 9s, discard 3d", "draw, discard 8h")
    stock = "2c 2d"
    await stage(room, **hands, stock=stock, turns=turns)
    two = await stage(room, **hands, stock=stock, turns=turns, people=(room.alice, room.carol))
    for number in (1, 2):
        await play(await room.table(number), "draw")
    step = two.step
    asked = await room.alice.slash(room.channel, command, **options)
    assert "You’re playing at several tables" in told(asked)
    shown = await room.press(room.alice, asked.response.message, "#2 · 500 Rummy · carol")
    assert "-# #2" in told(shown)
    assert two.step == step + len(moves)
    assert (await room.table(1)).step == step


async def test_carried_on_too_late(room: Room) -> None:
    """Where the table has moved on since, it shows how it stands; a forged command is none."""
    await stage(room, **HANDS)
    two = await stage(room, **HANDS, people=(room.alice, room.carol))
    asked = await room.alice.slash(room.channel, "draw")
    await play(two, "draw")
    shown = await room.press(room.alice, asked.response.message, "#2 · 500 Rummy · carol")
    assert "The game has moved on" in told(shown)
    step = two.step
    for words in (
        'meld:{"cards":7}',
        'layoff:{"card":"Kd","meld":-1}',
        'discard:{"card":"Kd","table":"1"}',
        'challenge:{"game":"gin"}',
        "discard:",
        "discard:[]",
        "discard:{",
        "nothing:",
    ):
        forged = f"carry:2:{step}:{words}"
        answer = told(await forge(room, room.alice, asked.response.message, forged))
        assert "command has changed" in answer, (words, answer)
    assert two.step == step


async def test_the_hand_in_front(room: Room) -> None:
    """What is proposed and typed means the table at which one did something last, here."""
    one = await stage(room, **HANDS)
    two = await stage(room, **HANDS, people=(room.alice, room.carol))
    assert await room.alice.autocomplete(room.channel, "discard", "card", "") == []
    await room.alice.slash(room.channel, "draw", table="2")
    assert len(await room.alice.autocomplete(room.channel, "discard", "card", "")) == 14
    await room.alice.slash(room.channel, "meld", cards="4h 5h 6h")
    assert (len(one.state.melds), len(two.state.melds)) == (0, 1)
    hand = room.messages(dm_of(room.alice))[0]
    assert "#1" in text_of(hand)
    await room.press(room.alice, hand, "Draw")
    await room.alice.user.slash("meld", cards="7s 8s 9s")
    assert (len(one.state.melds), len(two.state.melds)) == (1, 1), "in the DM it is another"
    await room.wait(16 * 60)
    assert "several tables" in told(await room.alice.slash(room.channel, "hand"))


async def test_the_only_turn(room: Room) -> None:
    """With two tables in one channel the one is meant where it is one's turn."""
    await stage(room, **HANDS, turns=("draw, discard Kd",))
    two = await stage(room, **HANDS, people=(room.alice, room.carol))
    answer = await room.alice.slash(room.channel, "draw")
    assert "-# #2" in text_of(answer.response.message)
    assert len(two.state.hand_of(1)) == 14


async def test_table_option(room: Room) -> None:
    """The option table says which, with and without #, proposed with the others' names."""
    one = await stage(room, **HANDS)
    two = await stage(room, **HANDS, people=(room.alice, room.carol))
    proposed = await room.alice.autocomplete(room.channel, "draw", "table", "")
    assert [(one["name"], one["value"]) for one in proposed] == [
        ("#1 · 500 Rummy · bob", "1"),
        ("#2 · 500 Rummy · carol", "2"),
    ]
    assert [
        choice["value"]
        for choice in await room.alice.autocomplete(room.channel, "draw", "table", "carol")
    ] == ["2"]
    for typed, table in (("#2", two), ("1", one)):
        answer = await room.alice.slash(room.channel, "draw", table=typed)
        assert f"-# #{table.id}" in text_of(answer.response.message)
        assert len(table.state.hand_of(1)) == 14
    found = await room.alice.autocomplete(room.channel, "discard", "card", "", table="2")
    assert len(found) == 14
    assert await room.alice.autocomplete(room.channel, "discard", "card", "", table="77") == []


async def test_two_channels(room: Room) -> None:
    """In each channel its own table is meant; elsewhere the only one with one's turn."""
    other = room.guild.create_text_channel("games")
    third = room.guild.create_text_channel("talk")
    one = await stage(room, **HANDS)
    await stage(room, **HANDS, people=(room.alice, room.carol), channel=other)
    for channel, number in ((room.channel, 1), (other, 2)):
        shown = await room.alice.slash(channel, "hand")
        assert f"-# #{number}" in text_of(shown.response.message)
    assert "several tables" in told(await room.alice.slash(third, "hand"))
    await play(one, "draw, discard Kd")
    assert "-# #2" in text_of((await room.alice.slash(third, "hand")).response.message)
    dm = await room.alice.user.slash("hand")
    assert "#2](" in text_of(dm.response.message)


async def test_refusals_name_the_table(room: Room) -> None:
    """A refusal says at which table, by command and by button."""
    await stage(room, **HANDS)
    await stage(room, **HANDS, people=(room.alice, room.carol))
    words = told(await room.alice.slash(room.channel, "discard", card="2c", table="2"))
    assert words.startswith("**#2** Take a card first")
    words = told(await room.alice.slash(room.channel, "meld", cards="zz", table="1"))
    assert words.startswith("**#1** I don’t know")
    await room.alice.slash(room.channel, "draw", table="1")
    page = await room.alice.slash(room.channel, "hand", table="1")
    await room.choose(room.alice, page.response.message, "mark", "4♥")
    words = told(await room.press(room.alice, page.response.message, "Meld"))
    assert words.startswith("**#1** 4♥ isn’t a meld")


async def test_games_side_by_side(room: Room) -> None:
    """Two games of the same two in one channel go on beside each other, with a message each."""
    one, two = await stage(room, **HANDS), await stage(room, **HANDS)
    people = {1: room.alice, 2: room.bob}
    for _ in range(2):
        for table in (one, two):
            await by_commands(room, people[table.state.to_act], table=str(table.id))
    await room.wait(30)
    assert (one.state.to_act, two.state.to_act) == (1, 1)
    assert one.state.hands == two.state.hands
    tables = [message for message in room.messages() if "### #" in text_of(message)]
    assert [text_of(message)[:6] for message in tables] == ["### #1", "### #2"]
    calls = [message.content for message in room.messages() if "your turn in" in message.content]
    assert sorted(call.split("**")[1] for call in calls) == ["#1", "#2"]
    for message in tables:
        assert button(message, "My hand")
    assert "-# #2" in text_of(await open_hand(room, room.bob))


async def test_table_command(room: Room) -> None:
    """/table shows anybody whose turn it is and what lies open, with the way there; no hand."""
    table = await stage(room, **HANDS, turns=("draw, meld 4h 5h 6h, discard Kd",))
    for person in (room.alice, room.bob, room.carol):
        shown = await person.slash(room.channel, "table")
        text = told(shown)
        assert "**bob**’s turn · round 1" in text
        assert "**1:** 4♥ 5♥ 6♥ · alice" in text
        assert f"/{room.channel.id}/{table.row.table_message_id})" in text
        assert not {"7♠", "8♥"} & set(text.split())
        assert [one.label for one in buttons(shown.response.message)] == ["🔄 Refresh"]
    assert "no table #9" in told(await room.carol.slash(room.channel, "table", table="9"))


async def test_onlookers_at_several_tables(room: Room) -> None:
    """Who plays nowhere hears which tables there are, and sees the one that is named."""
    for _ in range(2):
        await stage(room, **HANDS)
    words = told(await room.carol.slash(room.channel, "table"))
    assert words == "There are several tables here: #1, #2. Add the one you mean, e.g. table:2."
    assert "### #2" in told(await room.carol.slash(room.channel, "table", table="2"))


async def test_games_in_dms_are_private(room: Room) -> None:
    """A game with the computer in somebody's DM is nobody else's to look at, over or not."""
    await room.alice.user.slash("challenge", opponent=room.jolly)
    await room.wait()
    assert "500 Rummy" in told(await room.alice.user.slash("table", table="1"))
    assert "no table #1" in told(await room.bob.user.slash("table", table="1"))
    assert "no table #1" in told(await room.bob.slash(room.channel, "table", table="1"))
    question = await room.alice.user.slash("resign")
    await room.press(room.alice, question.response.message, "Yes")
    await room.wait()
    assert "no table #1" in told(await room.bob.user.slash("history", table="1"))


async def test_a_new_table_waits_for_no_edits(room: Room) -> None:
    """In a channel where others are being edited as often as Discord takes it is posted at once."""
    others = [await stage(room, **HANDS, stock="10c 3h") for _ in range(EDITS + 1)]
    for turn in ("draw, discard Kd", "draw, discard Kc"):
        for table in others:
            await play(table, turn)
    deal = Deal(tuple(dealt("", "", "", "")))
    new = await begun(room, VARIANT, (room.alice, room.carol), deal, dealer=2)
    await new.hear()
    await room.wait(1)
    assert new.row.table_message_id is not None
    await room.wait()
    assert all("K♣" in text_of(public(room, table)) for table in others)
