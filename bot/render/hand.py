"""The private hand: the table in short, the cards, and the controls of the turn."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from bot.people.card_texts import card_text, cards_text
from bot.people.texts import of_game
from bot.render import table
from bot.render.controls import controls
from bot.render.frame import Frame
from bot.render.gin import counted, holding
from bot.render.hand_page import ON_TURN, HandPage, Panel
from bot.render.layout import Block, MessageLayout, shown
from bot.render.picture import Picture
from bot.render.private import Body, head, private_view
from bot.render.refusals import refusal_text
from bot.render.sizes import larger, own_cards
from engine.cards import JOKER
from engine.errors import Refusal
from engine.game import play
from engine.legal import is_legal
from engine.moves import DrawStock, Move, TakePile, TurnOver
from engine.opening.duties import has_begun, initial_points, owed
from engine.plays import may_discard
from engine.state import Phase

__all__ = ["ON_TURN", "HandPage", "Panel", "hand_view"]


def hand_view(frame: Frame, page: HandPage, pictures: Sequence[Picture] = ()) -> MessageLayout:
    """One player's hand with its controls; *frame* is what that player's seat sees.

    A phone shows a message from its end upward: the own cards stand right above what can be
    pressed, however high the table over them is, and over that what to do and what happened. Last
    comes which table this is. With *pictures* of table and cards, only what they do not show is
    written.
    """
    return private_view(
        frame,
        page,
        pictures,
        turn(frame, page),
        body(frame, page, pictures),
        controls(frame, page),
        is_turn=frame.seen.to_act == frame.seat,
    )


def sections(frame: Frame, page: HandPage, pictures: Sequence[Picture]) -> list[Block]:
    """All that is read, without what can be pressed."""
    above = head(frame, page, turn(frame, page))
    return [*above, *body(frame, page, pictures)(sum(map(len, above)))]


def turn(frame: Frame, page: HandPage) -> str:
    """What the reader is to do now, large where they like that, and until when."""
    return table.with_limit(frame, larger(frame.look, status(frame, page)))


def body(frame: Frame, page: HandPage, pictures: Sequence[Picture]) -> Body:
    """The table and the own cards: the melds get what is left of a message."""
    if pictures:
        lines = [] if page.bare else counted(frame)
        return lambda _: [*shown(*pictures), *filter(None, ["\n".join(lines)])]
    cards, told = [*filter(None, [cards_block(frame, page)])], frame.seat if page.order else None
    return lambda above: [*table.lying(frame, table.WITH_HAND - above, told=told), *cards]


def cards_block(frame: Frame, page: HandPage) -> str:
    """The own cards, and what is to be known of them."""
    lines = []
    if page.order:
        lines.append(own_line(frame, page))
        due = owed(frame.seen) if frame.seen.to_act == frame.seat else ()
        lines.append(own_cards(frame, page.order, due))
    lines += [] if page.bare else holding(frame)
    if page.marks:
        lines.append(frame.say("hand-marked", cards=cards_text(page.marks)))
    return "\n".join(lines)


def own_line(frame: Frame, page: HandPage) -> str:
    """How many cards the reader has, and what of them the others hear too."""
    title = frame.say("hand-title", count=len(page.order))
    if frame.seat is None:
        return title
    return " · ".join(
        [title, table.total_text(frame, frame.seat), *table.laid_and_opened(frame, frame.seat)]
    )


def status(frame: Frame, page: HandPage) -> str:
    """What the reader is to do now; how it is done only to who has not done it yet."""
    state = frame.seen
    if frame.halted:
        return frame.say("hand-paused", reason=frame.halted)
    if frame.seat in state.out:
        return frame.say("hand-out")
    if state.to_act is None:
        return frame.say("table-between")
    if state.to_act != frame.seat:
        key = "hand-waiting" if page.tells_turn else "hand-waits"
        return frame.say(key, name=frame.named(state.to_act))
    if not page.tells_turn and state.phase is Phase.PLAY:
        return "\n".join([frame.say("hand-your-turn"), *duties(frame)])
    return "\n".join(filter(None, STATUS[state.phase](frame)))


def _collecting(frame: Frame) -> Iterator[str]:
    """Where a card may come from, and why not from the pile."""
    seen = frame.seen
    ways: dict[str, Move] = {"stock": DrawStock(), "pile": TakePile(), "over": TurnOver()}
    possible = "-".join(name for name, move in ways.items() if is_legal(seen, move))
    yield frame.say("hand-your-draw", ways=possible)
    if seen.pile and "pile" not in possible and not seen.refills.due:
        try:
            play(seen, seen.acting, TakePile())
        except Refusal as refusal:
            yield frame.say("hand-why", why=refusal_text(refusal, frame))


def _playing(frame: Frame) -> Iterator[str]:
    yield frame.say(of_game("hand-your-play", frame.seen.variant.key))
    yield from duties(frame)


STATUS: Mapping[Phase, Callable[[Frame], Iterable[str]]] = {
    Phase.UPCARD: lambda frame: [
        frame.say("hand-your-upcard", card=card_text(frame.seen.pile[-1]))
    ],
    Phase.DRAW: _collecting,
    Phase.FIRST_DISCARD: lambda frame: [frame.say("hand-your-first-discard")],
    Phase.PLAY: _playing,
}


def duties(frame: Frame) -> Iterator[str]:
    """What has to be done, or may not be done, before the turn can end."""
    seen, turn = frame.seen, frame.seen.turn
    least = seen.opening.minimum
    if has_begun(seen) and least:
        yield frame.say("hand-opening-begun", points=initial_points(seen), least=least)
    elif least and seen.acting not in seen.opened:
        yield frame.say("hand-opening", least=least)
    if turn.must_meld is not None:
        yield frame.say("hand-must-meld", card=card_text(turn.must_meld))
    elif any(card in seen.hand and not may_discard(seen, card) for card in turn.taken):
        yield frame.say("hand-no-discard", card=card_text(turn.taken[0]))
    if turn.swapped:
        key = "hand-must-lay-new" if seen.opening.new_melds else "hand-must-meld"
        yield frame.say(key, card=card_text(JOKER))
