"""What there is to know of the cards in a hand, for its picture and for the words of it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.render.frame import Frame
from bot.render.hand_page import HandPage
from bot.table.sorting import melds_in
from engine.cards import HIDDEN, Card
from engine.legal import legal_layoffs, legal_swaps
from engine.melds import fits, read
from engine.opening.duties import owed
from engine.plays import may_discard
from engine.state import Phase
from engine.view import Seen

SIGNS = {3: "pin", 2: "no", 1: "star"}
"""By how much a sign says: the most is shown."""
WORDS = {
    "tick": "picture-marked",
    "pin": "picture-must-lay",
    "no": "picture-keep",
    "star": "picture-drawn",
}


@dataclass(frozen=True, slots=True)
class Held:
    """One card of the hand, with the *sign* of what there is to know of it; empty for none."""

    card: Card
    marked: bool = False
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Cards side by side: a whole meld, or a single card."""

    cards: tuple[Held, ...]
    label: str = ""
    """What meld it is and counts, `run · 24`; of a card, the meld on the table that it fits."""
    short: str = ""
    """The same in a number."""

    @property
    def is_raised(self) -> bool:
        """Whether a group stands out: it can be laid, or is marked."""
        return bool(self.label) or any(one.marked for one in self.cards)


def groups(frame: Frame, page: HandPage) -> list[Group]:
    """The cards in the reader's order; a meld whose cards lie side by side in it is one group."""
    if page.bare:
        return [Group((card,)) for card in held(frame, page)]
    cards, onto = list(held(frame, page)), dict(fitting_melds(frame, page.order))
    found = []
    starts = dict(melds_in(frame.seen, page.order))
    place = 0
    while place < len(cards):
        piece = starts.get(place)
        if piece is None:
            number = str(onto.get(cards[place].card, ""))
            found.append(Group((cards[place],), number, number))
            place += 1
        else:
            end, meld = place + len(piece.cards), read(piece.cards, frame.seen.melding)
            kind = meld.kind if meld else ""
            label = frame.say("picture-meld", kind=kind, points=piece.points)
            found.append(Group(tuple(cards[place:end]), label, str(piece.points)))
            place = end
    return found


def fitting_melds(frame: Frame, order: Sequence[Card]) -> Iterator[tuple[Card, int]]:
    """Cards that can be laid on a meld of the table in this turn, with its number."""
    seen = frame.seen
    if frame.seat != seen.to_act or frame.halted:
        return
    if seen.variant.tiles:
        for meld in seen.melds if frame.seat in seen.opened else ():
            yield from ((card, meld.id) for card in order if fits(meld, card, seen.melding))
    elif seen.phase is Phase.PLAY:
        yield from ((move.card, move.meld) for move in legal_swaps(seen))
        yield from ((move.card.card, move.meld) for move in legal_layoffs(seen))


def held(frame: Frame, page: HandPage) -> Iterator[Held]:
    """The cards in the reader's order, each with its sign."""
    marks = Counter(page.marks)
    signs = Counter(dict(signs_of(frame.seen)) if frame.seat == frame.seen.to_act else {})
    told: set[Card] = set()
    for card in page.order:
        marked = marks[card] > 0
        marks[card] -= marked
        sign = "tick" if marked else ("" if card in told else SIGNS.get(signs[card], ""))
        told |= {card} if sign not in ("", "tick") else set()
        yield Held(card, marked, sign)


def signs_of(seen: Seen) -> Iterator[tuple[Card, int]]:
    """The cards that something is to be known of in this turn, what says more last."""
    turn = seen.turn
    if seen.to_act is None or not seen.hand:
        return
    if turn.drawn is not None and turn.drawn != HIDDEN:
        yield turn.drawn, 1
    for card in turn.taken:
        if card in seen.hand and not may_discard(seen, card):
            yield card, 2
    yield from ((card, 3) for card in owed(seen))


def hand_words(frame: Frame, every: Sequence[Group]) -> str:
    """All that the picture of a hand shows, in words."""
    cards = [one for group in every for one in group.cards]

    def said(key: str, those: Sequence[Held]) -> str:
        return frame.say(key, count=len(those), cards=frame.cards(one.card for one in those))

    lines = [said("picture-hand", cards), *_groups_said(frame, every)]
    for sign, key in WORDS.items():
        if those := [one for one in cards if one.sign == sign]:
            lines.append(said(key, those))
    return "\n".join(lines)


def _groups_said(frame: Frame, every: Sequence[Group]) -> Iterator[str]:
    """The melds with what they count, and the cards that fit melds on the table."""

    def said(those: Sequence[Group]) -> str:
        cards = [(frame.cards(held.card for held in group.cards), group.label) for group in those]
        return ", ".join(f"{text} ({label})" for text, label in cards)

    if melds := [group for group in every if len(group.cards) > 1]:
        yield frame.say("picture-melds", melds=said(melds))
    if single := [group for group in every if len(group.cards) == 1 and group.label]:
        yield frame.say("picture-fits", cards=said(single))
