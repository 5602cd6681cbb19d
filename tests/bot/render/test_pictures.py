"""Pictures of tables and hands: of every position, small, and of nothing that is secret."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops, ImageOps

from bot.people.look import PLAIN, Look
from bot.render.frame import Frame, Player
from bot.render.hand_page import HandPage
from bot.render.picture import Picture
from bot.render.pictures.faces import face_png
from bot.render.pictures.hand import hand_picture
from bot.render.pictures.table import table_picture
from engine.cards import HIDDEN, JOKER, Seat, pack
from engine.game import start
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import Seen, seen_by
from tests.engine.random_games import Table

WIDTH = 900
LARGEST = 64_000
"""Bytes of one picture."""
NAMES = ("Alice", "Жанна", "Ģirts Łoś", "😀", "a" * 60, "田中 \u202e‮")
LIGHT = Look(background="light", colours="two", large=True)
EVERY = 17
"""Of the positions of a game, each of these is drawn."""
MOST_MOVES = 400


def frame_of(seen: Seen, seat: Seat | None, look: Look = PLAIN, language: str = "en") -> Frame:
    """A moment as *seat* sees it."""
    players = tuple(Player(n + 1, NAMES[n], n + 1) for n in range(seen.seats))
    return Frame(17, 5, players, seen, language, seat, None, None, (), (), "ab" * 32, look=look)


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.png))


def states(game: str, seed: int) -> Iterator[State]:
    """The positions of a random game."""
    table = Table(VARIANTS[game], Random(seed))
    state = start(table.variant, table.rules, len(table.names), table.dealer)
    while state.phase is not Phase.FINISHED and len(table.lines) < MOST_MOVES:
        yield state
        state, _, _ = table.step(state)
    yield state


def position(game: str, moves: int = 12, seed: int = 3) -> State:
    """One position of a random game, in which the seat to act has cards."""
    found = [state for state in states(game, seed) if state.to_act and all(state.hands)]
    return found[min(moves, len(found) - 1)]


@pytest.mark.slow
@pytest.mark.parametrize("game", VARIANTS)
def test_every_position(game: str) -> None:
    """Whatever comes about can be drawn for each reader: wide as ever, small, with a palette."""
    for number, state in enumerate(states(game, 5)):
        if number % EVERY:
            continue
        seat = state.to_act or 1
        for eyes, look in ((None, PLAIN), (seat, LIGHT)):
            picture = table_picture(frame_of(seen_by(state, eyes), eyes, look))
            image = opened(picture)
            assert (image.mode, image.width, image.format) == ("P", WIDTH, "PNG")
            assert len(picture.png) < LARGEST
            assert picture.alt
        if state.hands and state.hand_of(seat):
            page = HandPage(tuple(sorted(state.hand_of(seat))))
            hand = hand_picture(frame_of(seen_by(state, seat), seat, look), page)
            assert (opened(hand).mode, opened(hand).width) == ("P", WIDTH)
            assert len(hand.png) < LARGEST


@pytest.mark.parametrize("game", VARIANTS)
def test_no_secret_is_drawn(game: str) -> None:
    """Other cards in the other hands and in the stock make the very same picture."""
    state = position(game)
    seat = state.acting
    others = [n for n in range(state.seats) if n + 1 != seat]
    hidden = [card for n in others for card in state.hands[n]] + list(state.stock)
    Random(1).shuffle(hidden)
    hands = list(state.hands)
    for n in others:
        hands[n], hidden = tuple(hidden[: len(hands[n])]), hidden[len(hands[n]) :]
    other = replace(state, hands=tuple(hands), stock=tuple(hidden))
    assert other != state
    for eyes in (seat, None):
        one, two = (table_picture(frame_of(seen_by(s, eyes), eyes)) for s in (state, other))
        assert one == two


def test_suits_differ_without_colour() -> None:
    """In shades of grey each face is still another one, of tiles too."""
    for tiles in (False, True):
        made = [face_png(card, tiles=tiles, colours="two") for card in (*pack(), JOKER, HIDDEN)]
        grey = [ImageOps.grayscale(Image.open(BytesIO(png))) for png in made]
        shapes = {image.point(lambda shade: 255 * (shade > 150)).tobytes() for image in grey}
        assert len(shapes) == len(made)


@pytest.mark.parametrize("look", [PLAIN, LIGHT], ids=["dark", "light, large"])
def test_marks_are_drawn(look: Look) -> None:
    """A marked card looks different, and only there."""
    state = position("five-hundred")
    seen, order = seen_by(state, state.acting), tuple(sorted(state.hand_of(state.acting)))
    frame = frame_of(seen, state.acting, look)
    plain, marked = (
        opened(hand_picture(frame, HandPage(order, marks=marks))).convert("RGB")
        for marks in ((order[0], order[-1]), (order[1], order[-1]))
    )
    box = ImageChops.difference(plain, marked).getbbox()
    assert box
    assert box[2] < WIDTH / 2, "what is far from the marks changed"


@pytest.mark.parametrize(
    ("look", "other"),
    [
        pytest.param(PLAIN, replace(PLAIN, background="light"), id="background"),
        pytest.param(PLAIN, replace(PLAIN, colours="two"), id="colours"),
        pytest.param(PLAIN, replace(PLAIN, large=True), id="large print"),
    ],
)
def test_looks_differ(look: Look, other: Look) -> None:
    """Each part of a look makes another picture of the hand."""
    state = position("five-hundred")
    page = HandPage(tuple(sorted(state.hand_of(state.acting))))
    seen = seen_by(state, state.acting)
    one, two = (hand_picture(frame_of(seen, state.acting, each), page) for each in (look, other))
    assert one.png != two.png


@pytest.mark.parametrize("game", VARIANTS)
def test_words_of_the_hand(game: str) -> None:
    """The description names each card of the hand, and what is marked."""
    state = position(game)
    order = tuple(sorted(state.hand_of(state.acting)))
    page = HandPage(order, marks=order[:1])
    said = hand_picture(frame_of(seen_by(state, state.acting), state.acting), page).alt
    assert said.startswith(f"Your hand ({len(order)}): ")
    assert "Picked: " in said


def test_pinned_card() -> None:
    """What has to be laid in this turn has a sign of its own, in the picture and in words."""
    state = position("five-hundred")
    card = next(iter(state.hand_of(state.acting)))
    page = HandPage(tuple(sorted(state.hand_of(state.acting))))
    free = replace(state, turn=replace(state.turn, must_meld=None, taken=()))
    bound = replace(state, turn=replace(state.turn, must_meld=card, taken=()))
    one, two = (
        hand_picture(frame_of(seen_by(each, each.acting), each.acting), page)
        for each in (free, bound)
    )
    assert one.png != two.png
    assert "Must be laid this turn" in two.alt
    assert "Must be laid this turn" not in one.alt
