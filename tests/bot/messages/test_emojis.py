"""The faces of cards as emojis: sent once, by one process, and shown when all are there."""

from collections.abc import Sequence

import aiohttp
import discord
import pytest

from bot.messages.emojis import LOOK_MS, Emojis, Face, every_card, faces
from bot.people.card_texts import card_text
from bot.render.emoji import LONGEST, in_sentences, put_emojis
from bot.render.layout import layout
from bot.render.menus import option, selects
from engine.cards import pack
from tests.bot.at_hands import latest, open_hand
from tests.bot.card_stage import seated
from tests.bot.conftest import Room, text_of
from tests.bot.evening import answer, begin, hand_of, public, requests
from tests.bot.messages.test_troubles_messages import failing

PNG = b"\x89PNG\r\n\x1a\n"
FIRST = (Face("4♥", "four", "4h", PNG + b"1"), Face("🔴7", "two", "r7", PNG + b"2"))
LATER = (Face("4♥", "four", "4h", PNG + b"3"), FIRST[1])
HEART, TEN, JOKER, TILE = (
    f"<:{name}:1234567890123456789>" for name in ("4h", "10s", "joker", "r7")
)
FACES = {card_text(card): f"<:x:{10**18 + at}>" for at, card in enumerate(pack(jokers=1))}
"""An emoji for each card."""
NAMES = {"4♥": HEART, "10♠": TEN, "🃏": JOKER, "🔴7": TILE}


async def begun(room: Room, wanted: Sequence[Face] = FIRST) -> Emojis:
    """What a start of the program does."""
    emojis = Emojis(room.app.desk, room.app.looks, lambda: wanted)
    emojis.begin()
    await room.wait()
    return emojis


def there(room: Room) -> list[str]:
    """The names of the application's emojis."""
    return [emoji["name"] for emoji in room.env.world.emojis.values()]


def sent(room: Room) -> int:
    """How many pictures went up."""
    return len(requests(room, "POST", "/emojis"))


async def test_each_face_goes_up_once(room: Room) -> None:
    """A second start finds all of them by their names, and sends none."""
    await begun(room)
    assert there(room) == [face.name for face in FIRST]
    assert room.app.looks.emojis.get("four", {})["4♥"].startswith("<:4h:")
    assert room.app.looks.emojis.get("two", {}).keys() == {"🔴7"}

    await begun(room)
    assert sent(room) == len(FIRST)
    assert room.app.looks.emojis.get("four", {}) == room.app.looks.emojis.get("four", {})


async def test_equal_pictures_go_up_once(room: Room) -> None:
    """A card that looks the same in four colours and in two is one emoji for both."""
    alike = [Face("A♠", colours, "as", PNG + b"4") for colours in ("four", "two")]
    await begun(room, alike)
    assert sent(room) == len(there(room)) == 1
    assert room.app.looks.emojis.get("four", {}) == room.app.looks.emojis.get("two", {})
    assert room.app.looks.emojis.get("two", {}).keys() == {"A♠"}


async def test_old_faces_go_in_the_start_after(room: Room) -> None:
    """A new version leaves the old pictures for what is on screens, until its next start."""
    await begun(room)
    await room.app.create_application_emoji(name="of_the_host", image=PNG)
    await begun(room, LATER)
    assert FIRST[0].name in there(room)

    await begun(room, LATER)
    assert sorted(there(room)) == sorted([*(face.name for face in LATER), "of_the_host"])


@pytest.mark.parametrize("error", [discord.RateLimited(3600), aiohttp.ServerDisconnectedError()])
async def test_text_until_all_are_there(room: Room, error: Exception) -> None:
    """Where Discord takes one not, nothing is known, and what is missing goes up later."""
    with failing(room, "POST", "/emojis", error) as tried:
        await begun(room)
        assert len(tried) == 1
        assert not room.app.looks.emojis.get("four", {})
    room.faults.clear()
    await room.wait(LOOK_MS / 1000)
    assert room.app.looks.emojis.get("four", {})
    assert sent(room) == len(FIRST)


async def test_what_is_shown_follows(room: Room) -> None:
    """Hands and tables that were posted as text have emojis as soon as these are there."""
    table = await begin(room)
    hands = [hand_of(room, room.alice), await open_hand(room, room.bob)]
    assert not [one for one in (*hands, public(room, table)) if "<:" in text_of(one)]

    every = [card_text(card) for card in pack(jokers=1)]
    room.app.looks.emojis = {"four": dict.fromkeys(every, HEART)}
    room.app.part(Emojis).known.publish()
    await room.wait()

    shown = [hand_of(room, room.alice), latest(room, room.bob, hands[1]), public(room, table)]
    assert [one for one in shown if HEART not in text_of(one)] == []


