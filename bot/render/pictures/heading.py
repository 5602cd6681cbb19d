"""The top of a table's picture: which table it is, whose turn, and a panel for each player."""

from bot.people.texts import plain_name, say
from bot.render.frame import Frame, Player
from bot.render.pictures import sprites
from bot.render.pictures.canvas import MARGIN, WIDTH, Canvas
from bot.render.pictures.colours import Theme
from bot.render.pictures.fonts import showable
from bot.render.titles import clock_text, number, table_title
from engine.cards import HIDDEN, Seat
from engine.leaving import resigned
from engine.scoring import laid_points
from engine.state import NO_OPENING, Phase

HEADING = 98
PANEL, LINE, GAP = 94, 32, 12
MOST_BACKS = 15


def heading(frame: Frame, theme: Theme) -> Canvas:
    """The table's title, and what it waits for."""
    part, seen = Canvas(theme, HEADING), frame.seen
    title = table_title(frame.language, frame.game, seen.variant.key, seen.rules)
    part.text(title, MARGIN, 6, 27, colour="muted", most=WIDTH - 2 * MARGIN)
    part.text(standing(frame), MARGIN, 44, 34, bold=True, most=WIDTH - 2 * MARGIN)
    return part


def standing(frame: Frame) -> str:
    """Whose turn it is, or why it is nobody's."""
    seen, language = frame.seen, frame.language
    if frame.halted:
        return say(language, "picture-halted", reason=frame.halted)
    if seen.phase is Phase.FINISHED:
        if seen.winner is None:
            return say(language, "picture-over")
        return say(language, "picture-won", name=shown_name(frame, seen.winner))
    if seen.to_act is None:
        return say(language, "picture-round-over", round=seen.round)
    if seen.to_act == frame.seat:
        return say(language, "picture-own-turn", round=seen.round)
    name = shown_name(frame, seen.to_act)
    return say(language, "picture-turn", name=name, round=seen.round)


def shown_name(frame: Frame, seat: Seat) -> str:
    """The name of a player in letters that pictures have; else the number of the seat."""
    name = showable(plain_name(frame.player(seat).name))
    return name or say(frame.language, "picture-seat", seat=seat)


def players(frame: Frame, theme: Theme) -> Canvas:
    """A panel for each player, two or three in a row."""
    columns = 2 if len(frame.players) in (2, 4) else 3
    width = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) // columns
    below = any(note(frame, player) for player in frame.players)
    # Beside a clock that shows hours a narrow panel would have no room for the name.
    below |= columns == 3 and bool(_clock(frame, 1))
    height = PANEL + (LINE if below else 0)
    part = Canvas(theme, -(-len(frame.players) // columns) * (height + GAP))
    for place, player in enumerate(frame.players):
        row, column = divmod(place, columns)
        box = MARGIN + column * (width + GAP), row * (height + GAP), width, height
        _panel(part, frame, player, box)
    return part


def _panel(part: Canvas, frame: Frame, player: Player, box: tuple[int, int, int, int]) -> None:
    """A player: the name, the clock, the cards in hand, the points, and what else there is."""
    left, top, width, height = box
    seat, right, begin = player.seat, left + width - 14, left + 14
    ground = "active" if seat == frame.seen.to_act and not frame.halted else "panel"
    part.lay(sprites.panel(part.theme, width, height, ground, 12), left, top)
    if ground == "active":
        part.lay(sprites.sign(part.theme, "turn", 24, "accent", ground), begin, top + 14)
        begin += 32
    is_narrow = width < WIDTH / 3
    clock_top = top + (PANEL - 9 if is_narrow else 6)
    clock = part.text(
        _clock(frame, seat), right, clock_top, 26, right=True, colour="muted", ground=ground
    )
    most = right - begin - (0 if is_narrow else clock + 8)
    part.text(shown_name(frame, seat), begin, top + 4, 30, bold=True, ground=ground, most=most)
    points = say(frame.language, "picture-points", points=number(frame.seen.totals[seat - 1]))
    taken = part.text(points, right, top + 48, 27, bold=True, ground=ground, right=True)
    if frame.seen.round and seat not in frame.seen.out:
        _backs(part, frame, seat, (left + 14, top + 48, right - taken - 16), ground)
    most = width - 28 - (clock + 8 if is_narrow else 0)
    part.text(
        note(frame, player),
        left + 14,
        top + PANEL - 6,
        23,
        most=most,
        colour="muted",
        ground=ground,
    )


def _clock(frame: Frame, seat: Seat) -> str:
    """What the clock of a player showed after the last move, if there are clocks."""
    seen = frame.seen
    runs = seen.clocks and seen.phase is not Phase.FINISHED and seat not in seen.out
    return clock_text(seen.clocks[seat - 1]) if runs else ""


def _backs(
    part: Canvas, frame: Frame, seat: Seat, place: tuple[int, int, int], ground: str
) -> None:
    """As many backs as a player has cards, and their number."""
    left, top, right = place
    count = len(frame.seen.hand_of(seat))
    shown = min(count, MOST_BACKS)
    step = min(18, (right - left - 30 - 44) // max(1, shown - 1))
    for card in range(shown):
        covered = 0 if card == shown - 1 else step
        sprite = sprites.back(part.theme, 28, 38, ground, covered=covered)
        part.lay(sprite, left + card * step, top)
    after = left + (shown - 1) * step + 36 if shown else left
    part.text(str(count), after, top, 27, bold=True, ground=ground)


def note(frame: Frame, player: Player) -> str:
    """What else there is to know of a player."""
    seen, language, seat = frame.seen, frame.language, player.seat
    if seat in seen.out and (seen.seats > 2 or seen.phase is not Phase.FINISHED):
        return say(language, "picture-left" if seat in resigned(seen) else "picture-out")
    parts = []
    laid = laid_points(seen)[seat - 1]
    if laid and seen.variant.laid_counts:
        parts.append(say(language, "table-player-laid", points=laid))
    if seat in seen.opened and seen.opening != NO_OPENING:
        parts.append(say(language, "table-player-opened"))
    if player.stand_in:
        parts.append(say(language, "table-stand-in"))
    return " · ".join(parts)


def is_open(frame: Frame) -> bool:
    """Whether all hands lie on the table for everybody to see."""
    seen = frame.seen
    return (
        seen.to_act is None and any(seen.hands) and not any(HIDDEN in hand for hand in seen.hands)
    )
