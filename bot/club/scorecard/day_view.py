"""A day that is over, as it is told in a server: the best of each deal, and who solved what."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict

from bot.people.texts import say
from bot.render.buttons import PRIMARY, button, phone_rows
from bot.render.layout import Block, MessageLayout, layout
from bot.render.titles import date, game_name, names_text, signed
from data.day_results import BestOfDeal, PuzzleSolved
from engine.puzzles.puzzle import Grade
from engine.variants import VARIANTS


def told_view(
    language: str, day: int, deals: Sequence[BestOfDeal], puzzles: Sequence[PuzzleSolved]
) -> MessageLayout:
    """How *day* went in a server, with the ways to what there is today."""
    blocks: list[Block] = [say(language, "daily-title", day=date(day))]
    if deals:
        blocks.append("\n".join(deal_text(language, one) for one in deals))
    if puzzles:
        head = say(language, "daily-puzzles")
        blocks.append("\n".join([head, *puzzle_lines(language, puzzles)]))
    ways = [
        button(say(language, "button-club-today"), "club:today", PRIMARY),
        button(say(language, "button-scorecard-puzzles"), "club:puzzle"),
        button(say(language, "button-club-card"), "club:card"),
    ]
    return layout(*blocks, f"-# {say(language, 'daily-next')}", *phone_rows(ways))


def deal_text(language: str, best: BestOfDeal) -> str:
    """Who came ahead by the most at a deal, and of how many."""
    return say(
        language,
        "daily-best",
        game=game_name(language, best.variant),
        names=names_text(language, best.names),
        lead=signed(best.lead),
        players=best.players,
    )


def puzzle_lines(language: str, puzzles: Sequence[PuzzleSolved]) -> Iterator[str]:
    """A line for each game with those of its puzzles that were answered."""
    order = [*Grade]
    for variant in VARIANTS:
        own = [one for one in puzzles if one.variant == variant]
        parts = [
            say(language, "daily-puzzle", **asdict(one))
            for one in sorted(own, key=lambda one: order.index(Grade(one.grade)))
        ]
        if parts:
            yield f"{game_name(language, variant)}: {', '.join(parts)}"
