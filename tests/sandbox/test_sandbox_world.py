"""What stands on whose screen: who sees which message, what is new, what can be done."""

import asyncio
from collections.abc import Iterator

import pytest

from sandbox import client_checks, messages, payloads
from sandbox.accounts import Json, User
from sandbox.catalogue import catalogue
from sandbox.errors import ApiError
from sandbox.interactions import COMPONENT, MODAL, SEND, Answer, Interaction
from sandbox.limits import EPHEMERAL, SENDABLE, SILENT, V2
from sandbox.living_room import CHANNEL, HUMANS, LivingRoom, Resident
from sandbox.page import Viewer
from sandbox.screens import Screens
from sandbox.shelf import Bare
from sandbox.world import Message, Upload
from tests.sandbox.small_bot import WAIT_SECONDS, small_bot
from tests.sandbox.visitor import visit

ALICE, BOB, *_ = HUMANS


@pytest.fixture
async def room() -> LivingRoom:
    return LivingRoom()


@pytest.fixture
async def screens(room: LivingRoom) -> Screens:
    return Screens(room)


@pytest.fixture
def told(screens: Screens) -> Iterator[list[tuple[str, frozenset[int]]]]:
    """What the screens were told, and whose."""
    heard: list[tuple[str, frozenset[int]]] = []
    screens.hearers.add(lambda event, audience: heard.append((event["t"], audience)))
    return heard


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def post(
    room: LivingRoom,
    sent: Json,
    channel: int = CHANNEL,
    only_for: int | None = None,
    uploads: tuple[Upload, ...] = (),
) -> Message:
    """Have the bot send a message."""
    if "components" in sent:
        sent = {"flags": V2, **sent}
    body = messages.new_body(room.world, sent, uploads, allowed_flags=SENDABLE)
    owner = room.people[only_for] if only_for else None
    body["flags"] = body.get("flags", 0) | (EPHEMERAL if owner else 0)
    where = room.world.channel(channel)
    return room.add_message(Message(where, room.bot, body, owner=owner), sent)


def seen(screens: Screens, person: int, channel: int = CHANNEL) -> list[Message]:
    room = screens.discord
    return screens.visible(room.world.channel(channel), room.people[person])


async def test_only_its_owner_sees_an_ephemeral(
    screens: Screens, room: LivingRoom, told: list[tuple[str, frozenset[int]]]
) -> None:
    """What is for Alice alone is neither listed for Bob nor told to him."""
    message = post(room, {"content": "a hand"}, only_for=ALICE.id)

    assert message.flags & EPHEMERAL
    assert seen(screens, ALICE.id) == [message]
    assert seen(screens, BOB.id) == []
    assert told == [("message", frozenset({ALICE.id}))]


async def test_only_the_newest_short_answer_stays(screens: Screens, room: LivingRoom) -> None:
    """Refusals do not pile up under the hand; what can be pressed is left alone."""
    hand = post(room, {"components": [text("a hand")]}, only_for=ALICE.id)
    post(room, {"content": "n’t your turn"}, only_for=ALICE.id)
    bobs = post(room, {"content": "nor yours"}, only_for=BOB.id)

    newest = post(room, {"content": "still not"}, only_for=ALICE.id)

    assert seen(screens, ALICE.id) == [hand, newest]
    assert seen(screens, BOB.id) == [bobs]


async def test_what_was_put_away_stays_away(
    screens: Screens, room: LivingRoom, told: list[tuple[str, frozenset[int]]]
) -> None:
    """The bot may change a message that its reader dismissed, and nobody sees it."""
    message = post(room, {"content": "a hint"}, only_for=ALICE.id)
    screens.dismiss(message)
    told.clear()

    room.change_message(message, {"content": "another"}, [])

    assert (message.text, seen(screens, ALICE.id), told) == ("another", [], [])


async def test_thread_of_an_earlier_run_is_opened_again(screens: Screens, room: LivingRoom) -> None:
    """A game whose table was in a thread goes on there after a restart; nonsense is refused."""
    thread = room.world.earlier.stop - (60_000 << 22)  # a minute ago

    message = post(room, {"content": "the table"}, channel=thread)

    assert seen(screens, ALICE.id, thread) == [message]
    with pytest.raises(ApiError, match="10003"):
        room.world.channel(CHANNEL + 500)


