"""Cards as pictures in every message that shows some, and what is left of them without."""

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.messages import illustrating
from bot.messages.illustrating import TablePictures
from bot.people.look import Look
from bot.render.layout import layout
from bot.render.layout import shown as blocks_of
from bot.render.picture import Picture
from tests.bot.at_hands import latest, open_hand, press
from tests.bot.conftest import Room, button, text_of
from tests.bot.evening import hand_of, public, shown
from tests.bot.picture_watch import PNG, described, files, pictures, sent_to
from tests.bot.rack_stage import pick, rack_stage
from tests.bot.scenes import dealt
from tests.bot.scenes import frame as scene
from tests.bot.servers import forbid, permit
from tests.bot.stage import play, show, stage

FIRST = "4h 5h 6h 7s 8s 9s 7d 2c 3d Jc Qd Kd As"
BOTH = ["table.png", "hand.png"]


async def like(room: Room, *people: Any, cards: str) -> None:
    for person in people:
        await person.slash(room.channel, "preferences", cards=cards, messages="dm")
    await room.wait()


async def test_hand_by_dm(room: Room) -> None:
    """The hand in the DM is two pictures, said in words, and the few words they cannot give."""
    await stage(room, FIRST, up="Qs")
    await like(room, room.alice, cards="image")

    hand = hand_of(room, room.alice)
    assert files(hand) == BOTH
    shown_first, *_ = pictures(hand)
    assert shown_first.media.url == hand.attachments[0].url, "the own cards come first"
    assert all(data.startswith(PNG) for data in sent_to(room, hand))
    assert "Q♠" in described(hand)
    assert "A♠" in described(hand)
    text = text_of(hand)
    assert text.startswith("**Your turn.**")
    assert "-# #1 · 500 Rummy to 100 · Round 1 · [To the table]" in text
    assert "Your turn." in text
    assert "A♠" not in text
    assert "On the table" not in text
    assert button(hand, "Draw")
    assert files(hand_of(room, room.bob)) == ["preview.png"], "only an offer"


async def test_pictures_follow_the_game(room: Room) -> None:
    """With each move the old pictures go, and with another choice all of them."""
    table = await stage(room, FIRST, stock="Kh 10d")
    await like(room, room.alice, cards="image")
    before = [one.id for one in hand_of(room, room.alice).attachments]

    await play(table, "draw")
    await show(room, table)
    hand = hand_of(room, room.alice)
    assert files(hand) == BOTH
    assert not set(before) & {one.id for one in hand.attachments}
    assert "K♥" in described(hand)

    await like(room, room.alice, cards="text")
    hand = hand_of(room, room.alice)
    assert files(hand) == []
    assert pictures(hand) == []
    assert "Your hand (14)" in text_of(hand)
    assert "K♥" in text_of(hand)


async def test_ephemeral_hand(room: Room) -> None:
    """The hand behind My hand is drawn too, and drawn anew in place with each press."""
    await like(room, room.alice, cards="image")
    await stage(room, FIRST, stock="Kh")
    page = await open_hand(room, room.alice)
    assert page.flags.ephemeral
    assert files(page) == BOTH

    await room.press(room.alice, page, "Draw")
    now = latest(room, room.alice, page)
    assert files(now) == BOTH
    assert "K♥" in described(now)
    await press(room, now, "Cards")
    await room.press(room.alice, latest(room, room.alice, page), "Text")
    now = latest(room, room.alice, page)
    assert files(now) == []
    assert "Your hand (14)" in text_of(now)


async def test_public_table(room: Room) -> None:
    """The table is drawn for everybody once all who play want pictures, and only as long."""
    table = await stage(room, FIRST, up="Qs")
    await like(room, room.alice, cards="image")
    assert files(public(room, table)) == []

    await like(room, room.bob, cards="image")
    message = public(room, table)
    assert files(message) == ["table.png"]
    assert "Q♠" in described(message)
    assert "A♠" not in described(message)
    assert "alice**’s turn" in text_of(message)
    assert "**Pile**" not in text_of(message)
    assert button(message, "My hand")

    await like(room, room.alice, cards="text")
    message = public(room, table)
    assert files(message) == []
    assert "**Pile**" in text_of(message)


async def test_server_wants_pictures(room: Room) -> None:
    """A server can have every table drawn, whatever the players have chosen for themselves."""
    role = room.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    manager = room.guild.add_member(room.env.create_user("mod"), roles=[role])
    await manager.slash(room.channel, "server set", cards="image")
    await like(room, room.alice, cards="emoji")
    table = await stage(room, FIRST)

    assert files(public(room, table)) == ["table.png"]
    assert files(hand_of(room, room.alice)) == []
    await manager.slash(room.channel, "server set", cards="text")
    await room.wait()
    assert files(public(room, table)) == []


