"""What the commands of a table propose while somebody types: moves, and tiles to arrange."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from discord.app_commands import Choice

from bot.commands.arranging import NEW
from bot.commands.context import MOST_CHOICES, Propose, guessed, matching, sight
from bot.controls.clicks import Click, say_to
from bot.people.card_texts import card_text, cards_text, meld_text, standing_text
from bot.people.texts import say
from bot.runtime.asking import answer
from bot.runtime.senders import user_of
from bot.table import draft as drafting
from bot.table.draft import Draft, picked_by_name
from bot.table.drafts import draft_of
from bot.table.tile_rows import cards_of
from engine import moves
from engine.arrange.deadwood import deadwood
from engine.arrange.pieces import Piece, Pieces
from engine.cards import JOKER, write_card
from engine.legal import (
    legal_closes,
    legal_discards,
    legal_knocks,
    legal_layoffs,
    legal_melds,
    legal_swaps,
    legal_takes,
)
from engine.melds import new_meld
from engine.moves import Laid, SeatMove
from engine.record.lines import write_laid
from engine.view import Seen

LabelledValue = tuple[str, str]
"""A label, and the value that is typed for it."""
FindChoices = Callable[[Draft], Iterator[LabelledValue]]


def proposing(
    find: Callable[[Seen], Sequence[SeatMove]], tiles: FindChoices | None = None
) -> Propose:
    """Propose the moves that *find* has for the caller, in their language.

    With tiles it is what *tiles* has for their working table. Nothing where it is not their turn.
    """

    async def propose(click: Click, typed: str) -> list[Choice[Any]]:
        seen = await sight(click)
        if seen is None:
            return []
        if tiles is not None and seen.variant.tiles:
            return await proposed(click, typed, tiles)
        language = await click.client.languages.of_click(click)
        pairs = (shown(seen, move, language) for move in await answer(find, seen))
        return matching(pairs, typed, language)

    return propose


async def proposed(click: Click, typed: str, find: FindChoices) -> list[Choice[str]]:
    """What *find* has for the caller's working table; nothing where it is not their turn."""
    table = await guessed(click)
    draft = table and draft_of(table, table.own_seat(user_of(click)))
    language = await click.client.languages.of_click(click)
    return matching(find(draft), typed, language, tiles=True) if draft else []


def shown(seen: Seen, move: SeatMove, language: str) -> LabelledValue:
    """A move as it is proposed: what it takes where, and what is typed for it."""
    match move:
        case moves.TakePile(named):
            card = named or seen.pile[-1]
            # Two packs may have left the same card deeper down as well.
            return cards_text(seen.pile[-1 - seen.pile[::-1].index(card) :]), write_card(card)
        case moves.LayMeld(cards):
            meld = new_meld(0, 0, cards, seen.melding)
            return meld_text(meld) if meld else "", " ".join(map(write_laid, cards))
        case moves.LayOff(laid, number):
            onto = next(meld for meld in seen.melds if meld.id == number)
            label = standing_text(laid.card, laid.stands_for or laid.card)
            return f"{label} → {number}: {meld_text(onto)}", f"{write_laid(laid)} {number}"
        case moves.SwapJoker(card, number):
            label = f"{card_text(card)} → {number}: {meld_text(seen.melds[number - 1])}"
            return label, f"{write_card(card)} {number}"
        case moves.Knock(card) | moves.Gin(card):
            left = deadwood(other for other in seen.hand if other != card)
            about = say(language, "hand-knock-leaves", points=left)
            return f"{card_text(card)} · {about}", write_card(card)
        case moves.Discard(card) | moves.Close(card):
            return card_text(card), write_card(card)
    raise TypeError(move)


def meld_choices(draft: Draft) -> Iterator[tuple[str, str]]:
    """The melds within the rack, those without jokers first; of these the largest.

    Before the opening it is the points that count.
    """
    opened = draft.start.to_act in draft.start.opened
    pieces = Pieces(draft.layout.rack, draft.start.melding, draft.start.variant.values)
    for piece in sorted(pieces, key=lambda piece: _rank(piece, opened=opened)):
        label = " ".join(standing_text(card, as_ or card, tiles=True) for card, as_ in piece.cards)
        yield label, " ".join(write_laid(laid, tiles=True) for laid in piece.cards)


def _rank(piece: Piece, *, opened: bool) -> tuple[int, int]:
    jokers = sum(card == JOKER for card, _ in piece.cards)
    return jokers, -(len(piece.cards) if opened else piece.points)


def rack_choices(draft: Draft, find: Callable[[Draft], Sequence[int]]) -> Iterator[LabelledValue]:
    """The tiles of the rack for which *find* has rows when they are picked, each with its row."""
    for card in dict.fromkeys(draft.layout.rack):
        for number in find(picked_by_name(draft, [Laid(card)])):
            row = cards_text(cards_of(draft.row(number)), tiles=True)
            label = f"{card_text(card, tiles=True)} → {number}: {row}"
            yield label, f"{write_card(card, tiles=True)} {number}"


def tile_choices(draft: Draft) -> Iterator[tuple[str, str]]:
    """Every tile that can be moved: those of melds with their number, then the rack's."""
    for number in draft.open_rows:
        for card in cards_of(draft.row(number)):
            value = f"{write_card(card, tiles=True)} {number}"
            yield f"{card_text(card, tiles=True)} · {number}", value
    for card in dict.fromkeys(draft.layout.rack):
        yield card_text(card, tiles=True), write_card(card, tiles=True)


def row_choices(draft: Draft) -> Iterator[tuple[str, str]]:
    """The rows that may be changed."""
    for number in draft.open_rows:
        yield f"{number}: {cards_text(cards_of(draft.row(number)), tiles=True)}", str(number)


takes = proposing(legal_takes)
melds = proposing(legal_melds, meld_choices)
lay_offs = proposing(legal_layoffs, partial(rack_choices, find=drafting.taking))
swaps = proposing(legal_swaps, partial(rack_choices, find=drafting.swapping))
discards = proposing(legal_discards)
knocks = proposing(legal_knocks)
closes = proposing(legal_closes)


async def tiles_to_move(click: Click, typed: str) -> list[Choice[str]]:
    """The tiles that can be moved."""
    return await proposed(click, typed, tile_choices)


async def targets(click: Click, typed: str) -> list[Choice[str]]:
    """A new meld, and the melds."""
    fresh = Choice(name=await say_to(click, "tiles-new-meld"), value=NEW)
    return [fresh, *await proposed(click, typed, row_choices)][:MOST_CHOICES]


async def rows(click: Click, typed: str) -> list[Choice[int]]:
    """The melds that can be parted."""
    found = await proposed(click, typed, row_choices)
    return [Choice(name=choice.name, value=int(choice.value)) for choice in found]


async def places(click: Click, typed: str) -> list[Choice[str]]:
    """The tiles of the meld that was chosen, but for its first."""

    def find(draft: Draft) -> Iterator[LabelledValue]:
        number = click.namespace.meld
        if number in draft.open_rows:
            for card in cards_of(draft.row(number))[1:]:
                yield card_text(card, tiles=True), write_card(card, tiles=True)

    return await proposed(click, typed, find)
