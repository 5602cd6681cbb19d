"""The working table of tiles for a page: what lies where, what is whole, what is missing."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot.people.refused import Refused
from bot.render.frame import Frame
from bot.render.hand_page import HandPage
from bot.render.not_melds import row_text
from bot.render.pictures.words import plain
from bot.render.tile_controls import MELDS_APART
from bot.render.tile_menus import rack_of
from bot.render.verdict import rows_of, verdict
from bot.table.draft import Draft, changed, problem
from bot.table.tile_rows import TileRow, begun, cards_of
from engine.arranged import reading
from engine.cards import write_card
from engine.melds import Meld, card_points
from engine.moves import Arrange
from engine.record.lines import read_move, write_laid


def draft_view(frame: Frame, page: HandPage, draft: Draft) -> dict[str, Any]:
    """The working table: its rows, the rack, and whether Done would do."""
    refusal = problem(draft) if draft.is_changed else None
    return {
        "rows": [row_view(frame, draft, number, meld) for number, meld in rows_of(draft)],
        "rack": [write_card(tile, tiles=True) for tile in rack_of(page, draft)],
        "opening": opening_view(draft),
        "done": draft.is_changed and refusal is None,
        "why": plain(verdict(frame, page, draft, pictured=True)) if refusal is not None else "",
        "undo": bool(draft.past),
        "played": draft.played,
        "suggest": suggest_text(frame, page, draft, is_wrong=refusal is not None),
        "revision": draft.revision,
    }


def suggest_text(frame: Frame, page: HandPage, draft: Draft, *, is_wrong: bool) -> str | None:
    """What the way to a whole table is called; None where nothing would be told."""
    if draft.is_changed:
        return frame.say("button-suggest") if is_wrong else None
    if not page.hint:
        return None
    count = [frame.say("tiles-count", count=page.layable)] if page.layable else []
    return MELDS_APART.join([frame.say("button-suggest"), *count])


def row_view(frame: Frame, draft: Draft, number: int, meld: Meld | None) -> dict[str, Any]:
    """A row: its tiles, whether it is a meld or why it is none, what it is worth."""
    row = draft.row(number)
    return {
        "tiles": [write_laid(laid, tiles=True) for laid in row],
        "meld": meld is not None,
        "why": "" if meld else plain(row_text(frame.language, cards_of(row))),
        "worth": 0 if meld is None else sum(card_points(meld, draft.start.variant.values)),
        "touch": draft.may_touch(number),
    }


def opening_view(draft: Draft) -> dict[str, int] | None:
    """How many points the new melds count for the opening, and how many it needs; else None."""
    start = draft.start
    if start.to_act in start.opened or not start.opening.minimum:
        return None
    lay = {reading(meld) for meld in start.melds}
    new = [meld for _, meld in rows_of(draft) if meld and reading(meld) not in lay]
    points = [sum(card_points(meld, start.variant.values)) for meld in new]
    counts = sum(points) if start.opening.together else max(points, default=0)
    return {"counts": counts, "needs": start.opening.minimum}


def laid_out(draft: Draft, rows: Sequence[TileRow]) -> Draft:
    """*draft* with *rows* as somebody has laid them out, and all other tiles in the rack.

    Raises Refused where a tile is laid that is not there, and where melds are changed that may not
    be touched yet.
    """
    start = draft.start
    there = Counter(start.hand) + Counter(tile for meld in start.melds for tile in meld.cards)
    lay = Counter(laid.card for row in rows for laid in row)
    if lay - there:
        raise Refused("hand-moved-on")
    if start.to_act not in start.opened:
        rows = _old_first(draft, rows)
    return changed(draft, rows, tuple((there - lay).elements()))


def _old_first(draft: Draft, rows: Sequence[TileRow]) -> list[TileRow]:
    """*rows* with the melds that the turn began with in front; raises Refused where one is not."""
    old, new = begun(draft.start).rows, list(rows)
    for row in old:
        same = next((each for each in new if alike(each, row)), None)
        if same is None:
            raise Refused("tiles-not-opened")
        new.remove(same)
    return [*old, *new]


def alike(row: TileRow, other: TileRow) -> bool:
    """Whether two rows have the same tiles."""
    return sorted(cards_of(row)) == sorted(cards_of(other))


def read_rows(table: Sequence[Sequence[str]]) -> tuple[TileRow, ...]:
    """The rows that a page names, by the record's own parser; raises Unreadable."""
    if not table:
        return ()
    words = " | ".join(" ".join(row) for row in table)
    _, move, _ = read_move(f"1 {Arrange.word} {words}", tiles=True)
    assert isinstance(move, Arrange)
    return move.melds
