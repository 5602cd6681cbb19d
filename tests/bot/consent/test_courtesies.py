"""What players grant each other at a table: more time, a move taken back, who may watch."""

from typing import Any

import pytest
from sqlalchemy import update

from bot.consent.agreements import Agreements
from bot.consent.gifts import receivers
from bot.runtime.clock import now_ms
from data import games, pauses, proposals, solos
from data.game_rows import Occasion
from data.store.schema import games as games_table
from engine.moves import MoreTime, TakeBack
from engine.state import Phase
from tests.bot.asking import DAY, MINUTE, answer, open_proposals, proposal, until
from tests.bot.card_stage import seated
from tests.bot.conftest import Room, button, buttons, text_of
from tests.bot.evening import (
    begin,
    discard,
    draw,
    on_turn,
    public,
    refused,
    shown,
    told,
    turn,
    waiting,
    whispers,
)
from tests.bot.presses import at_once
from tests.bot.presses import told as whispered
from tests.bot.stage import stage
from tests.engine.test_courtesy import without_time

HANDS = ("2s 3s 4s 9d Kh", "2h 3h 4h 9c Kc")


async def game(room: Room, **options: Any) -> Any:
    """An unrated table of Alice and Bob, Alice to act."""
    return await stage(room, *HANDS, up="7d", stock="8c 9s Js", **options)


async def asked(room: Room, person: Any, command: str, table: Any, **options: Any) -> Any:
    """A command of `/game` at *table*."""
    return await person.slash(room.channel, f"game {command}", table=str(table.id), **options)


async def occasion(room: Room, table: Any, what: Occasion) -> None:
    """Let *table* be played for *what*."""
    async with table.noting() as tx:
        await tx.execute(update(games_table).values(occasion=what))


# a move taken back


async def test_a_discard_taken_back(room: Room) -> None:
    """The other agrees; the turn goes on as it was, and everybody reads it; steps only rise."""
    table = await game(room)
    await draw(room, table)
    before = table.state
    await discard(room, table)
    await room.wait()
    old = table.step
    said = await asked(room, room.alice, "takeback", table)
    assert "in the channel" in text_of(shown(said))
    await room.wait()
    assert "would like to take back their last move" in text_of(proposal(room))
    assert table.step == old
    assert "it’s done" in await answer(room, room.bob)
    await room.wait()
    assert isinstance(table.events[-1].move, TakeBack)
    assert (without_time(table.state), table.step) == (without_time(before), old + 1)
    assert table.state.phase is Phase.PLAY
    assert "**alice** took back the last move." in text_of(public(room, table))
    assert not open_proposals(room)
    assert told(room, "Everyone **agreed**")
    assert table.turns[1] == 0
    again = await room.stored_table(table.id)
    assert (again.state, again.step, again.turns) == (table.state, table.step, table.turns)
    await turn(room, table)
    assert table.turns[1] == 1


async def test_too_late(room: Room) -> None:
    """Once somebody has moved the proposal lapses, whoever agrees then."""
    table = await game(room)
    await turn(room, table)
    await asked(room, room.alice, "takeback", table)
    await room.wait()
    asking = proposal(room)
    await draw(room, table)
    said = await room.press(room.bob, asking, "Agree")
    assert "no longer possible" in whispered(said)
    await room.wait()
    assert not isinstance(table.events[-1].move, TakeBack)
    assert told(room, "No longer possible")


async def test_agreed_to_in_a_process_that_has_ended(room: Room) -> None:
    """The move to which all have agreed is made by the next one that shows the table."""
    table = await game(room)
    await turn(room, table)
    await asked(room, room.alice, "takeback", table)
    await room.wait()
    async with table.noting() as tx:
        found = await proposals.hold(tx, table.id)
        await proposals.agree(tx, found, 2)
    await room.app.part(Agreements).restore()
    await room.wait()
    assert isinstance(table.events[-1].move, TakeBack)
    assert told(room, "Everyone **agreed**")


async def test_declined(room: Room) -> None:
    """What is declined is not done."""
    table = await game(room)
    await turn(room, table)
    await asked(room, room.alice, "takeback", table)
    await room.wait()
    await answer(room, room.bob, "Decline")
    await room.wait()
    assert table.state.to_act == 2
    assert "propose again" in refused(room, await asked(room, room.alice, "takeback", table))


async def test_what_cannot_be_taken_back(room: Room) -> None:
    """Nothing yet, a card drawn, another's move; nothing in rated games and on occasions."""
    table = await game(room)
    said = await asked(room, room.alice, "takeback", table)
    assert "nothing to take back" in refused(room, said)
    await draw(room, table)
    said = await asked(room, room.alice, "takeback", table)
    assert "nothing to take back" in refused(room, said)
    await discard(room, table)
    said = await asked(room, room.bob, "takeback", table)
    assert "wasn’t yours" in refused(room, said)
    await occasion(room, table, "tournament")
    said = await asked(room, room.alice, "takeback", table)
    assert "are the same for everyone" in refused(room, said)
    rated = await begin(room)
    await turn(room, rated)
    said = await asked(room, waiting(room, rated), "takeback", rated)
    assert "moves can’t be taken back" in refused(room, said)


