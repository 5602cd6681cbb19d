"""The outcome of a puzzle as a message: right or wrong, why, what the others lose, and onward."""

from collections.abc import Iterator, Sequence

from bot.club.puzzle.daily import Daily, Shipped
from bot.club.puzzle.mistakes import Mistake
from bot.club.puzzle.view import (
    ShownPuzzle,
    choice_text,
    moves_text,
    position,
    streak_text,
    title,
)
from bot.controls.places import ways_after
from bot.people.card_texts import card_text, cards_text
from bot.people.texts import name_text, say
from bot.render.buttons import Button, button, buttons
from bot.render.layout import Block, MessageLayout, layout
from bot.render.picture import Picture
from bot.render.titles import about_points, signed, tenths
from data.puzzles import Streak
from engine.game import play
from engine.puzzles.puzzle import Fate, Grade

SOLVED, MISSED, HINTED = "🟩", "🟥", "🟨"
"""What a line to share shows of an answer, and of each hint."""


def outcome_view(
    shown: ShownPuzzle, why: str, streak: Streak | None, pictures: Sequence[Picture]
) -> MessageLayout:
    """Right or wrong, the best move and *why*, the others, and how the reader stands now.

    Of a day's puzzle with the *streak*, and the line to share.
    """
    language = shown.language
    blocks: list[Block] = [
        title(shown),
        verdict(shown),
        *position(shown, pictures),
        best_text(shown, why),
        tempting_text(shown),
        others_text(shown),
        f"-# {say(language, f'puzzle-proof-{shown.posed.puzzle.proof}')}",
        "\n".join(standing_lines(shown, streak)),
    ]
    if streak is not None:
        blocks.append(f"{say(language, 'puzzle-copy')}\n`{share_line(shown, streak)}`")
    ways = [
        button(say(language, "button-puzzle-see"), shown.control("best:1:see")),
        next_one(shown),
    ]
    if streak is not None:
        ways.append(button(say(language, "button-puzzle-share"), shown.control("share")))
    ways.append(button(say(language, "button-puzzle-others"), "puzzle:home"))
    if streak is not None:
        ways += ways_after(language)
    return layout(*(block for block in blocks if block), *buttons(ways), look=shown.frame.look)


def next_one(shown: ShownPuzzle) -> Button:
    """The button to another puzzle like this one."""
    if isinstance(shown.posed, Mistake):
        return button(say(shown.language, "button-puzzle-own-next"), "puzzle:own")
    return button(say(shown.language, "button-puzzle-more"), f"puzzle:more:{shown.posed.variant}")


def standing_lines(shown: ShownPuzzle, streak: Streak | None) -> Iterator[str]:
    """What the answer did to the reader's rating, and their streak where it is about that."""
    language, answer = shown.language, shown.answer
    if answer.rated_from is not None and answer.rated_to is not None:
        change = signed(answer.rated_to - answer.rated_from)
        yield say(language, "puzzle-rating", rating=answer.rated_to, change=change)
    elif answer.solved and answer.hints and isinstance(shown.posed, Shipped):
        yield say(language, "puzzle-rating-hints")
    if streak is not None:
        yield streak_text(language, streak)
    if answer.solved and isinstance(shown.posed, Daily) and shown.posed.grade is Grade.EASY:
        yield f"-# {say(language, 'streak-rule')}"


def verdict(shown: ShownPuzzle) -> str:
    """The line that says whether the answer to a puzzle was the best one."""
    if shown.answer.solved:
        return say(shown.language, "puzzle-right")
    number = shown.answer.choice or 0
    known = number < len(shown.posed.puzzle.choices)
    return say(shown.language, "puzzle-wrong", choice=choice_text(shown, number) if known else "–")


def best_text(shown: ShownPuzzle, why: str) -> str:
    """The best choice, *why* it is that, and by how much."""
    language, puzzle = shown.language, shown.posed.puzzle
    if shown.frame.seen.variant.tiles:
        why = say(language, f"puzzle-{puzzle.why}")
        margin = say(language, "puzzle-margin-left", count=round(puzzle.margin))
        return "\n".join([say(language, "puzzle-best", way=tiles_text(shown)), why, margin])
    way = say(language, "puzzle-best", way=moves_text(language, puzzle.way))
    return "\n".join(filter(None, [way, why, margin_text(shown)]))


def margin_text(shown: ShownPuzzle) -> str:
    """By how much the best choice is better than the next: in games won; of one's own in points."""
    language, margin = shown.language, shown.posed.puzzle.margin
    if isinstance(shown.posed, Mistake):
        return say(language, "puzzle-margin", points=about_points(language, round(margin, 1)))
    return say(language, "puzzle-margin-games", games=max(1, round(margin)))


def tiles_text(shown: ShownPuzzle) -> str:
    """The rows of the table after the turn, as far as tiles of the rack lie in them."""
    seen = shown.frame.seen
    after = play(seen, seen.acting, shown.posed.puzzle.way[0])
    new = [row for row in after.melds if row.cards not in {old.cards for old in seen.melds}]
    return " | ".join(cards_text(row.cards, tiles=True) for row in new)


def tempting_text(shown: ShownPuzzle) -> str:
    """The wrong choice that one would make first, and what it loses; of tiles nothing.

    Of one's own mistakes it is what was done.
    """
    language, puzzle = shown.language, shown.posed.puzzle
    if shown.frame.seen.variant.tiles:
        return ""
    choice, loss = choice_text(shown, puzzle.tempting), puzzle.choices[puzzle.tempting].loss
    if isinstance(shown.posed, Mistake):
        points = about_points(language, round(loss, 1))
        return say(language, "puzzle-own-played", choice=choice, points=points)
    lines = [say(language, "puzzle-tempting", choice=choice, games=max(1, round(loss)))]
    return "\n".join([*lines, *(f"- {fate_text(language, fate)}" for fate in puzzle.fates)])


def fate_text(language: str, fate: Fate) -> str:
    """What becomes of a card, or of the round, after the tempting choice and after the best."""
    card = card_text(fate.card) if fate.card else ""
    key = f"puzzle-fate-{fate.lot}"
    return say(language, key, card=card, tempting=fate.tempting, best=fate.best)


def others_text(shown: ShownPuzzle) -> str:
    """The other choices but the tempting one, and what each loses."""
    language, puzzle = shown.language, shown.posed.puzzle
    if shown.frame.seen.variant.tiles:
        return ""
    is_own = isinstance(shown.posed, Mistake)
    lines = [
        f"−{tenths(language, choice.loss) if is_own else max(1, round(choice.loss))}"
        f" · {moves_text(language, choice.moves)}"
        for number, choice in enumerate(puzzle.choices)
        if number not in (0, puzzle.tempting)
    ]
    head = say(language, "puzzle-others" if is_own else "puzzle-others-games")
    return "\n".join([head, *lines]) if lines else ""


def share_line(shown: ShownPuzzle, streak: Streak, name: str = "") -> str:
    """A line that tells of an answer without giving anything away, to be shared."""
    language, answer = shown.language, shown.answer
    key = "puzzle-shared-solved" if answer.solved else "puzzle-shared-missed"
    result = say(language, key, hints=answer.hints)
    line = say(language, "puzzle-shared", **shown.named, result=result, streak=streak.days)
    who = f"**{name_text(name)}** · " if name else ""
    return f"{who}{line} {HINTED * answer.hints}{SOLVED if answer.solved else MISSED}"
