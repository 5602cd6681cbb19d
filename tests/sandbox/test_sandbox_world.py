"""The sandbox's Discord: who sees which message, what is new, and what a component becomes."""

import pytest

from bot.sandbox.answers import Refused
from bot.sandbox.catalogue import catalogue
from bot.sandbox.interactions import Interactions
from bot.sandbox.messages import EPHEMERAL, Upload
from bot.sandbox.people import HUMANS, JOLLY, Json
from bot.sandbox.snowflakes import CHANNEL
from bot.sandbox.world import World

ALICE, BOB, CAROL, *_ = HUMANS


@pytest.fixture
def world() -> World:
    return World("http://127.0.0.1:1")


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def test_only_its_owner_sees_an_ephemeral(world: World) -> None:
    """What is for Alice alone is neither listed for Bob nor told to him."""
    told: list[frozenset[int]] = []
    world.hearers.add(lambda event, audience: told.append(audience))
    world.tell_all = lambda event: None  # type: ignore[method-assign]

    message = world.post(CHANNEL, JOLLY, {"content": "a hand"}, only_for=ALICE.id)

    assert message.data["flags"] & EPHEMERAL
    assert world.visible(CHANNEL, ALICE.id) == [message]
    assert world.visible(CHANNEL, BOB.id) == []
    assert told == [frozenset({ALICE.id})]


def test_only_the_newest_short_answer_stays(world: World) -> None:
    """Refusals do not pile up under the hand; what can be pressed is left alone."""
    hand = world.post(CHANNEL, JOLLY, {"components": [text("a hand")]}, only_for=ALICE.id)
    world.post(CHANNEL, JOLLY, {"content": "not your turn"}, only_for=ALICE.id)
    bobs = world.post(CHANNEL, JOLLY, {"content": "nor yours"}, only_for=BOB.id)

    newest = world.post(CHANNEL, JOLLY, {"content": "still not"}, only_for=ALICE.id)

    assert world.visible(CHANNEL, ALICE.id) == [hand, newest]
    assert world.visible(CHANNEL, BOB.id) == [bobs]


def test_thread_of_an_earlier_run_is_opened_again(world: World) -> None:
    """A game whose table was in a thread goes on there after a restart; nonsense is refused."""
    thread = world.began - (60_000 << 22)  # a minute ago

    message = world.post(thread, JOLLY, {"content": "the table"})

    assert world.visible(thread, ALICE.id) == [message]
    with pytest.raises(Refused, match="Unknown Channel"):
        world.channel(CHANNEL + 500)


async def test_a_dialog_is_sent_once(world: World) -> None:
    """What was filled in goes to the bot under the fields' ids; a second time it is refused."""
    heard: list[Json] = []

    def bot(_: str, event: Json) -> bool:
        heard.append(event)
        interactions.open[event["token"]].answer.set_result({})
        return True

    interactions = Interactions(world, bot)
    message = world.post(CHANNEL, JOLLY, {"components": [text("a challenge")]})
    await interactions.press(ALICE, message, "options", 2, [])
    (pressed,) = interactions.open.values()
    fields = [
        {"type": 18, "id": n, "component": {"type": kind, "id": n + 1, "custom_id": name}}
        for n, kind, name in ((1, 4, "clock"), (3, 3, "target"))
    ]
    pressed.dialog = {"custom_id": "dialog:1", "components": fields}
    filled = {"clock": "5m", "target": ["200"]}

    assert "problem" in await interactions.fill(BOB, pressed.id, filled)
    assert "problem" not in await interactions.fill(ALICE, pressed.id, filled)
    assert "problem" in await interactions.fill(ALICE, pressed.id, filled)

    (sent,) = [event for event in heard if event["type"] == 5]
    inner = [label["component"] for label in sent["data"]["components"]]
    assert (sent["data"]["custom_id"], sent["message"]) == ("dialog:1", message.data)
    assert [one.get("value", one.get("values")) for one in inner] == ["5m", ["200"]]


def test_direct_messages_are_one_persons(world: World) -> None:
    """Nobody else belongs to the audience of a conversation with the bot."""
    assert world.channel(ALICE.direct).audience == {ALICE.id}


