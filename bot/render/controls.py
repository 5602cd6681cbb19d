"""The controls of the private hand: what may be pressed, and the choices that a press can open.

Which moves a game has at this point, and which of them are legal, says the engine.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

import discord
from discord import ui

from bot.people.card_texts import card_text, cards_text, meld_text
from bot.people.texts import say
from bot.render.frame import Frame
from bot.render.layout import Block, Row, button, buttons, option, selects
from bot.render.looks import look_choice
from engine.arrange.deadwood import deadwood
from engine.cards import JOKER, Card, write_card
from engine.legal import is_legal, legal_closes, legal_knocks, legal_takes
from engine.melds import extended, new_meld
from engine.moves import (
    BigGin,
    Close,
    Discard,
    DrawStock,
    Gin,
    Knock,
    LayMeld,
    LayOff,
    Move,
    Pass,
    SeatMove,
    SwapJoker,
    TakePile,
    TurnOver,
)
from engine.record.lines import write_move
from engine.state import Phase
from engine.view import Seen


class Panel(StrEnum):
    """Which choice the controls offer."""

    TURN = "turn"
    TAKE = "depth"
    ONTO = "onto"
    PLACE = "place"
    """What a joker stands for."""
    SWAP = "swap"
    KNOCK = "knock"
    CLOSE = "close"
    LOOK = "look"
    """How cards are shown."""


Offer = tuple[SeatMove, ...]
"""Moves that are made together when they are chosen."""


@dataclass(frozen=True, slots=True)
class HandPage:
    """How one hand is to be shown: its order, its marks, the open choice, a word on top."""

    order: tuple[Card, ...]
    marks: tuple[Card, ...] = ()
    panel: Panel = Panel.TURN
    fits: tuple[int, ...] = ()
    """*Tile*: numbers of the melds to choose from, for the panel *ONTO*."""
    offers: tuple[Offer, ...] = ()
    """What there is to choose from, for the other panels."""
    note: str = ""
    table_url: str | None = None
    """Where the table's public message is."""
    tells_looks: bool = False
    """Whether to point out that cards can be shown in several ways."""
    tells_turn: bool = True
    """Whether to say how a turn is played."""


def controls(frame: Frame, page: HandPage) -> Sequence[Block]:
    """The menus and buttons below the hand; only the rules for who has nothing to play any more."""
    seen = frame.seen
    if seen.phase is Phase.FINISHED or frame.halted:
        return []
    if frame.seat in seen.out:
        return buttons([_button(frame, "rules")])
    choice: Sequence[Block]
    match page.panel:
        case Panel.TURN:
            undo = ("undo",) if page.marks else ()
            ends = [_button(frame, name) for name in ("sort", "cards", *undo, "rules", "resign")]
            turn = turn_buttons(frame)
            return [*mark_choice(frame, page), *buttons(turn), *buttons(ends)]
        case Panel.TAKE:
            choice = take_choice(frame)
        case Panel.LOOK:
            choice = look_choice(frame)
        case _:
            choice = offer_choice(frame, page)
    return [*choice, *buttons([button(_label(frame, "back"), control_id(frame, "show"))])]


def control_id(frame: Frame, verb: str) -> str:
    """The id of a control: it names the game and the step at which it was shown."""
    return f"hand:{frame.game}:{frame.step}:{verb}"


def _choice_id(frame: Frame, verb: str) -> str:
    return f"pick:{frame.game}:{frame.step}:{verb}:"


def _label(frame: Frame, name: str) -> str:
    return say(frame.language, f"button-{name}")


def _button(frame: Frame, name: str) -> ui.Button[ui.LayoutView]:
    return button(_label(frame, name), control_id(frame, name))


PRIMARY, GREY = discord.ButtonStyle.primary, discord.ButtonStyle.secondary


@dataclass(frozen=True, slots=True)
class Deed:
    """A button of the turn, for games that have this *kind* of move at the point it is at.

    *is_shown*: whether it is worth a place; *works*: whether it can be pressed.
    """

    kind: type[Move]
    name: str
    style: discord.ButtonStyle = GREY
    is_shown: Callable[[Seen], bool] = lambda seen: True
    works: Callable[[Seen], bool] = lambda seen: True

    def button(self, frame: Frame) -> ui.Button[ui.LayoutView]:
        """The button as it is now."""
        verb = self.name.replace("-", "")
        custom_id, disabled = control_id(frame, verb), not self.works(frame.seen)
        style = GREY if disabled else self.style
        return button(_label(frame, self.name), custom_id, style, disabled=disabled)


