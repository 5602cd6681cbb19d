"""A stored game move by move: how it stood at each step, and who could know which cards then."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy import select

from bot.people.card_texts import card_text
from bot.table.played import is_unseen
from data import games
from data.games import GameRow, MoveRow
from data.store import schema
from data.store.database import Database
from engine.cards import JOKER, Card
from engine.game import play, start
from engine.moves import (
    Close,
    Discard,
    Gin,
    Knock,
    LayMeld,
    LayOff,
    Move,
    SwapJoker,
    TakePile,
    Timeout,
)
from engine.record.lines import read_move
from engine.state import State
from engine.variants import VARIANTS

TOLD_MOVES = 12
"""So many moves are told at most of before the present one, also after a new deal."""

Faces = frozenset[str]
"""Cards as they are shown: of two packs equal ones look alike."""


@dataclass
class Past:
    """One game as its moves leave it: *states* by step, the first that before any move."""

    row: GameRow
    lines: Sequence[MoveRow]
    states: list[State] = field(default_factory=list)
    public: list[Faces] = field(default_factory=list)
    """By step: what had been face up in the round."""
    own: list[tuple[Faces, ...]] = field(default_factory=list)
    """By step: what each seat had held in the round."""
    _told: list[Faces] = field(default_factory=list)

    def __post_init__(self) -> None:
        variant = VARIANTS[self.row.variant]
        rules = variant.rules.model_validate(self.row.rules)
        self._keep(start(variant, rules, self.row.seats, self.row.dealer), frozenset())
        for line in self.lines:
            seat, move, _ = read_move(line.line, tiles=variant.tiles)
            at = None if line.at_ms is None else line.at_ms / 1000
            before = self.states[-1]
            after = play(before, seat, move, at)
            self._keep(after, self.faces(told_of(before, move, after)))

    def _keep(self, state: State, told: Faces) -> None:
        public = self.faces((*state.pile, *(card for meld in state.melds for card in meld.cards)))
        hands = tuple(map(self.faces, state.hands))
        if lies_open(state):
            public |= frozenset().union(*hands)
        if self.states and self.states[-1].round == state.round:
            public |= self.public[-1]
            hands = tuple(a | b for a, b in zip(hands, self.own[-1], strict=True))
        self.states.append(state)
        self.public.append(public)
        self.own.append(hands)
        self._told.append(told)

    def faces(self, cards: Sequence[Card]) -> Faces:
        """How *cards* look; jokers, of which nobody can say which it is, are left out."""
        tiles = VARIANTS[self.row.variant].tiles
        return frozenset(card_text(card, tiles=tiles) for card in cards if card.suit < JOKER.suit)

    @property
    def last(self) -> int:
        """How many moves there are."""
        return len(self.lines)

    @property
    def over(self) -> bool:
        """Whether its cards are no secret any more."""
        return self.row.state != "playing"

    @property
    def has_drawn(self) -> bool:
        """Whether the last move is a card from the stock, of which the others see a count alone."""
        if not self.lines:
            return False
        before, after = self.states[-2:]
        _, move, _ = read_move(self.lines[-1].line, tiles=after.variant.tiles)
        return is_unseen(before, move, after)

    def seat_of(self, user: int) -> int | None:
        """Where somebody sits."""
        return next((one.seat for one in self.row.players if one.user_id == user), None)

    def known(self, seat: int | None, step: int) -> Faces:
        """What *seat* (None: everybody) may be shown once so many moves are made."""
        lately = range(max(0, step - TOLD_MOVES), step + 1)
        found = self.public[step].union(*(self._told[each] for each in lately))
        if seat is not None:
            # Own moves are told with the card that was drawn, also after a new deal.
            found |= frozenset().union(*(self.own[each][seat - 1] for each in lately))
            found |= self.own[step][seat - 1]
        return found

    def turn_step(self, step: int) -> int:
        """The step with which the turn began that goes on at *step*."""
        whose = self.states[step].to_act, self.states[step].round
        while step and (self.states[step - 1].to_act, self.states[step - 1].round) == whose:
            step -= 1
        return step

    def ended_at(self, round_: int) -> int:
        """The last step of a round."""
        steps = (step for step, state in enumerate(self.states) if state.round == round_)
        return max(steps, default=self.last)


async def pasts_of(db: Database) -> dict[int, Past]:
    """Every game that is stored, by its number."""
    async with db.reading() as tx:
        rows = await games.find(tx, select(schema.games).order_by(schema.games.c.id))
        return {row.id: Past(row, await games.moves_of(tx, row.id)) for row in rows}


async def past_of(db: Database, game: int) -> Past:
    """One of them."""
    async with db.reading() as tx:
        return Past(await games.load(tx, game), await games.moves_of(tx, game))


def lies_open(state: State) -> bool:
    """Whether the round has just ended with all hands on the table."""
    over = state.to_act is None and bool(state.results)
    return over and state.results[-1].reason in state.variant.laid_open


def told_of(before: State, move: Move, after: State) -> Sequence[Card]:
    """The cards that everybody is told of a move."""
    match move:
        case TakePile():
            return before.pile
        case Timeout():
            # What was discarded for who had not ended their turn.
            return [*(Counter(after.pile) - Counter(before.pile)).elements()]
        case LayMeld():
            return [laid.card for laid in move.cards]
        case LayOff():
            return [move.card.card]
        case Discard() | Knock() | Gin() | Close() | SwapJoker():
            return [move.card]
        case _:
            return []
