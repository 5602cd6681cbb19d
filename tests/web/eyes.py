"""What each reader of a table may know of its cards, and what the page has told them."""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from bot.people.card_texts import COLOURS
from engine.cards import Card, parse_card
from engine.state import State
from tests.bot.log_watch import SECRETS, SHOWN, TILE, TOKEN
from tests.bot.secrecy import SUITS, lie_open
from tests.bot.test_whole_tile_games import MEANING

TILE_TOKEN = SECRETS["a tile's token"]
SPOKEN = ("told", "duties", "turn_text", "notes", "result", "proposal")
"""What may still tell of the round before."""


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

        said = {key: message[key] for key in SPOKEN}
        shown = {key: value for key, value in message.items() if key not in SPOKEN}
        now, before = set(cards_in(shown)), set(cards_in(said))
        assert not now - seen(round_), (step, seat, now - seen(round_))
        hidden = before - seen(round_) - seen(round_ - 1)
        assert not hidden, (step, seat, hidden)
        hands = message["view"]["hands"]
        if not lie_open(self._steps[step]):
            assert all(isinstance(hands[key], int) for key in hands if int(key) != seat), hands
        return len(now)


def cards_in(body: Any) -> Iterator[Card]:
    """Every card and tile that *body* names, in signs or as a token."""
    text = MEANING.sub("", json.dumps(body, ensure_ascii=False))
    for rank, suit in SHOWN.findall(text):
        yield parse_card(rank + SUITS[suit])
    for rank, suit in TOKEN.findall(text):
        yield parse_card(rank + suit)
    for colour, number in TILE.findall(text):
        yield Card(COLOURS.index(colour), int(number))
    for found in re.finditer(TILE_TOKEN, text):
        yield parse_card(found[0], tiles=True)
