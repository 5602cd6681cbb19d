"""The controls of the private hand: what may be pressed, and the choices that a press can open.

Which moves a game has at this point, and which of them are legal, says the engine.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from bot.people.card_texts import card_text, cards_text
from bot.render.buttons import GREEN, GREY, PRIMARY, Button, Row, button, buttons, phone_rows
from bot.render.frame import Frame
from bot.render.hand_page import HandPage, Panel
from bot.render.heights import rows_in
from bot.render.layout import Block
from bot.render.looks import look_choice
from bot.render.menus import OPTIONS_A_SELECT, Option, option, selects
from bot.render.offers import (
    MOST_LINES,
    Offer,
    likely,
    of_kinds,
    offer_about,
    offer_buttons,
    offer_label,
    offer_value,
    suits,
    take_offers,
)
from bot.render.results import details_button
from bot.table.advice import Price
from engine import moves
from engine.cards import Card, write_card

SECONDARY = ("sort", "cards", "rules", "table", "resign")
"""What is not about the turn, behind one button."""
BY_PLAYERS = ("agreed", "adjourned")
"""Why a game stands still that its players can let go on."""
MOST_BUTTONS = 8
"""A choice of more is a menu."""


WITHOUT_CARDS = (moves.DrawStock, moves.TakePile, moves.TurnOver, moves.Pass, moves.BigGin)
"""Moves that need no cards of the hand to be marked."""
NAMED = (Panel.MELD, Panel.LAY_OFF, Panel.DISCARD)
"""Choices whose buttons name the cards."""


Offered = Mapping[Offer, Button]
"""Moves that are buttons already."""
RowsFor = Callable[[int], Sequence[Block]]
"""The menus and buttons, for which a phone's screen has so many pixels."""


def controls(frame: Frame, page: HandPage) -> RowsFor:
    """The menus and buttons below the hand; only the rules for who has nothing to play any more."""
    seen = frame.seen
    if frame.halted:
        return always(going_on(frame))
    if frame.seat in seen.out:
        return always(buttons([name_button(frame, "rules")]))
    if page.panel is Panel.TURN:
        return turn_controls(frame, page)
    back = button(frame.say("button-back"), control_id(frame, "show"))
    return always([*choice(frame, page), *buttons([back])])


def by_hand(frame: Frame) -> list[Button]:
    """The way to the page on which the table can be touched."""
    way = button(frame.say("button-page"), f"table:{frame.game}:page")
    return [way] if frame.opens_page else []


def going_on(frame: Frame) -> list[Row]:
    """The way on where players have stopped the clocks: in a DM it stands nowhere else."""
    go_on = button(frame.say("button-goon"), f"table:{frame.game}:goon")
    return buttons([go_on] if frame.halted in BY_PLAYERS else [])


def always(rows: Sequence[Block]) -> RowsFor:
    """*rows* of controls, the same however much room there is."""
    return lambda _: rows


def turn_controls(frame: Frame, page: HandPage) -> RowsFor:
    """What is likely as one press, one way to all else; or what is done with the cards marked."""
    marking, bare = mark_choice(frame, page), at_once(frame, page)
    is_turn = frame.seen.to_act == frame.seat
    is_early = not is_turn and not page.marks and not page.tells_turn

    @cache
    def offering(lines: int) -> Sequence[Block]:
        beside = by_hand(frame) if lines and is_turn else []
        shown = likely(frame, page.legal, lines, page.advised, beside) if lines else {}
        if beside and not shown:
            # The best is too wide to stand beside it.
            shown = likely(frame, page.legal, lines + 1, page.advised, beside)
        stand_out(page, shown)
        rows, first = phone_rows(shown.values(), beside if shown else ()), [] if shown else beside
        return [*rows, *marking, *below(frame, page, bare, shown, first)]

    def within(room: int) -> Sequence[Block]:
        fitting = rows_in(room, offering(0))
        if is_early and fitting < 0:
            # Cards can be marked when the turn has come; what is planned ahead needs no marks.
            return below(frame, page, bare, {})
        # What is next stands there as one press whatever the height.
        lines = max(1, offered_rows(frame, page, fitting))
        return offering(0 if is_marking(page) else lines)

    return within


