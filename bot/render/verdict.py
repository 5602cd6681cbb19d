"""Whether a working table of tiles could become the table, in one line beside Done."""

from collections.abc import Iterator

from bot.people.card_texts import card_text, cards_text
from bot.render.frame import Frame
from bot.render.hand_page import HandPage
from bot.render.not_melds import row_text
from bot.render.refusals import jokers_stand_for, refusal_text
from bot.table.draft import Draft, problem
from bot.table.tile_rows import cards_of, melds_of
from engine.errors import InitialMeldTooLow, JokerNotReplaceable, Refusal
from engine.melds import Meld


def verdict(frame: Frame, page: HandPage, draft: Draft, *, pictured: bool) -> str:
    """What is still wrong with the working table, or that it is whole; empty where it is the table.

    A row that is no meld says why here where the table is *pictured*, else where it lies.
    """
    if not draft.is_changed:
        return ""
    bad = [number for number, meld in rows_of(draft) if meld is None]
    if len(bad) == 1 and pictured:
        return bad_row(frame, draft, bad[0])
    if bad:
        rows = ", ".join(map(str, bad))
        return frame.say("tiles-not-whole", count=len(bad), rows=rows)
    if draft.freed:
        return frame.say("tiles-joker-free")
    refusal = problem(draft)
    if refusal is not None:
        return f"✗ {shortly(frame, refusal)}"
    return frame.say("tiles-ready-typed" if page.typed else "tiles-ready", count=draft.played)


def shortly(frame: Frame, refusal: Refusal) -> str:
    """Why a working table of whole melds cannot be played; what is met most often in one line."""
    match refusal:
        case InitialMeldTooLow(points, needed):
            return frame.say("tiles-points-to-open", points=points, needed=needed)
        case JokerNotReplaceable(_, meld):
            tiles = [card_text(card, tiles=True) for card in jokers_stand_for(frame, meld)]
            return frame.say("tiles-joker-bound", number=meld, tiles="/".join(tiles))
    return refusal_text(refusal, frame)


def rows_of(draft: Draft) -> Iterator[tuple[int, Meld | None]]:
    """The rows of the working table by number; None for one that is no meld."""
    return enumerate(melds_of(draft.start, draft.layout), 1)


def bad_row(frame: Frame, draft: Draft, number: int) -> str:
    """A row that is no meld, with the reason."""
    cards = cards_of(draft.row(number))
    tiles, why = cards_text(cards, tiles=True), row_text(frame.language, cards)
    return frame.say("tiles-row-bad", number=number, tiles=tiles, why=why)
