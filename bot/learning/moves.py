"""What a press in a lesson means: the moves of a table, without a table."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.controls import play
from bot.render.hand import Panel
from bot.render.offers import Offer
from bot.table.played import allows
from engine.cards import Card, Seat
from engine.moves import BigGin, Close, DrawStock, Knock, Move, Pass, TakePile, TurnOver
from engine.state import State


@dataclass(frozen=True, slots=True)
class AtStep:
    """Where a pupil's moves are looked for."""

    state: State

    def can(self, seat: Seat, *moves: Move) -> bool:
        """Whether the engine would allow *moves* one after the other."""
        return allows(self.state, seat, moves)


@dataclass(frozen=True, slots=True)
class Meant:
    """What is meant by a press; with a *panel* that is still to be chosen."""

    offers: tuple[Offer, ...]
    panel: Panel = Panel.TURN


Marks = Sequence[Card]
Find = Callable[[AtStep, Marks], Meant]


def _at_once(*moves: DrawStock | Pass | BigGin | TurnOver) -> Find:
    return lambda place, marks: Meant((moves,))


def _take(place: AtStep, _: Marks) -> Meant:
    top_only = play.takes_top_only(place)
    return Meant(((TakePile(),),)) if top_only else Meant((), Panel.TAKE)


def _meld(place: AtStep, marks: Marks) -> Meant:
    return _chosen([(move,) for move in play.melds(place, marks)], Panel.PLACE)


def _lay_off(place: AtStep, marks: Marks) -> Meant:
    return _chosen(play.layoffs(place, marks) or [(play.refused_layoff(place, marks),)], Panel.ONTO)


def _swap(place: AtStep, marks: Marks) -> Meant:
    found = [(move,) for move in play.swaps(place, marks)]
    if found and not marks:
        return Meant(tuple(found), Panel.SWAP)
    return _chosen(found or [(play.refused_swap(place, marks),)], Panel.SWAP)


def _discard(_: AtStep, marks: Marks) -> Meant:
    return Meant(((play.discard_of(marks),),))


def _knock(place: AtStep, marks: Marks) -> Meant:
    found = play.knocks(place)
    if found and not marks:
        return Meant(tuple((move,) for move in found), Panel.KNOCK)
    return Meant(((Knock(play.discard_of(marks).card),),))


def _close(place: AtStep, marks: Marks) -> Meant:
    found = play.closes(place)
    if found and not marks:
        return Meant(tuple((move,) for move in found), Panel.CLOSE)
    return Meant(((Close(play.discard_of(marks).card),),))


def _chosen(offers: Sequence[Offer], panel: Panel) -> Meant:
    """The only offer, or the choice between several of them."""
    return Meant(tuple(offers), Panel.TURN if len(offers) == 1 else panel)


FINDERS: dict[str, Find] = {
    "draw": _at_once(DrawStock()),
    "pass": _at_once(Pass()),
    "turnover": _at_once(TurnOver(), DrawStock()),
    "biggin": _at_once(BigGin()),
    "take": _take,
    "meld": _meld,
    "layoff": _lay_off,
    "swap": _swap,
    "discard": _discard,
    "knock": _knock,
    "close": _close,
}
"""By the words of the buttons. Each raises Refused where nothing, or too much, is marked."""