async def test_direct_messages_are_one_persons(screens: Screens, room: LivingRoom) -> None:
    """Nobody else belongs to the audience of a conversation with the bot."""
    assert screens.audience(room.world.channel(ALICE.direct)) == {ALICE.id}


@pytest.mark.parametrize(
    ("more", "waits"),
    [
        pytest.param({}, True, id="by default a mention notifies"),
        pytest.param({"allowed_mentions": {"parse": []}}, False, id="not where nobody may be"),
        pytest.param(
            {"allowed_mentions": {"parse": [], "users": [str(BOB.id)]}}, True, id="the one named"
        ),
        pytest.param(
            {"allowed_mentions": {"parse": [], "users": [str(ALICE.id)]}}, False, id="not another"
        ),
        pytest.param({"flags": V2 | SILENT}, False, id="not by a silent message"),
    ],
)
async def test_mention_waits_until_seen(
    screens: Screens, room: LivingRoom, more: Json, waits: bool
) -> None:
    """A mention, also inside components, counts for the person until they look."""
    sent = {"components": [{"type": 17, "components": [text(f"<@{BOB.id}>, your turn")]}]}

    post(room, sent | more)

    assert bool(screens.unread[BOB.id]) is waits
    screens.saw(BOB.id, CHANNEL)
    assert not screens.unread[BOB.id]


async def test_edit_notifies_nobody(screens: Screens, room: LivingRoom) -> None:
    """As on Discord, only a new message calls."""
    message = post(room, {"content": "wait"})

    room.change_message(message, {"content": f"<@{BOB.id}>"}, [])

    assert not screens.unread[BOB.id]
    assert screens.drawn(message)["mentions"][0]["id"] == str(BOB.id)


async def test_deleted_message_no_longer_waits(screens: Screens, room: LivingRoom) -> None:
    """A turn message that was replaced leaves no mark behind."""
    message = post(room, {"content": "your turn"}, channel=ALICE.direct)
    assert screens.unread[ALICE.id]

    room.remove(message)

    assert not screens.unread[ALICE.id]
    assert seen(screens, ALICE.id, ALICE.direct) == []


async def test_edit_keeps_what_was_not_sent(room: LivingRoom) -> None:
    """An edit that says nothing of the components leaves them."""
    message = post(room, {"components": [text("a")]})

    room.change_message(message, {"allowed_mentions": {"parse": []}}, [])

    assert [part["content"] for part in message.components] == ["a"]
    assert message.flags == V2


async def test_attached_picture_is_found_and_goes_with_the_next(room: LivingRoom) -> None:
    """A gallery that names an attached file shows it; one that is replaced is kept no longer."""
    pictures = [Upload(f"{name}.png", "image/png", b"...") for name in ("old", "new")]
    galleries = [
        {"type": 12, "items": [{"media": {"url": f"attachment://{one.name}"}}]} for one in pictures
    ]
    message = post(room, {"components": galleries[:1]}, uploads=(pictures[0],))

    shown = payloads.message(message, room.world)
    media = shown["components"][0]["items"][0]["media"]
    assert media["url"] == shown["attachments"][0]["url"]
    assert room.world.files[media["attachment_id"]] is pictures[0]

    sent = {"components": galleries[1:], "attachments": []}
    room.change_message(message, sent, pictures[1:])
    assert list(room.world.files.values()) == pictures[1:]


DIALOG: Json = {
    "custom_id": "dialog:1",
    "components": [
        {"type": 18, "id": n, "label": name, "component": {"type": kind, "custom_id": name} | more}
        for n, kind, name, more in (
            (1, 4, "clock", {"id": 2}),
            (3, 3, "target", {"id": 4, "options": [{"label": "200", "value": "200"}]}),
        )
    ],
}


