"""The menus in which tiles are picked, of the rack and of the table, and rows are chosen."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from bot.people.card_texts import card_text, cards_text, standing_text
from bot.people.texts import say
from bot.render.buttons import Row
from bot.render.frame import Frame
from bot.render.hand_page import HandPage
from bot.render.menus import OPTIONS_A_SELECT, Option, option, selects
from bot.table.draft import Draft, TilePlace, in_question
from bot.table.tile_rows import cards_of, melds_of
from engine.cards import Card, write_card
from engine.melds import Meld

COLOUR_KEYS = ("blue", "green", "red", "yellow", "joker")
"""By suit."""


def rack_of(page: HandPage, draft: Draft | None) -> tuple[Card, ...]:
    """The tiles of the rack that are not on the working table, as their owner likes them.

    Before them jokers that have been freed.
    """
    if draft is None:
        return page.order
    left, rack = Counter(draft.layout.rack), []
    for card in page.order:
        if left[card]:
            left[card] -= 1
            rack.append(card)
    freed = +left
    return (*freed.elements(), *rack)


def tiles_id(frame: Frame, draft: Draft, verb: str) -> str:
    """The id of a control: it names the game, the step, and the draft it was shown for."""
    return f"tiles:{frame.game}:{frame.step}:{draft.revision}:{verb}"


def pick_choice(frame: Frame, page: HandPage, draft: Draft) -> list[Row]:
    """The tiles to pick, of the rack and of melds in one menu where they fit; else in several."""
    rack = rack_options(frame, page, draft)
    table = table_options(frame, draft, offered(page, draft))
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


def table_options(frame: Frame, draft: Draft, places: Sequence[TilePlace]) -> list[Option]:
    """Tiles of the table, each with the number of its meld."""
    melds = melds_of(draft.start, draft.layout)
    return [table_option(frame, draft, place, melds[place[0] - 1]) for place in places]


def table_option(frame: Frame, draft: Draft, place: TilePlace, meld: Meld | None) -> Option:
    """A tile of the table, with the number of its row, which is that *meld* or none."""
    number, index = place
    cards = cards_of(draft.row(number))
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
