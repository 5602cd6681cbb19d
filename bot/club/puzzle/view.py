"""The puzzles of the day as messages: the day's list, a position with its choices, the outcome."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.club.puzzle.daily import Daily
from bot.controls.places import ways_after
from bot.people.card_texts import card_text, cards_text, standing_text
from bot.people.texts import name_text, say
from bot.render import hand, tiles
from bot.render.buttons import PRIMARY, Button, button, buttons
from bot.render.frame import Frame
from bot.render.hand_page import HandPage
from bot.render.layout import Block, MessageLayout, layout
from bot.render.layout import shown as drawn
from bot.render.menus import option, selects
from bot.render.picture import Picture
from bot.render.table import since
from bot.render.titles import about_points, game_name, tenths
from data.puzzles import DAY_MS, Answer, Streak
from engine import moves
from engine.game import play
from engine.moves import Laid, Move
from engine.puzzles.puzzle import Grade

WORDS: dict[type[Move], str] = {
    moves.DrawStock: "draw",
    moves.TakePile: "take",
    moves.TurnOver: "turn-over",
    moves.Pass: "pass",
    moves.LayMeld: "meld",
    moves.LayOff: "lay-off",
    moves.SwapJoker: "swap",
    moves.Discard: "discard",
    moves.Knock: "knock",
    moves.Gin: "knock",
    moves.BigGin: "big-gin",
    moves.Close: "close",
}
"""The buttons that make these moves at a table: choices are named like them."""

SOLVED, MISSED, HINTED = "🟩", "🟥", "🟨"
"""What a line to share shows of an answer, and of each hint."""


@dataclass(frozen=True, slots=True)
class ShownPuzzle:
    """A puzzle as it is shown: which it is, and how far its reader has come."""

    daily: Daily
    frame: Frame
    answer: Answer
    marked: int | None = None
    """The choice that is marked."""

    @property
    def language(self) -> str:
        """The language of the puzzle's reader."""
        return self.frame.language

    @property
    def left(self) -> Sequence[int]:
        """The numbers of the choices that the hints have left."""
        return self.daily.left(self.answer.hints)

    @property
    def named(self) -> dict[str, str]:
        """The day, the game and the grade of the puzzle, in words."""
        game, grade = self.daily.variant, f"puzzle-grade-{self.daily.grade}"
        named = {"game": game_name(self.language, game), "grade": say(self.language, grade)}
        return named | {"day": date_text(self.daily.day)}

    def control(self, verb: str) -> str:
        """The id of a control: it names all there is to know of the puzzle."""
        return f"puzzle:{self.daily.day}:{self.daily.variant}:{self.daily.grade}:{verb}"


def date_text(day: int) -> str:
    """The date of a day, UTC, as it is written in every language: `2026-11-24`."""
    return datetime.fromtimestamp(day * DAY_MS / 1000, UTC).date().isoformat()


def day_view(
    language: str,
    day: int,
    games: Sequence[str],
    answers: Mapping[tuple[str, str], Answer],
    streak: Streak,
    note: str = "",
) -> MessageLayout:
    """Today's puzzles, with what the reader has made of each."""
    rows = [row_text(language, game, answers) for game in games]
    choices = [
        option(
            f"{game_name(language, game)} · {say(language, f'puzzle-grade-{grade}')}",
            f"{game}.{grade}",
        )
        for game in games
        for grade in Grade
    ]
    blocks: list[Block] = [
        *filter(None, [note]),
        say(language, "puzzle-title", day=date_text(day)),
        say(language, "puzzle-about"),
        "\n".join(rows) or say(language, "puzzle-none"),
        f"{streak_text(language, streak)}\n-# {say(language, 'streak-rule')}",
    ]
    if choices:
        blocks += selects("puzzle:pick:", choices, say(language, "puzzle-pick"), several=False)
    return layout(*blocks, *buttons([button(say(language, "button-club"), "club:home")]))


def row_text(language: str, game: str, answers: Mapping[tuple[str, str], Answer]) -> str:
    """A game with its three grades and how each was answered."""
    grades = [
        f"{mark_of(answers.get((game, grade)))} {say(language, f'puzzle-grade-{grade}')}"
        for grade in Grade
    ]
    return f"**{game_name(language, game)}**\n{' · '.join(grades)}"


