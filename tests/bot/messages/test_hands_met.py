"""Whatever hand is met: the own cards and all that can be pressed share a screen of a phone."""

from collections import Counter

import pytest

from bot.render.hand_page import Panel
from bot.render.heights import SCREEN, height
from engine.state import Variant
from engine.variants import VARIANTS
from tests.bot.messages.hands_met import LOOKS, OPENED, SITUATIONS, hands_met, usual_hands

GAMES, USUAL_GAMES = range(200), range(2)
DRAWN = 4
"""Of so many hands one is drawn, as that takes longest."""
MOST = {"large": 2 * SCREEN}
"""Large print takes one scroll."""
WHOLE = {"image": 0.95, "emoji": 0.7, "text": 0.7}
"""Which part of usual hands is on one screen with all of the table: the rest is above it."""


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
async def test_cards_and_controls_share_a_screen(variant: Variant) -> None:
    """In random games of all options and seats, in every look, language and choice."""
    met = Counter[str]()
    for number, hand in enumerate(hands_met(variant, GAMES)):
        looks = LOOKS if number % DRAWN == 0 else LOOKS.keys() - {"image"}
        for name in looks:
            view = await hand.looking(LOOKS[name]).view()
            assert height(view).own <= MOST.get(name, SCREEN), (name, hand.situation, view.texts)
        met.update([hand.situation, hand.page.panel, hand.frame.language])
        met["results"] += hand.page.ended is not None
        met["plans"] += hand.page.plan is not None
    assert met.keys() >= {*SITUATIONS, "results", Panel.LOOK, Panel.MORE}
    assert variant.tiles or met.keys() >= {"plans"}
    assert len(met.keys() & {*OPENED, Panel.TAKE, Panel.ONTO, Panel.PLACE}) > 1


@pytest.mark.slow
async def test_usual_hands_are_whole() -> None:
    """Of two players who know how turns are played most see their whole table on the screen."""
    fits, met = Counter[str](), 0
    for variant in VARIANTS.values():
        for hand in usual_hands(variant, USUAL_GAMES):
            met += 1
            for name in WHOLE:
                view = await hand.looking(LOOKS[name]).view()
                fits[name] += height(view).whole <= SCREEN
    assert all(fits[name] / met >= part for name, part in WHOLE.items()), (fits, met)
