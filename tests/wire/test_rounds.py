"""The rounds of a tournament over real sockets: who sits out, how long they last, what is seen."""

from pathlib import Path

import pytest

from data.store.database import Database
from sandbox.people import Person
from tests.simulation import scene
from tests.simulation.looks.past import pasts_of
from tests.simulation.promises_of_rounds import margin_of, paired_again, sat_out_early
from tests.wire.buttons import own_table
from tests.wire.clubs import ClubTournament
from tests.wire.process import BotProcess
from tests.wire.standin import StandIn
from tests.wire.tournament_evening import faults_of, stored

assert scene  # by which all promises are known

pytestmark = [pytest.mark.wire, pytest.mark.slow(30)]

PEOPLE, MINUTES = 5, 30
"""Two tables, and one who sits out."""
TURNS = 4
"""So many are played in the second round before its host has seen enough."""
LONGEST_SECONDS = 300.0
EXACT_MS = 500


async def test_rounds_of_five(standin: StandIn, tmp_path: Path) -> None:
    """Everybody sits out once at most, and sees one table; what a host ends goes by its points."""
    evening = ClubTournament(standin, BotProcess(standin, tmp_path), PEOPLE)
    async with evening, evening.bot:
        evening.opens(
            game="five-hundred", options="one-round=yes", rounds=3, minutes=MINUTES, duplicate=True
        )
        await told(evening, "Round 1 ")
        for person in evening.people:
            await sees_no_other(evening, person)
        await told(evening, "Round 2 ")
        enough = evening.turns.total() + TURNS
        await standin.until(lambda: evening.turns.total() >= enough, "turns", LONGEST_SECONDS)
        # Else both tables could be over before the host's third press.
        evening.may_play.clear()
        await ended_by_host(evening)
        await told(evening, "Congratulations")
        assert await faults_of(evening) == []
        await check_rounds(evening)


async def told(evening: ClubTournament, words: str) -> None:
    """Wait until the tournament's message says so."""
    await evening.standin.until(
        lambda: (found := evening.message()) and words in found.text, words, LONGEST_SECONDS
    )


async def sees_no_other(evening: ClubTournament, person: Person) -> None:
    """Somebody who plays may not look at the other table, at which the same cards are played."""
    message = evening.message()
    assert message is not None
    own = await own_table(person, message)
    if own is not None:
        for number in {1, 2} - {own}:
            answer = await person.slash("table", evening.standin.channel, table=str(number))
            if await own_table(person, message) == own:
                assert f"#{number} · " not in answer.text, answer.text


async def ended_by_host(evening: ClubTournament) -> None:
    """Carol, who does not play, ends it in the middle of a round."""
    carol, message = evening.standin.carol, evening.message()
    assert message is not None
    for label in ("Host", "End now", "Yes, really"):
        answer = await carol.press(message, label)
        assert answer.message is not None, answer.text
        message = answer.message
    assert message.text.startswith("Done"), message.text


async def check_rounds(evening: ClubTournament) -> None:
    """All as promised, by what is stored."""
    one = await stored(evening.bot)
    assert one is not None
    db = await Database.open(f"sqlite:///{evening.bot.database}")
    pasts = await pasts_of(db)
    await db.close()
    assert [*sat_out_early(one), *paired_again(one, pasts)] == []
    first, *_ = one.played
    assert abs(first.ends_ms - first.began_ms - MINUTES * 60_000) <= EXACT_MS
    broken_off = [table for table in one.tables if table.how == "decided"]
    assert broken_off
    for table in broken_off:
        assert table.margin == margin_of(pasts[table.game_id or 0].states[-1])
