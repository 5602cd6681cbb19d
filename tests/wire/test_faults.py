"""Discord's rarer faults: each passes, is told where it concerns somebody, and repeats nothing."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sandbox import payloads
from sandbox.faults import Fault
from sandbox.interactions import COMMAND, Interaction
from sandbox.world import Channel
from tests.wire.players import Typist, play
from tests.wire.process import BotProcess
from tests.wire.records import check
from tests.wire.rooms import OpenRoom, Room, number_of
from tests.wire.standin import StandIn
from tests.wire.test_troubles import CALLBACK, EDIT, SEND, begin, ordered_in

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="session")]

OPEN_DM = "POST /users/@me/channels"
DELETE = "DELETE /channels/{channel_id}/messages/{message_id}"
SLOW_SECONDS = 60.0
FEW = 8
"""Invalid requests (401, 403, 429) that one fault may cost; Discord bans for 10,000."""

PROXY = ("X-RateLimit-Scope",)
TROUBLES: dict[str, tuple[str, dict[str, Any]]] = {
    "429 for an edit, no Via": (EDIT, {"status": 429, "headers": ("Retry-After",)}),
    "429 for an edit, no Retry-After": (EDIT, {"status": 429, "headers": ("Via",)}),
    "429 for an edit, neither": (EDIT, {"status": 429, "headers": PROXY}),
    "429 for a call, no Via": (SEND, {"status": 429, "headers": ("Retry-After",)}),
    "429 for a call, neither": (SEND, {"status": 429, "headers": PROXY}),
    "429 for a deletion, no Via": (DELETE, {"status": 429, "headers": ("Retry-After",)}),
    "500 for a deletion": (DELETE, {"status": 500, "times": 6}),
    "503 for a deletion": (DELETE, {"status": 503, "times": 3}),
    "lost answer to a deletion": (DELETE, {"lost": True}),
    "502 for an edit": (EDIT, {"status": 502}),
    "500 for a call": (SEND, {"status": 500}),
    "400 for an edit": (EDIT, {"code": 50035}),
}


def invalid(room: Room, since: int) -> int:
    """The requests since number *since* that Discord counts against the bot."""
    calls = room.standin.calls[since:]
    return sum(each.status in (401, 403, 429) for each in calls)


def about(room: Room, since: int) -> Counter[str]:
    """How often each kind of request was made to the room's channel since number *since*."""
    own = str(room.channel.id)
    return Counter(each.name for each in room.standin.calls[since:] if own in each.parameters)


@pytest.mark.slow(30)
async def test_faults_delay_but_repeat_nothing(open_room: OpenRoom) -> None:
    """Each fault at a table of its own, all at once: everything comes to be shown, at few calls."""
    rooms = {name: open_room(name) for name in TROUBLES}
    since = len(next(iter(rooms.values())).standin.calls)
    outcomes = await asyncio.gather(
        *(survive(rooms[name], *TROUBLES[name]) for name in TROUBLES), return_exceptions=True
    )
    failed = {name: outcome for name, outcome in zip(rooms, outcomes, strict=True) if outcome}
    assert failed == {}
    assert invalid(next(iter(rooms.values())), since) <= FEW * len(TROUBLES)


async def survive(room: Room, on: str, trouble: dict[str, Any]) -> None:
    """Play two turns, the second in *trouble*."""
    players = await begin(room)
    await play(players, turns=1)
    await room.catches_up(SLOW_SECONDS)
    await room.called(SLOW_SECONDS)
    since = len(room.standin.calls)
    ordered = ordered_in(room, on, trouble)
    await play(players, turns=1)
    await room.standin.until(lambda: ordered.seen == ordered.times, "the trouble", SLOW_SECONDS)
    await room.catches_up(SLOW_SECONDS)
    await room.called(SLOW_SECONDS)
    assert about(room, since)[on] <= FEW + ordered.times


@pytest.mark.parametrize("headers", [("Retry-After",), ("Via",), PROXY])
async def test_an_answer_refused_by_a_proxy(room: Room, headers: tuple[str, ...]) -> None:
    """A 429 without what a proxy drops costs one answer at most: the move is made, once."""
    players = await begin(room)
    await play(players, turns=1)
    ordered = ordered_in(room, CALLBACK, {"status": 429, "headers": headers})
    await room.alice.slash("hand", room.channel)
    assert ordered.seen == 1
    await play(players, turns=2)
    await check(room.bot, number_of(room.table), room.log)
    room.bot.lines.clear()


@pytest.mark.parametrize("resumable", [True, False])
async def test_an_invalid_session(room: Room, resumable: bool) -> None:
    """Op 9 is followed by a resumption or a new session, and the game goes on."""
    players = await begin(room)
    gateway = room.standin.gateway
    before = len(gateway.identified) + sum(each.resumed for each in gateway.sessions.values())
    await gateway.invalidate(resumable=resumable)

    def is_back() -> bool:
        resumed = sum(each.resumed for each in gateway.sessions.values())
        return len(gateway.identified) + resumed > before and bool(gateway.live())

    await room.standin.until(is_back, "the session", SLOW_SECONDS)
    assert await play(players, turns=2)
    await room.catches_up(SLOW_SECONDS)


