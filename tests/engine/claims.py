"""How each reason for a move is checked, without the functions that make it."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

from engine.arrange.tile_turns import completing, most
from engine.cards import JOKER, Card
from engine.errors import Refusal
from engine.game import play
from engine.legal import is_legal, legal_layoffs, legal_melds, legal_moves
from engine.melds import Melding, card_points, extended, new_meld
from engine.moves import Discard, Gin, Knock, LayMeld, LayOff, Move, TakePile
from engine.players.faces import face_of
from engine.players.five_hundred.position import position_of
from engine.players.five_hundred.strong import expected_of
from engine.players.memory import memory_of
from engine.players.opening.looks import Openings
from engine.players.whys import Reason, Why
from engine.state import Phase, State
from engine.view import Seen, seen_by


def melds_of(cards: list[Card], melding: Melding) -> Iterator[frozenset[Card]]:
    """All melds of three natural cards, tried one by one."""
    for three in combinations(sorted(set(cards) - {JOKER}), 3):
        if new_meld(0, 0, three, melding):
            yield frozenset(three)


def after(seen: Seen, move: Move) -> State:
    return play(seen, seen.acting, move)


def left(seen: Seen, move: Discard | Knock) -> list[Card]:
    hand = list(seen.hand)
    hand.remove(move.card)
    return hand


def on_table(seen: Seen, card: Card) -> bool:
    return any(extended(meld, card, 0, melding=seen.melding) for meld in seen.melds)


def held(seen: Seen, cards: list[Card]) -> int:
    return sum(seen.variant.values.by_rank[card.rank] for card in cards)


def table_points(state: State, seat: int) -> int:
    points = 0
    for meld in state.melds:
        each = zip(meld.laid_by, card_points(meld, state.variant.values), strict=True)
        points += sum(value for by, value in each if by == seat)
    return points


def deadwood_by_trying(cards: list[Card]) -> int:
    """The least deadwood, by trying every meld of three and every larger one."""
    best = sum(min(card.rank, 10) for card in cards)
    for size in (3, 4, 5):
        for some in combinations(cards, size):
            meld = new_meld(0, 0, some, Melding(ace_high=False))
            if meld is not None:
                rest = [card for card in cards if card not in some]
                best = min(best, deadwood_by_trying(rest))
    return best


def only(seen: Seen, move: Move, _: Reason) -> bool:
    return legal_moves(seen) == (move,)


def may_take(seen: Seen) -> list[TakePile]:
    """The takes that are accepted."""
    found = []
    for card in dict.fromkeys(seen.pile):
        try:
            play(seen, seen.acting, TakePile(card))
        except Refusal:
            continue
        found.append(TakePile(card))
    return found


def nothing_helps(seen: Seen, _: Move, __: Reason) -> bool:
    for take in may_take(seen):
        state = after(seen, take)
        assert take.card is not None
        melds = melds_of(list(state.hand), seen.melding)
        opened = seen.acting in seen.opened or not seen.opening.minimum
        in_gin = Knock in seen.variant.plays[Phase.PLAY]
        if not in_gin and any(take.card in meld for meld in melds):
            return False
        if in_gin and deadwood_by_trying(list(state.hand)) < deadwood_by_trying(list(seen.hand)):
            return False
        lay_off = [LayOff.of(take.card, meld.id) for meld in seen.melds]
        if opened and any(is_legal(seen_by(state, state.to_act), move) for move in lay_off):
            return False
    return True


def makes(seen: Seen, move: Move, why: Reason) -> bool:
    assert isinstance(move, TakePile)
    hand = Counter(after(seen, move).hand)
    meld = new_meld(0, 0, why.cards, seen.melding)
    card = move.card or seen.pile[-1]
    return meld is not None and card in why.cards and not Counter(why.cards) - hand


def fits(seen: Seen, move: Move, why: Reason) -> bool:
    assert isinstance(move, TakePile)
    return is_legal(
        seen_by(after(seen, move), seen.acting), LayOff.of(move.card or seen.pile[-1], why.meld)
    )


def usable(seen: Seen, move: Move, _: Reason) -> bool:
    return after(seen, move).turn.must_meld is not None


def upcard(seen: Seen, _: Move, __: Reason) -> bool:
    cards = [*seen.hand, seen.pile[-1]]
    return deadwood_by_trying(cards) >= deadwood_by_trying(list(seen.hand))


def out(seen: Seen, move: Move, _: Reason) -> bool:
    ended = after(seen, move)
    return len(ended.results) > len(seen.results) or not ended.hands[seen.acting - 1]


def owed(seen: Seen, move: Move, why: Reason) -> bool:
    return seen.turn.must_meld in why.cards and after(seen, move).turn.must_meld is None


def first_points(seen: Seen, move: Move, why: Reason) -> int:
    state = after(seen, move)
    new = [state.melds[number - 1] for number in state.turn.melds]
    points = sum(sum(card_points(meld, state.variant.values)) for meld in new)
    assert points == why.points
    assert why.least == seen.opening.minimum
    return points


def scores(seen: Seen, move: Move, why: Reason) -> bool:
    seat = seen.acting
    return table_points(after(seen, move), seat) - table_points(seen, seat) == why.points


def sheds(seen: Seen, move: Move, why: Reason) -> bool:
    assert isinstance(move, LayMeld | LayOff)
    laid = move.cards if isinstance(move, LayMeld) else (move.card,)
    gone = [one.card for one in laid]
    return held(seen, gone) == why.points


def dead(seen: Seen, move: Move, _: Reason) -> bool:
    assert isinstance(move, Discard)
    known = {card for meld in seen.melds for card in meld.cards} | set(left(seen, move))
    free = [card for card in seen.variant.pack if card not in known]
    melds = melds_of(free, seen.melding)
    return not on_table(seen, move.card) and not any(move.card in meld for meld in melds)


def lonely(seen: Seen, move: Move, why: Reason) -> bool:
    assert isinstance(move, Discard)
    if on_table(seen, move.card) or why.points != held(seen, [move.card]):
        return False
    # No third card, whichever it be, makes a meld of it and another of the hand.
    pack = list(dict.fromkeys(seen.variant.pack))
    return not any(
        new_meld(0, 0, (move.card, other, third), seen.melding)
        for other in left(seen, move)
        for third in pack
        if JOKER not in (other, third)
    )


def lonely_highest(seen: Seen, move: Move, why: Reason) -> bool:
    rivals = [
        one
        for one in legal_moves(seen)
        if isinstance(one, Discard)
        and lonely(seen, one, Reason(Why.LONELY, points=held(seen, [one.card])))
    ]
    return lonely(seen, move, why) and all(held(seen, [one.card]) <= why.points for one in rivals)


def least_deadwood(seen: Seen, move: Move, why: Reason) -> bool:
    assert isinstance(move, Discard)
    found = [
        deadwood_by_trying(left(seen, one)) for one in legal_moves(seen) if isinstance(one, Discard)
    ]
    return deadwood_by_trying(left(seen, move)) == why.points == min(found)


def highest(seen: Seen, move: Move, why: Reason) -> bool:
    assert isinstance(move, Discard)
    others = [held(seen, [one.card]) for one in legal_moves(seen) if isinstance(one, Discard)]
    return held(seen, [move.card]) == why.points == max(others)


def tiles(seen: Seen, move: Move, why: Reason) -> bool:
    played = Counter(seen.hand) - Counter(after(seen, move).hands[seen.acting - 1])
    return played == Counter(why.cards) and why.points == played.total()


def tiles_wait(seen: Seen, _: Move, why: Reason) -> bool:
    """The tiles can be laid, the rest cannot go with them, and no other rack has far fewer."""
    rest = Counter(seen.hand) - Counter(why.cards)
    others = [len(seen.hand_of(seat)) for seat in seen.playing if seat != seen.acting]
    return (
        completing(seen.melds, why.cards) is not None
        and completing(seen.melds, seen.hand) is None
        and why.points == len(why.cards)
        and rest.total() == why.least <= min(others) + 1
    )


def opens_later(seen: Seen, _: Move, why: Reason) -> bool:
    """The tiles are melds of the rack, and many others have no place on the table yet."""
    others = [len(seen.hand_of(seat)) for seat in seen.playing if seat != seen.acting]
    fitting = most(seen.melds, seen.hand)
    return (
        seen.acting not in seen.opened
        and completing((), why.cards) is not None
        and why.points == len(why.cards)
        and fitting is not None
        and why.least == len(seen.hand) - len(fitting.laid) > 0
        and min(others) > 3
    )


def no_tiles(seen: Seen, _: Move, __: Reason) -> bool:
    """No single meld of the rack's own, and no tile that fits a meld, at the very least."""
    own = any(melds_of(list(seen.hand), seen.melding))
    return not own and not any(on_table(seen, tile) for tile in set(seen.hand))


