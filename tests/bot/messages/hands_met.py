"""Hands as they are met in random games: of who plays and who waits, with every choice open."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count
from random import Random

from bot.controls.play import FINDERS
from bot.messages.emojis import every_card
from bot.messages.frames import before_news, told_to, turns_back
from bot.messages.hand_contents import legal_now
from bot.messages.illustrating import hand_pictures
from bot.people.card_texts import card_text
from bot.people.look import Look
from bot.people.refused import Refused
from bot.people.texts import LANGUAGES, say
from bot.render.frame import Frame, Player
from bot.render.hand import hand_view
from bot.render.hand_page import HandPage, Panel
from bot.render.layout import MessageLayout
from bot.render.offers import of_kinds
from bot.render.story import story
from bot.render.tiles import rack_view
from bot.table import draft as drafting
from bot.table.draft import Draft, new_draft, taking
from bot.table.plans import Plan
from bot.table.played import Event
from bot.table.sorting import in_order
from bot.table.tile_offers import additions, layable, whole_melds, with_addition, with_meld
from data.ids import GameId, Ms, UserId
from engine import moves
from engine.cards import Seat
from engine.errors import Refusal
from engine.game import due, play, start
from engine.moves import DEALER
from engine.options import rules_from
from engine.players import Level, choose
from engine.record.games import read_record
from engine.state import Phase, State, Variant
from engine.view import seen_by
from tests.engine.random_games import Table

NAMES = ("Alice", "Bob Müller-Lang", "Ёлка Иванова", "Dan", "maximiliana.von.h", "Fay")
NOW_MS = Ms(1_800_000_000_000)
EMOJIS = {
    card_text(card, tiles=tiles): f"<:{token}:1795000300000000000>"
    for card, tiles, token in every_card()
}
LOOKS = {
    "text": Look(),
    "emoji": Look("emoji", emojis=EMOJIS),
    "large": Look(large=True),
    "image": Look("image", emojis=EMOJIS),
}
ONE_IN, FIRST_ONE_IN = 250, 12
"""Of so many moments one is looked at; of those right after a deal, when a result is told, more."""
USUAL_ONE_IN, LONGEST = 12, 250
SITUATIONS = ("turn", "turn", "turn", "marked", "open", "open", "waits", "waits", "paused")
OPENED: dict[Panel, type[moves.SeatMove]] = {
    Panel.MELD: moves.LayMeld,
    Panel.LAY_OFF: moves.LayOff,
    Panel.DISCARD: moves.Discard,
    Panel.SWAP: moves.SwapJoker,
    Panel.KNOCK: moves.Knock,
    Panel.CLOSE: moves.Close,
}
"""Choices between moves of a kind."""


@dataclass(frozen=True, slots=True)
class Position:
    """A moment in which moves are looked for."""

    state: State

    def can(self, seat: Seat, *made: moves.Move) -> bool:
        """Whether all of them can be made in turn."""
        state = self.state
        try:
            for move in made:
                state = play(state, seat, move)
        except Refusal:
            return False
        return True


@dataclass(frozen=True, slots=True)
class HandMet:
    """One hand: what its message is made of, and what is the matter with it."""

    situation: str
    frame: Frame
    page: HandPage
    draft: Draft | None

    def looking(self, look: Look) -> "HandMet":
        """The hand as somebody else likes to see it."""
        ended = self.page.ended
        page = replace(self.page, ended=ended and replace(ended, look=look))
        return replace(self, frame=replace(self.frame, look=look), page=page)

    async def view(self) -> MessageLayout:
        """The message."""
        pictures = await hand_pictures(self.frame, self.page, self.draft, hasty=False)
        if self.frame.seen.variant.tiles:
            return rack_view(self.frame, self.page, self.draft, pictures)
        return hand_view(self.frame, self.page, pictures)


def hands_met(variant: Variant, numbers: range) -> Iterator[HandMet]:
    """The hands of random games, each in another language than the one before."""
    languages = (LANGUAGES[n % len(LANGUAGES)] for n in count())
    for number in numbers:
        random = Random(f"hands {variant.key} {number}")
        table = Table(variant, Random(f"{variant.key} {number}"))
        state, events = read_record(table.text()).start(), list[Event]()
        while state.phase is not Phase.FINISHED:
            before = state
            state, seat, move = table.step(before)
            events.append(Event(before, seat, move, state))
            is_new = bool(state.results) and state.to_act and before.phase is Phase.DEAL
            if state.to_act and random.randrange(FIRST_ONE_IN if is_new else ONE_IN) == 0:
                situation = random.choice(SITUATIONS)
                yield hand_met(state, events, next(languages), random, situation)


def usual_hands(variant: Variant, numbers: range) -> Iterator[HandMet]:
    """Hands of two easy computers with the usual options, where nothing is open."""
    for number in numbers:
        random, key = Random(number), number.to_bytes(32, "big")
        state, events = start(variant, rules_from(variant, {}), 2, 1), list[Event]()
        while state.phase is not Phase.FINISHED and len(events) < LONGEST:
            dealt = due(state, key)
            seat = DEALER if dealt else state.acting
            move = dealt or choose(seen_by(state, seat), random, Level.EASY, 0)
            before, state = state, play(state, seat, move)
            events.append(Event(before, seat, move, state))
            if state.to_act and random.randrange(USUAL_ONE_IN) == 0:
                situation = random.choice(("turn", "waits"))
                hand = hand_met(state, events, "en", random, situation)
                yield replace(hand, page=replace(hand.page, tells_turn=False))


def hand_met(
    state: State, events: Sequence[Event], language: str, random: Random, situation: str
) -> HandMet:
    """The hand of somebody at that moment, in that *situation*."""
    acting = state.acting
    others = [seat for seat in range(1, state.seats + 1) if seat != acting]
    seat = random.choice(others) if situation == "waits" else acting
    frame = frame_met(state, events, seat, language, random)
    if situation == "paused":
        why = random.choice(("agreed", "adjourned", "channel"))
        frame = replace(frame, halted=why, halt_ends_ms=NOW_MS)
    page = page_met(frame, state, events, random)
    if state.variant.tiles:
        draft = new_draft(frame.seen) if seat == acting else None
        if draft is not None and situation in ("marked", "open"):
            draft, page = arranged(draft, page, random)
        elif draft is not None and random.randrange(2):
            page = replace(page, layable=layable(frame.seen))
        return HandMet(situation, frame, page, draft)
    if situation in ("marked", "open"):
        page = opened(Position(state), page, random, situation)
    return HandMet(situation, frame, page, None)


def frame_met(
    state: State, events: Sequence[Event], seat: Seat, language: str, random: Random
) -> Frame:
    """What *seat* sees, at a table with or without a limit, clocks and notes."""
    people = tuple(
        Player(n, NAMES[n - 1], None if n == 2 else UserId(n)) for n in range(1, state.seats + 1)
    )
    turns = turns_back(events, max(2, state.seats - 1))
    limit = random.choice((None, Ms(NOW_MS + 90_000)))
    return Frame(
        game=GameId(random.choice((17, 20417))),
        step=5,
        players=people,
        seen=seen_by(state, seat),
        language=language,
        seat=seat,
        turn_ends_ms=limit,
        flag_ms=limit if state.clocks else None,
        notes=(say(language, "note-stand-in"),) if random.random() < 0.05 else (),
        narration=tuple(story(told_to(seat, turns), people, language)),
        commitment="3f9a1c2b" * 8 if state.round == 1 else "",
        before=before_news(turns, state, seat),
        opens_page=random.random() < 0.5,
    )


def page_met(frame: Frame, state: State, events: Sequence[Event], random: Random) -> HandPage:
    """The hand of *frame*, whose reader may have planned the turn that they wait for."""
    seat = frame.seat
    assert seat is not None
    may_plan = state.to_act != seat and not state.variant.tiles and seat not in state.out
    order = in_order(state, state.hand_of(seat), random.choice(("melds", "suit", "rank")), None)
    planned = may_plan and bool(order) and random.random() < 0.3
    plan = Plan(random.choice((None, order[0])), state.round, 0) if planned else None
    return HandPage(
        order,
        legal=legal_now(frame),
        may_plan=may_plan and not frame.halted,
        plan=plan,
        tells_turn=random.random() < 0.2,
        table_url="https://discord.com/channels/@me/2/3" if random.random() < 0.5 else None,
        ended=ended_before(frame, events),
        note=say(frame.language, "hand-moved-on") if random.random() < 0.05 else "",
    )


def ended_before(frame: Frame, events: Sequence[Event]) -> Frame | None:
    """The round before as it was left, unless the reader has moved since."""
    for event in reversed(events):
        if len(event.after.results) > len(event.before.results):
            return replace(frame, seen=seen_by(event.after, frame.seat))
        if event.seat == frame.seat:
            return None
    return None


def opened(position: Position, page: HandPage, random: Random, situation: str) -> HandPage:
    """The hand with cards marked, or with a choice open that can be."""
    if situation == "marked":
        marks = random.sample(page.order, min(len(page.order), random.randint(1, 3)))
        return replace(page, marks=tuple(sorted(marks)))
    choices = [replace(page, panel=Panel.LOOK), replace(page, panel=Panel.MORE)]
    for panel, kind in OPENED.items():
        if len(offers := of_kinds(page.legal, kind)) > 1:
            choices.append(replace(page, panel=panel, offers=tuple(offers)))
    if any(isinstance(move, moves.TakePile) for move in page.legal):
        choices.append(replace(page, panel=Panel.TAKE))
    choices += [*asked(position, page)]
    return random.choice(choices)


def asked(position: Position, page: HandPage) -> Iterator[HandPage]:
    """The hand asking what a joker stands for, or where a marked card goes."""
    wanted = [
        tuple(laid.card for laid in move.cards)
        for move in page.legal
        if isinstance(move, moves.LayMeld)
    ]
    wanted += [(move.card.card,) for move in page.legal if isinstance(move, moves.LayOff)]
    for marks in dict.fromkeys(wanted):
        try:
            meant = FINDERS["meld" if len(marks) > 1 else "layoff"](position, marks)
        except (Refusal, Refused):
            continue
        if meant.panel is not Panel.TURN:
            yield replace(page, marks=marks, panel=meant.panel, offers=tuple(meant.offers))


def arranged(draft: Draft, page: HandPage, random: Random) -> tuple[Draft, HandPage]:
    """A working table after a few changes, perhaps with tiles picked or a choice open."""
    for _ in range(random.randint(0, 4)):
        draft = random.choice((laid, added, picked, moved))(draft, random)
    panel = random.choice((Panel.TURN, Panel.TURN, Panel.LOOK, Panel.MORE, Panel.ONTO))
    if panel is Panel.ONTO:
        fits = tuple(taking(draft)) if draft.picks else ()
        return draft, replace(page, panel=panel if draft.picks else Panel.TURN, fits=fits)
    if panel is Panel.MORE and not draft.picks:
        panel = random.choice(
            [
                panel,
                *([Panel.MELD] if len(whole_melds(draft)) > 1 else []),
                *([Panel.LAY_OFF] if len(additions(draft)) > 1 else []),
            ]
        )
    return draft, replace(page, panel=panel)


def laid(draft: Draft, random: Random) -> Draft:
    """A whole meld of the rack is laid, if there is one."""
    found = whole_melds(draft)
    return with_meld(draft, random.choice(found)) if found else draft


def added(draft: Draft, random: Random) -> Draft:
    """A tile of the rack is added to a row, if one takes it."""
    found = additions(draft)
    return with_addition(draft, random.choice(found)) if found else draft


def picked(draft: Draft, random: Random) -> Draft:
    """Some tiles of the rack are picked, and of the table those that may be."""
    rack = draft.layout.rack
    draft = drafting.pick_held(draft, random.sample(rack, min(len(rack), random.randint(0, 3))))
    places = drafting.in_question(draft, 25)
    return drafting.pick_taken(draft, random.sample(places, min(len(places), random.randint(0, 2))))


def moved(draft: Draft, random: Random) -> Draft:
    """What is picked becomes a row, be it a meld or not."""
    return drafting.meld(draft) if draft.picks else picked(draft, random)
