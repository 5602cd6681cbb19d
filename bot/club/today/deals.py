"""What the deal of the day is: one round of a game, its cards, and against whom."""

import secrets

from bot.typed.one_round import of_one_round
from data.ids import Ms
from data.todays import OWN_SEAT, Deal
from engine.game import start
from engine.players import Level
from engine.players.thoughts import Thought, thought_for
from engine.rules import Rules
from engine.shuffle import SEED_BYTES, commitment, game_key
from engine.state import State, Variant
from engine.variants import VARIANTS

LEVEL = Level.NORMAL
"""How well the computer plays against everybody."""
JUDGE = Level.STRONG
"""What one's result is compared with."""
SEATS = 2
CLOCK_SECONDS = 180
INCREMENT_SECONDS = 5
"""After each turn: a round of many turns is no race of fingers."""


def one_round(variant: Variant) -> Rules | None:
    """The usual rules of a game for one round of the day; None where it has no such."""
    rules = of_one_round(variant.usual)
    if rules is None or SEATS not in variant.seats:
        return None
    times = {"clock": CLOCK_SECONDS, "increment": INCREMENT_SECONDS, "turn_limit": None}
    return rules.model_copy(update=times)


def offered() -> list[str]:
    """The games of which there is a deal every day."""
    return [key for key, variant in VARIANTS.items() if one_round(variant) is not None]


def new_deal(variant: Variant, day: int, now_ms: Ms) -> Deal:
    """New cards; whoever plays them begins."""
    seed, rules = secrets.token_bytes(SEED_BYTES), one_round(variant)
    assert rules is not None
    return Deal(
        day=day,
        variant=variant.key,
        rules=rules.model_dump(mode="json"),
        # Who deals plays last; with tiles it is who begins that is named.
        dealer=OWN_SEAT if variant.tiles else SEATS,
        seed=seed,
        commitment=commitment(seed).hex(),
        key=secrets.token_bytes(SEED_BYTES),
        made_ms=now_ms,
    )


def rules_of(deal: Deal) -> Rules:
    """The rules of a deal."""
    return VARIANTS[deal.variant].rules.model_validate(deal.rules)


def judged(deal: Deal) -> tuple[State, bytes, tuple[Thought, Thought]]:
    """The game that the judge plays in everybody's seat: its beginning, its key, who thinks how."""
    variant = VARIANTS[deal.variant]
    thoughts = thought_for(variant, JUDGE), thought_for(variant, LEVEL)
    return start(variant, rules_of(deal), SEATS, deal.dealer), game_key(deal.seed), thoughts
