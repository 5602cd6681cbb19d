"""What players may ask of each other, and who has a say: at tables that are not played at."""

from dataclasses import replace

import pytest

from bot.consent.deeds import Deed, check, is_made, move_of, voters
from bot.consent.gifts import amounts, check_gift, receivers, was_given
from bot.consent.nudges import check as check_nudge
from bot.consent.rests import grace
from bot.people.refused import Refused
from bot.runtime.clock import HOUR_MS, MINUTE_MS, now_ms
from bot.table.table import Table
from engine.moves import Discard, DrawStock, MoreTime, Resign, TakeBack, TakePile
from engine.state import Phase
from tests.bot.table.bare_tables import (
    ALICE,
    BOB,
    CAROL,
    STARTED_MS,
    bare_table,
    change,
    change_player,
    make,
    make_turn,
)

SEVERAL = {"game": "straight", "people": (ALICE, BOB, CAROL)}
CLOCKS = {"clock": "3600", "turn-limit": "none"}


def refusal(table: Table, deed: Deed) -> str | None:
    """The key of what is said where *deed* cannot be done; None where it can."""
    try:
        check(table, deed)
    except Refused as refused:
        return refused.key
    return None


def over(table: Table) -> Table:
    """The same *table*, whose game is over."""
    table.state = replace(table.state, phase=Phase.FINISHED, to_act=None)
    return table


def paused(table: Table, reason: str = "agreed") -> Table:
    """The same *table*, at which time stands still."""
    change(table, paused_since_ms=STARTED_MS, pause_reason=reason)
    return table


def left(table: Table, *seats: int) -> Table:
    """The same *table*, some of whose people have left the server long ago."""
    for seat in seats:
        change_player(table, seat, left_since_ms=STARTED_MS)
    return table


def discarded() -> Table:
    """A table at which Alice has just discarded, so that she may take that back."""
    table = bare_table()
    make(table, 1, TakePile())
    make(table, 1, Discard(table.state.hand[-1]))
    return table


# proposals


@pytest.mark.parametrize(
    ("kind", "deed"),
    [
        ("pause", Deed("pause")),
        ("claim:2", Deed("claim", 2)),
        ("takeback@17", Deed("takeback", None, 17)),
        ("computer:1@3", Deed("computer", 1, 3)),
    ],
)
def test_as_it_is_stored(kind: str, deed: Deed) -> None:
    """What is to be done, about whom, and at which step."""
    assert Deed.read(kind) == deed
    assert deed.kind == kind


@pytest.mark.parametrize("verb", ["pause", "abort"])
def test_what_may_be_proposed_in_a_game(verb: str) -> None:
    """As long as it goes on."""
    assert refusal(bare_table(), Deed(verb)) is None
    assert refusal(over(bare_table()), Deed(verb)) == "game-over"


def test_in_a_pause_a_game_can_only_be_ended() -> None:
    """All else waits until somebody goes on."""
    assert refusal(paused(bare_table()), Deed("abort")) is None
    assert refusal(paused(bare_table()), Deed("pause")) == "hand-paused"
    assert refusal(paused(left(bare_table(), 2)), Deed("claim", 2)) == "hand-paused"


def test_why_nobody_plays_is_said() -> None:
    """A pause by the channel is another than one by players."""
    with pytest.raises(Refused) as caught:
        check(paused(bare_table(), "channel"), Deed("pause"))
    assert caught.value.values == {"reason": "channel"}


def test_calling_off_too_late() -> None:
    """After the first turns an end without a result is no matter of agreement."""
    table = bare_table()
    for _ in range(4):
        make_turn(table)
    assert refusal(table, Deed("abort")) == "abort-too-late"
    assert refusal(table, Deed("pause")) is None


@pytest.mark.parametrize(
    ("occasion", "verb", "key"),
    [
        pytest.param("today", "takeback", "consent-occasion", id="others play the same cards"),
        pytest.param("today", "watch-yes", "consent-occasion", id="nor do they look on"),
        pytest.param("tournament", "takeback", "consent-occasion", id="in a tournament"),
        pytest.param("tournament", "watch-no", "consent-occasion", id="in a tournament, watching"),
        pytest.param("tournament", "pause", "tournament-no-stops", id="it goes on"),
        pytest.param("tournament", "abort", "tournament-no-stops", id="to its end"),
    ],
)
def test_where_more_hangs_on_a_game(occasion: str, verb: str, key: str) -> None:
    """Nothing is agreed on that would be unfair to others."""
    table = discarded()
    change(table, occasion=occasion)
    assert refusal(table, Deed(verb, step=table.step)) == key


def test_a_pause_of_a_try() -> None:
    """Is refused before (`Agreements.ask`); nothing else is in its way."""
    assert refusal(bare_table(occasion="today"), Deed("pause")) is None


