"""Where things lie in the picture of a table: the corner of stock and pile, the grid of melds."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.people.look import PLAIN
from bot.people.texts import say
from bot.render.frame import Frame, Player
from bot.render.pictures import fonts
from bot.render.pictures.canvas import MARGIN, WIDTH, Canvas
from bot.render.pictures.colours import theme
from bot.render.pictures.corner import Corner, corner
from bot.render.pictures.lying import RANK, LyingCard, lying
from bot.render.pictures.sizes import GROUPS, LARGE, USUAL, MeldGrid, Sizes
from bot.render.pictures.spread import Spread, arranged, owners_text, tiles_arranged
from bot.render.pictures.sprites import Size
from bot.render.pictures.table import table_picture
from bot.render.pictures.things import things
from engine.cards import JOKER, Card
from engine.game import play, start
from engine.melds import Meld, new_meld
from engine.moves import DEALER, Deal
from engine.options import rules_from
from engine.state import Phase, State
from engine.variants import VARIANTS
from tests.bot.scenes import cards, dealt, frame, meld

SIZES = [pytest.param(USUAL, id="usual"), pytest.param(LARGE, id="large")]
LEAST_RANK = 36
"""Pixels of a rank, of which a phone shows a third."""
DARK = theme(PLAIN)


def begun(game: str, **changes: object) -> State:
    """The first deal of a game of two, with some of it exchanged."""
    variant = VARIANTS[game]
    state = start(variant, rules_from(variant, {}), seats=2, dealer=2)
    return replace(play(state, DEALER, Deal(variant.pack)), **changes)


def ranks(rank: int) -> Meld:
    found = new_meld(rank, 1, [Card(suit, rank) for suit in range(3)])
    assert found is not None
    return found


def with_pile(game: str, count: int) -> Frame:
    variant = VARIANTS[game]
    return frame(begun(game, pile=variant.pack[:count], stock=variant.pack[count:]))


@pytest.mark.parametrize("sizes", SIZES)
@pytest.mark.parametrize("game", ["five-hundred", "straight", "gin", "rummy-51", "zolik"])
@pytest.mark.parametrize("count", range(1, 52, 5))
def test_the_top_of_the_pile(game: str, count: int, sizes: Sizes) -> None:
    """The top is larger than what lies below it, which shows a strip wide enough for its rank."""
    found = corner(with_pile(game, count), sizes)
    assert found.top.height > 1.2 * found.size.height
    assert found.top.width > 1.2 * found.size.width
    if count > 1:
        assert found.step >= found.size.step
    *_, last = found.rows
    right = found.top.width * 2 + 20 + (len(last) - 1) * found.step
    assert right <= found.wide <= WIDTH - 2 * MARGIN


@pytest.mark.parametrize("count", range(52))
def test_every_card_of_a_deep_pile_is_shown(count: int) -> None:
    """Where any card of the pile may be taken all are there, in their order, the top last."""
    shown = with_pile("five-hundred", count)
    found = corner(shown, USUAL)
    assert [one.face.card for row in found.rows for one in row] == [*shown.seen.pile]
    assert len(found.rows) <= 3


def test_of_other_piles_the_upper_part_is_shown() -> None:
    """Where only its top may be taken a few cards are, with the number of those below."""
    found = corner(with_pile("zolik", 27), USUAL)
    assert [len(row) for row in found.rows] == [5]
    assert found.lies.below == 22


def test_no_words_lie_upon_cards() -> None:
    """How many cards are below those of the pile that are shown covers no part of these."""
    found = corner(with_pile("straight", 20), USUAL)
    parts = [Canvas(DARK, found.height) for _ in range(2)]
    for part, below in zip(parts, (0, found.lies.below), strict=True):
        found._replace(lies=found.lies._replace(below=below)).draw(part)
    *_, end = ImageChops.difference(*(part.image for part in parts)).getbbox() or (0,)
    assert 0 < end <= found.height - found.size.height


def raised(shown: Frame) -> tuple[bool, list[Card]]:
    """Whether the stock is, and which cards of the pile are."""
    lies = corner(shown, USUAL).lies
    stock = lies.stock is not None and lies.stock.is_takeable
    return stock, [one.face.card for one in lies.pile if one.is_takeable]


def test_the_table_is_of_one_size_for_all() -> None:
    """Who watches sees it as large as who plays."""
    for count in range(1, 13):
        shown = melds_of(count, "straight")
        heights = {table_picture(replace(shown, seat=seat)).height for seat in (None, 2)}
        assert len(heights) == 1


def test_what_can_be_taken_is_raised() -> None:
    """To draw, the stock and what can be had of the pile are raised for who is to play alone."""
    state = replace(dealt("4h 5h"), pile=cards("6h Kd"), phase=Phase.DRAW)
    assert raised(frame(state, 1)) == (True, [*cards("6h Kd")])
    assert raised(frame(state, 2)) == raised(frame(state)) == (False, [])
    assert raised(frame(replace(state, phase=Phase.PLAY), 1)) == (False, [])
    assert raised(frame(state, 1, halted="agreed")) == (False, [])


def bright(shown: Frame) -> int:
    """Pixels of the bright edge, the panel of whose turn it is set aside."""
    image = Image.open(BytesIO(table_picture(shown).png)).convert("RGB").crop((0, 130, 900, 320))
    found = {colour: count for count, colour in image.getcolors(256) or ()}
    return found.get(DARK.named["accent"], 0)


def test_what_is_raised_has_a_bright_edge() -> None:
    """It is outlined all around, which an onlooker sees nothing of."""
    state = replace(dealt("4h 5h"), pile=cards("Kd"), phase=Phase.DRAW)
    assert bright(frame(state, 1)) > 3000
    assert bright(frame(state)) == 0


def melds_of(count: int, game: str = "zolik") -> Frame:
    return frame(begun(game, melds=tuple(ranks(rank) for rank in range(1, count + 1))))


def spread_of(shown: Frame, sizes: Sizes = USUAL, place: Corner | None = None) -> Spread:
    return arranged(things(shown), sizes.cards[0], sizes, place or corner(shown, sizes))


def test_melds_lie_on_a_grid() -> None:
    """Those beside stock and pile come first; each row is full before the next one begins."""
    found = spread_of(melds_of(9)).placed
    assert [(one.row, one.column) for one in found[:6]] == [
        (0, 4),
        (0, 6),
        (1, 0),
        (1, 2),
        (1, 4),
        (1, 6),
    ]
    assert {one.columns for one in found} == {2}


def test_a_meld_that_grows_moves_no_other() -> None:
    """A fourth card has its place from the beginning."""
    shown = melds_of(8)
    four = new_meld(2, 1, [Card(suit, 2) for suit in range(4)])
    assert four is not None
    grown = replace(shown.seen, melds=tuple(four if m.id == 2 else m for m in shown.seen.melds))
    before, after = (
        [(one.row, one.column) for one in spread_of(each).placed]
        for each in (shown, replace(shown, seen=grown))
    )
    assert before == after


def test_a_new_meld_moves_no_other() -> None:
    """Who looks for a meld finds it where it was."""
    for count in range(1, 9):
        few, more = (
            [(one.thing.number, one.row, one.column) for one in spread_of(melds_of(n)).placed]
            for n in (count, count + 1)
        )
        assert more[:-1] == few


@pytest.mark.parametrize("sizes", SIZES)
def test_all_melds_are_within_the_picture(sizes: Sizes) -> None:
    """A run of all ranks fits, too, and no two lie upon each other."""
    long = new_meld(1, 1, [Card(0, rank) for rank in range(1, 14)])
    assert long is not None
    state = begun("zolik", melds=(long, *(ranks(rank) for rank in range(2, 7))))
    found = spread_of(frame(state), sizes)
    taken = [
        (one.row, column)
        for one in found.placed
        for column in range(one.column, one.column + one.columns)
    ]
    assert len(set(taken)) == len(taken)
    assert max(column for _, column in taken) < found.grid.columns


@pytest.mark.parametrize("grid", [*USUAL.cards, *LARGE.cards])
def test_ranks_are_read_when_small(grid: MeldGrid) -> None:
    """A rank is so high on a phone that one reads it, on whatever size of cards."""
    assert RANK[False] * grid.size.height >= LEAST_RANK


def inked(
    face: LyingCard, size: Size, colour: str, below: int | None = None
) -> tuple[int, int, int, int] | None:
    """Where a card that lies has a colour, above the line *below*."""
    image = lying(DARK, face, size, size.width).crop((0, 0, size.width, below or size.height))
    place = DARK.index[colour]
    return image.point(lambda value: 255 * (value == place)).getbbox()


def test_a_joker_shows_what_it_stands_for() -> None:
    """Its rank is as large as on the card itself, and below it there is a cap."""
    size, seven = USUAL.cards[0].size, Card(1, 7)
    plain, joker = LyingCard(seven, (), False), LyingCard(JOKER, (seven,), False)
    below = round(size.height * (0.09 + RANK[False]))
    assert inked(plain, size, "suit1", below) == inked(joker, size, "suit1", below)
    cap = inked(joker, size, "cap")
    assert cap is not None
    assert cap[1] > below
    assert inked(plain, size, "cap") is None


def test_a_joker_that_may_be_two_cards_shows_both() -> None:
    """Both suits stand below the rank."""
    size, two = USUAL.cards[0].size, (Card(1, 7), Card(3, 7))
    both = LyingCard(JOKER, two, False)
    assert inked(both, size, "suit1")
    assert inked(both, size, "suit3")
    shown = frame(begun("rummy-51", melds=(meld(1, 1, "7s 7d *"),)))
    (thing,) = things(shown)
    assert thing.faces[-1].stands_for == two


def test_a_joker_that_may_be_three_cards_shows_the_rank() -> None:
    """Beside the cap no suit is shown, as it would be left out that there are more."""
    size, jokers = USUAL.tiles.size, []
    for suits in ((0, 2, 3), (1, 2, 3)):
        face = LyingCard(JOKER, tuple(Card(suit, 7) for suit in suits), True)
        assert inked(face, size, "cap", round(size.height * 0.5))
        jokers.append(lying(DARK, face, size, size.width).tobytes())
    assert jokers[0] == jokers[1]


def test_a_free_joker_is_a_cap() -> None:
    """It has no rank."""
    size = USUAL.cards[0].size
    assert inked(LyingCard(JOKER, (), False), size, "cap")
    assert things(frame(begun("tile"), loose=((1, (JOKER,)),)))[0].faces[0].stands_for == ()


@pytest.mark.parametrize(
    ("owners", "most", "text"),
    [
        pytest.param(("Alice", "Bob"), 300, "Alice +Bob", id="whole"),
        pytest.param(("Alice", "Bob"), 140, "Alice +B", id="by the first letter"),
        pytest.param(("Alice", "Bob"), 100, "Alice", id="left out"),
        pytest.param(("Alice Liddell",), 100, "Alice", id="fewer words"),
    ],
)
def test_whose_meld(owners: tuple[str, ...], most: int, text: str) -> None:
    """Who laid a meld is written as far as there is room for whole names."""
    assert owners_text(owners, 36, most)[0] == text


@pytest.mark.parametrize(
    ("name", "width", "shown", "size"),
    [
        pytest.param("Alice", 200, "Alice", 36, id="as it is"),
        pytest.param("Maximiliane", 185, "Maximiliane", 30, id="smaller"),
        pytest.param("Constantin von Ribbek", 250, "Constantin", 36, id="fewer words"),
        pytest.param("W" * 30, 100, "WW…", 27, id="cut, where nothing else helps"),
    ],
)
def test_names_fit(name: str, width: int, shown: str, size: int) -> None:
    """A name becomes smaller before it loses words, and these before it loses letters."""
    text, letters = fonts.shrunk(name, "Bold", 36, width)
    assert text == shown
    assert abs(letters - size) <= 2
    assert fonts.width(text, "Bold", letters) <= width


def test_typical_tables_are_low() -> None:
    """With two players and a usual number of melds a phone shows at most 200 pixels."""
    for game, count in (("straight", 6), ("rummy-51", 6), ("zolik", 6), ("five-hundred", 4)):
        shown = melds_of(count, game)
        picture = table_picture(
            replace(shown, seat=1, players=(Player(1, "A", 1), Player(2, "B", 2)))
        )
        assert picture.height <= 600, game


def rows_of(*tokens: str) -> tuple[Meld, ...]:
    """Melds of tiles by number, which are nobody's."""
    return tuple(replace(meld(number, 1, run), owner=None) for number, run in enumerate(tokens, 1))


