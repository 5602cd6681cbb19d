"""Puzzles as messages: a position with the question and its choices."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.club.puzzle.daily import Daily, Shipped
from bot.club.puzzle.mistakes import Mistake
from bot.club.puzzle.posed import Posed
from bot.people.card_texts import card_text, standing_text
from bot.people.texts import say
from bot.render import hand, tiles
from bot.render.buttons import PRIMARY, Button, button, buttons
from bot.render.frame import Frame
from bot.render.hand_page import HandPage
from bot.render.layout import Block, MessageLayout, layout
from bot.render.layout import shown as drawn
from bot.render.menus import option, selects
from bot.render.picture import Picture
from bot.render.table import since
from bot.render.titles import date, game_name
from data.puzzles import Answer, Streak
from engine import moves
from engine.arranged import played
from engine.moves import Arrange, Laid, Move

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


@dataclass(frozen=True, slots=True)
class ShownPuzzle:
    """A puzzle as it is shown: which it is, and how far its reader has come."""

    posed: Posed
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
        return self.posed.left(self.answer.hints)

    @property
    def named(self) -> dict[str, str | int]:
        """What tells the puzzle from others, in words: its game, grade, day, or whose game's."""
        posed = self.posed
        named: dict[str, str | int] = {"game": game_name(self.language, posed.variant)}
        if isinstance(posed, Shipped):
            named["grade"] = grade_name(self.language, posed.grade)
        if isinstance(posed, Daily):
            named["day"] = date(posed.day)
        if isinstance(posed, Mistake):
            named["number"] = posed.game
        return named

    def control(self, verb: str) -> str:
        """The id of a control: it names all there is to know of the puzzle."""
        return f"puzzle:{self.posed.way}:{verb}"


def grade_name(language: str, grade: str) -> str:
    """How hard a puzzle is, in a word."""
    return say(language, f"puzzle-grade-{grade}")


def streak_text(language: str, streak: Streak) -> str:
    """Days in a row, and the most there were."""
    return say(language, "puzzle-streak", days=streak.days, best=streak.best)


def puzzle_view(shown: ShownPuzzle, pictures: Sequence[Picture] = ()) -> MessageLayout:
    """The position with the question and what can be answered."""
    language, answer = shown.language, shown.answer
    blocks = [title(shown), *position(shown, pictures)]
    if answer.hints:
        most, left = shown.posed.most_hints, len(shown.left)
        blocks.append(say(language, "puzzle-hint", number=answer.hints, most=most, count=left))
    blocks.append(f"**{question(shown)}**")
    return layout(*blocks, *answering(shown), look=shown.frame.look)


def question(shown: ShownPuzzle) -> str:
    """What is asked; of tiles with how many of the rack can go."""
    seen, puzzle = shown.frame.seen, shown.posed.puzzle
    if not seen.variant.tiles:
        return say(shown.language, "puzzle-question")
    laid, rack = len(played(seen.melds, Arrange(puzzle.table))), len(seen.hand)
    key = "puzzle-question-tiles" if laid == rack else "puzzle-question-part"
    return say(shown.language, key, count=laid, rack=rack)


def title(shown: ShownPuzzle) -> str:
    """The title of a puzzle: its game and grade, and its day or whose game it is from."""
    match shown.posed:
        case Daily():
            return say(shown.language, "puzzle-one", **shown.named)
        case Mistake():
            return say(shown.language, "puzzle-own", **shown.named)
    return say(shown.language, "puzzle-extra", **shown.named)


def page_of(frame: Frame) -> HandPage:
    """The cards as they are sorted; nothing is pointed out, as that is the puzzle."""
    return HandPage(order=tuple(sorted(frame.seen.hand)), tells_turn=False, bare=True)


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
            str(shown.posed.listed.index(number)),
            chosen=number == shown.marked,
        )
        for number in shown.left
    ]
    hint = say(language, "puzzle-choose")
    menu = selects(shown.control("mark:"), choices, hint, several=False)
    marked = None if shown.marked is None else shown.posed.listed.index(shown.marked)
    ways: list[Button] = [
        button(
            say(language, "button-puzzle-answer"),
            shown.control(f"give:{len(shown.posed.listed) if marked is None else marked}"),
            PRIMARY,
            disabled=marked is None,
        ),
        button(
            say(language, "button-puzzle-hint"),
            shown.control("hint"),
            disabled=shown.answer.hints >= shown.posed.most_hints,
        ),
        button(say(language, "button-puzzle-others"), "puzzle:home"),
    ]
    return [*menu, *buttons(ways)]


def choice_text(shown: ShownPuzzle, number: int) -> str:
    """A choice in words: `Lay 4♥ 5♥ 6♥ · Discard K♦`; of tiles the row."""
    return moves_text(shown.language, shown.posed.puzzle.choices[number].moves)


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
