"""What a page is told of a table: the game as its reader sees it, ready for JSON.

Everything is made from a `Frame`, and so from nothing but what its reader may see.
"""

from collections.abc import Container, Iterable
from typing import Any

from bot.people.texts import plain_name
from bot.render import hand, table, tiles
from bot.render.frame import Frame, Player
from bot.render.hand_page import HandPage
from bot.render.offers import (
    MOST_LINES,
    MOST_PROPOSED,
    Offer,
    likely,
    named_label,
    offer_value,
    take_offers,
)
from bot.render.pictures.words import plain
from bot.render.titles import table_title
from bot.table.draft import Draft
from bot.table.plans import Plan
from bot.web.working import draft_view
from data.ids import UserId
from engine.cards import HIDDEN, Card, write_card
from engine.legal import BARE, is_legal
from engine.moves import BigGin, Discard, DrawStock, Pass, SeatMove, TurnOver
from engine.options import write_options
from engine.record.outcome import final
from engine.view import Seen

Json = dict[str, Any]

BARE_LABELS: dict[type[SeatMove], str] = {
    DrawStock: "button-draw",
    TurnOver: "button-turn-over",
    Pass: "button-pass",
    BigGin: "button-big-gin",
}
"""How the moves are called that name no card."""


def table_view(frame: Frame, page: HandPage, draft: Draft | None, here: Container[UserId]) -> Json:
    """A table as the reader of *frame* sees it; *here*: who has its page before them."""
    seen = frame.seen
    may = moves_now(frame, page)
    return {
        "t": "table",
        "number": frame.game,
        "game": seen.variant.key,
        "title": plain(table_title(frame.language, frame.game, seen.variant.key, seen.rules)),
        "about": [frame.say("table-round", round=seen.round)] if seen.round else [],
        "link": page.table_url,
        "step": frame.step,
        "seat": frame.seat,
        "players": [player_view(frame, player, here) for player in frame.players],
        "turn_ends": frame.turn_ends_ms or frame.flag_ms,
        "halted": frame.halted,
        "rules": write_options(seen.variant, seen.rules),
        "view": game_view(seen, frame.seat),
        "order": tokens(seen, page.order),
        "may": [offer_value((move,)) for move in may],
        "labels": [label(frame, move) for move in may],
        "likely": likely_places(frame, page, may),
        "together": together(frame, page),
        "turn_text": plain(turn_text(frame, page, draft)),
        "told": [plain(text) for text in frame.narration],
        "duties": list(map(plain, hand.duties(frame))) if is_playing(frame) else [],
        "notes": [plain(text) for text in (*table.halt(frame), *frame.notes)],
        "draft": arranging(frame, page, draft),
        "plan": None if page.plan is None else planned(seen, page.plan),
        "may_plan": page.may_plan,
    }


def arranging(frame: Frame, page: HandPage, draft: Draft | None) -> Json | None:
    """The working table; None where the reader has none, or nobody can play."""
    return None if draft is None or frame.halted else draft_view(frame, page, draft)


def is_playing(frame: Frame) -> bool:
    """Whether the reader is to move with cards: tiles say what is wrong at the working table."""
    is_turn = frame.seat is not None and frame.seen.to_act == frame.seat
    return is_turn and not frame.halted and not frame.seen.variant.tiles


def game_view(seen: Seen, seat: int | None) -> Json:
    """The game as `engine replay` prints it, hands that *seat* may not see as their numbers."""
    told = final(seen)
    hands = zip(seen.hands, told["hands"].items(), strict=True)
    told["hands"] = {
        key: len(cards) if is_hidden(cards) and int(key) != seat else written
        for cards, (key, written) in hands
    }
    return told | {"round": seen.round, "opened": sorted(seen.opened), "out": sorted(seen.out)}


def is_hidden(cards: Iterable[Card]) -> bool:
    """Whether only the number of *cards* is known."""
    return all(card == HIDDEN for card in cards)


def player_view(frame: Frame, player: Player, here: Container[UserId]) -> Json:
    """Somebody at the table, and what everybody knows of them."""
    seen, seat = frame.seen, player.seat
    count = len(seen.hands[seat - 1]) if seen.hands else 0
    held = "tiles-count" if seen.variant.tiles else "cards-count"
    return {
        "seat": seat,
        "name": plain_name(player.name),
        "computer": player.user_id is None or player.stand_in,
        "here": player.user_id is not None and player.user_id in here,
        "you": seat == frame.seat,
        "cards": count,
        "cards_text": frame.say(held, count=count),
        "score": seen.totals[seat - 1],
        "score_text": plain(table.total_text(frame, seat)),
        "turn": seat == seen.to_act,
    }


def tokens(seen: Seen, cards: Iterable[Card]) -> list[str]:
    """Cards as the notation writes them."""
    return [write_card(card, tiles=seen.variant.tiles) for card in cards]


def moves_now(frame: Frame, page: HandPage) -> list[SeatMove]:
    """What the reader may do now, best first, of each kind as many as autocompletion proposes."""
    seen, legal = frame.seen, page.legal
    if seen.variant.tiles and seen.to_act == frame.seat is not None and not frame.halted:
        legal = tuple(move for move in BARE if is_legal(seen, move))
    counts: dict[type[SeatMove], int] = {}
    found = []
    for move in legal:
        counts[type(move)] = counts.get(type(move), 0) + 1
        if counts[type(move)] <= MOST_PROPOSED:
            found.append(move)
    return found


def label(frame: Frame, move: SeatMove) -> str:
    """What a move is called on a button, with its cards."""
    key = BARE_LABELS.get(type(move))
    return frame.say(key) if key else plain(named_label(frame, (move,), "number"))


def likely_places(frame: Frame, page: HandPage, may: list[SeatMove]) -> list[int]:
    """Where in *may* those moves are that a hand in a message offers as one press."""
    bare = [move for move in may if type(move) in BARE_LABELS]
    offers: Iterable[Offer] = likely(frame, page.legal, MOST_LINES, page.advised)
    chosen = [*bare, *(offer[0] for offer in offers if len(offer) == 1)]
    return [may.index(move) for move in chosen if move in may]


def together(frame: Frame, page: HandPage) -> list[Json]:
    """A take with what has to be laid at once then, as one press: where that is one thing only."""
    takes = take_offers(frame, page.legal, page.advised)
    return [
        {
            "lines": [offer_value((move,)) for move in offer],
            "text": plain(named_label(frame, offer, "number")),
        }
        for offer in takes
        if len(offer) > 1
    ]


def turn_text(frame: Frame, page: HandPage, draft: Draft | None) -> str:
    """What the reader is to do now, or whose turn it is."""
    if frame.seat is None or frame.seen.to_act is None:
        return table.turn_text(frame)
    if not frame.seen.variant.tiles or frame.seat in frame.seen.out:
        return hand.status(frame, page)
    if draft is None or frame.halted:
        return tiles.waiting(frame)
    return tiles_text(frame, draft)


def tiles_text(frame: Frame, draft: Draft) -> str:
    """What a turn with tiles is where they are laid by hand."""
    if draft.is_changed:
        return frame.say("tiles-arranging")
    key = "page-tiles-turn" if frame.seen.stock else "page-tiles-turn-no-stock"
    return " ".join([frame.say(key), *tiles.opening(frame)])


def planned(seen: Seen, plan: Plan) -> str:
    """What is said ahead of a turn, as the line of the move that it ends with."""
    if plan.discard is None:
        return DrawStock.word
    return f"{Discard.word} {write_card(plan.discard, tiles=seen.variant.tiles)}"
