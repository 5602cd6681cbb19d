"""The ends of rounds and games as players see them, and what is left standing of them."""

from typing import Any

import pytest

from bot.hosting.parting import Parting
from bot.messages.announcer import Announcer
from bot.runtime.clock import MINUTE_MS, MS, TOKEN_MS, now_ms
from data import settings
from tests.bot.at_hands import open_hand, press
from tests.bot.card_players import wish
from tests.bot.conftest import Room, button, buttons, dm_of, selects, text_of
from tests.bot.evening import answer, public, requests, shown
from tests.bot.presses import told
from tests.bot.rack_stage import pick, rack_stage
from tests.bot.stage import play, show, stage

FIRST = "Jh Qh Kh 7s 8s 9s 10d Jd Qd 10c Jc Qc Kc"
SECOND = "4h 5h 6h 2s 2h 3c 4c 5c 9d Js 3d Kd 4d"
OUT = "draw, meld Jh Qh Kh, meld 7s 8s 9s, meld 10d Jd Qd, meld 10c Jc Qc Kc, discard Ah"
"""Alice lays all that she has: 30 + 24 + 30 + 40."""
RACK = "r8 r9 * r11 r12 y1 y2 y3 b5 g5 y13 b13 g2 b7"
OTHER_RACK = "b10 g10 y10 r10 r13 b6 b8 g1 y12 g7 g8 r2 b1 y6"
RESULT = "**alice** laid 124 = +124 → **124**"


async def ended_round(room: Room, **options: str) -> Any:
    """A table at which Alice has just gone out, and Bob begins the next round, if there is one."""
    table = await stage(room, FIRST, SECOND, up="Ks", stock="Ah", **({"target": "500"} | options))
    await play(table, OUT)
    await show(room, table)
    return table


def by_dm(room: Room, person: Any) -> Any:
    """The only message that *person* has got by DM."""
    (message,) = room.messages(dm_of(person))
    return message


def of_hand(message: Any) -> list[str]:
    """The ids of all controls with which one plays."""
    found = [*buttons(message), *selects(message)]
    ids = [one.custom_id for one in found]
    return [one for one in ids if one.split(":")[0] in ("hand", "play", "pick", "draw", "tiles")]


async def test_the_round_before_stands_in_the_hand(room: Room) -> None:
    """Who went out and what everybody scored for what is told above the new hand of each player."""
    await ended_round(room)
    for person in (room.alice, room.bob):
        text = text_of(by_dm(room, person))
        assert "**Round 1:** alice went out." in text
        assert RESULT in text
        assert "**bob** laid 0 · hand −67 = −67 → **−67**" in text
        assert text.index(RESULT) < text.index("Your hand")


async def test_nothing_is_posted_below_a_live_hand(room: Room) -> None:
    """Against the computer by DM a round's end is told in the hand alone, which stays the last."""
    await room.alice.user.slash("challenge", opponent=room.jolly, game="gin")
    await room.wait()
    table = await room.table()
    before = room.messages(dm_of(room.alice))
    while table.state.round == 1:
        if table.state.to_act == 1:
            await table.play(1, wish(table.state), now_ms=now_ms(), source="player")
            await show(room, table)
        await room.wait()
    after = room.messages(dm_of(room.alice))
    assert [one.id for one in after] == [one.id for one in before]
    assert "Round 1" in text_of(after[-1])
    assert of_hand(after[-1])
    assert not table.ended


async def test_each_result_has_its_own_nonce(room: Room) -> None:
    """Or Discord would take that of a short round for the one before it, and post nothing."""
    table = await ended_round(room)
    ends = (one.after for one in table.events if len(one.after.results) > len(one.before.results))
    table.ended[2] = next(ends)
    room.app.part(Announcer).mark(table)
    await room.wait()
    posted = requests(room, "POST", f"/channels/{room.channel.id}/messages")
    nonces = [one.json["nonce"] for one in posted if "is over" in str(one.json)]
    assert len(nonces) == len({*nonces}) == 2


async def test_it_goes_with_the_next_move(room: Room) -> None:
    """With a player's own accepted move, and not before; the other still has it."""
    table = await ended_round(room)
    page = await room.press(room.bob, by_dm(room, room.bob), "More")
    assert RESULT in text_of(shown(page))
    await room.press(room.bob, by_dm(room, room.bob), "Back")
    await room.press(room.bob, by_dm(room, room.bob), "Draw")
    await room.wait()
    assert table.state.turn.drawn is not None
    assert "Round 1" not in text_of(by_dm(room, room.bob))
    assert RESULT in text_of(by_dm(room, room.alice))