def mark_of(answer: Answer | None) -> str:
    """Whether a puzzle was solved, or is still open."""
    if answer is None or answer.choice is None:
        return "⬜"
    return "✅" if answer.solved else "❌"


def streak_text(language: str, streak: Streak) -> str:
    """Days in a row, and the most there were."""
    return say(language, "puzzle-streak", days=streak.days, best=streak.best)


def streak_lines(shown: ShownPuzzle, streak: Streak) -> Iterator[str]:
    """The streak after an answer; who has solved an easy one is told why it makes no day of it."""
    yield streak_text(shown.language, streak)
    if shown.answer.solved and shown.daily.grade is Grade.EASY:
        yield f"-# {say(shown.language, 'streak-rule')}"


def puzzle_view(shown: ShownPuzzle, pictures: Sequence[Picture] = ()) -> MessageLayout:
    """The position with the question and what can be answered."""
    language, answer = shown.language, shown.answer
    blocks = [title(shown), *position(shown, pictures)]
    if answer.hints:
        most, left = shown.daily.most_hints, len(shown.left)
        blocks.append(say(language, "puzzle-hint", number=answer.hints, most=most, count=left))
    question = "puzzle-question-tiles" if shown.frame.seen.variant.tiles else "puzzle-question"
    blocks.append(f"**{say(language, question)}**")
    return layout(*blocks, *answering(shown), look=shown.frame.look)


def title(shown: ShownPuzzle) -> str:
    """The title of a puzzle: its game, its grade and its day."""
    return say(shown.language, "puzzle-one", **shown.named)


def page_of(frame: Frame) -> HandPage:
    """The cards as they are sorted; how a turn is played is not said."""
    return HandPage(order=tuple(sorted(frame.seen.hand)), tells_turn=False)


def position(shown: ShownPuzzle, pictures: Sequence[Picture]) -> list[Block]:
    """The table and the hand, as at any table."""
    frame, page = shown.frame, page_of(shown.frame)
    if not frame.seen.variant.tiles:
        return hand.sections(frame, page, pictures)
    blocks: list[Block] = ["\n".join(since(frame))]
    if pictures:
        blocks += drawn(*pictures)
    else:
        blocks += [tiles.table_block(frame, None), tiles.others_block(frame, None)]
        blocks.append(tiles.rack_block(frame, page, None))
    return [block for block in blocks if block]


def answering(shown: ShownPuzzle) -> list[Block]:
    """The menu of choices, and the buttons below it."""
    language = shown.language
    choices = [
        option(
            choice_text(shown, number),
            str(shown.daily.listed.index(number)),
            chosen=number == shown.marked,
        )
        for number in shown.left
    ]
    hint = say(language, "puzzle-choose")
    menu = selects(shown.control("mark:"), choices, hint, several=False)
    marked = None if shown.marked is None else shown.daily.listed.index(shown.marked)
    ways: list[Button] = [
        button(
            say(language, "button-puzzle-answer"),
            shown.control(f"give:{len(shown.daily.listed) if marked is None else marked}"),
            PRIMARY,
            disabled=marked is None,
        ),
        button(
            say(language, "button-puzzle-hint"),
            shown.control("hint"),
            disabled=shown.answer.hints >= shown.daily.most_hints,
        ),
        button(say(language, "button-puzzle-others"), "puzzle:home"),
    ]
    return [*menu, *buttons(ways)]


def choice_text(shown: ShownPuzzle, number: int) -> str:
    """A choice in words: `Lay 4♥ 5♥ 6♥ · Discard K♦`; of tiles the row."""
    return moves_text(shown.language, shown.daily.puzzle.choices[number].moves)


def moves_text(language: str, way: Iterable[Move]) -> str:
    """Moves as the buttons name them that make them."""
    return " · ".join(move_text(language, move) for move in way)


