"""What is said ahead of the turn: done when it comes, by nobody else seen, dropped with a word."""

from typing import Any

import pytest

from bot.minding.ahead import Ahead
from bot.table.plans import begin_plan, has_planned, plan_of
from data import games
from engine.cards import parse_cards
from engine.state import Phase
from tests.bot.at_hands import discard as discards
from tests.bot.at_hands import latest, open_hand, press
from tests.bot.card_stage import play as play_lines
from tests.bot.card_stage import seated
from tests.bot.conftest import Room, buttons, dm_of, selects, text_of
from tests.bot.evening import public
from tests.bot.presses import forge, told
from tests.bot.rack_stage import rack_stage
from tests.bot.stage import play, show, stage

FIRST = "4h 5h 6h 7s 8s 9s 7d 2c 3d Jc Qd Kd As"
SECOND = "8h 9h 10h 2s 2d 3c 4c 5c 9d Jd Js Qc Kc"
HINT = "Plan: draw, then discard …"


async def plans(room: Room, page: Any, label: str) -> Any:
    """Let Bob choose in the menu of what is to be done ahead."""
    return await room.choose(room.bob, latest(room, room.bob, page), "ahead", label)


def shown(room: Room, page: Any) -> str:
    """What Bob reads."""
    return text_of(latest(room, room.bob, page)).replace("**", "")


def may_plan(page: Any) -> bool:
    """Whether something can be said ahead."""
    return HINT in [menu.placeholder for menu in selects(page)]


async def bobs(room: Room, stock: str) -> tuple[Any, Any]:
    """A table at which Alice is to play, and Bob's hand in the channel."""
    table = await stage(room, FIRST, SECOND, stock=stock)
    return table, await open_hand(room, room.bob)


async def test_done_when_the_turn_comes(room: Room) -> None:
    """Drawn and discarded at once, as the player's own moves; nobody else hears of it before."""
    table, page = await bobs(room, "10c 6s 6d")
    await plans(room, page, "K♣")
    words = "Plan: draw, then discard K♣, unless it or the new card fits a meld."
    assert words in shown(room, page)
    assert not may_plan(latest(room, room.bob, page))
    await room.wait()
    others = [*room.messages(dm_of(room.alice)), public(room, table)]
    assert all("Plan:" not in text_of(one) for one in others)

    await play(table, "draw, discard 2c")
    await room.wait()
    assert table.state.to_act == 1
    assert table.state.pile[-1] == parse_cards("Kc")[0]
    assert parse_cards("6s")[0] in table.state.hand_of(2)
    async with room.db.reading() as tx:
        moves = await games.moves_of(tx, table.id)
    own = [(move.line, move.source) for move in moves if move.seat == 2]
    assert own == [("2 draw", "player"), ("2 discard Kc", "player")]
    assert "Plan:" not in shown(room, page)
    assert may_plan(latest(room, room.bob, page))
    calls = [one.content for one in room.messages() if f"<@{room.bob.id}>, your" in one.content]
    assert not calls, "nobody is called for what was done already"

    await play(table, "draw, discard Jc")
    await room.wait()
    assert (table.state.to_act, table.state.phase) == (2, Phase.DRAW), "it was for one turn"


async def test_it_stands_in_every_hand(room: Room) -> None:
    """Said in the one in the channel, it is read in the DM as well."""
    _, page = await bobs(room, "10c 6s")
    await room.wait(300)
    await plans(room, page, "K♣")
    await room.wait(300)
    assert "then discard K♣, unless" in text_of(room.messages(dm_of(room.bob))[0])


@pytest.mark.parametrize(
    ("drawn", "alice", "discard"),
    [
        pytest.param("6c", "draw, discard 2c", "K♣", id="what is drawn makes a meld"),
        pytest.param("10s", "draw, meld 7s 8s 9s, discard 2c", "K♣", id="or goes onto one"),
        pytest.param("Jh", "draw, discard 2c", "J♦", id="the card itself fits"),
    ],
)
async def test_dropped_with_a_word(room: Room, drawn: str, alice: str, discard: str) -> None:
    """Where the card or what is drawn could be laid, it is drawn, and the player goes on."""
    table, page = await bobs(room, f"10c {drawn}")
    await plans(room, page, discard)
    await play(table, alice)
    await room.wait()
    assert (table.state.to_act, table.state.phase) == (2, Phase.PLAY)
    assert f"I didn’t discard {discard} as planned" in shown(room, page)
    await discards(room, room.bob, page, "2♠")
    assert table.state.to_act == 1
    assert "as planned" not in shown(room, page)


