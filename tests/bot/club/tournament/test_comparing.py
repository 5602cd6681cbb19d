"""Where two games of the same cards part, as one seat saw them."""

from dataclasses import replace

import pytest

from bot.club.tournament.comparing import Divergence, parted
from bot.table.played import Event
from engine.cards import parse_cards
from engine.game import play
from engine.moves import Discard, DrawStock, LayMeld, Resign, TakePile
from engine.variants import VARIANTS
from tests.bot.club.tournament.same_cards import plain_game

GAMES = [key for key, variant in VARIANTS.items() if not variant.tiles]


def found(own: list[Event], other: list[Event], seat: int = 1) -> Divergence:
    """Where two games part that do."""
    parting = parted(own, other, seat)
    assert parting is not None
    return parting


@pytest.mark.parametrize("game", GAMES)
def test_games_that_do_not_part(game: str) -> None:
    """Each is compared as far as both go on."""
    own = plain_game(game, 8)
    assert parted(own, own, 1) is None
    assert parted(own, own[:-3], 1) is None
    assert parted(own[:-3], own, 2) is None


@pytest.mark.parametrize("game", ["straight", "gin"])
@pytest.mark.parametrize("seat", [1, 2])
def test_the_seat_decides_otherwise(game: str, seat: int) -> None:
    """By its turn, with what each did from there on; the other's step shows it."""
    own, other = plain_game(game, 10), plain_game(game, 10, {(seat, 3): 1})
    parting = found(own, other, seat)
    assert (parting.round, parting.turn, parting.seat) == (1, 3, seat)
    ((mine,), (theirs,)) = parting.own, parting.other
    assert isinstance(mine.move, Discard)
    assert isinstance(theirs.move, Discard)
    assert mine.move != theirs.move
    assert mine.before.hands == theirs.before.hands
    assert other[parting.step - 1] == theirs


def test_a_turn_from_the_first_different_move_on() -> None:
    """Who takes from the pile also discards something in that turn."""
    own = plain_game("straight", 6)
    other = plain_game("straight", 6, {(2, 2): TakePile(None)})
    parting = found(own, other, 2)
    assert [type(one.move) for one in parting.own] == [DrawStock, Discard]
    assert [type(one.move) for one in parting.other] == [TakePile, Discard]


def test_the_opponent_plays_otherwise_first() -> None:
    """What follows is no choice of the same kind; and whose choice it was is said."""
    own, other = plain_game("gin", 10), plain_game("gin", 10, {(2, 2): 1, (1, 4): 1})
    parting = found(own, other, 1)
    assert (parting.seat, parting.turn) == (2, 2)


def test_the_order_of_melds_is_no_decision() -> None:
    """Two that lay the same cards in another order have done the same."""
    cards = tuple(map(parse_cards, ("2s 3s 4s", "9h Th Jh", "Kd")))
    first, second = map(LayMeld.of, cards[:2])
    end = Discard(cards[2][0])
    begun = plain_game("straight", 1)[0]
    state = replace(begun.after, to_act=1, hands=(tuple(sorted(sum(cards, ()))), ()))
    dealt = replace(begun, after=state)

    def game(*moves: LayMeld | Discard) -> list[Event]:
        events, now = [dealt], play(state, 1, DrawStock())
        for move in moves:
            before, now = now, play(now, 1, move)
            events.append(Event(before, 1, move, now))
        return events

    assert parted(game(first, second, end), game(second, first, end), 1) is None
    assert found(game(first, second, end), game(first, end), 1).turn == 1


def test_who_gives_up() -> None:
    """They have decided otherwise, also where it is the other's turn."""
    own = plain_game("gin", 6)
    for count in (4, 5):
        short = plain_game("gin", count)
        last = short[-1].after
        gone = Event(last, 1, Resign(), play(last, 1, Resign()))
        parting = found(own, [*short, gone], 1)
        assert parting.seat == 1
        assert parting.other[-1].move == Resign()


def test_a_later_deal() -> None:
    """A decision of one's own in a later round counts for more than another's in an earlier one.

    A round is compared only where its deal gave the seat the same cards.
    """
    own, other = plain_game("gin", 4), plain_game("gin", 4, {(2, 1): 1})
    later, instead = plain_game("gin", 6), plain_game("gin", 6, {(1, 2): 1})
    rounds = [as_round(later, 2), as_round(instead, 2)]
    parting = found([*own, *rounds[0]], [*other, *rounds[1]])
    assert (parting.round, parting.seat, parting.turn) == (2, 1, 2)
    assert parting.step > len(other)
    strange = as_round(plain_game("gin", 6, {(1, 2): 1}, key=bytes(32)), 2)
    parting = found([*own, *rounds[0]], [*other, *strange])
    assert (parting.round, parting.seat) == (1, 2)


def as_round(events: list[Event], number: int) -> list[Event]:
    """The same moves in another round."""
    return [
        replace(
            event,
            before=replace(event.before, round=number),
            after=replace(event.after, round=number),
        )
        for event in events
    ]
