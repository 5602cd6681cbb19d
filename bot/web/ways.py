"""What else can be asked for at a table, beside moves: the list that a menu shows."""

from collections.abc import Iterator

from bot.consent.deeds import Deed, check
from bot.consent.gifts import amounts, check_gift, receivers
from bot.consent.rests import BY_PLAYERS
from bot.people.readers import WATCHERS, watchers_word
from bot.people.refused import allowed
from bot.people.texts import name_text, say
from bot.render.hand_page import HandPage
from bot.render.titles import span_text
from bot.runtime.clock import now_ms
from bot.table.advice import Price
from bot.table.conditions import gone, may_abort, may_nudge_now, people, taker
from bot.table.table import Table
from bot.web.sentences import plainly
from bot.web.view import Json
from engine.cards import Seat

Named = tuple[str, str, str]
"""A way's word, what it is called, and what is asked before it is done."""


def ways_view(language: str, table: Table, seat: Seat | None, page: HandPage) -> list[Json]:
    """All that the reader may ask for now, in the order in which a menu has it."""
    found = [*own_ways(language, table, seat, page)]
    if seat is not None and not table.over and seat in table.state.playing:
        found += common_ways(language, table, seat)
        others = len(table.state.playing) - 1
        sure = say(language, "resign-sure", game=table.id, others=others)
        found.append(("resign", say(language, "button-resign"), sure))
    return [
        {"way": way, "text": text, "sure": plainly(language, sure, table.row) if sure else None}
        for way, text, sure in found
    ]


def own_ways(language: str, table: Table, seat: Seat | None, page: HandPage) -> Iterator[Named]:
    """What concerns nobody but the reader."""
    if page.hint and seat is not None:
        key = "button-hint-counting" if page.hint is Price.COUNTING else "button-hint"
        yield "hint", say(language, key), ""
    for way in ("sort", "rules") if seat is not None and not table.over else ("rules",):
        yield way, say(language, f"button-{way}"), ""


def common_ways(language: str, table: Table, seat: Seat) -> Iterator[Named]:
    """What the others are asked, or feel."""
    takes_back = Deed("takeback", step=table.step)
    if taker(table) == seat and allowed(check, table, takes_back):
        yield "takeback", say(language, "button-takeback"), ""
    if table.halted in BY_PLAYERS:
        yield "goon", say(language, "button-goon"), ""
    if table.row.is_todays:
        return
    if may_nudge_now(table, now_ms()) and table.state.to_act != seat:
        yield "nudge", say(language, "button-nudge"), ""
    yield from about_gone(language, table, seat)
    yield from more_time(language, table, seat)
    if allowed(check, table, Deed("pause")):
        yield "pause", say(language, "button-pause"), ""
    yield from watching(language, table)
    if may_abort(table):
        yield "abort", say(language, "button-abort"), ""


def about_gone(language: str, table: Table, seat: Seat) -> Iterator[Named]:
    """What can be done about who is gone."""
    for absent in gone(table, now_ms()):
        name = table.row.players[absent - 1].name
        for verb in ("claim", "computer", "adjourn"):
            if absent != seat and allowed(check, table, Deed(verb, absent)):
                text = say(language, "way-about", what=say(language, f"button-{verb}"), name=name)
                sure = say(language, "gone-two", name=name_text(name), game=table.id)
                yield f"{verb}:{absent}", text, sure


def more_time(language: str, table: Table, seat: Seat) -> Iterator[Named]:
    """How much more time others can be given."""
    for other in receivers(table, seat) if allowed(check_gift, table, seat) else ():
        name = table.row.players[other - 1].name
        for seconds in amounts(table):
            what = f"+ {span_text(language, seconds)}"
            yield f"give:{other}:{seconds}", say(language, "way-about", what=what, name=name), ""


def watching(language: str, table: Table) -> Iterator[Named]:
    """Who else may look on."""
    for word in WATCHERS:
        is_new = word != watchers_word(table.row.audience)
        if is_new and len(people(table)) > 0 and allowed(check, table, Deed(f"watch-{word}")):
            yield f"watch-{word}", say(language, f"way-watch-{word}"), ""