@pytest.mark.parametrize(
    ("allowed", "waits"),
    [
        pytest.param(None, True, id="by default a mention notifies"),
        pytest.param({"parse": []}, False, id="not where nobody may be mentioned"),
        pytest.param({"parse": [], "users": [str(BOB.id)]}, True, id="the one who is named"),
        pytest.param({"parse": [], "users": [str(ALICE.id)]}, False, id="not another"),
    ],
)
def test_mention_waits_until_seen(world: World, allowed: Json | None, waits: bool) -> None:
    """A mention, also inside components, counts for the person until they look."""
    sent = {"components": [{"type": 17, "components": [text(f"<@{BOB.id}>, your turn")]}]}

    world.post(CHANNEL, JOLLY, sent | {"allowed_mentions": allowed})

    assert bool(world.unread[BOB.id]) is waits
    world.saw(BOB.id, CHANNEL)
    assert not world.unread[BOB.id]


def test_edit_notifies_nobody(world: World) -> None:
    """As on Discord, only a new message calls."""
    message = world.post(CHANNEL, JOLLY, {"content": "wait"})

    world.edit(message, {"content": f"<@{BOB.id}>"})

    assert not world.unread[BOB.id]


def test_deleted_message_no_longer_waits(world: World) -> None:
    """A turn message that was replaced leaves no mark behind."""
    message = world.post(ALICE.direct, JOLLY, {"content": "your turn"})

    world.delete(message)

    assert not world.unread[ALICE.id]
    with pytest.raises(Refused, match="Unknown Message"):
        world.message(ALICE.direct, message.id)


def test_same_nonce_is_one_message(world: World) -> None:
    """What the bot sends again after a lost answer does not stand there twice."""
    sent = {"content": "once", "nonce": "17-3", "enforce_nonce": True}

    assert world.post(CHANNEL, JOLLY, sent) is world.post(CHANNEL, JOLLY, sent)


def test_edit_keeps_what_was_not_sent(world: World) -> None:
    """An edit of the text leaves the components."""
    message = world.post(CHANNEL, JOLLY, {"components": [text("a")], "flags": 1 << 15})

    world.edit(message, {"content": "b"})

    assert [part["content"] for part in message.data["components"]] == ["a"]
    assert message.data["flags"] == 1 << 15


def test_every_component_has_its_number(world: World) -> None:
    """Components get ids in reading order, by which the page finds them again."""
    button: Json = {"type": 2, "custom_id": "x", "style": 1}
    row: Json = {"type": 1, "components": [button]}

    message = world.post(CHANNEL, JOLLY, {"components": [{"type": 17, "components": [row]}]})

    (container,) = message.data["components"]
    assert (container["id"], row["id"], button["id"]) == (1, 2, 3)


def test_attached_picture_is_found(world: World) -> None:
    """A gallery that names an attached file shows it."""
    picture = Upload("hand.png", "image/png", b"...")
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://hand.png"}}]}

    message = world.post(CHANNEL, JOLLY, {"components": [gallery]}, [picture])

    shown = message.data["components"][0]["items"][0]["media"]["url"]
    assert shown == message.data["attachments"][0]["url"]
    assert world.files[shown.split("/")[4]] is picture


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
def test_commands_offered(person: object, direct: bool, names: list[str]) -> None:
    """Everybody is offered what they may use there, sub-commands one by one."""
    offered = catalogue(COMMANDS, person, direct=direct)  # type: ignore[arg-type]

    assert [entry["name"] for entry in offered] == names


def test_commands_in_ones_language() -> None:
    """A Discord in German shows German names; what the bot is sent is called as ever."""
    option = {"name": "table", "type": 3, "name_localizations": {"de": "tisch"}, "description": "?"}
    command = {"name": "hand", "name_localizations": {"de": "blatt"}, "options": [option]}

    (entry,) = catalogue([command], BOB, direct=True, locale="de")

    assert (entry["name"], entry["path"]) == ("blatt", ["hand"])
    assert [(one["name"], one["title"]) for one in entry["options"]] == [("table", "tisch")]
