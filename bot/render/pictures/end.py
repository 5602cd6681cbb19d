"""The last picture of a game: who has won, how everybody stands, and the cards that decided it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.render.ends import (
    bonus_text,
    end_head,
    has_left,
    how_text,
    standing,
    standing_text,
    why_text,
)
from bot.render.frame import Frame
from bot.render.picture import Picture
from bot.render.pictures import fonts, sprites
from bot.render.pictures.canvas import MARGIN, WIDTH, Canvas, stacked
from bot.render.pictures.colours import Theme, theme
from bot.render.pictures.seats import shown_name
from bot.render.pictures.sizes import LARGE, LINE, USUAL, Sizes
from bot.render.pictures.spread import spread
from bot.render.pictures.table import open_hands
from bot.render.pictures.tally import tally_part
from bot.render.pictures.things import things
from bot.render.pictures.words import ENDLESS, is_open, open_hands_said, plain
from bot.render.results import UNSCORED, last_words, short_text
from bot.render.table import melds_text
from bot.render.titles import game_title, number, signed
from data.standings import RatingChange
from engine.cards import Seat

CROWN, NAME, NAME_LINE = 116, 96, 122
HOW, HOW_LINE = 64, 80
"""Letters of how it was won, which are nearly as large as the winner's name, and their line."""
ROW, ROW_GAP, DISC, PAD = 76, 8, 54, 18
WINNER_WIDTH = WIDTH - 2 * (MARGIN + PAD)
POINTS = 48
EDGE = 6
ORNAMENT = 54
ORNAMENTS = (-270, -160, 160, 270)
"""Where the signs of the suits stand beside the crown."""
FEW = 3
"""With more players each has one line only."""


def end_picture(frame: Frame, changes: Sequence[RatingChange]) -> Picture:
    """The end of a game that somebody has won."""
    # Nothing is new to anybody any more.
    parts = _parts(replace(frame, before=None), changes, theme(frame.look))
    return stacked("end.png", parts, end_words(frame, changes))


def _parts(frame: Frame, changes: Sequence[RatingChange], theme: Theme) -> Iterator[Canvas]:
    sizes = LARGE if frame.look.large else USUAL
    yield _winner(frame, theme, sizes)
    by_seat = {change.seat: change for change in changes}
    for place, seat in standing(frame):
        yield _row(frame, theme, place, seat, by_seat.get(seat), sizes)
    if frame.seen.results:
        yield _caption(frame, theme, sizes)
    if is_open(frame):
        yield open_hands(frame, theme, sizes)
    elif frame.seen.melds:
        yield spread(frame, theme, sizes, things(frame))
    if frame.seen.results and frame.seen.results[-1].reason not in UNSCORED:
        yield tally_part(frame, theme, sizes)


def _winner(frame: Frame, theme: Theme, sizes: Sizes) -> Canvas:
    """The winner below a crown, how the game was won, both large, and which game it was."""
    seen = frame.seen
    about = fonts.showable(game_title(frame.language, seen.variant.key, seen.rules))
    lines = [about, fonts.showable(why_text(frame))]
    line_height, how_height = round(sizes.label * LINE), HOW_LINE if seen.winner else 0
    height = PAD + CROWN + NAME_LINE + how_height + 2 * line_height + PAD
    part = Canvas(theme, height + 2 * MARGIN)
    box = sprites.panel(theme, WIDTH - 2 * MARGIN, height, "active", 24, "accent", EDGE)
    part.lay(box, MARGIN, MARGIN)
    top = MARGIN + PAD
    _crown(part, top, tiles=seen.variant.tiles)
    top += CROWN
    if seen.winner:
        _large(part, shown_name(frame, seen.winner), top - 6, NAME)
        _large(part, fonts.showable(how_text(frame)), top + NAME_LINE - 12, HOW, colour="accent")
    top += NAME_LINE + how_height
    for place, line in enumerate(lines):
        colour = "muted" if place else "ink"
        _centred(part, line, top + place * line_height, sizes.label, colour=colour)
    return part


def _crown(part: Canvas, top: float, *, tiles: bool) -> None:
    """A crown between the signs of the suits."""
    crown = sprites.sign(part.theme, "crown", CROWN, "accent", "active")
    part.lay(crown, (WIDTH - CROWN) / 2, top)
    for suit, away in enumerate(ORNAMENTS):
        name = f"{'mark' if tiles else 'suit'}{suit}"
        sign = sprites.sign(part.theme, name, ORNAMENT, "accent", "active")
        part.lay(sign, WIDTH / 2 + away - ORNAMENT / 2, top + (CROWN - ORNAMENT) / 2 + 14)


