"""Where a try first lost points: worked out by a press, and on the page of the result from then."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from bot.club.today.parted import first_judged, turn_of
from bot.table.replays import Replay, Replays
from bot.table.reviews import Reviews
from engine.moves import Discard
from engine.players.whys import Reason, Why
from engine.record.lines import write_move
from engine.review.told import Judged, Review, RoundParts
from tests.bot.club.today.test_today import play_on, start
from tests.bot.conftest import Room, button, text_of
from tests.bot.evening import answer, refused, shown
from tests.bot.presses import forge

REASON = Reason(Why.UNWANTED)
ROUND = RoundParts(1, 34.0, 51.2, -20.4, 3.2, 4.0)


def review(*judged: Judged) -> Review:
    return Review(judged, 12, (), (ROUND,), 5.0)


def judged(step: int, *, sure: bool = True, better: str = "1 discard Qd") -> Judged:
    return Judged(step, 1, "1 discard 2c @1", better, 6.1, 1.1, REASON, is_sure=sure)


def test_the_first_that_surely_cost() -> None:
    """Not the costliest; a likely one only where no loss is sure, and none where none is told."""
    assert first_judged(review(judged(30), judged(8), judged(4, sure=False))) == judged(8)
    assert first_judged(review(judged(9, sure=False), judged(4, sure=False))) is not None
    assert first_judged(review()) is None


def discards(replay: Replay) -> Sequence[int]:
    """The steps before the player's discards."""
    events = enumerate(replay.events)
    return [step for step, one in events if one.seat == 1 and isinstance(one.move, Discard)]


class Workshop:
    """Stands where reviews are worked out: the second and the third discard of seat 1 were bad."""

    def __init__(self, replay: Replay, *, well: bool) -> None:
        bad = [] if well else reversed(discards(replay)[1:3])
        self.found = review(*(self.judge(replay, step) for step in bad))
        self.is_done = False

    def judge(self, replay: Replay, step: int) -> Judged:
        """A discard that any other card of the hand would have been better than."""
        event = replay.events[step]
        assert isinstance(event.move, Discard)
        other = next(card for card in event.before.hand_of(1) if card != event.move.card)
        return judged(step, better=write_move(1, Discard(other), tiles=False))

    async def work(self, *_: Any, progress: Any, before: Any) -> Review:
        progress(0.42)
        while not self.is_done:
            await asyncio.sleep(1)
        return self.found


async def finished(
    room: Room, monkeypatch: pytest.MonkeyPatch, *, well: bool = False
) -> tuple[Any, Replay, Workshop]:
    """A try of Alice's that is over, how it went, and who is to review it."""
    table = await start(room, room.alice)
    await play_on(room, table)
    replays = room.app.part(Replays)
    replay = await replays.of(await replays.row(table.id))
    workshop = Workshop(replay, well=well)
    monkeypatch.setattr(room.app.part(Reviews), "_workers", workshop)
    return table, replay, workshop


async def test_worked_out_by_a_press(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says how far it is, then where; the result has it from then on, with the way there."""
    _, replay, workshop = await finished(room, monkeypatch)
    result = await room.alice.slash(room.channel, "club today", game="gin")
    assert "costly decision" not in answer(result)
    asked = await room.press(room.alice, shown(result), "My first mistake")
    assert "42%" in answer(asked)
    assert shown(asked).flags.ephemeral
    workshop.is_done = True
    await room.wait(3)
    step = discards(replay)[1]
    turn = turn_of(replay, step)
    words = text_of(asked.response.message)
    assert f"on **turn {turn}**: about 6.1 points" in words
    assert "You discarded" in words
    again = await room.press(room.alice, asked.response.message, "My result")
    assert f"on **turn {turn}**: about 6.1 points" in answer(again)
    assert button(shown(again), "My first mistake") is None
    there = await room.press(room.alice, shown(again), f"See turn {turn}")
    assert f"{step} of {replay.steps}" in answer(there)


async def test_nothing_was_lost(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """That is said, and no turn is offered."""
    table, _, workshop = await finished(room, monkeypatch, well=True)
    workshop.is_done = True
    result = await room.alice.slash(room.channel, "club today", game="gin")
    await room.press(room.alice, shown(result), "My first mistake")
    await room.wait(3)
    # An old button shows the result with what is known by now.
    again = await forge(room, room.alice, shown(result), f"today:parted:{table.id}")
    assert "found no decision that cost you points" in answer(again)
    assert button(shown(again), "See turn 2") is None


async def test_nobody_else_is_told(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither who has not played these cards, nor who has."""
    table, _, _ = await finished(room, monkeypatch)
    said = await room.bob.slash(room.channel, "club today", game="gin")
    way = f"today:parted:{table.id}"
    assert "Play it yourself first" in refused(room, await forge(room, room.bob, shown(said), way))
    own = await start(room, room.bob)
    mine = f"today:parted:{own.id}"
    assert refused(room, await forge(room, room.bob, shown(said), mine)), "it goes on"
    await play_on(room, own)
    assert "You didn’t play" in refused(room, await forge(room, room.bob, shown(said), way))