async def test_without_the_permission(room: Room) -> None:
    """Where the bot may attach no files, what it posts is text; its answers have pictures.

    With the permission the others come back.
    """
    await like(room, room.alice, room.bob, cards="image")
    forbid(room, room.channel, "attach_files")
    await room.env.settle()

    table = await stage(room, FIRST)
    assert not table.paused
    assert files(public(room, table)) == []
    assert "**Pile**" in text_of(public(room, table))
    page = await open_hand(room, room.alice)
    assert files(page) == BOTH
    assert files(hand_of(room, room.alice)) == BOTH

    permit(room, room.channel, "attach_files")
    await room.env.settle()
    await play(table, "draw")
    await show(room, table)
    assert files(public(room, table)) == ["table.png"]


@pytest.mark.parametrize("fault", ["raises", "takes long"])
async def test_nothing_can_be_drawn(
    room: Room, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A picture that cannot be drawn, or not in time, leaves text, and no message is lost."""
    table = await stage(room, FIRST, stock="Kh")
    await like(room, room.alice, room.bob, cards="image")

    def broken(*_: Any) -> Picture:
        raise RuntimeError("no ink")

    if fault == "raises":
        monkeypatch.setattr(illustrating, "table_picture", broken)
    else:
        monkeypatch.setattr(illustrating, "HASTY_SECONDS", 0)
        monkeypatch.setattr(illustrating, "PATIENT_SECONDS", 0)
    await play(table, "draw, discard Kh")
    await show(room, table)

    for message in (hand_of(room, room.alice), public(room, table)):
        assert files(message) == []
        assert "**Stock**" in text_of(message)
    assert "K♥" in text_of(hand_of(room, room.alice))
    page = await open_hand(room, room.alice)
    assert "Your hand (13)" in text_of(page)
    assert bool(room.faults) == (fault == "raises")
    room.faults.clear()


async def test_table_and_standings(room: Room) -> None:
    """/table and /standings answer with a picture who likes pictures."""
    table = await stage(room, FIRST, up="Qs", rated=True)
    await like(room, room.bob, room.carol, cards="image")

    answer = shown(await room.carol.slash(room.channel, "table", table=str(table.id)))
    assert files(answer) == ["table.png"]
    assert "Q♠" in described(answer)
    assert "A♠" not in described(answer)
    question = await room.alice.slash(room.channel, "resign", table=str(table.id))
    await room.press(room.alice, shown(question), "Yes")
    await room.wait()
    answer = shown(await room.bob.slash(room.channel, "standings"))
    assert len(files(answer)) == 1
    assert "bob" in described(answer)
    await room.press(room.bob, answer, "Week")
    answer = shown(await room.alice.slash(room.channel, "standings"))
    assert files(answer) == []


async def test_tiles(room: Room) -> None:
    """With tiles the working table and the rack are drawn; what is no meld yet is said."""
    await like(room, room.alice, cards="image")
    await rack_stage(room, "r8 r9 r10 b1 g5", "")
    page = await open_hand(room, room.alice)
    assert files(page) == BOTH
    await pick(room, room.alice, page, "r8 r9")
    now = latest(room, room.alice, page)
    assert "Picked: 🔴8 🔴9" in described(now)

    await room.press(room.alice, now, "Meld")
    now = latest(room, room.alice, page)
    assert "**1:** 🔴8 🔴9 ✗" in text_of(now)
    await pick(room, room.alice, page, "r10")
    await room.press(room.alice, latest(room, room.alice, page), "Lay off")
    now = latest(room, room.alice, page)
    assert files(now) == BOTH
    assert "✗ 27 of 30 points to open." in text_of(now)
    assert "🔴10" in described(now)


async def test_drawn_once() -> None:
    """A table as it stands is drawn once, however often it is sent; then anew."""
    state, drawing = dealt(FIRST), TablePictures()
    one = scene(state, look=Look("image"))
    first = await drawing.of(one)
    assert first
    assert await drawing.of(one) is first
    assert await drawing.of(replace(one, step=one.step + 1)) is not first
    assert await drawing.of(replace(one, look=Look())) == ()


@pytest.mark.parametrize("alt", ["words " * 400, "One line of a table.\n" * 90, "x" * 1500])
def test_long_descriptions(alt: str) -> None:
    """What Discord does not take as a description is written below the picture."""
    gallery, *rest = layout(*blocks_of(Picture("table.png", b"", alt))).parts
    described = described_in(gallery)
    assert described
    assert len(described) <= 1024
    below = "".join(one["content"].replace("-# ", "") for one in rest)
    assert (described + below).replace(" ", "").replace("\n", "") == "".join(alt.split())


def test_short_descriptions() -> None:
    """A description that fits stays whole, and nothing is written below."""
    (gallery,) = layout(*blocks_of(Picture("table.png", b"", "A table."))).parts
    assert described_in(gallery) == "A table."


def described_in(gallery: Any) -> str:
    """What the picture in a part of a message is described by."""
    (item,) = gallery["items"]
    return str(item["description"])