def move_text(language: str, move: Move) -> str:
    """One move of a choice, in words."""
    if isinstance(move, moves.Arrange):
        return " | ".join(laid_text(row, is_tile=True) for row in move.melds)
    words = [say(language, f"button-{WORDS[type(move)]}")]
    match move:
        case moves.LayMeld(cards):
            words.append(laid_text(cards))
        case moves.LayOff(laid, meld):
            words.append(f"{laid_text((laid,))} → {meld}")
        case moves.SwapJoker(card, meld):
            words.append(f"{card_text(card)} → {meld}")
        case (
            moves.TakePile(card)
            | moves.Discard(card)
            | moves.Knock(card)
            | moves.Gin(card)
            | moves.Close(card)
        ) if card:
            words.append(card_text(card))
    return " ".join(words)


def laid_text(cards: Iterable[Laid], *, is_tile: bool = False) -> str:
    """Cards on their way to the table, jokers with what they stand for."""
    return " ".join(
        standing_text(laid.card, laid.stands_for or laid.card, tiles=is_tile) for laid in cards
    )


def outcome_view(
    shown: ShownPuzzle, why: str, streak: Streak, pictures: Sequence[Picture]
) -> MessageLayout:
    """Right or wrong, the best move and *why*, the others, and the line to share."""
    language = shown.language
    blocks = [
        title(shown),
        verdict(shown),
        *position(shown, pictures),
        best_text(shown, why),
        others_text(shown),
        f"-# {say(language, f'puzzle-proof-{shown.daily.puzzle.proof}')}",
        "\n".join(streak_lines(shown, streak)),
        f"{say(language, 'puzzle-copy')}\n`{share_line(shown, streak)}`",
    ]
    ways = [
        button(say(language, "button-puzzle-share"), shown.control("share")),
        button(say(language, "button-puzzle-others"), "puzzle:home"),
        *ways_after(language),
    ]
    return layout(*blocks, *buttons(ways), look=shown.frame.look)


def verdict(shown: ShownPuzzle) -> str:
    """The line that says whether the answer to a puzzle was the best one."""
    if shown.answer.solved:
        return say(shown.language, "puzzle-right")
    number = shown.answer.choice or 0
    known = number < len(shown.daily.puzzle.choices)
    return say(shown.language, "puzzle-wrong", choice=choice_text(shown, number) if known else "–")


def best_text(shown: ShownPuzzle, why: str) -> str:
    """The best choice, *why* it is that, and by how much."""
    language = shown.language
    tiled = shown.frame.seen.variant.tiles
    way = tiles_text(shown) if tiled else moves_text(language, shown.daily.puzzle.way)
    margin = about_points(language, round(shown.daily.puzzle.margin, 1))
    key = "puzzle-margin-tiles" if tiled else "puzzle-margin"
    lines = [say(language, "puzzle-best", way=way), why, say(language, key, points=margin)]
    return "\n".join(filter(None, lines))


def tiles_text(shown: ShownPuzzle) -> str:
    """The rows of the table after the turn, as far as tiles of the rack lie in them."""
    seen = shown.frame.seen
    after = play(seen, seen.acting, shown.daily.puzzle.way[0])
    new = [row for row in after.melds if row.cards not in {old.cards for old in seen.melds}]
    return " | ".join(cards_text(row.cards, tiles=True) for row in new)


def others_text(shown: ShownPuzzle) -> str:
    """The other choices, and what each loses."""
    language = shown.language
    if shown.frame.seen.variant.tiles:
        return say(language, "puzzle-others-tiles")
    lines = [
        f"−{tenths(language, choice.loss)} · {moves_text(language, choice.moves)}"
        for choice in shown.daily.puzzle.choices[1:]
    ]
    return "\n".join([say(language, "puzzle-others"), *lines])


def share_line(shown: ShownPuzzle, streak: Streak, name: str = "") -> str:
    """A line that tells of an answer without giving anything away, to be shared."""
    language, answer = shown.language, shown.answer
    key = "puzzle-shared-solved" if answer.solved else "puzzle-shared-missed"
    result = say(language, key, hints=answer.hints)
    line = say(language, "puzzle-shared", **shown.named, result=result, streak=streak.days)
    who = f"**{name_text(name)}** · " if name else ""
    return f"{who}{line} {HINTED * answer.hints}{SOLVED if answer.solved else MISSED}"
