"""Whoever stood still while they answered leaves a token alone that has ended meanwhile."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.club.moderation.deeds import Moderation
from bot.commands import replay
from bot.messages.own_pages import OwnPages
from bot.people.refused import Refused
from bot.runtime.clock import now_ms
from bot.runtime.news import News
from data import privacy
from engine.moves import DrawStock
from sandbox.interactions import TOKEN_SECONDS
from tests.bot.commands.test_privacy import PARTS, file_of
from tests.bot.commands.test_replay import opened, seated_and_played
from tests.bot.commands.test_review import Workshop, at_end, pressed, workshop  # noqa: F401 - fixture
from tests.bot.conftest import Room, text_of
from tests.bot.evening import begin, hand_of, on_turn, requests, slow
from tests.bot.lobby.test_house_rules import host, kept  # noqa: F401 - fixture
from tests.bot.moderating import made_moderator, panel, pick, send
from tests.bot.panels import fill
from tests.bot.runtime.test_troubles_clock import Wall, wall  # noqa: F401 - fixture

DAY = 24 * 3600

SleepsIn = Callable[[Any, str], None]


@pytest.fixture
def sleeps_in(room: Room, monkeypatch: pytest.MonkeyPatch) -> SleepsIn:
    """Have the process stand still, until tokens have ended, as a part of it is called next."""

    def patch(owner: Any, name: str) -> None:
        work = getattr(owner, name)

        async def late(*values: Any, **named: Any) -> Any:
            monkeypatch.setattr(owner, name, work)
            room.env.stand_still(TOKEN_SECONDS + 1)
            return await work(*values, **named)

        monkeypatch.setattr(owner, name, late)

    return patch


def follow_ups(room: Room) -> int:
    """How many calls were made with the tokens of presses, but for first answers."""
    return sum(len(requests(room, method, "/webhooks/")) for method in ("POST", "PATCH", "DELETE"))


async def asked(room: Room) -> Any:
    """The question to Alice whether to delete her data."""
    return (await room.alice.slash(room.channel, "privacy", action="delete")).response.message


async def test_a_deletion(room: Room, sleeps_in: SleepsIn) -> None:
    """It is done, though its question stays."""
    await begin(room)
    question = await asked(room)
    sleeps_in(room.app.part(News).forgetting, "run")
    await room.press(room.alice, question, "Yes")
    await room.wait()
    async with room.db.reading() as tx:
        found = await privacy.export(tx, room.alice.id)
    assert not any(found[part] for part in PARTS)
    assert not follow_ups(room)


async def test_a_refusal(room: Room, sleeps_in: SleepsIn, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told of it."""

    async def refuse(_: int) -> None:
        raise Refused("privacy-game-begun", game=1)

    question = await asked(room)
    monkeypatch.setattr(room.app.part(News).forgetting, "run", refuse)
    sleeps_in(room.app.part(News).forgetting, "run")
    await room.press(room.alice, question, "Yes")
    await room.wait()
    assert not follow_ups(room)


async def test_an_export(room: Room, sleeps_in: SleepsIn) -> None:
    """Nothing is sent."""
    sleeps_in(privacy, "export")
    await room.alice.slash(room.channel, "privacy", action="export")
    await room.wait()
    assert not follow_ups(room)


async def test_a_clock_that_is_ahead(room: Room, wall: Wall) -> None:  # noqa: F811 - fixture
    """By ours a token had ended before the press arrived: what is asked for comes all the same."""
    wall.seconds = 2 * TOKEN_SECONDS
    assert (await file_of(room, room.alice))["user"] == room.alice.id


async def test_a_token_that_lives_by_our_clock_alone(room: Room) -> None:
    """Discord says that it has ended: that is no fault of ours either."""
    question = await asked(room)
    room.env.inject_error("PATCH", "/webhooks/*", status=401, code=50027)
    await room.press(room.alice, question, "Yes")
    await room.wait()
    assert follow_ups(room) == 1


@pytest.mark.usefixtures("seldom_beats")
async def test_abandoned_tables(room: Room, sleeps_in: SleepsIn) -> None:
    """They are ended, and the moderator's panel stays as it was."""
    mod = await made_moderator(room)
    table = await begin(room, turn="none")
    await room.wait(8 * DAY)
    page = await panel(room, mod)
    await pick(mod, page, "days", "7")
    dialog = await room.press(mod, page.response.message, "End all (1) …")
    before = follow_ups(room)
    sleeps_in(room.app.part(Moderation), "clear")
    await send(mod, page, dialog)
    await room.wait()
    assert table.over
    assert follow_ups(room) == before


async def test_a_record(room: Room, sleeps_in: SleepsIn) -> None:
    """The replay is shown without its file."""
    await seated_and_played(room)
    before = follow_ups(room)
    sleeps_in(replay, "record_file")
    await opened(room, room.alice)
    await room.wait()
    assert follow_ups(room) == before


async def test_a_review(
    room: Room,
    workshop: Workshop,  # noqa: F811 - fixture
    sleeps_in: SleepsIn,
) -> None:
    """It waits for the next press."""
    await at_end(room)
    await pressed(room, room.alice)
    before = follow_ups(room)
    workshop.is_done = True
    sleeps_in(room.app.looks, "of_user")
    await room.wait(2)
    assert follow_ups(room) == before


async def test_a_dialog_that_is_mended(room: Room, host: Any) -> None:  # noqa: F811 - fixture
    """What was wrong is known a moment longer than the token with which it was said lives."""
    await kept(room, "Friday 51")
    await host.slash(room.channel, "challenge", game="rummy-51", options="joker-swap=no")
    panel = (await room.press(host, room.messages()[-1], "Options")).response.message
    asked = await room.press(host, panel, "Save these rules …")
    with slow(room, 2):
        await fill(host, panel, asked, name="Friday 51")
    asked = await room.press(host, panel, "Save these rules …")
    await room.wait(TOKEN_SECONDS - 1)
    before = follow_ups(room)
    await fill(host, panel, asked, name="Monday 51")
    assert follow_ups(room) == before


async def test_a_page_that_its_reader_likes_otherwise(room: Room, sleeps_in: SleepsIn) -> None:
    """It stays as it is until the next press."""
    await room.alice.slash(room.channel, "learn", game="gin")
    before = follow_ups(room)
    ((press, _),) = room.app.part(OwnPages)._kept.values()
    sleeps_in(room.app.looks, "of_user")
    room.app.part(OwnPages).show_otherwise(press.user.id)
    await room.wait()
    assert follow_ups(room) == before


async def test_a_hand(
    room: Room,
    wall: Wall,  # noqa: F811 - fixture
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The one by DM, which was parked for it, comes up to date instead.

    While a machine sleeps only its wall clock goes on: no time that was set for the work is over.
    """
    table = await begin(room, turn="none")
    person = on_turn(room, table)
    await person.slash(room.channel, "hand")
    before = follow_ups(room)
    read_by = room.app.hands._read_by

    async def late(*values: Any) -> Any:
        wall.seconds = TOKEN_SECONDS + 1
        return await read_by(*values)

    monkeypatch.setattr(room.app.hands, "_read_by", late)
    await table.play(table.state.to_act, DrawStock(), now_ms=now_ms(), source="player")
    await room.wait()
    assert follow_ups(room) == before
    assert "discard one card" in text_of(hand_of(room, person))
