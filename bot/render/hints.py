"""What the computer would do, and why, in one sentence."""

from bot.people.card_texts import meld_text
from bot.render.frame import Frame
from engine.cards import Card
from engine.moves import LayMeld, LayOff, Move, Pass, TakePile
from engine.players.reasons import taken
from engine.players.whys import Reason


def sentence(frame: Frame, move: Move, why: Reason) -> str:
    """What to do and why; every move and reason have a sentence of their own."""
    return frame.say(
        f"advice-{move.word}-{why.why}",
        card=frame.cards(named(frame, move)),
        cards=frame.cards(why.cards),
        meld=meld_of(frame, move, why),
        points=why.points,
        least=why.least,
    )


def named(frame: Frame, move: Move) -> tuple[Card, ...]:
    """The cards that a move is about."""
    match move:
        case Pass():
            return frame.seen.pile[-1:]
        case TakePile():
            return taken(frame.seen, move)[:1]
        case LayMeld(cards):
            return tuple(laid.card for laid in cards)
        case LayOff(laid, _):
            return (laid.card,)
    card: Card | None = getattr(move, "card", None)
    return () if card is None else (card,)


def meld_of(frame: Frame, move: Move, why: Reason) -> str:
    """The meld that a move or its reason names, with its number; nothing where none is."""
    number = why.meld or getattr(move, "meld", 0)
    found = next((meld for meld in frame.seen.melds if meld.id == number), None)
    if found is None:
        return ""
    return frame.say("hint-meld-number", number=number, cards=meld_text(found))
