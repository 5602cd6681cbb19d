"""The private panel for tiles: the working table, the rack, and the controls to arrange them."""

from collections import Counter
from collections.abc import Iterator, Sequence

import discord
from discord import ui

from bot.draft import Draft, invalid_rows, problem
from bot.render.cards import card_text, cards_text, standing_text
from bot.render.frame import Frame
from bot.render.hand import HandPage, Panel, control_id
from bot.render.layout import Row, button, buttons, layout, option, selects
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
from bot.rows import cards_of, melds_of
from bot.texts import say
from engine.cards import Card, write_card
from engine.state import Phase
from engine.variants.tile import TileRules

ALWAYS = ("sort", "rules", "resign")


def rack_view(frame: Frame, page: HandPage, draft: Draft | None) -> ui.LayoutView:
    """One player's rack; in their turn with the working table and what may be done with it."""
    blocks: list[str | Row] = [page.note] if page.note else []
    blocks += filter(None, [head(frame), story_so_far(frame), table_block(frame, draft)])
    blocks.append("\n".join([stock_text(frame), players_text(frame)]))
    blocks += filter(None, [small_print(frame), rack_block(frame, page, draft)])
    blocks += controls(frame, page, draft)
    if page.table_url is not None:
        blocks.append(say(frame.language, "turn-link", url=page.table_url))
    return layout(*blocks, accent=None if draft is None else discord.Colour.green())


# What is read


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
    lines = [say(frame.language, "tiles-rack", count=len(rack)), f"## {grouped(rack)}"]
    if draft is None or page.paused:
        lines.append(waiting(frame, paused=page.paused))
    else:
        lines.append(advice(frame, draft))
        if draft.picks:
            lines.append(
                say(frame.language, "tiles-picked", tiles=cards_text(draft.picks, tiles=True))
            )
    return "\n".join(filter(None, lines))


def waiting(frame: Frame, *, paused: bool) -> str:
    """Why there is nothing to arrange."""
    seen = frame.seen
    if seen.phase is Phase.FINISHED:
        return winner_text(frame)
    if paused:
        return say(frame.language, "hand-paused")
    if seen.to_act is None:
        return ""
    return say(frame.language, "tiles-waiting", name=named(frame, seen.to_act))


def rack_of(page: HandPage, draft: Draft | None) -> tuple[Card, ...]:
    """The tiles of the rack that are not on the working table, as their owner likes them."""
    if draft is None:
        return page.order
    left, rack = Counter(draft.layout.rack), []
    for card in page.order:
        if left[card]:
            left[card] -= 1
            rack.append(card)
    return tuple(rack)


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


# What is pressed


def tiles_id(frame: Frame, draft: Draft, verb: str) -> str:
    """The id of a control: it names the game, the step, and the draft it was shown for."""
    return f"tiles:{frame.game}:{frame.step}:{draft.revision}:{verb}"


def controls(frame: Frame, page: HandPage, draft: Draft | None) -> list[Row]:
    """The menus and buttons."""
    if frame.seen.phase is Phase.FINISHED or page.paused:
        return []
    if draft is None:
        return buttons(always(frame))
    if page.panel is Panel.ONTO:
        back = button(label(frame, "back"), tiles_id(frame, draft, "show"))
        return [*onto_choice(frame, draft, page.fits), *buttons([back])]
    return [
        *rack_choice(frame, page, draft),
        *row_choice(frame, draft),
        *tile_choice(frame, draft),
        *buttons(arranging(frame, draft)),
        *buttons(ending(frame, draft)),
        *buttons(always(frame)),
    ]


def label(frame: Frame, name: str) -> str:
    """The label of a button."""
    return say(frame.language, f"button-{name}")


def always(frame: Frame) -> list[ui.Button[ui.LayoutView]]:
    """What can be pressed at any time."""
    return [button(label(frame, name), control_id(frame, name)) for name in ALWAYS]