def _legal(move: Move) -> Callable[[Seen], bool]:
    return lambda seen: is_legal(seen, move)


def _has_joker(seen: Seen) -> bool:
    return any(JOKER in meld.cards for meld in seen.melds)


DEEDS = (
    Deed(DrawStock, "draw", PRIMARY, works=_legal(DrawStock())),
    Deed(TakePile, "take", GREY, works=lambda seen: bool(legal_takes(seen))),
    Deed(TurnOver, "turn-over", GREY, is_shown=_legal(TurnOver())),
    Deed(Pass, "pass"),
    Deed(BigGin, "big-gin", discord.ButtonStyle.success, is_shown=_legal(BigGin())),
    Deed(Knock, "knock", PRIMARY, works=lambda seen: bool(legal_knocks(seen))),
    Deed(LayMeld, "meld", PRIMARY),
    Deed(LayOff, "lay-off", PRIMARY),
    Deed(SwapJoker, "swap", is_shown=_has_joker),
    Deed(Close, "close", discord.ButtonStyle.success, lambda seen: bool(legal_closes(seen))),
    Deed(Discard, "discard"),
)
"""In the order in which they are shown."""


def turn_buttons(frame: Frame) -> list[ui.Button[ui.LayoutView]]:
    """What the reader may do at this point of the turn; nothing where it is not theirs."""
    seen = frame.seen
    if seen.to_act != frame.seat or seen.to_act is None:
        return []
    now = seen.variant.plays[seen.phase]
    return [deed.button(frame) for deed in DEEDS if deed.kind in now and deed.is_shown(seen)]


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
    hint = say(frame.language, "hand-mark")
    return selects(_choice_id(frame, "mark"), options, hint, several=True)


def take_choice(frame: Frame) -> list[Row]:
    """The pile from its top down: how deep to take. Choosing what may not be taken says why."""
    pile = frame.seen.pile
    legal = {move.card for move in legal_takes(frame.seen)}
    options = []
    for depth in range(1, len(pile) + 1):
        card, taken = pile[-depth], cards_text(pile[-depth:])
        key = "hand-depth" if card in legal else "hand-depth-refused"
        about = say(frame.language, key, count=depth, cards=taken)
        options.append(option(card_text(card), offer_value([TakePile(card)]), about))
    return _select(frame, Panel.TAKE, options)


def offer_choice(frame: Frame, page: HandPage) -> list[Row]:
    """The moves to choose from."""
    options = [
        option(offer_label(frame, offer), offer_value(offer), offer_about(frame, offer[-1]))
        for offer in page.offers
    ]
    return _select(frame, page.panel, options)


def _select(frame: Frame, panel: Panel, options: Sequence[discord.SelectOption]) -> list[Row]:
    hint = say(frame.language, f"hand-{panel}-hint")
    return selects(_choice_id(frame, panel), options, hint, several=False)


def offer_value(offer: Iterable[SeatMove]) -> str:
    """Moves as the notation writes them, without the seat: `add 7h 3, add 8h 3`."""
    return ", ".join(write_move(1, move).partition(" ")[2] for move in offer)


def offer_label(frame: Frame, offer: Offer) -> str:
    """What an offer puts where."""
    move, melds = offer[0], frame.seen.melds
    match move:
        case LayMeld(cards):
            laid = new_meld(0, 0, cards, frame.seen.melding)
            return meld_text(laid) if laid else cards_text(card for card, _ in cards)
        case LayOff(card, number):
            meld = melds[number - 1]
            if card.card == JOKER:
                longer = extended(
                    meld, JOKER, 0, stands_for=card.stands_for, melding=frame.seen.melding
                )
                meld = longer or meld
            return say(frame.language, "hand-meld", number=number, cards=meld_text(meld))
        case SwapJoker(card, number):
            there = meld_text(melds[number - 1])
            onto = say(frame.language, "hand-meld", number=number, cards=there)
            return f"{card_text(card)} → {onto}"
        case Knock(card) | Gin(card) | Close(card):
            return card_text(card)
    return offer_value(offer)


def offer_about(frame: Frame, move: SeatMove) -> str | None:
    """What an offer leads to, where that is not seen in its label."""
    match move:
        case Knock(card) | Gin(card):
            left = deadwood(other for other in frame.seen.hand if other != card)
            return say(frame.language, "hand-knock-leaves", points=left)
        case LayMeld(cards):
            laid = new_meld(0, 0, cards, frame.seen.melding)
            either = laid is not None and JOKER in laid.stands_for
            return say(frame.language, "hand-place-either") if either else None
    return None
