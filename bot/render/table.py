"""The table as everybody sees it, in short lines for a phone."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bot.people.card_texts import card_text, cards_text, meld_text
from bot.people.texts import name_text
from bot.render import titles
from bot.render.frame import Frame, Player
from bot.render.heights import newest_in
from bot.render.sizes import larger
from data.ids import ZERO_MS
from engine.cards import Seat
from engine.leaving import resigned
from engine.melds import Meld
from engine.moves import Arrange, LayMeld
from engine.scoring import laid_points
from engine.state import NO_OPENING, Measure, Phase

# With a hand below the table one message must stay under Discord's 4,000 characters.
WITH_HAND = 3000
ALONE = 3900
MELDS_FRAME = 60
"""The title of the melds, and the line that says how many are left out."""
MELDS_LENGTH = 1500
STORY_LENGTH = 600
NOTES_LENGTH = 400
PILE_CARDS, TOP_CARDS = 60, 5
"""So many cards of the pile are told below its top one; and where only that can be taken."""
ENDED_TOURNAMENT = {
    "round-over": "tournament-ended-round",
    "no-show": "tournament-ended-absent",
    "no-shows": "tournament-ended-nobody",
}
"""What a tournament's end of a game is told by, by its reason."""


def table_text(frame: Frame, length: int = WITH_HAND) -> list[str]:
    """The table in sections, from the title to the small print; none is empty.

    The melds get what the others leave of *length* characters.
    """
    around = [news(frame), *filter(None, [small_print(frame)])]
    return [*around[:1], *lying(frame, length - sum(map(len, around))), *around[1:]]


def news(frame: Frame) -> str:
    """Which table, whose turn, and what happened last."""
    title = titles.table_title(frame.language, frame.game, frame.seen.variant.key, frame.seen.rules)
    return "\n".join([f"### {title}", with_limit(frame, turn_text(frame)), *since(frame)])


def since(frame: Frame) -> Iterator[str]:
    """What happened last, why the game stands still, and the clocks."""
    if story := story_so_far(frame):
        yield story
    yield from halt(frame)
    if told := clocks(frame):
        yield " · ".join(told)


def lying(frame: Frame, length: int, *, told: Seat | None = None) -> list[str]:
    """What lies on the table, and who plays but for *told* elsewhere."""
    below = [
        # In large print the pile is a heading.
        ("\n" if frame.look.large else " · ").join(
            filter(None, [pile_text(frame), stock_text(frame)])
        ),
        players_text(frame, told=told),
    ]
    melds = melds_text(frame, length - sum(map(len, below)))
    return [section for section in (melds, *below) if section]


def footer(frame: Frame, url: str | None = None) -> str:
    """Which table and which round this is about, small, with the way to its public message."""
    seen = frame.seen
    parts = [titles.table_title(frame.language, frame.game, seen.variant.key, seen.rules)]
    if seen.to_act is not None and titles.fixed_rounds(seen.rules) != 1:
        parts.append(frame.say("table-round", round=seen.round))
    if url is not None:
        parts.append(frame.say("turn-link", url=url))
    return f"-# {' · '.join(parts)}"


def halt(frame: Frame) -> list[str]:
    """Why the game stands still, and until when."""
    if frame.halted in ("", "aborted"):
        return []
    name = frame.named(frame.seen.to_act) if frame.seen.to_act else ""
    until = titles.day(frame.halt_ends_ms or ZERO_MS)
    return [frame.say("table-halted", reason=frame.halted, name=name, until=until)]


def turn_text(frame: Frame) -> str:
    """Whose turn it is, or why it is nobody's."""
    seen = frame.seen
    if frame.halted == "aborted":
        return aborted_text(frame)
    if seen.phase is Phase.FINISHED:
        return frame.say("table-over")
    if seen.to_act is None:
        return frame.say("table-between")
    turn = frame.say("table-round-turn", round=seen.round, name=frame.named(seen.to_act))
    return larger(frame.look, turn)


def aborted_text(frame: Frame) -> str:
    """The sentence that a game has no result, and what has ended it but its players."""
    if frame.ended in ENDED_TOURNAMENT:
        return frame.say(ENDED_TOURNAMENT[frame.ended])
    if frame.ended in ("moderated", "stopped"):
        return frame.say("moderation-ended", how=frame.ended)
    return frame.say("end-aborted")


def with_limit(frame: Frame, turn: str) -> str:
    """What is said of the turn, and when it ends: that counts down by itself."""
    if frame.turn_ends_ms is None:
        return turn
    first, *others = turn.split("\n")
    ends = frame.say("table-turn-ends", time=titles.moment(frame.turn_ends_ms))
    between = " " if first.endswith((".", ".**")) else " · "
    return "\n".join([f"{first}{between}{ends}", *others])


def clocks(frame: Frame) -> list[str]:
    """The clocks that matter, the running one first, which counts down by itself."""
    if not frame.seen.clocks or frame.seen.phase is Phase.FINISHED:
        return []
    seats = sorted(frame.seen.playing, key=lambda seat: seat != frame.seen.to_act)
    return [clock_line(frame, seat) for seat in seats]


def clock_line(frame: Frame, seat: Seat) -> str:
    """A player's clock, running or waiting."""
    name = frame.named(seat)
    if seat == frame.seen.to_act and frame.flag_ms is not None:
        return frame.say("table-clock-runs", name=name, time=titles.moment(frame.flag_ms))
    return frame.say(
        "table-clock-waits", name=name, clock=titles.clock_text(frame.seen.clocks[seat - 1])
    )


def story_so_far(frame: Frame) -> str:
    """The last things that happened, as many lines as fit; the very last one always does."""
    lines = frame.narration[::-1]
    kept = fitting(lines, STORY_LENGTH) or [line[: STORY_LENGTH - 1] + "…" for line in lines[:1]]
    return "\n".join(reversed(kept))


