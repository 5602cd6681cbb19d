"""Every move of the computer's can be found again from what is stored of a game."""

from typing import Any

import pytest

from bot.runtime.worker_process import WorkerDied
from bot.runtime.workers import Workers
from data import games
from engine.game import play, start
from engine.moves import DEALER
from engine.players import Level, mind_of
from engine.players.thoughts import read_thought, seed_of, think
from engine.record.lines import read_move
from engine.view import seen_by
from tests.bot.card_players import by_commands
from tests.bot.conftest import Room

TURNS = 2


async def play_some(room: Room, key: str, level: str) -> Any:
    """A game that Alice has given up after some turns."""
    await room.alice.slash(room.channel, "challenge", opponent=room.jolly, game=key, computer=level)
    await room.wait()
    table = await room.table()
    for _ in range(TURNS):
        turn = table.turn_step
        while table.turn_step == turn and not table.over:
            await by_commands(room, room.alice, table)
        await room.wait()
    question = await room.alice.slash(room.channel, "resign")
    await room.press(room.alice, question.response.message, "Yes")
    return table


@pytest.mark.parametrize(("key", "level"), [("gin", "strong"), ("five-hundred", "normal")])
async def test_every_move_found_again(room: Room, key: str, level: str) -> None:
    """By position, seed, level and samples; the dealer's and people's moves have no thought."""
    table = await play_some(room, key, level)
    async with room.db.reading() as tx:
        rows = await games.moves_of(tx, table.id)
        row = await games.load(tx, table.id)
    assert row.computer_place == mind_of(table.variant).levels[Level(level)]
    rules = table.variant.rules.model_validate(row.rules)
    state, found = start(table.variant, rules, row.seats, row.dealer), 0
    for made in rows:
        seat, move, _ = read_move(made.line, tiles=table.variant.tiles)
        assert (made.thought is not None) == (made.source == "computer")
        if made.thought is not None:
            thought = read_thought(made.thought)
            assert thought.level == level
            assert think(seen_by(state, seat), seed_of(table.key, made.step), thought) == move
            found += 1
        at = None if seat == DEALER or made.at_ms is None else made.at_ms / 1000
        state = play(state, seat, move, at)
    assert found >= TURNS


async def test_a_worker_that_cannot_think(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move is tried again later, and the game goes on."""
    asked = []
    ask = room.app.part(Workers).ask

    async def dies_once(*job: Any) -> Any:
        asked.append(job)
        if len(asked) == 1:
            raise WorkerDied("process 7 has ended")
        return await ask(*job)

    monkeypatch.setattr(room.app.part(Workers), "ask", dies_once)
    await room.alice.slash(room.channel, "challenge", opponent=room.jolly, game="gin")
    table = await room.table()
    turn = table.turn_step
    while table.turn_step == turn and table.state.to_act == 1:
        await by_commands(room, room.alice, table)
    await room.wait(60)

    assert len(asked) > 1
    assert any(event.seat == 2 for event in table.events)
    assert [fault for fault in room.faults if "could not think" in fault]
    room.faults.clear()


async def test_the_computer_waits_for_its_players(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It moves once they can reach us again, and what they missed is charged to nobody."""
    ask, outages = room.app.part(Workers).ask, room.app.outages

    async def cut_off_meanwhile(*job: Any) -> Any:
        outages.lost(0)
        return await ask(*job)

    await room.alice.slash(room.channel, "challenge", opponent=room.jolly, game="five-hundred")
    table = await room.table()
    monkeypatch.setattr(room.app.part(Workers), "ask", cut_off_meanwhile)
    while not table.is_computers_turn:
        await by_commands(room, room.alice, table)
    await room.wait()
    step = table.step
    assert table.is_computers_turn

    monkeypatch.undo()
    await outages.over(0)
    await room.wait()
    assert table.step > step