async def test_a_dialog_is_sent_once(screens: Screens, room: LivingRoom) -> None:
    """What was filled in goes to the bot under the fields' ids; a second time it is refused."""
    heard: list[Interaction] = []

    def bot(made: Interaction) -> None:
        heard.append(made)
        room.interactions[made.token] = made
        opens = made.kind == COMPONENT
        dialog = DIALOG if opens else None
        made.settle(Answer(made, MODAL if opens else SEND, 0.0, modal=dialog))

    room.begin = bot  # type: ignore[method-assign]
    button = {"type": 2, "custom_id": "options", "style": 1, "label": "Options"}
    message = post(room, {"components": [{"type": 1, "components": [button]}]})
    alice, bob = (Viewer(screens, Bare(), None) for _ in range(2))  # type: ignore[arg-type]
    bob.person = room.people[BOB.id]
    pressed = {"channel": CHANNEL, "message": message.id, "custom_id": "options", "kind": 2}
    opened = await alice.press(pressed)
    filled = {"opened": opened["opened"], "fields": {"clock": "5m", "target": ["200"]}}

    assert "problem" in await bob.fill(filled)
    assert "problem" not in await alice.fill(filled)
    assert "problem" in await alice.fill(filled)

    (_, sent) = heard
    inner = [label["component"] for label in sent.data["components"]]
    assert (sent.data["custom_id"], sent.message) == ("dialog:1", message)
    assert [one.get("value", one.get("values")) for one in inner] == ["5m", ["200"]]


COMMANDS: list[Json] = [
    {"name": "hand", "description": "", "options": []},
    {"name": "server", "default_member_permissions": "32", "contexts": [0], "options": [
        {"type": 1, "name": "show", "description": ""},
        {"type": 1, "name": "set", "description": "", "options": [{"type": 3, "name": "game"}]},
    ]},
]  # fmt: skip


@pytest.mark.parametrize(
    ("person", "direct", "names"),
    [
        pytest.param(ALICE, False, ["hand", "server set", "server show"], id="the owner: all"),
        pytest.param(BOB, False, ["hand"], id="a member: not the server's settings"),
        pytest.param(ALICE, True, ["hand"], id="in direct messages: not the server's commands"),
    ],
)
async def test_commands_offered(
    room: LivingRoom, person: Resident, direct: bool, names: list[str]
) -> None:
    """Everybody is offered what they may use there, sub-commands one by one."""
    offered = catalogue(COMMANDS, room.people[person.id], direct=direct)

    assert [entry["name"] for entry in offered] == names


def test_commands_in_ones_language() -> None:
    """A Discord in German shows German names; what the bot is sent is called as ever."""
    option = {"name": "table", "type": 3, "name_localizations": {"de": "tisch"}, "description": "?"}
    command = {"name": "hand", "name_localizations": {"de": "blatt"}, "options": [option]}

    (entry,) = catalogue([command], User("Bob", locale="de"), direct=True)

    assert (entry["name"], entry["path"]) == ("blatt", ["hand"])
    assert [(one["name"], one["title"]) for one in entry["options"]] == [("table", "tisch")]


async def test_a_select_of_channels(room: LivingRoom) -> None:
    """It offers the server's channels and nothing else, and shows what is chosen already."""
    shown = {"type": 8, "custom_id": "where", "min_values": 0}
    chosen = [{"id": str(CHANNEL), "type": "channel"}]
    row = {"type": 1, "components": [shown | {"default_values": chosen}]}
    (select,) = post(room, {"components": [row]}).selects
    assert select.chosen == (str(CHANNEL),)

    where = room.channel
    client_checks.values(select, [str(CHANNEL)], room.world, where)
    client_checks.values(select, [], room.world, where)
    direct = next(each for each in room.world.channels.values() if each.is_dm)
    for wrong in (str(direct.id), "1"):
        with pytest.raises(client_checks.ClientRefused):
            client_checks.values(select, [wrong], room.world, where)
    told = client_checks.resolved_values(8, [str(CHANNEL)], room.world, where)
    assert list(told["resolved"]) == ["channels"]
    assert list(told["resolved"]["channels"]) == [str(CHANNEL)]


async def test_inviting_is_the_owners(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot hears that it was thrown out and joined; nobody else can do that."""
    async with small_bot(monkeypatch) as (sandbox, bot), visit(sandbox.address) as page:
        everything = await page.be("Bob")
        assert everything["members"][str(HUMANS[2].id)], "Carol is a moderator"
        assert "problem" in await page.ask("invite")
        await page.be("Alice")
        assert "problem" not in await page.ask("invite")
        async with asyncio.timeout(WAIT_SECONDS):
            while "join The living room" not in bot.events:
                await asyncio.sleep(0.01)
        assert bot.events[-2:] == ["remove The living room", "join The living room"]