MIXED = rows_of("7h 7d 7c", "4c 5c 6c", "As 2s 3s", "9s 10s Js", "2h 2d 2c")


def tiles_of(shown: Frame, *, parted: bool = True) -> list[tuple[int, int, int]]:
    """The melds of a table of tiles as they lie: number, row and column."""
    found = tiles_arranged(things(shown), USUAL, corner(shown, USUAL), parted=parted)
    return [(lies.thing.number, lies.row, lies.column) for lies in found.placed]


def test_tiles_lie_by_colour_then_groups() -> None:
    """Runs come first by colour and number, groups last by number, each part in its own rows."""
    shown = frame(begun("tile", melds=MIXED))
    assert [(number, row) for number, row, _ in tiles_of(shown)] == [
        (3, 0),
        (4, 0),
        (2, 1),
        (5, 2),
        (1, 2),
    ]
    close = [(number, row) for number, row, _ in tiles_of(shown, parted=False)]
    assert close == [(3, 0), (4, 0), (2, 0), (5, 1), (1, 1)]


def test_a_group_of_jokers_is_no_run() -> None:
    """A tile with two jokers that may be of any colour lies among the groups."""
    (thing,) = things(frame(begun("tile", melds=rows_of("7h * *"))))
    assert thing.section == GROUPS
    (alone,) = things(frame(begun("tile"), loose=((1, cards("7h")),)))
    assert alone.section == GROUPS


