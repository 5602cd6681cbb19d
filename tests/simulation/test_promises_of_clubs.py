"""Each promise to clubs can be broken: one thing is spoilt in what a calm scene left."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import replace
from typing import Any

import pytest

from bot.runtime.clock import MINUTE_MS
from data.tournaments import TableRow, Tournament
from sandbox.accounts import User
from sandbox.guilds import Role
from sandbox.world import Message
from tests.simulation import (
    clubs,
    promises,
    promises_of_clubs,
    promises_of_pastimes,
    promises_of_seasons,
)
from tests.simulation.clubs import Club
from tests.simulation.looks.remains import After
from tests.simulation.looks.tallies import counts
from tests.simulation.pastimes import PASTIMES
from tests.simulation.promises_of_clubs import WHOLE
from tests.simulation.spoiling import broken, left_by, promised_in

pytestmark = pytest.mark.slow

ENDED = "a tournament comes to its end, in one message that tells how it ended"
ADDED_UP = "who came, went, missed and won at a tournament is who they are, and its points add up"
IN_ONE = "every game that counts is in one season, whose table is what its games come to"
WORN = "a champion's role is worn by the champion where it may be given, and by nobody else"
TOLD_ONCE = "who won a season, and a week, is told once where that is wanted, and calls nobody"
SOLVED = "an answer to a puzzle counts once, and a streak is of days with a harder one solved"
SHARED = "a scorecard that is shared stands there once, and shows what its owner has done"
PLAYED_OUT = "what comes of an answer to a puzzle is the same whenever one looks"
SEALED = "who plays a deal of the day sees nothing of what others did with it"
MODERATED = "a moderator ends the tables that they may end, and each of these stands in the log"
CALLED = "who is around is called to a table that is opened, once, and nobody else is"
WELCOMED = "a server that invites us is welcomed, once"

Row = Mapping[str, Any]


@pytest.fixture(scope="module")
def contest(tmp_path_factory: pytest.TempPathFactory) -> After:
    """What is left of a tournament of five."""
    return left_by("tournament", 5, tmp_path_factory.mktemp("contest"))


@pytest.fixture(scope="module")
def club_left(tmp_path_factory: pytest.TempPathFactory) -> After:
    """What is left of a club that does all that clubs do, and may give its champion's role."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clubs, "SOME", len(PASTIMES))
        patch.setattr(clubs, "GIVING", ("given",))
        return left_by("club", 4, tmp_path_factory.mktemp("club"))


@pytest.fixture
def club(club_left: After) -> Club:
    """Its club."""
    [club] = club_left.clubs
    return club


def held(contest: After) -> tuple[int, Tournament]:
    """The tournament, and the channel in which it was."""
    [(channel, one)] = contest.tournaments.items()
    assert one.state == "over"
    return channel, one


def test_a_tournament_that_goes_on(contest: After) -> None:
    """It has come to no end."""
    channel, one = held(contest)
    running = {channel: replace(one, state="running")}
    assert broken(replace(contest, tournaments=running)) == {ENDED}


@pytest.mark.parametrize("minutes", [-1, 1])
def test_a_tournament_that_has_not_begun(contest: After, minutes: int) -> None:
    """It begins by itself in time, where its host has had no patience to begin it before."""
    channel, one = held(contest)
    begins_ms = contest.now_ms + minutes * MINUTE_MS
    opened = {channel: replace(one, state="open", begins_ms=begins_ms)}
    assert (ENDED in broken(replace(contest, tournaments=opened))) == (minutes < 0)


def test_a_tournament_that_is_told_otherwise(contest: After) -> None:
    """Its message names others as the first than those who are."""
    channel, one = held(contest)
    lucky = [
        replace(each, first_points=each.second_points, second_points=each.first_points)
        for each in one.tables
    ]
    assert ENDED in broken(replace(contest, tournaments={channel: replace(one, tables=lucky)}))


