"""`/replay`: a finished game step by step, its record, and moments shared with a channel."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from bot.table.replays import KEPT_MOVES, Replays
from engine.cards import write_card
from tests.bot.card_stage import play, seated
from tests.bot.conftest import Room, button, buttons, selects, text_of, walk
from tests.bot.evening import answer, begin, refused, shown
from tests.bot.presses import forge, told
from tests.bot.secrecy import cards_in
from tests.bot.servers import forbid

ALICE = "4h 5h 6h 7s 8d 9c Kd 2c 3s Js Qd As 10c"
BOB = "4s 4d 4c 9h 9d 9s Kh 2h 3h Jh Qh Ah 10h"
TURNS = (
    "1 draw, 1 meld 4h 5h 6h, 1 discard Kd",
    "2 draw, 2 meld 4s 4d 4c, 2 discard Kh",
    "1 draw, 1 discard 2c",
)
STEPS = 1 + 3 + 3 + 2 + 1
"""The deal, the moves of three turns, and the resignation."""


async def finished(room: Room) -> Any:
    """A game of Alice and Bob that Bob has given up after three turns."""
    table = await seated(room, "five-hundred", ALICE, BOB, up="7c", turns=TURNS)
    await play(table, "2 resign")
    table.tell(here=False)
    await room.wait()
    return table


async def opened(room: Room, person: Any, **options: str) -> Any:
    """The replay as it is shown to *person*."""
    said = await person.slash(room.channel, "replay", **options)
    assert said.response.ephemeral
    return said


async def press(room: Room, person: Any, view: Any, label: str) -> Any:
    """The replay after a press of one of its buttons."""
    await room.press(person, view.response.message, label)
    return view


def text(view: Any) -> str:
    return text_of(view.response.message)


async def test_from_the_first_deal_on(room: Room) -> None:
    """It begins at the deal, as the caller saw it: the own hand, and nobody else's."""
    await finished(room)
    view = await opened(room, room.alice, table="#1")
    assert f"Replay · move 1 of {STEPS}" in text(view)
    assert "Round 1 is dealt. **Alice** starts.".lower() in text(view).lower()
    assert "**alice** holds\n## 4♥ 5♥ 6♥\u2003A♠ 3♠ 7♠ J♠" in text(view)
    assert "10♥" not in text(view)
    assert button(shown(view), "⏮ First").disabled
    assert button(shown(view), "◀ Back").disabled
    assert not button(shown(view), "▶ Forward").disabled


async def test_step_by_step(room: Room) -> None:
    """Each press leads one move on, and tells what the turn brought so far."""
    await finished(room)
    view = await opened(room, room.alice)
    await press(room, room.alice, view, "▶ Forward")
    assert "**alice** drew " in text(view)
    await press(room, room.alice, view, "▶ Forward")
    assert ", melded 4♥ 5♥ 6♥." in text(view)
    assert "**1:** 4♥ 5♥ 6♥ · alice" in text(view)
    await press(room, room.alice, view, "◀ Back")
    assert "**On the table** nothing yet" in text(view)
    assert f"move 2 of {STEPS}" in text(view)


async def test_first_and_last(room: Room) -> None:
    """The last moment is the end: who has won, and nothing to go on to."""
    await finished(room)
    view = await opened(room, room.alice)
    await press(room, room.alice, view, "⏭ Last")
    assert f"move {STEPS} of {STEPS}" in text(view)
    assert "**alice has won** bob resigned." in text(view)
    assert button(shown(view), "⏭ Last").disabled
    assert button(shown(view), "⏩ Next turn").disabled
    await press(room, room.alice, view, "⏮ First")
    assert f"move 1 of {STEPS}" in text(view)


async def test_turn_by_turn(room: Room) -> None:
    """Whole turns can be skipped, in both directions."""
    await finished(room)
    view = await opened(room, room.alice)
    for step, words in ((4, "**bob**’s turn"), (7, "**alice**’s turn"), (9, "**bob**’s turn")):
        await press(room, room.alice, view, "⏩ Next turn")
        assert f"move {step} of {STEPS}" in text(view)
        assert words in text(view)
    await press(room, room.alice, view, "⏪ Previous turn")
    assert f"move 7 of {STEPS}" in text(view)


async def test_through_other_eyes(room: Room) -> None:
    """When all is over one may see what the others held, or what everybody saw."""
    await finished(room)
    view = await opened(room, room.alice)
    await room.choose(room.alice, shown(view), "eyes", "What bob saw")
    assert "**bob** holds" in text(view)
    assert "10♥" in text(view)
    await press(room, room.alice, view, "▶ Forward")
    assert "**bob** holds" in text(view)
    assert "alice** drew from the stock." in text(view)
    await room.choose(room.alice, shown(view), "eyes", "What everyone saw")
    assert "holds" not in text(view)


