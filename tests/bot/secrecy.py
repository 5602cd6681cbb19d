"""Who was sent which cards: nobody may ever get one of another's hand, or of the stock."""

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from engine.cards import Card, parse_card
from engine.moves import Close, Discard, DrawStock, Gin, Knock, LayMeld, LayOff, SwapJoker
from engine.state import State
from sandbox import limits
from sandbox.interactions import CHOICES, DEFER, MODAL, Interaction
from tests.bot.conftest import Room, dm_of
from tests.bot.log_watch import SHOWN, TOKEN
from tests.bot.room.env import Request

SUITS = dict(zip("♠♥♦♣", "shdc", strict=True))
TOKENS_IN = re.compile(r'"(?:value|name)": "[^"]*"')
"""Where cards stand as tokens: the values of choices and options."""
RESULT = re.compile(r'"(?:\*\*#\d+ · Round \d+ is over\.|\*\*Round \d+:\*\*|Round \d+\\n)[^"]*"')
"""A finished round in words, in short or as a picture: it names cards of before the new deal."""
DREW = re.compile(f"You drew {SHOWN.pattern}")
"""What a reader drew themselves, which their hand tells after the next deal too."""


class Watch:
    """Notes the state of *table* at every request of the bot while it is entered."""

    def __init__(self, room: Room, table: Any) -> None:
        self.room, self.table = room, table
        self.sent: list[tuple[Any, State, set[Card], Mapping[int | None, set[Card]]]] = []

    def __enter__(self) -> "Watch":
        watch = self

        class Log(list[Any]):
            def append(self, call: Any) -> None:
                told = named_lately(watch.table)
                drawn = drawn_lately(watch.table)
                watch.sent.append((Request(call), watch.table.state, told, drawn))
                super().append(call)

        self.room.env.discord.calls = Log(self.room.env.discord.calls)
        return self

    def __exit__(self, *_: object) -> None:
        self.room.env.discord.calls = list(self.room.env.discord.calls)

    def nobody_saw_what_is_hidden(self, *, least: int) -> None:
        """Fail where a reader was sent a card that was never face up, and not their own.

        *least* messages with cards must have been looked at, or this shows nothing.
        """
        looked_at, public, before, rounds = 0, set[Card](), set[Card](), 0
        for request, state, told, drawn in self.sent:
            if state.round != rounds:
                public, before, rounds = set(), public, state.round
            public |= {*state.pile, *(card for meld in state.melds for card in meld.cards)}
            cards = set(cards_in(request.json))
            looked_at += bool(cards)
            secret = set(state.stock) - told
            own = set[Card]()
            reader = self.reader(request)
            drew = set(drawn_cards(request.json)) - drawn.get(reader, set())
            assert not drew, (request.path, drew)
            for seat, hand in enumerate(() if lie_open(state) else state.hands, 1):
                if seat != reader:
                    secret |= set(hand) - told
                else:
                    own = set(hand)
            assert not cards & (secret - public - own), (request.path, cards & (secret - public))
            if state.results and state.results[-1].reason not in state.variant.laid_open:
                shown = set(result_cards(request.json)) - told
                assert shown <= before | public, (request.path, shown - before - public)
        assert looked_at >= least

    def reader(self, request: Any) -> int | None:
        """The seat of the only one who reads what *request* sends; None where anybody may."""
        kind, place, *rest = request.path.strip("/").split("/")
        for person in (self.room.alice, self.room.bob, self.room.carol):
            if kind == "channels" and dm_of(person) and int(place) == dm_of(person).id:
                return self.seat(person.id)
        if kind not in ("interactions", "webhooks"):
            return None
        interaction = self.room.env.discord.interactions[rest[0]]
        alone = interaction.channel.is_dm or is_hidden(request, interaction)
        return self.seat(interaction.person.id) if alone else None

    def seat(self, user: int) -> int | None:
        return self.table.seat_of(user)


def is_hidden(request: Any, interaction: Interaction) -> bool:
    """Whether what *request* sends by the token of *interaction* is for that person alone."""
    answer = interaction.answer
    assert answer, request.path
    last = request.path.split("/")[-1]
    if request.path.startswith("/webhooks/") and last == interaction.token:
        # A further message says so itself, unless it takes the place of one that was promised.
        promised = answer.kind == DEFER and answer.message is not None
        hidden = promised and answer.message.owner is not None
        return hidden or bool((request.json.get("flags") or 0) & limits.EPHEMERAL)
    if last.isdecimal():
        return interaction.channel.messages[int(last)].owner is not None
    if answer.message is not None:
        return answer.message.owner is not None
    return answer.kind in (CHOICES, MODAL)


def lie_open(state: State) -> bool:
    """Whether the round ended with all hands on the table."""
    if state.to_act is not None or not state.results:
        return False
    return state.results[-1].reason in state.variant.laid_open


def named_lately(table: Any) -> set[Card]:
    """The cards of the last moves, which everybody is told: a new deal may have followed."""
    found: set[Card] = set()
    for event in list(table.events)[-12:]:
        match event.move:
            case LayMeld():
                found |= {laid.card for laid in event.move.cards}
            case LayOff():
                found.add(event.move.card.card)
            case Discard() | Knock() | Gin() | Close() | SwapJoker():
                found.add(event.move.card)
    return found


def drawn_lately(table: Any) -> Mapping[int | None, set[Card]]:
    """The cards that each seat drew among the last moves, by seat."""
    found = defaultdict[int | None, set[Card]](set)
    for event in table.events:
        if isinstance(event.move, DrawStock):
            hands = [Counter(state.hand_of(event.seat)) for state in (event.before, event.after)]
            found[event.seat] |= set(hands[1] - hands[0])
    return found


def result_cards(body: Any) -> Iterator[Card]:
    """The cards that are named in the result of a round."""
    for text in RESULT.findall(json.dumps(body, ensure_ascii=False)):
        for rank, suit in SHOWN.findall(text):
            yield parse_card(rank + SUITS[suit])


def drawn_cards(body: Any) -> Iterator[Card]:
    """The cards that *body* tells its reader to have drawn."""
    for rank, suit in DREW.findall(json.dumps(body, ensure_ascii=False)):
        yield parse_card(rank + SUITS[suit])


def cards_in(body: Any) -> Iterator[Card]:
    """Every other card that *body* names, in signs or as a token; none of a finished round."""
    text = DREW.sub("", RESULT.sub('""', json.dumps(body, ensure_ascii=False)))
    for rank, suit in SHOWN.findall(text):
        yield parse_card(rank + SUITS[suit])
    for value in TOKENS_IN.findall(text):
        for rank, suit in TOKEN.findall(value):
            yield parse_card(rank + suit)
