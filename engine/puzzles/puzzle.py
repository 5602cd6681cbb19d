"""A puzzle, and how it is written: what is known of it, then a record up to its position."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.cards import Card, Seat, parse_card, write_card
from engine.moves import Arrange, Laid, Move
from engine.players.whys import Why
from engine.record.games import advance, read_record
from engine.record.lines import Unreadable, read_move, read_move_words, write_move
from engine.review.walking import Step
from engine.state import State

WORD, WORDS = "puzzle", 6
"""What a puzzle begins with, and how many words are in its first line."""

BETWEEN = "; "
"""Between the moves of one choice."""


class Grade(StrEnum):
    """How hard a puzzle is among all of its game: a third is of each grade."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Proof(StrEnum):
    """How it is known that the best choice is the best."""

    SAMPLED = "sampled"
    """The strong level has played on from deals drawn anew, until it was sure."""
    ALL = "all"
    """It has played on from every way in which the unseen cards can lie."""
    EXACT = "exact"
    """What each choice brings is the same however they lie, or found by an exact search."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to go on."""

    moves: tuple[Move, ...]
    """All moves up to the end of the turn, or the one that brings a card; of tiles one row, which
    then lies on the table."""
    loss: float = 0.0
    """Games of a hundred that it wins less often than the best one; of tiles how many fewer go."""
    error: float = 0.0
    """The standard error of that."""


class Technique(StrEnum):
    """What is hardest to see of how tiles are laid."""

    JOKER = "tiles-joker"
    """A meld of the table that has a joker is arranged anew."""
    SPLIT = "tiles-split"
    """A meld of the table is parted into two that both go on."""
    APART = "tiles-apart"
    """A meld of the table gives some of its tiles away."""
    ADDED = "tiles-added"
    """All melds of the table stay, and some of them grow."""


class Lot(StrEnum):
    """What becomes of a round or a card after a choice."""

    FIRST = "first"
    """The seat ends the round."""
    LAID = "laid"
    """The seat brings the card to the table."""
    LEFT = "left"
    """The seat holds the card when the round ends."""
    THEIRS = "theirs"
    """The other lays the card, or holds it then."""


class Fate(NamedTuple):
    """How often something became of the rounds that were played on, in hundredths."""

    lot: Lot
    card: Card | None
    best: int
    """After the best choice."""
    tempting: int
    """After the wrong choice that tempts most."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with its choices."""

    record: str
    """The game up to the position, in the notation of records."""
    seat: Seat
    choices: tuple[Choice, ...]
    """The best first, then by what they lose."""
    way: tuple[Move, ...]
    """What is to be done: the moves of the best choice, of tiles the whole table."""
    proof: Proof
    why: Why | Technique
    """The claim that explains the best choice (engine.players.reasons); of tiles how it is done."""
    ease: float
    """What it is graded by, less for what is harder: how many of a hundred rules of thumb find it,
    among which the computer's lower levels count for most; of tiles also how few melds of the table
    are touched."""
    grade: Grade = Grade.MEDIUM
    tempting: int = 1
    """The wrong choice that most rules of thumb, and players, would make."""
    fates: tuple[Fate, ...] = ()
    """What the choice that tempts most loses, the most telling first."""

    @property
    def margin(self) -> float:
        """By what the best choice is better than any other."""
        return min(choice.loss for choice in self.choices[1:])

    @property
    def table(self) -> tuple[tuple[Laid, ...], ...]:
        """Of tiles: the rows that are to lie on the table."""
        (move,) = self.way
        assert isinstance(move, Arrange)
        return move.melds

    def state(self) -> State:
        """The position, with all that is hidden; raises what replaying a record raises."""
        *_, last = self.steps()
        return last.after

    def steps(self) -> Iterator[Step]:
        """The moves of the seats up to the position, each with what was before and after it."""
        record = read_record(self.record)
        state = record.start()
        for number, (_, words) in enumerate(record.body):
            seat, move, _ = read_move_words(words, tiles=state.variant.tiles)
            after = advance(state, words, record.header.key, dealt=record.dealt)
            yield Step(number, state, seat, move, after)
            state = after


def write_puzzle(puzzle: Puzzle, *, tiles: bool) -> str:
    """The lines of a puzzle."""

    def moves(each: Sequence[Move]) -> str:
        lines = [write_move(puzzle.seat, move, tiles=tiles).partition(" ")[2] for move in each]
        return BETWEEN.join(lines)

    lines = [f"puzzle {puzzle.seat} {puzzle.grade} {puzzle.proof} {puzzle.why} {puzzle.ease:.2f}"]
    if puzzle.way != puzzle.choices[0].moves:
        lines.append(f"way {moves(puzzle.way)}")
    lines += [f"choice {one.loss:.1f} {one.error:.1f} {moves(one.moves)}" for one in puzzle.choices]
    if puzzle.tempting > 1:
        lines.append(f"tempting {puzzle.tempting}")
    for lot, card, best, tempting in puzzle.fates:
        named = "-" if card is None else write_card(card, tiles=tiles)
        lines.append(f"fate {lot} {named} {best} {tempting}")
    return "\n".join([*lines, puzzle.record])


def read_puzzles(text: str, *, tiles: bool) -> Iterator[Puzzle]:
    """The puzzles of a file, with a blank line between them; raises Unreadable."""
    for block in filter(None, map(str.strip, text.split("\n\n"))):
        yield _read(block.split("\n"), tiles)


def grade_in(text: str) -> Grade:
    """The grade of a puzzle, without reading the rest of it; raises Unreadable."""
    words = text.partition("\n")[0].split()
    if len(words) != WORDS or words[0] != WORD:
        raise Unreadable(f"no puzzle begins with {' '.join(words)!r}")
    return Grade(words[2])


def _read(lines: list[str], tiles: bool) -> Puzzle:
    grade = grade_in(lines[0])
    _, number, _, proof, why, ease = lines[0].split()
    seat = int(number)
    begin = next(number for number, line in enumerate(lines) if line.startswith("rummy "))
    head = [line.partition(" ")[::2] for line in lines[1:begin]]
    found = (rest.split(" ", 2) for word, rest in head if word == "choice")
    choices = tuple(
        Choice(_moves(seat, moves, tiles), float(loss), float(error))
        for loss, error, moves in found
    )
    way = next((_moves(seat, rest, tiles) for word, rest in head if word == "way"), None)
    fates = tuple(_fate(rest, tiles) for word, rest in head if word == "fate")
    return Puzzle(
        record="\n".join([*lines[begin:], ""]),
        seat=seat,
        choices=choices,
        way=way or choices[0].moves,
        proof=Proof(proof),
        why=Technique(why) if tiles else Why(why),
        ease=float(ease),
        grade=grade,
        tempting=next((int(rest) for word, rest in head if word == "tempting"), 1),
        fates=fates,
    )


def _fate(text: str, tiles: bool) -> Fate:
    lot, named, best, tempting = text.split()
    card = None if named == "-" else parse_card(named, tiles=tiles)
    return Fate(Lot(lot), card, int(best), int(tempting))


def _moves(seat: Seat, text: str, tiles: bool) -> tuple[Move, ...]:
    return tuple(read_move(f"{seat} {one}", tiles=tiles)[1] for one in text.split(BETWEEN))