async def test_alone_with_the_computer(room: Room) -> None:
    """It agrees at once, and the game counts no more for the place on its scale."""
    await room.alice.slash(room.channel, "challenge", opponent=room.jolly, game="five-hundred")
    await room.wait()
    table = await room.table()
    while table.state.to_act != 1:
        await room.wait()
    for _ in range(20):
        if table.state.pile and not table.state.refills.due:
            said = await room.alice.slash(room.channel, "draw", **{"from": "pile"})
            if table.state.turn.taken:
                break
        await turn(room, table)
        await room.wait()
    before = table.events[-1].before
    said = await asked(room, room.alice, "takeback", table)
    assert "doesn’t count toward your level" in text_of(shown(said))
    assert without_time(table.state) == without_time(before)
    asking = await room.alice.slash(room.channel, "resign")
    await room.press(room.alice, shown(asking), "Yes")
    await room.wait()
    assert table.over
    async with room.db.reading() as tx:
        assert await solos.step(tx, table.row) is None
        assert not await solos._newest(tx, room.alice.id, table.variant.key)


async def test_two_agree_at_once(room: Room) -> None:
    """With three all others are asked; the move is taken back once."""
    table = await seated(room, "straight", "2s 3s 4s", "2h 3h 4h", "2d 3d 4d", rated=False)
    await turn_of(room, table)
    await asked(room, room.alice, "takeback", table)
    await room.wait()
    await answer(room, room.bob)
    assert table.state.to_act == 2
    await answer(room, room.carol)
    await room.wait()
    assert table.state.to_act == 1
    assert sum(isinstance(event.move, TakeBack) for event in table.events) == 1


async def turn_of(room: Room, table: Any) -> None:
    """Play a plain turn at a table of three."""
    await draw(room, table)
    await discard(room, table)
    await room.wait()


# more time


async def test_more_time_for_the_turn(room: Room) -> None:
    """The other gives it without asking; the turn ends later, and everybody reads it."""
    table = await begin(room, turn="10m")
    left = until(table)
    said = await asked(room, waiting(room, table), "more-time", table, time=300)
    assert "has 5 minutes more" in text_of(shown(said))
    assert until(table) == pytest.approx(left + 5 * MINUTE, abs=1)
    await room.wait()
    giver = waiting(room, table).name
    assert f"**{giver}** gave **{on_turn(room, table).name}** 5 minutes more." in text_of(
        public(room, table)
    )
    assert isinstance(table.events[-1].move, MoreTime)
    await room.wait(9 * MINUTE)
    await room.wait(3 * MINUTE)
    assert table.state.missed == (0, 0)
    again = await room.stored_table(table.id)
    assert again.row.deadline_ms == table.row.deadline_ms


async def test_more_time_on_a_clock(room: Room) -> None:
    """Also to who waits."""
    table = await begin(room, clock="10m")
    said = await asked(room, on_turn(room, table), "more-time", table, time=60)
    assert "has 1 minute more" in text_of(shown(said))
    other = table.state.to_act % 2
    assert table.state.clocks[other] == 11 * MINUTE


async def test_more_time_refused(room: Room) -> None:
    """Not to the computer, not for a turn that has not begun, not what is not offered."""
    table = await begin(room, turn="10m")
    said = await asked(room, on_turn(room, table), "more-time", table, time=60)
    assert "can’t give anyone more time" in refused(room, said)
    said = await asked(room, waiting(room, table), "more-time", table, time=DAY)
    assert "can’t give that amount" in refused(room, said)
    await occasion(room, table, "today")
    said = await asked(room, waiting(room, table), "more-time", table, time=60)
    assert "are the same for everyone" in refused(room, said)
    three = await seated(room, "straight", "2s 3s 4s", "2h 3h 4h", "2d 3d 4d", rated=True)
    said = await asked(room, room.bob, "more-time", three, time=60)
    assert "unfair to the others" in refused(room, said)


async def test_more_time_among_several(room: Room) -> None:
    """Whom one gives it is chosen by button; in slow games it is a day."""
    table = await seated(room, "straight", "2s 3s 4s", "2h 3h 4h", "2d 3d 4d", clock="3600")
    said = await asked(room, room.alice, "more-time", table, time=300)
    view = shown(said)
    assert [one.label for one in buttons(view)].count("+ 5 minutes") == 2
    await room.press(room.alice, view, "+ 15 minutes")
    assert table.state.clocks[1:] == (4500, 3600)
    slow = await begin(room, turn="2d")
    await asked(room, waiting(room, slow), "more-time", slow)
    said = await asked(room, waiting(room, slow), "more-time", slow, time=DAY)
    assert "has 24 hours more" in text_of(shown(said))