def test_points_that_do_not_add_up(contest: After) -> None:
    """One table has brought more than there is."""
    channel, one = held(contest)
    first, *others = (each for each in one.tables if each.second is not None)
    byes = [each for each in one.tables if each.second is None]
    rich = replace(first, first_points=WHOLE, second_points=WHOLE)
    spoilt_one = replace(one, tables=[rich, *others, *byes])
    assert ADDED_UP in broken(replace(contest, tournaments={channel: spoilt_one}))


def said_absent(contest: After, table: TableRow, winner: int | None) -> set[str]:
    """Who is found at fault where nobody got anything for a table, as if they had not come."""
    channel, one = held(contest)
    missed = replace(table, how="absent", first_points=0, second_points=0)
    tables = [missed if each is table else each for each in one.tables]
    past = copy(contest.pasts[table.game_id or 0])
    past.row = replace(past.row, winner=winner)
    pasts = {**contest.pasts, past.row.id: past}
    other = replace(contest, pasts=pasts, tournaments={channel: replace(one, tables=tables)})
    names = {one.entrant(number).name for number in (table.first, table.second) if number}
    told = [each for each in promises.broken(other) if "said not to have come" in each]
    return {name for name in names if any(name in each for each in told)}


def test_who_has_come_and_is_said_not_to_have(contest: After) -> None:
    """They have played, and got nothing; who has lost the game may get that."""
    _, one = held(contest)
    played = [each for each in one.tables if each.how == "played"]
    assert any(said_absent(contest, each, None) for each in played)
    for table in played:
        loser = one.entrant(table.second or 0).name
        assert said_absent(contest, table, 1) == said_absent(contest, table, None) - {loser}


def with_rows(after: After, table: str, rows: Sequence[Row]) -> After:
    """The same, with other rows in a table."""
    return replace(after, rows={**after.rows, table: rows})


def changed(after: After, table: str, number: int, **values: object) -> After:
    """The same, with other values in a row of a table."""
    rows = list(after.rows[table])
    rows[number] = {**rows[number], **values}
    return with_rows(after, table, rows)


def knowing(after: After, **known: object) -> After:
    """The same, where people know something else."""
    [club] = after.clubs
    other = copy(club)
    for name, value in known.items():
        setattr(other, name, value)
    return replace(after, clubs=[other])


def message(club: Club, words: str) -> Message:
    """The one message in the club's server with these words."""
    channels = (club.news, club.den, *club.scene.standin.channels_of(next(iter(club.others))))
    posted = (each for channel in channels for each in channel.messages.values())
    [found] = (each for each in posted if words in each.text and not each.owner)
    return found


@contextmanager
def without(message: Message) -> Iterator[None]:
    """A message was never posted."""
    messages = message.channel.messages
    before = dict(messages)
    del messages[message.id]
    yield
    messages.clear()
    messages.update(before)


@contextmanager
def doubled(message: Message, **changes: object) -> Iterator[None]:
    """It was posted twice, the second time with *changes*."""
    other = copy(message)
    other.id = max(message.channel.messages) + 1
    for name, value in changes.items():
        setattr(other, name, value)
    message.channel.messages[other.id] = other
    yield
    del message.channel.messages[other.id]


def test_nothing_is_broken_in_a_calm_club(club_left: After, club: Club) -> None:
    """And all that is promised about was there."""
    assert broken(club_left) == set()
    assert [turn.what for turn in club.turns] in (["week", "season"], ["season", "week"])
    assert any(row["champion"] for row in club_left.rows["season_ranks"])
    assert club.solved
    assert club.extras
    assert {each.line for each in club.played_out} == {"best", "tempting"}
    assert club.peeks
    assert club.ended
    assert club.around
    assert club.others


def test_a_row_of_a_season_that_is_missing(club_left: After) -> None:
    """Somebody does not stand in its table."""
    rows = club_left.rows["season_ranks"]
    assert IN_ONE in broken(with_rows(club_left, "season_ranks", rows[:-1]))


