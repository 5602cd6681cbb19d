"""The record of a game is what was tried and acknowledged, and what is shown of it."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile

from engine.cards import JOKER, Card
from engine.leaving import resigned
from engine.record.games import BadRecord, replay
from engine.state import Phase
from tests.bot.log_watch import SHOWN, TILE
from tests.simulation.looks.asking import Sight
from tests.simulation.looks.past import Past
from tests.simulation.looks.secrecy import MEANING
from tests.wire.attempts import normal
from tests.wire.matches import Match
from tests.wire.reading import MELD

RACK = re.compile(r"Your (?:hand|rack) \((\d+)\)")
STOCK = re.compile(r"\*\*Stock\*\* (\d+) ")
WORDS = re.compile(r"[^\W\d_]{2}")
MINUS = "−"
"""How points below nought are written."""
PILE = re.compile(r"\*\*Pile\*\* \(top first\) ([^·…]+)(?:… (\d+) more below )?·")


def unlike_attempts(match: Match, past: Past, seated: Mapping[int, int]) -> Iterator[str]:
    """Where the record is not what was tried and acknowledged; *seated* as the game began.

    What is taken back was made all the same; taking back is proposed, and no attempt to move.
    """
    places = {one.id: place for place, one in enumerate(match.people, 1)}
    made = [
        normal(f"{places[seated[move.seat]]} {move.line.split(' ', 1)[1]}")
        for move in past.lines
        if move.source == "player" and seated.get(move.seat) in places
        if not move.line.endswith(" takeback")
    ]
    difference = match.logs[past.row.id].differs_from(made)
    if difference:
        yield difference


def unlike_replay(past: Past, record: str) -> Iterator[str]:
    """Where the record does not replay, or not to what is stored of the game."""
    try:
        *_, end = replay(record)
    except BadRecord as bad:
        yield f"cannot be replayed: {bad}"
        return
    state = past.states[-1]
    if end["totals"] != {str(seat): total for seat, total in enumerate(state.totals, 1)}:
        yield f"replays to other points: {end['totals']}, not {state.totals}"
    finished = past.row.state == "finished"
    if finished != (state.phase is Phase.FINISHED) or (
        finished and end["winner"] != past.row.winner
    ):
        yield f"replays to {end['state']}, won by {end['winner']}: {past.row.state} is stored"
    if past.row.step != past.last:
        yield f"has {past.last} moves, {past.row.step} are counted"


def unlike_shown(sight: Sight) -> Iterator[str]:
    """Where what is shown of a game is not how its record leaves it, or how it ended."""
    past = sight.past
    for (person, command), parts in sight.told.items():
        text = "\n".join(parts)
        if command == "hand":
            seat = past.seat_of(person.id) or 0
            held = faces_of(past, past.states[-1].hands[seat - 1])
            # Who is out of the game is shown no hand.
            if (held_in(parts) or Counter()) != held:
                yield f"{person.name} holds {dict(held)}, and is shown {text}"
        faults = untold_end(past, text) if command == "history" else unlike_table(past, text)
        yield from (f"{person.name}: {fault}" for fault in faults)


def untold_end(past: Past, text: str) -> Iterator[str]:
    """Where /history tells of another end."""
    text = text.replace(MINUS, "-")
    gone = resigned(past.states[-1])
    for player in past.row.players:
        left = len(past.row.players) > 2 and player.seat in gone
        told = "has left the game" if left else f"{player.points} p"
        if past.row.state == "finished" and f"**{player.name}** · {told}" not in text:
            yield f"{player.name} has {player.points}, and told is {text}"
        if player.seat == past.row.winner and f"# {player.name} has won" not in text:
            yield f"{player.name} has won, and told is {text}"


def unlike_table(past: Past, text: str) -> Iterator[str]:
    """Where the stock, the pile or the melds are shown otherwise."""
    state = past.states[-1]
    stock = STOCK.search(text)
    if stock is None or int(stock[1]) != len(state.stock):
        yield f"the stock has {len(state.stock)}, and shown is {text}"
    lie = [faces_of(past, meld.cards) for meld in state.melds]
    told = [Counter(signs(cards)) for _, cards in MELD.findall(text)]
    if lie != told:
        yield f"there lie {lie}, and shown are {told}: {text}"
    pile = PILE.search(text)
    if pile and not is_top_of(past, list(signs(pile[1])), int(pile[2] or 0)):
        yield f"the pile is {state.pile}, and shown is {text}"


def is_top_of(past: Past, told: Sequence[str], below: int) -> bool:
    """Whether the pile has *told* on top, the top first, and as many as *below* under them."""
    pile = past.states[-1].pile[::-1]
    top = Counter(told) == faces_of(past, pile[: len(told)])
    return top and len(told) + below == len(pile)


def held_in(parts: Iterable[str]) -> Counter[str] | None:
    """The cards of the hand in a message, each as often as it is there."""
    held = (part for part in parts if RACK.match(part))
    return next((Counter(signs(cards_in(part))) for part in held), None)


def cards_in(part: str) -> str:
    """The lines with a hand's cards: those after its title that have no words."""
    shown = takewhile(lambda line: not WORDS.search(SHOWN.sub("", line)), part.split("\n")[1:])
    return "\n".join(shown)


def faces_of(past: Past, cards: Sequence[Card]) -> Counter[str]:
    """How often each of *cards* is to be seen."""
    found = Counter(face for card in cards for face in past.faces([card]))
    jokers = sum(card.suit == JOKER.suit for card in cards)
    return found + Counter({"🃏": jokers})


def signs(text: str) -> Iterator[str]:
    """The cards in a text, in signs."""
    yield from map("".join, SHOWN.findall(text))
    yield from map("".join, TILE.findall(MEANING.sub("🃏", text)))
    yield from "🃏" * text.count("🃏")