async def test_details_tell_the_sums(room: Room) -> None:
    """Details in the hand, and below the result at the table, tell every card to who presses."""
    await ended_round(room)
    result = room.message_with("Details")
    assert RESULT in text_of(result)
    await room.press(room.bob, by_dm(room, room.bob), "More")
    for message in (by_dm(room, room.bob), result):
        said = await room.press(room.bob, message, "Details")
        assert said.response.ephemeral
        assert "- 10♣ J♣ Q♣ K♣: 4 × 10 = 40" in answer(said)
        assert "your hand " in answer(said)
    said = await room.press(room.carol, result, "Details")
    assert "4 × 10 = 40" in answer(said)
    assert "your hand" not in answer(said)


async def test_the_end_stands_in_the_hands(room: Room) -> None:
    """The winner first, how everybody stands, the ways on: in the channel and in both hands."""
    table = await ended_round(room, target="100")
    end = room.message_with("Rematch")
    assert table.over
    for message in (end, by_dm(room, room.alice), by_dm(room, room.bob)):
        lines = text_of(message).split("\n")
        assert lines[0] == "# alice has won"
        assert lines[2] == "1\\. **alice** · 124 points"
        assert RESULT in lines
        assert [one.label for one in buttons(message)] == ["Rematch", "Review", "Replay", "Details"]
        assert not selects(message)
    said = await room.press(room.alice, by_dm(room, room.alice), "Details")
    assert "Round 1: alice +124, bob −67" in answer(said)
    assert "/game verify" in answer(said)
    assert SEED not in "".join(text_of(one) for one in (end, shown(said)))


SEED = bytes(range(32)).hex()


async def test_the_last_picture_of_a_game(room: Room) -> None:
    """Who has pictures gets the end as one, with all that it shows in words."""
    async with room.db.transaction() as tx:
        await settings.change_user(tx, room.alice.id, cards="image")
        await settings.change_server(tx, room.guild.id, cards="image")
    await ended_round(room, target="100")
    for message in (room.message_with("Rematch"), by_dm(room, room.alice)):
        assert [one.filename for one in message.attachments] == ["end.png"]
        (gallery,) = [one for row in message.components for one in row.children if items(one)]
        words = items(gallery)[0].description
        assert words.split("\n")[0] == "alice has won"
        assert "alice laid 124 = +124 → 124" in words
        assert "1: J♥ Q♥ K♥ · alice" in words


def items(component: Any) -> Any:
    """What a gallery shows."""
    return getattr(component, "items", ())


async def test_every_copy_of_a_hand_ends(room: Room) -> None:
    """DM and the hand in the channel, of which there is one: no control, no turn is left."""
    table = await stage(room, FIRST, SECOND, up="Ks", stock="Ah", target="100")
    older = await room.press(room.alice, public(room, table), "My hand")
    newer = await room.press(room.alice, public(room, table), "My hand")
    await room.wait(1)
    assert older.response is None
    assert "Your turn" in text_of(newer.response.message)
    await play(table, OUT)
    await show(room, table)
    for message in [newer.response.message, *room.messages(), by_dm(room, room.alice)]:
        assert "Your turn" not in text_of(message)
        assert "your turn" not in text_of(message)
        assert not of_hand(message), text_of(message)


async def test_a_hand_past_its_token_says_of_when_it_is(room: Room) -> None:
    """The last edit by its token says so; a press on it shows the present state, or the end."""
    table = await stage(room, FIRST, SECOND, up="Ks", stock="Ah", target="100")
    page = await room.press(room.bob, public(room, table), "My hand")
    await room.wait((TOKEN_MS - MINUTE_MS) / MS)
    assert "As of" not in text_of(page.response.message)
    await room.wait(2 * MINUTE_MS / MS)
    assert "As of <t:" in text_of(page.response.message)
    await play(table, OUT)
    await show(room, table)
    assert "As of <t:" in text_of(page.response.message)
    await room.press(room.bob, page.response.message, "More")
    assert text_of(page.response.message).startswith("# alice has won")
    assert not of_hand(page.response.message)


