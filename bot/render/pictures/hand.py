"""The picture of a private hand: what can be laid now is raised, and signs below tell the rest."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.people.card_texts import cards_text
from bot.people.texts import say
from bot.render.controls import HandPage
from bot.render.frame import Frame
from bot.render.picture import Picture
from bot.render.pictures import sprites
from bot.render.pictures.canvas import MARGIN, WIDTH, Canvas, stacked
from bot.render.pictures.colours import Theme, theme
from bot.render.pictures.sprites import Size
from engine.arrange.knocking import best_melds
from engine.arrange.naturals import melds_within
from engine.cards import HIDDEN, JOKER, Card
from engine.legal import legal_layoffs, legal_melds, legal_swaps
from engine.melds import fits, new_meld
from engine.moves import Knock, LayMeld
from engine.plays import may_discard
from engine.state import Phase
from engine.view import Seen

GAP = 8
RAISED = 20
"""Pixels by which a card stands out that can be laid or is marked."""
SIGN = 34
A_ROW, MANY_A_ROW, LARGE_A_ROW = 8, 12, 5
FEW = 7
"""Fewer cards in a row are no larger than so many are."""
MANY = 24
"""More cards than these are drawn small, unless in large print."""


@dataclass(frozen=True, slots=True)
class Held:
    """One card of the hand. *sign*: of its shape, empty for none."""

    card: Card
    raised: bool = False
    marked: bool = False
    sign: str = ""


def hand_picture(frame: Frame, page: HandPage) -> Picture:
    """The cards of *page* in its order, as their owner may play them now.

    The signs: marked (a tick), has to be laid in this turn (a pin), may not be discarded in it (a
    cross), drawn just now (a star).
    """
    colours, tiles = theme(frame.look), frame.seen.variant.tiles
    cards = list(held(frame, page))
    most = _in_a_row(len(cards), large=frame.look.large)
    rows = -(-len(cards) // most)
    # Rows of equal length, not a last one of a single card.
    each = -(-len(cards) // rows)
    size = _size(max(each, min(most, FEW)))
    parts = [
        _row(colours, cards[start : start + each], size, tiles=tiles)
        for start in range(0, len(cards), each)
    ]
    return Picture("hand.png", stacked(colours, parts), hand_words(frame, cards))


def held(frame: Frame, page: HandPage) -> Iterator[Held]:
    """The cards in the reader's order, each with what there is to know of it."""
    is_acting = frame.seat == frame.seen.to_act
    marks, playable = Counter(page.marks), set(playable_cards(frame, page))
    signs = Counter(dict(signs_of(frame.seen)) if is_acting else {})
    told: set[Card] = set()
    for card in page.order:
        marked = marks[card] > 0
        marks[card] -= marked
        sign = "tick" if marked else ("" if card in told else SIGNS.get(signs[card], ""))
        told |= {card} if sign not in ("", "tick") else set()
        yield Held(card, card in playable, marked, sign)


SIGNS = {3: "pin", 2: "no", 1: "star"}
"""By how much a sign says: the most is shown."""


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
    if turn.must_meld is not None:
        yield turn.must_meld, 3
    if turn.swapped:
        yield JOKER, 3


def playable_cards(frame: Frame, page: HandPage) -> Iterator[Card]:
    """The cards that can be laid now; where melds stay in the hand, those of the best melds."""
    seen = frame.seen
    if any(Knock in now for now in seen.variant.plays.values()):
        for meld in best_melds(page.order):
            yield from meld
    elif frame.seat != seen.to_act:
        return
    elif seen.variant.tiles:
        yield from playable_tiles(seen, page.order)
    elif seen.phase is Phase.PLAY and LayMeld in seen.variant.plays[Phase.PLAY]:
        for move in legal_melds(seen):
            yield from (laid.card for laid in move.cards)
        yield from (move.card.card for move in (*legal_layoffs(seen),))
        yield from (move.card for move in legal_swaps(seen))


def playable_tiles(seen: Seen, rack: Sequence[Card]) -> Iterator[Card]:
    """Tiles that are a meld with others of *rack*, or can be added to one that lies there."""
    for cards in melds_within(rack):
        if new_meld(0, 0, cards, seen.melding):
            yield from cards
    for meld in seen.melds if seen.to_act in seen.opened else ():
        yield from (card for card in rack if fits(meld, card, seen.melding))


def _in_a_row(count: int, *, large: bool) -> int:
    if large:
        return LARGE_A_ROW
    return MANY_A_ROW if count > MANY else A_ROW


def _size(most: int) -> Size:
    """Of cards of which *most* fill a row."""
    step = (WIDTH - 2 * MARGIN + GAP) // most
    width = step - GAP
    return Size(width, round(width * 1.32), step)


def _row(colours: Theme, cards: Sequence[Held], size: Size, *, tiles: bool) -> Canvas:
    """Some cards side by side, below each its sign."""
    raised = RAISED if any(one.raised or one.marked for one in cards) else 0
    signs = SIGN + 4 if any(one.sign for one in cards) else 0
    part = Canvas(colours, GAP + raised + size.height + signs + GAP)
    for place, one in enumerate(cards):
        left, top = MARGIN + place * size.step, GAP + raised
        lifted = raised if one.raised or one.marked else 0
        sprite = sprites.held(colours, one.card, size, tiles=tiles, ring=one.marked)
        part.lay(sprite, left, top - lifted)
        if one.sign:
            sign = sprites.badge(colours, one.sign, SIGN, "felt")
            part.lay(sign, left + (size.width - SIGN) / 2, top + size.height - lifted + 4)
    return part


WORDS = {
    "tick": "picture-marked",
    "pin": "picture-must-lay",
    "no": "picture-keep",
    "star": "picture-drawn",
}


def hand_words(frame: Frame, cards: Sequence[Held]) -> str:
    """All that the picture of a hand shows."""
    language, tiles = frame.language, frame.seen.variant.tiles
    told = [
        ("picture-hand", list(cards)),
        ("picture-playable", [one for one in cards if one.raised]),
    ]
    told += [(key, [one for one in cards if one.sign == sign]) for sign, key in WORDS.items()]
    return "\n".join(
        say(language, key, count=len(those), cards=cards_text((o.card for o in those), tiles=tiles))
        for key, those in told
        if those
    )
