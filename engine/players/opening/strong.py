"""The strong player: whatever it may do, it reckons what the round is then worth.

It compares every way to end its turn (what it lays now, what it holds back, which card it throws)
by functions fitted to many rounds, and a card of the pile with what a draw from the stock is worth.
"""

from collections.abc import Iterator
from typing import NamedTuple

from engine.arrange.hands import Split
from engine.cards import JOKER, Card
from engine.game import play
from engine.legal import is_legal, legal_swaps
from engine.moves import Discard, DrawStock, Move, SwapJoker, TakePile
from engine.opening import ordering
from engine.opening.duties import has_opened, laid
from engine.opening.finishing import discards, owes
from engine.opening.overdue import fewest
from engine.players.fitted import Net, numbers_of
from engine.players.memory import memory_of
from engine.players.opening.aspects import Aspects, of_hand, of_throw
from engine.players.opening.boards import boards, swappable
from engine.players.opening.laying import beginning, most_laid, ways
from engine.players.opening.looks import openings
from engine.players.opening.scene import Scene, remembered, scene_of
from engine.players.opening.stakes import Stakes, stakes_of
from engine.players.opening.turns import bound, close, held_back, lays_more
from engine.state import Phase, State
from engine.view import Seen

LONG = 30
"""Turns of each, after which a card is taken only where it is laid: two who always better their
hands from the pile would never end."""

GOES_OUT = 1e6
"""More than any position is worth."""


AFTER, BEFORE, GAIN, LOSS = "after a turn", "before a draw", "gain", "loss"
STAGES = "closed", "opened"
"""Whether the seat that judges has opened: there is a function for each."""


class Fitted(NamedTuple):
    """What it goes by, for a seat that has not opened and for one that has."""

    after: tuple[Net, ...]
    """The points by which it can expect to be ahead in the end, with a turn ended."""
    before: tuple[Net, ...]
    """The same where it is about to draw from the stock."""
    gain: tuple[Net, ...]
    """The points by which it will be ahead if it is, with a turn ended."""
    loss: tuple[Net, ...]
    """The points by which it will be behind if it is not."""
    course: tuple[float, ...]
    """What there is to know of a game's rounds, as `stakes_of` wants it."""

    def worth(self, scene: Scene, card: Card, stakes: Stakes | None) -> float:
        """What throwing *card* is worth: the chance to win the game where there are *stakes*."""
        counted, at = after_throw(scene, card), scene.opened
        points = self.after[at].of(counted)
        if stakes is None:
            return points
        return stakes.chance(points, self.gain[at].of(counted), self.loss[at].of(counted))


class Plan(NamedTuple):
    """A way to end the turn: what it is worth, what it lays or swaps first, and its throw."""

    worth: float
    first: Split | SwapJoker
    throw: Card


def fitted(package: str) -> Fitted:
    """The functions of a game, in its *package*."""
    after, before, gain, loss = (
        tuple(Net.read(package, f"{kind}, {stage}") for stage in STAGES)
        for kind in (AFTER, BEFORE, GAIN, LOSS)
    )
    return Fitted(after, before, gain, loss, numbers_of(package)["course"][0])


def choose(seen: Seen, by: Fitted) -> Move:
    """The next move of the seat to act."""
    if seen.phase is Phase.DRAW:
        return collect(seen, by)
    if seen.phase is Phase.PLAY and (closing := close(seen)):
        return closing
    return first_move(seen, best_plan(seen, by, stakes_of(seen, *by.course)))


def best_plan(seen: Seen, by: Fitted, stakes: Stakes | None = None) -> Plan:
    """The way to end the turn that promises most."""
    return max(plans(seen, by, stakes), key=lambda plan: plan.worth)


def first_move(seen: Seen, plan: Plan) -> Move:
    """The move with which a plan begins; what is owed where none of its lays is accepted."""
    if isinstance(plan.first, SwapJoker):
        return plan.first
    lay = beginning(seen, plan.first)
    if lay is None and owes(seen):
        return fewest(seen)[0][0]
    return lay or Discard(plan.throw)


