"""The hand in the DM is true, or claims nothing; and who types has one hand on the screen."""

from math import inf
from typing import Any

import pytest

from bot.app import Jolly
from bot.runtime.budget import Budget
from bot.runtime.clock import MINUTE_MS, MS, TOKEN_MS
from data.store.database import Database
from engine.legal import legal_discards
from engine.state import Phase
from engine.view import seen_by
from tests.bot.at_hands import LONGEST_GAME, by_commands
from tests.bot.conftest import HOUR_MS, Room, buttons, dm_of, text_of
from tests.bot.evening import (
    answer,
    begin,
    discard,
    draw,
    hand_of,
    on_turn,
    public,
    requests,
    token,
    turn,
    waiting,
)
from tests.bot.room.messages import as_read

SOON = 2
"""Seconds within which a hand by DM follows."""
PLAYING = ("hand", "play", "pick", "draw", "tiles")
"""How the ids of controls begin by which one plays."""


@pytest.fixture
def app(db: Database) -> Jolly:
    """The bot as a host runs it, which edits as often as it does there."""
    return Jolly(db, shard_count=1, beat_ms=HOUR_MS)


async def in_the_channel(room: Room) -> Any:
    """A table at which both look at hands in the channel."""
    table = await begin(room)
    for person in (room.alice, room.bob):
        await room.press(person, public(room, table), "My hand")
    return table


def is_busy(room: Room, *, busy: bool = True) -> None:
    """From now on more of the budget is in use than leaves room for a second hand, or nothing."""
    room.app.part(Budget)._lately = inf if busy else 0.0


def by_dm(room: Room, person: Any) -> Any:
    """The only message that *person* has got by DM."""
    (message,) = room.messages(dm_of(person))
    return message


def says_turn(room: Room, person: Any) -> bool:
    return "Your turn" in text_of(by_dm(room, person))


async def parked(room: Room) -> Any:
    """A table at which both play in the channel, and whose hands by DM are parked."""
    table = await in_the_channel(room)
    is_busy(room)
    await turn(room, table)
    await room.wait(SOON)
    return table


async def test_it_follows_who_plays_in_the_channel(room: Room) -> None:
    """Within two seconds, for both, while half of the calls are left."""
    table = await in_the_channel(room)
    for _ in range(4):
        await draw(room, table)
        await room.wait(SOON)
        assert "(14)" in text_of(hand_of(room, on_turn(room, table)))
        await discard(room, table)
        await room.wait(SOON)
        assert says_turn(room, on_turn(room, table))
        assert not says_turn(room, waiting(room, table))


async def test_the_end_of_a_turn_is_shown_at_once(room: Room) -> None:
    """Though the hand was edited just before for a card that was drawn."""
    table = await in_the_channel(room)
    person = on_turn(room, table)
    await draw(room, table)
    await room.wait(SOON)
    await discard(room, table)
    assert not says_turn(room, person)


async def test_it_is_parked_where_calls_are_short(room: Room) -> None:
    """It says where one plays, claims nothing, and costs nothing any more."""
    table = await parked(room)
    for person in (room.alice, room.bob):
        text = text_of(by_dm(room, person))
        assert text.startswith(f"You’re playing **#{table.id}** in <#{room.channel.id}>.")
        assert str(table.row.table_message_id) in text
        assert [one.label for one in buttons(by_dm(room, person))] == ["My hand"]
    before = [len(requests(room, "PATCH", f"/channels/{dm_of(one).id}/")) for one in people(room)]
    for _ in range(3):
        await turn(room, table)
        await room.wait(SOON)
    after = [len(requests(room, "PATCH", f"/channels/{dm_of(one).id}/")) for one in people(room)]
    assert after == before


def people(room: Room) -> tuple[Any, Any]:
    return room.alice, room.bob


