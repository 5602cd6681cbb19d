"""The deal of the day: what there is to play, what awaits who begins, and how one did."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.club.today.days import Day
from bot.club.today.parted import FirstLoss, loss_button, loss_rows
from bot.club.today.rungs import ladder_button
from bot.controls.places import ways_after
from bot.people.look import Look
from bot.people.texts import name_text, say
from bot.render.buttons import GREY, PRIMARY, Button, Row, button, phone_rows
from bot.render.guide import has_lesson
from bot.render.layout import Block, MessageLayout, layout, shown
from bot.render.menus import option as choice
from bot.render.menus import selects
from bot.render.picture import Picture
from bot.render.titles import date, game_name, level_text, moment, signed, span_text
from data.ids import GuildId, UserId
from data.ladders import month_of
from data.todays import DAY_MS, Board, Try
from engine.record.rule_code import rule_code
from engine.rules import Rules
from engine.variants import VARIANTS


@dataclass(frozen=True, slots=True)
class DealOfDay:
    """What may be told of one game's cards on one day."""

    day: int
    variant: str
    commitment: str
    is_late: bool
    """Whether they were fixed only on their own day."""
    strong: int | None
    """By how much the strong level came ahead with them, once that is known."""
    revealed: str = ""
    """What the cards follow from, once everybody may know it."""


@dataclass(frozen=True, slots=True)
class Result:
    """How everybody did with the same cards, for one reader; *user* is the reader."""

    deal: DealOfDay
    board: Board
    user: UserId
    language: str
    guild: GuildId | None
    """The server where it is read; None of a DM."""
    points: int | None = None
    """What the reader's result counts for in the ladder, once that is known."""
    loss: FirstLoss | None = None
    """Where the reader first lost points, once that was worked out."""

    @property
    def in_server(self) -> bool:
        """Whether it is read in a server, whose players are named."""
        return self.guild is not None

    @property
    def game(self) -> str:
        """The name of the game whose deal it was."""
        return game_name(self.language, self.deal.variant)


def deal_id(way: str, day: int, variant: str) -> str:
    """The id of a control about one game of a day."""
    return f"today:{way}:{day}:{variant}"


def menu_view(language: str, found: Day, *, is_today: bool) -> MessageLayout:
    """A day's games: what the reader made of each, and the way to it."""
    day, tries, variants = found.day, found.tries, [key for key in VARIANTS if key in found.deals]
    head = say(language, "today-title" if is_today else "today-title-past")
    lines = [
        f"- {line(language, key, tries.get(key), found.boards.get(key), is_today=is_today)}"
        for key in variants
    ]
    blocks = [f"{head}\n-# {date(day)}", *([say(language, "today-about")] if is_today else [])]
    if not lines:
        lines = [say(language, "today-none-then")]
    ways = [
        button(
            game_name(language, key),
            deal_id("deal", day, key),
            GREY if key in tries or not is_today else PRIMARY,
        )
        for key in variants
    ]
    other = "yesterday" if is_today else "today"
    ways.append(button(say(language, f"button-today-{other}"), f"today:menu:{other}"))
    ways.append(ladder_button(language, month_of(day)))
    next_ms = (day + 1) * DAY_MS
    ends = [f"-# {say(language, 'today-next', due=moment(next_ms))}"] if is_today else []
    return layout(*blocks, "\n".join(lines), *phone_rows(ways), *ends)


def line(
    language: str, variant: str, own: Try | None, board: Board | None, *, is_today: bool
) -> str:
    """One game of a day, and what the reader made of it."""
    game = game_name(language, variant)
    if own is None:
        return say(language, "today-line-new" if is_today else "today-line-none", game=game)
    if not own.is_over:
        return say(language, "today-line-running", game=game)
    if board is None or own.lead is None:
        return say(language, "today-line-left", game=game)
    place = say(language, "today-place", place=board.place(own.lead), all=board.all)
    return say(language, "today-line-done", game=game, lead=signed(own.lead), place=place)


