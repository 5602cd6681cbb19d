"""The deal of the day: what there is to play, what awaits who begins, and how one did."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.club.today.days import Day
from bot.controls.places import ways_after
from bot.people.texts import name_text, say
from bot.render.buttons import GREY, PRIMARY, Button, Row, button, phone_rows
from bot.render.guide import has_lesson
from bot.render.layout import Block, MessageLayout, layout, shown
from bot.render.menus import option as choice
from bot.render.menus import selects
from bot.render.picture import Picture
from bot.render.titles import game_name, level_text, moment, signed, span_text
from data.ids import UserId
from data.todays import DAY_MS, Board, Try
from engine.record.rule_code import rule_code
from engine.rules import Rules
from engine.variants import VARIANTS

NOON_SECONDS = 12 * 60 * 60
"""What a day is named by: at noon of UTC it is the same day nearly everywhere."""


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
    in_server: bool

    @property
    def game(self) -> str:
        """The name of the game whose deal it was."""
        return game_name(self.language, self.deal.variant)


def date_text(day: int) -> str:
    """A Discord timestamp of a day that is counted since 1970."""
    return f"<t:{day * DAY_MS // 1000 + NOON_SECONDS}:D>"


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
    blocks = [f"{head}\n-# {date_text(day)}", *([say(language, "today-about")] if is_today else [])]
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


def deal_view(
    language: str, deal: DealOfDay, rules: Rules, level: str, tomorrow: str
) -> MessageLayout:
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
    ways.append(button(say(language, "button-today-menu"), "today:menu:today"))
    title = say(language, "today-deal-title", game=game)
    return layout(
        f"{title}\n-# {date_text(deal.day)}",
        about,
        *phone_rows(ways),
        "\n".join(f"-# {one}" for one in proofs(language, deal, tomorrow)),
    )


def proofs(language: str, deal: DealOfDay, tomorrow: str) -> Iterator[str]:
    """What the cards cannot be changed after: today's fingerprint, and already tomorrow's."""
    key = "today-fingerprint-late" if deal.is_late else "today-fingerprint"
    yield say(language, key, commitment=deal.commitment)
    if tomorrow:
        yield say(language, "today-fingerprint-next", commitment=tomorrow)


def result_view(result: Result, tomorrow: str, pictures: Sequence[Picture] = ()) -> MessageLayout:
    """How the reader did, beside the strong computer and the others; with *pictures* of that."""
    language, deal, own = result.language, result.deal, result.board.own
    title = say(language, "today-deal-title", game=result.game)
    blocks: list[Block] = [f"{title}\n-# {date_text(deal.day)}"]
    if pictures:
        blocks += [headline(result), *shown(*pictures)]
    else:
        blocks += [f"{headline(result)}\n{judge_text(result)}", "\n".join(listed(result))]
    blocks += phone_rows(result_ways(result, own))
    blocks += others_menu(result)
    if deal.revealed:
        shown_now = {"commitment": deal.commitment, "number": deal.revealed}
        proof = [say(language, "today-revealed", **shown_now)]
    else:
        proof = [*proofs(language, deal, tomorrow)]
    return layout(*blocks, "\n".join(f"-# {one}" for one in proof))


def headline(result: Result) -> str:
    """How the reader did, large."""
    language, board, own = result.language, result.board, result.board.own
    if own is None:
        return say(language, "today-not-played")
    if own.lead is None:
        return say(language, "today-left")
    place = say(language, "today-place", place=board.place(own.lead), all=board.all)
    head = say(language, "today-lead", lead=signed(own.lead), how=how(own.lead))
    alone = [say(language, "today-alone")] if board.all == 1 else []
    return "\n".join([f"# {signed(own.lead)}", f"{head} · {place}", *alone])


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
    """Buttons to show a result to the others, to look back at the try, and to the other games."""
    language, deal = result.language, result.deal
    if own is not None and own.lead is not None and result.in_server:
        yield button(
            say(language, "button-today-share"), deal_id("share", deal.day, deal.variant), PRIMARY
        )
    if own is not None:
        yield button(say(language, "button-replay"), f"past:{own.game}:1")
        yield button(say(language, "button-review"), f"reviewed:{own.game}")
        yield from ways_after(language)
    yield button(say(language, "button-today-menu"), "today:menu:today")


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
    small = f"-# {date_text(deal.day)} · {place} · {judge_text(result)}"
    return layout(f"{words}\n{small}", *phone_rows([play]))
