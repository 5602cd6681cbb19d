"""A player's wishes carried out: from cards and buttons to moves at the table."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import permutations
from typing import NamedTuple, Protocol

from bot.controls.clicks import Click, Client
from bot.messages.frames import frame_of
from bot.messages.replies import MOVED, RefusedAtTable, is_typed
from bot.minding.vacations import Vacations
from bot.people.refused import Refused
from bot.render.hand import Panel
from bot.render.offers import Offer
from bot.render.refusals import answer_text
from bot.runtime.asking import asked
from bot.runtime.senders import Doer, doer_of
from bot.table.jokers import joker_places
from bot.table.table import Table
from data.ids import UserId
from engine.cards import JOKER, Card, Seat
from engine.errors import DoesNotFit, NotInPile, NotYourTurn, Refusal
from engine.game import play
from engine.legal import legal_closes, legal_knocks, legal_layoffs, legal_swaps
from engine.moves import (
    BigGin,
    Close,
    Discard,
    DrawStock,
    Gin,
    Knock,
    Laid,
    LayMeld,
    LayOff,
    Move,
    Pass,
    SeatMove,
    SwapJoker,
    TakePile,
    TurnOver,
)
from engine.record.lines import Unreadable, read_move
from engine.state import State
from engine.view import Seen, seen_by

MOST_TOGETHER = 5
"""Cards laid off with one press: every order of them is tried."""


class Position(Protocol):
    """Where moves are looked for: a table, or a lesson."""

    @property
    def state(self) -> State:
        """The game at this moment."""

    def can(self, seat: Seat, *moves: Move) -> bool:
        """Whether the engine would allow *moves* one after the other."""


async def act(click: Click, table: Table, *moves: Move, step: int | None = None) -> None:
    """Make *moves* for the person who clicked, at the time of their click.

    Raises Refused, RefusedAtTable and StorageRefused; then none of them was made.
    """
    await act_for(await teller_of(click), doer_of(click), table, *moves, step=step)
    click.extras[MOVED] = True


class Teller(NamedTuple):
    """By whom somebody is told why nothing happened, and in which language; *typed*: who types."""

    client: Client
    language: str
    typed: bool = False


async def teller_of(click: Click) -> Teller:
    """By whom who clicked is told why nothing happened."""
    language = await click.client.languages.told(click)
    return Teller(click.client, language, typed=is_typed(click))


async def act_for(
    teller: Teller, doer: Doer, table: Table, *moves: Move, step: int | None = None
) -> None:
    """Make *moves* for *doer*, at the time at which they made them.

    Raises Refused, RefusedAtTable and StorageRefused; then none of them was made.
    """
    seat = table.own_seat(doer.user)
    if seat in table.state.out and not table.over:
        raise Refused("you-are-out", game=table.id)
    vacations = teller.client.part(Vacations)
    await vacations.come_back(doer.user, teller.language, table, seat)
    async with told_why(teller, table, seat):
        await table.play(seat, *moves, now_ms=doer.at_ms, step=step, source="player")


@asynccontextmanager
async def explained(click: Click, table: Table, seat: Seat) -> AsyncIterator[None]:
    """Raise RefusedAtTable for what the engine, or what is asked of it, refuses."""
    async with told_why(await teller_of(click), table, seat):
        yield


@asynccontextmanager
async def told_why(teller: Teller, table: Table, seat: Seat) -> AsyncIterator[None]:
    """Raise RefusedAtTable for what the engine refuses inside, in the reader's language."""
    try:
        yield
    except Refusal as refusal:
        frame = frame_of(table, seat, teller.language)
        text = await asked(answer_text, refusal, frame, typed=teller.typed)
        raise RefusedAtTable(refusal, lambda _: text) from refusal


def check_turn(user: UserId, table: Table) -> None:
    """Raise RefusedAtTable where *user* is not to act, and Refused where they are out."""
    seat, to_act = table.own_seat(user), table.state.to_act
    if seat in table.state.out and not table.over:
        raise Refused("you-are-out", game=table.id)
    if seat != to_act:
        why = NotYourTurn(to_act)
        raise RefusedAtTable(why, lambda each: answer_text(why, frame_of(table, seat, each)))


def some(marks: Sequence[Card]) -> Sequence[Card]:
    """*marks*, the marked cards; raises Refused where nothing is marked."""
    if not marks:
        raise Refused("mark-first")
    return marks


def discard_of(marks: Sequence[Card]) -> Discard:
    """The discard of the one marked card; raises Refused where it is not just one."""
    if len(some(marks)) > 1:
        raise Refused("mark-one")
    return Discard(marks[0])


def takes_top_only(table: Position) -> bool:
    """Whether the game lets nobody take more of the pile than its top."""
    state = table.state
    if len(state.pile) < 2:
        return True
    try:
        play(state, state.acting, TakePile(state.pile[-2]))
    except NotInPile:
        return True
    except Refusal:
        pass
    return state.pile[-1] == state.pile[-2]


def melds(table: Position, marks: Sequence[Card]) -> list[LayMeld]:
    """The ways to lay the marked cards as a meld, the usual one first: jokers make several.

    That one alone where none is legal, for the engine to say why. Raises Refused where nothing is
    marked.
    """
    usual = LayMeld.of(some(marks))
    if JOKER not in marks:
        return [usual]
    named = [LayMeld(cards) for cards in joker_places(usual.cards, table.state.melding)]
    seat = table.state.to_act
    return [move for move in named if seat and table.can(seat, move)] or [usual]


