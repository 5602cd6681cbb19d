"""The public table: what it shows, for whom, and that it fits a message and a phone."""

from dataclasses import replace

import pytest

from bot.people.card_texts import card_text
from bot.render.frame import Player
from bot.render.story import story
from bot.render.table import table_text
from bot.render.titles import clock_text, span_text
from engine.cards import HIDDEN, JOKER, Card, Seat, pack
from engine.game import play
from engine.moves import DrawStock, Flag, LayMeld, LayOff, Move, Resign, TakePile, Timeout
from engine.state import Phase, State
from engine.view import Seen, seen_by
from tests.bot.scenes import COMMITMENT, PLAYERS, cards, dealt, frame, meld

MESSAGE_LENGTH = 4000
"""Discord's limit for all texts of one message; the hand and its controls need some of it."""
HAND_LENGTH = 500


@pytest.mark.parametrize(
    ("card", "tiles", "shown"),
    [
        pytest.param(Card(1, 4), False, "4♥", id="card"),
        pytest.param(Card(0, 10), False, "10♠", id="ten"),
        pytest.param(JOKER, False, "🃏", id="joker"),
        pytest.param(HIDDEN, False, "??", id="hidden"),
        pytest.param(Card(2, 7), True, "🔴7", id="red tile"),
        pytest.param(Card(0, 13), True, "🔵13", id="blue tile"),
        pytest.param(Card(3, 1), True, "🟡1", id="yellow tile"),
        pytest.param(Card(1, 5), True, "🟢5", id="green tile"),
    ],
)
def test_cards(card: Card, tiles: bool, shown: str) -> None:
    """Cards and tiles are written as the contract says, in every language."""
    assert card_text(card, tiles=tiles) == shown


def lines(state: State, seat: Seat | None = None, **changes: object) -> list[str]:
    return "\n".join(table_text(frame(state, seat, **changes))).split("\n")


def test_the_whole_table() -> None:
    """A table in the middle of a game, line by line as a phone shows it."""
    state = replace(
        dealt(clock="300"),
        melds=(meld(1, 1, "4h 5h 6h 7h 8h", (1, 1, 1, 2, 2)), meld(2, 2, "As 2s 3s")),
        pile=cards("8s Ks Kd"),
        totals=(35, -12),
        clocks=(272.4, 65.0),
    )

    assert lines(
        state,
        turn_ends_ms=1_795_000_300_000,
        flag_ms=1_795_000_272_400,
        narration=("**Bob** drew from the stock, discarded K♦.",),
        notes=("A note.",),
    ) == [
        "### #17 · 500 Rummy to 100",
        "**Alice**’s turn · round 1 · Turn ends <t:1795000300:R>",
        "**Bob** drew from the stock, discarded K♦.",
        "Alice’s clock runs out <t:1795000272:R> · Bob’s clock: 1:05",
        "**On the table**",
        "**1:** 4♥ 5♥ 6♥ 7♥ 8♥ · Alice, 7♥ 8♥ by Bob",
        "**2:** A♠ 2♠ 3♠ · Bob",
        "**Pile** (top first) **K♦** K♠ 8♠ · **Stock** 25 cards",
        "**Alice** · 35 points · 13 cards · laid 15",
        "**Bob** · −12 points · 13 cards · laid 21",
        "-# A note.",
        f"-# Shuffle fingerprint `{COMMITMENT}` · /game verify explains it",
    ]


def test_without_a_commitment() -> None:
    """Where it is told elsewhere nothing is said of it."""
    assert "fingerprint" not in "\n".join(lines(dealt(), commitment=""))


def test_an_empty_table() -> None:
    """A round that has just been dealt, without clocks and limits."""
    state = replace(dealt(), pile=(), stock=())

    assert lines(state)[1:4] == [
        "**Alice**’s turn · round 1",
        "**On the table** nothing yet",
        "**Pile** empty · **Stock** empty",
    ]