async def test_its_button_brings_it_back(room: Room) -> None:
    """In its place; from then on it is kept current by the token of the press."""
    table = await parked(room)
    person = on_turn(room, table)
    message = by_dm(room, person)
    await room.press(person, message, "My hand")
    assert says_turn(room, person)
    before = len(requests(room, "PATCH", f"/channels/{dm_of(person).id}/"))
    await turn(room, table)
    await room.wait(SOON)
    assert not says_turn(room, person)
    assert by_dm(room, person).id == message.id
    assert len(requests(room, "PATCH", f"/channels/{dm_of(person).id}/")) == before


async def test_it_comes_back_when_there_is_room(room: Room) -> None:
    """After a minute at least, with what happens next."""
    table = await parked(room)
    is_busy(room, busy=False)
    await turn(room, table)
    await room.wait(SOON)
    assert "You’re playing" in text_of(by_dm(room, room.alice))
    await room.wait(MINUTE_MS / MS)
    await turn(room, table)
    await room.wait(SOON)
    await turn(room, table)
    await room.wait(SOON)
    assert says_turn(room, on_turn(room, table))
    assert not says_turn(room, waiting(room, table))


async def test_it_comes_back_with_the_token_of_the_other(room: Room) -> None:
    """Nowhere else is the hand seen then."""
    table = await parked(room)
    await room.wait(TOKEN_MS / MS)
    assert says_turn(room, on_turn(room, table))
    assert "is playing" in text_of(by_dm(room, waiting(room, table)))


async def test_the_end_comes_to_parked_hands(room: Room) -> None:
    """However short calls are."""
    table = await parked(room)
    question = await on_turn(room, table).slash(room.channel, "resign")
    await room.press(on_turn(room, table), question.response.message, "Yes")
    await room.wait(SOON)
    for person in people(room):
        assert "has won" in text_of(by_dm(room, person))


async def test_it_is_parked_for_who_wants_the_channel(room: Room) -> None:
    """Nothing old stands in the DM then; who asks for the hand there has it, and reads the end."""
    table = await begin(room)
    for person in people(room):
        await person.slash(room.channel, "preferences", messages="channel")
    edited = []
    for _ in range(3):
        await turn(room, table)
        await room.wait(SOON)
        edited.append(len(requests(room, "PATCH", f"/channels/{dm_of(room.alice).id}/")))
        for person in people(room):
            assert "You’re playing" in text_of(by_dm(room, person))
    assert edited[0] == edited[2]
    asked = await room.alice.user.slash("hand", table=str(table.id))
    assert plays(asked.response.message)
    question = await on_turn(room, table).slash(room.channel, "resign")
    await room.press(on_turn(room, table), question.response.message, "Yes")
    await room.wait(SOON)
    assert "has won" in text_of(room.messages(dm_of(room.alice))[0])


async def test_a_dead_token_is_final(room: Room) -> None:
    """Discord knows the token of a press no more: the hand is edited without it from then on."""
    table = await begin(room)
    person, message = on_turn(room, table), by_dm(room, on_turn(room, table))
    await room.press(person, message, "More")
    room.env.inject_error("PATCH", "/webhooks/*/*/messages/*", status=404, code=10015, times=1)
    for _ in range(2):
        edited = len(requests(room, "PATCH", f"/channels/{dm_of(person).id}/"))
        await turn(room, table)
        await room.wait(SOON)
        assert len(requests(room, "PATCH", f"/channels/{dm_of(person).id}/")) > edited
    assert says_turn(room, person)


# one hand on the screen


def alone(room: Room, person: Any) -> list[Any]:
    """All messages that *person* alone reads, in the channel and in the DM."""
    seen = room.channel.of.seen_by(person.of)
    own = [as_read(room.env, one) for one in seen if one.owner is person.of]
    return [*own, *room.messages(dm_of(person))]


def hands_of(room: Room, person: Any) -> list[Any]:
    """Those of them that have controls by which one plays."""
    return [one for one in alone(room, person) if plays(one)]


def plays(message: Any) -> bool:
    return any(one.custom_id.split(":")[0] in PLAYING for one in buttons(message))