async def test_an_onlooker_sees_what_everybody_saw(room: Room) -> None:
    """Who has not played begins with what was open to all."""
    await finished(room)
    view = await opened(room, room.carol, table="1")
    assert "holds" not in text(view)
    assert "**bob** · 0 points · 13 cards" in text(view)


async def test_the_record_comes_along(room: Room, tmp_path: Path) -> None:
    """The record is sent as a file that anybody can verify."""
    await seated_and_played(room)
    said = await opened(room, room.alice)
    await room.wait()
    [followed] = said.followups
    assert followed.ephemeral
    [file] = followed.message.attachments
    assert file.filename == "jolly-1.txt"
    path = tmp_path / file.filename
    path.write_bytes(await file.read())
    command = [sys.executable, "-m", "engine", "verify", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0
    again = await room.press(room.alice, shown(said), "Record")
    assert [one.filename for one in again.followups[0].message.attachments] == ["jolly-1.txt"]


async def seated_and_played(room: Room) -> None:
    """A game with cards of its own seed, given up at once."""
    await begin(room)
    asked = await room.alice.slash(room.channel, "resign")
    await room.press(room.alice, shown(asked), "Yes")
    await room.wait()


WHOLE = "4h 5h 6h 7h 8h 9h 10h Jh Qh Kh 4s 4d 4c"
OUT = "1 draw, 1 meld 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh, 1 meld 4s 4d 4c, 1 discard 2c"


async def two_rounds(room: Room) -> Any:
    """A game whose first round Alice has won at once; she gives the second one up."""
    table = await seated(
        room, "five-hundred", WHOLE, "", stock="2c", target="200", turns=(OUT, "1 resign")
    )
    table.tell(here=False)
    await room.wait()
    return table


async def test_rounds_are_chosen(room: Room) -> None:
    """A game of several rounds has a menu of them; where one ended its points are explained."""
    await two_rounds(room)
    view = await opened(room, room.alice)
    await room.choose(room.alice, shown(view), "round", "Round 2")
    assert "move 6 of 7" in text(view)
    await press(room, room.alice, view, "◀ Back")
    assert "- 4♠ 4♦ 4♣: 3 × 4 = 12" in text(view)
    assert "went out" in text(view)


async def test_a_running_game_is_not_replayed(room: Room) -> None:
    """Nothing of a game that is still played is told, neither by command nor by a forged press."""
    await seated(room, "five-hundred", ALICE, BOB, up="7c", turns=TURNS)
    said = refused(room, await room.alice.slash(room.channel, "replay", table="1"))
    assert "#1 is still in progress" in said
    message = room.message_with("My hand")
    for custom_id in ("replay:1:3:2:on", "past:1:3", "replay:1:3:2:share", "replay:1:2:1:record"):
        said = told(await forge(room, room.carol, message, custom_id))
        assert "#1 is still in progress" in said
        assert not list(cards_in([said]))


async def test_sharing(room: Room) -> None:
    """A shared moment shows no hand, mentions nobody, and leads to a replay of one's own."""
    await finished(room)
    view = await opened(room, room.alice)
    for _ in range(2):
        await press(room, room.alice, view, "▶ Forward")
    said = await room.press(room.alice, shown(view), "Share")
    assert not said.response.ephemeral
    message = said.response.message
    assert f"alice shared move 3 of {STEPS} from a finished game." in text_of(message)
    assert "melded 4♥ 5♥ 6♥" in text_of(message)
    assert not message.mentions
    cards = set(cards_in([text_of(message)]))
    assert {write_card(card) for card in cards} == {"4h", "5h", "6h", "7c"}
    assert [one.label for one in buttons(message)] == ["Replay from here"]
    own = await room.press(room.bob, message, "Replay from here")
    assert own.response.ephemeral
    assert "**bob** holds" in text(own)
    assert f"move 3 of {STEPS}" in text(own)
    assert "shared move 3" in text_of(message)


async def test_sharing_is_not_for_every_second(room: Room) -> None:
    """One position in a while, from each person."""
    await finished(room)
    view = await opened(room, room.alice)
    await room.press(room.alice, shown(view), "Share")
    assert "just shared" in told(await room.press(room.alice, shown(view), "Share"))
    await room.wait(16)
    said = await room.press(room.alice, shown(view), "Share")
    assert not said.response.ephemeral


async def test_who_may_not_write_shares_nothing(room: Room) -> None:
    """A position is shared only where the presser could write, and in the game's own server."""
    await finished(room)
    view = await opened(room, room.alice)
    forbid(room, room.channel, "send_messages", to=room.guild.default_role)
    said = await room.press(room.alice, shown(view), "Share")
    assert "You can’t write in this channel, so" in told(said)


async def test_forged_presses_change_nothing(room: Room) -> None:
    """Ids that no message has lead nowhere that the presser may not go, and fail nothing."""
    await finished(room)
    view = await opened(room, room.alice)
    message = room.message_with("Rematch")
    before = text_of(message)
    for custom_id in ("replay:1:999999999:9:on", "replay:1:0:99:back", "past:1:999999999"):
        said = await forge(room, room.carol, message, custom_id)
        assert said.response.ephemeral
        assert "Replay · move" in answer(said)
    for values in (["99999"], ["x"], ["-1"], ["9" * 30]):
        for way in ("round", "eyes"):
            said = await forge(room, room.carol, message, f"replay:1:3:1:{way}:0", values)
            assert said.response.ephemeral
    assert text_of(message) == before
    assert "There’s no table #77" in told(await forge(room, room.bob, message, "replay:77:1:1:on"))
    assert shown(view)


async def test_another_server_has_no_replay(room: Room) -> None:
    """A game is replayed in its own server, and by those who played it."""
    await finished(room)
    place = room.env.create_guild()
    channel = place.create_text_channel("elsewhere")
    stranger, player = place.add_member(room.carol.user), place.add_member(room.bob.user)
    said = await stranger.slash(channel, "replay", table="1")
    assert "There’s no table #1" in refused(room, said)
    view = await player.slash(channel, "replay", table="1")
    assert "**bob** holds" in text(view)
    said = await room.press(player, shown(view), "Share")
    assert "in the server where the game was played" in told(said)


async def test_what_the_own_hand_counted(room: Room) -> None:
    """After a round each player, and nobody else, may see what their own cards counted."""
    hand = "Ks Kd 2s 2d 3d 3s 5d 6s 7s 8s 9s 10s Jd"
    table = await seated(room, "five-hundred", WHOLE, hand, stock="2c", target="200", turns=(OUT,))
    message = room.message_with("My cards")
    said = await room.press(room.bob, message, "My cards")
    total = "6 + 7 + 8 + 9 + 10 + 2 + 3 + 10 + 2 + 3 + 5 + 10 + 10 = 85"
    assert said.response.ephemeral
    assert "**#1 · Round 1** · your hand 6♠ 7♠ 8♠ 9♠ 10♠ 2♠" in answer(said)
    assert total in answer(said)
    assert "hand −85" in text_of(message)
    assert "K♦" not in text_of(message)
    said = await room.press(room.alice, message, "My cards")
    assert "your hand was empty" in answer(said)
    said = told(await room.press(room.carol, message, "My cards"))
    assert not list(cards_in([said]))
    for custom_id in ("held:1:2", "held:1:0", "held:99:1"):
        assert not list(cards_in([told(await forge(room, room.bob, message, custom_id))]))
    assert table.state.round == 2


async def test_from_the_history(room: Room) -> None:
    """Each of the games that `/history` lists is a choice away."""
    await finished(room)
    said = await room.alice.slash(room.channel, "history")
    (menu,) = selects(shown(said))
    view = await room.alice.select(shown(said), [menu.options[0].value], custom_id=menu.custom_id)
    assert view.response.ephemeral
    assert "**alice** holds" in text(view)
    for values in ([], ["x"], ["9" * 30]):
        said = await forge(room, room.carol, room.message_with("Rematch"), "again:0", values)
        assert "There’s no table #0." in told(said)


async def test_nothing_to_replay(room: Room) -> None:
    """Who has finished no game here is told how to name another's."""
    said = await room.alice.slash(room.channel, "replay")
    assert "You haven’t finished a game here yet." in refused(room, said)


async def test_few_games_are_kept(room: Room) -> None:
    """What was played again lately is kept, up to a number of moves; the rest is let go."""
    await finished(room)
    replays = Replays(room.db)
    row = await replays.row(1)
    first = await replays.of(row)
    assert (await replays.of(row)).events is first.events
    replays._kept[2] = first.events * (KEPT_MOVES // STEPS)
    replays._kept.move_to_end(2, last=False)
    assert list((await replays.of(row)).events) == list(first.events)
    assert list(replays._kept) == [1]


async def test_with_pictures(room: Room) -> None:
    """Who likes pictures sees each moment drawn; a step takes the place of the last one's."""
    await finished(room)
    await room.alice.slash(room.channel, "preferences", cards="image")
    view = await opened(room, room.alice)
    first = [(one.filename, await one.read()) for one in shown(view).attachments]
    assert [name for name, _ in first] == ["table.png", "hand.png"]
    await press(room, room.alice, view, "⏩ Next turn")
    second = [(one.filename, await one.read()) for one in view.response.message.attachments]
    assert [name for name, _ in second] == ["table.png", "hand.png"]
    assert not {data for _, data in first} & {data for _, data in second}
    await room.choose(room.alice, view.response.message, "eyes", "What everyone saw")
    assert [one.filename for one in view.response.message.attachments] == ["table.png"]
    said = await room.press(room.alice, view.response.message, "Share")
    assert [one.filename for one in said.response.message.attachments] == ["table.png"]
    assert "10♥" not in "".join(map(alt_text, walk(said.response.message.components)))


def alt_text(component: Any) -> str:
    """What a picture is described by."""
    return " ".join(one.description or "" for one in getattr(component, "items", ()))
