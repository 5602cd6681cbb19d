"""What random players try: moves that lie near, and what lies near them but may be wrong."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random

from engine.arrange.deadwood import deadwood
from engine.arrange.hands import best_split
from engine.arrange.naturals import melds_within
from engine.arrange.pieces import Piece, Pieces
from engine.arrange.tile_turns import most, opening, row_of
from engine.cards import JOKER, Card
from engine.legal import legal_moves
from engine.melds import fits
from engine.moves import (
    Arrange,
    BigGin,
    Close,
    Discard,
    DrawStock,
    Gin,
    Knock,
    LayMeld,
    LayOff,
    Move,
    Pass,
    TakePile,
    TurnOver,
)
from engine.opening.duties import has_opened, swaps
from engine.state import Phase, State


def tries(state: State, random: Random, eager: float) -> Iterator[Move]:
    """Moves to try one after the other: likely ones, and in the end all that are legal.

    *eager*: how likely it is that something is laid if it can be.
    """
    match state.phase:
        case Phase.UPCARD:
            takes: list[Move] = [TakePile(), Pass()]
            yield from random.sample(takes, 2)
        case Phase.DRAW:
            yield from _collecting(state, random)
        case Phase.FIRST_DISCARD:
            yield from _discards(state, random)
        case Phase.PLAY:
            yield from _playing(state)(state, random, eager)
    yield from legal_moves(state)


def _collecting(state: State, random: Random) -> list[Move]:
    """A card of the pile now and then, else the top of the stock."""
    deep = state.pile if state.variant.takes_deeper else state.pile[-1:]
    takes: list[Move] = [TakePile(card) for card in random.sample(deep, len(deep))]
    drawn: list[Move] = [DrawStock(), TurnOver()]
    return [*takes[:3], *drawn] if random.random() < 0.3 else [*drawn, *takes]


def _discards(state: State, random: Random) -> list[Move]:
    """Cards with few partners in the hand, or any."""
    held = list(dict.fromkeys(state.hand))
    random.shuffle(held)
    if random.random() < 0.8:
        held.sort(key=lambda card: _partners(card, state.hand))
    return [Discard(card) for card in held]


def _partners(card: Card, hand: tuple[Card, ...]) -> int:
    """How many cards of *hand* could lie in one meld with *card*; jokers go last."""
    if card == JOKER:
        return len(hand)
    own, near = card
    return sum([rank == near or (suit == own and -3 < rank - near < 3) for suit, rank in hand])


def _natural(state: State, random: Random, eager: float) -> list[Move]:
    """Melds and lay-offs of natural cards, and discards."""
    lays: list[Move] = [LayMeld.of(cards) for cards in melds_within(state.hand)]
    lays += [LayOff.of(c, m.id) for c in state.hand for m in state.melds if fits(m, c)]
    random.shuffle(lays)
    discards = _discards(state, random)
    return [*lays, *discards] if random.random() < eager else [*discards, *lays]


def _two_packs(state: State, random: Random, eager: float) -> Iterator[Move]:
    """An initial meld, then all kinds of melds, lay-offs and swaps, closing; and discards."""
    suits = Counter(card.suit for card in state.hand)
    if suits.pop(JOKER.suit, 0) + max(suits.values(), default=0) >= 12:
        yield from map(Close, state.hand)
    if random.random() < eager:
        if has_opened(state):
            yield from _laying(state, random)
        else:
            yield from _opening(state)
    yield from _discards(state, random)


def _opening(state: State) -> Iterator[Move]:
    """The melds that are worth most together, if they are worth enough."""
    own = [state.melds[number - 1] for number in state.turn.melds]
    split = best_split(state.hand, state.melding, state.variant.values, melds=own)
    if split and split.points >= state.opening.minimum:
        for piece in split.pieces:
            yield from _of(piece)


def _laying(state: State, random: Random) -> Iterator[Move]:
    """Some swaps, and some of what can be laid."""
    yield from random.sample(found := list(swaps(state)), min(len(found), 2))
    pieces = list(Pieces(state.hand, state.melding, state.variant.values, state.melds))
    for piece in random.sample(pieces, min(len(pieces), 3)):
        yield from _of(piece)


def _of(piece: Piece) -> Iterator[Move]:
    """The moves with which *piece* is laid, or the first of them."""
    if piece.onto is None:
        yield LayMeld(piece.cards)
    else:
        yield LayOff(piece.cards[0], piece.onto)


def _gin(state: State, random: Random, eager: float) -> Iterator[Move]:
    """Discards that leave little deadwood; knocking, or waiting for more."""
    left = {card: deadwood(c for c in state.hand if c != card) for card in state.hand}
    best = sorted(state.hand, key=lambda card: (left[card], random.random()))
    if random.random() < eager:
        yield BigGin()
    if left[best[0]] == 0 and random.random() < eager / 2:
        yield Gin(best[0])
    if left[best[0]] <= 10 and random.random() < eager / 3:
        yield from map(Knock, best[:3])
    yield from map(Discard, best if random.random() < 0.9 else random.sample(best, len(best)))


def _tiles(state: State, random: Random, eager: float) -> Iterator[Move]:
    """Some rows out of the rack or one on the table made longer, now and then the best of all.

    The best takes long to find on a full table.
    """
    if random.random() < eager / 10 and len(state.melds) <= 8:
        yield from _solved(state)
    if random.random() < eager:
        least = 0 if state.acting in state.opened else state.opening.minimum
        pieces = Pieces(state.hand, state.melding, state.variant.values, state.melds)
        enough = [piece for piece in pieces if piece.points >= least]
        for piece in random.sample(enough, min(len(enough), 3)):
            yield _table(state, piece)
    yield from (DrawStock(), Pass())


def _solved(state: State) -> Iterator[Move]:
    """The turn that lays most tiles."""
    if state.acting in state.opened:
        found = most(state.melds, state.hand)
    else:
        least, total = state.opening.minimum, state.opening.together
        found = opening(state.melds, state.hand, least=least, total=total)
    if found:
        yield Arrange(found.rows)


def _table(state: State, piece: Piece) -> Arrange:
    """The table with *piece* on it."""
    rows = list(map(row_of, state.melds))
    if piece.onto is None:
        return Arrange((*rows, piece.cards))
    rows[piece.onto - 1] = (*rows[piece.onto - 1], *piece.cards)
    return Arrange(tuple(rows))


def _playing(state: State) -> Callable[[State, Random, float], Iterable[Move]]:
    """How one goes on in a game with such plays."""
    plays = state.variant.plays[Phase.PLAY]
    if Knock in plays:
        return _gin
    if Arrange in plays:
        return _tiles
    return _two_packs if state.opening.has_duties else _natural
