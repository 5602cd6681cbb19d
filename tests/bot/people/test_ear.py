"""Text mode says everything, in words and in a good order, at every moment of whole games."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.people import texts
from bot.people.card_texts import card_text, meld_text
from bot.people.look import Look
from bot.render.ends import details_view, end_view
from bot.render.frame import Frame, Player
from bot.render.hand import HandPage, hand_view
from bot.render.public import round_view, table_view
from bot.render.table import TOP_CARDS
from bot.render.tiles import rack_view
from engine.errors import Refusal
from engine.record.games import advance, read_record
from engine.scoring import held_points
from engine.state import Phase, State
from sandbox.limits import nested
from tests.bot.ear import DRAWN, unreadable
from tests.bot.scenes import frame

RECORDS = sorted((Path(__file__).parents[2] / "games").glob("*.txt"))
NAMES = ("Alice", "Bob", "Carol", "Dan", "Eve", "Fay")
EVERY = 7
"""So many moves from one look at a table to the next."""
HAPPENED = "**Alice** drew from the stock."
LOOKS = (Look(), Look(large=True))


def moments(path: Path) -> Iterator[State]:
    """A game now and then, and as each round ended; up to what its record tries in vain."""
    record = read_record(path.read_text("utf-8"))
    state, key = record.start(), record.header.key
    with suppress(Refusal):
        for number, (_, words) in enumerate(record.body):
            rounds = len(state.results)
            state = advance(state, words, key, dealt=record.dealt)
            if state.round and (number % EVERY == 0 or len(state.results) > rounds):
                yield state


def frames(state: State, look: Look) -> Iterator[Frame]:
    """A moment as everybody and as each player sees it."""
    players = tuple(Player(n, NAMES[n - 1], n) for n in range(1, state.seats + 1))
    for seat in (None, *range(1, state.seats + 1)):
        yield frame(
            state,
            seat,
            players=players,
            look=look,
            held=held_points(state) if state.to_act is None else (),
            narration=(HAPPENED,),
            notes=("A note.",),
        )


def views(shown: Frame) -> Iterator[Any]:
    """All messages that are made of one moment for one reader."""
    seen = shown.seen
    if shown.seat is None:
        yield table_view(shown)
        if seen.results and seen.to_act is None:
            yield round_view(shown)
        if seen.results and seen.phase is Phase.FINISHED:
            yield end_view(shown)
            yield details_view(shown)
        return
    hand = seen.hand_of(shown.seat)
    page = HandPage(order=hand, marks=hand[:1], table_url="https://x.yz")
    yield rack_view(shown, page, None) if seen.variant.tiles else hand_view(shown, page)


def heard(view: Any) -> list[str]:
    """What is read aloud of a message, from its first text to its last label."""
    parts = nested(view.parts)
    options = [option for part in parts for option in part.get("options", ())]
    return [*view.texts, *(one["label"] for one in (*parts, *options) if one.get("label"))]


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_whole_games(path: Path) -> None:
    """Nothing is drawn with signs, and no sign, colour or emoji stands for a word."""
    for state in moments(path):
        for look in LOOKS:
            for shown in frames(state, look):
                for view in views(shown):
                    for text in heard(view):
                        assert not list(unreadable(text))


@pytest.mark.parametrize("path", RECORDS[::4], ids=lambda path: path.stem)
def test_every_fact_in_order(path: Path) -> None:
    """A player hears what happened, what to do, what lies on the table, last the own cards."""
    for state in moments(path):
        for shown in frames(state, Look()):
            if shown.seat is None or shown.seen.to_act is None:
                continue
            for view in views(shown):
                whole = "\n".join(heard(view)).replace("\u2060", "")
                check_facts(shown, whole)
                check_order(shown, whole)


def check_facts(shown: Frame, whole: str) -> None:
    seen, tiles = shown.seen, shown.seen.variant.tiles
    for meld in seen.melds:
        assert meld_text(meld, tiles=tiles) in whole
    for card in seen.hand_of(shown.seat or 0):
        assert card_text(card, tiles=tiles) in whole
    if not tiles:
        below = [*reversed(seen.pile[:-1])]
        told = below if seen.variant.takes_deeper else below[:TOP_CARDS]
        assert " ".join(card_text(card) for card in told) in whole
    for seat in seen.playing:
        held = len(seen.hand_of(seat))
        if seat == shown.seat and f"Your hand ({held}) · " in whole:
            continue
        line = next(one for one in whole.splitlines() if one.startswith(f"**{NAMES[seat - 1]}** ·"))
        assert f"{held} tile" in line or f"{held} card" in line


def check_order(shown: Frame, whole: str) -> None:
    happened, cards = whole.index(HAPPENED), whole.find("\n## ")
    table = whole.index("**Stock**")
    assert happened < table
    if shown.seen.hand_of(shown.seat or 0):
        assert happened < table < cards


def test_what_this_would_find() -> None:
    """The test knows a box, a lonely sign and a line without words, so that silence counts."""
    wrong = ("┌──┐\nrummy", "```\na  b\n```", "▓▓ 3", "3: 4♥ 5♥ ✓", "**pick** 🔴 🔵", "🏆", "· · ·")
    assert all(list(unreadable(text)) for text in wrong)
    right = ("3: 4♥ 5♥ ✓ fits", "🃏 🃏", "## 🔴7 🃏\u20604♥", "…", "-# ✗ No meld.", "<:10s:123>")
    assert not any(list(unreadable(text)) for text in right)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_text_is_drawn(language: str) -> None:
    """No sentence of any language has boxes or code blocks in it."""
    for file in (texts.LOCALES / language).rglob("*.ftl"):
        assert not DRAWN.search(file.read_text("utf-8")), file.name