async def test_cancelled(room: Room) -> None:
    """One press cancels it; then nothing is done."""
    table, page = await bobs(room, "10c 6s")
    await plans(room, page, "Draw only")
    assert "draw as soon as it’s your turn" in shown(room, page)
    await press(room, page, "Cancel plan", room.bob)
    assert "Plan:" not in shown(room, page)
    await play(table, "draw, discard 2c")
    await room.wait()
    assert (table.state.to_act, table.state.phase) == (2, Phase.DRAW)


async def test_draw_only(room: Room) -> None:
    """The card is drawn, and the rest is the player's."""
    table, page = await bobs(room, "10c 6s")
    await plans(room, page, "Draw only")
    await play(table, "draw, discard 2c")
    await room.wait()
    assert (table.state.to_act, table.state.phase) == (2, Phase.PLAY)
    assert "lanned" not in shown(room, page)
    assert any(one.label.startswith("Discard ") for one in buttons(latest(room, room.bob, page)))


async def test_only_what_can_be_planned(room: Room) -> None:
    """Not on one's own turn, not a card of others, not with tiles, not in a made-up choice."""
    table, page = await bobs(room, "10c 6s")
    forged = f"pick:{table.id}:{table.step}:ahead:0"
    for person, value in ((room.alice, "Kd"), (room.bob, "Kd"), (room.bob, "??"), (room.bob, "x")):
        assert told(await forge(room, person, await open_hand(room, person), forged, [value]))
        assert all(one.plan is None for one in table.row.players)
    assert may_plan(page)
    assert not may_plan(await open_hand(room, room.alice))
    await rack_stage(room, "r8 r9", "")
    tiles = await room.bob.slash(room.channel, "hand", table="2")
    assert not may_plan(tiles.response.message)


async def test_a_plan_of_an_earlier_round(room: Room) -> None:
    """With the round, or a missed turn, a plan ends."""
    table, page = await bobs(room, "10c 6s 6d 10s")
    await plans(room, page, "K♣")
    plan = table.row.players[1].plan
    for old, new in (('"round": 1', '"round": 7'), ('"missed": 0', '"missed": 1')):
        assert old in plan
        async with table.noting() as tx:
            await games.note_player(tx, table.id, 2, plan=plan.replace(old, new))
        assert plan_of(table, 2) is None
    await play(table, "draw, discard 2c")
    await room.wait()
    assert (table.state.to_act, table.state.phase) == (2, Phase.DRAW)


async def test_begun_by_hand(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who was faster than the plan plays on, and it is none for the next turn."""
    table, page = await bobs(room, "10c 6s 6d 10s")
    await plans(room, page, "K♣")
    with monkeypatch.context() as late:
        late.setattr(Ahead, "_play", lambda *_: nothing())
        await play(table, "draw, discard 2c")
        await play(table, "draw")
    await show(room, table)
    assert table.row.players[1].plan is None
    await play(table, "discard Qc")
    await play(table, "draw, discard Jc")
    await room.wait()
    assert (table.state.to_act, table.state.phase) == (2, Phase.DRAW)


async def nothing() -> None:
    """A process that is too slow."""


@pytest.mark.parametrize("killed", ["before the draw", "after it"])
async def test_goes_on_after_a_restart(
    room: Room, monkeypatch: pytest.MonkeyPatch, killed: str
) -> None:
    """A plan is stored: whoever takes the table up goes on where it stood."""
    table, page = await bobs(room, "10c 6s")
    await plans(room, page, "K♣")
    with monkeypatch.context() as dead:
        dead.setattr(Ahead, "_play", lambda *_: nothing())
        await play(table, "draw, discard 2c")
        if killed == "after it":
            plan = plan_of(table, 2)
            assert plan is not None
            await begin_plan(table, 2, plan)
            await play(table, "draw")
    assert has_planned(await room.stored_table(table.id))
    table.tell(here=False)
    await room.wait()
    assert table.state.to_act == 1
    assert table.state.pile[-1] == parse_cards("Kc")[0]


async def test_a_knock_is_not_given_away(room: Room) -> None:
    """In gin nothing is discarded ahead where one could knock instead."""
    hand = "4h 5h 6h 7s 7d 7c 9d 10d 2c Kh"
    table = await seated(
        room, "gin", "Qd Ks 8c", hand, up="5c", stock="3s Jd", turns=("1 pass", "2 pass")
    )
    page = await open_hand(room, room.bob)
    await plans(room, page, "2♣")
    await play_lines(table, "1 draw, 1 discard Qd")
    await room.wait()
    assert (table.state.to_act, table.state.phase) == (2, Phase.PLAY)
    assert "I didn’t discard 2♣ as planned" in shown(room, page)
