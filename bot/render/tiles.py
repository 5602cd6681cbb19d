"""The private panel for tiles: the working table, the rack, and the controls to arrange them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.people.card_texts import cards_text
from bot.render import table
from bot.render.frame import Frame
from bot.render.hand_page import HandPage
from bot.render.layout import MessageLayout, shown
from bot.render.picture import Picture
from bot.render.private import Body, private_view
from bot.render.sizes import larger, own_cards
from bot.render.tile_controls import controls
from bot.render.tile_menus import rack_of
from bot.render.titles import points_text
from bot.render.verdict import bad_row, rows_of
from bot.table.draft import Draft
from bot.table.tile_rows import cards_of
from engine.cards import JOKER, Seat
from engine.melds import Meld
from engine.plays import with_hand


def rack_view(
    frame: Frame, page: HandPage, draft: Draft | None, pictures: Sequence[Picture] = ()
) -> MessageLayout:
    """One player's rack; in their turn with the working table and what may be done with it.

    With *pictures* of table and rack, only what they do not show is written.
    """
    text = waiting(frame) if draft is None or frame.halted else advice(frame, page, draft)
    return private_view(
        frame,
        page,
        pictures,
        table.with_limit(frame, larger(frame.look, text)) if text else "",
        body(frame, page, draft, pictures),
        controls(frame, page, draft, pictured=bool(pictures)),
        is_turn=draft is not None,
    )


def body(frame: Frame, page: HandPage, draft: Draft | None, pictures: Sequence[Picture]) -> Body:
    """The table and the rack, which is on one screen with what can be pressed below it."""
    if pictures:
        blocks = [*shown(*pictures)]
    else:
        blocks = [table_block(frame, draft), others_block(frame, draft)]
        blocks.append(rack_block(frame, page, draft))
    return lambda _: [block for block in blocks if block]


def table_block(frame: Frame, draft: Draft | None) -> str:
    """The rows with their numbers, in a turn as they are being arranged."""
    if draft is None:
        lines = [larger(frame.look, table.meld_line(frame, meld)) for meld in frame.seen.melds]
    else:
        lines = list(draft_lines(frame, draft))
    title = "tiles-working-table" if draft is not None and draft.is_changed else "table-melds"
    return table.titled_melds(frame, title, lines, table.MELDS_LENGTH)


def others_block(frame: Frame, draft: Draft | None) -> str:
    """The stock and the players; in a turn, when room is dear, in one line without the reader."""
    if draft is None:
        return "\n".join([table.stock_text(frame), table.players_text(frame)])
    others = [seat for seat in frame.seen.playing if seat != frame.seat]
    return " · ".join([table.stock_text(frame), *(other_text(frame, seat) for seat in others)])


def other_text(frame: Frame, seat: Seat) -> str:
    """Another player: how many tiles are left, and the points after the first round."""
    seen = frame.seen
    tiles = frame.say("tiles-count", count=len(seen.hand_of(seat)))
    text = frame.say("tiles-player", name=frame.named(seat), tiles=tiles)
    if seen.round == 1:
        return text
    return f"{text}, {points_text(frame.language, seen.totals[seat - 1])}"


def draft_lines(frame: Frame, draft: Draft) -> Iterator[str]:
    """The rows of the working table: what is no meld says why, what is new or larger is marked."""
    for number, meld in rows_of(draft):
        if meld is None:
            yield larger(frame.look, bad_row(frame, draft, number))
        elif is_new(draft, meld):
            yield larger(
                frame.look, frame.say("tiles-row-changed", row=table.meld_line(frame, meld))
            )
        else:
            yield larger(frame.look, table.meld_line(frame, meld))


def is_new(draft: Draft, meld: Meld | None) -> bool:
    """Whether a meld did not lie on the table as it is before the turn."""
    return meld is not None and meld.cards not in {old.cards for old in draft.start.melds}


def working(frame: Frame, draft: Draft) -> Frame:
    """The game as it stands on the working table: its rows, the rack, a joker that has to be laid.

    As a picture shows it.
    """
    rows = list(rows_of(draft))
    loose = tuple(
        (number, tuple(cards_of(draft.row(number)))) for number, meld in rows if meld is None
    )
    seen = replace(
        frame.seen,
        melds=tuple(meld for _, meld in rows if meld is not None),
        hands=with_hand(frame.seen, draft.layout.rack),
        turn=replace(frame.seen.turn, swapped=(0,) * draft.freed),
    )
    return replace(frame, seen=seen, loose=loose)


def rack_block(frame: Frame, page: HandPage, draft: Draft | None) -> str:
    """The rack, and what is picked."""
    rack, lines = rack_of(page, draft), []
    if rack:
        lines.append(frame.say("tiles-rack", count=len(rack)))
        lines.append(own_cards(frame, rack, [JOKER] * draft.freed if draft else ()))
    if draft is not None and draft.picks and not frame.halted:
        lines.append(frame.say("tiles-picked", tiles=cards_text(draft.picks, tiles=True)))
    return "\n".join(lines)


def waiting(frame: Frame) -> str:
    """Why there is nothing to arrange."""
    seen = frame.seen
    if frame.halted:
        return frame.say("hand-paused", reason=frame.halted)
    if seen.to_act is None:
        return ""
    return frame.say("tiles-waiting", name=frame.named(seen.to_act))


def advice(frame: Frame, page: HandPage, draft: Draft) -> str:
    """What a turn is, or that the reader is working it out; what is wrong stands beside Done."""
    if not draft.is_changed:
        return first_advice(frame, page)
    return frame.say("tiles-arranging")


def first_advice(frame: Frame, page: HandPage) -> str:
    """What a turn is, before anything has been done in it; how it is played to who is new to it."""
    seen = frame.seen
    how = "tiles-your-turn" if page.tells_turn else "tiles-your-move"
    how = how if seen.stock else f"{how}-no-stock"
    said = frame.say(f"{how}-typed" if page.tells_turn and page.typed else how)
    return "\n".join([said, *opening(frame)])


def opening(frame: Frame) -> list[str]:
    """What the reader has to lay first; nothing for who has opened."""
    seen = frame.seen
    if frame.seat in seen.opened:
        return []
    key = "tiles-opening-total" if seen.opening.together else "tiles-opening-single"
    return [frame.say(key, points=seen.opening.minimum)]
