"""What happened at a table, told to everybody."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from bot.people.card_texts import card_text, cards_text, meld_text, standing_text
from bot.people.look import Look
from bot.people.texts import find, name_text, say
from bot.render.frame import Frame, Player
from bot.render.titles import span_text
from data.ids import NO_GAME
from engine import moves
from engine.cards import HIDDEN, JOKER, Card, Seat
from engine.state import Phase
from engine.view import Seen


class TimeUp:
    """Told before a turn that its player had not ended when their time was over."""


Told = tuple[Seen, Seat, moves.Move | TimeUp, Seen]
"""A move with what everybody saw before and after it."""


def story(
    told: Iterable[Told], players: Sequence[Player], language: str, *, reader: Seat | None = None
) -> list[str]:
    """Tell moves in short lines: one for all that a seat did in a row, to the *reader* as "you"."""
    return [line for _, line in sentences(told, players, language, reader)]


def sentences(
    told: Iterable[Told], players: Sequence[Player], language: str, reader: Seat | None
) -> Iterator[tuple[Seat, str]]:
    """Each change in one sentence, with the seat of whoever made it."""
    for (seat, by_itself), row in groupby(told, key=lambda one: (one[1], type(one[2]) in EVENTS)):
        done = list(row)
        if by_itself:
            yield from ((seat, event_text(one, players, language)) for one in done)
        else:
            yield seat, turn_text(done, players[seat - 1], language, is_reader=seat == reader)
        if turned_over(done[-1]):
            yield moves.DEALER, say(language, "told-turned-over")


def turn_text(done: Iterable[Told], player: Player, language: str, *, is_reader: bool) -> str:
    """What a player did in a row; in a language without words for it nobody is told as "you"."""
    text = ", ".join(all_done(done, language))
    if is_reader and find(language, "told-you"):
        return say(language, "told-you", moves=text)
    return say(language, "told-turn", name=name_text(player.name), moves=text)


def lone_frame(
    reader: Player, seen: Seen, told: Sequence[Told], language: str, look: Look, step: int = 0
) -> Frame:
    """A position at no table, for its one *reader*; the computer has the other seats."""
    computer = say(language, "computer-name")
    seats = range(1, seen.seats + 1)
    players = tuple(
        reader if seat == reader.seat else Player(seat, computer, None) for seat in seats
    )
    return Frame(
        game=NO_GAME,
        step=step,
        players=players,
        seen=seen,
        language=language,
        seat=reader.seat,
        narration=tuple(story(told, players, language, reader=reader.seat)),
        look=look,
    )


def turned_over(told: Told) -> bool:
    """Whether the pile became the stock by itself, for the next turn."""
    before, _, _, after = told
    made = after.refills.used_up > before.refills.used_up and not after.refills.due
    return made and bool(after.stock)


def all_done(told: Iterable[Told], language: str) -> Iterator[str]:
    """What a player did, move by move; cards added to one meld together."""
    for number, row in groupby(told, key=added_to):
        if number is None:
            yield from (done_text(one, language) for one in row)
        else:
            yield added_text(row, number, language)


def added_to(told: Told) -> int | None:
    """The number of the meld that a card was added to; None for any other move."""
    move = told[2]
    return move.meld if isinstance(move, moves.LayOff) else None


def added_text(row: Iterable[Told], number: int, language: str) -> str:
    """The cards added to one meld, and what that makes of a joker there that was open."""
    cards, bound = [], []
    for before, _, move, after in row:
        if isinstance(move, moves.LayOff):
            meaning, *others = meanings(before, move, after)
            cards.append(standing_text(move.card.card, meaning))
            bound += [standing_text(JOKER, other) for other in others]
    key = "did-layoff-bound" if bound else "did-layoff"
    return say(language, key, cards=" ".join(cards), meld=number, joker=" ".join(bound))


def meanings(before: Seen, move: moves.LayOff, after: Seen) -> list[Card]:
    """What the card added to a meld stands for, then what an open joker of it does by that."""
    old, new = (Counter(seen.melds[move.meld - 1].stands_for) for seen in (before, after))
    found = [card for card in (new - old).elements() if card != JOKER]
    card, named = move.card
    meaning = card if card != JOKER else named or found[-1]
    return [meaning, *(other for other in found if other != meaning)]


def drawn_text(before: Seen, seat: Seat, after: Seen, language: str) -> str:
    """What is told of a drawn card: that there was one; to its owner, which one."""
    tiles = after.variant.tiles
    new = Counter(after.hand_of(seat)) - Counter(before.hand_of(seat))
    drawn = [card for card in new if card != HIDDEN]
    if len(drawn) == 1:
        card = card_text(drawn[0], tiles=tiles)
        return say(language, "did-draw-card", card=card)
    return say(language, "did-draw-tile" if tiles else "did-draw")


def done_text(told: Told, language: str) -> str:
    """What a player did, to follow the name: `discarded K♦`."""
    before, seat, move, after = told
    match move:
        case moves.DrawStock():
            return drawn_text(before, seat, after, language)
        case moves.TakePile():
            return taken_text(move.card, before, language)
        case moves.LayMeld():
            return say(language, "did-meld", cards=meld_text(after.melds[len(before.melds)]))
        case moves.SwapJoker(card, number):
            return say(language, "did-swap", card=card_text(card), meld=number)
        case moves.Discard(card):
            return say(language, "did-discard", card=card_text(card))
        case moves.Knock(card) | moves.Gin(card):
            key = "did-gin" if after.results[-1].reason == "gin" else "did-knock"
            return say(language, key, card=card_text(card))
        case moves.Close(card):
            cards = meld_text(after.melds[-1])
            return say(language, "did-close", cards=cards, card=card_text(card))
        case moves.Arrange():
            return arranged_text(before, after, language)
    return say(language, SIMPLE.get(type(move), "did-other"))


SIMPLE: dict[type[moves.Move | TimeUp], str] = {
    moves.Pass: "did-pass",
    moves.TurnOver: "did-turn-over",
    moves.BigGin: "did-big-gin",
}
"""What is told of moves without cards."""


def arranged_text(before: Seen, after: Seen, language: str) -> str:
    """The tiles that came onto the table, meld by meld, and whether one was taken apart."""
    rows = [Counter(meld.cards) for meld in after.melds]
    apart = any(not any(Counter(meld.cards) <= row for row in rows) for meld in before.melds)
    cards = " · ".join(cards_text(row, tiles=True) for row in came(before, after))
    return say(language, "did-rearrange" if apart else "did-arrange", cards=cards)


def came(before: Seen, after: Seen) -> Iterator[list[Card]]:
    """The new tiles of each meld that has any; melds that lay there before have none."""
    new = Counter(all_melded(after)) - Counter(all_melded(before))
    old = Counter(tuple(sorted(meld.cards)) for meld in before.melds)
    for meld in after.melds:
        if old[tuple(sorted(meld.cards))] > 0:
            old[tuple(sorted(meld.cards))] -= 1
            continue
        row = []
        for card in meld.cards:
            if new[card] > 0:
                new[card] -= 1
                row.append(card)
        if row:
            yield row


def all_melded(seen: Seen) -> Iterator[Card]:
    """The cards of all melds."""
    return (card for meld in seen.melds for card in meld.cards)


def taken_text(card: Card | None, before: Seen, language: str) -> str:
    """How far down the pile was taken."""
    pile = before.pile
    if not pile:
        return say(language, "did-other")
    named_card = pile[-1] if card is None else card
    # Two packs may have left the same card deeper down as well.
    count = pile[::-1].index(named_card) + 1 if named_card in pile else 1
    key = "did-take-top" if count == 1 else "did-take-many"
    return say(language, key, count=count, card=card_text(named_card))


def event_text(told: Told, players: Sequence[Player], language: str) -> str:
    """What happened without the player's doing, or ended the game: a sentence of its own."""
    _, seat, move, after = told
    if isinstance(move, moves.Deal):
        seat = after.to_act or seat
    values: dict[str, str | int] = {"name": name_text(players[seat - 1].name), "round": after.round}
    key = EVENTS[type(move)]
    if isinstance(move, moves.Timeout):
        key, more = timeout(told)
        values |= more
    if isinstance(move, moves.MoreTime):
        values["other"] = name_text(players[move.seat - 1].name)
        values["time"] = span_text(language, move.seconds)
    if seat in after.out and after.phase is not Phase.FINISHED:
        key += "-others"
    return say(language, key, **values)


EVENTS = {
    moves.Deal: "told-deal",
    moves.Reshuffle: "told-reshuffle",
    moves.Resign: "told-resign",
    moves.Flag: "told-flag",
    moves.Timeout: "told-timeout",
    moves.MoreTime: "told-more-time",
    moves.TakeBack: "told-takeback",
    TimeUp: "told-time-up",
}


def timeout(told: Told) -> tuple[str, dict[str, str]]:
    """How the game acted for a player whose turn limit ran out."""
    before, seat, _, after = told
    if seat in after.out - before.out:
        return "told-timeout-resign", {}
    if before.phase is Phase.UPCARD:
        return "told-timeout-pass", {}
    if before.variant.tiles:
        return "told-timeout-pass" if not before.stock else "told-timeout-tiles", {}
    if after.round != before.round or not after.pile:
        return "told-timeout", {}
    return "told-timeout-discard", {"card": card_text(after.pile[-1], tiles=after.variant.tiles)}
