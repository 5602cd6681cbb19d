"""Positions of the games of one pack to test from, written as cards."""

from dataclasses import replace

from engine.cards import parse_cards
from engine.game import start
from engine.melds import Meld, new_meld
from engine.options import rules_from
from engine.state import Phase, State
from engine.variants import VARIANTS


def position(
    game: str,
    *hands: str,
    pile: str = "",
    stock: str | None = None,
    melds: str = "",
    phase: Phase = Phase.DRAW,
    totals: tuple[int, ...] = (),
    **options: str,
) -> State:
    """Seat 1 is to act in *phase*, with *hands* by seat; all that is not named is in the stock.

    *melds*, separated by bars, each begin with the seat that laid it: `2: 4h 5h 6h`.
    """
    variant = VARIANTS[game]
    held = tuple(tuple(sorted(parse_cards(hand))) for hand in hands)
    lying = tuple(
        _meld(number, text) for number, text in enumerate(filter(None, melds.split("|")), 1)
    )
    used = [*sum(held, ()), *parse_cards(pile), *(card for meld in lying for card in meld.cards)]
    assert len(set(used)) == len(used), "a card in two places"
    left = tuple(card for card in variant.pack if card not in used)
    rules = rules_from(variant, {name.replace("_", "-"): text for name, text in options.items()})
    state = start(variant, rules, len(hands), len(hands))
    return replace(
        state,
        round=1,
        phase=phase,
        to_act=1,
        hands=held,
        pile=parse_cards(pile),
        stock=left if stock is None else parse_cards(stock),
        melds=lying,
        opened=frozenset(seat for meld in lying for seat in meld.laid_by),
        totals=totals or state.totals,
    )


def _meld(number: int, text: str) -> Meld:
    seat, _, cards = text.partition(":")
    meld = new_meld(number, int(seat), parse_cards(cards))
    assert meld is not None, text
    return meld