def is_marking(page: HandPage) -> bool:
    """Whether the next move is made with cards that are marked."""
    return page.by_marks or bool(page.marks)


def stand_out(page: HandPage, shown: Offered) -> None:
    """Let the button stand out that makes the only move there is, or the one that is advised."""
    alone = page.legal[0] if len(page.legal) == 1 else None
    for offer, control in shown.items():
        if offer[0] in (alone, page.advised) and control["style"] == GREY:
            control["style"] = PRIMARY


def below(
    frame: Frame, page: HandPage, bare: Offered, shown: Offered, beside: Sequence[Button] = ()
) -> list[Block]:
    """What stands under the menu to mark: what needs no card, and the way to all not *shown*.

    In its first row that stands *beside* other buttons.
    """
    turn = (
        marked_buttons(frame, page) if is_marking(page) else turn_buttons(frame, page, bare, shown)
    )
    discarding = [] if is_marking(page) else discard_choice(frame, page, shown)
    undo = [name_button(frame, "undo")] if page.marks else []
    ends = [*turn, *undo]
    ends.append(more_button(frame, ends))
    if len(phone_rows(ends)) > 1:
        ends = [each for each in ends if not each["disabled"]]
    return [*discarding, *planning(frame, page), *phone_rows(with_details(page, ends), beside)]


def with_details(page: HandPage, row: list[Button]) -> list[Button]:
    """*row* with the way to the sums of the round before, where it stays one line of a phone."""
    both = [*row, *details(page)]
    return both if len(phone_rows(both)) == 1 else row


def details(page: HandPage) -> list[Button]:
    """The way to the sums of the round before, as long as its result is told."""
    return [details_button(page.ended)] if page.ended else []


def offered_rows(frame: Frame, page: HandPage, fitting: int) -> int:
    """In how many rows likely moves are offered: as many as are *fitting* on the screen.

    Who is new and told how is offered as much in words as later, when that text is gone.
    """
    told = MOST_LINES if page.tells_turn and not frame.look.takes_pictures() else 0
    return max(0, min(MOST_LINES, fitting + told))


def planning(frame: Frame, page: HandPage) -> list[Block]:
    """What is planned for the next turn and a way to cancel it, or a menu to plan something."""
    if page.plan is not None:
        what = "dropped" if frame.seen.to_act == frame.seat else "waits"
        card = page.plan.discard
        key = f"ahead-{what}-draw" if card is None else f"ahead-{what}-discard"
        text = frame.say(key, card="" if card is None else card_text(card))
        cancel = [name_button(frame, "unplan")] if what == "waits" else []
        return [text, *buttons(cancel)]
    return [*plan_choice(frame, page)] if page.may_plan else []


def plan_choice(frame: Frame, page: HandPage) -> list[Row]:
    """A menu in which one choice plans the turn: to draw, or to discard a card then."""
    draw = option(frame.say("ahead-draw"), "draw")
    cards = [option(card_text(card), write_card(card)) for card in dict.fromkeys(page.order)]
    offered = [draw, *cards][:OPTIONS_A_SELECT]
    return selects(_choice_id(frame, "ahead"), offered, frame.say("ahead-hint"), several=False)


def choice(frame: Frame, page: HandPage) -> Sequence[Block]:
    """What a press has opened."""
    match page.panel:
        case Panel.TAKE:
            return take_choice(frame, page)
        case Panel.LOOK:
            return look_choice(frame)
        case Panel.MORE:
            return phone_rows(secondary(frame, page))
    return offer_choice(frame, page)


