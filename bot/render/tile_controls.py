"""The menus and buttons with which tiles are arranged."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from itertools import compress, islice
from operator import itemgetter
from typing import NamedTuple

from bot.people.card_texts import card_text, cards_text
from bot.render.buttons import GREY, PRIMARY, Button, Row, button, buttons, phone_rows
from bot.render.controls import (
    RowsFor,
    always,
    by_hand,
    control_id,
    going_on,
    more_button,
    offered_rows,
    secondary,
    with_details,
)
from bot.render.frame import Frame
from bot.render.hand_page import HandPage, Panel
from bot.render.heights import rows_in
from bot.render.layout import Block
from bot.render.looks import look_choice
from bot.render.tile_menus import offered, onto_choice, pick_choice, row_choice, tiles_id
from bot.render.verdict import verdict
from bot.table.draft import Draft, problem, taking
from bot.table.jokers import next_turn
from bot.table.tile_offers import Ways, ways, with_addition, with_freed, with_meld
from bot.table.tile_rows import TileRow, cards_of, is_meld
from engine.cards import JOKER, Card
from engine.melds import missing_suits
from engine.moves import Arrange, DrawStock, Laid, Pass

DUE = 0
"""The rank of what has to be done before all else."""
LETTERS = 40
"""Of a button with several melds, which is one line of a phone."""
MELDS_APART = " · "


def controls(
    frame: Frame, page: HandPage, draft: Draft | None, *, pictured: bool = False
) -> RowsFor:
    """The menus and buttons below a rack; *pictured*: pictures show what is whole."""
    if frame.halted:
        return always(going_on(frame))
    if page.panel in (Panel.LOOK, Panel.MORE):
        more = look_choice(frame) if page.panel is Panel.LOOK else behind_more(frame, page, draft)
        back = button(frame.say("button-back"), control_id(frame, "show"))
        return always([*more, *buttons([back])])
    if draft is None:
        return always(buttons(with_details(page, [more_button(frame)])))
    if page.panel is Panel.ONTO:
        choice = onto_choice(frame, draft, page.fits)
    elif page.panel in (Panel.MELD, Panel.LAY_OFF):
        choice = phone_rows(panel_buttons(frame, draft, page.panel))
    else:
        return arranging_controls(frame, page, draft, ways(draft), pictured=pictured)
    back = button(frame.say("button-back"), tiles_id(frame, draft, "show"))
    return always([*choice, *buttons([back])])


def panel_buttons(frame: Frame, draft: Draft, panel: Panel) -> list[Button]:
    """The whole melds of the rack; or the jokers to free, and the tiles that rows take."""
    found = ways(draft)
    laying, adding = way_buttons(frame, draft, found)
    if panel is Panel.MELD:
        return laying
    apart = map(found.is_apart, found.additions)
    return [*freeing_buttons(frame, draft, found), *compress(adding, apart)]


def arranging_controls(
    frame: Frame, page: HandPage, draft: Draft, found: Ways, *, pictured: bool
) -> RowsFor:
    """What the rack offers as one press; tiles to pick, and what is done with those picked."""
    offers = [] if draft.picks else offers_of(frame, page, draft, found)
    picking = pick_choice(frame, page, draft)
    is_wrong = draft.is_changed and problem(draft) is not None
    tools, back = arranging(frame, draft, is_wrong=is_wrong), ways_back(frame, draft)
    leads = any(offer.button["style"] == PRIMARY for offer in offers)
    last = ending(frame, page, draft, found, is_wrong=is_wrong, leads=leads)
    more, beside = more_button(frame, [*last, *back]), [] if draft.picks else by_hand(frame)
    if len(phone_rows([*last, *back, more])) > 1:
        tools, back = [*tools, *back], []
    last = [*last, *back, more]
    said: Iterable[Block] = filter(None, [verdict(frame, page, draft, pictured=pictured)])
    end = [*said, *buttons(with_details(page, last))]

    def below(hidden: Sequence[RackOffer]) -> list[Block]:
        return [*picking, *phone_rows([*ways_to(frame, draft, hidden), *tools]), *end]

    def shown(room: int, hidden: Sequence[RackOffer]) -> list[Row]:
        rows = offered_rows(frame, page, rows_in(room, below(hidden)))
        # What has to be done next stands there whatever the height.
        is_due = bool(offers) and offers[0].rank == DUE
        shown = phone_rows((offer.button for offer in offers), beside)
        return shown[: max(rows, bool(beside), is_due)]

    def within(room: int) -> Sequence[Block]:
        rows = shown(room, ())
        hidden = offers[_buttons_in(rows) - len(beside) :]
        if hidden:
            # The way to them may need a row itself.
            rows = shown(room, hidden)
            hidden = offers[_buttons_in(rows) - len(beside) :]
        return [*rows, *below(hidden)]

    return within


def _buttons_in(rows: Sequence[Row]) -> int:
    return sum(len(row["components"]) for row in rows)


class RackOffer(NamedTuple):
    """What one press makes of the rack: the word of its button, itself, the table after it."""

    rank: int
    verb: str
    button: Button
    after: Callable[[], Draft]


BEHIND = {"begin": "", "lay": "meld", "add": "lay-off", "free": "lay-off"}
"""The button that leads to all offers of a kind."""


def offers_of(frame: Frame, page: HandPage, draft: Draft, found: Ways) -> list[RackOffer]:
    """What the rack offers: first what a duty asks, then what lays most.

    The first that goes with what is advised stands out.
    """
    laying, adding = way_buttons(frame, draft, found)
    opening, freeing = opening_button(frame, draft, found), freeing_buttons(frame, draft, found)
    begun = [found.begun] if found.begun else []
    offers = [
        *(
            RackOffer(DUE, "begin", each, partial(replace, after))
            for each, after in zip(opening, begun, strict=True)
        ),
        *(
            RackOffer(DUE if JOKER in tiles else 1, "lay", each, partial(with_meld, draft, tiles))
            for each, tiles in zip(laying, found.melds, strict=True)
            if (tiles,) != found.opening
        ),
        *(
            RackOffer(2, "free", each, partial(with_freed, draft, way))
            for each, way in zip(freeing, found.freeings, strict=True)
        ),
        *(
            RackOffer(
                DUE if way.tile == JOKER else 3, "add", each, partial(with_addition, draft, way)
            )
            for each, way in zip(adding, found.additions, strict=True)
            if found.is_apart(way)
        ),
    ]
    ordered = sorted(offers, key=itemgetter(0))
    if isinstance(page.advised, Arrange):
        good = (offer for offer in ordered if leads_to(draft, offer, page.advised))
        for offer in islice(good, 1):
            offer.button["style"] = PRIMARY
    return ordered


def leads_to(draft: Draft, offer: RackOffer, advised: Arrange) -> bool:
    """Whether all rows that an offer makes are among those that are *advised*."""
    made = Counter(map(tiles_of, offer.after().layout.rows))
    made -= Counter(map(tiles_of, draft.layout.rows))
    return not made - Counter(map(tiles_of, advised.melds))


def tiles_of(row: TileRow) -> tuple[Card, ...]:
    """The tiles of a row, however they lie."""
    return tuple(sorted(cards_of(row)))


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
    behind = {BEHIND[offer.verb] for offer in hidden}
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
    frame: Frame, page: HandPage, draft: Draft, found: Ways, *, is_wrong: bool, leads: bool
) -> list[Button]:
    """What ends the turn, always in the same place, and the way to the best table.

    That goes first where it is known to lay something. What is advised is coloured, unless an offer
    *leads* there, and what is left to do alone.
    """
    if draft.is_changed:
        is_next = not is_wrong and is_last(page, draft, found)
        return [tile_button(frame, draft, "done", blue_if(is_next), disabled=is_wrong)]
    verb = "draw" if frame.seen.stock else "pass"
    is_next = page.layable == 0 or isinstance(page.advised, DrawStock | Pass)
    last = button(
        frame.say(f"button-{verb}"), control_id(frame, verb), blue_if(is_next and not draft.picks)
    )
    if draft.picks:
        return [last]
    best = suggestion(frame, page, draft, leads=leads)
    return [best, last] if page.layable else [last, best]


def suggestion(frame: Frame, page: HandPage, draft: Draft, *, leads: bool) -> Button:
    """The way to the best table, and how many tiles are laid there, where that may be told."""
    shown = tile_button(
        frame, draft, "suggest", blue_if(isinstance(page.advised, Arrange) and not leads)
    )
    if page.layable:
        count = frame.say("tiles-count", count=page.layable)
        shown["label"] += f"{MELDS_APART}{count}"
    return shown


def blue_if(is_next: bool) -> int:
    """The style of a button that stands out where it is next."""
    return PRIMARY if is_next else GREY


def is_last(page: HandPage, draft: Draft, found: Ways) -> bool:
    """Whether nothing is left but Done: all that is advised lies there, or nothing is offered."""
    if draft.picks or not isinstance(page.advised, Arrange):
        return not (draft.picks or found)
    advised, lying = (
        Counter(map(tiles_of, rows)) for rows in (page.advised.melds, draft.layout.rows)
    )
    return advised == lying


def ways_back(frame: Frame, draft: Draft) -> list[Button]:
    """Undo, and Reset where that goes further."""
    names = ["undo"] if draft.past or draft.picks else []
    names += ["reset"] if draft.is_changed and len(draft.past) > 1 else []
    return [tile_button(frame, draft, name) for name in names]