async def test_a_click_delivered_twice(room: Room) -> None:
    """The same interaction, at once and once more after it was answered, is one move."""
    players = await begin(room)
    can_draw = [await on_turn(each) for each in players]
    player = players[can_draw.index(True)]
    attempt = room.log.begin(player.seat, "draw")
    data = {"name": "draw", "type": 1, "options": []}
    known = next(each for each in room.standin.world.commands if each["name"] == "draw")
    click = Interaction(COMMAND, player.person, room.channel, data | {"id": known["id"]})
    room.standin.begin(click)
    deliver_again(room, click)
    await asyncio.wait_for(click.answered.wait(), SLOW_SECONDS)
    attempt.done = True
    deliver_again(room, click)

    await play(players, turns=3)
    await room.catches_up(SLOW_SECONDS)
    await check(room.bot, number_of(room.table), room.log)


def deliver_again(room: Room, click: Interaction) -> None:
    """Let the gateway send an event once more."""
    event = click.event(room.standin.world)
    room.standin.gateway.dispatch("INTERACTION_CREATE", event, click.channel)


async def on_turn(player: Typist) -> bool:
    """Whether this player can draw."""
    assert player.seen(await player.person.slash("hand", player.channel))
    return player.may("Draw")


async def test_direct_messages_opened_too_fast(tmp_path: Path) -> None:
    """Discord wants fewer new DMs: none is tried for a while, nobody's counts as closed."""
    async with StandIn() as standin, BotProcess(standin, tmp_path) as bot:
        room = Room(standin, bot, standin.channel, standin.alice, standin.bob)
        await opened_too_fast(room)


async def opened_too_fast(room: Room) -> None:
    own = {str(room.alice.id), str(room.bob.id)}
    refused = Fault(OPEN_DM, code=40003, times=1000)
    refused.when = lambda call: str(call.body["recipient_id"]) in own
    room.standin.faults.append(refused)
    players = await begin(room)
    await play(players, turns=4)
    await room.catches_up(SLOW_SECONDS)

    assert refused.seen <= 2
    hand = await room.bob.slash("hand", room.channel)
    assert "I can’t DM you" not in hand.text
    settings = await room.bob.slash("preferences", room.channel)
    assert settings.message


async def test_a_deleted_channel(room: Room) -> None:
    """Its players are told once by DM, few requests are made, and the table goes on elsewhere."""
    players = await begin(room)
    await room.catches_up(SLOW_SECONDS)
    await room.called(SLOW_SECONDS)
    room.channel.deleted = True
    since = len(room.standin.calls)
    deleted = payloads.channel(room.channel, room.standin.world)
    room.standin.gateway.dispatch("CHANNEL_DELETE", deleted, room.channel)
    for person in (room.alice, room.bob):
        await person.sees("is paused", seconds=SLOW_SECONDS)
    elsewhere = room.standin.open_channel("elsewhere")
    await room.alice.slash("table", elsewhere)
    await goes_on(room, players, elsewhere)
    assert sum(about(room, since).values()) <= FEW
    assert invalid(room, since) <= FEW


async def goes_on(room: Room, players: list[Typist], channel: Channel) -> None:
    """Play a turn at a table that has just come to *channel*."""
    room.channel = channel
    for player in players:
        player.channel = channel
    await room.standin.until(lambda: room.tables(), "the table there", SLOW_SECONDS)
    await until_paused(room, False)
    assert await play(players, turns=1)
    await room.catches_up(SLOW_SECONDS)
    await room.called(SLOW_SECONDS)


async def test_an_archived_thread(room: Room) -> None:
    """A thread that fell asleep wakes up with the next turn."""
    thread = room.standin.world.add_channel(Channel("cards", 11, parent=room.channel))
    shown = payloads.channel(thread, room.standin.world)
    room.standin.gateway.dispatch("THREAD_CREATE", shown, thread)
    room.channel = thread
    players = await begin(room)
    await room.catches_up(SLOW_SECONDS)
    await room.called(SLOW_SECONDS)
    thread.archived = True
    await play(players, turns=1)
    await room.catches_up(SLOW_SECONDS)
    await room.called(SLOW_SECONDS)
    assert not thread.archived
    assert len(room.tables()) == 1


async def test_a_server_that_discord_has_lost(room: Room) -> None:
    """No clock runs while nobody there can play, and nobody is told: it goes on by itself."""
    players = await begin(room)
    await room.catches_up(SLOW_SECONDS)
    await room.called(SLOW_SECONDS)
    standin = room.standin
    gone = {"id": str(standin.guild.id), "unavailable": True}
    standin.gateway.dispatch("GUILD_DELETE", gone, room.channel)
    await until_paused(room, True)
    standin.gateway.dispatch("GUILD_CREATE", payloads.guild_create(standin.world), room.channel)
    await until_paused(room, False)
    assert await play(players, turns=1)
    await room.catches_up(SLOW_SECONDS)
    # A hand by DM may have shown it meanwhile, and follows; what was told would stay.
    await standin.until(
        lambda: not any("is paused" in each.text for each in room.bob.dm.seen_by(room.bob)),
        "a DM that tells of no pause",
        2 * SLOW_SECONDS,
    )


async def until_paused(room: Room, paused: bool) -> None:
    """Wait until the hand says that the game stands still, or goes on."""
    async with asyncio.timeout(SLOW_SECONDS):
        while ("paused" in (await room.alice.slash("hand", room.channel)).text) is not paused:
            await asyncio.sleep(0.05)