def no_opening(seen: Seen, _: Move, why: Reason) -> bool:
    """No run or group of natural tiles is worth what is needed."""
    found = [
        sum(tile.rank for tile in some)
        for size in (3, 4, 5)
        for some in combinations(sorted(set(seen.hand) - {JOKER}), size)
        if new_meld(0, 0, some, seen.melding)
    ]
    return max(found, default=-1) < why.least


def unwanted(seen: Seen, move: Move, _: Reason) -> bool:
    assert isinstance(move, Discard)
    return bool(seen.melds) and not on_table(seen, move.card)


def goes_out(seen: Seen, move: Move, _: Reason) -> bool:
    """Whether some way to go on ends the round within the turn, all of them being tried."""
    seat, rounds = seen.acting, len(seen.results)
    waiting, known = [after(seen, move)], set[tuple[Card, ...]]()
    while waiting:
        state = waiting.pop()
        if len(state.results) > rounds:
            return not state.hand_of(seat)
        if state.to_act != seat or state.hand in known:
            continue
        known.add(state.hand)
        is_last = len(state.hand) == 1
        tried = [one for one in legal_moves(state) if is_last or not isinstance(one, Discard)]
        waiting += [play(state, seat, one) for one in tried]
    return False


def has_laid(seen: Seen) -> bool:
    """Whether the seat to act laid anything in an earlier turn."""
    mine = [act.move for act in seen.course if act.seat == seen.acting]
    ends = [number for number, one in enumerate(mine) if isinstance(one, Discard)]
    before = mine[: ends[-1]] if ends else []
    return any(isinstance(one, LayMeld | LayOff) for one in before)


