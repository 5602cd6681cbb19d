"""Positions of the games with two packs and jokers, written as cards."""

from dataclasses import replace

from engine.cards import JOKER, parse_cards
from engine.game import start
from engine.melds import Meld, new_meld
from engine.moves import Laid, LayMeld
from engine.options import rules_from
from engine.record.lines import read_move, write_laid
from engine.state import Phase, State
from engine.variants import VARIANTS


def lying(text: str, seat: int, number: int) -> Meld:
    """A meld on the table, laid by *seat*; jokers as in a record."""
    _, move, _ = read_move(f"{seat} meld {text}")
    assert isinstance(move, LayMeld)
    found = new_meld(number, seat, move.cards)
    assert found is not None, text
    return found


def at_turn(
    game: str,
    hand: str,
    *,
    melds: str = "",
    pile: str = "",
    stock: str = "",
    others: tuple[str, ...] = ("2c",),
    opened: tuple[int, ...] = (1, 2, 3, 4, 5, 6),
    **options: str,
) -> State:
    """Seat 1 is about to draw; *melds*, separated by bars, were laid by seat 2.

    Below the cards named for it the stock is the rest of the packs.
    """
    variant = VARIANTS[game]
    table = [text for text in melds.split("|") if text]
    laid = tuple(lying(text, 2, number) for number, text in enumerate(table, 1))
    hands = [tuple(sorted(parse_cards(text))) for text in (hand, *others)]
    piled, top = parse_cards(pile), parse_cards(stock)
    rest = list(variant.pack)
    for each in (*hands, piled, top, *(meld.cards for meld in laid)):
        for card in each:
            rest.remove(card)
    rules = rules_from(variant, {key.replace("_", "-"): text for key, text in options.items()})
    seats = len(hands)
    return replace(
        start(variant, rules, seats, seats),
        round=1,
        phase=Phase.DRAW,
        to_act=1,
        hands=tuple(hands),
        stock=(*top, *rest),
        pile=piled,
        melds=laid,
        opened=frozenset(opened) & frozenset(range(1, seats + 1)),
    )


def table(state: State) -> str:
    """The melds as the replay shows them, bars between."""
    return " | ".join(
        " ".join(
            write_laid(Laid(card, meaning if card == JOKER != meaning else None))
            for card, meaning in zip(meld.cards, meld.stands_for, strict=True)
        )
        for meld in state.melds
    )