async def test_a_hand_of_a_process_that_ends_says_of_when_it_is(room: Room) -> None:
    """The next process has no token for it."""
    table = await stage(room, FIRST, SECOND, up="Ks", stock="Ah")
    page = await room.press(room.bob, public(room, table), "My hand")
    await room.app.part(Parting).say_farewell()
    assert "As of <t:" in text_of(page.response.message)


@pytest.mark.parametrize("how", ["refusal", "hint"])
async def test_what_was_told_beside_a_hand_goes(room: Room, how: str) -> None:
    """A refusal, and a hint, are taken away with their reader's next accepted press."""
    await stage(room, FIRST, SECOND, up="Ks", stock="Ah")
    page = await open_hand(room, room.alice)
    if how == "refusal":
        said = await room.alice.slash(room.channel, "discard", card="Jh")
    else:
        said = await room.alice.slash(room.channel, "hint")
    assert told(said)
    assert not deleted(room)
    await room.press(room.alice, room.hands[page.id].message, "Draw")
    await room.wait(1)
    assert len(deleted(room)) == 1


async def test_another_keeps_what_they_were_told(room: Room) -> None:
    """What one player was told stays when another goes on."""
    await stage(room, FIRST, SECOND, up="Ks", stock="Ah")
    page = await open_hand(room, room.alice)
    assert "alice’s turn" in told(await room.bob.slash(room.channel, "draw", **{"from": "stock"}))
    await room.press(room.alice, room.hands[page.id].message, "Draw")
    await room.wait(1)
    assert not deleted(room)


async def test_a_working_table_says_what_holds(room: Room) -> None:
    """With tiles: what was refused of an arrangement goes once it is changed."""
    await rack_stage(room, RACK, OTHER_RACK)
    page = await open_hand(room, room.alice)
    await pick(room, room.alice, page, "y1 y2 y3")
    await press(room, page, "Meld")
    assert "30 points" in text_of(room.hands[page.id].message)
    said = await room.alice.slash(room.channel, "done")
    assert told(said)
    assert not deleted(room)
    await press(room, page, "Undo")
    await room.wait(1)
    assert len(deleted(room)) == 1
    assert "working table" not in text_of(room.hands[page.id].message)


def deleted(room: Room) -> list[Any]:
    """The answers to presses that were taken away."""
    found = requests(room, "DELETE", "/webhooks/")
    return [one for one in found if one.path.endswith("@original")]


async def test_rematch_from_the_hand(room: Room) -> None:
    """In the DM Rematch asks where the game was played."""
    await ended_round(room, target="100")
    said = await room.press(room.bob, by_dm(room, room.bob), "Rematch")
    assert f"<#{room.channel.id}>" in told(said)
    challenge = room.message_with("Accept")
    assert [one.id for one in challenge.mentions] == [room.alice.id]


async def test_alone_with_the_computer(room: Room) -> None:
    """In a DM the end has the same ways on, and the next game begins there."""
    begun = await room.alice.user.slash("challenge", opponent=room.jolly, turn="none")
    table = await room.table()
    assert begun.response is not None
    question = await room.alice.user.slash("resign")
    await room.alice.user.click(
        question.response.message, custom_id=button(question.response.message, "Yes").custom_id
    )
    await room.wait()
    assert table.over
    ends = [one for one in room.messages(dm_of(room.alice)) if button(one, "Rematch")]
    assert ends
    await room.press(room.alice, ends[0], "Rematch")
    await room.wait()
    assert (await room.table(2)).row.guild_id is None


async def test_a_pause_leaves_nothing_below_the_hand(room: Room) -> None:
    """By DM the hand itself offers to go on; what was answered passes with the next press."""
    await room.alice.user.slash("challenge", opponent=room.jolly)
    await room.wait()
    before = room.messages(dm_of(room.alice))
    await room.alice.user.slash("game pause")
    await room.wait()
    hand = room.messages(dm_of(room.alice))[len(before) - 1]
    assert buttons(hand)[0].label == "Resume"
    await room.press(room.alice, hand, "Resume")
    await room.wait()
    await room.press(room.alice, room.message_with("More", dm_of(room.alice)), "More")
    await room.wait()
    assert [one.id for one in room.messages(dm_of(room.alice))] == [one.id for one in before]