@pytest.mark.usefixtures("known_cards")
async def test_a_game_by_commands_has_one_hand(room: Room) -> None:
    """With the one in the DM two, of which the newest is current, to the end of the game."""
    table = await begin(room)
    for _ in range(LONGEST_GAME):
        if table.over:
            break
        person = on_turn(room, table)
        await by_commands(room, person)
        assert len(hands_of(room, person)) <= 2
        assert len([one for one in hands_of(room, person) if one.flags.ephemeral]) <= 1
        await room.wait(SOON)
        if not table.over and on_turn(room, table) is not person:
            assert all("Your turn" not in text_of(one) for one in hands_of(room, person))
    assert table.over
    for person in people(room):
        assert not hands_of(room, person)
        assert len([one for one in alone(room, person) if "has won" in text_of(one)]) <= 2


@pytest.mark.usefixtures("known_cards")
async def test_a_game_by_commands_in_the_dm_has_one_hand(room: Room) -> None:
    """Each command answers with a line, which goes with the next; the hand is edited."""
    table = await begin(room)
    message = by_dm(room, room.alice)
    for _ in range(LONGEST_GAME):
        if table.over:
            break
        if on_turn(room, table) is room.bob:
            await by_commands(room, room.bob)
            await room.wait(SOON)
            continue
        said = await by_commands_in_the_dm(room, table)
        if table.over:
            break
        assert (
            answer(said)
            == f"[Your hand in #{table.id}]({message.jump_url}) shows how the game stands now."
        )
        await room.wait(SOON)
        assert [one.id for one in alone(room, room.alice) if plays(one)] == [message.id]
        assert len(room.messages(dm_of(room.alice))) <= 2
        now = next(one for one in room.messages(dm_of(room.alice)) if one.id == message.id)
        assert ("Your turn" in text_of(now)) == (on_turn(room, table) is room.alice)
    assert table.over


async def by_commands_in_the_dm(room: Room, table: Any) -> Any:
    """Draw and discard; the last answer."""
    alice = room.alice.user
    if table.state.phase is Phase.DRAW:
        await alice.slash("draw", **{"from": "stock"})
    card = token(legal_discards(seen_by(table.state, table.state.to_act))[0].card)
    return await alice.slash("discard", card=card)


async def test_a_newer_hand_takes_the_older_away(room: Room) -> None:
    """Opened at the table; what was taken away costs nothing when the game ends."""
    table = await begin(room)
    for _ in range(5):
        await room.press(room.alice, public(room, table), "My hand")
    assert len([one for one in hands_of(room, room.alice) if one.flags.ephemeral]) == 1
    question = await room.alice.slash(room.channel, "resign")
    before = len(requests(room, "PATCH", "/webhooks/"))
    await room.press(room.alice, question.response.message, "Yes")
    await room.wait()
    assert len(requests(room, "PATCH", "/webhooks/")) == before + 1


@pytest.mark.parametrize(
    "code", [pytest.param(0, id="is edited"), pytest.param(10008, id="was dismissed")]
)
async def test_a_hand_is_followed_that_was_opened_during_an_edit(room: Room, code: int) -> None:
    """The older one is edited for a move that the newer one was worked out before."""
    table = await begin(room)
    await draw(room, table)
    person = waiting(room, table)
    await room.press(person, public(room, table), "My hand")
    older = requests(room, "POST", "/callback")[-1].path.split("/")[3]
    room.env.inject_error("PATCH", f"*/{older}/*", status=0, code=code).delay = 2.0
    room.env.inject_error("POST", "*/callback", status=0).delay = 1.0
    await person.slash(room.channel, "hand")
    await discard(room, table)
    await room.wait(5 * SOON)
    (hand,) = [one for one in hands_of(room, person) if one.flags.ephemeral]
    assert "Your turn" in text_of(hand)


async def test_who_goes_on_in_the_dm_is_followed_there(room: Room) -> None:
    """A hand in the channel does not keep the one in the DM parked then."""
    table = await parked(room)
    person = on_turn(room, table)
    await person.user.slash("hand")
    await room.wait(SOON)
    (hand,) = [one for one in room.messages(dm_of(person)) if plays(one)]
    assert "Your turn" in text_of(hand)
