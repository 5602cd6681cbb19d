"""What each reader of a table may know of its cards, and what the page has told them."""

from collections import defaultdict
from typing import Any

from engine.cards import Card
from engine.state import State
from tests.bot.secrecy import lie_open
from tests.web.telling import laid_open, named_by


class Eyes:
    """Follows a game, and says which cards a seat has seen by then; seat None sees what all see."""

    def __init__(self) -> None:
        self._steps: dict[int, State] = {}
        self._known: dict[int, dict[tuple[int, int | None], frozenset[Card]]] = {}
        self._sets: dict[tuple[int, int | None], set[Card]] = defaultdict(set)

    def note(self, table: Any) -> None:
        """Note the game as it is now, with the rounds that ended since."""
        for event in list(table.events)[-8:]:
            self._see(event.before)
            self._see(event.after)
        self._steps[table.step] = table.state
        self._known[table.step] = {key: frozenset(cards) for key, cards in self._sets.items()}

    def _see(self, state: State) -> None:
        public = self._sets[state.round, None]
        public |= {*state.pile, *(card for meld in state.melds for card in meld.cards)}
        for seat, hand in enumerate(state.hands, 1):
            (public if lie_open(state) else self._sets[state.round, seat]).update(hand)

    def check(self, message: dict[str, Any]) -> int:
        """Fail where *message* tells what its reader cannot know; how many cards it names."""
        step, seat = message["step"], message["seat"]
        known, round_ = self._known[step], self._steps[step].round

        def seen(number: int) -> frozenset[Card]:
            return known.get((number, None), frozenset()) | known.get((number, seat), frozenset())

        now, before = named_by(message)
        assert not now - seen(round_), (step, seat, now - seen(round_))
        hidden = before - seen(round_) - seen(round_ - 1)
        assert not hidden, (step, seat, hidden)
        if not lie_open(self._steps[step]):
            assert not laid_open(message), message["view"]["hands"]
        return len(now)
