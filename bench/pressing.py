"""Who plays by what the hand offers alone: the first control that acts at once, or the blue one."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

from bot.controls.play import AT_ONCE, moves_named
from bot.controls.working_table import best_rows, suggested
from bot.render import tile_controls
from bot.render.buttons import PRIMARY
from bot.render.controls import controls
from bot.render.frame import Frame, Player
from bot.render.hand_page import HandPage
from bot.render.layout import Block
from bot.render.menus import is_menu
from bot.render.offers import known_as
from bot.table.draft import new_draft
from bot.table.tile_offers import OFFERS, layable
from engine.legal import legal_moves
from engine.moves import Arrange, Move
from engine.players.thoughts import advise
from engine.view import Seen

ROOM = 300
"""Pixels for what can be pressed, in which two lines of buttons fit."""

MOST_PRESSES = 60
"""In one turn with tiles."""
TILE_VERBS = ("done", "draw", "pass", "suggest", *OFFERS)
"""What acts at once on a working table, and leads on."""

Pressed = tuple[Move, ...]
"""The moves that one press makes."""


def choose(seen: Seen, _: Random) -> Move:
    """Press what comes first, reading from top to bottom; an open menu's first line counts."""
    if seen.variant.tiles:
        return arranged(seen, layable=layable(seen))
    first = next(acting(shown(seen)), None)
    if first is None:
        raise AssertionError("a hand with nothing to press")
    return first[0]


def blue(seen: Seen, random: Random) -> Move:
    """Press what stands out, where the hand has the advised move in blue; else what comes first."""
    advised = advise(seen)
    if seen.variant.tiles:
        return arranged(seen, advised=advised)
    rows = shown(seen, advised=known_as(legal_moves(seen), advised, seen.pile))
    marked = next(acting(rows, only_blue=True), None)
    return marked[0] if marked else choose(seen, random)


def arranged(seen: Seen, **about: Any) -> Move:
    """What comes of a rack where one presses what stands out, else what is first, to the end."""
    draft, (frame, page) = new_draft(seen), hand_of(seen, **about)
    for _ in range(MOST_PRESSES):
        rows = tile_controls.controls(frame, page, draft)(ROOM)
        verb, _, at = tile_verb(rows).partition(".")
        if verb == "done":
            return Arrange(draft.layout.rows)
        if verb in AT_ONCE:
            return AT_ONCE[verb][0]
        if verb == "suggest":
            laid = tuple((Counter(seen.hand) - Counter(draft.layout.rack)).elements())
            draft = suggested(draft, best_rows(seen, laid or None), laid)
        else:
            draft = next(islice(OFFERS[verb](draft), int(at), None))
    raise AssertionError("a rack that is never done")


def tile_verb(rows: Sequence[Block]) -> str:
    """The word of the control that is pressed: one that stands out, or the first that acts."""
    parts = [each for row in rows if isinstance(row, dict) for each in row["components"]]
    words = [(each["custom_id"].rpartition(":")[2], each) for each in parts if not each["disabled"]]
    acts = [word for word, _ in words if word.partition(".")[0] in TILE_VERBS]
    marked = [word for word, each in words if each.get("style") == PRIMARY]
    if not (acts or marked):
        raise AssertionError("a rack with nothing to press")
    return [*(word for word in marked if word in acts), *acts][0]


def shown(seen: Seen, **about: Any) -> Sequence[Block]:
    """The controls of the hand of the seat to act, as they are shown to it."""
    return controls(*hand_of(seen, legal=legal_moves(seen), **about))(ROOM)


def hand_of(seen: Seen, **about: Any) -> tuple[Frame, HandPage]:
    """The hand of the seat to act, as one page."""
    players = tuple(Player(seat, f"Seat {seat}", None) for seat in range(1, seen.seats + 1))
    frame = Frame(1, 1, players, seen, "en", seen.to_act)
    return frame, HandPage(seen.hand, tells_turn=False, **about)


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
