"""The private hand: the table in short, the cards, and the controls of the turn."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import discord
from discord import ui

from bot.render.cards import card_text, cards_text
from bot.render.frame import Frame
from bot.render.layout import Row, button, buttons, layout, option, selects
from bot.render.results import winner_text
from bot.render.table import table_text
from bot.texts import name_text, say
from engine.cards import Card, write_card
from engine.legal import legal_takes
from engine.state import Phase


class Panel(StrEnum):
    """Which choice the controls offer."""

    TURN = "turn"
    TAKE = "take"
    ONTO = "onto"


@dataclass(frozen=True, slots=True)
class HandPage:
    """How one hand is to be shown: its order, its marks, the open choice, a word on top."""

    order: tuple[Card, ...]
    marks: tuple[Card, ...] = ()
    panel: Panel = Panel.TURN
    fits: tuple[int, ...] = ()
    """Numbers of the melds to choose from, for the panel *ONTO*."""
    note: str = ""
    paused: bool = False
    table_url: str | None = None
    """Where the table's public message is."""


def hand_view(frame: Frame, page: HandPage) -> ui.LayoutView:
    """One player's hand with its controls; *frame* is what that player's seat sees."""
    blocks: list[str | Row] = []
    if page.note:
        blocks.append(page.note)
    blocks += table_text(frame)
    blocks.append(_cards_block(frame, page))
    blocks += _controls(frame, page)
    if page.table_url is not None:
        blocks.append(say(frame.language, "turn-link", url=page.table_url))
    return layout(*blocks, accent=_accent(frame))


def _accent(frame: Frame) -> discord.Colour | None:
    return discord.Colour.green() if frame.seen.to_act == frame.seat else None


def _cards_block(frame: Frame, page: HandPage) -> str:
    tiles = frame.seen.variant.tiles
    lines = [
        say(frame.language, "hand-title", count=len(page.order)),
        f"## {_spaced(page.order, tiles=tiles)}" if page.order else "–",
        status(frame, paused=page.paused),
    ]
    if page.marks:
        marked = cards_text(page.marks, tiles=tiles)
        lines.append(say(frame.language, "hand-marked", cards=marked))
    return "\n".join(lines)


def _spaced(cards: Sequence[Card], *, tiles: bool) -> str:
    """The cards in one line that wraps, with a wider gap where a suit ends."""
    text = ""
    for before, card in zip((None, *cards), cards, strict=False):
        if before is not None:
            text += " " if before.suit == card.suit else "\u2003"
        text += card_text(card, tiles=tiles)
    return text


def status(frame: Frame, *, paused: bool = False) -> str:
    """What the reader is to do now."""
    state = frame.seen
    if state.phase is Phase.FINISHED:
        return winner_text(frame)
    if paused:
        return say(frame.language, "hand-paused")
    if state.to_act is None:
        return ""
    if state.to_act != frame.seat:
        name = name_text(frame.player(state.to_act).name)
        return say(frame.language, "hand-waiting", name=name)
    if state.phase is Phase.DRAW:
        return say(frame.language, "hand-your-draw")
    return "\n".join([say(frame.language, "hand-your-play"), *_duties(frame)])


def _duties(frame: Frame) -> list[str]:
    turn = frame.seen.turn
    if turn.must_meld is not None:
        return [say(frame.language, "hand-must-meld", card=card_text(turn.must_meld))]
    if len(turn.taken) == 1 and turn.taken[0] in frame.seen.hand:
        return [say(frame.language, "hand-no-discard", card=card_text(turn.taken[0]))]
    return []


def _controls(frame: Frame, page: HandPage) -> list[Row]:
    state = frame.seen
    if state.phase is Phase.FINISHED or page.paused:
        return []
    match page.panel:
        case Panel.TAKE:
            return [*take_choice(frame), *buttons([_back(frame)])]
        case Panel.ONTO:
            return [*meld_choice(frame, page.fits), *buttons([_back(frame)])]
    return [*mark_choice(frame, page), *buttons(turn_buttons(frame)), *buttons(_always(frame))]


def control_id(frame: Frame, verb: str) -> str:
    """The id of a control: it names the game and the step at which it was shown."""
    return f"hand:{frame.game}:{frame.step}:{verb}"


def _choice_id(frame: Frame, verb: str) -> str:
    return f"pick:{frame.game}:{frame.step}:{verb}:"


def _label(frame: Frame, name: str) -> str:
    return say(frame.language, f"button-{name}")


def _back(frame: Frame) -> ui.Button[ui.LayoutView]:
    return button(_label(frame, "back"), control_id(frame, "show"))


def turn_buttons(frame: Frame) -> list[ui.Button[ui.LayoutView]]:
    """What the reader may do at this point of the turn; nothing where it is not theirs."""
    state = frame.seen
    if state.to_act != frame.seat:
        return []
    primary, grey = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    if state.phase is Phase.DRAW:
        return [
            button(_label(frame, "draw"), control_id(frame, "draw"), primary),
            button(_label(frame, "take"), control_id(frame, "take"), disabled=not state.pile),
        ]
    return [
        button(_label(frame, "meld"), control_id(frame, "meld"), primary),
        button(_label(frame, "lay-off"), control_id(frame, "layoff"), primary),
        button(_label(frame, "discard"), control_id(frame, "discard"), grey),
    ]


def _always(frame: Frame) -> list[ui.Button[ui.LayoutView]]:
    return [
        button(_label(frame, "sort"), control_id(frame, "sort")),
        button(_label(frame, "rules"), control_id(frame, "rules")),
        button(_label(frame, "resign"), control_id(frame, "resign")),
    ]


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
    state = frame.seen
    tiles = state.variant.tiles
    legal = {move.card for move in legal_takes(state)}
    options = []
    for depth in range(1, len(state.pile) + 1):
        card, taken = state.pile[-depth], state.pile[-depth:]
        cards = cards_text(taken, tiles=tiles)
        key = "hand-depth" if card in legal else "hand-depth-refused"
        about = say(frame.language, key, count=depth, cards=cards)
        options.append(option(card_text(card, tiles=tiles), write_card(card, tiles=tiles), about))
    hint = say(frame.language, "hand-take-hint")
    return selects(_choice_id(frame, "depth"), options, hint, several=False)


def meld_choice(frame: Frame, fits: Sequence[int]) -> list[Row]:
    """The melds that the marked cards fit."""
    state = frame.seen
    options = [
        option(
            say(
                frame.language,
                "hand-meld",
                number=meld.id,
                cards=cards_text(meld.cards, tiles=state.variant.tiles),
            ),
            str(meld.id),
        )
        for meld in state.melds
        if meld.id in fits
    ]
    hint = say(frame.language, "hand-onto-hint")
    return selects(_choice_id(frame, "onto"), options, hint, several=False)
