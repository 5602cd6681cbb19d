"""What players have agreed on, or have only proposed, outlives the process."""

from typing import Any

import pytest

from bot.consent.agreements import Agreements
from bot.runtime.clock import now_ms
from data import proposals
from tests.bot.asking import DAY, HOUR, answer, ask, open_proposals, press, proposal, stored
from tests.bot.conftest import Room, text_of
from tests.bot.evening import begin, on_turn, public, told
from tests.bot.minding.test_restart import again, app, db, url  # noqa: F401 - fixtures

pytestmark = pytest.mark.usefixtures("seldom_beats")

REAL_SHOW = Agreements._show


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Proposals are not shown until it is called: the process ends before it can."""

    async def show(*_: Any) -> None:
        return None

    monkeypatch.setattr(Agreements, "_show", show)
    return lambda: monkeypatch.setattr(Agreements, "_show", REAL_SHOW)


async def test_a_proposal_that_was_not_posted(room: Room, again: Any, silent: Any) -> None:  # noqa: F811
    """What was proposed just before the end is posted afterwards, once, and can be agreed to."""
    table = await begin(room, turn="24h")
    await ask(room, room.alice, table, "Pause")
    assert not open_proposals(room)
    silent()
    await again(60)
    await room.wait()
    assert len(open_proposals(room)) == 1
    assert [one.id for one in proposal(room).mentions] == [room.bob.id]
    assert "it’s done" in await answer(room, room.bob)
    await room.wait()
    assert (await room.table()).halted == "agreed"


async def test_an_outcome_that_was_not_shown(room: Room, again: Any, monkeypatch: Any) -> None:  # noqa: F811
    """A proposal that was decided just before the end tells so afterwards."""
    table = await begin(room, turn="24h")
    await ask(room, room.alice, table, "Pause")
    await room.wait()

    async def show(*_: Any) -> None:
        return None

    monkeypatch.setattr(Agreements, "_show", show)
    await answer(room, room.bob)
    await room.wait()
    monkeypatch.setattr(Agreements, "_show", REAL_SHOW)
    assert len(open_proposals(room)) == 1
    await again(60)
    await room.wait()
    assert not open_proposals(room)
    assert len(told(room, "Everyone **agreed**")) == 1


async def test_agreed_to_before_its_message_was_noted(room: Room, monkeypatch: Any) -> None:
    """A process died between posting and noting that; the press tells the next one what it shows.

    Otherwise its buttons would stay for good.
    """
    table = await begin(room, turn="24h")

    async def note(*_: Any) -> None:
        return None

    with monkeypatch.context() as dying:
        dying.setattr(proposals, "note", note)
        await ask(room, room.alice, table, "Pause")
        await room.wait()
    assert "it’s done" in await answer(room, room.bob)
    await room.wait()
    assert not open_proposals(room)
    assert len(told(room, "Everyone **agreed**")) == 1


async def test_a_pause_goes_on(room: Room, again: Any) -> None:  # noqa: F811
    """A paused game is paused after a restart, and ends by itself when its time has come."""
    table = await begin(room, turn="24h")
    await ask(room, room.alice, table, "Pause")
    await room.wait()
    await answer(room, room.bob)
    await room.wait()
    await again(3 * DAY)
    await room.wait()
    table = await room.table()
    assert table.halted == "agreed"
    assert table.state.missed == (0, 0)
    room.app.desk.timers.cancel("beat")
    room.app.desk.timers.cancel("heartbeat")
    await again(28 * DAY)
    await room.wait(2 * HOUR)
    assert (await stored(room)).state == "aborted"
    assert told(room, "The game was aborted: no result, no rating.")


async def test_going_on_after_a_restart(room: Room, again: Any) -> None:  # noqa: F811
    """The buttons of a paused table work in the next process."""
    table = await begin(room, turn="24h")
    await ask(room, room.alice, table, "Pause")
    await room.wait()
    await answer(room, room.bob)
    await room.wait()
    await again(HOUR)
    table = await room.table()
    await press(room, room.bob, table, "Resume")
    assert not table.paused
    assert table.row.deadline_ms > now_ms()


async def test_a_vacation_ends_while_we_are_away(room: Room, again: Any) -> None:  # noqa: F811
    """A vacation that ended while the process was down is over, and no time was charged."""
    table = await begin(room, turn="24h")
    await on_turn(room, table).slash(room.channel, "preferences", vacation=2)
    await room.wait()
    assert "is on vacation" in text_of(public(room, table))
    await again(3 * DAY)
    await room.wait(HOUR)
    table = await room.table()
    assert not table.halted
    assert table.state.missed == (0, 0)
    assert table.row.deadline_ms > now_ms() + 20 * HOUR * 1000
