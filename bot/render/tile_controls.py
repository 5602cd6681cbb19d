"""The menus and buttons with which tiles are arranged."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from bot.people.card_texts import card_text, cards_text, standing_text
from bot.people.texts import say
from bot.render.buttons import GREEN, GREY, PRIMARY, Button, Row, button, buttons, phone_rows
from bot.render.controls import (
    HandPage,
    Panel,
    RowsFor,
    always,
    control_id,
    going_on,
    name_button,
    offered_rows,
    secondary,
    with_details,
)
from bot.render.frame import Frame
from bot.render.heights import rows_in
from bot.render.layout import Block
from bot.render.looks import look_choice
from bot.render.menus import OPTIONS_A_SELECT, Option, option, selects
from bot.table.draft import Draft, TilePlace, in_question, problem, taking
from bot.table.jokers import next_turn
from bot.table.tile_offers import Ways, ways
from bot.table.tile_rows import cards_of, is_meld, melds_of
from engine.cards import JOKER, Card, write_card
from engine.melds import missing_suits
from engine.moves import Laid

COLOUR_KEYS = ("blue", "green", "red", "yellow", "joker")
"""By suit."""


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


def tiles_id(frame: Frame, draft: Draft, verb: str) -> str:
    """The id of a control: it names the game, the step, and the draft it was shown for."""
    return f"tiles:{frame.game}:{frame.step}:{draft.revision}:{verb}"


def controls(frame: Frame, page: HandPage, draft: Draft | None) -> RowsFor:
    """The menus and buttons below a rack."""
    if frame.halted:
        return always(going_on(frame))
    if page.panel in (Panel.LOOK, Panel.MORE):
        more = look_choice(frame) if page.panel is Panel.LOOK else behind_more(frame, page, draft)
        back = button(frame.say("button-back"), control_id(frame, "show"))
        return always([*more, *buttons([back])])
    if draft is None:
        return always(buttons(with_details(page, [name_button(frame, "more")])))
    if page.panel is Panel.ONTO:
        choice = onto_choice(frame, draft, page.fits)
    elif page.panel in (Panel.MELD, Panel.LAY_OFF):
        laying, adding = way_buttons(frame, draft, ways(draft))
        choice = phone_rows(laying if page.panel is Panel.MELD else adding)
    else:
        return arranging_controls(frame, page, draft, ways(draft))
    back = button(frame.say("button-back"), tiles_id(frame, draft, "show"))
    return always([*choice, *buttons([back])])


def arranging_controls(frame: Frame, page: HandPage, draft: Draft, found: Ways) -> RowsFor:
    """What the rack offers as one press; tiles to pick, and what is done with those picked."""
    below = [
        *pick_choice(frame, page, draft),
        *phone_rows(arranging(frame, draft, found)),
        *buttons(with_details(page, [*ending(frame, draft, found), name_button(frame, "more")])),
    ]

    def within(room: int) -> Sequence[Block]:
        # The buttons below do, or offer, the same with one press more at most.
        rows = offered_rows(frame, page, rows_in(room, below), lays=False)
        return [*likely(frame, draft, found, rows), *below]

    return within


def likely(frame: Frame, draft: Draft, found: Ways, lines: int) -> list[Row]:
    """What the rack alone offers as one press each, in so many *lines* of a phone."""
    if draft.picks:
        return []
    laying, adding = way_buttons(frame, draft, found)
    every = [*laying, *adding]
    if every and not draft.is_changed:
        every[0]["style"] = PRIMARY
    return phone_rows(every)[:lines]


def behind_more(frame: Frame, page: HandPage, draft: Draft | None) -> list[Row]:
    """What is not about the turn; and the melds of which not every tile is offered."""
    opening = [] if draft is None else row_choice(frame, draft, offered(page, draft))
    return [*opening, *buttons(secondary(frame, page))]


def way_buttons(frame: Frame, draft: Draft, found: Ways) -> tuple[list[Button], list[Button]]:
    """A button for each whole meld in the rack; one for each tile that a row takes, with that."""
    meld, add = frame.say("button-meld"), frame.say("button-lay-off")
    laying = (f"{meld} {cards_text(tiles, tiles=True)}" for tiles in found.melds)
    adding = (f"{add} {card_text(tile, tiles=True)} → {row}" for tile, row in found.additions)
    return (
        [button(one, tiles_id(frame, draft, f"lay.{at}")) for at, one in enumerate(laying)],
        [button(one, tiles_id(frame, draft, f"add.{at}")) for at, one in enumerate(adding)],
    )


def joker_button(frame: Frame, draft: Draft) -> list[Button]:
    """What the jokers of a row would stand for next, where there is a choice."""
    found = next_turn(draft)
    if found is None:
        return []
    meld = found.meld
    pairs = zip(meld.cards, meld.stands_for, strict=True)
    meant = [meaning for card, meaning in pairs if card == JOKER]
    named = cards_text((meaning for meaning in meant if meaning != JOKER), tiles=True)
    either = "/".join(card_text(card, tiles=True) for card in missing_suits(meld))
    text = frame.say("tiles-joker", number=meld.id, tiles=named or either)
    return [button(text, tiles_id(frame, draft, "joker"))]


def arranging(frame: Frame, draft: Draft, found: Ways) -> list[Button]:
    """What is done with the tiles that are picked, as far as it can be; the next is coloured."""
    is_whole = is_meld(tuple(map(Laid, draft.picks)))
    fits = bool(draft.picks) and bool(taking(draft))
    splits = len(draft.taken) == 1 and not draft.held
    may_lay = bool(draft.picks or found.melds)
    may_add = bool((draft.open_rows and draft.picks) or found.additions)
    shown = [
        tile_button(frame, draft, "meld", PRIMARY if is_whole else GREY, disabled=not may_lay),
        tile_button(frame, draft, "lay-off", PRIMARY if fits else GREY, disabled=not may_add),
    ]
    if splits:
        shown.append(tile_button(frame, draft, "split"))
    if draft.past or draft.picks:
        shown.append(tile_button(frame, draft, "undo"))
    return [*shown, *joker_button(frame, draft)]


def tile_button(
    frame: Frame, draft: Draft, name: str, style: int = GREY, *, disabled: bool = False
) -> Button:
    """A button of the working table that is called like what it does."""
    custom_id = tiles_id(frame, draft, name.replace("-", ""))
    return button(frame.say(f"button-{name}"), custom_id, style, disabled=disabled)


def ending(frame: Frame, draft: Draft, found: Ways) -> list[Button]:
    """What ends the turn, always in the same place, and what helps to get there."""
    if draft.is_changed:
        wrong = problem(draft) is not None
        last = tile_button(frame, draft, "done", GREY if wrong else GREEN, disabled=wrong)
    else:
        verb = "draw" if frame.seen.stock else "pass"
        is_next = not (draft.picks or found.melds or found.additions)
        style = PRIMARY if is_next else GREY
        last = button(frame.say(f"button-{verb}"), control_id(frame, verb), style)
    shown = [last, tile_button(frame, draft, "suggest")]
    if draft.is_changed:
        shown.append(tile_button(frame, draft, "reset"))
    return shown


def pick_choice(frame: Frame, page: HandPage, draft: Draft) -> list[Row]:
    """The tiles to pick, of the rack and of melds in one menu where they fit; else in several."""
    rack = rack_options(frame, page, draft)
    table = [table_option(frame, draft, place) for place in offered(page, draft)]
    custom_id = tiles_id(frame, draft, "rack:")
    own, both = frame.say("tiles-pick-rack"), frame.say("tiles-pick-both")
    if len(rack) + len(table) <= OPTIONS_A_SELECT:
        hint = both if table else own
        return selects(custom_id, [*rack, *table], hint, several=True)
    first = selects(custom_id, rack, own, several=True)
    hint = frame.say("tiles-pick-melds")
    return [*first, *selects(custom_id, table, hint, several=True, first=len(first))]


def offered(page: HandPage, draft: Draft) -> Sequence[TilePlace]:
    """The tiles of the table that can be picked at once."""
    return in_question(draft, OPTIONS_A_SELECT - len(rack_of(page, draft)))


def rack_options(frame: Frame, page: HandPage, draft: Draft) -> list[Option]:
    """The tiles of the rack; equal ones are told apart by a number in the value."""
    picked, met, options = Counter(draft.held), Counter[Card](), []
    for card in rack_of(page, draft):
        met[card] += 1
        value = f"{write_card(card, tiles=True)}/{met[card]}"
        chosen = met[card] <= picked[card]
        about = in_colours(frame.language, [card])
        options.append(option(card_text(card, tiles=True), value, about, chosen=chosen))
    return options


def table_option(frame: Frame, draft: Draft, place: TilePlace) -> Option:
    """A tile of the table, with the number of its meld."""
    number, index = place
    cards = cards_of(draft.row(number))
    meld = melds_of(draft.start, draft.layout)[number - 1]
    means = meld.stands_for[index] if meld is not None else cards[index]
    label = f"{standing_text(cards[index], means, tiles=True)} · {number}"
    about = frame.say(
        "tiles-of-meld",
        tile=in_colours(frame.language, [cards[index]]),
        number=number,
        tiles=in_colours(frame.language, cards),
    )
    return option(label, f"{number}.{index}", about, chosen=place in draft.taken)


def in_colours(language: str, cards: Sequence[Card]) -> str:
    """Tiles with their colours in words, as dots differ in nothing else: `red 7 8 9, joker`."""
    parts = []
    for suit, found in groupby(cards, key=lambda card: card.suit):
        ranks = " ".join(str(card.rank) for card in found)
        parts.append(say(language, "tiles-in-colour", colour=COLOUR_KEYS[suit], numbers=ranks))
    return ", ".join(parts)


def row_choice(frame: Frame, draft: Draft, places: Sequence[TilePlace]) -> list[Row]:
    """The rows of which not every tile is offered, to be opened so that it is."""
    shown = set(places)
    closed = [
        number
        for number in draft.open_rows
        if not shown.issuperset((number, index) for index in range(len(draft.row(number))))
    ]
    hint = frame.say("tiles-open-row")
    options = row_options(frame, draft, closed)
    return selects(tiles_id(frame, draft, "open:"), options, hint, several=False)


def onto_choice(frame: Frame, draft: Draft, fits: Sequence[int]) -> list[Row]:
    """The rows onto which the tiles that are picked could go, those that stay melds first."""
    order = [*fits, *(number for number in draft.open_rows if number not in fits)]
    options = row_options(frame, draft, order, fits=fits)
    hint = frame.say("hand-onto-hint")
    return selects(tiles_id(frame, draft, "onto:"), options, hint, several=False)


def row_options(
    frame: Frame,
    draft: Draft,
    numbers: Sequence[int],
    *,
    fits: Sequence[int] = (),
) -> list[Option]:
    """Rows as the lines of a select."""
    lines = []
    for number in numbers:
        cards, key = cards_of(draft.row(number)), "yes" if number in fits else "no"
        tiles = cards_text(cards, tiles=True)
        text = frame.say("tiles-row-onto", number=number, tiles=tiles, fits=key)
        lines.append(option(text, str(number), in_colours(frame.language, cards)))
    return lines
