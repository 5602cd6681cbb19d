"""Straight Rummy on sets of faces: thousands of rounds for the tuning of its player."""

from collections.abc import Callable
from random import Random

from engine.players.faces import ALL, FaceSet
from engine.players.straight.board import Board, House, Other
from engine.players.straight.shapes import Lying, points
from engine.players.straight.turns import Turn

SIZES = {2: 10, 3: 7, 4: 7, 5: 6, 6: 6}


class Table:
    """A round; seats are counted from 0, and seat 0 begins."""

    def __init__(self, seats: int, house: House, random: Random) -> None:
        cards = [1 << face for face in range(52)]
        random.shuffle(cards)
        self.random, self.house, self.seats = random, house, seats
        size = SIZES[seats]
        self.hands = [sum(cards[seat * size : (seat + 1) * size]) for seat in range(seats)]
        self.stock = cards[seats * size + 1 :]
        self.pile = [cards[seats * size]]
        self.lying = Lying()
        self.closed = [True] * seats
        self.own = [False] * seats
        self.known = [0] * seats
        self.refills = 0
        self.scores: list[float] | None = None
        self.turn = 0
        self.out_by = -1

    def board(self, seat: int, hand: FaceSet, kept: FaceSet = 0) -> Board:
        others, unseen = [], ALL & ~hand & ~self.lying.cards
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            unseen &= ~self.known[other]
            others.append(
                Other(self.hands[other].bit_count(), self.closed[other], self.known[other])
            )
        for card in self.pile:
            unseen &= ~card
        return Board(
            self.house, hand, self.lying, unseen, tuple(others), len(self.stock),
            self.pile[-1] if self.pile else 0, kept, self.closed[seat], self.own[seat],
        )

    def play(self, takes: Callable[[Board], bool], best: Callable[[Board], Turn]) -> None:
        seat = self.turn
        hand, kept = self.hands[seat], 0
        if not self.stock and not self.refill():
            self.scores = [0.0] * self.seats
            return
        if self.pile and takes(self.board(seat, hand)):
            kept = self.pile.pop()
            hand |= kept
            self.known[seat] |= kept
        else:
            hand |= self.stock.pop()
        turn = best(self.board(seat, hand, kept))
        lays = turn.lays
        self.hands[seat] = turn.held
        self.known[seat] &= turn.held
        if turn.thrown:
            self.pile.append(turn.thrown)
        self.lying = lays.lying
        fresh = self.closed[seat]
        if lays.melds or lays.off:
            self.closed[seat] = False
            self.own[seat] |= bool(lays.melds)
        if not turn.held:
            self.out_by = seat
            self.score(seat, 2 if fresh else 1)
        self.turn = (seat + 1) % self.seats

    def refill(self) -> bool:
        self.refills += 1
        if self.refills > 1 or len(self.pile) < 2:
            return False
        self.stock = self.pile
        self.random.shuffle(self.stock)
        self.pile = [self.stock.pop()]
        return True

    def score(self, seat: int, times: int) -> None:
        held = [points(hand) * times for hand in self.hands]
        if self.house.penalty:
            self.scores = [-float(each) for each in held]
        else:
            self.scores = [0.0] * self.seats
            self.scores[seat] = float(sum(held))

    def leads(self) -> list[float]:
        assert self.scores is not None
        whole = sum(self.scores)
        return [each - (whole - each) / (self.seats - 1) for each in self.scores]
