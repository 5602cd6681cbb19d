"""What a hand of ten promises: the numbers from which its worth is reckoned."""

from collections.abc import Iterator

from engine.arrange.deadwood import RANKS, each_face, least_after_discard, least_deadwood
from engine.players.faces import FaceSet, each
from engine.players.gin.beliefs import chances
from engine.players.gin.hands import NEAR, PAIRS, VALUES, longer, melded, outs
from engine.players.gin.sight import Sight

OTHERS, OWN = 63, 55
"""How many numbers tell of what is known besides the own hand, and how many of the own hand."""

LATE = 6
"""Cards of the stock with which the round is nearly over."""


class Outlook:
    """A sight, and what follows from it for every hand that may come of it."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.unseen = sight.unseen
        self.held = chances(sight)
        self.free = [0.0] * 52
        """By face: how likely it is to be the next of the stock, in parts of *total*."""
        by_value = [0.0] * 11
        for face in each(self.unseen):
            self.free[face] = chance = 1 - self.held[face]
            by_value[VALUES[face]] += chance
        self.by_value = [(value, part) for value, part in enumerate(by_value) if part]
        self.total = sum(by_value) or 1.0
        self.danger = tuple(map(self._danger, range(52)))
        """By face: how likely the other has two cards that make a meld with it."""
        self.others = (*self._other(), *self._shape(), *self._by_rank())
        """The numbers for all that is known besides the own hand."""

    def _danger(self, face: int) -> float:
        safe, held = 1.0, self.held
        for first, other in PAIRS[face]:
            safe *= 1 - held[first] * held[other]
        return 1 - safe

    def _other(self) -> tuple[float, ...]:
        """What is known of the other hand, and of the time left."""
        sight = self.sight
        weight = sum(VALUES[face] * self.held[face] for face in each(self.unseen | sight.known))
        return (
            sight.known.bit_count() / 4,
            min(sight.takes, 5) / 4,
            sight.stock / 31,
            min(sight.turns, 12) / 10,
            weight / 60,
            min(sight.last, 10) / 10,
            sight.limit / 10,
            melded(sight.known).bit_count() / 4,
        )

    def _shape(self) -> tuple[float, ...]:
        """About how many cards of the other lie in melds, and its deadwood; whether time is up."""
        in_melds = deadwood = 0.0
        for face in each(self.unseen | self.sight.known):
            in_melds += self.held[face] * self.danger[face]
            deadwood += VALUES[face] * self.held[face] * (1 - self.danger[face])
        return in_melds / 10, deadwood / 60, self.sight.stock <= LATE

    def _by_rank(self) -> Iterator[float]:
        """Of each rank, the cards that the other has taken, thrown, left, and that are unseen."""
        sight = self.sight
        for faces in (sight.known, sight.thrown, sight.left, self.unseen):
            for rank in RANKS:
                yield (faces & rank).bit_count() / 2

    def own(self, kept: FaceSet, thrown: int | None = None) -> tuple[float, ...]:
        """The numbers for the ten cards *kept* when the face *thrown* lies on the pile."""
        points, most = least_deadwood(kept), self.sight.limit
        fewer = least_after_discard(kept)
        mean, ready, gin = self._after_draw(kept, points, fewer)
        together = melded(kept)
        loose = kept & ~together
        danger, worth, near = (0.0, 0.0, 0.0) if thrown is None else self._exposed(thrown)
        early, turns = self.sight.stock / 31, min(self.sight.turns, 12) / 10
        return (
            points / 30,
            mean / 30,
            ready,
            gin,
            fewer / 30,
            loose.bit_count() / 5,
            *self._growing(loose),
            danger,
            worth,
            near,
            points <= most,
            points == 0,
            ready * self.sight.stock / 31,
            min(points, 20) / 20,
            danger * min(self.sight.turns, 12) / 10,
            *self._to_throw(loose),
            *self._far(loose),
            *self._laid_off(together),
            early * points / 30,
            max(points - 20, 0) / 20,
            gin * early,
            (outs(kept) & self.unseen).bit_count() / 10,
            points / 30 * turns,
            *((loose & rank).bit_count() for rank in RANKS),
            *((together & rank).bit_count() / 3 for rank in RANKS),
        )

    def _growing(self, loose: FaceSet) -> tuple[float, float]:
        """How likely the next card makes a meld of two loose ones; the cards that might help."""
        spare = sum(self.free[face] for face in each(outs(loose) & self.unseen))
        live = sum((NEAR[face] & self.unseen).bit_count() for face in each(loose))
        return spare / self.total, live / 20

    def _exposed(self, thrown: int) -> tuple[float, float, float]:
        """How likely a card is of use to the other, what it counts, and what it has thrown near."""
        near = (NEAR[thrown] & self.sight.thrown).bit_count()
        return self.danger[thrown], VALUES[thrown] / 10, near / 2

    def _to_throw(self, loose: FaceSet) -> tuple[float, float, float, float]:
        """Of the loose cards: the least danger, the most points, how many have a partner, and the
        most points but one."""
        faces = list(each(loose))
        second, dearest = sorted([0, 0, *(VALUES[face] for face in faces)])[-2:]
        return (
            min((self.danger[face] for face in faces), default=0.0),
            dearest / 10,
            sum(bool(NEAR[face] & loose) for face in faces) / 5,
            second / 10,
        )

    def _far(self, loose: FaceSet) -> tuple[float, float]:
        """How much two more cards might make of each loose one, and what the other may throw."""
        unseen, free, apart = self.unseen, self.free, 0.0
        for face in each(loose):
            for first, other in PAIRS[face]:
                if unseen >> first & 1 and unseen >> other & 1:
                    apart += free[first] * free[other]
        offered = sum(
            self.held[face] * (1 - self.danger[face]) for face in each(outs(loose) & unseen)
        )
        return apart / self.total / 10, offered

    def _laid_off(self, together: FaceSet) -> tuple[float, float]:
        """About how many cards the other could lay off on the melds, and their points."""
        cards = points = 0.0
        for face in each(longer(together) & (self.unseen | self.sight.known)):
            cards += self.held[face]
            points += self.held[face] * VALUES[face]
        return cards, points / 10

    def _after_draw(self, kept: FaceSet, points: int, fewer: int) -> tuple[float, float, float]:
        """After the next of the stock: the mean deadwood, the chances of a knock and of gin."""
        mean = ready = gin = 0.0
        most, free = self.sight.limit, self.free
        for value, part in self.by_value:
            left = min(points, fewer + value)
            mean += part * left
            if left <= most:
                ready += part
                if not left:
                    gin += part
        for face in each_face(outs(kept) & self.unseen):
            number = face.bit_length() - 1
            part, before = free[number], min(points, fewer + VALUES[number])
            left = least_after_discard(kept | face)
            mean += part * (left - before)
            if left <= most < before:
                ready += part
            if not left and before:
                gin += part
        return mean / self.total, ready / self.total, gin / self.total
