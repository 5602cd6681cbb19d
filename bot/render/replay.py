"""A finished game at one moment, with the ways to every other; and a moment shown to a channel."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.people.texts import name_text, plain_name
from bot.render.buttons import GREY, PRIMARY, Button, Row, button, buttons
from bot.render.ends import review_button, standing_text, why_text, winner_text
from bot.render.frame import Frame
from bot.render.layout import Block, MessageLayout, layout, shown
from bot.render.menus import OPTIONS_A_SELECT, Option, option, selects
from bot.render.picture import Picture
from bot.render.points import sum_text
from bot.render.results import hands_are_hidden, has_ended, round_text
from bot.render.sizes import own_cards
from bot.render.table import ALONE, lying, news
from engine.cards import Card, Seat
from engine.state import Phase

FRAME = 200
"""Characters around the table: where in the game it is, whose hand it is."""
EVERYBODY = 0
"""The eyes that saw only what everybody did, where a seat is named by its number."""


@dataclass(frozen=True, slots=True)
class ReplayPlace:
    """Where in a game a reader is, and where to go from there."""

    step: int
    steps: int
    rounds: tuple[int, ...]
    """The numbers of the rounds that were dealt."""
    turn_before: int
    turn_after: int
    eyes: Seat
    """Whose cards are shown; EVERYBODY: nobody's."""


def replay_view(
    frame: Frame,
    place: ReplayPlace,
    hand: Sequence[Card] = (),
    pictures: Sequence[Picture] = (),
) -> MessageLayout:
    """The moment with all controls; *frame* is what everybody saw, *hand* what the eyes held."""
    above = [news(frame), *ended(frame)]
    whose = [frame.say("replay-hand", name=frame.named(place.eyes))] if place.eyes and hand else []
    counted = hand_points(frame, hand)
    where = frame.say("replay-place", step=place.step, steps=place.steps)
    blocks: list[Block] = [f"-# {where}", *above]
    if pictures:
        table, *drawn = pictures
        blocks += [*shown(table), *whose, *shown(*drawn)]
        blocks += counted
    else:
        cards = [own_cards(frame, hand)] if whose else []
        own = "\n".join([*whose, *cards, *counted])
        room = ALONE - FRAME - sum(map(len, [*above, own]))
        blocks += [*lying(frame, room), *filter(None, [own])]
    return layout(*blocks, *controls(frame, place), look=frame.look)


def hand_points(frame: Frame, hand: Sequence[Card]) -> list[str]:
    """What the cards counted, where a round has ended in which they did."""
    values = frame.seen.variant.values
    if not (hand and hands_are_hidden(frame)):
        return []
    return [frame.say("points-hand", points=sum_text([values.of([card]) for card in hand]))]


def ended(frame: Frame) -> list[str]:
    """What a round or the game came to, where it has just ended."""
    seen = frame.seen
    if not has_ended(frame):
        return []
    sections = [round_text(frame)]
    if seen.phase is Phase.FINISHED:
        sections += [f"**{winner_text(frame)}** {why_text(frame)}", standing_text(frame)]
    return sections


def controls(frame: Frame, place: ReplayPlace) -> list[Row]:
    """The ways through the game, and what may be done with this moment."""
    rows = buttons(ways(frame, place))
    if len(place.rounds) > 1:
        rows += rounds_select(frame, place)
    return [*rows, *eyes_select(frame, place)]


def ways(frame: Frame, place: ReplayPlace) -> Iterator[Button]:
    """Buttons to other moves and turns, to share this one, for the record and the review."""
    here, last = place.step, place.steps
    for label, step, is_there in (
        ("first", 1, here == 1),
        ("step-back", here - 1, here == 1),
        ("step-on", here + 1, here == last),
        ("last", last, here == last),
        ("turn-back", place.turn_before, here == place.turn_before),
        ("turn-on", place.turn_after, here == place.turn_after),
        ("share", here, False),
        ("record", here, False),
    ):
        way = label.removeprefix("step-").replace("-", "")
        style = PRIMARY if way == "on" else GREY
        leads_to = control(frame, step, place.eyes, way)
        yield button(frame.say(f"button-{label}"), leads_to, style, disabled=is_there)
    if place.eyes and here == last and not frame.halted:
        yield review_button(frame)


def control(frame: Frame, step: int, eyes: Seat, way: str) -> str:
    """The id of a control of the replay."""
    return f"replay:{frame.game}:{max(step, 0)}:{eyes}:{way}"


def rounds_select(frame: Frame, place: ReplayPlace) -> list[Row]:
    """The rounds around this one, each at its deal."""
    now = max(frame.seen.round, 1) - 1
    first = max(0, min(now - OPTIONS_A_SELECT // 2, len(place.rounds) - OPTIONS_A_SELECT))
    options = [
        option(
            frame.say("table-round", round=number), str(number), chosen=number == frame.seen.round
        )
        for number in place.rounds[first : first + OPTIONS_A_SELECT]
    ]
    return select(frame, place, "round", options)


def eyes_select(frame: Frame, place: ReplayPlace) -> list[Row]:
    """Through whose eyes one may look."""
    everybody = option(frame.say("replay-eyes-all"), "0", chosen=not place.eyes)
    options = [
        option(
            frame.say("replay-eyes-of", name=plain_name(player.name)),
            str(player.seat),
            chosen=player.seat == place.eyes,
        )
        for player in frame.players
    ]
    return select(frame, place, "eyes", [everybody, *options])


def select(frame: Frame, place: ReplayPlace, way: str, options: Sequence[Option]) -> list[Row]:
    """A menu of the replay."""
    hint = frame.say("replay-rounds" if way == "round" else "replay-eyes")
    custom_id = control(frame, place.step, place.eyes, way)
    return selects(f"{custom_id}:", options, hint, several=False)


def shared_view(
    frame: Frame, place: ReplayPlace, sharer: str, pictures: Sequence[Picture] = ()
) -> MessageLayout:
    """The moment as everybody saw it, which *sharer* shows to a channel."""
    head = frame.say("replay-shared", name=name_text(sharer), step=place.step, steps=place.steps)
    above = [head, news(frame), *ended(frame)]
    blocks: list[Block] = [*above]
    if pictures:
        blocks += shown(*pictures)
    else:
        blocks += lying(frame, ALONE - FRAME - sum(map(len, above)))
    again = button(frame.say("button-replay-here"), f"past:{frame.game}:{place.step}")
    return layout(*blocks, *buttons([again]), look=frame.look)
