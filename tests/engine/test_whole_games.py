"""Whole games as records: tests/games/*.txt, with what has to be refused and the scores.

`#! CODE` after a move: it is refused so, and the game goes on without it. On a line of its own
`#= ROUND SCORE … REASON` is the round that has just ended, `#= winner SEAT` who has won, `#= totals
POINTS …`, `#= clocks LEFT …`, `#= laid POINTS …`, `#= hands CARD … | CARD …` and `#= table CARD … |
CARD …` what there is at that point.
"""

from pathlib import Path

import pytest

from engine.cards import write_cards
from engine.errors import Refusal
from engine.record.games import advance, read_record
from engine.record.lines import words_of
from engine.record.outcome import final
from engine.scoring import laid_points
from engine.state import State
from engine.variants import VARIANTS

GAMES = sorted((Path(__file__).parent.parent / "games").glob("*.txt"))


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_game_goes_as_recorded(path: Path) -> None:
    """Every line is accepted or refused as marked, and the scores are those noted."""
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    state, first = record.start(), record.body[0][0]
    for number, line in enumerate(text.splitlines()[first - 1 :], first):
        words, refusal = words_of(line), line.partition("#!")[2].strip()
        if line.startswith("#="):
            assert noted(state, line[2:].split()[0]) == line[2:].split(), f"line {number}"
        elif refusal:
            with pytest.raises(Refusal) as caught:
                advance(state, words, None)
            assert caught.value.code == refusal, f"line {number}"
        elif words:
            state = advance(state, words, None)


def noted(state: State, what: str) -> list[str]:
    """What a line of notes says of *state*, if it is right; *what* is its first word."""
    match what:
        case "winner":
            return [what, str(state.winner)]
        case "clocks":
            return [what, *(f"{left:g}" for left in state.clocks)]
        case "totals":
            return [what, *map(str, state.totals)]
        case "laid":
            return [what, *map(str, laid_points(state))]
        case "hands":
            tiles = state.variant.tiles
            return [what, *" | ".join(write_cards(h, tiles=tiles) for h in state.hands).split()]
        case "table":
            rows = (" ".join(meld["cards"]) for meld in final(state)["melds"])
            return [what, *" | ".join(rows).split()]
    result = state.results[-1]
    return [str(result.round), *map(str, result.scores), result.reason]


@pytest.mark.parametrize("key", VARIANTS)
def test_every_game_has_records(key: str) -> None:
    """At least ten whole games are recorded for each variant."""
    assert sum(path.stem.startswith(f"{key}-") for path in GAMES) >= 10


@pytest.mark.parametrize("key", VARIANTS)
def test_every_game_has_its_rules_written_down(key: str) -> None:
    """The rules of each variant are a document of this project."""
    rules = Path(__file__).parent.parent.parent / "docs" / "rules" / f"{key}.md"
    assert rules.read_text(encoding="utf-8").startswith(f"# `{key}`")