def newest_told(frame: Frame, room: int, *, small: bool) -> Frame:
    """*frame* with the newest of what happened, as much of it as fits into *room* pixels.

    The very last of it always is: after a press it is what came of that. In *small* print that may
    be all, as pictures mark what is new; in words each player's last turn is told.
    """
    lines = [f"-# {line}" if small else line for line in frame.narration]
    kept = newest_in(room, lines, frame.look, least=1 if small else frame.seen.seats)
    return replace(frame, narration=tuple(kept))


def fitting(lines: Iterable[str], limit: int) -> list[str]:
    """The first of *lines* that together stay within *limit* characters."""
    kept: list[str] = []
    for line in lines:
        limit -= len(line) + 1
        if limit < 0:
            break
        kept.append(line)
    return kept


def melds_text(frame: Frame, length: int) -> str:
    """The melds, one a line, with their numbers and who laid what; nothing where none are laid."""
    if not any({LayMeld, Arrange} & now.keys() for now in frame.seen.variant.plays.values()):
        return ""
    lines = [larger(frame.look, meld_line(frame, meld)) for meld in frame.seen.melds]
    return titled_melds(frame, "table-melds", lines, length - MELDS_FRAME)


def titled_melds(frame: Frame, title: str, lines: Sequence[str], length: int) -> str:
    """As many *lines* of melds as stay within *length* characters below their title's key."""
    if not lines:
        return frame.say("table-no-melds")
    kept = fitting(lines, length)
    if rest := len(lines) - len(kept):
        kept.append(frame.say("table-melds-left-out", count=rest))
    return "\n".join([frame.say(title), *kept])


def meld_line(frame: Frame, meld: Meld) -> str:
    """A meld with its number and who laid it, if it is anybody's."""
    cards = meld_text(meld, tiles=frame.seen.variant.tiles)
    if meld.owner is None:
        return frame.say("table-meld-shared", number=meld.id, cards=cards)
    return frame.say("table-meld", number=meld.id, cards=cards, owners=owners(frame, meld))


def owners(frame: Frame, meld: Meld) -> str:
    """Who laid *meld*, and who added which cards to it."""
    parts = [frame.named(meld.owner)] if meld.owner else []
    for seat in sorted(set(meld.laid_by) - {meld.owner}):
        added = [card for card, by in zip(meld.cards, meld.laid_by, strict=True) if by == seat]
        cards = frame.cards(added)
        parts.append(frame.say("table-meld-added", cards=cards, name=frame.named(seat)))
    return ", ".join(parts)


def pile_text(frame: Frame) -> str:
    """The pile from its top card down; nothing in a game that has none."""
    if frame.seen.variant.tiles:
        return ""
    if not frame.seen.pile:
        return frame.say("table-pile-empty")
    top, *below = frame.seen.pile[::-1]
    most = PILE_CARDS if frame.seen.variant.takes_deeper else TOP_CARDS
    parts = [f"**{card_text(top)}**", cards_text(below[:most])]
    if len(below) > most:
        parts.append(frame.say("table-pile-below", count=len(below) - most))
    return larger(frame.look, frame.say("table-pile", cards=" ".join(parts).strip()))


def stock_text(frame: Frame) -> str:
    """How many cards, or tiles, the stock has."""
    key = "table-stock.tiles" if frame.seen.variant.tiles else "table-stock"
    return frame.say(key, count=len(frame.seen.stock))


def players_text(frame: Frame, *, told: Seat | None = None) -> str:
    """A line for each player but *told*: the score, the cards in hand, what is laid."""
    return "\n".join(player_line(frame, player) for player in frame.players if player.seat != told)


def player_line(frame: Frame, player: Player) -> str:
    """A player: the score, the cards in hand, what is laid or whether they have opened."""
    seen = frame.seen
    name, seat = name_text(player.name), player.seat
    total = total_text(frame, seat)
    # Of two players the one who has given up is told of as the loser, with the result.
    if seat in seen.out and (seen.seats > 2 or seen.phase is not Phase.FINISHED):
        key = "table-player-out" if seat in resigned(seen) else "table-player-lost"
        return frame.say(key, name=name, points=total)
    parts = [frame.say("table-player", name=name, points=total)]
    if seen.round and not frame.hidden:
        key = "tiles-count" if seen.variant.tiles else "cards-count"
        parts.append(frame.say(key, count=len(seen.hand_of(seat))))
    parts += laid_and_opened(frame, seat)
    if player.stand_in:
        parts.append(frame.say("table-stand-in"))
    return " · ".join(parts)


def laid_and_opened(frame: Frame, seat: Seat, where: str = "table-player") -> Iterator[str]:
    """What *seat* has laid in this round, where that counts, and whether they have opened."""
    seen = frame.seen
    laid = laid_points(seen)[seat - 1]
    if laid and seen.variant.laid_counts:
        yield frame.say(f"{where}-laid", points=laid)
    if seat in seen.opened and seen.opening != NO_OPENING:
        yield frame.say(f"{where}-opened")


def total_text(frame: Frame, seat: Seat) -> str:
    """The points of *seat*, called penalty points where fewer are better."""
    seen, points = frame.seen, frame.seen.totals[seat - 1]
    if seen.variant.measure(seen.rules) is Measure.PENALTIES:
        return frame.say("penalty-points", count=points)
    return titles.points_text(frame.language, points)


def small_print(frame: Frame) -> str:
    """Notes, and where the game is announced the commitment that fixes the cards."""
    lines = fitting(frame.notes, NOTES_LENGTH)
    if frame.commitment:
        lines.append(frame.say("table-commitment", commitment=frame.commitment))
    return "\n".join(f"-# {line}" for line in lines)
