"""Who plays by what the hand offers alone: the first control that acts at once, or the blue one."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from bot.controls.play import AT_ONCE, moves_named
from bot.render.buttons import PRIMARY
from bot.render.controls import HandPage, controls
from bot.render.frame import Frame, Player
from bot.render.layout import Block
from bot.render.menus import is_menu
from bot.render.offers import known_as
from engine.legal import legal_moves
from engine.moves import Move
from engine.players.thoughts import advise
from engine.view import Seen

ROOM = 300
"""Pixels for what can be pressed, in which two lines of buttons fit."""

Pressed = tuple[Move, ...]
"""The moves that one press makes."""


def choose(seen: Seen, _: Random) -> Move:
    """Press what comes first, reading from top to bottom; an open menu's first line counts."""
    return next(acting(shown(seen)))[0]


def blue(seen: Seen, random: Random) -> Move:
    """Press what stands out, where the hand has the advised move in blue; else what comes first."""
    advised = known_as(legal_moves(seen), advise(seen), seen.pile)
    rows = shown(seen, advised=advised)
    marked = acting(rows, only_blue=True)
    return next(marked, None) or choose(seen, random)


def shown(seen: Seen, **about: Any) -> Sequence[Block]:
    """The controls of the hand of the seat to act, as they are shown to it."""
    players = tuple(Player(seat, f"Seat {seat}", None) for seat in range(1, seen.seats + 1))
    frame = Frame(1, 1, players, seen, "en", seen.to_act)
    page = HandPage(seen.hand, legal=legal_moves(seen), tells_turn=False, **about)
    return controls(frame, page)(ROOM)


def acting(rows: Sequence[Block], *, only_blue: bool = False) -> Iterator[Pressed]:
    """The moves of each control that acts at once, from top to bottom."""
    for row in rows:
        for control in row["components"] if isinstance(row, dict) else ():
            if control["disabled"] or (only_blue and control.get("style") != PRIMARY):
                continue
            yield from menu_moves(control) if is_menu(row) else button_moves(control["custom_id"])


def menu_moves(menu: Any) -> Iterator[Pressed]:
    """What each line of a menu makes, where it is not one to mark cards or to plan."""
    if menu["custom_id"].split(":")[3] == "discard":
        yield from (tuple(moves_named(line["value"])) for line in menu["options"])


def button_moves(custom_id: str) -> Iterator[Pressed]:
    """What a button makes; nothing where it leads to a choice."""
    kind, _, _, verb = custom_id.split(":", 3)
    if kind == "play":
        yield tuple(moves_named(verb))
    elif verb in AT_ONCE:
        yield AT_ONCE[verb]