def secondary(frame: Frame, page: HandPage) -> list[Button]:
    """What can be pressed at any time."""
    return [
        *hint_buttons(frame, page),
        *by_hand(frame),
        *(name_button(frame, name) for name in SECONDARY),
        *details(page),
    ]


def hint_buttons(frame: Frame, page: HandPage) -> list[Button]:
    """The way to a hint where the reader may have one; what it costs is said before."""
    if not page.hint:
        return []
    key = "button-hint-counting" if page.hint is Price.COUNTING else "button-hint"
    return [button(frame.say(key), control_id(frame, "hint"))]


def control_id(frame: Frame, verb: str) -> str:
    """The id of a control: it names the game and the step at which it was shown."""
    return f"hand:{frame.game}:{frame.step}:{verb}"


def _choice_id(frame: Frame, verb: str) -> str:
    return f"pick:{frame.game}:{frame.step}:{verb}:"


def name_button(frame: Frame, name: str) -> Button:
    """A button that is called like what it does."""
    return button(frame.say(f"button-{name}"), control_id(frame, name))


def more_button(frame: Frame, row: Sequence[Button] = ()) -> Button:
    """The way to what is seldom needed, behind the other buttons of its *row*.

    Below pictures, which take most of the screen, it is a sign that everybody knows where its word
    alone would break the row. Who reads the cards as text, or hears them, always has the word.
    """
    more = name_button(frame, "more")
    sign: Button = {**more, "label": DOTS}
    has_room = len(phone_rows([*row, more])) == 1 or len(phone_rows([*row, sign])) > 1
    return more if has_room or frame.look.as_seen != "image" else sign


DOTS = "…"


@dataclass(frozen=True, slots=True)
class MoveButton:
    """A button for moves of these *kinds*; *hides*: it is not there where none of them is legal."""

    name: str
    kinds: tuple[type[moves.SeatMove], ...]
    style: int = GREY
    hides: bool = False


HAND_BUTTONS = (
    MoveButton("draw", (moves.DrawStock,)),
    MoveButton("take", (moves.TakePile,)),
    MoveButton("turn-over", (moves.TurnOver,), hides=True),
    MoveButton("pass", (moves.Pass,)),
    MoveButton("big-gin", (moves.BigGin,), GREEN, hides=True),
    MoveButton("knock", (moves.Knock, moves.Gin)),
    MoveButton("meld", (moves.LayMeld,)),
    MoveButton("lay-off", (moves.LayOff,)),
    MoveButton("swap", (moves.SwapJoker,), hides=True),
    MoveButton("close", (moves.Close,), GREEN, hides=True),
    MoveButton("discard", (moves.Discard,)),
)
"""In the order in which they are shown."""


def turn_buttons(frame: Frame, page: HandPage, bare: Offered, shown: Offered) -> list[Button]:
    """What needs no card of the hand, best first; and the ways to what is not *shown* already."""
    done = {offer[0] for offer in (*shown, *bare)}
    left = {type(move) for move in page.legal if move not in done} - {moves.Discard}
    ways = [about for about in HAND_BUTTONS if not left.isdisjoint(about.kinds)]
    now = [control for offer, control in bare.items() if offer not in shown]
    return [*now, *(move_button(frame, about) for about in ways)]


def at_once(frame: Frame, page: HandPage) -> dict[Offer, Button]:
    """The moves that need no card of the hand, with their buttons; of the takes the likely one."""
    found: dict[Offer, Button] = {}
    takes = offer_buttons(frame, take_offers(frame, page.legal, page.advised))
    for move in page.legal:
        if isinstance(move, moves.TakePile):
            found |= takes
        elif isinstance(move, WITHOUT_CARDS):
            about = next(about for about in HAND_BUTTONS if type(move) in about.kinds)
            found[move,] = move_button(frame, about)
    stand_out(page, found)
    return found