@pytest.mark.parametrize(
    ("phase", "to_act", "line"),
    [
        pytest.param(Phase.FINISHED, None, "The game is over.", id="finished"),
        pytest.param(Phase.DEAL, None, "Dealing the next round…", id="between rounds"),
        pytest.param(Phase.PLAY, 2, "**Bob**’s turn · round 1", id="the other seat"),
    ],
)
def test_whose_turn(phase: Phase, to_act: Seat | None, line: str) -> None:
    """The second line says who is to play, or that nobody is."""
    assert lines(replace(dealt(), phase=phase, to_act=to_act))[1] == line


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_no_hidden_card_is_shown(seat: Seat | None) -> None:
    """The text of a table names no card of any hand or of the stock."""
    state = dealt()
    hidden = {*state.hands[0], *state.hands[1], *state.stock}
    text = " ".join(lines(state, seat)).replace("*", " ").split()

    assert {card_text(card) for card in hidden} & set(text) == set()


def worst_case() -> State:
    """Every card of the pack is on the table or the pile, in as many pieces as can be."""
    runs = [f"{suit}" for suit in "shdc"]
    melds, number = [], 0
    for suit in runs:
        for three in ("A 2 3", "4 5 6", "7 8 9", "10 J Q"):
            number += 1
            tokens = " ".join(rank + suit for rank in three.split())
            melds.append(meld(number, 1 + number % 2, tokens, (1, 2, 1)))
    return replace(dealt(clock="300"), melds=tuple(melds), pile=pack()[:50])


UGLY = tuple(Player(seat, "_*~|" * 20, seat) for seat in (1, 2))


def test_the_worst_case_fits_a_message() -> None:
    """16 melds, 50 cards on the pile, and names made of formatting leave room for the hand."""
    sections = table_text(
        frame(
            worst_case(),
            players=UGLY,
            narration=("**x** " + "drew, " * 20,) * 10,
            notes=("A note that is rather long. " * 5,) * 9,
            turn_ends_ms=1_795_000_000_000,
            flag_ms=1_795_000_000_000,
        )
    )

    assert sum(map(len, sections)) <= MESSAGE_LENGTH - HAND_LENGTH
    assert all(sections)


def test_the_last_thing_that_happened_is_always_told() -> None:
    """Of a long story the newest lines stay; a line that is too long is cut."""
    told = lines(dealt(), narration=("first " * 60, "second " * 40, "third"))
    long = lines(dealt(), narration=("laid this and that, " * 50,))

    assert "third" in told
    assert not any(line.startswith("first") for line in told)
    assert any(line.startswith("laid this") and line.endswith("…") for line in long)


def test_usual_names_leave_nothing_out() -> None:
    """With names as people have them, the fullest table is shown whole."""
    text = "\n".join(lines(worst_case()))

    assert "more: see" not in text
    assert "**16:** 10♣ J♣ Q♣" in text
    assert all(card_text(card) in text for card in pack()[:50])


def test_a_long_pile_is_cut_at_its_bottom() -> None:
    """With two packs only the upper part of the pile is named."""
    state = replace(dealt(), pile=pack(packs=2))

    assert "… 43 more below" in "\n".join(lines(state))


def test_names_cannot_format_the_table() -> None:
    """A player called **x** stands there as that."""
    players = (Player(1, "**x** @everyone", 1), Player(2, "Bob", 2))

    assert r"\*\*x\*\*" in lines(dealt(), players=players)[1]
    assert "@everyone" not in "\n".join(lines(dealt(), players=players))