def _large(part: Canvas, text: str, top: float, size: int, *, colour: str = "ink") -> None:
    """A line in letters of that *size*, or in smaller ones in which it is written whole."""
    sizes = range(size, size // 2, -4)
    fits = (one for one in sizes if fonts.width(text, "Bold", one) <= WINNER_WIDTH)
    chosen = next(fits, size // 2)
    _centred(part, text, top + (size - chosen) * 0.7, chosen, bold=True, colour=colour)


def _centred(
    part: Canvas,
    text: str,
    top: float,
    size: int,
    *,
    bold: bool = False,
    colour: str = "ink",
) -> None:
    shown = fonts.fitted(text, "Bold" if bold else "Regular", size, WINNER_WIDTH)
    left = (WIDTH - fonts.width(shown, "Bold" if bold else "Regular", size)) / 2
    part.text(shown, left, top, size, bold=bold, colour=colour, ground="active")


def _row(
    frame: Frame,
    theme: Theme,
    place: int,
    seat: Seat,
    change: RatingChange | None,
    sizes: Sizes,
) -> Canvas:
    """A player's place, name and points; below the name what is to be known of them."""
    words, is_short = " · ".join(notes(frame, seat, change)), frame.seen.seats > FEW
    height = ROW + (sizes.line if words and not is_short else 0)
    part = Canvas(theme, height + ROW_GAP)
    part.lay(sprites.panel(theme, WIDTH - 2 * MARGIN, height, "panel", 14), MARGIN, 0)
    left, right = MARGIN + PAD + DISC + PAD, WIDTH - MARGIN - PAD
    middle, score = (round((ROW - one * LINE) / 2) for one in (sizes.label, POINTS))
    _place(part, place, middle, sizes)
    points = "" if has_left(frame, seat) else number(frame.seen.totals[seat - 1])
    wide = part.text(points, right, score, POINTS, bold=True, ground="panel", right=True)
    right -= wide + PAD
    small: Any = {"size": sizes.label, "colour": "muted", "ground": "panel"}
    if is_short:
        most = (right - left) // 2
        right -= PAD + part.text(words, right, middle, most=most, right=True, **small)
    else:
        part.text(words, left, ROW - 10, most=WIDTH - MARGIN - PAD - left, **small)
    name = shown_name(frame, seat)
    part.name(name, left, middle, sizes.label, right - left)
    return part


def _place(part: Canvas, place: int, top: int, sizes: Sizes) -> None:
    """A medal, or the number of a place that has none."""
    if place in sprites.MEDALS:
        part.lay(sprites.medal(part.theme, place, DISC, "panel"), MARGIN + PAD, (ROW - DISC) / 2)
    else:
        part.text(str(place), MARGIN + PAD + 16, top, sizes.label, bold=True, ground="panel")


def notes(frame: Frame, seat: Seat, change: RatingChange | None) -> list[str]:
    """What the game did to a rating, and what its end has added to the points."""
    found = []
    if has_left(frame, seat):
        found.append(frame.say("end-left"))
    elif bonus := bonus_text(frame, seat):
        found.append(bonus)
    if change is not None:
        rating = frame.say("standings-rating-named", rating=change.after)
        found.append(f"{rating} ({signed(change.after - change.before)})")
    return [fonts.showable(one) for one in found]


def _caption(frame: Frame, theme: Theme, sizes: Sizes) -> Canvas:
    """How the last round ended."""
    said, most = fonts.showable(plain(last_words(frame))), WIDTH - 2 * MARGIN
    lines = fonts.broken(said, "Regular", sizes.label, most, " ")
    line_height = round(sizes.label * LINE)
    part = Canvas(theme, len(lines) * line_height + 8)
    for place, line in enumerate(lines):
        part.text(line, MARGIN, 4 + place * line_height, sizes.label, colour="muted", most=most)
    return part


def end_words(frame: Frame, changes: Sequence[RatingChange]) -> str:
    """All that the picture of a game's end shows, in words."""
    said = [end_head(frame), how_text(frame), standing_text(frame, changes)]
    if frame.seen.results:
        said.append(short_text(frame))
    if is_open(frame):
        said += open_hands_said(frame)
    elif frame.seen.melds:
        said.append(melds_text(frame, ENDLESS))
    lines = "\n".join(filter(None, said)).split("\n")
    return "\n".join(map(plain, lines))