def layoffs(table: Position, marks: Sequence[Card]) -> list[Offer]:
    """The ways to lay all marked cards off on one meld; raises Refused where none or many are."""
    if len(some(marks)) > MOST_TOGETHER:
        raise Refused("mark-fewer", count=MOST_TOGETHER)
    seen = seen_by(table.state, table.state.to_act)
    if len(marks) == 1:
        fitting = [move for move in legal_layoffs(seen) if move.card.card == marks[0]]
        return [(move,) for move in sorted(fitting, key=lambda move: move.meld)]
    return [moves for meld in table.state.melds if (moves := _onto(table, marks, meld.id))]


def _onto(table: Position, marks: Sequence[Card], number: int) -> Offer:
    """An order in which the marked cards can be laid off on a meld; empty where there is none."""
    seat = table.state.to_act
    orders = [tuple(LayOff.of(card, number) for card in order) for order in permutations(marks)]
    return next((moves for moves in orders if seat and table.can(seat, *moves)), ())


def refused_layoff(table: Position, marks: Sequence[Card]) -> LayOff:
    """Lay the one marked card off on some meld, for the engine to say why it cannot be.

    Raises Refused where there is no meld, or no meld takes all of several cards, and DoesNotFit
    where it fits none.
    """
    if len(marks) > 1 and table.state.melds:
        raise Refused("no-meld-takes-all")
    return nowhere(table, Laid(marks[0]))


def nowhere(table: Position, laid: Laid) -> LayOff:
    """A card that can be laid off nowhere on the meld of which there is most to say.

    Raises Refused where there is no meld, and DoesNotFit where the card simply fits none.
    """
    if not table.state.melds:
        raise Refused("nothing-to-lay-off-on")
    for meld in reversed(table.state.melds):
        move = LayOff(laid, meld.id)
        try:
            play(table.state, table.state.acting, move)
        except DoesNotFit:
            continue
        except Refusal:
            return move
    raise DoesNotFit(laid.card, None)


def swaps(table: Position, marks: Sequence[Card]) -> list[SwapJoker]:
    """The jokers that can be taken, for the one marked card if any; raises Refused for several."""
    if marks:
        discard_of(marks)
    found = legal_swaps(seen_by(table.state, table.state.to_act))
    return [move for move in found if not marks or move.card == marks[0]]


def refused_swap(table: Position, marks: Sequence[Card]) -> SwapJoker:
    """Swap the one marked card for some joker, for the engine to say why it cannot be.

    Raises Refused where nothing is marked, or there is no joker.
    """
    meld = next((meld for meld in table.state.melds if JOKER in meld.cards), None)
    if meld is None:
        raise Refused("no-joker-there")
    return SwapJoker(discard_of(marks).card, meld.id)


class Meant(NamedTuple):
    """What is meant by a press; with a *panel* that is still to be chosen."""

    offers: Sequence[Offer]
    panel: Panel = Panel.TURN


def _chosen(offers: Sequence[Offer], panel: Panel) -> Meant:
    """The only offer, or the choice between several of them."""
    return Meant(offers, Panel.TURN if len(offers) == 1 else panel)


def _take(table: Position, _: Sequence[Card]) -> Meant:
    return Meant([(TakePile(),)]) if takes_top_only(table) else Meant((), Panel.TAKE)


def _meld(table: Position, marks: Sequence[Card]) -> Meant:
    return _chosen([(move,) for move in melds(table, marks)], Panel.PLACE)


def _lay_off(table: Position, marks: Sequence[Card]) -> Meant:
    return _chosen(layoffs(table, marks) or [(refused_layoff(table, marks),)], Panel.ONTO)


def _swap(table: Position, marks: Sequence[Card]) -> Meant:
    found = [(move,) for move in swaps(table, marks)]
    if found and not marks:
        return Meant(found, Panel.SWAP)
    return _chosen(found or [(refused_swap(table, marks),)], Panel.SWAP)


def _end(
    table: Position,
    marks: Sequence[Card],
    *,
    find: Callable[[Seen], Sequence[SeatMove]],
    kind: type[Knock | Close],
    panel: Panel,
) -> Meant:
    """Knock, or close from the hand, with the marked card as discard; with none marked, ask."""
    found = find(seen_by(table.state, table.state.to_act))
    if found and not marks:
        return Meant([(move,) for move in found], panel)
    return Meant([(kind(discard_of(marks).card),)])


FINDERS: Mapping[str, Callable[[Position, Sequence[Card]], Meant]] = {
    "take": _take,
    "meld": _meld,
    "layoff": _lay_off,
    "swap": _swap,
    "discard": lambda _, marks: Meant([(discard_of(marks),)]),
    "knock": partial(_end, find=legal_knocks, kind=Knock, panel=Panel.KNOCK),
    "close": partial(_end, find=legal_closes, kind=Close, panel=Panel.CLOSE),
}
"""By the words of buttons. Each raises Refused where nothing, or too much, is marked."""
AT_ONCE: Mapping[str, tuple[Move, ...]] = {
    "draw": (DrawStock(),),
    "turnover": (TurnOver(), DrawStock()),
    "pass": (Pass(),),
    "biggin": (BigGin(),),
}
"""What buttons do for which no card has to be named."""
OFFERED = (TakePile, LayMeld, LayOff, SwapJoker, BigGin, Knock, Gin, Close, Discard)


def moves_named(value: str) -> list[Move]:
    """The moves of a choice as `offer_value` wrote it; raises Refused for what it never does."""
    try:
        moves = [read_move(f"1 {words}")[1] for words in value.split(", ")]
    except Unreadable:
        raise Refused("hand-moved-on") from None
    if not all(isinstance(move, OFFERED) for move in moves):
        raise Refused("hand-moved-on")
    return moves
