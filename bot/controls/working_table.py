"""The controls of the working table: what is pressed changes the draft, and Done plays it."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice

from bot.controls.buttons import HandControl
from bot.controls.clicks import Click, say_to
from bot.controls.control import chosen
from bot.controls.play import act, check_turn
from bot.messages.pressed import components_of, custom_id, menus_in
from bot.people.card_texts import cards_text
from bot.people.refused import Refused
from bot.render.hand import HandPage, Panel
from bot.runtime.asking import asked
from bot.runtime.senders import user_of
from bot.table import draft as drafting
from bot.table.draft import Draft, TilePlace, taking
from bot.table.drafts import draft_of, keep
from bot.table.jokers import turn_joker
from bot.table.table import Table
from bot.table.tile_offers import OFFERS, laid_off, melded
from bot.table.tile_rows import TileRow
from engine.arrange.calm import calm
from engine.arrange.tile_turns import completing, most, opening
from engine.cards import Card, Seat, parse_card
from engine.moves import Arrange
from engine.view import Seen


class TilesControl(
    HandControl,
    template=r"tiles:(?P<game>\d{1,18}):(?P<step>\d{1,9}):(?P<revision>\d{1,6})"
    r":(?P<verb>[a-z]{1,10})(\.(?P<at>\d{1,3}))?(:(?P<menu>\d))?",
):
    """The menus and buttons under the working table."""

    async def at_hand(self, press: Click, table: Table) -> None:
        """Do what the control says, unless the draft has moved on since it was shown."""
        check_turn(user_of(press), table)
        seat = table.own_seat(user_of(press))
        draft = draft_of(table, seat)
        if draft is None:
            await show(press, table)
        elif int(self.words["revision"]) != draft.revision:
            await show(press, table, note="tiles-moved-on")
        else:
            await self.work(press, table, seat, draft)

    async def work(self, press: Click, table: Table, seat: Seat, draft: Draft) -> None:
        """Do what the control says to *draft*."""
        match self.words["verb"]:
            case "done":
                await commit(press, table, draft)
                await show(press, table)
            case "layoff" if draft.picks:
                await lay_off(press, table, seat, draft)
            case "layoff":
                await choose(press, table, seat, draft, laid_off, Panel.LAY_OFF)
            case "meld" if not draft.picks:
                await choose(press, table, seat, draft, melded, Panel.MELD)
            case "suggest":
                await suggest(press, table, seat, draft)
            case verb:
                await change(press, table, seat, draft, partial(self.changed, press, verb=verb))

    def changed(self, press: Click, draft: Draft, *, verb: str) -> Draft:
        """*draft* after a simple change; raises Refused."""
        if verb in CHANGES:
            return CHANGES[verb](draft)
        if verb in OFFERS:
            return self.one_of(OFFERS[verb](draft))
        values = chosen(press)
        match verb:
            case "rack":
                return picked(draft, offers(press), values)
            case "open":
                return drafting.open_row(draft, numbers(values)[0])
            case "onto":
                return drafting.lay_off(draft, numbers(values)[0])
        return draft

    def one_of(self, offers: Iterator[Draft]) -> Draft:
        """The offer that the control names by its place; raises Refused where there is none."""
        at = int(self.words["at"] or 0)
        found = next(islice(offers, at, None), None)
        if found is None:
            raise Refused("hand-moved-on")
        return found


def numbers(values: Sequence[str]) -> list[int]:
    """The values of a select that offers numbers; raises Refused where they are none."""
    if not all(value.isdecimal() and len(value) < 4 for value in values):
        raise Refused("hand-moved-on")
    return [int(value) for value in values]


def picked(draft: Draft, offered: Sequence[str], values: Sequence[str]) -> Draft:
    """*draft* with the *values* picked of what a menu *offered*, else as before; raises Refused."""
    count, before = Counter[Card](), []
    for card in draft.held:
        count[card] += 1
        before.append((card, count[card]))
    of_rack = {value_of(value) for value in offered if "." not in value}
    of_table = {place_of(value) for value in offered if "." in value}
    kept = [card for card, copy in before if (card, copy) not in of_rack]
    held = [*kept, *(value_of(value)[0] for value in values if "." not in value)]
    still = [place for place in draft.taken if place not in of_table]
    taken = [*still, *(place_of(value) for value in values if "." in value)]
    return drafting.pick_taken(drafting.pick_held(draft, held), taken)


def offers(press: Click) -> list[str]:
    """The values that the menu has in which something was just chosen."""
    menus = menus_in(components_of(press))
    pressed = (menu for menu in menus if menu["custom_id"] == custom_id(press))
    return [one["value"] for menu in pressed for one in menu["options"]]


def value_of(value: str) -> tuple[Card, int]:
    """The tile of a value like `r7/2`, and which of equal ones; raises Refused."""
    token, _, copy = value.partition("/")
    try:
        return parse_card(token, tiles=True), int(copy)
    except ValueError:
        raise Refused("hand-moved-on") from None


def place_of(value: str) -> TilePlace:
    """The place of a value like `3.1`: meld 3, its second tile; raises Refused."""
    number, index = numbers(value.split(".", 1))
    return number, index


def split(draft: Draft) -> Draft:
    """Part a row before the one tile of it that is picked; raises Refused."""
    if len(draft.taken) != 1 or draft.held:
        raise Refused("tiles-split-where")
    return drafting.split(draft, *draft.taken[0])


async def lay_off(press: Click, table: Table, seat: Seat, draft: Draft) -> None:
    """Add what is picked to the one row that it fits; else ask which."""
    fits = await asked(taking, draft)
    if len(fits) == 1:
        await change(press, table, seat, draft, partial(drafting.lay_off, number=fits[0]))
        return
    page = HandPage(panel=Panel.ONTO, fits=fits)
    await press.client.hands.show(press, table, page, in_place=True)


async def choose(
    press: Click,
    table: Table,
    seat: Seat,
    draft: Draft,
    find: Callable[[Draft], list[Draft]],
    panel: Panel,
) -> None:
    """Do the only thing that there is to *find*, or ask which; raises Refused where none is."""
    found = await asked(find, draft)
    if not found:
        raise Refused("tiles-pick-first")
    if len(found) == 1:
        await change(press, table, seat, draft, lambda _: found[0])
        return
    await press.client.hands.show(press, table, HandPage(panel=panel), in_place=True)


async def change(
    press: Click, table: Table, seat: Seat, draft: Draft, work: Callable[[Draft], Draft]
) -> None:
    """Change *draft*, unless another press has done so meanwhile; raises Refused."""
    after = await asked(work, draft)
    if draft_of(table, seat) != draft:
        await show(press, table, note="tiles-moved-on")
        return
    keep(table, seat, after)
    await show(press, table)


async def suggest(press: Click, table: Table, seat: Seat, draft: Draft) -> None:
    """Show a whole table with the tiles that the player has laid or picked.

    With none it is the best that there is, where nothing hangs on the game. Raises Refused.
    """
    await change(press, table, seat, draft, await suggestion(table, draft))


async def suggestion(table: Table, draft: Draft) -> Callable[[Draft], Draft]:
    """What makes of *draft* a whole table with the tiles that are laid or picked, or the best one.

    Raises Refused where that may not be told; what is given raises it where there is none.
    """
    left = Counter(draft.layout.rack) - Counter(draft.held)
    laid = Counter(draft.start.hand) - left
    picked = tuple(sorted(laid.elements()))
    if not (picked or table.row.takes_advice):
        raise Refused("tiles-suggest-picked" if table.row.rated else "today-suggest-picked")
    # A full table takes its time, in which the other tables go on.
    rows = await asyncio.to_thread(best_rows, draft.start, picked or None)
    return partial(suggested, rows=rows, picked=picked)


def suggested(draft: Draft, rows: tuple[TileRow, ...] | None, picked: Sequence[Card]) -> Draft:
    """The draft with the *rows* that were found; raises Refused where there are none."""
    if rows is None and picked:
        raise Refused("tiles-no-way", tiles=cards_text(picked, tiles=True))
    if rows is None:
        raise Refused("tiles-no-play")
    return drafting.rearranged(draft, Arrange(rows))


def best_rows(seen: Seen, picked: Sequence[Card] | None) -> tuple[TileRow, ...] | None:
    """The rows of the best table, or of one with exactly the *picked* tiles; None without one."""
    if seen.to_act not in seen.opened:
        least, total = seen.opening.minimum, seen.opening.together
        found = opening(seen.melds, seen.hand, least=least, total=total, picked=picked)
        return found.rows if found else None
    found = completing(seen.melds, picked) if picked else most(seen.melds, seen.hand)
    return calm(seen.melds, found).rows if found else None


async def commit(press: Click, table: Table, draft: Draft) -> None:
    """Make the working table the table; raises Refused, RefusedAtTable and StorageRefused."""
    await act(press, table, Arrange(draft.layout.rows), step=table.step)


async def show(press: Click, table: Table, *, note: str | None = None) -> None:
    """Show the panel as it stands, in the pressed message."""
    text = await say_to(press, note) if note else ""
    await press.client.hands.show(press, table, HandPage(note=text), in_place=True)


CHANGES: dict[str, Callable[[Draft], Draft]] = {
    "meld": drafting.meld,
    "split": split,
    "undo": drafting.undo,
    "reset": drafting.reset,
    "joker": turn_joker,
    "show": lambda draft: draft,
}