def near_out(seen: Seen, move: Move, why: Reason) -> bool:
    sizes = [len(seen.hand_of(seat)) for seat in seen.playing if seat != seen.acting]
    return sheds(seen, move, why) and min(sizes) == why.least


def holds(seen: Seen, move: Move, _: Reason) -> bool:
    assert isinstance(move, Discard)
    laid = seen.acting in seen.opened
    return not laid and any(melds_of(left(seen, move), seen.melding))


def best_with_upcard(seen: Seen) -> int:
    """The least deadwood of ten cards with the upcard among them."""
    hand, upcard = list(seen.hand), seen.pile[-1]
    return min(deadwood_by_trying([*(c for c in hand if c != gone), upcard]) for gone in hand)


def no_less(seen: Seen, _: Move, why: Reason) -> bool:
    now = deadwood_by_trying(list(seen.hand))
    return why.points == now <= best_with_upcard(seen) and why.cards == seen.pile[-1:]


def lowers(seen: Seen, _: Move, why: Reason) -> bool:
    now = deadwood_by_trying(list(seen.hand))
    return why.points == best_with_upcard(seen) < now == why.least


def ahead(seen: Seen, move: Move, why: Reason) -> bool:
    assert isinstance(move, Knock)
    return deadwood_by_trying(left(seen, move)) == why.points and why.least >= 1


def goes_on(seen: Seen, move: Move, why: Reason) -> bool:
    knocks = any(isinstance(one, Knock | Gin) for one in legal_moves(seen))
    return isinstance(move, Discard) and knocks and why.points > why.least


def unseen_of(seen: Seen) -> list[Card]:
    """What is neither in the hand nor on the pile."""
    return [card for card in seen.variant.pack if card not in (*seen.hand, *seen.pile)]


def safe(seen: Seen, move: Move, _: Reason) -> bool:
    assert isinstance(move, Discard)
    known = {card for meld in seen.melds for card in meld.cards} | {*seen.pile, *seen.hand}
    free = [card for card in seen.variant.pack if card not in known] + [move.card]
    return not on_table(seen, move.card) and not any(
        move.card in meld for meld in melds_of(free, seen.melding)
    )