def collect(seen: Seen, by: Fitted) -> Move:
    """The top of the pile where that promises more than a card of the stock."""
    if not seen.pile:
        return DrawStock()
    take = TakePile(seen.pile[-1])
    if not seen.stock:
        return take
    if not (may_want(seen) and is_legal(seen, take)):
        return DrawStock()
    taken = Seen(play(seen, seen.acting, take))
    return take if best_plan(taken, by).worth > worth_of_drawing(seen, by) else DrawStock()


def may_want(seen: Seen) -> bool:
    """Whether the top of the pile is worth a thought: it is laid, or may be kept for a meld."""
    top = seen.pile[-1]
    if has_opened(seen):
        return lays_more(seen, top)
    long = len(memory_of(seen).thrown) > LONG * len(seen.playing)
    if not (long or bound(seen)):
        return True
    most, _ = openings((*seen.hand, top), seen.melding, seen.variant.values).without(None)
    return most >= seen.opening.minimum


def worth_of_drawing(seen: Seen, by: Fitted) -> float:
    """What can be expected with a card of the stock."""
    scene = scene_of(seen, remembered(seen))
    return by.before[scene.opened].of(before_draw(scene))


def before_draw(scene: Scene) -> Aspects:
    """What is counted before the seat draws a card from the stock."""
    hand = scene.state.hand
    known = openings(hand, scene.state.melding, scene.state.variant.values)
    return of_hand(scene, list(hand), known, None)


def after_throw(scene: Scene, card: Card) -> Aspects:
    """What is counted where the seat throws *card*."""
    state, left = scene.state, list(scene.state.hand)
    known = openings(state.hand, state.melding, state.variant.values)
    left.remove(card)
    return of_hand(scene, left, known, card) + of_throw(scene, card)


def plans(seen: Seen, by: Fitted, stakes: Stakes | None = None) -> list[Plan]:
    """The ways to end the turn that are worth weighing; one that goes out is all there is.

    They are worth points, and where there are *stakes* chances to win the game. A joker is thrown
    only where nothing else may be.
    """
    known = remembered(seen)
    found: list[Plan] = []
    for first, after in lays(seen):
        if len(after.hand) == 1:
            return [Plan(GOES_OUT, first, after.hand[0])]
        scene, allowed = scene_of(after, known), discards(after) or set(after.hand)
        throws = sorted(allowed - {JOKER} or allowed)
        found += [Plan(by.worth(scene, card, stakes), first, card) for card in throws]
    return found


def lays(seen: Seen) -> Iterator[tuple[Split | SwapJoker, State]]:
    """What may be laid in a turn, nothing too where that may be, and the state after it."""
    nothing = Split((), seen.hand)
    if seen.phase is Phase.FIRST_DISCARD:
        yield nothing, seen
        return
    if seen.turn.swapped:
        yield nothing, fewest(seen)[1]
        return
    found = ways(seen)
    for way in found:
        yield way, after_laying(seen, way)
    if owes(seen):
        if not found:
            yield nothing, fewest(seen)[1]
        return
    for way in held_back(seen, found) if has_opened(seen) else (nothing,):
        yield way, after_laying(seen, way)
    if not found and has_opened(seen) and seen.turn.taken:
        yield nothing, seen
    yield from swapping(seen)


def after_laying(state: State, way: Split) -> State:
    """The state after *way*, and for who opens with it after all else that can be laid."""
    opens = not has_opened(state)
    after = state
    for piece in sorted(way.pieces, key=lambda piece: (piece.onto or 0, -piece.points)):
        for move in ordering.moves(piece):
            after = laid(after, move)
    if opens and has_opened(after):
        more = most_laid(after, after.hand, discards(after))
        return after_laying(after, more) if more else after
    return after


def swapping(seen: Seen) -> Iterator[tuple[SwapJoker, State]]:
    """Each joker that can be swapped from the table, and the state after all that can be laid."""
    if not (has_opened(seen) and seen.opening.swaps):
        return
    if not swappable(seen.melds) & boards(seen.hand)[0]:
        return
    for move in legal_swaps(seen):
        _, after = fewest(play(seen, seen.acting, move))
        more = most_laid(after, after.hand, discards(after))
        yield move, after_laying(after, more) if more else after
