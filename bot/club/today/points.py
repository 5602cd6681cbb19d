"""What a deal of the day counts for in the ladder of the month: points that are alike in all games.

A lead itself would not do: forty points are much at one game and little at another, and with some
cards everybody is behind. So each is compared with what the strong level made of the same cards.
"""

from bot.club.today.deals import beginning
from engine.review.chances import hand_points
from engine.rules import Rules

EVEN, MOST = 50, 100
"""Points for who does as well as the strong level, and for who does better by a whole hand."""


def points_of(variant: str, rules: Rules, lead: int, strong: int) -> int:
    """The points of who came ahead by *lead* where the strong level came ahead by *strong*.

    A whole hand is what the cards of one come to on average as they are dealt.
    """
    hand = hand_points(beginning(variant, rules, 1))
    points = EVEN + (MOST - EVEN) * (lead - strong) / hand
    return round(min(max(points, 0), MOST))