def marked_buttons(frame: Frame, page: HandPage) -> list[Button]:
    """What may be done at this point of the turn with the cards marked; nothing in another's.

    Each can always be pressed: where the cards will not do it says why.
    """
    seen = frame.seen
    if seen.to_act != frame.seat or seen.to_act is None:
        return []
    now, shown, meant = seen.variant.plays[seen.phase], [], []
    for about in HAND_BUTTONS:
        found = [move for move in page.legal if type(move) in about.kinds]
        if not any(kind in now for kind in about.kinds) or (about.hides and not found):
            continue
        works = bool(found) or (bool(page.marks) and about.kinds[0] not in WITHOUT_CARDS)
        shown.append(move_button(frame, about, disabled=not works))
        meant += shown[-1:] if any(suits(move, page.marks) for move in found) else []
    if len(meant) == 1:
        meant[0]["style"] = PRIMARY
    return shown


def move_button(frame: Frame, about: MoveButton, *, disabled: bool = False) -> Button:
    """The button for moves of a kind."""
    custom_id = control_id(frame, about.name.replace("-", ""))
    return button(frame.say(f"button-{about.name}"), custom_id, about.style, disabled=disabled)


def mark_choice(frame: Frame, page: HandPage) -> list[Row]:
    """The cards of the hand to mark; equal cards are told apart by a number in the value."""
    tiles = frame.seen.variant.tiles
    marked, met = Counter(page.marks), Counter[Card]()
    options = []
    for card in page.order:
        met[card] += 1
        value = f"{write_card(card, tiles=tiles)}/{met[card]}"
        chosen = met[card] <= marked[card]
        options.append(option(card_text(card, tiles=tiles), value, chosen=chosen))
    return selects(_choice_id(frame, "mark"), options, frame.say("hand-mark"), several=True)


def discard_choice(frame: Frame, page: HandPage, shown: Offered) -> list[Row]:
    """What may be discarded and is not *shown* as a button: one choice ends the turn."""
    done = {offer[0] for offer in shown}
    found = of_kinds((move for move in page.legal if move not in done), moves.Discard)
    options = [option(offer_label(frame, offer), offer_value(offer)) for offer in found]
    return _select(frame, Panel.DISCARD, options)


def take_choice(frame: Frame, page: HandPage) -> list[Row]:
    """The pile from its top down: how deep to take. Choosing what may not be taken says why."""
    pile = frame.seen.pile
    legal = {move.card for move in page.legal if isinstance(move, moves.TakePile)}
    options = []
    for depth in range(1, len(pile) + 1):
        card, taken = pile[-depth], cards_text(pile[-depth:])
        key = "hand-depth" if card in legal else "hand-depth-refused"
        about = frame.say(key, count=depth, cards=taken)
        options.append(option(card_text(card), offer_value([moves.TakePile(card)]), about))
    return _select(frame, Panel.TAKE, options)


def offer_choice(frame: Frame, page: HandPage) -> list[Row]:
    """The moves to choose from: a button for each where they are few and nothing is marked."""
    if page.panel in NAMED and len(page.offers) <= MOST_BUTTONS:
        found = offer_buttons(frame, page.offers, "whole")
        if len(found) == len(page.offers):
            return phone_rows(found.values())
    options = [
        option(choice_label(frame, page, offer), offer_value(offer), offer_about(frame, offer[-1]))
        for offer in page.offers
    ]
    return _select(frame, page.panel, options)


def choice_label(frame: Frame, page: HandPage, offer: Offer) -> str:
    """An offer in a menu; which card is laid off is said where none is marked."""
    label, move = offer_label(frame, offer), offer[0]
    if page.panel is Panel.LAY_OFF and isinstance(move, moves.LayOff):
        return f"{card_text(move.card.card)} → {label}"
    return label


def _select(frame: Frame, panel: Panel, options: Sequence[Option]) -> list[Row]:
    hint = frame.say(f"hand-{panel}-hint")
    return selects(_choice_id(frame, panel), options, hint, several=False)