@pytest.mark.parametrize("change", [{"points": 1}, {"wins": 9}, {"champion": True}], ids=str)
def test_a_row_of_a_season_that_is_wrong(club_left: After, change: dict[str, object]) -> None:
    """Somebody has other points, other games won, or is champion without being it."""
    rows = club_left.rows["season_ranks"]
    last = max(range(len(rows)), key=lambda number: rows[number]["rank"])
    assert IN_ONE in broken(changed(club_left, "season_ranks", last, **change))


def test_a_game_that_is_in_no_season(club_left: After) -> None:
    """The one in which it was over began too late for it."""
    seasons = club_left.rows["seasons"]
    over = max(past.row.finished_ms or 0 for past in club_left.pasts.values() if counts(past))
    its = next(at for at, row in enumerate(seasons) if row["begin_ms"] <= over < row["end_ms"])
    assert IN_ONE in broken(changed(club_left, "seasons", its, begin_ms=over + 1))


@pytest.mark.parametrize("change", [{"end_ms": 1_806_000_000_000}, {"ended": False}], ids=str)
def test_a_season_that_does_not_end_in_time(club_left: After, change: dict[str, object]) -> None:
    """It ends at another moment, or has not ended."""
    first = next(at for at, row in enumerate(club_left.rows["seasons"]) if row["number"] == 1)
    assert IN_ONE in broken(changed(club_left, "seasons", first, **change))


@contextmanager
def wearing(club: Club, person: User, roles: list[Role]) -> Iterator[None]:
    """Somebody has these roles."""
    before = club.guild.members[person.id]
    club.guild.members[person.id] = roles
    yield
    club.guild.members[person.id] = before


def test_a_role_that_nobody_wears(club_left: After, club: Club) -> None:
    """The champion has none."""
    [champion] = (one for one in club.people if club.champion in club.guild.roles_of(one))
    with wearing(club, champion, []):
        assert broken(club_left) == {WORN}


def test_a_role_that_two_wear(club_left: After, club: Club) -> None:
    """Somebody else, too."""
    other = next(one for one in club.people if club.champion not in club.guild.roles_of(one))
    with wearing(club, other, [club.champion]):
        assert broken(club_left) == {WORN}


@pytest.mark.parametrize("giving", ["forbidden", "above us", "above them"])
def test_a_role_that_may_not_be_given(club_left: After, giving: str) -> None:
    """And is worn."""
    assert broken(knowing(club_left, giving=giving)) == {WORN}


def test_a_role_that_was_chosen_in_spite_of_that(club_left: After, club: Club) -> None:
    """By who may not give it, even where nobody wears it yet."""
    [champion] = (one for one in club.people if club.champion in club.guild.roles_of(one))
    with wearing(club, champion, []):
        assert broken(knowing(club_left, giving="forbidden")) == set()
        assert broken(knowing(club_left, giving="above them")) == {WORN}


@pytest.mark.parametrize("words", ["Season 1 has ended", "Weekly standings"])
def test_something_that_is_told_twice_or_never(club_left: After, club: Club, words: str) -> None:
    """The end of a season, or a week."""
    post = message(club, words)
    with without(post):
        assert broken(club_left) == {TOLD_ONCE}
    with doubled(post):
        assert broken(club_left) == {TOLD_ONCE}


def test_a_post_that_calls_somebody(club_left: After, club: Club) -> None:
    """Nobody has asked for that."""
    post = message(club, "Season 1 has ended")
    with without(post), doubled(post, pinged=frozenset({club.host.id})):
        assert broken(club_left) == {TOLD_ONCE}


def test_a_post_without_the_champion(club_left: After, club: Club) -> None:
    """It names somebody else."""
    post = message(club, "Season 1 has ended")
    body = {**post.body, "components": post.body["components"][:1], "content": "Season 1 has ended"}
    with without(post), doubled(post, body={**body, "components": []}):
        assert broken(club_left) == {TOLD_ONCE}