def arranging(frame: Frame, draft: Draft) -> list[ui.Button[ui.LayoutView]]:
    """What is done with the tiles that are picked."""
    primary = discord.ButtonStyle.primary if draft.picks else discord.ButtonStyle.secondary
    return [
        button(label(frame, "meld"), tiles_id(frame, draft, "meld"), primary),
        button(
            label(frame, "lay-off"),
            tiles_id(frame, draft, "layoff"),
            primary,
            disabled=not draft.open_rows,
        ),
        button(
            label(frame, "split"), tiles_id(frame, draft, "split"), disabled=not draft.open_rows
        ),
        button(label(frame, "undo"), tiles_id(frame, draft, "undo"), disabled=not draft.past),
    ]


def ending(frame: Frame, draft: Draft) -> list[ui.Button[ui.LayoutView]]:
    """What ends the turn, and what helps to get there."""
    changed = draft.is_changed
    done = discord.ButtonStyle.success if changed else discord.ButtonStyle.secondary
    other = "draw" if frame.seen.stock else "pass"
    return [
        button(label(frame, "done"), tiles_id(frame, draft, "done"), done, disabled=not changed),
        button(label(frame, other), control_id(frame, other), disabled=changed),
        button(label(frame, "suggest"), tiles_id(frame, draft, "suggest")),
        button(label(frame, "reset"), tiles_id(frame, draft, "reset"), disabled=not changed),
    ]


def rack_choice(frame: Frame, page: HandPage, draft: Draft) -> list[Row]:
    """The tiles of the rack to pick; equal ones are told apart by a number in the value."""
    picked, met, options = Counter(draft.held), Counter[Card](), []
    for card in rack_of(page, draft):
        met[card] += 1
        value = f"{write_card(card, tiles=True)}/{met[card]}"
        chosen = met[card] <= picked[card]
        options.append(option(card_text(card, tiles=True), value, chosen=chosen))
    custom_id = tiles_id(frame, draft, "rack:")
    return selects(custom_id, options, say(frame.language, "tiles-pick-rack"), several=True)


def row_choice(frame: Frame, draft: Draft) -> list[Row]:
    """The rows, one of which can be opened to take tiles from it."""
    hint = say(frame.language, "tiles-open-row")
    options = row_options(frame, draft, draft.open_rows, opened=draft.opened)
    return selects(tiles_id(frame, draft, "open:"), options, hint, several=False)


def onto_choice(frame: Frame, draft: Draft, fits: Sequence[int]) -> list[Row]:
    """The rows onto which the tiles that are picked could go, those that stay melds first."""
    order = [*fits, *(number for number in draft.open_rows if number not in fits)]
    options = row_options(frame, draft, order, fits=fits)
    hint = say(frame.language, "hand-onto-hint")
    return selects(tiles_id(frame, draft, "onto:"), options, hint, several=False)


def row_options(
    frame: Frame,
    draft: Draft,
    numbers: Sequence[int],
    *,
    opened: int | None = None,
    fits: Sequence[int] = (),
) -> list[discord.SelectOption]:
    """Rows as the lines of a select."""
    return [
        option(
            say(
                frame.language,
                "tiles-row-choice",
                number=number,
                tiles=cards_text(cards_of(draft.row(number)), tiles=True),
                fits="yes" if number in fits else "no",
            ),
            str(number),
            chosen=number == opened,
        )
        for number in numbers
    ]


def tile_choice(frame: Frame, draft: Draft) -> list[Row]:
    """The tiles of the row that is open."""
    number = draft.opened
    if number is None:
        return []
    melds = melds_of(draft.start, draft.layout)
    meld = melds[number - 1]
    cards = cards_of(draft.row(number))
    means = meld.stands_for if meld is not None else tuple(cards)
    options = [
        option(
            standing_text(card, meaning, tiles=True),
            str(index),
            chosen=(number, index) in draft.taken,
        )
        for index, (card, meaning) in enumerate(zip(cards, means, strict=True))
    ]
    hint = say(frame.language, "tiles-pick-table", number=number)
    return selects(tiles_id(frame, draft, f"take.{number}:"), options, hint, several=True)
