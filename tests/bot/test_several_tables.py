"""Several games at once: which one is meant, and that every answer names it."""

from tests.bot.at_hands import by_commands, open_hand
from tests.bot.conftest import Room, button, buttons, text_of
from tests.bot.presses import told
from tests.bot.stage import play, stage

HANDS = {
    "first": "4h 5h 6h 7s 8s 9s 7d 2c 3d Jc Qd Kd As",
    "second": "8h 9h 10h 2s 2d 3c 4c 5c 9d Jd Js Qc Kc",
}


async def test_ambiguous(room: Room) -> None:
    """With two tables in one channel and a turn at both, the bot asks which, with a button each."""
    one = await stage(room, **HANDS)
    two = await stage(room, **HANDS, people=(room.alice, room.carol))
    asked = await room.alice.slash(room.channel, "draw")
    assert "You sit at several tables" in told(asked)
    labels = [found.label for found in buttons(asked.response.message)]
    assert labels == ["#1 · 500 Rummy · bob", "#2 · 500 Rummy · carol"]
    assert (one.step, two.step) == (1, 1)
    page = await room.press(room.alice, asked.response.message, labels[1])
    assert "-# #2" in text_of(page.response.message)


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
    assert await room.alice.autocomplete(room.channel, "discard", "card", "") == []
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
    assert "-# #2" in text_of(dm.response.message)


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
    words = told(await room.press(room.alice, page.response.message, "Discard"))
    assert words.startswith("**#1** Mark the cards")


async def test_games_side_by_side(room: Room) -> None:
    """Two games of the same two in one channel go on beside each other, with a message each."""
    one, two = await stage(room, **HANDS), await stage(room, **HANDS)
    people = {1: room.alice, 2: room.bob}
    for _ in range(2):
        for table in (one, two):
            await by_commands(room, people[table.state.to_act], table=str(table.id))
    await room.wait()
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
    assert words == "Several tables are played here: #1, #2. Say which one you mean, as in table:2."
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
