"""The next tournament, proposed as the last one was; and what is proposed of each game."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.club.tournament.again import weeks_later
from bot.club.tournament.dialogs import further
from bot.club.tournament.game_choice import fitting_name, game_choices, game_chosen, usual_choice
from bot.club.tournament.signing_up import read_when
from bot.club.tournament.tournaments import Tournaments
from bot.people.refused import Refused
from bot.runtime.clock import now_ms, to_ms
from data import tournaments
from data.tournaments import Tournament
from engine.variants import VARIANTS
from tests.bot.club.tournament.bare_tournaments import bare_tournament
from tests.bot.club.tournament.test_tournament import MINUTE, evening, fill, message, open_it
from tests.bot.conftest import Room, button, text_of
from tests.bot.evening import answer, refused
from tests.bot.presses import forge

BERLIN = ZoneInfo("Europe/Berlin")
DAY = 24 * 60


@pytest.mark.parametrize(
    ("game", "proposed"),
    [
        ("five-hundred", "500 Rummy, 1 round"),
        ("rummy-51", "Rummy 51, 1 round"),
        ("zolik", "Žolíky, 1 round"),
        ("straight", "Straight Rummy, 1 round"),
        ("gin", "Gin Rummy"),
        ("tile", "Tile Rummy"),
    ],
)
def test_a_single_round_of_what_takes_long(game: str, proposed: str) -> None:
    """Is what stands in the dialog; the whole game is there too, but in few rounds it is."""
    choices = game_choices("en", (), None)
    assert choices[usual_choice(game)] == proposed
    variant, rules = game_chosen(usual_choice(game), (), None)
    assert variant is VARIANTS[game]
    assert (rules == variant.usual) is (usual_choice(game) == game)
    assert game_chosen(game, (), None) == (variant, variant.usual)
    assert game in choices


def test_a_name_that_is_only_proposed() -> None:
    """It becomes that of the game that was chosen; what somebody thought of stays."""
    gin = VARIANTS["gin"]
    assert fitting_name("en", "500 Rummy night", gin) == "Gin Rummy night"
    assert fitting_name("en", " ", gin) == "Gin Rummy night"
    assert fitting_name("en", " Friday ", gin) == "Friday"


def at(text: str, zone: ZoneInfo = BERLIN) -> int:
    return to_ms(datetime.fromisoformat(text).replace(tzinfo=zone))


@pytest.mark.parametrize(
    ("began", "now", "then"),
    [
        ("2026-11-27 20:30", "2026-11-27 22:00", "2026-12-04 20:30"),
        ("2026-11-27 20:33", "2026-11-27 22:00", "2026-12-04 20:30"),
        ("2026-11-27 20:30", "2026-12-04 20:29", "2026-12-04 20:30"),
        ("2026-11-27 20:30", "2026-12-04 20:31", "2026-12-11 20:30"),
        ("2026-11-27 20:34", "2026-12-04 20:32", "2026-12-11 20:30"),
        ("2026-11-27 20:30", "2027-01-01 12:00", "2027-01-01 20:30"),
        ("2026-10-23 20:30", "2026-10-23 21:00", "2026-10-30 20:30"),
    ],
)
def test_a_week_later(began: str, now: str, then: str) -> None:
    """At the same time by the clock, also where clocks are changed; it can be typed so."""
    found = weeks_later(at(began), BERLIN, at(now))
    assert f"{found:%Y-%m-%d %H:%M}" == then
    assert read_when(f"{found:%Y-%m-%d %H:%M}", BERLIN, at(now)) == at(then)


@pytest.mark.parametrize(
    "typed", ["2026-11-27 19:59", "2026-12-04 21:31", "2026-13-01 10:00", "2026-12-01 25:00"]
)
def test_no_such_date(typed: str) -> None:
    """What has passed, is more than a week ahead, or is in no calendar."""
    with pytest.raises(Refused):
        read_when(typed, BERLIN, at("2026-11-27 20:00"))


def shape(tournament: Tournament) -> tuple[object, ...]:
    """What a tournament keeps when it is held again."""
    one = tournament
    form = one.variant, one.rules, one.kind, one.duplicate
    return *form, one.computer, one.rated, one.round_ms, one.name


@pytest.mark.parametrize(
    ("columns", "rounds"),
    [
        ({"rounds": 3}, 3),
        ({"rounds": 2}, 0),
        ({"rounds": 1, "cut_ms": 1}, 0),
        ({"rounds": 3, "kind": "round-robin"}, 0),
    ],
)
def test_as_many_rounds(columns: dict[str, object], rounds: int) -> None:
    """As its host wished; else by how many come, as before."""
    people = range(1, 5)
    assert further(bare_tournament(*people, **columns))["rounds"] == rounds


async def over(room: Room) -> Tournament:
    """A tournament with all that can be chosen, which is over."""
    await open_it(
        room,
        name="Friday",
        game="gin",
        options="target=50",
        duplicate=True,
        computer=True,
        rated=False,
        minutes=25,
        rounds=3,
    )
    await room.press(room.alice, message(room), "Join")
    async with room.db.transaction() as tx:
        await tournaments.touch(tx, 1, state="over", round=1)
    room.app.part(Tournaments).look(1)
    await room.wait(5)
    return await evening(room)


async def test_the_same_again(room: Room) -> None:
    """With the same game, its options and all else, a week later, by two presses."""
    before = await over(room)
    dialog = await room.press(room.alice, message(room), "Same again")
    said = await fill(room, dialog)
    assert "starts by itself" in answer(said)
    async with room.db.reading() as tx:
        again = await tournaments.load(tx, 2)
    assert again is not None
    assert shape(again) == shape(before)
    assert 0 <= before.begins_ms + 7 * DAY * MINUTE * 1000 - again.begins_ms < 5 * MINUTE * 1000
    assert again.begins_ms > now_ms()


async def test_another_game_instead(room: Room) -> None:
    """By its own usual rules; what was wrong is mended with the same choices."""
    await over(room)
    dialog = await room.press(room.alice, message(room), "Same again")
    said = await fill(room, dialog, minutes="2")
    assert "3" in refused(room, said)
    dialog = await room.press(room.alice, said.response.message, "Open again")
    said = await fill(room, dialog, minutes="30", name="500 Rummy night", game="zolik")
    assert "starts by itself" in answer(said)
    async with room.db.reading() as tx:
        again = await tournaments.load(tx, 2)
    assert again is not None
    assert (again.variant, again.rules["deals"], again.name) == ("zolik", 0, "Žolíky night")
    assert (again.round_ms, again.rounds) == (30 * MINUTE * 1000, 0)


async def test_the_last_one_is_gone(room: Room) -> None:
    """Nothing else is opened in its place."""
    await over(room)
    dialog = await room.press(room.alice, message(room), "Same again")
    async with room.db.transaction() as tx:
        await tournaments.touch(tx, 1, guild_id=room.guild.id + 1)
    said = await fill(room, dialog)
    assert "doesn’t exist any more" in refused(room, said)
    async with room.db.reading() as tx:
        assert await tournaments.load(tx, 2) is None


async def test_nothing_of_another_server(room: Room) -> None:
    """Nor of a tournament that there is not; and none is proposed again while it goes on."""
    await open_it(room)
    assert not button(message(room), "Same again")
    async with room.db.transaction() as tx:
        await tournaments.touch(tx, 1, guild_id=room.guild.id + 1)
    for number in (1, 99):
        result = await forge(room, room.bob, message(room), f"tourneys:again:{number}")
        assert "doesn’t exist any more" in answer(result)
    assert text_of(message(room))