def test_taking_back() -> None:
    """The last move, where it counts for nobody's rating, and no other since."""
    table = discarded()
    assert refusal(table, Deed("takeback", step=table.step)) is None
    assert refusal(table, Deed("takeback", step=table.step - 1)) == "takeback-none"
    assert refusal(table, Deed("takeback")) == "takeback-none"
    change(table, rated=True)
    assert refusal(table, Deed("takeback", step=table.step)) == "takeback-rated"
    drawn = bare_table()
    make(drawn, 1, DrawStock())
    assert refusal(drawn, Deed("takeback", step=drawn.step)) == "takeback-none"


def test_who_may_watch() -> None:
    """Is agreed on where somebody can, and where it would change."""
    assert refusal(bare_table(), Deed("watch-no")) is None
    assert refusal(bare_table(), Deed("watch-yes")) == "watchers-same"
    assert refusal(bare_table(audience="channel"), Deed("watch-no")) == "watchers-same"
    assert refusal(bare_table(audience="channel"), Deed("watch-hidden")) is None
    assert refusal(bare_table(guild_id=None), Deed("watch-no")) == "watchers-dm"


@pytest.mark.parametrize(
    ("seat", "key"),
    [
        pytest.param(1, "gone-not", id="the first is here"),
        pytest.param(2, None, id="who is gone"),
        pytest.param(3, None, id="the last seat"),
        pytest.param(4, "gone-nobody", id="no seat"),
        pytest.param(0, "gone-nobody", id="nor this"),
    ],
)
def test_about_whom_something_is_done(seat: int, key: str | None) -> None:
    """Only about who is gone, and sits there."""
    assert refusal(left(bare_table(**SEVERAL), 2, 3), Deed("claim", seat)) == key


def test_who_has_a_say() -> None:
    """All people; about one who is gone those who are here, without the one it is about."""
    table = left(bare_table("straight", (ALICE, BOB, CAROL, None)), 3)
    assert voters(table, Deed("pause")) == {1, 2, 3}
    assert voters(table, Deed("claim", 3)) == {1, 2}
    assert voters(table, Deed("computer", 2)) == {1}
    assert voters(table, Deed("adjourn", 3)) == {1, 2}


def test_the_move_that_a_deed_is() -> None:
    """A claim lets the one resign who is gone; a move is taken back by who made it."""
    table = discarded()
    assert move_of(table, Deed("claim", 2)) == (2, Resign())
    assert move_of(table, Deed("takeback", step=table.step)) == (1, TakeBack())


def test_whether_a_move_was_made() -> None:
    """After a kill it is seen at the table: who is claimed is out, what is taken back is gone."""
    table = discarded()
    deed = Deed("takeback", step=table.step)
    assert not is_made(table, deed)
    make(table, 1, TakeBack())
    assert is_made(table, deed)
    assert not is_made(table, Deed("takeback", step=table.step))
    assert not is_made(table, Deed("takeback", step=table.step + 1))
    assert not is_made(table, Deed("pause", step=deed.step))
    make(table, 1, Discard(table.state.hand[-1]))
    assert is_made(table, deed)
    assert not is_made(table, Deed("takeback", step=table.step - 1))
    while len(table.events) > 1:
        table.events.popleft()
    assert not is_made(table, deed), "as far as moves are in memory"
    claimed = bare_table(**SEVERAL)
    assert not is_made(claimed, Deed("claim", 2))
    make(claimed, 2, Resign())
    assert is_made(claimed, Deed("claim", 2))
    assert not is_made(claimed, Deed("claim", 3))


# more time


def gift(table: Table, seat: int | None = None) -> str | None:
    """The key of what is said where Alice cannot give time to *seat*; None where she can."""
    try:
        check_gift(table, 1, seat)
    except Refused as refused:
        return refused.key
    return None


def test_how_much_time_is_given_at_once() -> None:
    """Minutes while both sit there; a day where days pass."""
    assert amounts(bare_table(options={"turn-limit": "300"})) == (60, 300, 900)
    assert amounts(bare_table(options={"turn-limit": "86400"})) == (86_400,)


def test_who_can_be_given_time() -> None:
    """Whose turn has a limit; on a clock each of the others, whose turn it is first."""
    assert receivers(bare_table(**SEVERAL), 2) == (1,)
    assert receivers(bare_table(**SEVERAL), 1) == ()
    assert receivers(bare_table(**SEVERAL, options={"turn-limit": "none"}), 2) == ()
    table = bare_table(**SEVERAL, options=CLOCKS)
    assert receivers(table, 1) == (2, 3)
    make_turn(table)
    make_turn(table)
    assert receivers(table, 1) == (3, 2)
    assert receivers(paused(table), 1) == ()
    change(table, paused_since_ms=None)
    assert receivers(over(table), 1) == ()


def test_the_computer_needs_no_time() -> None:
    """Nor does it count who plays by it."""
    assert receivers(bare_table(people=(ALICE, None), options=CLOCKS), 1) == ()


