"""Positions of Tile Rummy to test from, written as tiles."""

from dataclasses import replace

import pytest

from engine.arranged import table_of
from engine.cards import Card, parse_card, parse_cards
from engine.errors import Refusal
from engine.game import play, start
from engine.moves import Arrange
from engine.options import rules_from
from engine.record.lines import read_move
from engine.record.outcome import final
from engine.state import Phase, State
from engine.variants.tile import VARIANT


def tile(text: str) -> Card:
    return parse_card(text, tiles=True)


def tiles(text: str) -> tuple[Card, ...]:
    return parse_cards(text, tiles=True)


def rows(table: str) -> Arrange:
    """The move that makes the table *table*."""
    _, move, _ = read_move(f"1 table {table}", tiles=True)
    assert isinstance(move, Arrange)
    return move


def position(
    rack: str,
    table: str = "",
    *,
    others: tuple[str, ...] = ("b1 g1 r1",),
    stock: str | None = None,
    opened: tuple[int, ...] = (1, 2, 3, 4),
    **options: str,
) -> State:
    """Seat 1 is about to play with *rack*; all that is not named is in the stock."""
    racks = [tuple(sorted(tiles(text))) for text in (rack, *others)]
    melds = table_of((), rows(table)) if table else ()
    left = list(VARIANT.pack)
    for used in (*racks, *(meld.cards for meld in melds)):
        for each in used:
            left.remove(each)
    rules = rules_from(VARIANT, {name.replace("_", "-"): text for name, text in options.items()})
    return replace(
        start(VARIANT, rules, len(racks), 1),
        round=1,
        phase=Phase.PLAY,
        to_act=1,
        hands=tuple(racks),
        melds=melds,
        stock=tuple(left) if stock is None else tiles(stock),
        opened=frozenset(opened),
    )


def refusal(state: State, line: str) -> Refusal:
    """Why the move of *line* is refused."""
    seat, move, at = read_move(line, tiles=True)
    with pytest.raises(Refusal) as caught:
        play(state, seat, move, at)
    return caught.value


def refused(state: State, line: str) -> str:
    return refusal(state, line).code


def shown(state: State) -> str:
    """The table as the output shows it."""
    return " | ".join(" ".join(meld["cards"]) for meld in final(state)["melds"])