async def test_what_one_reader_is_told(room: Room) -> None:
    """Hints, refusals and rules have the signs of the hand; what is to be typed stays as it is."""
    await seated(room, "straight", "5h 6h Kd Qs 2c 9d 3s Jc 8s 4d", "Ah", up="7h")
    room.app.looks.emojis = {"four": FACES}
    seven, king, queen = FACES["7♥"], FACES["K♦"], FACES["Q♠"]
    assert f"Take {seven}:" in answer(await room.alice.slash(room.channel, "hint"))
    await room.alice.slash(room.channel, "draw", **{"from": "pile"})
    said = answer(await room.alice.slash(room.channel, "meld", cards="Kd Qs 7h"))
    assert "♥" not in said
    assert king in said or queen in said or seven in said
    unknown = answer(await room.alice.slash(room.channel, "discard", card="x4"))
    assert "`7h`, `10♠`" in unknown
    page = await room.alice.slash(room.channel, "rules", game="straight")
    for _ in range(2):
        page = await room.press(room.alice, page.response.message, "Next")
    assert f"{FACES['7♠']} {seven} {FACES['7♦']}" in answer(page)


def test_long_sentences_stay_text() -> None:
    """What would be longer with emojis than a message may be is told as text."""
    assert in_sentences("4♥ `4♥`", NAMES, 2000) == f"{HEART} `4♥`"
    assert in_sentences("4♥ " * 100, NAMES, 2000) == "4♥ " * 100


async def test_one_process_sends(room: Room) -> None:
    """That of another shard only looks, again and again, until all are there."""
    room.app.shard_ids, room.app.shard_count = [1], 2
    await begun(room)
    assert not there(room)
    for face in FIRST:
        await room.app.create_application_emoji(name=face.name, image=face.png)
    await room.wait(LOOK_MS / 1000)
    assert room.app.looks.emojis.get("four", {})
    assert sent(room) == len(FIRST)


async def test_no_room(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the application has too many emojis already, cards stay text and none is sent."""
    monkeypatch.setattr("bot.messages.emojis.MOST_EMOJIS", 1)
    await begun(room)
    assert not there(room)
    assert not room.app.looks.emojis.get("four", {})
    room.faults.clear()


@pytest.mark.slow
def test_every_card_has_a_face() -> None:
    """Each card and tile in both sets of colours, in what Discord takes; equal pictures once."""
    made = faces()
    cards = sum(1 for _ in every_card())
    assert len({(face.text, face.colours) for face in made}) == 2 * cards == 2 * (1 + 52 + 52)
    assert len({face.name for face in made}) == len({face.png for face in made})
    assert all(len(face.png) <= 256 * 1024 and 2 <= len(face.name) <= 32 for face in made)
    assert all(face.png.startswith(PNG) for face in made)
    by_text = {face.text: face.png for face in made if face.colours == "two"}
    assert len(set(by_text.values())) == cards, "two cards look the same"


def test_cards_in_texts() -> None:
    """Each card is its emoji; numbers, names and what has none stay as they are."""
    view = layout("## 4♥ 10♠ 🃏4♥", "🔴7 🔴77 5♣ **#4**")
    put_emojis(view.parts, NAMES)
    assert view.texts == [f"## {HEART} {TEN} {JOKER}{HEART}", f"{TILE} 🔴77 5♣ **#4**"]


def test_cards_in_choices() -> None:
    """A choice shows the card's face and keeps its words, which screen readers say."""
    (row,) = selects("x", [option("4♥", "4h"), option("2: 4♥ 5♥", "2")], "?", several=False)
    put_emojis([row], NAMES)
    (select,) = row["components"]
    shown = [(one["label"], one.get("emoji", {}).get("id")) for one in select["options"]]
    assert shown == [("4♥", 1234567890123456789), ("2: 4♥ 5♥", None)]


def test_a_message_stays_within_its_length() -> None:
    """What would be too long stays text, from the top; the cards next to the controls are faces."""
    view = layout("4♥ " * 500, "4♥ " * 300, "## 4♥")
    put_emojis(view.parts, NAMES)
    assert sum(map(len, view.texts)) <= LONGEST
    assert view.texts[0] == "4♥ " * 500
    assert view.texts[2] == f"## {HEART}"
