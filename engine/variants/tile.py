"""Tile Rummy: numbered tiles, and a table that belongs to nobody.

Source: docs/rules/tile.md. A turn is one tile drawn, or the whole table as it lies after the turn,
judged as a whole: nothing may be missing, every row has to be a meld, and a joker keeps standing
for its tile until a real one lies there.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Literal

from pydantic import Field

from engine.arranged import TILES, check_jokers, played, reading, table_of
from engine.cards import Card, Seat, pack
from engine.changing import replace
from engine.clock import put
from engine.errors import InitialMeldTooLow, NotOpened, WrongPhase
from engine.melds import Meld, Values, card_points
from engine.moves import Arrange, DrawStock, Pass, SeatMove, Timeout
from engine.plays import draw_stock, ended_in_person, pass_on, without
from engine.rules import DAY, MINUTE, Rules
from engine.scoring import doubled, end_round, held_points, leader, less_hand
from engine.state import Opening, Phase, ScorePart, ScoreParts, State, Variant, sums


class TileRules(Rules, frozen=True):
    opening: Literal["single", "total"] = "single"
    """Whether one meld of the opening turn has to reach the opening points, or all together."""

    opening_points: Annotated[int, Field(ge=0, le=200)] = 30

    rounds: Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10] = 1

    turn_limit: Annotated[int, Field(ge=15, le=14 * DAY)] | None = 2 * MINUTE


def draw(state: State, move: DrawStock) -> State:
    """Draw the top tile of the stock, which ends the turn; raises StockEmpty."""
    return pass_on(ended_in_person(replace(draw_stock(state, move), passes=0)))


def pass_by(state: State, move: Pass) -> State:
    """Play nothing, there being no stock; raises WrongPhase where there is one."""
    if state.stock:
        raise WrongPhase(move.word, state.phase)
    return let_pass(state, move)


def let_pass(state: State, _: Pass | Timeout) -> State:
    """End the turn with nothing done; with no stock the round ends when all have done so."""
    passes = 0 if state.stock else state.passes + 1
    after = ended_in_person(replace(state, passes=passes))
    if passes == len(state.playing):
        return end_round(after, None, "blocked")
    return pass_on(after)


def arrange(state: State, move: Arrange) -> State:
    """Make the rows of *move* the table.

    Raises TilesMissing, NoTilePlayed, NotInHand, TableInvalid, NotOpened, InitialMeldTooLow and
    JokerNotReplaceable, the first that applies in this order.
    """
    hand = without(state.hand, played(state.melds, move))
    melds = table_of(state.melds, move)
    opens = state.acting not in state.opened
    if opens:
        _check_opening(state, melds, hand)
    check_jokers(state.melds, melds)
    return _ended(replace(state, melds=melds, passes=0), hand, opens=opens)


def _ended(state: State, hand: tuple[Card, ...], *, opens: bool) -> State:
    """The turn over with *hand* left; a seat that goes out with hand rummy never opened."""
    after = replace(ended_in_person(state), hands=put(state.hands, state.acting, hand))
    if not hand:
        return end_round(after, after.acting, "hand_rummy" if opens else "out")
    return pass_on(replace(after, opened=after.opened | {after.acting}))


def _check_opening(state: State, melds: Iterable[Meld], hand: tuple[Card, ...]) -> None:
    """Raise NotOpened unless the old melds lie as they did, and InitialMeldTooLow.

    A rack that is laid at once needs no minimum.
    """
    rules = state.rules_as(TileRules)
    old, now = Counter(map(reading, state.melds)), Counter(map(reading, melds))
    if old - now:
        raise NotOpened
    points = [sum(card_points(row, state.variant.values)) for row in (now - old).elements()]
    best = sum(points) if rules.opening == "total" else max(points)
    if hand and best < rules.opening_points:
        raise InitialMeldTooLow(best, rules.opening_points)


def out_of_time(_: State) -> tuple[SeatMove, ...]:
    """The turn passes with the table as it was."""
    return (Timeout(),)


def parts(state: State) -> ScoreParts:
    """What each holds more than the lowest rack is lost, and goes to that one if it is alone.

    A rack that is empty is the lowest; it counts double where its owner had not opened.
    """
    held = held_points(state)
    lowest = min(held[seat - 1] for seat in state.playing)
    ahead = [seat for seat in state.playing if held[seat - 1] == lowest]
    twice = lowest == 0 and ahead[0] not in state.opened
    lost = [_lost(state, seat, lowest) for seat in range(1, state.seats + 1)]
    scored = tuple(map(doubled, lost) if twice else lost)
    return put(scored, ahead[0], _won(scored)) if len(ahead) == 1 else scored


def _lost(state: State, seat: Seat, lowest: int) -> tuple[ScorePart, ...]:
    """The rack of *seat*, less the *lowest* one."""
    if not lowest or seat not in state.playing:
        return less_hand(state, seat)
    return (*less_hand(state, seat), ScorePart("lowest", lowest))


def _won(lost: ScoreParts) -> tuple[ScorePart, ...]:
    """What the others have *lost*, as points of the one that did not."""
    return tuple(
        ScorePart("lost", -points, seat=seat) for seat, points in enumerate(sums(lost), 1) if points
    )


def winner(state: State) -> Seat | None:
    """The best total after the last round; while several share it, another round is played."""
    return leader(state) if state.round >= state.rules_as(TileRules).rounds else None


VARIANT = Variant(
    key="tile",
    name="Tile Rummy",
    seats=range(2, 5),
    presets={
        "standard": TileRules(),
        "total": TileRules(opening="total"),
        "three-rounds": TileRules(rounds=3),
        "slow": TileRules(turn_limit=DAY),
    },
    pack=pack(packs=2, jokers=2),
    hand_size={2: 14, 3: 14, 4: 14},
    values=Values(by_rank=(25, *range(1, 14)), low_ace=1),
    first_phase=Phase.PLAY,
    turn_phase=Phase.PLAY,
    plays={
        Phase.PLAY: {DrawStock: draw, Pass: pass_by, Arrange: arrange, Timeout: let_pass},
    },
    out_of_time=out_of_time,
    parts=parts,
    winner=winner,
    melding=lambda _: TILES,
    opening=lambda rules: Opening(
        minimum=rules.opening_points, together=rules.opening == "total", is_own=True
    ),
    upcard=False,
    tiles=True,
)