def deal_view(language: str, deal: DealOfDay, rules: Rules, level: str) -> MessageLayout:
    """What awaits who begins: nothing runs before they press the button."""
    variant = VARIANTS[deal.variant]
    game = game_name(language, deal.variant)
    about = say(
        language,
        "today-awaits",
        level=level_text(language, variant, level),
        clock=span_text(language, rules.clock),
        increment=span_text(language, rules.increment),
    )
    ways = [
        button(
            say(language, "button-today-start"), deal_id("start", deal.day, deal.variant), PRIMARY
        ),
        button(
            say(language, "button-rules"),
            f"rules:{deal.variant}:{rule_code(variant, rules)}:1:show",
        ),
    ]
    if has_lesson(deal.variant):
        ways.append(button(say(language, "learn-button", game=game), f"lessons:{deal.variant}"))
    ways += [proof_button(language, deal), menu_button(language)]
    return layout(title_text(language, deal.day, deal.variant), about, *phone_rows(ways))


def title_text(language: str, day: int, variant: str) -> str:
    """Which game it is, and of which day the cards are."""
    game = game_name(language, variant)
    return f"{say(language, 'today-deal-title', game=game)}\n-# {date(day)}"


def menu_button(language: str) -> Button:
    """Leads to all games of today."""
    return button(say(language, "button-today-menu"), "today:menu:today")


def proof_button(language: str, deal: DealOfDay) -> Button:
    """Leads to what proves that nobody has changed the cards."""
    return button(say(language, "button-today-proof"), deal_id("proof", deal.day, deal.variant))


def proof_view(language: str, deal: DealOfDay, tomorrow: str) -> MessageLayout:
    """What proves that nobody has changed the cards of a deal; *tomorrow*: its fingerprint."""
    back = button(say(language, "button-back"), deal_id("deal", deal.day, deal.variant))
    lines = [say(language, "today-proof"), *proofs(language, deal, tomorrow)]
    return layout(
        title_text(language, deal.day, deal.variant), "\n".join(lines), *phone_rows([back])
    )


def proofs(language: str, deal: DealOfDay, tomorrow: str) -> Iterator[str]:
    """What the cards follow from, once that may be known; before that, today's and tomorrow's
    fingerprints, after which they cannot be changed.
    """
    if deal.revealed:
        shown_now = {"commitment": deal.commitment, "number": deal.revealed}
        yield say(language, "today-revealed", **shown_now)
        return
    key = "today-fingerprint-late" if deal.is_late else "today-fingerprint"
    yield say(language, key, commitment=deal.commitment)
    if tomorrow:
        yield say(language, "today-fingerprint-next", commitment=tomorrow)


def result_view(result: Result, look: Look, pictures: Sequence[Picture] = ()) -> MessageLayout:
    """How the reader did, beside the strong computer and the others; with *pictures* of that."""
    deal = result.deal
    blocks: list[Block] = [title_text(result.language, deal.day, deal.variant)]
    if pictures:
        blocks += [headline(result), *shown(*pictures)]
    else:
        blocks += [f"{headline(result)}\n{judge_text(result)}", "\n".join(listed(result))]
    if result.loss:
        blocks.append(result.loss.text)
    blocks += phone_rows(result_ways(result, result.board.own))
    blocks += others_menu(result)
    return layout(*blocks, look=look)


def loss_view(language: str, day: int, variant: str, loss: FirstLoss, look: Look) -> MessageLayout:
    """Where the reader first lost points, on a page of its own."""
    title = title_text(language, day, variant)
    ways = loss_rows(language, loss, deal_id("deal", day, variant))
    return layout(title, loss.text, *ways, look=look)


def headline(result: Result) -> str:
    """How the reader did, large, and what that is among the others."""
    language, board, own = result.language, result.board, result.board.own
    if own is None or own.lead is None:
        without = say(language, "today-left" if own else "today-not-played")
        return "\n".join([without, *median_text(result, "today-median-alone")])
    place = say(language, "today-place", place=board.place(own.lead), all=board.all)
    head = say(language, "today-lead", lead=signed(own.lead), how=how(own.lead))
    alone = [say(language, "today-alone")] if board.all == 1 else []
    among = [*among_all(result, own.lead), *among_here(result, own), *worth_text(result)]
    return "\n".join([f"# {signed(own.lead)}", f"{head} · {place}", *among, *alone])


