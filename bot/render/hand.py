"""The private hand: the table in short, the cards, and the controls of the turn."""

from collections.abc import Iterator, Sequence

import discord
from discord import ui

from bot.people.card_texts import card_text, cards_text
from bot.people.texts import name_text, of_game, say
from bot.render.controls import HandPage, Panel, control_id, controls
from bot.render.frame import Frame
from bot.render.gin import holding
from bot.render.layout import Block, layout, shown
from bot.render.picture import Picture
from bot.render.refusals import refusal_text
from bot.render.results import winner_text
from bot.render.sizes import larger, own_cards
from bot.render.table import WITH_HAND, lying, news, small_print
from bot.table.sorting import melds_in
from engine.cards import JOKER
from engine.errors import Refusal
from engine.game import play
from engine.legal import is_legal
from engine.moves import DrawStock, Move, TakePile, TurnOver
from engine.opening.duties import has_begun, initial_points
from engine.plays import may_discard
from engine.state import Phase

__all__ = ["HandPage", "Panel", "control_id", "hand_view"]


def hand_view(frame: Frame, page: HandPage, pictures: Sequence[Picture] = ()) -> ui.LayoutView:
    """One player's hand with its controls; *frame* is what that player's seat sees.

    In the order in which it matters: what happened, what to do, the own cards, the table. With
    *pictures* of the cards, only what they do not show is written.
    """
    blocks: list[Block] = [page.note] if page.note else []
    if pictures:
        blocks += [*news(frame), *(block for one in pictures for block in shown(one))]
        blocks.append(under_pictures(frame, page))
    else:
        above, own = news(frame), cards_block(frame, page)
        room = WITH_HAND - sum(map(len, above))
        blocks += [*above, own, *lying(frame, room)]
    return layout(
        *blocks,
        *controls(frame, page),
        *links(frame, page),
        accent=_accent(frame),
        look=frame.look,
    )


def links(frame: Frame, page: HandPage) -> list[str]:
    """The way to the table's public message, and once to the looks of cards."""
    lines = [say(frame.language, "hand-looks-hint")] if page.tells_looks else []
    if page.table_url is not None:
        lines.append(say(frame.language, "turn-link", url=page.table_url))
    return lines


def _accent(frame: Frame) -> discord.Colour | None:
    return discord.Colour.green() if frame.seen.to_act == frame.seat else None


def cards_block(frame: Frame, page: HandPage) -> str:
    """What to do, and the cards to do it with."""
    lines = [larger(frame.look, status(frame))]
    if page.order:
        lines.append(say(frame.language, "hand-title", count=len(page.order)))
        melds = melds_in(frame.seen, page.order)
        places = [range(start, start + len(piece.cards)) for start, piece in melds]
        lines.append(own_cards(page.order, frame.look, melds=places))
    return "\n".join([*lines, *holding(frame), *marked(frame, page)])


def under_pictures(frame: Frame, page: HandPage) -> str:
    """What pictures of table and hand do not tell: what to do, and what is to be known."""
    lines = [*holding(frame), larger(frame.look, status(frame)), *marked(frame, page)]
    return "\n".join(filter(None, [*lines, small_print(frame)]))


def marked(frame: Frame, page: HandPage) -> Iterator[str]:
    """Which cards the reader has marked."""
    if page.marks:
        yield say(frame.language, "hand-marked", cards=cards_text(page.marks))


def status(frame: Frame) -> str:
    """What the reader is to do now."""
    state = frame.seen
    if state.phase is Phase.FINISHED:
        return winner_text(frame)
    if frame.halted:
        return say(frame.language, "hand-paused", reason=frame.halted)
    if frame.seat in state.out:
        return say(frame.language, "hand-out")
    if state.to_act is None:
        return say(frame.language, "table-between")
    if state.to_act != frame.seat:
        name = name_text(frame.player(state.to_act).name)
        return say(frame.language, "hand-waiting", name=name)
    return "\n".join(filter(None, STATUS[state.phase](frame)))


def _upcard(frame: Frame) -> Iterator[str]:
    yield say(frame.language, "hand-your-upcard", card=card_text(frame.seen.pile[-1]))


def _collecting(frame: Frame) -> Iterator[str]:
    """Where a card may come from, and why not from the pile."""
    seen = frame.seen
    ways: dict[str, Move] = {"stock": DrawStock(), "pile": TakePile(), "over": TurnOver()}
    possible = "-".join(name for name, move in ways.items() if is_legal(seen, move))
    yield say(frame.language, "hand-your-draw", ways=possible)
    if seen.pile and "pile" not in possible:
        try:
            play(seen, seen.acting, TakePile())
        except Refusal as refusal:
            yield say(frame.language, "hand-why", why=refusal_text(refusal, frame))


def _first_discard(frame: Frame) -> Iterator[str]:
    yield say(frame.language, "hand-your-first-discard")


def _playing(frame: Frame) -> Iterator[str]:
    yield say(frame.language, of_game("hand-your-play", frame.seen.variant.key))
    yield from _duties(frame)


STATUS = {
    Phase.UPCARD: _upcard,
    Phase.DRAW: _collecting,
    Phase.FIRST_DISCARD: _first_discard,
    Phase.PLAY: _playing,
}


def _duties(frame: Frame) -> Iterator[str]:
    """What has to be done, or may not be done, before the turn can end."""
    seen, turn, language = frame.seen, frame.seen.turn, frame.language
    least = seen.opening.minimum
    if has_begun(seen) and least:
        points = initial_points(seen)
        yield say(language, "hand-opening-begun", points=points, least=least)
    elif least and seen.acting not in seen.opened:
        yield say(language, "hand-opening", least=least)
    if turn.must_meld is not None:
        yield say(language, "hand-must-meld", card=card_text(turn.must_meld))
    elif any(card in seen.hand and not may_discard(seen, card) for card in turn.taken):
        yield say(language, "hand-no-discard", card=card_text(turn.taken[0]))
    if turn.swapped:
        key = "hand-must-lay-new" if seen.opening.new_melds else "hand-must-meld"
        yield say(language, key, card=card_text(JOKER))
