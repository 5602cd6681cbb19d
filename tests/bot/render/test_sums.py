"""Whatever is shown as parts adds up to the points of the round, and these to the total shown.

In whole recorded games of every kind, in every lesson, and with what the end of a game adds.
"""

from collections import Counter
from pathlib import Path

import pytest

from bot.learning.lesson import lessons
from bot.learning.view import Pupil, sheet_of
from bot.people.texts import LANGUAGES
from bot.render.ends import standing_text
from bot.render.frame import Frame, Player
from bot.render.gin import bonus_parts
from bot.render.pictures.tally import LEAST_NAME, SMALL, grid
from bot.render.points import score_part_lines
from bot.render.results import UNSCORED, has_ended, just_ended, round_text, short_text, tally_of
from bot.render.tally import RoundTally, TallyRow, cells
from engine.record.games import read_record
from engine.scoring import held_points
from engine.state import Phase, sums
from engine.variants import VARIANTS
from tests.bot.people.test_ear import RECORDS, moments
from tests.bot.render.test_points import KNOCKED, check_knock, check_scores, last_number, read
from tests.bot.scenes import frame

NAMES = ("Alice", "Bob", "Carol", "Dan", "Eve", "Fay")


def check_round(shown: Frame) -> None:
    """Everything that tells of a round adds up: in short, above a hand, in a picture, in detail."""
    result, table = shown.seen.results[-1], tally_of(shown)
    if result.reason in UNSCORED:
        assert not any(result.scores)
        return
    check_scores(shown)
    for row in table.rows:
        *parts, score, total = cells(table, row)
        assert not any(parts) or sum(read(part) for part in parts if part) == read(score)
        assert read(total) == result.totals[row.seat - 1]
        if result.reason not in KNOCKED:
            lines = score_part_lines(shown, result.parts[row.seat - 1], row.seat)
            assert sum(map(last_number, lines)) == row.score, lines
    if result.reason in KNOCKED:
        check_knock(round_text(shown), max(result.scores))
    for text in (short_text(shown), *just_ended(shown)):
        for row in table.rows:
            assert f" → **{cells(table, row)[-1]}**" in text


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games(path: Path) -> None:
    """Each round of a game that was written down, and its end."""
    for state in moments(path):
        players = tuple(Player(n, NAMES[n - 1], n) for n in range(1, state.seats + 1))
        if not state.results or state.to_act is not None:
            continue
        shown = frame(state, players=players, held=held_points(state))
        check_round(shown)
        if state.phase is Phase.FINISHED:
            check_end(shown)


def check_end(shown: Frame) -> None:
    """The last total of the rounds, with the bonus that is named, is the final one."""
    seen, text = shown.seen, standing_text(shown)
    for seat, total in enumerate(seen.totals, 1):
        bonus = sums(bonus_parts(shown.seen))[seat - 1]
        rounds = seen.results[-1].totals[seat - 1] if seen.results else 0
        assert rounds + bonus == total
        assert not bonus or f"({rounds} + {bonus} bonus)" in text


def test_the_records_show_it() -> None:
    """All games are among them, with rounds that have points, or they show nothing."""
    found = Counter[str]()
    for path in RECORDS:
        key = read_record(path.read_text("utf-8")).start().variant.key
        found[key] += sum(
            any(state.results[-1].scores)
            for state in moments(path)
            if state.results and state.to_act is None
        )
    assert all(found[key] for key in VARIANTS), found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", VARIANTS)
def test_lessons(game: str, language: str) -> None:
    """Whatever a lesson ends a round with, in every language."""
    lesson = lessons()[game]
    for number in range(1, len(lesson.steps) + 1):
        shown = sheet_of(lesson, number, Pupil(language, "Alice")).frame
        if has_ended(shown):
            check_result_in(shown)


def check_result_in(shown: Frame) -> None:
    table = tally_of(shown)
    for row in table.rows:
        assert sum(row.points.values()) == row.score
        assert row.total == shown.seen.totals[row.seat - 1]
        assert f" → **{cells(table, row)[-1]}**" in round_text(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_have_room_beside_the_numbers(language: str) -> None:
    """In the widest table that a game of ours has, with numbers as long as they get."""
    rows = tuple(TallyRow(seat, dict.fromkeys(WIDEST, -188), -564, -1564) for seat in (1, 2))
    found = grid(language, RoundTally(WIDEST, rows), SMALL)
    assert found.names >= LEAST_NAME


WIDEST = ("hand", "bonus", "double")