def among_all(result: Result, lead: int) -> list[str]:
    """How many a result leaves behind, and the one in the middle; nothing where few have played."""
    percent = result.board.beaten(lead)
    if percent is None:
        return []
    better = say(result.language, "today-better", percent=percent)
    return [" · ".join([better, *median_text(result)])]


def median_text(result: Result, key: str = "today-median") -> list[str]:
    """The result in the middle of all; nothing where few have played."""
    median = result.board.median
    return [] if median is None else [say(result.language, key, lead=signed(median))]


def worth_text(result: Result) -> list[str]:
    """What a result counts for in the ladder of the month; nothing while that is not known."""
    if result.points is None:
        return []
    return [say(result.language, "today-worth", count=result.points)]


def among_here(result: Result, own: Try) -> list[str]:
    """The place in the server where the result is read, unless all who have played are there."""
    board, here = result.board, result.board.here
    is_here = result.guild is not None and own.guild == result.guild
    if not is_here or not 1 < here.all < board.all:
        return []
    return [say(result.language, "today-place-here", place=here.place(own.lead), all=here.all)]


def how(lead: int) -> str:
    """The key of the words for a lead."""
    return "ahead" if lead > 0 else "behind" if lead else "level"


def judge_text(result: Result) -> str:
    """What the strong level made of the same cards."""
    if result.deal.strong is None:
        return say(result.language, "today-judge-later")
    return say(result.language, "today-judge", lead=signed(result.deal.strong))


def listed(result: Result) -> Iterator[str]:
    """The players of the server by name, each with the place among all."""
    language, board = result.language, result.board
    if not result.in_server:
        yield f"-# {say(language, 'today-in-dm')}"
        return
    others = [one for one in board.known if one.user != result.user]
    if not others:
        yield f"-# {say(language, 'today-nobody-here')}"
        return
    yield say(language, "today-here")
    is_listed = board.own is None or any(one.user == result.user for one in board.known)
    for player in board.known if is_listed or board.own is None else (*board.known, board.own):
        name = name_text(player.name)
        yield say(
            language,
            "today-row",
            place=board.place(player.lead),
            name=f"**{name}**" if player.user == result.user else name,
            lead=lead_text(language, player.lead),
        )


def lead_text(language: str, lead: int | None) -> str:
    """A lead, or that somebody did not finish."""
    return say(language, "today-unfinished") if lead is None else signed(lead)


def result_ways(result: Result, own: Try | None) -> Iterator[Button]:
    """Buttons to show a result to the others, to look back at the try, and to other pages."""
    language, deal = result.language, result.deal
    if own is not None and own.lead is not None and result.in_server:
        yield button(
            say(language, "button-today-share"), deal_id("share", deal.day, deal.variant), PRIMARY
        )
    if own is not None:
        yield button(say(language, "button-replay"), f"past:{own.game}:1")
        yield button(say(language, "button-review"), f"reviewed:{own.game}")
        if lost := loss_button(language, own.game, result.loss):
            yield lost
        yield from ways_after(language)
    yield proof_button(language, deal)
    yield ladder_button(language, month_of(deal.day))
    yield menu_button(language)


def others_menu(result: Result) -> list[Row]:
    """The tries of the others of this server, to be looked at."""
    board = result.board
    options = [
        choice(f"{one.name} · {lead_text(result.language, one.lead)}", str(one.game))
        for one in board.known
        if one.user != result.user
    ]
    hint = say(result.language, "today-watch")
    return selects("again:", options, hint, several=False) if options else []


def shared_view(result: Result, name: str) -> MessageLayout:
    """One's result for the channel: nothing of the cards, and the way to play them too."""
    language, deal, board, own = result.language, result.deal, result.board, result.board.own
    assert own is not None
    assert own.lead is not None
    words = say(
        language,
        "today-shared",
        name=name_text(name),
        game=result.game,
        lead=signed(own.lead),
        how=how(own.lead),
    )
    place = say(language, "today-place", place=board.place(own.lead), all=board.all)
    play = button(say(language, "button-today-too"), deal_id("deal", deal.day, deal.variant))
    among = among_all(result, own.lead)
    small = " · ".join([date(deal.day), place, *among, judge_text(result)])
    return layout(f"{words}\n-# {small}", *phone_rows([play]))