def together(seen: Seen, cards: list[Card]) -> int:
    """What the melds of *cards* are worth."""
    return Openings(tuple(sorted(cards)), seen.melding, seen.variant.values).without(None)[0]


def can_open(seen: Seen, _: Move, why: Reason) -> bool:
    points = together(seen, [*seen.hand, seen.pile[-1]])
    return points == why.points >= why.least == seen.opening.minimum


def not_yet(seen: Seen, _: Move, why: Reason) -> bool:
    points = together(seen, [*seen.hand, seen.pile[-1]])
    return points == why.points < why.least == seen.opening.minimum


def keeps(seen: Seen, move: Move, why: Reason) -> bool:
    assert isinstance(move, Discard)
    return 0 < together(seen, left(seen, move)) == why.points == together(seen, list(seen.hand))


def useless(seen: Seen, move: Move, _: Reason) -> bool:
    assert isinstance(move, Discard)
    melds = melds_of([*unseen_of(seen), move.card], seen.melding)
    return not any(move.card in meld for meld in melds)


def few(seen: Seen, move: Move, why: Reason) -> bool:
    assert isinstance(move, Discard)
    hand = list(seen.hand)
    taken = {card for act in seen.course if act.seat != seen.acting for card in act.took}
    helping = [
        card
        for card in unseen_of(seen)
        if card not in taken and any(makes_three(seen, move.card, card, own) for own in hand)
    ]
    return len(helping) <= why.points


def makes_three(seen: Seen, *three: Card) -> bool:
    return len(set(three)) == 3 and new_meld(0, 0, three, seen.melding) is not None


def shed(seen: Seen, move: Move, why: Reason) -> bool:
    assert isinstance(move, Discard)
    thrown = [act for act in seen.course if isinstance(act.move, Discard)]
    theirs = {act.move.card for act in thrown if act.seat != seen.acting}
    return bool(why.cards) and all(
        card in theirs and any(makes_three(seen, move.card, card, one) for one in seen.variant.pack)
        for card in why.cards
    )


def most_laid(state: State, seat: int, wanted: int) -> bool:
    """Whether *seat* can have exactly so many points more on the table, by trying what is legal."""
    start, waiting, known = table_points(state, seat), [state], set[object]()
    while waiting:
        now = waiting.pop()
        if table_points(now, seat) - start == wanted:
            return True
        key = now.hands, frozenset(meld.cards for meld in now.melds)
        if now.to_act == seat and key not in known:
            known.add(key)
            lays = (*legal_melds(now), *legal_layoffs(now))
            waiting += [play(now, seat, move) for move in lays]
    return False


def pile_brings(seen: Seen, move: Move, why: Reason) -> bool:
    state = after(seen, move)
    return len(state.turn.taken) > 1 and most_laid(state, seen.acting, why.points)


def unseen(seen: Seen) -> list[Card]:
    """The cards that are in the other hand or in the stock, in a game of one pack."""
    table = {card for meld in seen.melds for card in meld.cards}
    return [card for card in seen.variant.pack if card not in {*seen.hand, *seen.pile, *table}]


def held_back(seen: Seen, move: Move, why: Reason) -> bool:
    assert isinstance(move, Discard)
    meld = new_meld(1, seen.acting, why.cards, seen.melding)
    assert meld is not None
    could_add = any(extended(meld, card, 0, melding=seen.melding) for card in unseen(seen))
    return could_add and set(why.cards) <= set(left(seen, move))


def spares(seen: Seen, move: Move, why: Reason) -> bool:
    assert isinstance(move, Discard)
    shown = memory_of(seen).known_of(3 - seen.acting)

    def serves(card: Card) -> bool:
        return any(card in meld for meld in melds_of([*shown, card], seen.melding))

    return all(map(serves, why.cards)) and set(why.cards) <= set(left(seen, move))


def laid_by_other(seen: Seen, card: Card) -> float:
    """The chance that the other player can lay *card* next, by its odds, from all pairs."""
    odds, useless = expected_of(position_of(seen)).odds, 1.0
    for pair in combinations([one for one in seen.variant.pack if one != card], 2):
        if makes_three(seen, card, *pair) and not set(pair) <= set(seen.pile):
            has = [0.5 if one in seen.pile else odds[face_of(one)] for one in pair]
            useless *= 1 - has[0] * has[1]
    return 0.95 if on_table(seen, card) else 1 - useless


