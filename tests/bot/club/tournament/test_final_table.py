"""The final table of a tournament: as a picture, in words, and shown to a channel."""

import pytest

from bot.club.tournament.picture import tournament_picture
from bot.club.tournament.results import standings
from bot.club.tournament.tournaments import Tournaments
from bot.club.tournament.view import ShownTournament, shared_view
from bot.people.look import PLAIN
from data import tournaments
from engine.moves import Resign
from engine.variants import VARIANTS
from tests.bot.club.tournament.bare_tournaments import met
from tests.bot.club.tournament.test_round_pages import running
from tests.bot.club.tournament.test_tournament import begun, message
from tests.bot.conftest import Room, button, buttons, text_of
from tests.bot.evening import answer, refused, shown
from tests.bot.presses import forge
from tests.bot.servers import forbid


@pytest.mark.parametrize(
    ("state", "title"), [("over", "final standings"), ("running", "round 1 of 1")]
)
def test_the_picture_in_words(state: str, title: str) -> None:
    """What was played, by how many, and each player's line."""
    found = running(met(1, 1, 2, (100, 0)), met(1, 3, 4, (50, 50)), state=state)
    rows = ShownTournament(found, VARIANTS["gin"].usual, {}, standings(found))
    lines = tournament_picture(rows, 1, "en", PLAIN).alt.splitlines()
    assert lines[:3] == ["Friday", title, "Gin Rummy · 4 players"]
    assert lines[3].startswith("1. user 1 · 1 · 1")


async def ended(room: Room) -> None:
    """A tournament of one round between Alice and Bob, which is over."""
    table = await begun(room)
    await table.play(1, Resign(), now_ms=table.row.moved_ms, source="player")
    await room.wait(10)


async def test_shown_to_a_channel(room: Room) -> None:
    """With the picture and who has won; whoever reads it can look at everything, alone."""
    await ended(room)
    own = message(room)
    said = await room.press(room.carol, own, "All results")
    await room.press(room.carol, shown(said), "Share standings")
    *_, posted = room.messages()
    assert posted.id != own.id
    assert posted.flags.silent
    assert "carol shared the final standings of **500 Rummy night**" in text_of(posted)
    assert "has won" in text_of(posted)
    assert len(posted.attachments) == 1
    told = await room.press(room.bob, posted, "All results")
    assert shown(told).flags.ephemeral
    assert button(shown(told), "Rounds")
    said = await room.press(room.carol, shown(said), "Share standings")
    assert refused(room, said)
    assert len([one for one in room.messages() if "shared the final" in text_of(one)]) == 1


def test_shown_in_words() -> None:
    """Where readers like text better: each line of the table, and who has won."""
    found = running(met(1, 1, 2, (100, 0)), state="over")
    rows = ShownTournament(found, VARIANTS["gin"].usual, {}, standings(found))
    head, table, ties = shared_view(rows, "carol", "en").texts
    shared, won = head.splitlines()
    assert shared == "carol shared the final standings of **Friday**."
    assert won == "🏆 **user 1** has won. Congratulations!"
    assert len(table.splitlines()) == 4
    assert "Ties are broken" in ties


async def test_not_where_one_may_not_write(room: Room) -> None:
    """Nor before the end, by an id made up."""
    await begun(room)
    result = await forge(room, room.carol, message(room), "tourney:1:share:1")
    assert "isn’t over yet" in answer(result)
    async with room.db.transaction() as tx:
        await tournaments.touch(tx, 1, state="over")
    room.app.part(Tournaments).look(1)
    await room.wait(5)
    forbid(room, room.channel, "send_messages", to=room.carol)
    result = await forge(room, room.carol, message(room), "tourney:1:share:1")
    assert refused(room, result)
    assert not [one for one in room.messages() if "shared the final" in text_of(one)]


async def test_a_shared_table_is_no_message_of_the_tournament(room: Room) -> None:
    """It is not taken for that where that is posted anew."""
    await ended(room)
    said = await room.press(room.carol, message(room), "All results")
    await room.press(room.carol, shown(said), "Share standings")
    *_, posted = room.messages()
    assert [one.custom_id for one in buttons(posted)] == ["tourneyof:1"]
