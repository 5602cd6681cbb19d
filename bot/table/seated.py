"""How a game stands: who sits where, and whether anybody can play."""

from bot.people.refused import Refused
from bot.table.draft import Draft
from data.games import GameRow
from data.ids import GameId, Ms, UserId
from engine.cards import Seat
from engine.state import Phase, State

TableStanding = tuple[int, Ms, str]
"""Moves, what was not charged, and who cannot play: all that changes what a hand shows."""


class Seated:
    """A game and the people at it, as far as its row and its state tell."""

    row: GameRow
    state: State
    step: int
    turn_step: int
    drafts: dict[Seat, tuple[int, Draft]]
    seen_step: int
    """The step without what only its player sees: a card drawn in the present turn."""

    @property
    def id(self) -> GameId:
        """The public number, `#17`."""
        return self.row.id

    def standing(self, seat: Seat | None) -> TableStanding:
        """All that changes what *seat* sees; None: what everybody does.

        That somebody has drawn changes a count alone for the others, who see it with what follows.
        """
        step = self.step if seat == self.state.to_act else self.seen_step
        stood_in = (str(one.seat) for one in self.row.players if one.stand_in)
        return step, self.row.credited_ms, " ".join((self.halted, *stood_in))

    def is_current(self, seat: Seat, step: int) -> bool:
        """Whether what *seat* was shown before move *step* is still how the table stands for it."""
        return step == self.step or (seat != self.state.to_act and self.seen_step <= step)

    @property
    def over(self) -> bool:
        """Whether nobody plays any more: somebody has won, or the game was called off."""
        return self.state.phase is Phase.FINISHED or self.aborted

    @property
    def aborted(self) -> bool:
        """Whether the game ended without a result."""
        return self.row.state == "aborted"

    @property
    def paused(self) -> bool:
        """Whether the clocks stand still."""
        return self.row.paused_since_ms is not None

    @property
    def halted(self) -> str:
        """Why nobody can play though nobody has won: `aborted`, or the reason of a pause."""
        if self.aborted:
            return "aborted"
        return self.row.pause_reason or "channel" if self.paused and not self.over else ""

    def seat_of(self, user: UserId) -> Seat | None:
        """Where *user* sits."""
        return next((one.seat for one in self.row.players if one.user_id == user), None)

    def own_seat(self, user: UserId) -> Seat:
        """Where *user* sits; raises Refused where they do not sit here."""
        seat = self.seat_of(user)
        if seat is None:
            raise Refused("not-seated", game=self.id)
        return seat

    def user_at(self, seat: Seat | None) -> UserId | None:
        """Who plays at a seat; None for the computer, also where it stands in, and for no seat."""
        if not seat or self.row.players[seat - 1].stand_in:
            return None
        return self.row.players[seat - 1].user_id

    def is_computer(self, seat: Seat | None) -> bool:
        """Whether the computer plays at a seat."""
        return bool(seat) and self.user_at(seat) is None

    @property
    def is_computers_turn(self) -> bool:
        """Whether the computer is to move now."""
        return self.is_computer(self.state.to_act) and not self.over and not self.paused
