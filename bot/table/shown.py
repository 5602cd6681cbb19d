"""Up to which move the messages of each game are as they should be."""

from data import running
from data.ids import GameId
from data.store.transaction import Transaction

NEVER = -1
"""As if a game had never been shown."""


class ShownSteps:
    """Remembers which steps of each game were shown, for the next process to go on from there."""

    def __init__(self) -> None:
        self._steps: dict[GameId, int] = {}
        """As far as that is not stored yet."""
        self._parted: set[GameId] = set()

    def note(self, game: GameId, step: int) -> None:
        """Note that all messages of *game* are as they should be before move *step*."""
        if game not in self._parted:
            self._steps[game] = step

    def leave_to_next(self, game: GameId) -> None:
        """Have the next process show *game* anew, whatever this one is still sending."""
        self._parted.add(game)
        self._steps[game] = NEVER

    def undo(self, game: GameId) -> None:
        """Note that *game* has to be shown anew, as something but a move is being changed at it."""
        self._steps.pop(game, None)

    async def store(self, tx: Transaction) -> None:
        """Store what has been shown since the last time; what is not committed is lost."""
        if self._steps:
            steps, self._steps = self._steps, {}
            await running.shown(tx, steps)