def test_tiles_keep_their_places() -> None:
    """Other numbers for the same melds, a longer run and a new group move nothing else."""
    melds = MIXED[::-1]
    shown = frame(begun("tile", melds=tuple(replace(m, id=n) for n, m in enumerate(melds, 1))))
    where = {
        thing.faces: place for thing, place in zip(things(shown), tiles_of(shown), strict=True)
    }
    more = rows_of("9s 10s Js Qs", "4c 5c 6c", "As 2s 3s", "2h 2d 2c", "7h 7d 7c", "Kh Kd Kc")
    later = frame(begun("tile", melds=more))
    now = {thing.faces: place for thing, place in zip(things(later), tiles_of(later), strict=True)}
    kept = where.keys() & now.keys()
    assert len(kept) == 4
    assert all(where[faces][1:] == now[faces][1:] for faces in kept)


def all_tiles() -> tuple[Meld, ...]:
    """All 104 numbered tiles, in runs and groups of many lengths."""
    runs = [run for suit in "shdc" for run in (_run(suit, 1, 5), _run(suit, 6, 13))]
    groups = [" ".join(f"{rank}{suit}" for suit in "shdc") for rank in (*"A23456789", "10", *"JQK")]
    return rows_of(*runs, *groups)


def _run(suit: str, low: int, high: int) -> str:
    ranks = (*"A23456789", "10", *"JQK")
    return " ".join(f"{rank}{suit}" for rank in ranks[low - 1 : high])