@pytest.mark.parametrize(
    ("table", "key"),
    [
        pytest.param(bare_table(options=CLOCKS), None, id="among two"),
        pytest.param(bare_table(options=CLOCKS, rated=True), None, id="rated, among two"),
        pytest.param(bare_table(**SEVERAL, options=CLOCKS), None, id="among three"),
        pytest.param(
            bare_table(**SEVERAL, options=CLOCKS, rated=True),
            "more-time-rated",
            id="rated, among three",
        ),
        pytest.param(
            bare_table(options=CLOCKS, occasion="tournament"), "consent-occasion", id="tournament"
        ),
        pytest.param(bare_table(options=CLOCKS, occasion="today"), "consent-occasion", id="today"),
        pytest.param(over(bare_table(options=CLOCKS)), "game-over", id="over"),
        pytest.param(paused(bare_table(options=CLOCKS)), "hand-paused", id="in a pause"),
        pytest.param(bare_table(options={"turn-limit": "none"}), "more-time-nobody", id="no time"),
    ],
)
def test_where_time_can_be_given(table: Table, key: str | None) -> None:
    """Not where others would pay for it."""
    assert gift(table) == gift(table, 2) == key


def test_to_whom_it_cannot_be_given() -> None:
    """Neither to oneself nor to nobody."""
    assert gift(bare_table(options=CLOCKS), 1) == "more-time-nobody"
    assert gift(bare_table(options=CLOCKS), 3) == "more-time-nobody"


def test_given_twice() -> None:
    """Who presses again within two seconds meant it once; what has happened since is another."""
    table = bare_table(**SEVERAL, options=CLOCKS, credited_ms=5000)
    given_ms = STARTED_MS + 15_000
    assert not was_given(table, 2, 3, given_ms)
    make(table, 2, MoreTime(3, 60), at=10)
    assert was_given(table, 2, 3, given_ms + 1900)
    assert not was_given(table, 2, 3, given_ms + 2100)
    assert not was_given(table, 2, 1, given_ms)
    assert not was_given(table, 1, 3, given_ms)
    make(table, 1, DrawStock(), at=10.5)
    assert not was_given(table, 2, 3, given_ms + 600)
    assert not was_given(table, 1, 3, given_ms + 600)
    table.events.clear()
    assert not was_given(table, 2, 3, given_ms)


# nudges


def nudge(table: Table, seat: int = 2) -> str | None:
    """The key of what is said where *seat* cannot nudge; None where it can."""
    try:
        check_nudge(table, seat)
    except Refused as refused:
        return refused.key
    return None


def just_begun(table: Table, ago_ms: int = 0) -> Table:
    """The same *table*, whose game began so long ago."""
    change(table, started_ms=now_ms() - ago_ms)
    return table


@pytest.mark.parametrize(
    ("table", "seat", "key"),
    [
        pytest.param(bare_table(), 2, None, id="who waits"),
        pytest.param(bare_table(), 1, "nudge-yourself", id="who is on turn"),
        pytest.param(paused(bare_table()), 2, "hand-paused", id="in a pause"),
        pytest.param(paused(bare_table()), 1, "hand-paused", id="on turn in a pause"),
        pytest.param(bare_table(people=(None, BOB)), 2, "nudge-computer", id="the computer"),
        pytest.param(over(bare_table()), 2, "nudge-computer", id="nobody is on turn"),
        pytest.param(
            bare_table(options={"turn-limit": "30"}), 2, "nudge-short-turns", id="short turns"
        ),
        pytest.param(bare_table(nudged_step=1), 2, "nudge-again", id="in this turn already"),
        pytest.param(bare_table(nudged_step=0), 2, None, id="in an earlier turn"),
    ],
)
def test_whom_one_may_nudge(table: Table, seat: int, key: str | None) -> None:
    """The other, once a turn, where turns are long."""
    assert nudge(table, seat) == key


def test_a_nudge_comes_late_enough() -> None:
    """After a quarter of the turn."""
    assert nudge(just_begun(bare_table(), 5 * HOUR_MS)) == "nudge-later"
    assert nudge(just_begun(bare_table(), 7 * HOUR_MS)) is None


# going on


@pytest.mark.parametrize(
    ("minutes", "grace_minutes"),
    [
        pytest.param(1, 5, id="five minutes at least"),
        pytest.param(45, 45, id="as long as the pause"),
        pytest.param(3000, 1440, id="a day at most"),
    ],
)
def test_time_to_come_back(minutes: int, grace_minutes: int) -> None:
    """For whose turn it is, where another one goes on."""
    table = bare_table()
    assert grace(table, 2, minutes * MINUTE_MS) == grace_minutes * MINUTE_MS
    assert grace(table, 1, minutes * MINUTE_MS) == 0


def test_the_computer_needs_no_time_to_come_back() -> None:
    """Nor nobody."""
    assert grace(bare_table(people=(None, BOB)), 2, HOUR_MS) == 0
    assert grace(over(bare_table()), 2, HOUR_MS) == 0