async def test_who_is_on_turn_is_offered_time_first(room: Room) -> None:
    """Whoever asks, and wherever they sit."""
    table = await seated(room, "straight", "2s 3s 4s", "2h 3h 4h", "2d 3d 4d", clock="3600")
    offered = []
    for seat in (1, 2, 3):
        assert table.state.to_act == seat
        offered.append([receivers(table, giver) for giver in (1, 2, 3)])
        await turn(room, table)
    assert offered == [
        [(2, 3), (1, 3), (1, 2)],
        [(2, 3), (1, 3), (2, 1)],
        [(3, 2), (3, 1), (1, 2)],
    ]


async def test_nobody_is_offered_time_in_a_pause(room: Room) -> None:
    """None runs."""
    table = await seated(room, "straight", "2s 3s 4s", "2h 3h 4h", "2d 3d 4d", clock="3600")
    async with table.changing() as tx:
        await pauses.pause(tx, table.id, "agreed", now_ms())
    assert receivers(table, 1) == ()


async def test_more_time_pressed_twice(room: Room) -> None:
    """Two presses at the same moment, or a second apart, give once; a later one gives again."""
    table = await seated(room, "straight", "2s 3s 4s", "2h 3h 4h", "2d 3d 4d", clock="3600")
    view = shown(await asked(room, room.alice, "more-time", table, time=60))
    custom_id = button(view, "+ 1 minute").custom_id
    said = await at_once(room, *[(room.alice, view, custom_id)] * 2)
    assert table.state.clocks[1] == 61 * MINUTE
    assert all("has 1 minute more" in whispered(one) for one in said)
    await room.wait(1)
    await room.press(room.alice, view, "+ 1 minute")
    assert table.state.clocks[1] == 61 * MINUTE
    await room.wait(3)
    await room.press(room.alice, view, "+ 1 minute")
    assert table.state.clocks[1] == 62 * MINUTE


async def test_the_screen_in_the_hand(room: Room) -> None:
    """Behind More: what may be asked for now, each with its button."""
    table = await game(room, **{"turn-limit": "600"})
    await draw(room, table)
    await discard(room, table)
    hand = shown(await room.alice.slash(room.channel, "hand", table=str(table.id)))
    page = await room.press(room.alice, hand, "More")
    said = await room.press(room.alice, page.response.message, "At the table")
    view = shown(said)
    assert view.flags.ephemeral
    labels = [one.label for one in buttons(view)]
    assert labels == [
        *("Take back", "+ 1 minute", "+ 5 minutes", "+ 15 minutes"),
        *("Everyone", "Message only", "Players only", "Pause", "Abort"),
    ]
    assert button(view, "Everyone").disabled
    await room.press(room.alice, view, "Take back")
    await room.wait()
    assert "take back" in text_of(proposal(room))


# who may watch


async def test_no_watchers(room: Room) -> None:
    """The table stands in the channel as before; nobody else looks closer until it is over."""
    table = await game(room)
    said = await asked(room, room.alice, "watchers", table, who="no")
    assert "in the channel" in text_of(shown(said))
    await room.wait()
    await answer(room, room.bob)
    await room.wait()
    assert "Others see only this message until the game is over." in text_of(public(room, table))
    assert "Pile" in text_of(public(room, table))
    said = await room.carol.slash(room.channel, "table", table=str(table.id))
    assert "can see table #" in refused(room, said)
    said = await room.alice.slash(room.channel, "table", table=str(table.id))
    assert "Pile" in text_of(shown(said))
    asking = await room.alice.slash(room.channel, "resign", table=str(table.id))
    await room.press(room.alice, shown(asking), "Yes")
    await room.wait()
    said = await room.carol.slash(room.channel, "replay", table=str(table.id))
    assert "Replay · move 1 of " in text_of(shown(said))


async def test_hidden_by_consent_and_shown_again(room: Room) -> None:
    """Once all agree the channel shows no card of it; once more, and it does."""
    table = await game(room)
    await asked(room, room.alice, "watchers", table, who="hidden")
    await room.wait()
    assert "Pile" in text_of(public(room, table))
    await answer(room, room.bob)
    await room.wait()
    assert "Pile" not in text_of(public(room, table))
    assert "Only the players see the cards" in text_of(public(room, table))
    said = await asked(room, room.bob, "watchers", table, who="hidden")
    assert "already has this setting" in refused(room, said)
    await asked(room, room.bob, "watchers", table, who="yes")
    await room.wait()
    await answer(room, room.alice)
    await room.wait()
    assert "Pile" in text_of(public(room, table))


async def test_watchers_where_others_play_the_same(room: Room) -> None:
    """A sealed game is not its players' to open."""
    table = await game(room)
    await occasion(room, table, "tournament")
    said = await asked(room, room.alice, "watchers", table, who="yes")
    assert "are the same for everyone" in refused(room, said)
    async with room.db.reading() as tx:
        assert (await games.load(tx, table.id)).audience is None
    assert not whispers(said)[1:]