class Told:
    """Plays moves and keeps what everybody saw of them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.moves: list[tuple[Seen, Seat, Move, Seen]] = []

    def play(self, seat: Seat, move: Move, at: float | None = None) -> "Told":
        before, self.state = self.state, play(self.state, seat, move, at)
        self.moves.append((seen_by(before, None), seat, move, seen_by(self.state, None)))
        return self


HAND = "4h 5h 6h 7h 7s 7d As Ks Qs 2c 3c 9h 10h"


def test_a_turn_is_one_line() -> None:
    """All that a player did in a turn is told in a line, cards added to one meld together."""
    told = (
        Told(dealt(HAND))
        .play(1, DrawStock())
        .play(1, LayMeld.of(cards("6h 4h 5h")))
        .play(1, LayOff.of(*cards("7h"), 1))
        .play(2, Resign())
    )

    assert story(told.moves, PLAYERS, "en") == [
        "**Alice** drew from the stock, melded 4♥ 5♥ 6♥, laid off 7♥ on meld 1.",
        "**Bob** resigned.",
    ]


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        pytest.param(DrawStock(), "**Alice** drew from the stock.", id="draw names no card"),
        pytest.param(TakePile(), "**Alice** took 8♣ from the pile.", id="top of the pile"),
        pytest.param(
            TakePile(*cards("Ac")),
            "**Alice** took 3 cards from the pile, down to A♣.",
            id="inside the pile",
        ),
        pytest.param(Resign(), "**Alice** resigned.", id="resign"),
        pytest.param(Flag(), "**Alice** ran out of time.", id="flag"),
        pytest.param(
            Timeout(),
            "**Alice** missed a turn; I played it for them and discarded 8♥.",
            id="turn limit",
        ),
    ],
)
def test_moves_are_told(move: Move, sentence: str) -> None:
    """Each move has its sentence, which tells no more than everybody saw."""
    state = dealt("2c 3c 4s 5s 6d 7d 8d 9d 10d Jd Qd Kd Kh", clock="300")
    rest = [card for card in state.stock if card not in cards("Ac 9c 8c 8h")]
    state = replace(state, pile=cards("Ac 9c 8c"), stock=(*cards("8h"), *rest))
    told = Told(state).play(1, move, 10.0).moves[0]

    assert story([told], PLAYERS, "en")[0] == sentence


def test_the_third_missed_turn_is_told_as_resigning() -> None:
    """Who misses three turn limits in a row has resigned."""
    told = Told(replace(dealt(), missed=(2, 0))).play(1, Timeout()).moves[0]

    assert "three turns in a row" in story([told], PLAYERS, "en")[0]


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        pytest.param(None, "none", id="none"),
        pytest.param(30, "30 seconds", id="seconds"),
        pytest.param(60, "1 minute", id="a minute"),
        pytest.param(90, "90 seconds", id="not whole minutes"),
        pytest.param(3600, "1 hour", id="an hour"),
        pytest.param(86400, "24 hours", id="a day"),
        pytest.param(259200, "3 days", id="days"),
    ],
)
def test_lengths_of_time(seconds: int | None, text: str) -> None:
    """A limit is written in its largest whole unit."""
    assert span_text("en", seconds) == text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0:00"), (-3, "0:00"), (0.4, "0:01"), (59.9, "0:59"), (272.4, "4:32"), (3872, "1:04:32")],
)
def test_clocks(seconds: float, text: str) -> None:
    """A clock shows 0:00 only when it has run out."""
    assert clock_text(seconds) == text


def test_lines_are_short_enough_to_scan() -> None:
    """With usual names no line of melds or players is longer than two lines of a phone."""
    state = replace(dealt(clock="300"), melds=(meld(1, 1, "4h 5h 6h 7h", (1, 1, 1, 2)),))
    about = [line for line in lines(state) if line.startswith("**")]

    assert max(map(len, about)) <= 70


def test_who_added_what_is_told_once() -> None:
    """Whoever added cards to a meld is named there with all of them."""
    state = replace(dealt(), melds=(meld(1, 2, "4h 5h 6h 7h", (2, 2, 1, 1)),))
    line = next(line for line in lines(state) if line.startswith("**1:**"))

    assert line == "**1:** 4♥ 5♥ 6♥ 7♥ · Bob, 6♥ 7♥ by Alice"
