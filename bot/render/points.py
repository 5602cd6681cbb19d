"""Where the points of a round come from, in words: a line for each part that the engine names."""

from collections.abc import Iterable, Sequence

from bot.people.card_texts import cards_text
from bot.people.texts import is_said, say
from bot.render.frame import Frame
from bot.render.titles import signed
from data.ids import GameId
from engine.cards import RANKS, Card, Seat
from engine.melds import Meld, card_points
from engine.state import ScorePart
from engine.view import Seen


def score_part_lines(frame: Frame, parts: Iterable[ScorePart], seat: Seat) -> list[str]:
    """What *seat* scored points for; the lines say numbers that add up to them."""
    return [score_part_line(frame, part, seat) for part in parts]


def score_part_line(frame: Frame, part: ScorePart, seat: Seat) -> str:
    """What *seat* scored some points for; without words for it, the name that the game has."""
    key = f"points-{part.name}"
    if not is_said(key):
        return f"- {part.name.replace('-', ' ')}: {signed(part.points)}"
    values: dict[str, str | int] = {"points": abs(part.points), "signed": signed(part.points)}
    if part.seat:
        values["name"] = frame.named(part.seat)
    if part.meld:
        values |= laid_by(frame, frame.seen.melds[part.meld - 1], seat)
    return frame.say(key, **values)


def laid_by(frame: Frame, meld: Meld, seat: Seat) -> dict[str, str | int]:
    """The cards that *seat* has laid in a meld, what each of them counts, and which meld it is."""
    values = card_points(meld, frame.seen.variant.values)
    own = [
        (card, points)
        for card, by, points in zip(meld.cards, meld.laid_by, values, strict=True)
        if by == seat
    ]
    return {
        "cards": cards_text(card for card, _ in own),
        "sum": sum_text([points for _, points in own]),
        "meld": "-".join(RANKS[card.rank] for card in meld.stands_for),
    }


def sum_text(values: Sequence[int]) -> str:
    """A sum written out: `1 + 2 + 3 = 6`, `3 × 10 = 30`."""
    total = sum(values)
    if len(values) < 2:
        return f"{total}"
    if len(set(values)) == 1:
        return f"{len(values)} × {values[0]} = {total}"
    return f"{' + '.join(map(str, values))} = {total}"


def held_text(language: str, game: GameId, seen: Seen, hand: Sequence[Card]) -> str:
    """What a *hand* counted when a round had ended, card by card: for its owner alone."""
    values = [seen.variant.values.of([card]) for card in hand]
    return say(
        language,
        "points-own" if hand else "points-own-none",
        game=game,
        round=seen.results[-1].round,
        cards=cards_text(hand, tiles=seen.variant.tiles),
        sum=sum_text(values) if values else "0",
    )
