"""The private panel for tiles: the working table, the rack, and the controls to arrange them."""

from collections.abc import Iterator, Sequence

import discord
from discord import ui

from bot.draft import Draft, invalid_rows, problem
from bot.render.cards import card_text, cards_text
from bot.render.frame import Frame
from bot.render.hand import HandPage
from bot.render.layout import Row, layout
from bot.render.refusals import refusal_text
from bot.render.results import winner_text
from bot.render.rows import why_no_meld
from bot.render.table import (
    MELDS_LENGTH,
    fitting,
    head,
    meld_line,
    named,
    players_text,
    small_print,
    stock_text,
    story_so_far,
)
from bot.render.tile_controls import controls, rack_of
from bot.render.titles import points_text
from bot.rows import cards_of, melds_of
from bot.texts import say
from engine.cards import Card, Seat
from engine.state import Phase
from engine.variants.tile import TileRules


def rack_view(frame: Frame, page: HandPage, draft: Draft | None) -> ui.LayoutView:
    """One player's rack; in their turn with the working table and what may be done with it."""
    blocks: list[str | Row] = [page.note] if page.note else []
    blocks += filter(None, [head(frame), story_so_far(frame), table_block(frame, draft)])
    blocks.append(others_block(frame, draft))
    blocks += filter(None, [small_print(frame), rack_block(frame, page, draft)])
    blocks += controls(frame, page, draft)
    if page.table_url is not None:
        blocks.append(say(frame.language, "turn-link", url=page.table_url))
    return layout(*blocks, accent=None if draft is None else discord.Colour.green())


def table_block(frame: Frame, draft: Draft | None) -> str:
    """The rows with their numbers, in a turn as they are being arranged."""
    if draft is None:
        lines = [meld_line(frame, meld) for meld in frame.seen.melds]
    else:
        lines = list(draft_lines(frame, draft))
    if not lines:
        return say(frame.language, "table-no-melds")
    kept = fitting(lines, MELDS_LENGTH)
    if rest := len(lines) - len(kept):
        kept.append(say(frame.language, "table-melds-left-out", count=rest))
    key = "tiles-working-table" if draft is not None and draft.is_changed else "table-melds"
    return "\n".join([say(frame.language, key), *kept])


def others_block(frame: Frame, draft: Draft | None) -> str:
    """The stock and the players; in a turn, when room is dear, in one line without the reader."""
    if draft is None:
        return "\n".join([stock_text(frame), players_text(frame)])
    others = [seat for seat in frame.seen.playing if seat != frame.seat]
    return " · ".join([stock_text(frame), *(other_text(frame, seat) for seat in others)])


def other_text(frame: Frame, seat: Seat) -> str:
    """Another player: how many tiles are left, and the points after the first round."""
    seen, language = frame.seen, frame.language
    tiles = say(language, "tiles-count", count=len(seen.hand_of(seat)))
    text = say(language, "tiles-player", name=named(frame, seat), tiles=tiles)
    if seen.round == 1:
        return text
    return f"{text}, {points_text(language, seen.totals[seat - 1])}"


def draft_lines(frame: Frame, draft: Draft) -> Iterator[str]:
    """The rows of the working table: what is no meld says why, what is new or larger is marked."""
    old = {meld.cards for meld in draft.start.melds}
    melds = melds_of(draft.start, draft.layout)
    for number, (row, meld) in enumerate(zip(draft.layout.rows, melds, strict=True), 1):
        if meld is None:
            why = say(frame.language, why_no_meld(cards_of(row)))
            tiles = cards_text(cards_of(row), tiles=True)
            yield say(frame.language, "tiles-row-bad", number=number, tiles=tiles, why=why)
        else:
            line = meld_line(frame, meld)
            yield line if meld.cards in old else f"{line} ✓"


def rack_block(frame: Frame, page: HandPage, draft: Draft | None) -> str:
    """The rack, what is to be done, and what is picked."""
    rack = rack_of(page, draft)
    lines = []
    if rack:
        lines = [say(frame.language, "tiles-rack", count=len(rack)), f"## {grouped(rack)}"]
    if draft is None or frame.halted:
        lines.append(waiting(frame))
    else:
        lines.append(advice(frame, draft))
        if draft.picks:
            lines.append(
                say(frame.language, "tiles-picked", tiles=cards_text(draft.picks, tiles=True))
            )
    return "\n".join(filter(None, lines))


def waiting(frame: Frame) -> str:
    """Why there is nothing to arrange."""
    seen = frame.seen
    if seen.phase is Phase.FINISHED:
        return winner_text(frame)
    if frame.halted:
        return say(frame.language, "hand-paused", reason=frame.halted)
    if seen.to_act is None:
        return ""
    return say(frame.language, "tiles-waiting", name=named(frame, seen.to_act))


def grouped(rack: Sequence[Card]) -> str:
    """The rack in one line that wraps, with a wider gap where a colour ends."""
    text = ""
    for before, card in zip((None, *rack), rack, strict=False):
        if before is not None:
            text += " " if before.suit == card.suit else "\u2003"
        text += card_text(card, tiles=True)
    return text or "–"


def advice(frame: Frame, draft: Draft) -> str:
    """What is still wrong with the working table, or what to do next."""
    language = frame.language
    if not draft.is_changed:
        return first_advice(frame)
    if bad := invalid_rows(draft):
        rows = ", ".join(str(found.number) for found in bad)
        return say(language, "tiles-not-whole", count=len(bad), rows=rows)
    refusal = problem(draft)
    if refusal is not None:
        return say(language, "tiles-not-yet", why=refusal_text(refusal, frame))
    return say(language, "tiles-ready", count=draft.played)


def first_advice(frame: Frame) -> str:
    """What a turn is, before anything has been done in it."""
    seen = frame.seen
    lines = [say(frame.language, "tiles-your-turn" if seen.stock else "tiles-your-turn-no-stock")]
    if frame.seat not in seen.opened:
        rules = seen.rules
        assert isinstance(rules, TileRules)
        key = f"tiles-opening-{rules.opening}"
        lines.append(say(frame.language, key, points=rules.opening_points))
    return "\n".join(lines)
