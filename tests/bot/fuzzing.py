"""Interactions that no honest client sends, and that each is answered once and changes nothing.

`HYPOTHESIS_PROFILE=long pytest tests/bot/test_fuzz_*.py` tries many more, other ones each time.
"""

import json
import os
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from sandbox import command_limits, interactions, limits
from sandbox.world import Message
from tests.bot import ledger
from tests.bot.conftest import Room, dm_of
from tests.bot.payloads import check_payloads
from tests.bot.presses import Forged, with_control
from tests.bot.rack_stage import rack_stage
from tests.bot.room.messages import Result
from tests.bot.stage import stage

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"
STEPS = 5
"""Interactions of one example."""
LONGEST_ID = 100
"""Characters: Discord's limit for custom ids and values."""
PUBLIC = ("standings", "game verify")
"""Commands whose answer everybody in the channel is to read."""
KEPT = 60
"""Messages in which something can be pressed."""


def many(quick: int, long: int) -> Any:
    """So many examples, the same ones in every quick run.

    What an example meets depends on those before it, so nothing is tried again or made smaller.
    """
    return settings(
        max_examples=long if LONG else quick,
        derandomize=not LONG,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


ODD = (
    *("", " ", "\n", "\t\x00\x07", "\u200b\u2060\ufeff", "\u202e7h\u202c", "ﷺ" * 20, "Z̙̩͑ͫ̓ͪ̂" * 9),
    *("**x**", "@everyone", "<@1>", "<@&2>", "<#3>", "[a](http://b)", "`", "```", "# big", "-# s"),
    *("||x||", ">>> q", "<t:0:R>", "</hand:1>", "https://a.b/c", "{ $x }", "%s{0}", "';--", "\\"),
    *(
        "👨‍👩‍👧‍👦",
        "🃏",
        "🇪🇪",
        "7️⃣",
        "٣",
        "１７",
        "Ⅷ",
        "²",
        "0",
        "-1",
        "9" * 30,
        "1e9",
        "nan",
        "0x1f",
    ),
    *(
        "#17",
        "# 1",
        "1",
        "2",
        "999999999999999999",
        "7h",
        "T♥",
        "* as 5h",
        "joker=5h",
        "r7",
        "b13/2",
    ),
    *("4h 5h 6h", "4-6h", "7h 3", "A" * 200, "=" * 50, "target=200", "code=", "preset=", "x=y=z"),
    *("target=-1 rounds=none", "turn limit=5m, clock=1h", "none", "new", "500", "stock", "5m"),
)
TYPED = st.one_of(
    st.sampled_from(ODD), st.text(max_size=60), st.text("4567ahsdcrb* /-=,", max_size=12)
)
NUMBERS = st.one_of(st.integers(-3, 30), st.integers(-(2**53) + 1, 2**53 - 1))
DICE = st.randoms(use_true_random=True)
"""What there is to choose from depends on what was done before, which strategies may not."""
TEXTS = st.lists(TYPED, min_size=6, max_size=6)


@dataclass(frozen=True)
class Spot:
    """Where somebody acts: a channel of a server or a DM, and perhaps a message of ours there.

    *owner* is the only one who can press it; None where everybody can.
    """

    channel: int
    guild: int | None
    message: int | None = None
    owner: int | None = None


@dataclass(repr=False)
class Crowd:
    """A room with tables of all kinds, and everything that can be pressed there."""

    room: Room
    people: tuple[Any, ...]
    spots: list[Spot]
    """Public messages, and everybody's hands."""
    rows: ledger.Rows
    """The database as the last interaction left it."""
    written: int = 0
    answers: deque[Spot] = field(default_factory=lambda: deque(maxlen=KEPT))
    """What somebody was shown alone."""
    steps: list[str] = field(default_factory=list)
    read: int = 0
    ids: dict[str, list[str]] = field(default_factory=dict)
    """Every custom id that we have sent, with the values it offered."""

    def _repr_pretty_(self, printer: Any, _: bool) -> None:
        printer.text("a crowd")  # hypothesis would write out everything that was ever sent

    async def look(self, actor: Any) -> None:
        """See that nothing changed that was not the actor's to change."""
        if self.written == (written := await ledger.writes(self.room)):
            return
        before, self.rows = self.rows, await ledger.everything(self.room)
        self.written = written
        for game in ledger.check(before, self.rows, actor.id):
            await as_stored(self.room, game)

    async def wait(self) -> None:
        """Let what follows be shown."""
        await self.room.wait()
        self.rows = await ledger.everything(self.room)
        self.learn()

    def learn(self) -> None:
        """Remember the controls that were sent since."""
        requests = self.room.env.http_requests
        for request in requests[self.read :]:
            for one in controls_in(request.json):
                self.ids[one["custom_id"]] = [each["value"] for each in one.get("options", ())]
        self.read = len(requests)

    def message(self, spot: Spot) -> Message | None:
        """The message of *spot*; None where it was deleted."""
        found = self.room.env.world.channels[spot.channel].messages.get(spot.message or 0)
        return None if found is None or found.deleted else found

    def pressable(self) -> list[Spot]:
        """Where there is a message in which something can be pressed."""
        return [one for one in (*self.spots, *self.answers) if self.message(one) is not None]

    def remember(self, spot: Spot, result: Result, person: Any) -> None:
        """What was just answered can be pressed, by the person alone."""
        if is_message(result):
            assert result.interaction.original
            message = result.interaction.original.id
            self.answers.append(Spot(spot.channel, spot.guild, message, person.id))


def controls_in(body: Any) -> Iterator[dict[str, Any]]:
    """Everything in *body* that has a custom id."""
    if isinstance(body, dict):
        if "custom_id" in body:
            yield body
        body = list(body.values())
    for value in body if isinstance(body, list) else ():
        yield from controls_in(value)


async def crowd_in(room: Room) -> Crowd:
    """Two servers with tables of several games, one of them finished, and challenges."""
    elsewhere = room.env.create_guild("Elsewhere")
    place = elsewhere.create_text_channel("cards")
    there = [elsewhere.add_member(one.user) for one in (room.alice, room.bob, room.carol)]
    await stage(room, turns=("draw, discard 2s",), first="2s")
    await rack_stage(room, "r7 g7 b7 r1", "r13 g13 b13")
    await stage(room, people=(room.bob, room.carol))
    over = await stage(room, people=(room.alice, room.carol))
    await room.alice.slash(room.channel, "challenge", opponent=room.jolly, game="zolik")
    await room.alice.slash(room.channel, "challenge", opponent=room.bob, game="gin")
    await room.carol.slash(room.channel, "challenge", game="straight")
    await there[0].slash(place, "challenge", opponent=there[1], game="gin")
    await room.press(there[1], room.message_with("Accept", place), "Accept")
    asked = await room.alice.slash(room.channel, "resign", table=str(over.id))
    await room.press(room.alice, asked.response.message, "Yes")
    await room.wait()
    people = (room.alice, room.bob, room.carol)
    spots = [
        *(Spot(room.channel.id, room.guild.id, one.id) for one in room.messages()),
        *(Spot(place.id, elsewhere.id, one.id) for one in room.messages(place)),
    ]
    for one in people:
        dm = dm_of(one).id
        spots += [Spot(dm, None, m.id, one.id) for m in room.messages(dm_of(one))[-3:]]
        hand = await room.press(one, room.message_with("My hand"), "My hand")
        spots.append(Spot(room.channel.id, room.guild.id, hand.response.id, one.id))
    crowd = Crowd(room, people, spots, await ledger.everything(room))
    crowd.learn()
    return crowd


async def example(crowd: Crowd, act: Callable[[], Awaitable[None]]) -> None:
    """Let somebody *act* so many times, one after the other, and what follows be shown."""
    for _ in range(STEPS):
        await act()
    await crowd.wait()


async def send(
    crowd: Crowd, person: Any, spot: Spot, kind: int, data: Any, *, shown: bool = True
) -> None:
    """Let an interaction arrive, and see that it is answered once and changes nothing wrongly.

    Not *shown*: its message does not have the control that is pressed.
    """
    room, env = crowd.room, crowd.room.env
    crowd.steps.append(f"{person.name} {spot} {kind} {json.dumps(data, ensure_ascii=False)}")
    done = Forged(kind, person.of, env.world.channels[spot.channel], data)
    done.option_kind = focused_kind(data)
    if "custom_id" in data:
        done.message = done.client_has = crowd.message(spot)
    if done.message and shown and "component_type" in data:
        done.client_has = with_control(done.message, data["custom_id"], data.get("values"))
    first = len(env.discord.calls)
    result = env.begin(done)
    await env.settle()
    requests = env.http_requests[first:]
    try:
        answered_once(result, requests, is_public=called(data) in PUBLIC)
        assert not room.faults, room.faults
        check_payloads(requests)
        await crowd.look(person)
    except AssertionError as error:
        error.add_note("\n".join(crowd.steps[-STEPS:]))
        raise
    crowd.learn()
    crowd.remember(spot, result, person)


def focused_kind(data: Any) -> int:
    """The type of the option that is being typed."""
    options = data.get("options") or ()
    inner = [each for option in options for each in (option, *(option.get("options") or ()))]
    kinds: list[int] = [each["type"] for each in inner if each.get("focused")]
    return kinds[0] if kinds else command_limits.STRING


def called(data: Any) -> str:
    """The command that is given, `hand` or `game verify`; nothing for a press."""
    first = next(iter(data.get("options") or ()), {})
    is_group = isinstance(first, dict) and first.get("type") == 1
    return " ".join([str(data.get("name", "")), *([str(first["name"])] if is_group else [])])


def is_message(result: Result) -> bool:
    """Whether the answer is a message of its own."""
    answer = result.interaction.answer
    return answer is not None and answer.kind == interactions.SEND


def answered_once(result: Result, requests: list[Any], *, is_public: bool) -> None:
    """Fail where an interaction was not answered, or twice, or where others can read it."""
    about = result.interaction
    callback = f"/interactions/{about.id}/{about.token}/callback"
    callbacks = [one.json for one in requests if one.path == callback]
    assert result.acknowledged, "not answered"
    assert len(callbacks) == 1, callbacks
    if is_message(result) and not is_public:
        assert about.original
        assert about.original.owner is about.person, callbacks
    for one in requests:
        if one.method == "POST" and one.path.startswith("/webhooks/"):
            assert one.json["flags"] & limits.EPHEMERAL, one.json


async def as_stored(room: Room, game: int) -> None:
    """Fail where a table in memory is not what its record says."""
    table, stored = await room.app.tables.get(game), await room.stored_table(game)
    assert (stored.step, stored.state) == (table.step, table.state)
