"""The page beside messages: one by slash commands, two tabs, a working table moved from both."""

from bot.people.readers import MEMBER_MS
from bot.runtime.clock import MS
from bot.table.drafts import draft_of
from engine.cards import write_card
from tests.bot.conftest import Room, button
from tests.bot.evening import begin, discard, draw, hand_of, on_turn, waiting
from tests.web.conftest import PUBLIC_URL, Page
from tests.web.seats import sit, until


async def test_one_by_commands(room: Room, page: Page) -> None:
    """Who plays by commands is seen at the page at once, and in messages as ever."""
    table = await begin(room)
    first, second = on_turn(room, table), waiting(room, table)
    me = await sit(page, second, table.id)

    await draw(room, table)
    await discard(room, table)
    await until(me, lambda shown: shown["step"] == table.step)
    assert me.table["view"]["turn"] == me.table["seat"]
    assert me.table["turn_text"]
    assert any(first.name in told for told in me.table["told"])

    await me.play("draw")
    await me.play(next(line for line in me.table["may"] if line.startswith("discard")))
    await room.wait(10)
    assert on_turn(room, table) is first
    assert button(hand_of(room, first), "Draw")


async def test_two_tabs(room: Room, page: Page) -> None:
    """One player has the table open twice: both are current, and only one can make a move."""
    table = await begin(room)
    me = on_turn(room, table)
    left, right = await sit(page, me, table.id), await sit(page, me, table.id)

    await left.play("draw")
    late = await right.do("play", step=table.step - 1, lines=["draw"])
    await until(right, lambda shown: shown["step"] == table.step)

    assert late["refused"]["code"] == "moved_on"
    assert left.table["order"] == right.table["order"]


async def test_all_lines_or_none(room: Room, page: Page) -> None:
    """Of several lines the last is refused: none is played, and nobody is told of any."""
    table = await begin(room)
    me = await sit(page, on_turn(room, table), table.id)
    other = await sit(page, waiting(room, table), table.id)
    before, seen = table.step, other.look()

    answer = await me.do("play", step=before, lines=["draw", "discard ??", "draw"])
    again = await me.do("play", step=before, lines=["draw", "draw"])
    await room.wait(2)

    assert "refused" in answer
    assert "refused" in again
    assert table.step == before
    assert other.look() == seen


async def test_a_working_table_moved_from_both(room: Room, page: Page) -> None:
    """What is laid at the page lies in the hand by DM, and what is undone there is at the page."""
    table = await begin(room, game="tile", options="opening-points=0")
    person = on_turn(room, table)
    me = await sit(page, person, table.id)
    tiles = me.table["draft"]["rack"][:3]

    answer = await me.do("draft", table=[tiles])
    row = answer["draft"]["rows"][-1]
    assert sorted(row["tiles"]) == sorted(tiles)
    assert row["meld"] == (row["why"] == "")
    draft = draft_of(table, table.state.to_act)
    assert draft is not None
    laid = [write_card(laid.card, tiles=True) for laid in draft.layout.rows[-1]]
    assert sorted(laid) == sorted(tiles)
    await room.wait(8)
    assert button(hand_of(room, person), "Undo")

    await room.press(person, hand_of(room, person), "Undo")
    await until(me, lambda shown: not shown["draft"]["rows"])
    assert me.table["draft"]["played"] == 0
    assert "refused" in await me.do("draft", table=[["r99"]])


async def test_a_table_of_others(room: Room, page: Page) -> None:
    """An onlooker sees the table and no hand, and can do nothing there."""
    table = await begin(room)
    carol = await sit(page, room.carol, table.id)

    assert carol.table["seat"] is None
    assert all(isinstance(cards, int) for cards in carol.table["view"]["hands"].values())
    for wish in ({"do": "play", "step": table.step, "lines": ["draw"]}, {"do": "hint"}):
        assert (await carol.do(**wish))["refused"]["code"] in ("not_seated", "refused")
    assert carol.table["ways"] == [{"way": "rules", "text": "Rules", "sure": None}]


async def test_a_hidden_table_is_nobodys(room: Room, page: Page) -> None:
    """Who is not let look at a table gets no socket."""
    table = await begin(room, watchers="hidden")
    browser = await page.signed_in(room.carol.id)

    answer = await browser.ask(f"/table/{table.id}/socket", Origin=PUBLIC_URL)

    assert answer.status == 403


async def test_another_language(room: Room, page: Page) -> None:
    """All that a page says is in its reader's language, and follows where they change it."""
    table = await begin(room)
    me = await sit(page, room.alice, table.id)
    english = me.words

    await room.alice.slash(room.channel, "preferences", language="de")
    await until(me, lambda shown: shown["turn_text"] != "" and me.words["language"] == "de")

    assert english["language"] == "en"
    assert [way["text"] for way in me.table["ways"]][-1] == "Aufgeben"


async def test_who_is_thrown_out_sees_no_more(room: Room, page: Page) -> None:
    """An onlooker who left the server loses the table some minutes later, and a player not."""
    table = await begin(room)
    onlooker = await sit(page, room.carol, table.id)
    me = await sit(page, on_turn(room, table), table.id)
    room.guild.remove_member(room.carol)

    await room.wait(MEMBER_MS / MS + 1)
    await me.play("draw")
    await onlooker.closed()

    assert me.table["step"] == table.step
    assert onlooker.table["step"] < table.step
