"""The working table of tiles by commands: the draft that the panel shows, and Done."""

from collections.abc import Callable, Iterable, Sequence

from bot.controls.clicks import Click, say_to
from bot.controls.play import check_turn
from bot.controls.working_table import commit
from bot.people.refused import Refused
from bot.people.texts import plain_name, say
from bot.render.hand import HandPage
from bot.runtime.senders import user_of
from bot.table import draft as drafting
from bot.table.draft import Draft, picked_by_name
from bot.table.drafts import draft_of, keep
from bot.table.table import Table
from bot.table.tile_rows import cards_of
from bot.typed.cards import meld_alone
from bot.typed.words import folded
from engine.cards import Card
from engine.moves import Laid

NEW = "new"

Change = Callable[[Draft], Draft]


async def change(click: Click, table: Table, work: Change) -> None:
    """Change the caller's working table and answer with it; raises Refused."""
    draft = own_draft(click, table)
    keep(table, table.own_seat(user_of(click)), work(draft))
    await click.client.hands.show(click, table, in_place=False)


def own_draft(click: Click, table: Table) -> Draft:
    """The caller's working table; raises Refused where there is none, and RefusedAtTable."""
    if not table.variant.tiles:
        raise Refused("tiles-only")
    check_turn(user_of(click), table)
    draft = draft_of(table, table.own_seat(user_of(click)))
    if draft is None:
        raise Refused("tiles-between")
    return draft


async def undo(click: Click, table: Table) -> None:
    """Take the last change back; a card game has none that is not made yet but the marks."""
    if table.variant.tiles:
        await change(click, table, drafting.undo)
        return
    key = "undo-only-marks" if table.row.rated else "undo-by-takeback"
    page = HandPage(note=await say_to(click, key))
    await click.client.hands.show(click, table, page, in_place=False)


async def done(click: Click, table: Table) -> None:
    """Make the working table the table, which ends the turn."""
    await commit(click, table, own_draft(click, table))
    await click.client.hands.show(click, table, in_place=False)


# what is changed; each raises Refused where that cannot be


def melding(draft: Draft, tiles: Sequence[Laid]) -> Draft:
    """Put tiles into a new row."""
    return drafting.meld(picked_by_name(draft, tiles), tiles)


def adding(draft: Draft, tile: Laid, number: int | None) -> Draft:
    """Add *tile* to a row, the only one that takes it if none is named."""
    picked = picked_by_name(draft, [tile])
    return drafting.lay_off(picked, number or only_one(drafting.taking(picked)), [tile])


def replacing(draft: Draft, tile: Card, number: int | None) -> Draft:
    """Put *tile* in place of the joker of a row, or of the only one; the joker is free then."""
    picked = picked_by_name(draft, [Laid(tile)])
    return drafting.swap(picked, number or only_one(drafting.swapping(picked)))


def only_one(rows: Sequence[int]) -> int:
    """The row of *rows*; raises Refused where there are several, or none."""
    found = only_meld(rows)
    if found is None:
        raise Refused("no-meld-takes-all")
    return found


def only_meld(numbers: Iterable[int]) -> int | None:
    """The one meld of these *numbers*, None where there is none; raises Refused for several."""
    melds = sorted(set(numbers))
    if len(melds) > 1:
        raise Refused("which-meld", melds=", ".join(map(str, melds)))
    return melds[0] if melds else None


def joining(draft: Draft, tile: Card, source: int | None, onto: int | None) -> Draft:
    """Move *tile*, out of meld *source* if that is named, to meld *onto* or into a new one."""
    picked = picked_by_name(draft, [Laid(tile)], source)
    return drafting.meld(picked) if onto is None else drafting.lay_off(picked, onto)


def target(typed: str, language: str) -> int | None:
    """The number of a meld; None for a new one. Raises Refused."""
    wish = folded(meld_alone(typed, language))
    if wish == NEW or wish in folded(say(language, "other-words-new")).split():
        return None
    if wish.isascii() and wish.isdecimal() and len(wish) < 4:
        return int(wish)
    raise Refused("tiles-meld-or-new", text=plain_name(typed))


def splitting(draft: Draft, number: int, tile: Card) -> Draft:
    """Part a row in two, before *tile*."""
    cards = cards_of(draft.row(number))
    if tile not in cards:
        raise Refused("tiles-split-where")
    return drafting.split(draft, number, cards.index(tile))