def by_odds(seen: Seen, move: Move, why: Reason) -> bool:
    """Each of the cards was thrown by the other, or still lies there after a turn of the other."""
    assert isinstance(move, Discard)
    theirs = [act.move for act in seen.course if act.seat != seen.acting]
    thrown = {one.card for one in theirs if isinstance(one, Discard)}
    refused = thrown | set(seen.pile) if theirs else thrown
    goes_with = [
        any(makes_three(seen, move.card, card, one) for one in seen.variant.pack)
        for card in why.cards
    ]
    chance = 100 * laid_by_other(seen, move.card)
    return (
        bool(why.cards)
        and set(why.cards) <= refused
        and all(goes_with)
        and abs(chance - why.points) < 0.51
        and why.points <= 10
    )


def waited_for(seen: Seen, move: Discard) -> set[Card]:
    hand = left(seen, move)
    return {
        card
        for card in unseen(seen)
        if any(card in meld for meld in melds_of([*hand, card], seen.melding))
    }


def awaits(seen: Seen, move: Move, why: Reason) -> bool:
    assert isinstance(move, Discard)
    found = waited_for(seen, move)
    others = [one for one in legal_moves(seen) if isinstance(one, Discard) and one != move]
    rivals = [len(waited_for(seen, one)) for one in others]
    return found == set(why.cards) and len(found) == why.points > max(rivals, default=-1)


CHECKS: dict[Why, Callable[[Seen, Move, Reason], bool]] = {
    Why.ONLY: only,
    Why.NOTHING_HELPS: nothing_helps,
    Why.MAKES: makes,
    Why.FITS: fits,
    Why.USABLE: usable,
    Why.UPCARD: upcard,
    Why.OUT: out,
    Why.GOES_OUT: goes_out,
    Why.RUMMY: lambda seen, move, why: goes_out(seen, move, why) and not has_laid(seen),
    Why.NEAR_OUT: near_out,
    Why.HOLDS: holds,
    Why.SAFE: safe,
    Why.OWED: owed,
    Why.OPENS: lambda seen, move, why: first_points(seen, move, why) >= why.least,
    Why.TOWARDS: lambda seen, move, why: first_points(seen, move, why) < why.least,
    Why.SCORES: scores,
    Why.SHEDS: sheds,
    Why.SWAPS: lambda seen, move, why: after(seen, move).hand.count(JOKER) > seen.hand.count(JOKER),
    Why.KNOCKS: lambda seen, move, why: (
        isinstance(move, Knock) and deadwood_by_trying(left(seen, move)) == why.points
    ),
    Why.GIN: lambda seen, move, why: is_legal(seen, move),
    Why.CLOSES: lambda seen, move, why: is_legal(seen, move),
    Why.TWIN: lambda seen, move, why: isinstance(move, Discard) and seen.hand.count(move.card) > 1,
    Why.DEAD: dead,
    Why.LONELY: lonely,
    Why.LONELY_HIGHEST: lonely_highest,
    Why.DEADWOOD: least_deadwood,
    Why.HIGHEST: highest,
    Why.UNWANTED: unwanted,
    Why.TILES: tiles,
    Why.TILES_OUT: lambda seen, move, why: (
        tiles(seen, move, why) and len(why.cards) == len(seen.hand)
    ),
    Why.TILES_WAIT: tiles_wait,
    Why.OPENS_LATER: opens_later,
    Why.NO_TILES: no_tiles,
    Why.NO_OPENING: no_opening,
    Why.CAN_OPEN: can_open,
    Why.NOT_YET: not_yet,
    Why.KEEPS: keeps,
    Why.NO_LESS: no_less,
    Why.LOWERS: lowers,
    Why.AHEAD: ahead,
    Why.GOES_ON: goes_on,
    Why.CHANCE: goes_on,
    Why.USELESS: useless,
    Why.FEW: few,
    Why.SHED: shed,
    Why.PILE_BRINGS: pile_brings,
    Why.HELD_BACK: held_back,
    Why.SPARES: spares,
    Why.ODDS: by_odds,
    Why.AWAITS: awaits,
    Why.WEIGHED: lambda seen, move, why: True,
}
