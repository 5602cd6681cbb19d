"""The menus and buttons with which tiles are arranged."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from bot.people.card_texts import card_text, cards_text, standing_text
from bot.people.texts import say
from bot.render.buttons import GREY, PRIMARY, Button, Row, button, buttons, phone_rows
from bot.render.controls import (
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
from bot.render.hand_page import HandPage, Panel
from bot.render.heights import rows_in
from bot.render.layout import Block
from bot.render.looks import look_choice
from bot.render.menus import OPTIONS_A_SELECT, Option, option, selects
from bot.render.verdict import verdict
from bot.table.draft import Draft, TilePlace, in_question, problem, taking
from bot.table.jokers import next_turn
from bot.table.tile_offers import Freeing, Ways, ways
from bot.table.tile_rows import cards_of, is_meld, melds_of
from engine.cards import JOKER, Card, write_card
from engine.melds import missing_suits
from engine.moves import Arrange, DrawStock, Laid, Pass

COLOUR_KEYS = ("blue", "green", "red", "yellow", "joker")
"""By suit."""
DUE = 0
"""The rank of what has to be done before all else."""
LETTERS = 40
"""Of a button with several melds, which is one line of a phone."""
MELDS_APART = " · "


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
        found = ways(draft)
        laying, adding = way_buttons(frame, draft, found)
        adding = [*freeing_buttons(frame, draft, found), *adding]
        choice = phone_rows(laying if page.panel is Panel.MELD else adding)
    else:
        return arranging_controls(frame, page, draft, ways(draft))
    back = button(frame.say("button-back"), tiles_id(frame, draft, "show"))
    return always([*choice, *buttons([back])])


def arranging_controls(frame: Frame, page: HandPage, draft: Draft, found: Ways) -> RowsFor:
    """What the rack offers as one press; tiles to pick, and what is done with those picked."""
    offers = [] if draft.picks else offers_of(frame, draft, found)
    picking = pick_choice(frame, page, draft)
    is_wrong = draft.is_changed and problem(draft) is not None
    tools, back = arranging(frame, draft, is_wrong=is_wrong), ways_back(frame, draft)
    last, more = ending(frame, page, draft, found, is_wrong=is_wrong), name_button(frame, "more")
    if len(phone_rows([*last, *back, more])) > 1:
        tools, back = [*tools, *back], []
    last = [*last, *back, more]
    said: Iterable[Block] = filter(None, [verdict(frame, page, draft)])
    end = [*said, *buttons(with_details(page, last))]

    def below(hidden: Sequence[RackOffer]) -> list[Block]:
        return [*picking, *phone_rows([*ways_to(frame, draft, hidden), *tools]), *end]

    def shown(room: int, hidden: Sequence[RackOffer]) -> list[Row]:
        rows = offered_rows(frame, page, rows_in(room, below(hidden)), lays=False)
        # What has to be done next stands there whatever the height.
        return phone_rows(offer.button for offer in offers)[: max(rows, int(found.is_due))]

    def within(room: int) -> Sequence[Block]:
        rows = shown(room, ())
        hidden = offers[_buttons_in(rows) :]
        if hidden:
            # The way to them may need a row itself.
            rows = shown(room, hidden)
            hidden = offers[_buttons_in(rows) :]
        return [*rows, *below(hidden)]

    return within


def _buttons_in(rows: Sequence[Row]) -> int:
    return sum(len(row["components"]) for row in rows)


class RackOffer(NamedTuple):
    """What one press makes of the rack; *behind* is the button that offers all of its kind."""

    rank: int
    behind: str
    button: Button


def offers_of(frame: Frame, draft: Draft, found: Ways) -> list[RackOffer]:
    """What the rack offers: first what a duty asks, then what lays most."""
    laying, adding = way_buttons(frame, draft, found)
    melds = zip(found.melds, laying, strict=True)
    additions = zip(found.additions, adding, strict=True)
    offers = [
        *(RackOffer(DUE, "", one) for one in opening_button(frame, draft, found)),
        *(
            RackOffer(DUE if JOKER in tiles else 1, "meld", one)
            for tiles, one in melds
            if (tiles,) != found.opening
        ),
        *(RackOffer(2, "lay-off", one) for one in freeing_buttons(frame, draft, found)),
        *(
            RackOffer(DUE if tile == JOKER else 3, "lay-off", one)
            for (tile, row), one in additions
            if Freeing(row, tile) not in found.freeings
        ),
    ]
    return sorted(offers, key=itemgetter(0))


def opening_button(frame: Frame, draft: Draft, found: Ways) -> list[Button]:
    """A button for all melds with which the rack opens, of which as many are named as fit."""
    if not found.opening:
        return []
    named = [cards_text(tiles, tiles=True) for tiles in found.opening]
    label = frame.say("tiles-open-with", melds=MELDS_APART.join(named))
    while len(label) > LETTERS and len(named) > 1:
        named = [*named[:-2], "…"]
        label = frame.say("tiles-open-with", melds=MELDS_APART.join(named))
    return [button(label, tiles_id(frame, draft, "begin.0"))]


def freeing_buttons(frame: Frame, draft: Draft, found: Ways) -> list[Button]:
    """A button for each joker of the table that a tile can free."""
    shown = []
    for at, (row, tile, source) in enumerate(found.freeings):
        text, key = (
            card_text(tile, tiles=True),
            "tiles-free" if source is None else "tiles-free-from",
        )
        label = frame.say(key, number=row, tile=text, source=source[0] if source else 0)
        shown.append(button(label, tiles_id(frame, draft, f"free.{at}")))
    return shown


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
    """What the jokers of a row stand for, where there is a choice: a press changes it."""
    choice = next_turn(draft)
    if choice is None:
        return []
    meld = choice.now
    pairs = zip(meld.cards, meld.stands_for, strict=True)
    meant = [meaning for card, meaning in pairs if card == JOKER]
    named = cards_text((meaning for meaning in meant if meaning != JOKER), tiles=True)
    either = "/".join(card_text(card, tiles=True) for card in missing_suits(meld))
    text = frame.say("tiles-joker-is", number=meld.id, tiles=named or either)
    return [button(text, tiles_id(frame, draft, "joker"))]


def ways_to(frame: Frame, draft: Draft, hidden: Sequence[RackOffer]) -> list[Button]:
    """The buttons that lead to offers for which there is no room."""
    behind = {offer.behind for offer in hidden}
    return [tile_button(frame, draft, name) for name in ("meld", "lay-off") if name in behind]


def arranging(frame: Frame, draft: Draft, *, is_wrong: bool) -> list[Button]:
    """What is done with the tiles that are picked, or with what lies there and *is_wrong*."""
    shown = with_picks(frame, draft) if draft.picks else []
    if draft.held or is_wrong:
        shown.append(tile_button(frame, draft, "suggest"))
    return [*shown, *joker_button(frame, draft)]


def with_picks(frame: Frame, draft: Draft) -> list[Button]:
    """What can be done with the tiles that are picked, coloured where it is one thing alone."""
    is_whole, fits = is_meld(tuple(map(Laid, draft.picks))), bool(taking(draft))
    shown = [tile_button(frame, draft, "meld", PRIMARY if is_whole and not fits else GREY)]
    if draft.open_rows:
        style = PRIMARY if fits and not is_whole else GREY
        shown.append(tile_button(frame, draft, "lay-off", style))
    if len(draft.taken) == 1 and not draft.held:
        shown.append(tile_button(frame, draft, "split"))
    return shown


def tile_button(
    frame: Frame, draft: Draft, name: str, style: int = GREY, *, disabled: bool = False
) -> Button:
    """A button of the working table that is called like what it does."""
    custom_id = tiles_id(frame, draft, name.replace("-", ""))
    return button(frame.say(f"button-{name}"), custom_id, style, disabled=disabled)


def ending(
    frame: Frame, page: HandPage, draft: Draft, found: Ways, *, is_wrong: bool
) -> list[Button]:
    """What ends the turn, always in the same place, and the way to the best table.

    What is advised is coloured, and what is left to do alone.
    """
    is_last = not draft.picks
    if draft.is_changed:
        is_next = is_last and not is_wrong and (not found or is_advised(page, draft))
        return [tile_button(frame, draft, "done", blue_if(is_next), disabled=is_wrong)]
    verb = "draw" if frame.seen.stock else "pass"
    is_next = is_last and (page.is_stuck or isinstance(page.advised, DrawStock | Pass))
    last = button(frame.say(f"button-{verb}"), control_id(frame, verb), blue_if(is_next))
    style = blue_if(isinstance(page.advised, Arrange))
    return [last, *([tile_button(frame, draft, "suggest", style)] if is_last else [])]


def blue_if(is_next: bool) -> int:
    """The style of a button that stands out where it is next."""
    return PRIMARY if is_next else GREY


def is_advised(page: HandPage, draft: Draft) -> bool:
    """Whether the working table is the one that the strong computer would leave."""
    if not isinstance(page.advised, Arrange):
        return False
    wanted, lying = (
        Counter(tuple(sorted(cards_of(row))) for row in rows)
        for rows in (page.advised.melds, draft.layout.rows)
    )
    return wanted == lying


def ways_back(frame: Frame, draft: Draft) -> list[Button]:
    """Undo, and Reset where that goes further."""
    names = ["undo"] if draft.past or draft.picks else []
    names += ["reset"] if draft.is_changed and len(draft.past) > 1 else []
    return [tile_button(frame, draft, name) for name in names]


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
