"""What the strong level can say for its moves at gin, by its own calculation."""

from collections.abc import Callable, Iterator

from engine.arrange.deadwood import cards_of, faces_of, least_deadwood
from engine.moves import Discard, DrawStock, Knock, Move, Pass, TakePile
from engine.players import reasons
from engine.players.faces import FaceSet, each, face_of
from engine.players.gin.hands import NEAR, PAIRS
from engine.players.gin.outlook import Outlook
from engine.players.gin.sight import Sight, sight_of
from engine.players.gin.strong import Reckoning, Throw, reckoned, taught, throws
from engine.players.gin.turns import upcard_of
from engine.players.gin.winning import KNOTS, prices
from engine.players.whys import Reason, Why
from engine.view import Seen

FEW = 2
"""Cards that could still help another, if no more than so many."""

Claim = Callable[..., Reason | None]
"""From what is seen, the same as sets, and a move."""


def reason(seen: Seen, move: Move) -> Reason:
    """Why the strong level makes *move*."""
    own = reasons.first_true(CLAIMS.get(type(move), ()), seen, sight_of(seen), move)
    return own or reasons.reason(seen, move)


def _usual(*wanted: Why) -> Claim:
    """What any player could say, if it is one of the claims *wanted*."""

    def claim(seen: Seen, _: Sight, move: Move) -> Reason | None:
        found = reasons.reason(seen, move)
        return found if found.why in wanted else None

    return claim


def _no_less(seen: Seen, sight: Sight, _: Move) -> Reason | None:
    """The upcard leaves no less deadwood."""
    upcard, points = upcard_of(seen), least_deadwood(sight.hand)
    if _left_with(sight.hand, upcard) < points:
        return None
    return Reason(Why.NO_LESS, cards=cards_of(upcard), points=points)


def _left_with(hand: FaceSet, upcard: FaceSet) -> int:
    """The least deadwood after taking *upcard* and throwing another card."""
    return min(least_deadwood(hand ^ 1 << face | upcard) for face in each(hand))


def _lowers(seen: Seen, sight: Sight, _: Move) -> Reason | None:
    """The upcard leaves less deadwood."""
    points, now = _left_with(sight.hand, upcard_of(seen)), least_deadwood(sight.hand)
    return Reason(Why.LOWERS, points=points, least=now) if points < now else None


def _best(seen: Seen) -> tuple[Throw | None, Throw | None]:
    """The best throws, without a knock and with one."""
    now = reckoned(seen)
    found = throws(now, now.look.sight.hand, faces_of(seen.turn.taken))
    going, knocks = ([each for each in found if each.knocks is knocks] for knocks in (False, True))
    return next(iter(going), None), next(iter(knocks), None)


def _points(seen: Seen, sight: Sight, throw: Throw) -> int:
    """The points of the round that a throw promises, doubled if all are."""
    times = 2 if seen.variant.doubles(seen) else 1
    now = Reckoning(Outlook(sight), prices(seen), taught(), counted=KNOTS)
    return round(now.of(sight.hand, throw) * times)


def _percent(value: float) -> int:
    """A chance that was reckoned as a sum, which may come out beyond all or nothing."""
    return round(100 * min(max(value, 0.0), 1.0))


def _ahead(seen: Seen, sight: Sight, move: Knock) -> Reason | None:
    """What a knock is likely to bring."""
    _, knock = _best(seen)
    if knock is None or cards_of(knock.face) != (move.card,):
        return None
    points = _points(seen, sight, knock)
    if points < 1:
        return None
    left = least_deadwood(sight.hand ^ knock.face)
    return Reason(Why.AHEAD, points=left, least=points)


def _goes_on(seen: Seen, sight: Sight, move: Discard) -> Reason | None:
    """A knock is possible, and to go on is more likely to win the game."""
    going, knock = _best(seen)
    if going is None or knock is None or cards_of(going.face) != (move.card,):
        return None
    if going.value <= knock.value:
        return None
    points, least = _points(seen, sight, going), _points(seen, sight, knock)
    if points > least:
        return Reason(Why.GOES_ON, points=points, least=least)
    points, least = _percent(going.value), _percent(knock.value)
    return Reason(Why.CHANCE, points=points, least=least) if points > least else None


def _safe(_: Seen, sight: Sight, move: Discard) -> Reason | None:
    """No meld with the card is left to anybody else."""
    face = face_of(move.card)
    free = sight.unseen | sight.known
    if any(free >> one & 1 and free >> other & 1 for one, other in PAIRS[face]):
        return None
    return Reason(Why.USELESS)


def _few(_: Seen, sight: Sight, move: Discard) -> Reason | None:
    """Few cards would make a meld of it with another of the hand."""
    face = face_of(move.card)
    hand = sight.hand
    if not NEAR[face] & hand:
        return None
    if any(hand >> one & 1 and hand >> other & 1 for one, other in PAIRS[face]):
        return None
    count = len(set(_helpers(face, hand, sight.unseen)))
    return Reason(Why.FEW, points=count) if count <= FEW else None


def _helpers(face: int, hand: FaceSet, unseen: FaceSet) -> Iterator[int]:
    """Unseen faces that make a meld of *face* and another of the hand."""
    for first, other in PAIRS[face]:
        if hand >> first & 1 and unseen >> other & 1:
            yield other
        if hand >> other & 1 and unseen >> first & 1:
            yield first


def _shed(_: Seen, sight: Sight, move: Discard) -> Reason | None:
    """The other has thrown cards that go with it."""
    face = face_of(move.card)
    shed = NEAR[face] & sight.thrown
    if not shed or NEAR[face] & sight.known:
        return None
    return Reason(Why.SHED, cards=cards_of(shed))


CLAIMS: dict[type[Move], tuple[Claim, ...]] = {
    DrawStock: (_usual(Why.ONLY), _no_less),
    Pass: (_no_less,),
    TakePile: (_usual(Why.MAKES), _lowers),
    Knock: (_ahead,),
    Discard: (_goes_on, _safe, _shed, _usual(Why.LONELY_HIGHEST), _few),
}
"""The claims on each kind of move, the most telling first."""