@pytest.mark.parametrize("what", ["right", "streak"])
def test_an_answer_that_is_told_otherwise(club_left: After, club: Club, what: str) -> None:
    """Whether it was right, or of how many days the streak is."""
    first, *others = club.solved
    wrong = replace(first, right=not first.right) if what == "right" else replace(first, streak=9)
    assert broken(knowing(club_left, solved=[wrong, *others])) == {SOLVED}


def test_a_rating_that_is_told_otherwise(club_left: After, club: Club) -> None:
    """Or an answer that is stored nowhere."""
    first, *others = club.extras
    told = replace(first, rating=first.rating + 1)
    assert broken(knowing(club_left, extras=[told, *others])) == {SOLVED}
    assert broken(with_rows(club_left, "puzzle_extras", [])) == {SOLVED}


def test_another_way_in_which_an_answer_ends(club_left: After, club: Club) -> None:
    """The second time that somebody looks at it."""
    first, *others = club.played_out
    told = replace(first, text="it went on quite otherwise")
    assert broken(knowing(club_left, played_out=[told, *others])) == {PLAYED_OUT}


def test_a_streak_that_is_wrong(club_left: After) -> None:
    """It is stored longer than it is."""
    row = club_left.rows["puzzle_streaks"][0]
    assert broken(changed(club_left, "puzzle_streaks", 0, days=row["days"] + 1)) == {SOLVED}


def test_a_scorecard_that_comes_twice_or_never(club_left: After, club: Club) -> None:
    """In the channel in which somebody has shared it; or it tells of nothing."""
    first = club.shared[0]
    title = f"**{first.person.name}** ·"
    card = next(each for each in club.news.messages.values() if title in each.text)
    with without(card):
        assert broken(club_left) == {SHARED}
    with doubled(card):
        assert broken(club_left) == {SHARED}


def test_a_try_of_another_that_is_shown(club_left: After, club: Club) -> None:
    """In the middle of one's own."""
    shown = replace(club.peeks[0], text="Replay · move 1 of 8")
    assert broken(knowing(club_left, peeks=[shown])) == {SEALED}


def test_a_second_try(club_left: After) -> None:
    """At the same deal, by the same person."""
    rows = club_left.rows["today_tries"]
    assert broken(with_rows(club_left, "today_tries", [*rows, rows[0]])) == {SEALED}


def test_a_table_that_nobody_might_end(club_left: After) -> None:
    """The moderator sits at it."""
    assert broken(knowing(club_left, ended=set())) == {MODERATED}


def test_an_end_that_is_not_in_the_log(club_left: After) -> None:
    """Nobody could say who has ended it."""
    assert broken(with_rows(club_left, "moderation", [])) == {MODERATED}


def test_a_call_that_comes_twice_or_never(club_left: After, club: Club) -> None:
    """To a table that somebody has opened; or to somebody else."""
    call = next(each for each in club.den.messages.values() if each.pinged == {club.around.id})
    with without(call):
        assert broken(club_left) == {CALLED}
    with doubled(call):
        assert broken(club_left) == {CALLED}
    with without(call), doubled(call, pinged=frozenset({club.host.id})):
        assert broken(club_left) == {CALLED}


def test_a_welcome_that_comes_twice_or_never(club_left: After, club: Club) -> None:
    """In a server that has invited us."""
    welcome = message(club, "Hello, I’m Jolly")
    with without(welcome):
        assert broken(club_left) == {WELCOMED}
    with doubled(welcome):
        assert broken(club_left) == {WELCOMED}


def test_every_promise_is_tried() -> None:
    """Each one to clubs."""
    files = promises_of_clubs, promises_of_pastimes, promises_of_seasons
    tried = {
        ENDED,
        ADDED_UP,
        IN_ONE,
        WORN,
        TOLD_ONCE,
        SOLVED,
        PLAYED_OUT,
        SHARED,
        SEALED,
        MODERATED,
        CALLED,
        WELCOMED,
    }
    assert tried == set().union(*map(promised_in, files))