def test_a_full_table_of_tiles() -> None:
    """All tiles fit, their numbers of the size that is read on a phone, and the words hold them."""
    assert RANK[True] * USUAL.tiles.size.height >= 42
    melds = all_tiles()
    assert sum(len(m.cards) for m in melds) == 104
    shown = frame(begun("tile", melds=melds))
    picture = table_picture(shown)
    assert say("en", "picture-more-melds", count=2)[:5] not in picture.alt
    places = tiles_of(shown, parted=False)
    assert len(places) == len(melds)
    assert picture.height <= 1300
    assert len(picture.png) < 64_000


def test_up_to_sixty_tiles_are_low() -> None:
    """A usual table of tiles takes up at most 230 pixels of a phone."""
    groups = [f"{rank}s {rank}h {rank}d" for rank in (*"A23456789", "10", *"JQK")]
    runs = [_run(suit, low, low + 3) for suit in "shdc" for low in (2, 8)]
    shown = frame(begun("tile", melds=rows_of(*runs[:6], *groups[:11])), 1)
    assert sum(len(m.cards) for m in shown.seen.melds) == 57
    assert table_picture(shown).height <= 690


def test_a_long_row_is_pressed_together() -> None:
    """A row of the working table with more tiles than a line has room for stays in the picture."""
    loose = cards(" ".join(f"{rank}s {rank}h" for rank in (*"A23456789", "10", *"JQK")))
    shown = frame(begun("tile"), 1, loose=((1, loose),))
    found = tiles_arranged(things(shown), USUAL, corner(shown, USUAL), parted=True)
    assert [lies.columns for lies in found.placed] == [USUAL.tiles.columns]
    assert Image.open(BytesIO(table_picture(shown).png)).width == WIDTH
