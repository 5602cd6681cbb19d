"""What everybody reads of a table of tiles: its melds, and what happened at it."""

from collections.abc import Iterable

import pytest

from bot.people.card_texts import card_text
from bot.render.frame import Frame, Player
from bot.render.story import story
from bot.render.table import table_text
from engine.game import play
from engine.moves import DrawStock
from engine.record.lines import read_move
from engine.state import State
from engine.view import seen_by
from tests.engine.tables import position

PLAYERS = (Player(1, "alice", 11), Player(2, "bob", 12))
TABLE = "r3 r4 r5 r6 | b5 g5 * | y1 * y3"


def told(state: State, lines: Iterable[str]) -> list[str]:
    """The story of these moves."""
    events = []
    for line in lines:
        seat, move, at = read_move(line, tiles=True)
        after = play(state, seat, move, at)
        events.append((seen_by(state, None), seat, move, seen_by(after, None)))
        state = after
    return story(events, PLAYERS, "en")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        pytest.param(
            f"1 table {TABLE} | b7 g7 y7", "**alice** played 🔵7 🟢7 🟡7.", id="a new meld"
        ),
        pytest.param(
            "1 table r3 r4 r5 r6 r7 | b5 g5 * | y1 * y3", "**alice** played 🔴7.", id="laid off"
        ),
        pytest.param(
            "1 table r3 r4 r5 | b5 g5 * | y1 * y3 | b6 g6 r6",
            "**alice** played 🔵6 🟢6 and rearranged the table.",
            id="taken apart",
        ),
        pytest.param("1 draw", "**alice** drew from the stock.", id="drawn"),
        pytest.param(
            "1 timeout",
            "**alice** missed a turn: nothing was played or drawn.",
            id="a missed turn",
        ),
    ],
)
def test_story(line: str, words: str) -> None:
    """A turn is told by the tiles that came onto the table, never by those that were drawn."""
    assert told(position("b7 g7 y7 r7 b6 g6 r12", TABLE), [line]) == [words]


def test_the_owner_reads_which_tile_was_drawn() -> None:
    """To who has drawn it, a tile is told as a tile."""
    state = position("b7 g7 y7 r12", TABLE)
    after = play(state, 1, DrawStock())
    told_to_owner = (seen_by(state, 1), 1, DrawStock(), seen_by(after, 1))
    (line,) = story([told_to_owner], PLAYERS, "en")
    assert line == f"**alice** drew {card_text(state.stock[0], tiles=True)}."


def test_story_goes_meld_by_meld() -> None:
    """Several melds of one turn are told one after the other."""
    line = f"1 table {TABLE} | b7 g7 y7 | b1 g1 r1"
    words = "**alice** played 🔵7 🟢7 🟡7 · 🔵1 🟢1 🔴1."
    assert told(position("b7 g7 y7 b1 g1 r1 r12", TABLE), [line]) == [words]


def test_story_of_passes() -> None:
    """A pass, and a missed turn that is one."""
    state = position("b7 g7", others=("r1 y1",), stock="")
    words = ["**alice** passed.", "**bob** missed a turn, which counts as a pass."]
    assert told(state, ["1 pass", "2 timeout"]) == words


def frame_of(state: State, seat: int | None) -> Frame:
    """What *seat* sees, all else being nothing."""
    return Frame(
        game=17,
        step=1,
        players=PLAYERS,
        seen=seen_by(state, seat),
        language="en",
        seat=seat,
        turn_ends_ms=None,
        flag_ms=None,
        notes=(),
        narration=(),
        commitment="00",
    )


def test_table() -> None:
    """Melds are nobody's, jokers say what they stand for unless that is open, there is no pile."""
    text = "\n".join(table_text(frame_of(position("b7 g7", TABLE, stock="r9"), None)))
    assert "**1:** 🔴3 🔴4 🔴5 🔴6\n" in text
    assert "**2:** 🔵5 🟢5 🃏\n" in text
    assert "**3:** 🟡1 🃏🟡2 🟡3\n" in text
    assert "Pile" not in text
    assert "**Stock** 1 tile\n" in text
    assert "**alice** · 0 points · 2 tiles" in text


def test_who_has_opened() -> None:
    """Beside a player who has opened it says so."""
    text = table_text(frame_of(position("b7 g7", TABLE, opened=(2,)), None))
    alice, bob = next(one for one in text if "**bob**" in one).splitlines()[-2:]
    assert "opened" not in alice
    assert "opened" in bob
