"""Rummy 51: the first melds have to be worth 51, and what is left in the hands is penalty points.

Source: docs/rules/rummy-51.md. Two to four players, two packs and four jokers; 45 or 40 instead of
51 are options.
"""

from functools import partial
from typing import Annotated, Literal

from pydantic import Field

from engine.cards import Seat, pack
from engine.changing import replace
from engine.errors import TakenCardUnusable
from engine.melds import Values
from engine.moves import Discard, DrawStock, LayMeld, LayOff, SwapJoker, TakePile
from engine.opening.duties import has_opened
from engine.opening.finishing import can_finish
from engine.opening.turns import end_with, lay, out_of_time
from engine.plays import draw_stock, take_top
from engine.rules import Rules
from engine.scoring import doubled, hand_of, leader_at_target
from engine.state import Measure, Opening, Phase, ScorePart, ScoreParts, State, Variant
from engine.stock import to_shuffle


class Rummy51Rules(Rules, frozen=True):
    target: Annotated[int, Field(ge=100, le=1000)] = 500
    """Penalty points at which the game ends."""

    initial_meld: Literal[51, 45, 40] = 51
    """What the first melds of a player have to be worth, all in one turn."""

    pile_before_initial_meld: Literal["only-if-melded", "free"] = "only-if-melded"
    """Whether a card of the pile has to be laid at once by who has not made the initial meld."""

    joker_swap: bool = True
    """Whether a joker on the table may be exchanged for the card it stands for."""

    unmelded: Literal["count", 100] = "count"
    """Penalty points of a player who has not melded at all; `count`: those of the hand."""

    one_round: bool = False
    """Whether the game ends with its first round, whatever the target."""


def take(state: State, move: TakePile) -> State:
    """Take the top of the pile; before the initial meld it has to be laid in this turn.

    Raises PileEmpty, NotInPile, and TakenCardUnusable where it could not be laid.
    """
    after = take_top(state, move)
    if has_opened(state) or state.rules_as(Rummy51Rules).pile_before_initial_meld == "free":
        return after
    card = state.pile[-1]
    after = replace(after, turn=replace(after.turn, must_meld=card))
    if not can_finish(after):
        raise TakenCardUnusable(card)
    return after


def parts(state: State) -> ScoreParts:
    """What the others hold, double if the seat that went out had not melded before this turn."""
    scored = [_penalty(state, seat) for seat in range(1, state.seats + 1)]
    return tuple(map(doubled, scored) if state.turn.opening else scored)


def _penalty(state: State, seat: Seat) -> tuple[ScorePart, ...]:
    """The penalty points of a seat: its hand, or a fixed sum for who has melded nothing."""
    unmelded = state.rules_as(Rummy51Rules).unmelded
    if unmelded == "count" or seat in state.opened or seat not in state.playing:
        return hand_of(state, seat)
    return (ScorePart("unmelded", unmelded),)


VARIANT = Variant(
    key="rummy-51",
    name="Rummy 51",
    seats=range(2, 5),
    presets={
        "standard": Rummy51Rules(),
        "rummy-45": Rummy51Rules(initial_meld=45),
        "rummy-40": Rummy51Rules(initial_meld=40),
    },
    pack=pack(packs=2, jokers=4),
    hand_size=dict.fromkeys(range(1, 5), 14),
    values=Values(by_rank=(25, 10, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), low_ace=1),
    first_phase=Phase.FIRST_DISCARD,
    plays={
        Phase.FIRST_DISCARD: {Discard: end_with},
        Phase.DRAW: {DrawStock: draw_stock, TakePile: take},
        Phase.PLAY: {LayMeld: lay, LayOff: lay, SwapJoker: lay, Discard: end_with},
    },
    out_of_time=out_of_time,
    parts=parts,
    winner=partial(leader_at_target, lowest=True),
    opening=lambda rules: Opening(minimum=rules.initial_meld, swaps=rules.joker_swap),
    extra_card=True,
    upcard=False,
    refill=lambda state: to_shuffle(state, state.pile[:-1]),
    measure=lambda _: Measure.PENALTIES,
    takes_long=True,
)
