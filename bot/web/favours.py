"""How whatever else can be asked for at a table is carried out."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.consent.agreements import Agreements
from bot.consent.deeds import ABOUT_ONE, Deed
from bot.consent.nudges import Nudges
from bot.consent.rests import Rests
from bot.controls.courtesies import give_for, taking_back
from bot.controls.hints import hint_for
from bot.controls.play import Teller, act_for
from bot.messages.announcer import Announcer
from bot.people.readers import WATCHERS
from bot.people.refused import Refused
from bot.people.texts import say
from bot.render.rules_pages import page_keys, rules_text
from bot.table.sorting import sort
from bot.web.afterwards import AFTERWARDS
from bot.web.sentences import plainly
from bot.web.view import Json
from bot.web.wishes import AnswerProposal, TakeWay, WishMade
from engine.moves import MoreTime, Resign


async def take_way(asked: WishMade, wish: TakeWay) -> Json:
    """Do what is asked for; raises Refused for what nobody was offered."""
    if wish.way in AFTERWARDS:
        return await AFTERWARDS[wish.way](asked)
    word, _, about = wish.way.partition(":")
    if not all(part.isdecimal() and len(part) < 7 for part in filter(None, about.split(":"))):
        raise Refused("page-unreadable")
    numbers = [int(part) for part in filter(None, about.split(":"))]
    if word in ABOUT_ONE and len(numbers) == 1:
        text = await propose(asked, Deed(word, numbers[0]))
    elif word == "give" and len(numbers) == 2:
        text = await give(asked, MoreTime(*numbers))
    elif word in WAYS and not numbers:
        text = await WAYS[word](asked)
    else:
        raise Refused("page-unreadable")
    return {"text": plainly(asked.language, text, asked.visit.table.row)} if text else {}


async def propose(asked: WishMade, deed: Deed) -> str:
    """Propose *deed* to the others, or fulfil it where nobody else has a say."""
    table = asked.visit.table
    key = await asked.client.part(Agreements).propose(asked.visit.user, table, deed)
    return say(asked.language, key, game=table.id)


async def give(asked: WishMade, gift: MoreTime) -> str:
    """Give somebody more time."""
    teller = Teller(asked.client, asked.language)
    return await give_for(teller, asked.doer, asked.visit.table, gift)


async def resign(asked: WishMade) -> str:
    """Give up."""
    await act_for(Teller(asked.client, asked.language), asked.doer, asked.visit.table, Resign())
    return ""


async def hint(asked: WishMade) -> str:
    """What the computer would do."""
    return await hint_for(asked.client, asked.visit.user, asked.language, asked.visit.table)


async def sort_hand(asked: WishMade) -> str:
    """Show the hand in the next of the orders."""
    table = asked.visit.table
    key = await sort(table, asked.client.preferences, asked.visit.user, ())
    asked.client.part(Announcer).mark_hands(table)
    return say(asked.language, key)


async def rules(asked: WishMade) -> str:
    """All pages of the rules, with the values that hold here."""
    table = asked.visit.table
    variant, values = table.variant, table.state.rules
    pages = range(1, 1 + len(page_keys(variant)))
    words = (rules_text(asked.language, variant, values, page) for page in pages)
    return "\n\n".join("\n\n".join(page) for page in words)


async def take_back(asked: WishMade) -> str:
    """Ask to take one's last move back."""
    return await propose(asked, taking_back(asked.visit.user, asked.visit.table))


async def nudge(asked: WishMade) -> str:
    """Call again whose turn it is."""
    table = asked.visit.table
    name = await asked.client.part(Nudges).call_again(asked.visit.user, table)
    return say(asked.language, "nudged", name=name, game=table.id)


async def go_on(asked: WishMade) -> str:
    """End a pause."""
    table = asked.visit.table
    await asked.client.part(Rests).resume(asked.visit.user, table)
    return say(asked.language, "done-goon", game=table.id)


def proposing(verb: str) -> Callable[[WishMade], Awaitable[str]]:
    """Propose what *verb* says."""
    return lambda asked: propose(asked, Deed(verb))


WAYS: dict[str, Callable[[WishMade], Awaitable[str]]] = {
    "resign": resign,
    "hint": hint,
    "sort": sort_hand,
    "rules": rules,
    "takeback": take_back,
    "nudge": nudge,
    "goon": go_on,
    "pause": proposing("pause"),
    "abort": proposing("abort"),
    **{f"watch-{word}": proposing(f"watch-{word}") for word in WATCHERS},
}


async def answer_proposal(asked: WishMade, wish: AnswerProposal) -> Json:
    """Agree to what somebody has proposed, or decline it."""
    table = asked.visit.table
    made: Any = wish.proposal
    outcome = await asked.client.part(Agreements).decide(asked.visit.user, table, made, wish.do)
    text = say(asked.language, "answered", outcome=outcome, game=table.id)
    return {"text": plainly(asked.language, text, table.row)}
